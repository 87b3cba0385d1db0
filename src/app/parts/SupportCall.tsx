import { showPhone } from '#domain/phone'
import { useTexts } from '../messages/catalogue.ts'
import { pages as texts } from '../messages/en/pages.ts'
import { useDocuments } from '../state/documents.ts'
import { Button } from '../ui/Button.tsx'
import styles from './SupportCall.module.css'

const SLUGS = ['schedulerConfig'] as const

/** The customer support number (LIMITS-08, LIMITS-11) as a button that calls. */
export function SupportCall({ whose }: { whose: 'customer' | 'clinic' }) {
  const t = useTexts(texts)
  const documents = useDocuments(SLUGS)
  const number = documents.status === 'done' ? documents.value.schedulerConfig.support[whose] : undefined
  return (
    <p className={styles.call}>
      {number && (
        <Button icon="phone" href={`tel:+1-${number}`}>
          {t.call(showPhone(number))}
        </Button>
      )}
    </p>
  )
}
