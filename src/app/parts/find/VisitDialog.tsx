import type { CatalogueService } from '#domain/services'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { find as texts } from '../../messages/en/find.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { VisitChoices } from './VisitChoices.tsx'

type Props = { visits: readonly CatalogueService[]; onChoose: (id: number) => void; onClose: () => void }

/** Asks which visit of a type the guest wants (FIND-34); closing it returns to the form. */
export default function VisitDialog({ visits, onChoose, onClose }: Props) {
  const t = useTexts(texts)
  const c = useTexts(common)
  return (
    <Dialog open title={t.whichVisit} onClose={onClose} actions={<Button onClick={onClose}>{c.back}</Button>}>
      <VisitChoices visits={visits} onChoose={onChoose} />
    </Dialog>
  )
}
