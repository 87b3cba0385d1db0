/** The device's clock, epoch milliseconds. */
export function deviceTime(): number {
  return Date.now()
}
