import { waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  expectAccessible,
  type OpenedPage,
  openPage,
  type PageOptions,
  screen,
} from '../../../../tests/support/dom.tsx'
import {
  ENROLMENT,
  expectHome,
  HOME,
  isEnrolled,
  openTablet,
  STORE,
  STORE_NAME,
  watchDocuments,
  withCode,
} from '../../../../tests/support/dom-tablet.ts'
import type { Fate } from '../../../../tests/support/network.ts'

const ENROL = 'Use as a store tablet'

/** Opens the page for staff. */
async function openEnrolment({
  isSecure = true,
  ...options
}: PageOptions & { isSecure?: boolean } = {}): Promise<OpenedPage & { led: string[] }> {
  vi.stubGlobal('isSecureContext', isSecure)
  const led = watchDocuments()
  const page = await openPage(ENROLMENT, options)
  await screen.findByRole('heading', { level: 1, name: `Set up this tablet for ${STORE_NAME}` })
  return { ...page, led }
}

const press = ({ user }: OpenedPage) => user.click(screen.getByRole('button', { name: ENROL }))

const leaveCode = () => screen.getByLabelText('Code to leave tablet mode')

describe('enrolment on a server without a code', () => {
  it('turns a device into a tablet of its store, and opens its landing page [CARD-07, CARD-08]', async () => {
    const page = await openEnrolment()
    expect(screen.queryByLabelText('Staff code')).toBeNull()
    await expectAccessible('enrolment')
    await page.user.type(leaveCode(), '246810')
    await press(page)
    await waitFor(() => expect(page.led).toEqual([HOME]))
    expect(await isEnrolled()).toBe(true)
    expect(document.documentElement).toHaveAttribute('data-kiosk', '')
  })

  it('enrols nothing without an answer of the server, and can be tried again [class 41]', async () => {
    const page = await openEnrolment()
    await page.user.type(leaveCode(), '246810')
    page.network.fates.push('never arrives', 'never arrives')
    await press(page)
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the server.")
    expect(await isEnrolled()).toBe(false)
    expect(page.led).toEqual([])
    page.network.fates.length = 0
    await press(page)
    await waitFor(() => expect(page.led).toEqual([HOME]))
  })

  it.each(['', '24681', 'abcdef'])(
    'asks for six digits that end tablet mode: "%s" is refused beside the field [WI-32]',
    async (typed) => {
      const page = await openEnrolment()
      if (typed) await page.user.type(leaveCode(), typed)
      await press(page)
      await waitFor(() =>
        expect(leaveCode()).toHaveAccessibleDescription(expect.stringContaining('Error: Type six digits.')),
      )
      expect(leaveCode()).toHaveFocus()
      expect(await isEnrolled()).toBe(false)
    },
  )

  it('is refused at a store that is not known', async () => {
    await openPage('/health-services/kiosk/90109999')
    expect(await screen.findByRole('heading', { level: 1, name: "We can't find this store" })).toBeVisible()
    expect(screen.queryByRole('button', { name: ENROL })).toBeNull()
  })

  it('is not offered on plain http: the page says what is missing', async () => {
    await openEnrolment({ isSecure: false })
    expect(screen.getByText(/^A store tablet needs https\./)).toBeVisible()
    expect(screen.getByText(/^The operating manual of this product explains/)).toBeVisible()
    expect(screen.queryByRole('button', { name: ENROL })).toBeNull()
    await expectAccessible('enrolment on plain http')
  })
})

describe('enrolment on a server with a code', () => {
  it.each([
    ['without a code', '', 'Error: Type the staff code.'],
    ['with a wrong code', '1357', 'Error: That is not the staff code. Check it and try again.'],
  ])('is refused %s, beside the field [CARD-07]', async (_, typed, message) => {
    const page = await openEnrolment({ server: { settings: withCode('2468') } })
    const code = screen.getByLabelText('Staff code')
    if (typed) await page.user.type(code, typed)
    await press(page)
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(code).toHaveFocus()
    expect(await isEnrolled()).toBe(false)
    expect(page.led).toEqual([])
  })

  it('takes the right code, also after a wrong one [CARD-07]', async () => {
    const page = await openEnrolment({ server: { settings: withCode('2468') } })
    const code = screen.getByLabelText('Staff code')
    await page.user.type(code, '1357')
    await press(page)
    await waitFor(() => expect(code).toBeInvalid())
    await page.user.clear(code)
    await page.user.type(code, '2468')
    await press(page)
    await waitFor(() => expect(page.led).toEqual([HOME]))
    expect(await isEnrolled()).toBe(true)
  })
})

