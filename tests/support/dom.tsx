import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { act, cleanup, render, screen } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { IDBFactory } from 'fake-indexeddb'
import { expect, onTestFinished, vi } from 'vitest'
import type { Visit } from '../../src/app/state/visit.ts'
import { readPlaceTable } from '../../src/server/address/gazetteer.ts'
import { createPlaces } from '../../src/server/address/places.ts'
import type { AppDeps } from '../../src/server/create-app.ts'
import { seedDemonstration } from '../../src/server/directory/demonstration.ts'
import type { Engine } from '../../src/server/store/engine.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { ORIGIN, openTestApp, type TestApp } from './app.ts'
import { AXE_TAGS } from './axe-tags.ts'
import { TEST_NOW } from './builders.ts'
import { watchWindow } from './dom-window.ts'
import { filledDatabases } from './filled-database.ts'
import { someLocks } from './locks.ts'
import { aNetwork, type Fate } from './network.ts'
import { ROOT } from './sources.ts'

/** Answers a call of the page in place of the server; `next` asks the server. */
type Answerer = (
  path: string,
  init: RequestInit,
  next: () => Promise<Response>,
) => Promise<Response> | Response

export interface OpenedPage {
  /** The server behind the page, with the demonstration directory, in this process. */
  server: TestApp
  /** What the page sent, and what becomes of its next requests. */
  network: { sent: { path: string; method: string; headers: Headers; body: string }[]; fates: Fate[] }
  /** Answers calls whose path matches, from now on; the latest that matches counts. */
  answer(path: RegExp, answerer: Answerer): void
  user: UserEvent
  /** Where the page is now: path and query. */
  address(): string
  /**
   * Loads the page of this history entry anew, once all that was typed is kept: modules are new; the device and the server keep what
   * they have. A field that still has focus is left first. With an address: what typing it into the browser does.
   */
  reload(address?: string): Promise<void>
}

export interface PageOptions {
  /** What the history entry holds: a search. */
  entry?: Record<string, unknown>
  /** A visit that is under way on this device. */
  visit?: Visit
  /** Milliseconds since 1970; TEST_NOW unless given. */
  now?: number
  /** CSS pixels; a phone's 390 by 844 unless given. */
  size?: { width: number; height: number }
  server?: Partial<AppDeps>
  /** Prepares the server and its answers before the page opens. */
  before?(page: OpenedPage): Promise<void> | void
}

/** The places of the gazetteer, read once in a process: files share it, and load modules anew. */
function somePlaces(): AppDeps['places'] {
  const shared: typeof globalThis & { placesOfPages?: AppDeps['places'] } = globalThis
  shared.placesOfPages ??= createPlaces(readPlaceTable(join(ROOT, '.build', 'gazetteer.json')))
  return shared.placesOfPages
}

/** Opens a database with the demonstration directory of today, by the clock of the test. Each process fills one for each day and copies it. */
function openDemonstration(path: string): Promise<Engine> {
  const shared: typeof globalThis & { demonstrations?: Map<string, ReturnType<typeof filledDatabases>> } =
    globalThis
  shared.demonstrations ??= new Map()
  const now = () => Date.now()
  const day = new Date(now()).toISOString().slice(0, 10)
  const open =
    shared.demonstrations.get(day) ??
    filledDatabases(now, async (store) => {
      await seedDemonstration(store, day)
    })
  shared.demonstrations.set(day, open)
  return open(path, now)
}

async function openServer(overrides: Partial<AppDeps>): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'page-'))
  const store = createStore(await openDemonstration(join(folder, 'scheduler.db')))
  const app = await openTestApp({ store, places: somePlaces(), clock: () => Date.now(), ...overrides })
  onTestFinished(async () => {
    await store.close()
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return app
}

/**
 * Opens the app at an address, as a browser does: modules, storage and server are new for each test, time stands at `now` and is
 * moved by the test. Needs `@vitest-environment ./tests/support/dom-environment.ts`, which the files named *.dom.test.tsx have.
 */
export async function openPage(address: string, options: PageOptions = {}): Promise<OpenedPage> {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: options.now ?? TEST_NOW })
  vi.stubGlobal('indexedDB', new IDBFactory())
  domOf(window).setViewport(options.size ?? { width: 390, height: 844 })
  openAddress(address, options.entry ?? null)
  document.documentElement.lang = 'en'
  clearRoot()
  const opened = watchWindow()

  const server = await openServer(options.server ?? {})
  const answerers: { path: RegExp; answerer: Answerer }[] = []
  const network = aNetwork(async (path, init) => {
    const ask = () => server.send(path, init)
    const found = answerers.find((one) => one.path.test(path))
    return found ? found.answerer(path, init, ask) : ask()
  })
  const page: OpenedPage = {
    server,
    network,
    answer: (path, answerer) => void answerers.unshift({ path, answerer }),
    user: userEvent.setup(),
    address: () => window.location.pathname + window.location.search,
    reload: async (next) => {
      await act(async () => (document.activeElement as HTMLElement | null)?.blur())
      await (await import('../../src/app/state/draft.ts')).draftSaved()
      cleanup()
      opened.leave()
      clearRoot()
      vi.resetModules()
      if (next !== undefined) openAddress(next, null)
      await draw()
    },
  }
  await options.before?.(page)
  if (options.visit) {
    const { restoreVisit } = await import('../../src/app/state/visit.ts')
    restoreVisit(structuredClone(options.visit)) // the page changes what it is given
  }
  onTestFinished(() => {
    cleanup()
    vi.useRealTimers()
    opened.restore()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  await draw()
  return page
}

/**
 * Sets the window's address to one of the app. All tests of a process share happy-dom's window. When a test followed a `tel:` link or a
 * link to another site, the window is still there, and the router could not start: so the origin is set first.
 */
function openAddress(address: string, entry: Record<string, unknown> | null): void {
  domOf(window).setURL(ORIGIN)
  window.history.replaceState(entry, '', address)
  const { href } = new URL(address, ORIGIN)
  if (window.location.href !== href) throw new Error(`The page is at ${window.location.href}, not at ${href}`)
}

/** A new document has none of what a tablet or a guest's settings marked the one before with. */
function clearRoot(): void {
  const root = document.documentElement
  for (const name of root.getAttributeNames()) if (name.startsWith('data-')) root.removeAttribute(name)
}

async function draw(): Promise<void> {
  // Those of the document before have ended with it; happy-dom has none.
  Object.defineProperty(navigator, 'locks', { configurable: true, value: someLocks() })
  await import('../../src/app/platform/moments.ts') // before the router, as in front.ts
  if (window.location.search !== '') {
    const { moveQueryIntoState } = await import('../../src/app/state/search.ts')
    moveQueryIntoState()
  }
  const [{ App, loadTablet }, { kiosk, readKiosk }] = await Promise.all([
    import('../../src/app/App.tsx'),
    import('../../src/app/state/kiosk.ts'),
  ])
  await readKiosk()
  render(<App {...(kiosk.enrolment && { tablet: await loadTablet() })} />)
}

/** What happy-dom adds to a window. */
function domOf(window: object): {
  setURL(address: string): void
  setViewport(size: { width: number; height: number }): void
} {
  return (window as { happyDOM: ReturnType<typeof domOf> }).happyDOM
}

/** Fails when axe finds anything on the page that does not need layout or colours: those are looked at in a browser. */
export async function expectAccessible(state = 'the page'): Promise<void> {
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: AXE_TAGS },
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
  })
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
  expect(findings, `axe findings in ${state}`).toEqual([])
}

export { ORIGIN, screen }
