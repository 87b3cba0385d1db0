import { del, get, set } from 'idb-keyval'
import { proxy } from 'valtio'
import { whenAlive } from '../platform/moments.ts'
import { type Aid, hasAid, keepPlace, setAid } from '../platform/screen.ts'
import { deviceDatabase, mayHaveDatabase } from '../platform/storage.ts'
import { kiosk, tabletPageOf } from './kiosk.ts'

/** Key of the guest's choice in the device database. */
const KEPT = 'aids'

/** Which reading aids are on, for the buttons that switch them (SC-02). */
export const aids = proxy<Record<Aid, boolean>>({ text: false, contrast: false })

/** Switches an aid, and keeps the choice on the device. On a store's tablet it goes with the guest. */
export async function switchAid(aid: Aid): Promise<void> {
  aids[aid] = !aids[aid]
  keepPlace(() => setAid(aid, aids[aid]))
  await set(KEPT, { ...aids }, deviceDatabase.use).catch(() => undefined) // storage
}

/** Applies what the guest chose on this device before, without creating a database. On a tablet's landing page it forgets the choice, because the next guest begins there. */
export async function applyKeptAids(): Promise<void> {
  if (!(await mayHaveDatabase('device'))) return
  if (kiosk.enrolment && tabletPageOf(location.pathname, kiosk.enrolment.locationId) === 'landing')
    return forgetAids()
  const kept: unknown = await get(KEPT, deviceDatabase.use).catch(() => undefined) // storage
  if (typeof kept !== 'object' || kept === null) return
  for (const aid of ['text', 'contrast'] as const) setAid(aid, aid in kept && kept[aid as never] === true)
  await whenAlive() // until then the buttons look as in the template
  noteAids()
}

/** Takes both aids from the next guest of a tablet. */
export function resetAids(): void {
  setAid('text', false)
  setAid('contrast', false)
  noteAids()
  void forgetAids()
}

async function forgetAids(): Promise<void> {
  await del(KEPT, deviceDatabase.use).catch(() => undefined) // storage
}

function noteAids(): void {
  aids.text = hasAid('text')
  aids.contrast = hasAid('contrast')
}
