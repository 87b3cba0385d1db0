import { type Area, useTexts } from '../../messages/catalogue.ts'
import { about } from '../../messages/en/about.ts'
import { kiosk } from '../../messages/en/kiosk.ts'
import { ContentArticle } from '../../parts/clinic/ContentArticle.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type TextsOf<A> = A extends Area<infer T> ? T : never
type Words = TextsOf<typeof about>
export type StatementName = 'privacy' | 'accessibility'

/** A statement about this service over the page of a store's tablet, which keeps the visit (WI-36). It has no link. */
export default function StatementDialog({ of, onClose }: { of: StatementName; onClose: () => void }) {
  const t = useTexts(kiosk)
  const { title, hint, parts }: Words['privacy'] | Words['accessibility'] = useTexts(about)[of]
  const sections = Object.values(parts).map(({ heading, lines }) => ({ heading, paragraphs: [...lines] }))
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <p>{hint}</p>
      <ContentArticle sections={sections} level={3} />
    </Dialog>
  )
}
