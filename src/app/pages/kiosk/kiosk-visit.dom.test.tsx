import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { TEST_NOW } from '../../../../tests/support/builders.ts'
import { expectAccessible, screen } from '../../../../tests/support/dom.tsx'
import { databases, HOME, openTablet, type Tablet } from '../../../../tests/support/dom-tablet.ts'
import {
  aWalkInVisit,
  CONFIRMATION,
  expectScreen,
  FORM,
  proceed,
  SELECTION,
} from '../../../../tests/support/dom-walk-in.ts'
import { WALK_IN_SCREENS } from '../../../../tests/support/walk-in-screens.ts'

const HOUR = 60 * 60_000

/** A guest of the tablet who has answered all and looks at a screen of the form. */
async function openForm(name: 'record' | 'sign' = 'record'): Promise<Tablet> {
  const { step, page } = WALK_IN_SCREENS[name]
  const tablet = await openTablet(FORM, { entry: { step, page }, visit: aWalkInVisit() })
  await expectScreen(name)
  await waitFor(async () => expect(await databases()).toContain('visit'))
  return tablet
}

/** Lets so much time pass since the page was opened; the tablet looks at its clock. */
async function passTime(milliseconds: number): Promise<void> {
  vi.setSystemTime(TEST_NOW + milliseconds)
  await act(async () => void window.dispatchEvent(new Event('focus')))
}

const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' })

async function expectErased({ led }: Tablet, to = HOME): Promise<void> {
  await waitFor(() => expect(led).toEqual([to]))
  expect(await databases()).toContain('device')
  await vi.waitFor(async () => expect(await databases()).not.toContain('visit')) // it is being deleted (decision 186)
  expect(document.body).not.toHaveTextContent('Wilhelmina')
  expect(screen.queryByRole('heading')).toBeNull()
}

describe('an idle guest', () => {
  it('is asked after a minute, and screen readers announce the time left [CARD-08, fault 38, WI-33]', async () => {
    const { led } = await openForm()
    await passTime(59_000)
    expect(warning()).toBeNull()
    await passTime(61_000)
    expect(warning()).toBeVisible()
    const said = () => document.querySelector('[role=alertdialog] [aria-live]')
    expect(said()).toHaveTextContent('30 seconds left')
    await expectAccessible('the warning')
    await passTime(80_500)
    expect(said()).toHaveTextContent('30 seconds left')
    await passTime(81_000)
    expect(said()).toHaveTextContent('10 seconds left')
    expect(led).toEqual([])
  })

  it.each([
    [
      'three minutes more after "I need more time"',
      180_000,
      () => fireEvent.click(screen.getByRole('button', { name: 'I need more time' })),
    ],
    ['after any key', 60_000, () => fireEvent.keyDown(document.body, { key: 'Shift' })],
  ])('continues %s [CARD-08, WI-33]', async (_, more, answer) => {
    const { led } = await openForm()
    await passTime(61_000)
    expect(warning()).toBeVisible()
    answer()
    await waitFor(() => expect(warning()).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: 'For the vaccine record' })).toBeVisible()
    await passTime(60_000 + more)
    expect(warning()).toBeNull()
    await passTime(62_000 + more)
    expect(warning()).toBeVisible()
    expect(led).toEqual([])
  })

  it('leaves nothing when nothing is answered [CARD-08, fault 38, fault 39]', async () => {
    const tablet = await openForm()
    await passTime(61_000)
    await passTime(92_000)
    await expectErased(tablet)
  })

  it('leaves nothing when "Erase my answers now" is pressed [CARD-08]', async () => {
    const tablet = await openForm()
    await passTime(61_000)
    fireEvent.click(screen.getByRole('button', { name: 'Erase my answers now' }))
    await expectErased(tablet)
  })

  it('leaves nothing on a tablet that slept for 8 hours [fault 44]', async () => {
    const tablet = await openForm()
    await passTime(8 * HOUR)
    await expectErased(tablet)
  })

  it('leaves nothing on a page that the browser had frozen and shows again [fault 39]', async () => {
    const tablet = await openForm()
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await expectErased(tablet)
  })
})

