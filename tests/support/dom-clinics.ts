import { onTestFinished } from 'vitest'
import type { Clinic } from '#contract/clinics'
import { LOCATIONS, SEARCHES } from './clinics.ts'
import type { OpenedPage, PageOptions } from './dom.tsx'
import { openPage, screen } from './dom.tsx'

/** Answers every search from a list of clinics, by page; returns the query of each. */
export function answerSearches(
  { answer }: Pick<OpenedPage, 'answer'>,
  list: readonly Clinic[],
): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  answer(SEARCHES, (path) => {
    const query = new URL(path, 'http://127.0.0.1').searchParams
    asked.push(query)
    const [offset, size] = [Number(query.get('page.offset')), Number(query.get('page.size'))]
    const meta = { page: { offset, size, total: list.length }, asOf: new Date().toISOString() }
    return Response.json({ data: { clinics: list.slice(offset, offset + size) }, meta })
  })
  return asked
}

/** Opens the locator with an address query; searches find `clinics`, those of the demonstration without them. */
export async function openLocator(
  query: string,
  { clinics, ...options }: PageOptions & { clinics?: readonly Clinic[] } = {},
) {
  let asked: URLSearchParams[] = []
  const page = await openPage(LOCATIONS + query, {
    ...options,
    async before(opened) {
      if (clinics) asked = answerSearches(opened, clinics)
      await options.before?.(opened)
    },
  })
  return { ...page, asked }
}

export const placeField = () => screen.findByRole('combobox', { name: 'ZIP code or City, State' })

/** Types a place over what is there, and presses Enter. */
export async function searchFor({ user }: Pick<OpenedPage, 'user'>, place: string): Promise<void> {
  const field = await placeField()
  await user.clear(field)
  await user.type(field, `${place}{Enter}`)
}

export interface FakeDevice {
  tell(latitude: number, longitude: number): void
  /** 1: the guest or the browser refuses; 2: the device does not know. */
  fail(code: 1 | 2): void
  /** Whether the page listens. */
  isWatched(): boolean
}

/** A device whose position the test decides; it is silent until then. Call it before the page opens. */
export function aDevice(): FakeDevice {
  let watcher: { found: PositionCallback; failed: PositionErrorCallback | null | undefined } | undefined
  const geolocation = {
    watchPosition(found: PositionCallback, failed?: PositionErrorCallback | null) {
      watcher = { found, failed }
      return 1
    },
    clearWatch() {
      watcher = undefined
    },
  }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
  return {
    tell: (latitude, longitude) => watcher?.found({ coords: { latitude, longitude } } as GeolocationPosition),
    fail: (code) => watcher?.failed?.({ code } as GeolocationPositionError),
    isWatched: () => watcher !== undefined,
  }
}
