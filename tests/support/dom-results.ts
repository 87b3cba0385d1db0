import { fireEvent, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { ProviderSlots } from '#contract/providers'
import { getTimeslots, searchPhysical } from '#contract/providers'
import { reserve } from '#contract/reservations'
import type { AgeLimits } from '#domain/age-limits'
import { REGIONS } from '../../src/app/platform/announce.ts'
import type { Visit } from '../../src/app/state/visit.ts'
import type { TestApp } from './app.ts'
import { TEST_NOW } from './builders.ts'
import { type OpenedPage, openPage, type PageOptions, screen } from './dom.tsx'
import { aVisit } from './intake.ts'

export const RESULTS = '/health-services/scheduler/result'
export const FOLLOWUP = '/health-services/scheduler/result/followup'
export const SCHEDULE = '/health-services/scheduler/schedule'
export const MAIN = '/health-services/scheduler/main'
export const RESERVATIONS = /\/appointment-reservations/
export const PHYSICAL = /\/results\/physical/
export const MINUTE = 60_000

/** A store of the demonstration that sees one guest at a time. */
export const ONE_PLACE = 'Observatory Hill'

/** Searches of the demonstration directory, from TEST_NOW on. */
export const FLU = { type: 'Vaccines', location: '45202', date: '2026-11-21', serviceIds: [201] }
export const SHINGLES = { ...FLU, serviceIds: [209] }
export const VIDEO = { type: 'Video Visits', location: 'OH', date: '2026-11-20', serviceIds: [351] }
export const DIETITIAN = { type: 'Telenutrition', location: 'OH', date: '2026-11-24', serviceIds: [301] }

/** Opens the results of a search and waits for its first times. */
export async function openResults(
  search: Record<string, unknown>,
  options: PageOptions = {},
): Promise<OpenedPage> {
  const page = await openPage(RESULTS, { ...options, entry: search })
  await findSlot()
  return page
}

// By selectors, not by roles: a page of results has so many buttons that their roles take seconds.

/** The cards of the open page. */
export const cards = () => [...document.querySelectorAll<HTMLElement>('article')]

/** The card of a place. */
export function cardOf(place: string): HTMLElement {
  const card = cards().find(({ textContent }) => textContent?.includes(place))
  if (!card) throw new Error(`No card of ${place}`)
  return card
}

/** Times that can be picked, by their accessible names. */
export function slots(inside: ParentNode = document): HTMLElement[] {
  const buttons = inside.querySelectorAll<HTMLElement>('button[aria-label]')
  return [...buttons].filter((button) => /^\d\d:\d\d [AP]M [A-Z]{2,5}, /.test(nameOf(button)))
}

export function firstSlot(inside: ParentNode = document): HTMLElement {
  const [slot] = slots(inside)
  if (!slot) throw new Error('No time can be picked')
  return slot
}

/** Waits for the first time, and for the cards that a phone draws after it. */
export async function findSlot(): Promise<HTMLElement> {
  await waitFor(() => {
    firstSlot()
    expect(document.querySelector('li[id^="card-"]:empty')).toBeNull()
  })
  return firstSlot()
}

export const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? ''

/** Names of the times that are picked. */
export function chosen(): string[] {
  return [...document.querySelectorAll('button[aria-pressed=true]')].map(nameOf)
}

/** A button by its name or label. */
export function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name, hidden: true })
}

/** Picks a time and waits until it is held; answers its name. */
export async function pickSlot({ user }: OpenedPage, slot: HTMLElement): Promise<string> {
  const name = nameOf(slot)
  await user.click(slot)
  await screen.findAllByText(/^Held for /)
  await waitFor(() => expect(chosen()).toEqual([name])) // another time may have been held until now
  return name
}

export async function proceed({ user }: OpenedPage): Promise<void> {
  await user.click(button('Continue'))
}

/** What the page had screen readers say lately. */
export function announced(urgency: keyof typeof REGIONS = 'polite'): (string | null)[] {
  return [...(document.getElementById(REGIONS[urgency])?.children ?? [])].map(
    ({ textContent }) => textContent,
  )
}

/** Goes on to the form and waits until it shows what is held. */
export async function proceedToForm(page: OpenedPage, appointments = 1): Promise<void> {
  await proceed(page)
  await screen.findByText(`Appointments (${appointments})`)
  expect(page.address()).toBe(SCHEDULE)
}