describe('a guest who reads a statement', () => {
  it.each([
    ['Privacy', 'Your privacy'],
    ['Accessibility', 'Accessibility'],
  ])(
    '%s opens over the page, keeps the visit, counts as reading, and has no link [WI-36, WI-33]',
    async (name, title) => {
      const { led, user } = await openForm()
      await user.click(screen.getByRole('button', { name }))
      const dialog = await screen.findByRole('dialog', { name: title })
      expect(dialog.querySelectorAll('a, [href]')).toHaveLength(0)
      expect(dialog.querySelectorAll('h3').length).toBeGreaterThan(2)
      const words = dialog.textContent?.match(/\S+/g)?.length ?? 0
      const seconds = Math.min(240, Math.max(60, words / 3))
      expect(seconds).toBeGreaterThan(70)
      await passTime((seconds - 5) * 1000)
      expect(warning()).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(screen.getByRole('heading', { level: 1, name: 'For the vaccine record' })).toBeVisible()
      expect(led).toEqual([])
    },
  )
})

describe('a guest who starts over', () => {
  it('leaves nothing of the form [CARD-08]', async () => {
    const tablet = await openForm()
    await tablet.user.click(screen.getByRole('button', { name: 'Start over' }))
    await tablet.user.click(await screen.findByRole('button', { name: 'Erase and start over' }))
    await expectErased(tablet)
  })

  it('leaves nothing of the selection [CARD-08]', async () => {
    const tablet = await openTablet(SELECTION)
    await tablet.user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement)
    await tablet.user.click(await screen.findByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(tablet.led).toEqual([HOME]))
    expect(await databases()).not.toContain('visit')
  })

  it('leaves the screen as it was before [CARD-08]', async () => {
    const { user, led } = await openTablet(HOME)
    const root = document.documentElement
    await user.click(await screen.findByRole('button', { name: 'Larger text' }))
    await user.click(screen.getByRole('button', { name: 'More contrast' }))
    expect(root).toHaveAttribute('data-text', 'large')
    expect(root).toHaveAttribute('data-contrast', 'more')
    await user.click(await screen.findByRole('link', { name: 'Start' }))
    await screen.findByRole('heading', { level: 1, name: 'Which vaccines would you like today?' })
    expect(await screen.findByRole('button', { name: 'Larger text' })).toHaveAttribute('aria-pressed', 'true')
    expect(root).toHaveAttribute('data-text', 'large')
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(led).toEqual([HOME]))
    expect(root).not.toHaveAttribute('data-text')
    expect(root).not.toHaveAttribute('data-contrast')
  })
})

describe('a guest who has finished', () => {
  async function openConfirmation(): Promise<Tablet> {
    const tablet = await openForm('sign')
    await proceed(tablet)
    await screen.findByRole('button', { name: 'Done' })
    expect((await tablet.server.checkIns()).map(({ status }) => status)).toEqual(['checkedIn'])
    return tablet
  }

  it('leaves nothing with "Done" [CARD-08, CONFIRM-19]', async () => {
    const tablet = await openConfirmation()
    await tablet.user.click(screen.getByRole('button', { name: 'Done' }))
    await expectErased(tablet)
  })

  it('is not offered the dialogs of the system: no print, no share, no download [WI-34]', async () => {
    await openConfirmation()
    expect(await screen.findByText('The counter can print this for you.')).toBeVisible()
    for (const name of ['Print', 'Share', 'Add to calendar', /Copy/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(document.querySelector('[download]')).toBeNull()
  })

  it('erases the visit on "Get Another Vaccine" and opens the selection [CARD-08, CONFIRM-19]', async () => {
    const tablet = await openConfirmation()
    await tablet.user.click(await screen.findByRole('button', { name: 'Get Another Vaccine' }))
    await expectErased(tablet, SELECTION)
  })

  it('is asked whether they are still there; without an answer the visit is erased [CARD-08, WI-33]', async () => {
    const tablet = await openConfirmation()
    await passTime(61_000)
    expect(warning()).toHaveTextContent('Your code will leave this screen soon.')
    expect(warning()).not.toHaveTextContent('To keep your answers private')
    await passTime(92_000)
    await expectErased(tablet)
  })
})

describe('the pages of a visit without one', () => {
  it.each([FORM, CONFIRMATION])('%s redirects to the landing page of the tablet [CARD-07]', async (path) => {
    const { address, led } = await openTablet(path)
    await waitFor(() => expect([address(), ...led]).toContain(HOME))
  })
})
