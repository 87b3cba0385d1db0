import { describe, expect, it } from 'vitest'
import { expectAccessible, type OpenedPage, openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  expectRefused,
  expectScreen,
  press,
  proceed,
  SELECTION,
  visitInMemory,
} from '../../../../tests/support/dom-walk-in.ts'

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

describe('the selection', () => {
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

  it('refuses to go on without a vaccine [WALKIN-09, WALKIN-16]', async () => {
    const page = await openSelection()
    await expectRefused(page, [['vaccines', 'Select a vaccine to view availability.']])
    expect(page.address()).toBe(SELECTION)
    await expectAccessible('selection, with errors')
  })

  it('takes the message away once a vaccine is chosen [WALKIN-09]', async () => {
    const page = await openSelection()
    await proceed(page)
    await tick(page, 0)
    expect(error()).toBeEmptyDOMElement()
  })

  it('refuses a fourth vaccine, and the chosen ones stay [WALKIN-07, WALKIN-08]', async () => {
    const page = await openSelection()
    await tick(page, 0, 1, 2)
    expect(error()).toBeEmptyDOMElement()
    await tick(page, 3)
    expect(error()).toHaveTextContent('Error: Select up to 3 Vaccines')
    expect(screen.getAllByText('3 chosen')[0]).toBeVisible()
    expect(screen.getAllByRole('checkbox', { checked: true })).toEqual(page.boxes.slice(0, 3))
    await expectAccessible('selection, a fourth refused')
    await proceed(page)
    await expectScreen('name')
    expect((await visitInMemory()).appointment?.services).toHaveLength(3)
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
