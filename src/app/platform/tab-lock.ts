/**
 * Takes a lock that one tab of this product has at a time, from whichever tab had it; `onTaken` is called when another tab takes it
 * from this one. Answers how to give it back. A browser without locks knows nothing of other tabs.
 */
export function takeLock(name: string, onTaken: () => void): () => void {
  const locks = lockManager()
  if (!locks) return () => {}
  let giveBack = () => {}
  let isOurs = true
  const kept = new Promise<void>((resolve) => {
    giveBack = resolve
  })
  locks
    .request(name, { steal: true }, () => kept)
    .catch(() => {
      if (isOurs) onTaken()
    })
  return () => {
    isOurs = false
    giveBack()
  }
}

/** A page that is being left still has its locks for a moment. */
const MOMENT = 250

/** Whether any tab has a lock, and keeps it; false where nothing is known. */
export async function isLockTaken(name: string): Promise<boolean> {
  if (!(await isHeld(name))) return false
  await new Promise((resolve) => setTimeout(resolve, MOMENT))
  return isHeld(name)
}

async function isHeld(name: string): Promise<boolean> {
  const held = (await lockManager()?.query())?.held ?? []
  return held.some((lock) => lock.name === name)
}

/** Does some work while no other tab does any under this name; a browser without locks does it at once. */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = lockManager()
  return locks ? await locks.request(name, work) : await work()
}

/** Absent in old browsers, and where the page came over an insecure connection. */
function lockManager(): LockManager | undefined {
  return globalThis.navigator?.locks
}
