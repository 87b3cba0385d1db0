import { get } from 'idb-keyval'
import { expect, vi } from 'vitest'
import { type OpenedPage, openPage, type PageOptions, screen } from './dom.tsx'

export const STORE = '90100001'
export const STORE_NAME = 'Marrowby Market Lantern Square'
export const ENROLMENT = `/health-services/kiosk/${STORE}`
export const HOME = `/health-services/instant-vaccines/${STORE}`

export interface Tablet extends OpenedPage {
  /** Addresses of the documents that were to take the place of this one. */
  led: string[]
}

/**
 * Opens a page on a tablet that staff have enrolled at a store; `code` is theirs, and what the server expects, or, without a code of the
 * server, what they chose for leaving.
 */
export async function openTablet(
  address: string,
  {
    code = '',
    isServerCode = code !== '',
    store = STORE,
    before,
    server,
    ...options
  }: PageOptions & { code?: string; isServerCode?: boolean; store?: string } = {},
): Promise<Tablet> {
  const led = watchDocuments()
  const page = await openPage(address, {
    size: { width: 1280, height: 800 },
    server: { ...(isServerCode && { settings: withCode(code) }), ...server },
    ...options,
    before: async (one) => {
      const { enrol, kioskSettings, loadKioskSettings } = await import('../../src/app/state/enrolment.ts')
      await loadKioskSettings()
      const { state } = kioskSettings
      if (state.status !== 'done') throw new Error('The server says nothing of tablets')
      expect(await enrol(store, code, state.value)).toBe('done')
      await before?.(one)
    },
  })
  return { ...page, led }
}

/** Settings of a server that asks staff for a code. */
export function withCode(kioskCode: string) {
  return { trustProxy: false, publicUrl: undefined, kioskCode }
}

/** From now on the addresses that take the place of the document are noted, and nothing is loaded. */
export function watchDocuments(): string[] {
  const led: string[] = []
  vi.spyOn(window.location, 'replace').mockImplementation((to) => void led.push(String(to)))
  return led
}

/** The landing page of the tablet, ready for a guest. */
export async function expectHome(): Promise<void> {
  expect(await screen.findByRole('heading', { name: 'Use your own phone' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Start' })).toBeVisible()
}

/** Whether the device keeps the enrolment. */
export async function isEnrolled(): Promise<boolean> {
  const { openDatabase } = await import('../../src/app/platform/storage.ts')
  return (await get('enrolment', openDatabase('device').use)) !== undefined
}

/** Names of the databases of the device. */
export async function databases(): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name).sort()
}
