import { fireEvent, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { watchWindow } from '../../tests/support/dom-window.ts'

const LANDING = '/health-services/instant-vaccines/90100001'
const SELECTION = '/health-services/instant-vaccines/select/90100001'
const NOON = Date.parse('2026-11-20T12:00:00-05:00')
const FILE = 'http://127.0.0.1:8080/assets/app.js'

/** The store's data as the server writes it: open on this day from 08:00 AM to 09:00 PM. */
const STORE = {
  location: {
    timezone: 'America/New_York',
    hours: {
      open: [['2026-11-20T13:00:00.000Z', '2026-11-21T02:00:00.000Z']],
      breaks: [],
      knownUntil: '2026-11-28T05:00:00.000Z',
    },
  },
  services: [],
}

/** How often the app was begun. */
let runs: number
let isBroken: boolean
let opened: ReturnType<typeof watchWindow> | undefined

/** Opens a page as the build and the server write it, of which only the small script of the front has come. */
async function openWritten(
  address: string,
  { markup = '', boot = STORE as unknown, now = NOON, answer = (_: string) => new Response('') } = {},
) {
  vi.resetModules()
  runs = 0
  isBroken = false
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now })
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => answer(path)),
  )
  opened?.restore()
  opened = watchWindow()
  window.history.replaceState(null, '', address)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: window.location.href, type: 'navigate' } as unknown as PerformanceEntry,
  ])
  document.head.innerHTML = `<link rel="later" href="${FILE}"><link rel="touch" href="/assets/next.js">
    <link rel="document" href="/content/config.json">`
  document.body.innerHTML = `<p id="no-script"></p><main>${markup}</main>
    <script type="application/json" id="boot">${JSON.stringify(boot)}</script>`
  vi.doMock('./main.tsx', () => {
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module')
    runs += 1
    return { open: async () => undefined }
  })
  vi.doMock('./state/prepare-offline.ts', () => ({ prepareForOffline: async () => undefined }))
  onTestFinished(() => {
    vi.doUnmock('./main.tsx')
    vi.doUnmock('./state/prepare-offline.ts')
    opened?.restore()
    opened = undefined
    // Files share the document.
    for (const part of [document.head, document.body]) part.replaceChildren()
    window.history.replaceState(null, '', '/')
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  await import('./front.ts')
  // What it asks of the device takes a moment.
  for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(1)
}

const LANDING_MARKUP = `<p data-until="Open until --:--" data-all-day="Open 24 hours"></p>
  <a href="${SELECTION}" data-early="">Start</a>`

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

async function press(name: string): Promise<void> {
  fireEvent.pointerDown(screen.getByText(name))
  fireEvent.click(screen.getByText(name))
}

it('a landing page is whole without the app, which is fetched and runs with the first touch [quality P1, STORE-07]', async () => {
  await openWritten(LANDING, { markup: LANDING_MARKUP })
  expect(screen.getByText('Open until 09:00 PM')).toBeVisible()
  expect(document.getElementById('no-script')).toBeNull()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith(FILE, { priority: 'low' }))
  expect(runs).toBe(0)
  expect(document.querySelector('link')?.rel).toBe('later')
  fireEvent(window, new MouseEvent('pointermove')) // a mouse that lies still
  await vi.advanceTimersByTimeAsync(10)
  expect(runs).toBe(0)
  expect(fetch).not.toHaveBeenCalledWith('/content/config.json', expect.anything())
  fireEvent.pointerDown(document.body)
  await vi.waitFor(() => expect(runs).toBe(1))
  expect([...document.querySelectorAll('link')].map(({ rel }) => rel)).toEqual([
    'modulepreload',
    'modulepreload',
    'document',
  ])
  expect(fetch).toHaveBeenCalledWith('/content/config.json', expect.anything())
})

it('a press on Start waits for the app, and is answered once [quality P2]', async () => {
  await openWritten(LANDING, { markup: LANDING_MARKUP })
  const link = screen.getByText<HTMLAnchorElement>('Start')
  const pressed = vi.fn((event: Event) => event.preventDefault())
  link.addEventListener('click', pressed)
  await press('Start')
  await press('Start')
  expect(pressed).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(runs).toBe(1))
  const { answerEarlyPress } = await import('./platform/early-press.ts')
  answerEarlyPress(link)
  expect(pressed).toHaveBeenCalledTimes(1)
  fireEvent.click(link)
  expect(pressed).toHaveBeenCalledTimes(2)
})

