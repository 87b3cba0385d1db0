import { useEffect, useState } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { hold as texts } from '../../messages/en/hold.ts'
import { draft as draftTexts } from '../../messages/en/notices.ts'
import { heldWords } from '../../parts/slots/held-words.ts'
import { goOnHere, goOnIfLeft, visitElsewhere } from '../../state/draft.ts'
import { isFinished } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** How often the other tab is looked at, in milliseconds. */
const LOOK_MS = 1000

/**
 * Says that another tab has the visit, which time it holds there, and that a choice here replaces that one (quality, fault 9). It goes
 * on here by a press, and by itself when the other tab is closed (BK-22).
 */
export function HeldElsewhere() {
  const t = useTexts(texts)
  const d = useTexts(draftTexts)
  const [held, setHeld] = useState<ReturnType<typeof heldWords>>()
  useEffect(() => {
    const look = async () => {
      await goOnIfLeft()
      const visit = await visitElsewhere()
      const holds = visit?.appointment?.timestamp && !isFinished(visit.appointment)
      setHeld(holds ? heldWords(visit) : undefined)
    }
    void look()
    const looking = setInterval(() => void look(), LOOK_MS)
    return () => clearInterval(looking)
  }, [])
  return (
    <Notice
      tone="warning"
      live="status"
      title={held ? t.elsewhereHeld(held.what, held.where, held.when) : t.elsewhereOpen}
      actions={<Button onClick={() => void goOnHere()}>{d.goOnHere}</Button>}
    >
      {t.elsewhereReplaces}
    </Notice>
  )
}
