import { DAY_MS } from './time-units.ts'

/**
 * When a guest checked in, epoch milliseconds: `createdAt` of the device, or `receivedAt` where the device's clock is ahead or more
 * than a day behind, and is not believed.
 */
export function checkedInAt(createdAt: number, receivedAt: number): number {
  const isBelieved = createdAt <= receivedAt && receivedAt - createdAt <= DAY_MS
  return isBelieved ? createdAt : receivedAt
}
