import { join } from 'node:path'
import { waitFor, within } from '@testing-library/react'
import { getMany, update } from 'idb-keyval'
import { expect, vi } from 'vitest'
import type { SealedText } from '../../src/app/platform/secrets.ts'
import type { Visit } from '../../src/app/state/visit.ts'
import { createAddresses } from '../../src/server/address/addresses.ts'
import { openGazetteer } from '../../src/server/address/gazetteer.ts'
import { createPlaces } from '../../src/server/address/places.ts'
import type { AppDeps } from '../../src/server/create-app.ts'
import { exportRecords } from '../../src/server/events/export.ts'
import type { TestApp } from './app.ts'
import { type OpenedPage, openPage, type PageOptions, screen } from './dom.tsx'
import type { ExportedCheckIn } from './exported-check-in.ts'
import { aVisit } from './intake.ts'
import { ROOT } from './sources.ts'
import { WALK_IN_SCREENS, type WalkInScreen } from './walk-in-screens.ts'

export const LANDING = '/health-services/instant-vaccines/90100001'
export const SELECTION = '/health-services/instant-vaccines/select/90100001'
export const FORM = '/health-services/scheduler/schedule'
export const CONFIRMATION = '/health-services/scheduler/confirmation'
export const MAIN = '/health-services/scheduler/main'

const STORE: NonNullable<Visit['provider']>['store'] = {
  providerId: '90100001',
  vanityName: 'Marrowby Market Lantern Square',
  brand: 'marrowby',
  address: {
    addressLines: ['100 Lantern Sq'],
    cityTown: 'Cincinnati',
    stateProvince: 'OH',
    postalCode: '45202',
  },
  phone: '5135550100',
  timezone: 'America/New_York',
}

/** A walk-in at the first demonstration store for one flu vaccine, every step answered rightly by an adult. */
export function aWalkInVisit(overrides: Partial<Visit> = {}): Visit {
  const services = [{ id: 201, name: 'Flu dose 1', isAvailable: true }]
  return aVisit({
    appointment: { services, timestamp: '', timezone: STORE.timezone },
    provider: { providerId: STORE.providerId, businessName: 'pharmacy', store: STORE },
    ...overrides,
  })
}

/** The same before anything is typed. */
export function aNewVisit(overrides: Partial<Visit> = {}): Visit {
  return aWalkInVisit({ answers: {}, ...overrides })
}

/** Opens a screen of the form of a visit that is under way. */
export async function openForm(
  name: WalkInScreen,
  { visit = aWalkInVisit(), entry, before, ...options }: PageOptions = {},
): Promise<OpenedPage> {
  const { step, page } = WALK_IN_SCREENS[name]
  const opened = await openPage(FORM, {
    entry: { step, page, ...entry },
    visit,
    ...options,
    before: async (one) => {
      await before?.(one)
      await import('../../src/app/pages/intake/IntakePage.tsx') // compiling it is no part of what is waited for
    },
  })
  await expectScreen(name)
  return opened
}

/** Opens a page of the app on a device on which a visit was kept before: the page finds it there. */
export async function openWithKept(
  address: string,
  visit: Visit,
  { before, ...options }: PageOptions = {},
): Promise<OpenedPage> {
  return openPage(address, {
    ...options,
    before: async (page) => {
      await keepVisit(visit)
      await before?.(page)
    },
  })
}

async function keepVisit(visit: Visit): Promise<void> {
  const { readDraft, draftSaved } = await import('../../src/app/state/draft.ts')
  const { restoreVisit } = await import('../../src/app/state/visit.ts')
  await readDraft()
  restoreVisit(structuredClone(visit))
  await draftSaved()
  vi.resetModules()
}

/** The visit that the page has in memory. */
export async function visitInMemory(): Promise<Visit> {
  const { visit } = await import('../../src/app/state/visit.ts')
  return visit as Visit
}

/** Leads the open document to another address, as a link that begins a new document does. */
export async function openAnew({ reload }: OpenedPage, address: string): Promise<void> {
  window.history.pushState(null, '', address)
  await reload()
}

export async function expectScreen(name: WalkInScreen): Promise<void> {
  await expectHeading(WALK_IN_SCREENS[name].title)
}

/** Waits for the main heading of a page. */
export async function expectHeading(name: string): Promise<void> {
  await screen.findByRole('heading', { level: 1, name })
}

/** Opens a screen of the form out of turn, as the step indicator does. */
export async function goToScreen(name: WalkInScreen): Promise<void> {
  const { step, page } = WALK_IN_SCREENS[name]
  window.history.pushState({ step, page }, '')
  await expectScreen(name)
}

/** Presses the page's main button. */
export async function proceed({ user }: OpenedPage): Promise<void> {
  const button = document.querySelector('form button[type=submit]')
  if (!button) throw new Error('The page has no form')
  await user.click(button)
}

