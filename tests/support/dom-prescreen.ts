import { waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { type OpenedPage, openPage, type PageOptions, screen } from './dom.tsx'
import { dayAhead, fill } from './dom-find.ts'

export const at = (step: number) => `/health-services/scheduler/prescreen/${step}`

/** Opens the first step of a type's flow by its address, for today and a place. */
export async function openFlow(type: string, options: PageOptions = {}): Promise<OpenedPage> {
  const search = new URLSearchParams({ type, location: '45202', date: dayAhead(0) })
  const page = await openPage(`${at(1)}?${search}`, options)
  await screen.findByRole('heading', { level: 1 })
  return page
}

/** Opens the step that comes after some vaccines and answers to their questions, as a guest who has given them. */
export async function openAfter(
  type: string,
  vaccines: readonly number[],
  answers: Readonly<Record<string, string>> = {},
  options: PageOptions = {},
): Promise<OpenedPage> {
  const step = Object.keys(answers).length + 2
  return openPage(at(step), {
    ...options,
    async before(page) {
      const { savePrescreenStep, startPrescreen } = await import('../../src/app/state/prescreen.ts')
      const run = startPrescreen()
      savePrescreenStep('vaccines', { selectedVaccines: vaccines.map(String) })
      for (const [name, answer] of Object.entries(answers))
        savePrescreenStep(`question-${name}`, asAnswered(name, answer))
      const entry = { type, location: '45202', date: dayAhead(0), run }
      // The entry that Back leads to.
      window.history.replaceState(entry, '', at(step - 1))
      window.history.pushState({ ...entry, cameFrom: at(step - 1) }, '', at(step))
      await options.before?.(page)
    },
  })
}

/** What is kept of the answer to a question; a day is written YYYY-MM-DD. */
function asAnswered(name: string, answer: string): Record<string, string> {
  const [year = '', month, day] = answer.split('-')
  const parts = { [`${name}Year`]: year, [`${name}Month`]: month ?? '', [`${name}Day`]: day ?? '' }
  return { ...(day === undefined ? { [name]: answer } : parts), [`${name}Asked`]: 'Yes' }
}

/** Waits for the page of this title, which has focus. */
export async function expectHeading(name: string | RegExp): Promise<void> {
  const title = await screen.findByRole('heading', { level: 1, name })
  await waitFor(() => expect(title).toHaveFocus())
}

/** Answers a question by one of its radios. */
export async function choose({ user }: OpenedPage, question: string | RegExp, answer: string): Promise<void> {
  const group = await waitFor(
    () =>
      screen.queryByRole('radiogroup', { name: question }) ?? screen.getByRole('group', { name: question }),
  )
  await user.click(within(group).getByRole('radio', { name: answer }))
}

/** Ticks a box or picks a radio. */
export async function tick(
  { user }: OpenedPage,
  role: 'checkbox' | 'radio',
  name: string | RegExp,
): Promise<void> {
  await user.click(await screen.findByRole(role, { name }))
}

/** Types a day, written YYYY-MM-DD, into the three fields of the open question. */
export async function typeDate(page: OpenedPage, day: string): Promise<void> {
  const [year = '', month = '', ofMonth = ''] = day.split('-')
  await fill(page, await screen.findByLabelText('Month'), month)
  await fill(page, screen.getByLabelText('Day'), ofMonth)
  await fill(page, screen.getByLabelText('Year'), year)
}

/** Presses the button of the open step, whatever it says. */
export async function proceed({ user }: OpenedPage): Promise<void> {
  const button = document.querySelector('main form button[type=submit]')
  if (!button) throw new Error('No step is open')
  await user.click(button)
}

/** Waits for an alert, or a line of the summary below one, with these words. */
export async function expectAlert(words: string | RegExp): Promise<void> {
  await waitFor(() => {
    const said = [...document.querySelectorAll<HTMLElement>('[role=alert], [class*=summary]')]
    const alerts = said.map((one) => [
      ...within(one).queryAllByText(words, { exact: false }),
      ...within(one.parentElement as HTMLElement).queryAllByText(words, { selector: '[role=alert]' }),
    ])
    expect(alerts.flat()).not.toEqual([])
  })
}

/** Goes back in the history of this tab. */
export async function goBack(page: OpenedPage, address: string): Promise<void> {
  window.history.back()
  await waitFor(() => expect(page.address().split('?')[0]).toBe(address))
}
