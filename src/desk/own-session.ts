import { type DeskSession, getDeskSession, lockDesk } from '#contract/desk'
import { type Asked, askDesk } from './ask.ts'
import { owesLock, setOwesLock } from './browser-marks.ts'

/**
 * Asks the server about the session of this browser. It first tells the server of a lock it has not heard of: a page that loads anew would be
 * open (DESK-01).
 */
export async function askOwnSession(): Promise<Asked<{ session: DeskSession }>> {
  const answer = owesLock() ? await askDesk(lockDesk, { body: {} }) : await askDesk(getDeskSession)
  // A browser that is no desk any more has nothing to lock.
  if (answer.kind === 'refused') setOwesLock(false)
  const isOpen = answer.kind === 'answered' && !answer.data.session.isLocked
  return isOpen && owesLock() ? askOwnSession() : answer
}
