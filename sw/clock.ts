/** The device's clock, epoch milliseconds. */
export function deviceNow(): number {
  return Date.now()
}
