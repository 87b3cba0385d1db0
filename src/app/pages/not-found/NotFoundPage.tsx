import { useTexts } from '../../messages/catalogue.ts'
import { pages as texts } from '../../messages/en/pages.ts'
import { Frame } from '../../parts/Frame.tsx'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './NotFoundPage.module.css'

/** An unknown path, with a service finder (ROUTE-32). */
export default function NotFoundPage() {
  const t = useTexts(texts)
  const finder = [
    { to: href('main'), words: t.findTime },
    { to: href('main'), words: t.walkIn },
    { to: href('clinicLocations'), words: t.findClinic },
    { to: href('clinicServices'), words: t.clinicServices },
  ]
  return (
    <Frame>
      <PageHeader title={t.notFound} hint={t.notFoundHint} />
      <section className={styles.finder} aria-labelledby="finder">
        <h2 id="finder">{t.serviceFinder}</h2>
        {finder.map(({ to, words }) => (
          <Button key={words} wide iconEnd="chevron" href={to} onClick={onLink(to)}>
            {words}
          </Button>
        ))}
      </section>
    </Frame>
  )
}
