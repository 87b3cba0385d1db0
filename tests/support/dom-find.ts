import { waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { CategoryConfig } from '#contract/content/scheduler-config'
import { addDays, formatUsDate } from '#domain/calendar'
import { type OpenedPage, openPage, type PageOptions, screen } from './dom.tsx'
import { changeDocument } from './dom-content.ts'

export const MAIN = '/health-services/scheduler/main'
export const RESULTS = '/health-services/scheduler/result'
export const PRESCREEN = '/health-services/scheduler/prescreen/1'
export const SERVICES = /\/v1\/services\?/

/** So many days after TEST_NOW in Ohio: YYYY-MM-DD. */
export const dayAhead = (days: number): string => addDays('2026-11-20', days)
/** The same day as the messages write it. */
export const writtenDay = (days: number): string => formatUsDate(dayAhead(days))

export const typeBox = () => screen.getByLabelText<HTMLSelectElement>('Appointment Type')
export const locationBox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' })
export const dateBox = () => screen.getByLabelText<HTMLInputElement>('Date')
export const optionsOf = (box: HTMLElement) =>
  within(box)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

/** The form's section, the button that folds it, and the words beside that button. */
const section = () => within(screen.getByRole('region', { name: 'Find Appointment' }))
export const toggle = () =>
  section().getByRole('button', { name: /^(Hide the form|Show the form|Edit search)$/ })
export const searchHead = () => toggle().parentElement as HTMLElement
export const submitButton = () =>
  section().getByRole<HTMLButtonElement>('button', { name: 'Find Appointment' })
export const press = ({ user }: OpenedPage, name: string | RegExp) =>
  screen.findByRole('button', { name }).then((button) => user.click(button))

/** Opens a page with the form, and waits for its appointment types. */
export async function openForm(address = MAIN, options: PageOptions = {}): Promise<OpenedPage> {
  const page = await openPage(address, options)
  await screen.findByRole('option', { name: 'Clinic Visits' })
  return page
}

/** Types into a field in place of what it has. */
export async function fill({ user }: OpenedPage, box: HTMLElement, text: string): Promise<void> {
  await user.clear(box)
  if (text === '') return
  await user.click(box)
  await user.paste(text)
}

/** Fills in a search and sends it. */
export async function search(page: OpenedPage, type: string, location = '45202'): Promise<void> {
  await page.user.selectOptions(typeBox(), type)
  await fill(page, locationBox(), location)
  await page.user.click(submitButton())
}

/** The search that this history entry holds, without the address that it came from. */
export function searchHere(): Record<string, unknown> {
  const { cameFrom: _, ...search } = (window.history.state ?? {}) as Record<string, unknown>
  return search
}

/** Waits for an address; that of results or of the second dose is followed by its search (BK-14). */
export async function expectAddress(page: OpenedPage, address: string): Promise<void> {
  const isMirroring = address.startsWith(RESULTS)
  await waitFor(() => expect(isMirroring ? page.address().split('?')[0] : page.address()).toBe(address))
}

/** Changes the configuration of one category, and of the scheduler. */
export function configureCategory(
  page: OpenedPage,
  category: string,
  more: object,
  rest: object = {},
): Promise<void> {
  return changeDocument(page, 'schedulerConfig', ({ categories, ...data }) => {
    const changed = { ...categories[category], ...more } as CategoryConfig
    return { ...data, ...rest, categories: { ...categories, [category]: changed } }
  })
}

/** Keeps calls waiting until they are let go; then they are answered, and the page has their answers. */
export function holdUp({ answer }: OpenedPage, path: RegExp): () => Promise<void> {
  const answers: Promise<Response>[] = []
  let begin = () => {}
  const until = new Promise<void>((resolve) => {
    begin = resolve
  })
  answer(path, (_path, _init, next) => {
    const answered = until.then(next)
    answers.push(answered)
    return answered
  })
  return async () => {
    begin()
    await Promise.all(answers)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

export const failure = (status = 503): Response => Response.json({ errors: [] }, { status })