describe("a guest's own device", () => {
  it('has main as its home [CARD-07]', async () => {
    const { address } = await openPage('/')
    await waitFor(() => expect(address()).toBe('/health-services/scheduler/main'))
  })

  it("has a store's page without what a tablet shows [CARD-07]", async () => {
    await openPage(HOME)
    expect(await screen.findByRole('link', { name: 'Start' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'How it works' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Use your own phone' })).toBeNull()
    expect(document.documentElement).not.toHaveAttribute('data-kiosk')
  })
})

it('an enrolled tablet tells its store’s counter that it is there, and what waits on it [DESK-10]', async () => {
  const { server } = await openTablet(HOME)
  await waitFor(async () => expect(await server.store.tabletsOf(STORE)).toMatchObject([{ waiting: 0 }]))
  const { outbox } = await import('../../state/outbox.ts')
  outbox.waiting = 2
  await waitFor(async () => expect(await server.store.tabletsOf(STORE)).toMatchObject([{ waiting: 2 }]))
})

describe('leaving tablet mode', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Leave store tablet mode?' })
  async function openDialog(options: Parameters<typeof openTablet>[1]) {
    const tablet = await openTablet(HOME, options)
    await expectHome()
    await tablet.user.click(await screen.findByRole('button', { name: 'Text and contrast' }))
    await tablet.user.click(screen.getByRole('button', { name: 'For staff' }))
    return {
      ...tablet,
      leave: () => tablet.user.click(within(dialog()).getByRole('button', { name: 'Leave' })),
    }
  }

  it.each([
    ['with', []],
    ['without', ['never arrives', 'never arrives']],
  ] as [string, Fate[]][])(
    'needs the six digits of the tablet %s a network; "Stay" is the main button [WI-32]',
    async (_, fates) => {
      const tablet = await openDialog({ code: '246810', isServerCode: false })
      tablet.network.fates.push(...fates)
      expect(within(dialog()).getByRole('button', { name: 'Stay' }).className).toMatch(/primary/)
      expect(within(dialog()).getByRole('button', { name: 'Leave' }).className).not.toMatch(/primary/)
      await tablet.leave()
      await waitFor(() =>
        expect(leaveCode()).toHaveAccessibleDescription(expect.stringContaining('Error: Type six digits.')),
      )
      await tablet.user.type(leaveCode(), '111111')
      await tablet.leave()
      await waitFor(() =>
        expect(leaveCode()).toHaveAccessibleDescription(
          expect.stringContaining('Error: That is not the code of this tablet.'),
        ),
      )
      expect(await isEnrolled()).toBe(true)
      await tablet.user.clear(leaveCode())
      await tablet.user.type(leaveCode(), '246810')
      await tablet.leave()
      await waitFor(() => expect(tablet.led).toEqual(['/']))
      expect(await isEnrolled()).toBe(false)
    },
  )

  it("needs the server's code where it has one, without a network too [WI-32]", async () => {
    const tablet = await openDialog({ code: '2468-1357' })
    tablet.network.fates.push('never arrives', 'never arrives', 'never arrives', 'never arrives')
    await tablet.user.type(screen.getByLabelText('Staff code'), '1357-2468')
    await tablet.leave()
    await waitFor(() => expect(screen.getByLabelText('Staff code')).toBeInvalid())
    await tablet.user.clear(screen.getByLabelText('Staff code'))
    await tablet.user.type(screen.getByLabelText('Staff code'), '2468-1357')
    await tablet.leave()
    await waitFor(() => expect(tablet.led).toEqual(['/']))
  })
})
