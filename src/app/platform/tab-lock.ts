import { wait } from './clock.ts'

/**
 * Takes a lock away from the tab of this product that has it. Calls `onTaken` when another tab takes it from this one. Returns how to
 * give it back. In a browser without locks each tab behaves as if it were the only one.
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

/** A page that the guest leaves keeps its locks for about this long, in milliseconds. */
const MOMENT = 250

/** Whether any tab has a lock and keeps it. False in a browser without locks. */
export async function isLockTaken(name: string): Promise<boolean> {
  if (!(await isHeld(name))) return false
  await wait(MOMENT)
  return isHeld(name)
}

async function isHeld(name: string): Promise<boolean> {
  const held = (await lockManager()?.query())?.held ?? []
  return held.some((lock) => lock.name === name)
}

/** Runs some work while no other tab runs any under the same name. A browser without locks runs it at once. */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = lockManager()
  return locks ? await locks.request(name, work) : await work()
}

/** Old browsers and insecure pages have no locks. */
function lockManager(): LockManager | undefined {
  return globalThis.navigator?.locks
}
