import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { href } from '../paths.ts'
import { visit } from '../state/visit.ts'

const WALK_IN = href('instantVaccine', { locationId: '' })

/** Whether the guest stands at the counter of a walk-in's store. */
export function useIsAtCounter(): boolean {
  const [path] = useLocation()
  const { flow } = useSnapshot(visit)
  return path.startsWith(WALK_IN) || flow === 'INSTANT_VACCINE'
}
