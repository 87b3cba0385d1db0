import { useEffect, useState } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { hold as texts } from '../../messages/en/hold.ts'
import { heldWords } from '../../parts/slots/held-words.ts'
import { visitElsewhere } from '../../state/draft.ts'
import { isFinished } from '../../state/visit.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Says that another tab has the visit, which time it holds there, and that a choice here replaces that one (quality, fault 9). */
export function HeldElsewhere() {
  const t = useTexts(texts)
  const [held, setHeld] = useState<ReturnType<typeof heldWords>>()
  useEffect(() => {
    const look = () =>
      void visitElsewhere().then((visit) => {
        const holds = visit?.appointment?.timestamp && !isFinished(visit.appointment)
        setHeld(holds ? heldWords(visit) : undefined)
      })
    look()
    // The guest comes back from the other tab.
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [])
  return (
    <Notice
      tone="warning"
      live="status"
      title={held ? t.elsewhereHeld(held.what, held.where, held.when) : t.elsewhereOpen}
    >
      {t.elsewhereReplaces}
    </Notice>
  )
}