export async function press({ user }: OpenedPage, role: 'button' | 'link', name: string): Promise<void> {
  await user.click(await screen.findByRole(role, { name }))
}

/** The control of an answer. */
export function control<E extends HTMLElement = HTMLInputElement>(name: string): E {
  const found = document.getElementById(`answer-${name}`)
  if (!found) throw new Error(`${name} is not asked`)
  return found as E
}

/** Types into fields, by name of their answers, in place of what they have; a list gets the option of this value. */
export async function fill({ user }: OpenedPage, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = control<HTMLElement>(name)
    if (field instanceof HTMLSelectElement) {
      await user.selectOptions(field, text)
      continue
    }
    await user.clear(field)
    await user.click(field)
    if (text !== '') await user.paste(text)
  }
}

/** Picks the card of a question that has this value. */
export async function pick({ user }: OpenedPage, name: string, value: string): Promise<void> {
  const card = document.querySelector(`input[name="${name}"][value="${value}"]`)
  if (!card) throw new Error(`${name} has no answer ${value}`)
  await user.click(card)
}

/** Answers each question of the page that has no answer with No. */
export async function pickNo(page: OpenedPage): Promise<void> {
  for (const group of screen.getAllByRole('radiogroup')) {
    if (group.querySelector(':checked')) continue
    await page.user.click(within(group).getByRole('radio', { name: 'No' }))
  }
}

/** What is refused of an answer: its name, the message, and the control that takes focus when it has another name. */
export type Refusal = readonly [name: string, message: string, control?: string]

/** Presses the button and expects these refusals and no more: beside the fields, in the summary, in the title; the first has the focus. */
export async function expectRefused(page: OpenedPage, refusals: readonly Refusal[]): Promise<void> {
  await proceed(page)
  await waitFor(() => expectRefusals(refusals))
}

/** Expects these refusals and no more on the page. */
export function expectRefusals(refusals: readonly Refusal[]): void {
  const beside = [...document.querySelectorAll('[id$="-error"]')].filter(({ textContent }) => textContent)
  expect(beside.map((one) => [one.id, firstSentence(one)])).toEqual(
    refusals.map(([name, message]) => [`answer-${name}-error`, `Error: ${message}`]),
  )
  const links = [...document.querySelectorAll('[class*=summary] a')]
  expect(links.map(({ textContent }) => textContent)).toEqual(
    refusals.map(([, message]) => expect.stringContaining(message)),
  )
  expect(document.title).toMatch(/^Error: /)
  const [first] = refusals
  if (!first) throw new RangeError('nothing is expected')
  expect(control(first[2] ?? first[0])).toHaveFocus()
}

/** An error without what to do about it. */
function firstSentence(error: Element): string {
  const howTo = error.querySelector('[class*=howTo]')?.textContent ?? ''
  return (error.textContent ?? '').slice(0, -howTo.length || undefined)
}

/** The server's own check of addresses, with the whole table of ZIP codes. */
export function addressCheck(): AppDeps['addresses'] {
  return createAddresses(openGazetteer(join(ROOT, '.build', 'gazetteer.json')))
}

/** A server whose ZIP codes fill in nothing: every field of an address is there to type in. */
export const NO_TOWNS: Partial<AppDeps> = { places: createPlaces({ zips: [], cities: [] }) }

/** What the pharmacy reads of the check-ins that the server has. */
export async function exported({ store, deps }: TestApp): Promise<ExportedCheckIn[]> {
  const lines: string[] = []
  await exportRecords({ store, keys: deps.keys }, 0, async (line) => void lines.push(line))
  return lines.map((line) => JSON.parse(line))
}

/** What is kept of a visit on the device, opened with its key; undefined: nothing. */
export async function keptVisit(): Promise<string | undefined> {
  const { openDatabase, mayHaveDatabase } = await import('../../src/app/platform/storage.ts')
  const { unseal } = await import('../../src/app/platform/secrets.ts')
  if (!(await mayHaveDatabase('visit'))) return undefined
  const { use } = openDatabase('visit')
  const [key, sealed] = await getMany<CryptoKey | SealedText | undefined>(['key', 'visit'], use)
  return sealed ? unseal(key as CryptoKey, sealed as SealedText) : undefined
}

/** Changes one byte of what is kept of a visit. */
export async function damageKeptVisit(): Promise<void> {
  const { openDatabase } = await import('../../src/app/platform/storage.ts')
  await update<SealedText>(
    'visit',
    (sealed) => {
      if (!sealed) throw new Error('nothing is kept')
      const bytes = new Uint8Array(sealed.data)
      bytes[20] = (bytes[20] ?? 0) ^ 1
      return { ...sealed, data: bytes.buffer }
    },
    openDatabase('visit').use,
  )
}

/** The answers that the open page shows, those that are empty left out. */
export function shownAnswers(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')].flatMap(
    ({ type, checked, value }) =>
      (type === 'radio' || type === 'checkbox' ? checked : value) ? [value] : [],
  )
}