/** Waits for an address; that of results or of the second dose is followed by its search (BK-14). */
export async function expectAddress(page: OpenedPage, address: string): Promise<void> {
  const isMirroring = address.startsWith(RESULTS)
  await waitFor(() => expect(isMirroring ? page.address().split('?')[0] : page.address()).toBe(address))
}

/** What the page asked the server about times: held, kept, released, in order. */
export function holdsOf({ network }: OpenedPage): { method: string; code: string | undefined }[] {
  return network.sent
    .filter(({ path }) => RESERVATIONS.test(path))
    .map(({ path, method }) => ({ method, code: path.split('appointment-reservations/')[1] }))
}

export const methodsOf = (page: OpenedPage): string[] => holdsOf(page).map(({ method }) => method)

/** Queries of the calls of the page whose path matches. */
export function askedFor({ network }: OpenedPage, path: RegExp): URLSearchParams[] {
  return network.sent
    .filter((request) => path.test(request.path))
    .map((request) => new URL(request.path, 'http://server').searchParams)
}

/** Answers the next calls, so many of them, in place of the server. */
export function answerNext(page: OpenedPage, path: RegExp, answer: () => Response, times = 1): void {
  let left = times
  page.answer(path, (_path, _init, next) => {
    left -= 1
    return left >= 0 ? answer() : next()
  })
}

export const noAnswer = (): never => {
  throw new TypeError('fetch failed')
}
export const refusal = (status: number, key?: string) => (): Response =>
  Response.json({ errors: key === undefined ? [] : [{ key, message: 'No.' }] }, { status })

/** Changes what the server answers to the search near a place. */
export function changeResults(
  { answer }: OpenedPage,
  change: (body: { data: { appointmentTimeSlots: ProviderSlots[] } }) => object,
): void {
  answer(PHYSICAL, async (_path, _init, next) => Response.json(change(await (await next()).json())))
}

/** Moves the clock of the device and of the server, as a device that slept: the page looks at it again. */
export function wakeAfter(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
  fireEvent(document, new Event('visibilitychange'))
}

/** Sets the zone of the device until the end of the test. */
export function setDeviceZone(timeZone: string): void {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    const options = resolvedOptions.call(this)
    return options.timeZone === own ? { ...options, timeZone } : options
  })
}

/** The visit of this page, as it is now. */
export async function visitNow(): Promise<Visit> {
  return (await import('../../src/app/state/visit.ts')).visit
}

type Time = Required<Pick<NonNullable<Visit['appointment']>, 'timestamp' | 'services'>>
type Held = { reservationCode: string; holdExpiresAt: number; heldAt: string }

/** Holds a time of a pharmacy as a guest in another browser does. */
export async function holdTime(
  server: TestApp,
  { timestamp, services }: Time,
  locationNumber: string,
): Promise<Held> {
  const response = await server.post(
    reserve.path,
    { serviceId: services[0]?.id, businessName: 'pharmacy', reservationTime: timestamp, locationNumber },
    { 'idempotency-key': crypto.randomUUID() },
  )
  if (response.status !== 201) throw new Error(await response.text())
  const [{ reservationCode, expiresAt, locationNumber: heldAt }] = (await response.json()).data
    .appointmentReservations
  return { reservationCode, holdExpiresAt: Date.parse(expiresAt), heldAt }
}

/** Has another guest hold the time that the visit selected, which is free by now. */
export async function loseTime(page: OpenedPage, which: 'appointment' | 'followup'): Promise<void> {
  const { [which]: lost, provider } = await visitNow()
  if (!lost || !provider) throw new Error('nothing is selected')
  await holdTime(page.server, lost, provider.providerId)
}

/** Has another guest hold the first time of ONE_PLACE for a flu vaccine. */
export async function takeFirst(server: TestApp, { date, location }: typeof FLU): Promise<void> {
  const query = { startDate: date, endDate: date, serviceIds: '201', freeFormAddress: location }
  const place = await timesAt(server, query, searchPhysical.path)
  const { value = '' } = place.services[0]?.availability[0]?.timeslots[0] ?? {}
  await holdTime(server, { timestamp: value, services: [FLU_DOSE] }, place.providerId)
}

