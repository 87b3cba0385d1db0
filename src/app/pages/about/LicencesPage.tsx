import { useTexts } from '../../messages/catalogue.ts'
import { about } from '../../messages/en/about.ts'
import { ContentArticle } from '../../parts/clinic/ContentArticle.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './About.module.css'

/** A file that the build writes. */
const ALL_TEXTS = '/licences.txt'

/** Lists the packages and data that ship with this service, and their licences. */
export default function LicencesPage() {
  const t = useTexts(about).licences
  return (
    <Frame>
      <PageHeader title={t.title} hint={t.hint} focusKey="licences" />
      <ContentArticle
        sections={[
          { heading: t.dataHeading, paragraphs: [...t.data] },
          { heading: t.packagesHeading, paragraphs: [t.packagesHint(__SHIPPED__.length)] },
        ]}
      />
      <p className={styles.all}>
        <a href={ALL_TEXTS}>{t.allTexts}</a>
      </p>
      <ul className={styles.packages}>
        {__SHIPPED__.map(([name, version, licence]) => (
          <li key={`${name} ${version}`}>
            <span className={styles.name}>{name}</span>
            <span className={styles.version}>{t.version(version)}</span>
            <span>{licence}</span>
          </li>
        ))}
      </ul>
    </Frame>
  )
}
