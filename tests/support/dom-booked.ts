import { screen, waitFor } from '@testing-library/react'
import ICAL from 'ical.js'
import { expect, vi } from 'vitest'
import { type BookedAppointment, cancelAppointment } from '#contract/appointments'
import type { Visit } from '../../src/app/state/visit.ts'
import type { TestApp } from './app.ts'
import type { Ask, BookedKind, BookedVisit } from './booked-kinds.ts'
import { bookVisit as book, isFree as isFreeFor } from './booked-kinds.ts'
import { type OpenedPage, openPage, type PageOptions } from './dom.tsx'

export type { BookedVisit } from './booked-kinds.ts'

export const CONFIRMATION = '/health-services/scheduler/confirmation'
export const CANCEL = '/health-services/scheduler/cancel'
export const CANCELED = '/health-services/scheduler/canceled'
export const MAIN = '/health-services/scheduler/main'

const asking =
  (server: TestApp): Ask =>
  async (path, body) => {
    const answer = await (body ? server.post(path, body) : server.send(path))
    return { status: answer.status, text: await answer.text() }
  }

/** Books a visit of the demonstration directory for a guest of its own. */
export function bookVisit({ server }: OpenedPage, kind: BookedKind): Promise<BookedVisit> {
  return book(asking(server), kind)
}

/** Whether a time is free for the first of the services of a kind. */
export function isFree({ server }: OpenedPage, kind: BookedKind, value: string): Promise<boolean> {
  return isFreeFor(asking(server), kind, value)
}

type BookedOptions = Omit<PageOptions, 'before'> & {
  before?(page: OpenedPage, booked: BookedVisit): Promise<void> | void
  change?: (visit: Visit) => Visit
  /** Where the visit is: in the memory of the page, on the device from before, or on the server alone. */
  where?: 'memory' | 'device' | 'server'
}

/** Opens a page of somebody who has booked, and gives what was booked; `address` may be made of that. */
export async function openBooked(
  kind: BookedKind,
  address: string | ((booked: BookedVisit) => string),
  { change = (visit) => visit, where = 'memory', before, ...options }: BookedOptions = {},
): Promise<OpenedPage & { booked: BookedVisit }> {
  let booked: BookedVisit | undefined
  const page = await openPage(CONFIRMATION, {
    ...options,
    before: async (opened) => {
      const made = await bookVisit(opened, kind)
      booked = made
      if (where === 'device') await keepOnDevice(change(made.visit))
      if (where === 'memory') {
        const { restoreVisit } = await import('../../src/app/state/visit.ts')
        restoreVisit(change(made.visit))
      }
      window.history.replaceState(null, '', typeof address === 'string' ? address : address(made))
      await before?.(opened, made)
    },
  })
  if (!booked) throw new Error('nothing was booked')
  return { ...page, booked }
}

/** Where the cancel link of an appointment leads. */
export function linkOf({ first }: BookedVisit): string {
  return `${CANCEL}/${first.id}/${first.confirmCode}`
}

/** Requests that cancel, in order. */
export function cancelsOf({ network }: OpenedPage) {
  return network.sent
    .filter(({ method }) => method === 'PUT')
    .map(({ path, body }) => ({ path, body: JSON.parse(body) }))
}

/** The status of each appointment that the server has. */
export async function statuses({ server }: OpenedPage): Promise<string[]> {
  const found: string[] = []
  for await (const { status } of server.deps.store.appointmentsSince(0)) found.push(status)
  return found
}

/** Cancels an appointment as another device does. */
export async function cancelElsewhere(
  { server }: Pick<OpenedPage, 'server'>,
  { id, confirmCode }: BookedAppointment,
): Promise<void> {
  const answer = await server.send(cancelAppointment.path.replace(':id', id), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'CANCELED', confirmCode }),
  })
  expect(answer.status).toBe(cancelAppointment.status)
}

/** Leaves a visit on the device as a page of before did. */
async function keepOnDevice(visit: Visit): Promise<void> {
  const { restoreVisit } = await import('../../src/app/state/visit.ts')
  const { draftSaved, readDraft } = await import('../../src/app/state/draft.ts')
  await readDraft()
  restoreVisit(visit)
  await draftSaved()
  vi.resetModules()
}

/** Names of the databases on the device. */
export async function databases(): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name)
}

/** The card of the open page that has this title; a folded one is opened. */
export async function card(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: title })
  const found = heading.closest('section')
  if (!found) throw new Error(`"${title}" is in no card`)
  const fold = found.querySelector('details')
  if (fold) fold.open = true
  return found
}

/** Waits for the main heading of a page; it has the focus. */
export async function expectHeading(name: string): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 1, name })
  await waitFor(() => expect(heading).toHaveFocus())
}

/** A visit's time as the guest reads it. */
export function shownTime(timestamp: string): string {
  const at = new Date(timestamp)
  const part = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString('en-US', { timeZone: 'America/New_York', ...options })
  const time = part({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' })
  return `${part({ weekday: 'long' })}, ${part({ month: 'short', day: 'numeric', year: 'numeric' })}, ${time}`
}

/** The calendar file that a link saves: its name, its text, and its entries as another reader of the format finds them. */
export function calendarBehind(link: HTMLElement) {
  const [type, text = ''] = (link.getAttribute('href') ?? '').split(/,(.*)/)
  expect(type).toBe('data:text/calendar;charset=utf-8')
  const file = decodeURIComponent(text)
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  return {
    name: link.getAttribute('download'),
    text: file.replace(/\r\n /g, ''),
    events: events.map((one) => new ICAL.Event(one)),
  }
}
