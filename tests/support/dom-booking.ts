import { fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { BookingBody } from '#contract/appointments'
import type { Day } from '#domain/calendar'
import { followupPlan } from '#domain/search-window'
import { todayIn } from '#domain/zones'
import type { TestApp } from './app.ts'
import type { FlowType, Patient } from './booking-answers.ts'
import { type OpenedPage, openPage, type PageOptions, screen } from './dom.tsx'
import { exported } from './dom-walk-in.ts'
import type { FieldAnswers } from './form-filling.ts'
import { documentIn } from './intake.ts'

const SCHEDULE = '/health-services/scheduler/schedule'

const ZONE = 'America/New_York'

type Searched = { type: string; location: string; date: Day; serviceIds: number[] }

/** What guests of each flow search for, from TEST_NOW on. */
const SEARCHES: Record<FlowType, Record<Patient['age'], Searched>> = {
  clinic: { adult: physical(106), child: physical(101) },
  video: both({ type: 'Video Visits', location: 'OH', date: '2026-11-20', serviceIds: [351] }),
  dietitian: both({ type: 'Telenutrition', location: 'OH', date: '2026-11-24', serviceIds: [301] }),
  vaccine: { adult: vaccine(209), child: vaccine(213) },
}

function both(search: Searched): Record<Patient['age'], Searched> {
  return { adult: search, child: search }
}

function physical(id: number): Searched {
  return { type: 'Physicals', location: '45202', date: '2026-11-21', serviceIds: [id] }
}

function vaccine(id: number): Searched {
  return { type: 'Vaccines', location: '45202', date: '2026-11-21', serviceIds: [id] }
}

/** Opens the first page of the form of a guest who has picked a time, of both doses where there are two. */
export async function openBookingForm(
  flow: FlowType,
  age: Patient['age'] = 'adult',
  options: PageOptions = {},
): Promise<OpenedPage> {
  const page = await openPage(SCHEDULE, {
    ...options,
    before: async (opened) => {
      await pickTimes(SEARCHES[flow][age], flow === 'vaccine')
      await options.before?.(opened)
    },
  })
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ })
  return page
}

/** Picks a time as the results do, and holds it, without drawing them. */
async function pickTimes(search: Searched, isSeries: boolean): Promise<void> {
  const [
    { planOf, followupPlanOf, todayHere },
    { loadServices, services },
    { keepEligibility, startPrescreen },
  ] = await Promise.all([
    import('../../src/app/state/search-plan.ts'),
    import('../../src/app/state/services.ts'),
    import('../../src/app/state/prescreen.ts'),
  ])
  const { visit } = await import('../../src/app/state/visit.ts')
  await loadServices()
  if (isSeries) {
    startPrescreen()
    keepEligibility({ hasReceivedFirstDose: 'No', selectedDose: 'bothDoses' }, search.serviceIds)
  }
  const planned = planOf(search, services.list, documentIn('production', 'schedulerConfig'), todayHere())
  if (planned.kind !== 'plan') throw new Error(`No search: ${planned.kind}`)
  await pickLast('appointment', planned.plan)
  visit.search = search
  if (!isSeries) return
  const { appointment, provider, flow } = visit
  const day = todayIn(Date.parse(appointment?.timestamp ?? ''), ZONE)
  const second = followupPlan(planned.plan.services, day, false)
  if (!second || !provider) throw new Error('No second dose')
  const later = followupPlanOf({ ...search, ...second }, services.list, { flow, provider }, todayHere())
  if (later.kind !== 'plan') throw new Error(`No second search: ${later.kind}`)
  await pickLast('followup', later.plan)
}

type Plan = Parameters<typeof import('../../src/app/state/results.ts').searchSlots>[0]

