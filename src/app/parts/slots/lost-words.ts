import { say } from '../../messages/catalogue.ts'
import { hold as texts } from '../../messages/en/hold.ts'
import type { Which } from '../../state/hold.ts'

/** Which time is lost, and that the first dose's stands without the second's. */
export function lostWords(which: Which, isFirstHeld: boolean): string {
  const t = say(texts)
  if (which === 'appointment') return t.lost
  return isFirstHeld ? `${t.lostSecond} ${t.firstHeld}` : t.lostSecond
}
