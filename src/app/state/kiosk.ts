import { get } from 'idb-keyval'
import { proxy } from 'valtio'
import { href, PATHS } from '../paths.ts'
import { whenAlive } from '../platform/moments.ts'
import { deviceDatabase, mayHaveDatabase } from '../platform/storage.ts'
import { tablet } from '../platform/tablet.ts'
import type { KeptEnrolment } from './kept-enrolment.ts'

/** Key of the enrolment in the device database. */
export const ENROLMENT = 'enrolment'

const LONGEST_WAIT = 1000
const AGAIN_AFTER = 1000

/** The profile of a store's tablet; no enrolment on anyone's own device. `isWiping`: between two guests, nothing is shown. */
export const kiosk = proxy<{ enrolment: KeptEnrolment | undefined; isWiping: boolean }>({
  enrolment: undefined,
  isWiping: false,
})

let reading: Promise<void> | undefined

/** Reads the profile, once; opens no database where there is none. `found`: called as soon as there is one, before it is judged. */
export function readKiosk(found?: () => void): Promise<void> {
  reading ??= readOnce(found)
  return reading
}

let isLate = false

/** Resolves when the profile has been read, or takes so long that a guest would wait for it: the page is then drawn as a guest's. */
export async function kioskKnown(found?: () => void): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT)).then(() => {
    isLate = true
  })
  await Promise.race([readKiosk(found), late])
}

async function readOnce(found?: () => void): Promise<void> {
  if (!(await mayHaveDatabase('device'))) return
  const kept: unknown = await get(ENROLMENT, deviceDatabase.use).catch(() => undefined) // storage
  if (kept === undefined) return // nobody has enrolled this device
  found?.()
  const { KeptEnrolment } = await loadStruct()
  const [, enrolment] = KeptEnrolment.validate(kept, { coerce: true })
  if (!enrolment) return
  if (isLate) await whenAlive()
  becomeKiosk(enrolment)
}

/** Guests' own devices do without it. A tablet waits for it: it must not be taken for a guest's. */
async function loadStruct(): Promise<typeof import('./kept-enrolment.ts')> {
  for (;;) {
    try {
      return await import('./kept-enrolment.ts')
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
    }
  }
}

/** Takes on the profile in memory and on the screen. */
export function becomeKiosk(enrolment: KeptEnrolment | undefined): void {
  kiosk.enrolment = enrolment
  tablet.token = enrolment?.tabletToken
  if (enrolment) document.documentElement.dataset['kiosk'] = ''
  else delete document.documentElement.dataset['kiosk']
}

/** Where a path is on a store's tablet: in the walk-in flow of its own store, the staff's page, or neither. */
export type Place = 'landing' | 'selection' | 'form' | 'confirmation' | 'staff' | 'outside'

/** The place of a path on a tablet of this store (CARD-07). */
export function placeOf(path: string, locationId: string): Place {
  if (path === href('instantVaccine', { locationId })) return 'landing'
  if (path === href('instantVaccineSelection', { locationId })) return 'selection'
  if (path === PATHS.schedule) return 'form'
  if (path === PATHS.confirmation) return 'confirmation'
  return path.startsWith(href('kiosk', { locationId: '' })) ? 'staff' : 'outside'
}

/** Home of an enrolled tablet, for a path that is not for its guests; undefined where the path may stay (CARD-07). */
export function ledHome(path: string): string | undefined {
  const { enrolment } = kiosk
  if (!enrolment || placeOf(path, enrolment.locationId) !== 'outside') return undefined
  return kioskHome(enrolment)
}

/** The landing page of the tablet's store. */
export function kioskHome({ locationId }: { locationId: string }): string {
  return href('instantVaccine', { locationId })
}
