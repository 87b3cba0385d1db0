/** Epoch milliseconds, by this machine's clock. */
export function now(): number {
  return Date.now()
}

/** Milliseconds of a clock that never steps, for measuring how long something takes. */
export function elapsed(): number {
  return performance.now()
}
