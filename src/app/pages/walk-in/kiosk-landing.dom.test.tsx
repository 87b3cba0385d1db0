import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { TEST_NOW } from '../../../../tests/support/builders.ts'
import { expectAccessible, ORIGIN, type PageOptions, screen } from '../../../../tests/support/dom.tsx'
import { cutOff, outboxKeys, putIntoOutbox, tellOnline } from '../../../../tests/support/dom-outbox.ts'
import {
  databases,
  expectHome,
  HOME,
  isEnrolled,
  openTablet,
  STORE_NAME,
  type Tablet,
} from '../../../../tests/support/dom-tablet.ts'
import { passTime, slowTime } from '../../../../tests/support/dom-time.ts'

const HOUR = 60 * 60_000

const storeName = () => screen.getByText(STORE_NAME)
const leaveDialog = () => screen.queryByRole('dialog', { name: 'Leave store tablet mode?' })

async function openHome(options: PageOptions & { code?: string } = {}): Promise<Tablet> {
  const tablet = await openTablet(HOME, options)
  await expectHome()
  return tablet
}

describe("the first page of a store's tablet", () => {
  it("holds the public address of the store's page, and no answers [CARD-08]", async () => {
    await openHome()
    expect(document.documentElement).toHaveAttribute('data-kiosk', '')
    expect(storeName()).toBeVisible()
    const phone = within(
      screen.getByRole('heading', { name: 'Use your own phone' }).closest('section') as HTMLElement,
    )
    expect(phone.getByText(`${ORIGIN.replace('http://', '')}/w/90100001`)).toBeVisible()
    expect(phone.getByRole('img', { name: /^QR code/ })).toBeVisible()
    await expectAccessible('the first page of a tablet')
  })

  it('asks no guest whether they are still there [CARD-08]', async () => {
    const { led } = await openHome()
    for (const passed of [61_000, 8 * HOUR]) {
      vi.setSystemTime(TEST_NOW + passed)
      await act(async () => void window.dispatchEvent(new Event('focus')))
    }
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(led).toEqual([])
    await expectHome()
  })
})

describe('leaving the mode of a tablet', () => {
  async function openHeld(options: PageOptions & { code?: string } = {}): Promise<Tablet> {
    const tablet = await openHome(options)
    slowTime()
    return tablet
  }

  async function askToLeave(): Promise<HTMLElement> {
    fireEvent.pointerDown(storeName())
    await passTime(5000)
    fireEvent.pointerUp(storeName())
    return leaveDialog() as HTMLElement
  }

  it("asks when the store's name is held for 5 seconds, and not before", async () => {
    await openHeld()
    fireEvent.pointerDown(storeName())
    await passTime(4000)
    fireEvent.pointerUp(storeName())
    await passTime(4000)
    expect(leaveDialog()).toBeNull()
    const dialog = await askToLeave()
    expect(dialog).toBeVisible()
    await expectAccessible('the question whether to leave')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(leaveDialog()).toBeNull())
    expect(await isEnrolled()).toBe(true)
  })

  it('asks when "For staff" is pressed, which keys and screen readers find in the popover; the name is text [SC-04]', async () => {
    await openHome()
    expect(screen.queryByRole('button', { name: new RegExp(STORE_NAME) })).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'For staff' }))
    const dialog = within(leaveDialog() as HTMLElement)
    expect(dialog.getByText(/^Version /)).toBeVisible()
    expect(dialog.getByText('This address works on this computer only.')).toBeVisible()
  })

  it("makes the tablet anyone's device again [CARD-07]", async () => {
    const { led } = await openHeld()
    const dialog = await askToLeave()
    expect(within(dialog).queryByLabelText('Staff code')).toBeNull()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(led).toEqual(['/']))
    expect(await isEnrolled()).toBe(false)
    expect(document.documentElement).not.toHaveAttribute('data-kiosk')
  })

  it('asks for the code; after some wrong ones the right one must wait [CARD-07]', async () => {
    const tablet = await openHeld({ code: '2468' })
    const dialog = within(await askToLeave())
    const code = dialog.getByLabelText('Staff code')
    const leaveWith = async (typed: string) => {
      fireEvent.change(code, { target: { value: typed } })
      fireEvent.click(dialog.getByRole('button', { name: 'Leave' }))
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Leave' })).toBeEnabled())
    }
    for (const typed of ['wrong0', 'wrong1', 'wrong2', 'wrong3', 'wrong4']) {
      await leaveWith(typed)
      await waitFor(() =>
        expect(code).toHaveAccessibleDescription(expect.stringContaining('That is not the staff code.')),
      )
    }
    await leaveWith('2468')
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(/^Too many tries\. Wait a minute/),
    )
    await tablet.reload()
    await expectHome()
    expect(await databases()).toContain('device')
    expect(tablet.led).toEqual([])
  })
})

describe('check-ins that wait on a tablet', () => {
  const CODES = ['BBBBB2', 'CCCCC3']

  /** Two were finished without a server, which is not back yet. */
  async function openWaiting(): Promise<Tablet & { comeBack: () => void }> {
    let comeBack = () => {}
    const tablet = await openHome({
      before: async (page) => {
        await putIntoOutbox(CODES)
        comeBack = cutOff(page, /walk-in$/)
      },
    })
    expect(await screen.findByText('2 waiting to be sent')).toBeVisible()
    return { ...tablet, comeBack }
  }

  const expectSent = async ({ server }: Tablet) => {
    await waitFor(() => expect(screen.queryByText(/waiting to be sent|not accepted/)).toBeNull())
    expect(await outboxKeys()).toEqual([])
    expect((await server.checkIns()).map(({ counterCode }) => counterCode)).toEqual(CODES)
  }

  it('are counted, and sent in order when the network is back [CARD-07, BOOK-19]', async () => {
    const tablet = await openWaiting()
    tablet.comeBack()
    tellOnline()
    await expectSent(tablet)
  })

  it('are sent after half a minute when no browser says that the network is back [CARD-07, BOOK-19]', async () => {
    const every = vi.spyOn(window, 'setInterval')
    const tablet = await openWaiting()
    tablet.comeBack()
    const [send] = every.mock.calls.find(([, pause]) => pause === 30_000) ?? []
    act(() => (send as () => void)())
    await expectSent(tablet)
  })
})
