import { useSnapshot } from 'valtio'
import { now } from '../../platform/clock.ts'
import { connection } from '../../state/connection.ts'

/** What is older, in milliseconds, comes from what the device kept. */
const FRESH = 5 * 60_000

/** Whether what was so at an instant is shown as being so now. */
export function useIsLive(asOf: number): boolean {
  const { status } = useSnapshot(connection)
  return status !== 'offline' && now() - asOf < FRESH
}
