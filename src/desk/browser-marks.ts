/**
 * What the pages of a desk keep in its browser, for each other and for the page that is loaded next: that the server has not heard yet of a
 * lock, and when somebody last used one of them. Nothing of any visit (DESK-07).
 */
const [OWES_LOCK, USED_AT] = ['desk-owes-lock', 'desk-used-at'] as const
type Mark = typeof OWES_LOCK | typeof USED_AT

/** Marks that the browser would not keep. */
const inMemory = new Map<Mark, string>()

function read(mark: Mark): string | undefined {
  const kept = inMemory.get(mark)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(mark) ?? undefined
  } catch {
    // storage: this page has its own marks in memory
    return undefined
  }
}

function write(mark: Mark, text: string | undefined): void {
  inMemory.delete(mark)
  try {
    if (text === undefined) localStorage.removeItem(mark)
    else localStorage.setItem(mark, text)
  } catch {
    if (text !== undefined) inMemory.set(mark, text)
  }
}

/** Whether this desk was locked and the server has not heard of it (DESK-01). */
export function owesLock(): boolean {
  return read(OWES_LOCK) !== undefined
}

/** Keeps that the server must still hear of a lock, or that it has. */
export function setOwesLock(owes: boolean): void {
  write(OWES_LOCK, owes ? 'yes' : undefined)
}

/** Calls `listener` when another page of this desk is locked. Returns how to stop. */
export function whenLockedElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === OWES_LOCK && newValue !== null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Calls `listener` when another page of this desk is used, which it is not while the desk is locked. Returns how to stop. */
export function whenUsedElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === USED_AT && newValue !== null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** When somebody last used a page of this desk, by the device's clock in epoch milliseconds; undefined: not known. */
export function lastUse(): number | undefined {
  const at = Number(read(USED_AT))
  return Number.isInteger(at) && at > 0 ? at : undefined
}

export function setLastUse(at: number): void {
  write(USED_AT, String(at))
}
