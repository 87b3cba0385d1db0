import { get } from 'idb-keyval'
import { proxy } from 'valtio'
import { tablet } from '../api/reach.ts'
import { href, PATHS } from '../paths.ts'
import { wait } from '../platform/clock.ts'
import { whenAlive } from '../platform/moments.ts'
import { deviceDatabase, mayHaveDatabase } from '../platform/storage.ts'
import type { KeptEnrolment } from './kept-enrolment.ts'

/** Key of the enrolment in the device database. */
export const ENROLMENT = 'enrolment'

/** How long a page waits for the profile before it appears, and before a second try to load code, in milliseconds. */
const LONGEST_WAIT = 1000
const AGAIN_AFTER = 1000

/** The profile of a store's tablet. Guests' own devices have no enrolment. `isWiping`: the page is blank between two guests. */
export const kiosk = proxy<{ enrolment: KeptEnrolment | undefined; isWiping: boolean }>({
  enrolment: undefined,
  isWiping: false,
})

let reading: Promise<void> | undefined

/** Reads the profile once, without creating a database. Calls `found` as soon as there is one, before it is decoded. */
export function readKiosk(found?: () => void): Promise<void> {
  reading ??= readOnce(found)
  return reading
}

let isLate = false

/** Resolves when the profile is read, or when it takes too long: the page is then drawn as on a guest's own device. */
export async function kioskKnown(found?: () => void): Promise<void> {
  const late = wait(LONGEST_WAIT).then(() => {
    isLate = true
  })
  await Promise.race([readKiosk(found), late])
}

async function readOnce(found?: () => void): Promise<void> {
  if (!(await mayHaveDatabase('device'))) return
  const kept: unknown = await get(ENROLMENT, deviceDatabase.use).catch(() => undefined) // storage
  if (kept === undefined) return
  found?.()
  const { KeptEnrolment } = await loadStruct()
  const [, enrolment] = KeptEnrolment.validate(kept, { coerce: true })
  if (!enrolment) return
  if (isLate) await whenAlive()
  becomeKiosk(enrolment)
}

/** Only tablets load this code. They wait for it, so that none is taken for a guest's own device. */
async function loadStruct(): Promise<typeof import('./kept-enrolment.ts')> {
  for (;;) {
    try {
      return await import('./kept-enrolment.ts')
    } catch {
      await wait(AGAIN_AFTER)
    }
  }
}

/** Applies the profile to memory and screen. */
export function becomeKiosk(enrolment: KeptEnrolment | undefined): void {
  kiosk.enrolment = enrolment
  tablet.token = enrolment?.tabletToken
  if (enrolment) document.documentElement.dataset['kiosk'] = ''
  else delete document.documentElement.dataset['kiosk']
}

/** The pages of a store's tablet: those of its walk-in flow, and the one for staff. */
export type TabletPage = 'landing' | 'selection' | 'form' | 'confirmation' | 'staff' | 'outside'

/** The page at a path on a tablet of this store (CARD-07). */
export function tabletPageOf(path: string, locationId: string): TabletPage {
  if (path === href('instantVaccine', { locationId })) return 'landing'
  if (path === href('instantVaccineSelection', { locationId })) return 'selection'
  if (path === PATHS.schedule) return 'form'
  if (path === PATHS.confirmation) return 'confirmation'
  return path.startsWith(href('kiosk', { locationId: '' })) ? 'staff' : 'outside'
}

/** The home of an enrolled tablet, for a path that its guests may not open (CARD-07). */
export function ledHome(path: string): string | undefined {
  const { enrolment } = kiosk
  if (!enrolment || tabletPageOf(path, enrolment.locationId) !== 'outside') return undefined
  return kioskHome(enrolment)
}

/** The landing page of the tablet's store. */
export function kioskHome({ locationId }: { locationId: string }): string {
  return href('instantVaccine', { locationId })
}
