import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, type OpenedPage, openPage, screen } from '../../../../tests/support/dom.tsx'
import { announced } from '../../../../tests/support/dom-results.ts'
import {
  expectRefused,
  expectScreen,
  press,
  proceed,
  SELECTION,
  visitInMemory,
} from '../../../../tests/support/dom-walk-in.ts'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'

const TROUBLE = "We're having trouble loading vaccine services. Please refresh this page to try again."

async function openSelection(): Promise<OpenedPage & { boxes: HTMLElement[] }> {
  const page = await openPage(SELECTION)
  const boxes = await screen.findAllByRole('checkbox')
  return { ...page, boxes }
}

const error = () => document.getElementById('answer-vaccines-error')
const tick = async ({ user, boxes }: Awaited<ReturnType<typeof openSelection>>, ...places: number[]) => {
  for (const place of places) await user.click(boxes[place] as HTMLElement)
}

const choose = ({ user }: OpenedPage, name: string) => user.click(screen.getByRole('checkbox', { name }))
/** What the bar says above Continue. */
const bar = () =>
  screen.getByRole('button', { name: 'Continue' }).closest('.no-print')?.querySelector('p')?.textContent

describe('the selection', () => {
  it('keeps what is ticked in another language, and forgets it when the guest leaves the page [LANG-02]', async () => {
    const page = await openSelection()
    await tick(page, 0, 3)
    const { chooseLanguage } = await import('../../state/language.ts')
    await act(() => chooseLanguage('es'))
    expect(document.documentElement.lang).toBe('es')
    await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2))
    await act(() => chooseLanguage('en'))
    await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2))
    act(() => go(href('instantVaccine', { locationId: '90100001' })))
    await screen.findByRole('link', { name: 'Start' })
    act(() => go(SELECTION, { state: { fresh: true } }))
    expect(await screen.findAllByRole('checkbox')).not.toHaveLength(0)
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  })

  it('names each vaccine without its dose, with what the guest should know of it [WALKIN-10, WALKIN-12]', async () => {
    const { boxes } = await openSelection()
    const names = boxes.map(
      (box) => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
    )
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => /dose/i.test(name) || name.trim() === '')).toEqual([])
    expect(screen.getAllByText(/for people 65 and older/)[0]).toBeVisible()
    expect(document.title).toBe('Which vaccines would you like today? - Prescreening Form')
    await expectAccessible('selection, empty')
  })

  it('refuses to go on without a vaccine [WALKIN-09, WALKIN-16, WI-07]', async () => {
    const page = await openSelection()
    await expectRefused(page, [['vaccines', 'Select a vaccine to continue.']])
    expect(page.address()).toBe(SELECTION)
    await expectAccessible('selection, with errors')
  })

  it('takes the message away once a vaccine is chosen [WALKIN-09]', async () => {
    const page = await openSelection()
    await proceed(page)
    await tick(page, 0)
    expect(error()).toBeEmptyDOMElement()
  })

  it('says in the bar what is chosen, and refuses a fourth there, where the guest sees it [WALKIN-07, WALKIN-08, WI-06]', async () => {
    const page = await openSelection()
    expect(bar()).toBe('0 of 3 chosen')
    const three = ['Flu', 'Shingles', 'Tdap (tetanus, diphtheria, whooping cough)']
    for (const name of three) await choose(page, name)
    expect(bar()).toBe('3 of 3: Flu, Shingles, Tdap')
    expect(screen.getAllByText('You have 3. Remove one first.')).toHaveLength(page.boxes.length - 3)
    await tick(page, page.boxes.length - 1)
    expect(bar()).toBe('Select up to 3 Vaccines3 of 3: Flu, Shingles, Tdap')
    await waitFor(() => expect(announced()).toContain('Select up to 3 Vaccines'))
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
    await choose(page, 'Shingles')
    expect(bar()).toBe('2 of 3: Flu, Tdap')
    await choose(page, 'Shingles')
    await tick(page, page.boxes.length - 1)
    await expectAccessible('selection, a fourth refused')
    await proceed(page)
    await expectScreen('name')
    expect((await visitInMemory()).appointment?.services).toHaveLength(3)
  })

  it.each([
    ['Flu', 'Flu, 65 and older', 'Choose one kind of flu shot.'],
    ['COVID-19 mRNA', 'COVID-19 yearly', 'Choose one kind of COVID-19 shot.'],
  ])(
    'says at once that %s and %s are of one kind, and Continue waits [STORE-08, WI-05]',
    async (first, second, told) => {
      const page = await openSelection()
      await choose(page, first)
      expect(bar()).not.toContain(told)
      await choose(page, second)
      expect(bar()).toContain(told)
      await waitFor(() => expect(announced()).toContain(told))
      await expectRefused(page, [['vaccines', told]])
      expect(page.address()).toBe(SELECTION)
      await choose(page, second)
      expect(bar()).toBe(`1 of 3: ${first}`)
      await proceed(page)
      await expectScreen('name')
    },
  )

  it('takes two vaccines that each have a second dose [STORE-08, WI-05]', async () => {
    const page = await openSelection()
    await choose(page, 'Shingles')
    await choose(page, 'Hepatitis A')
    await proceed(page)
    await expectScreen('name')
  })
})

it.each<[string, () => Response]>([
  ['with an error', () => Response.json({ errors: [] }, { status: 500 })],
  [
    'without an answer',
    () => {
      throw new TypeError('fetch failed')
    },
  ],
])('services that fail to load %s say so, and Refresh gets them [WALKIN-06]', async (_, answer) => {
  let isBack = false
  const page = await openPage(SELECTION, {
    before: (opened) =>
      opened.answer(/services\/location/, (_path, _init, next) => (isBack ? next() : answer())),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(TROUBLE)
  await press(page, 'button', 'Refresh')
  expect(await screen.findByRole('alert')).toHaveTextContent(TROUBLE)
  isBack = true
  await press(page, 'button', 'Refresh')
  expect(await screen.findAllByRole('checkbox')).not.toEqual([])
})
