import { useTexts } from '../../messages/catalogue.ts'
import { find as texts } from '../../messages/en/find.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { outlines } from '../../ui/outlines.ts'

type Props = { onAnswer: (addsFlu: boolean) => void; onClose: () => void }

/** Offers a flu vaccine with the visit (FIND-39); closing it returns to the form (FIND-41). */
export default function FluDialog({ onAnswer, onClose }: Props) {
  const t = useTexts(texts)
  return (
    <Dialog
      open
      title={t.fluQuestion}
      onClose={onClose}
      actions={
        <>
          <Button look="primary" icon={outlines.syringe} onClick={() => onAnswer(true)}>
            {t.addFlu}
          </Button>
          <Button onClick={() => onAnswer(false)}>{t.no}</Button>
        </>
      }
    >
      <p>{t.fluHint}</p>
    </Dialog>
  )
}