async function timesAt(server: TestApp, query: Record<string, string>, path: string): Promise<ProviderSlots> {
  const asked = new URLSearchParams({ businessNames: 'pharmacy', ...query })
  const { data } = await (await server.send(`${path}?${asked}`)).json()
  const found: ProviderSlots[] = data.appointmentTimeSlots
  const provider = found.find(({ vanityName }) => vanityName?.includes(ONE_PLACE))
  if (!provider) throw new Error(`${ONE_PLACE} has no times`)
  return provider
}

const FLU_DOSE = { id: 201, name: 'Flu dose 1', isAvailable: true, isVaccine: true }
const FIRST_DOSE = { id: 209, name: 'Shingles dose 1', isAvailable: true, isVaccine: true }
const SECOND_DOSE = { id: 210, name: 'Shingles dose 2', isAvailable: true, isVaccine: true }
const NO_DOSE_YET = { hasReceivedFirstDose: 'No', selectedDose: 'bothDoses' }

/** Has the guest come from the questions of the shingles vaccine, as somebody old enough who had no dose. */
export async function answersKept(): Promise<void> {
  const { keepEligibility, startPrescreen } = await import('../../src/app/state/prescreen.ts')
  startPrescreen()
  keepEligibility(NO_DOSE_YET, [FIRST_DOSE.id])
}

export interface Holding {
  /** Its length: one flu vaccine, the first dose of two with its second still to be chosen, or both. */
  doses?: 'flu' | 'first' | 'both'
  /** Minutes before TEST_NOW at which the times were held; the page opens at TEST_NOW. */
  heldBefore?: { appointment?: number; followup?: number }
  visit?: Partial<Visit>
  /** Whom the first dose is for. */
  ages?: AgeLimits
}

/** Opens a page with times at ONE_PLACE held by the server, as they are when the guest has come from the results. */
export async function openHolding(
  address: string,
  { doses = 'flu', heldBefore = {}, visit = {}, ages = {} }: Holding = {},
  options: PageOptions = {},
): Promise<OpenedPage> {
  const held = aVisit({ flow: 'EVERYDAY_VACCINE', category: 'Vaccines', answers: {}, search: FLU, ...visit })
  if (doses !== 'flu') {
    held.search = SHINGLES
    Object.assign(held, { eligibility: NO_DOSE_YET, eligibilityServiceIds: [209] })
  }
  const before = async (page: OpenedPage) => {
    const service = doses === 'flu' ? FLU_DOSE : FIRST_DOSE
    const days = { startDate: '2026-11-23', endDate: '2026-11-23' }
    const near = { ...days, serviceIds: String(service.id), freeFormAddress: '45202' }
    const place = await timesAt(page.server, near, searchPhysical.path)
    const { providerId } = place
    held.provider = { providerId, businessName: 'pharmacy', store: storeOf(place) }
    held.appointment = await holdFirst(page.server, place, service, heldBefore.appointment)
    Object.assign(held.appointment, { services: [{ ...service, ...ages }] })
    if (doses === 'both') {
      const later = { startDate: '2027-01-25', endDate: '2027-01-25' }
      const again = { ...later, serviceIds: String(SECOND_DOSE.id), locationIds: providerId }
      const second = await timesAt(page.server, again, getTimeslots.path)
      held.followup = await holdFirst(page.server, second, SECOND_DOSE, heldBefore.followup)
    }
    vi.setSystemTime(options.now ?? TEST_NOW)
    await options.before?.(page)
  }
  return openPage(address, { ...options, visit: held, before })
}

/** Holds the third time of a place that it has for a service. */
async function holdFirst(
  server: TestApp,
  place: ProviderSlots,
  service: typeof FLU_DOSE,
  minutesBefore = 0,
): Promise<NonNullable<Visit['appointment']>> {
  const { value } = place.services[0]?.availability[0]?.timeslots[2] ?? {}
  if (value === undefined) throw new Error(`${ONE_PLACE} has no time`)
  vi.setSystemTime(TEST_NOW - minutesBefore * MINUTE)
  const time = { timestamp: value, services: [service] }
  const held = await holdTime(server, time, place.providerId)
  return { ...time, timezone: place.timezone, ...held }
}

function storeOf({ providerId, vanityName, brand, legalName, phone, address, timezone }: ProviderSlots) {
  if (!address) throw new Error(`${vanityName} has no address`)
  return { providerId, vanityName, brand, legalName, phone, address, timezone }
}