/** Picks the last time that a search finds: it is still to come when the form is filled in. */
async function pickLast(which: 'appointment' | 'followup', plan: Plan): Promise<void> {
  const [{ searchSlots, results }, { choiceOf, providerName }, { pick }] = await Promise.all([
    import('../../src/app/state/results.ts'),
    import('../../src/app/state/choice.ts'),
    import('../../src/app/state/hold.ts'),
  ])
  await searchSlots(plan)
  const found = results.state.status === 'done' ? results.state.found : undefined
  const provider = found?.providers[0]
  const slot = provider?.services[0]?.availability.at(-1)?.timeslots.at(-1)
  if (!provider || !slot) throw new Error(`No time: ${plan.key}`)
  const named = { zone: ZONE, name: providerName(provider, 'Video visit') }
  expect(
    await pick(which, choiceOf(plan, provider, { value: slot.value, at: Date.parse(slot.value) }, named)),
  ).toBe('held')
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controls = () => [...document.querySelectorAll<Control>('main form :is(input, select, textarea)')]

/** Fills the open page with what it asks; boxes are ticked, and a question that nobody has answered is a No. */
export function fillShown(answers: FieldAnswers): void {
  const done = new Set<string>()
  for (;;) {
    const left = controls().filter(({ name }) => name !== '' && !done.has(name))
    const [first] = left
    if (!first) return
    done.add(first.name)
    fillOne(
      left.filter(({ name }) => name === first.name),
      [answers[first.name] ?? []].flat(),
    )
  }
}

function fillOne(group: Control[], wanted: readonly string[]): void {
  const [control] = group as [Control]
  if (control.type === 'checkbox') tick(group as HTMLInputElement[], wanted)
  else if (control.type === 'radio') {
    const isAnswered = wanted.length === 0 && group.some((radio) => (radio as HTMLInputElement).checked)
    if (isAnswered) return
    const value = [...wanted, 'No', 'NO'].find((one) => group.some((radio) => radio.value === one))
    const radio = group.find((one) => one.value === value)
    if (!radio) throw new Error(`No answer to ${control.name}: ${group.map((one) => one.value)}`)
    fireEvent.click(radio)
  } else if (wanted[0] !== undefined) {
    fireEvent.change(control, { target: { value: wanted[0] } })
    fireEvent.blur(control)
  }
}

/** One box to agree to, or what is wanted of several, the first of them without any wish. */
function tick(boxes: HTMLInputElement[], wanted: readonly string[]): void {
  const offered = boxes.filter(({ value }) => wanted.includes(value))
  for (const box of offered.length > 0 ? offered : boxes.slice(0, 1)) if (!box.checked) fireEvent.click(box)
}

/** The title of the open page. */
export const titleOf = () => document.querySelector('h1')?.textContent ?? ''

/** Presses the main button of the open page. */
export function goOn(): void {
  const button = document.querySelector('main form button[type=submit]')
  if (!button) throw new Error(`"${titleOf()}" has no form`)
  fireEvent.click(button)
}

/** Waits until another page is open than the one of this title; when none opens, says what is wrong with it. */
async function expectAnother(title: string): Promise<void> {
  await waitFor(() => {
    const said = [...document.querySelectorAll('[role=alert], [role=alertdialog]')].map(
      ({ textContent }) => textContent,
    )
    if (titleOf() === title || titleOf() === '')
      throw new Error(`"${title}" is still open: ${said.join(' | ')}`)
  })
}

export interface Filling {
  /** Called on every page before it is filled, and after, with its title. */
  onPage?: (title: string) => Promise<void> | void
  onFilled?: (title: string) => Promise<void> | void
  /** Stops before the page of this title. */
  until?: RegExp
}

/** Fills the form page by page, up to the confirmation. */
export async function fillForm(
  page: OpenedPage,
  answers: FieldAnswers,
  filling: Filling = {},
): Promise<void> {
  while (page.address() === SCHEDULE) {
    const title = titleOf()
    if (filling.until?.test(title)) return
    await filling.onPage?.(title)
    fillShown(answers)
    await filling.onFilled?.(title)
    goOn()
    await expectAnother(title)
  }
  expect(page.address()).toMatch(/\/scheduler\/.*confirmation/)
}

/** The answers that the open page shows, by name, and by name and value what is ticked. */
export function shownAnswers(): Record<string, string> {
  return Object.fromEntries(
    controls().flatMap((control): [string, string][] => {
      if (control.type !== 'radio' && control.type !== 'checkbox') return [[control.name, control.value]]
      const { name, value, checked } = control as HTMLInputElement
      return checked ? [[`${name} ${value}`, 'on']] : []
    }),
  )
}

/** What a server has of bookings, as an operator exports it, the first visit first. */
export async function bookings(server: TestApp) {
  return (await exported(server))
    .map(({ payload, ...line }) => ({ ...line, payload: payload as unknown as BookingBody }))
    .filter(({ kind }) => kind === 'appointment')
    .sort((one, other) => Date.parse(one.payload.dateTime.value) - Date.parse(other.payload.dateTime.value))
}
