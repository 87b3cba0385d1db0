import { showPhone } from '#domain/phone'
import { useTexts } from '../messages/catalogue.ts'
import { pages as texts } from '../messages/en/pages.ts'
import { useDocuments } from '../state/documents.ts'
import { Button } from '../ui/Button.tsx'

const SLUGS = ['schedulerConfig'] as const

/** The customer support number (LIMITS-08, LIMITS-11) as a button that calls. */
export function SupportCall({ whose }: { whose: 'customer' | 'clinic' }) {
  const t = useTexts(texts)
  const documents = useDocuments(SLUGS)
  if (documents.status !== 'done') return null
  const number = documents.value.schedulerConfig.support[whose]
  return (
    <Button icon="phone" href={`tel:+1-${number}`}>
      {t.call(showPhone(number))}
    </Button>
  )
}
