import { showPhone } from '#domain/phone'
import { useTexts } from '../messages/catalogue.ts'
import { kiosk as texts } from '../messages/en/kiosk.ts'
import { banner } from '../state/banner.ts'
import { useDocuments } from '../state/documents.ts'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { DocumentsProblem } from './DocumentsProblem.tsx'
import { PhoneNumber } from './Frame.tsx'
import styles from './LanguageHelp.module.css'

const DOCUMENTS = ['languageHelp'] as const

/** The notice in each language of the operator, with the number to call (LANG-09). */
export default function LanguageNotices({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts)
  const documents = useDocuments(DOCUMENTS)
  if (documents.status === 'failed') return <DocumentsProblem retry={documents.retry} />
  if (documents.status === 'in_progress') return <Skeleton shape="text" count={3} />
  return (
    <>
      <ul className={styles.notices}>
        {documents.value.languageHelp.notices.map(({ language, name, text }) => (
          <li key={language} lang={language} dir="auto">
            <strong>{name}</strong>
            <p>
              <Notice text={text} />
            </p>
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>{t.close}</Button>
    </>
  )
}

/** A notice with the number of customer support in its place. */
function Notice({ text }: { text: string }) {
  const [before, ...rest] = text.split('{supportPhone}')
  return (
    <>
      {before}
      {rest.map((after) => (
        <span key={after}>
          <PhoneNumber shown={showPhone(banner.phone)} href={`tel:+1-${banner.phone}`} />
          {after}
        </span>
      ))}
    </>
  )
}