it('a click that opens another tab does not wait', async () => {
  await openWritten(LANDING, { markup: LANDING_MARKUP })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  let isLeftAlone = false
  window.addEventListener(
    'click',
    (event) => {
      isLeftAlone = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  screen.getByText('Start').dispatchEvent(click)
  expect(isLeftAlone).toBe(true)
})

it.each([
  ['a store that is closed', LANDING, { now: Date.parse('2026-11-20T22:00:00-05:00') }],
  ['a store that closes soon', LANDING, { now: Date.parse('2026-11-20T20:50:00-05:00') }],
  ['an unknown store', LANDING, { boot: { problem: 'unknownLocation' } }],
  ['a store that could not be read', LANDING, { boot: null }],
  [
    'a search in the address',
    '/health-services/scheduler/main?type=Physicals',
    { markup: '<i data-tile=""></i>' },
  ],
  ['main without appointment types', '/health-services/scheduler/main', { markup: '', boot: null }],
])('the app runs at once for %s', async (_, address, more) => {
  await openWritten(address, { markup: LANDING_MARKUP, ...more })
  expect(runs).toBe(1)
})

it('main with its appointment types waits for the guest, who finds the day of today filled in [FIND-25, quality P1]', async () => {
  const markup = '<i data-tile=""></i><form data-early=""><input type="date" id="find-date"></form>'
  await openWritten('/health-services/scheduler/main', { markup, boot: null })
  expect(document.querySelector('input')?.value).toBe('2026-11-20')
  expect(runs).toBe(0)
})

it.each(['device', 'visit', 'outbox', 'receipts'])(
  'the app runs at once on a device that has a database "%s"',
  async (name) => {
    await new Promise<void>((resolve) => {
      indexedDB.open(name, 1).onsuccess = ({ target }) => {
        ;(target as IDBOpenDBRequest).result.close()
        resolve()
      }
    })
    await openWritten(LANDING, { markup: LANDING_MARKUP })
    await vi.waitFor(() => expect(runs).toBe(1))
    // The app of a tablet replaces this page, so it cannot answer the press: the browser follows the link.
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    let reached = 0
    screen.getByText('Start').addEventListener('click', () => {
      reached += 1
    })
    screen.getByText('Start').dispatchEvent(click)
    expect(reached).toBe(1)
  },
)

/** Puts a value into the database of the device. */
async function keepOnDevice(key: string): Promise<void> {
  vi.resetModules() // a module keeps its connection to the databases of the test before
  const { set } = await import('idb-keyval')
  const { deviceDatabase } = await import('./platform/storage.ts')
  await set(key, {}, deviceDatabase.use)
}

it.each([
  ['outboxKey', 0],
  ['clinics', 0],
  ['aids', 1],
  ['language', 1],
  ['enrolment', 1],
])('a device that keeps "%s" begins the app %d times before a touch [quality P1]', async (key, times) => {
  await keepOnDevice(key)
  await openWritten(LANDING, { markup: LANDING_MARKUP })
  // What a database answers comes in many turns.
  for (let turn = 0; turn < 500 && runs === 0; turn += 1) await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(times)
})

it('a page that the worker kept waits for the guest while the server says the same, and else the app runs [quality P1, fault 2]', async () => {
  const says = (data: unknown) =>
    new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } })
  const openKept = async (answer: (path: string) => Response) => {
    vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } })
    await openWritten(LANDING, { markup: LANDING_MARKUP, answer })
    await vi.advanceTimersByTimeAsync(500)
  }
  await openKept(() => says(STORE))
  expect(runs).toBe(0)
  await openKept((path) => says(path === '/livez' ? {} : { ...STORE, services: [{ id: 7 }] }))
  await vi.waitFor(() => expect(runs).toBe(1))
  await openKept(() => {
    throw new TypeError('Failed to fetch')
  })
  await vi.waitFor(() => expect(runs).toBe(1))
})

it('the app runs when the device goes offline, on Back within the page, and after a minute', async () => {
  for (const event of ['offline', 'popstate']) {
    await openWritten(LANDING, { markup: LANDING_MARKUP })
    expect(runs).toBe(0)
    fireEvent(window, new Event(event))
    await vi.waitFor(() => expect(runs, event).toBe(1))
  }
  await openWritten(LANDING, { markup: LANDING_MARKUP })
  await vi.advanceTimersByTimeAsync(50_000)
  expect(runs).toBe(0)
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(runs).toBe(1))
})

it('without the app a press on Start opens its page as a link does, and else the page says whom to call [SC-11, quality fault 35]', async () => {
  await openWritten(LANDING, { markup: LANDING_MARKUP })
  isBroken = true
  const followed = vi.spyOn(window.location, 'assign').mockReturnValue()
  await press('Start')
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() => expect(followed).toHaveBeenCalledWith(expect.stringContaining(SELECTION)))

  await openWritten(LANDING, { markup: LANDING_MARKUP })
  isBroken = true
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch')) // the server is gone
  fireEvent.pointerDown(document.body)
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() => expect(document.getElementById('no-script')).not.toBeNull())
})
