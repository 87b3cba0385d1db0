import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, type OpenedPage, screen } from '../../../tests/support/dom.tsx'
import {
  announced,
  answerNext,
  askedFor,
  button,
  expectAddress,
  findSlot,
  type Holding,
  loseTime,
  MINUTE,
  methodsOf,
  openHolding,
  RESERVATIONS,
  RESULTS,
  refusal,
  SCHEDULE,
  setDeviceZone,
  wakeAfter,
} from '../../../tests/support/dom-results.ts'

const LOST = 'Your time was booked by somebody else.'
const OVER = 'Your time is no longer held.'
const TYPED = 'What you typed is still here.'
const HELD = /^Held for you for/

/** Opens the form with its times, which are of Ohio, held on a device in Chicago. */
async function openForm(holding: Holding = {}): Promise<OpenedPage> {
  setDeviceZone('America/Chicago')
  const page = await openHolding(SCHEDULE, holding)
  await screen.findByText(`Appointments (${holding.doses === 'both' ? 2 : 1})`)
  return page
}

/** The line that says how long the times are held. */
const heldFor = () => screen.queryAllByText(HELD).map(({ textContent }) => textContent)
const alertWith = (text: string | RegExp): HTMLElement => {
  const alerts = screen.queryAllByRole('alert', { hidden: true })
  const found = alerts.find(({ textContent }) => textContent.match(text))
  if (!found) throw new Error(`No alert says ${text}`)
  return found
}
const timesIn = (lost: HTMLElement) => within(lost).queryAllByRole('button', { name: /[AP]M/, hidden: true })

describe('a hold that ends soon', () => {
  it('a hold is counted down in its last two minutes, and can be kept longer [HOLD-24, SC-22, BK-23]', async () => {
    const page = await openForm()
    await waitFor(() => expect(heldFor()).toEqual(['Held for you for 15 more minutes, until 11:15 AM.']))
    wakeAfter(13 * MINUTE)
    const warning = screen.getByRole('timer')
    expect(warning).toHaveTextContent(/^Your time is held for 2 more minutes\.$/)
    await expectAccessible()
    wakeAfter(1.5 * MINUTE)
    expect(warning).toHaveTextContent(/^Your time is held for 30 more seconds\.$/)
    await page.user.click(button('Keep it longer'))
    await waitFor(() => expect(heldFor()).toEqual(['Held for you for 15 more minutes, until 11:29 AM.']))
    expect(methodsOf(page)).toEqual(['PUT'])
    expect(screen.queryByText('Keep it longer')).toBeNull()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(HELD))
    await waitFor(() => expect(announced()).toContain('Held until 11:29 AM.'))
  })

  it('the time left, the warning and "Keep it longer" are in the bar, before Continue [SC-22]', async () => {
    await openForm()
    wakeAfter(13 * MINUTE)
    const bar = screen.getByRole('timer').parentElement as HTMLElement
    const names = within(bar)
      .getAllByRole('button', { hidden: true })
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Keep it longer', 'Continue'])
  })

  it('screen readers are told how to keep the time, and urgently of the last 30 seconds [SC-22]', async () => {
    await openForm()
    wakeAfter(13 * MINUTE)
    const HOW =
      'Your time is held for 2 more minutes. To keep it, press Keep it longer, the button before Continue.'
    await waitFor(() => expect(announced()).toEqual([HOW]))
    wakeAfter(1 * MINUTE)
    wakeAfter(0.5 * MINUTE)
    await waitFor(() => expect(announced('assertive')).toEqual(['30 seconds left to keep your time.']))
    expect(announced().filter((line) => line !== HOW)).toEqual([])
  })

  it('from 45 minutes on the bar says until when the time can be kept, and what follows [SC-23]', async () => {
    const LATEST = /This time can be kept until 12:00 PM at the latest\. After that we try to hold it again\./
    const page = await openForm({ visit: {} })
    const { visit } = await import('../state/visit.ts')
    if (visit.appointment) visit.appointment.heldSince = Date.now()
    const { keepHold } = await import('../state/hold-longer.ts')
    for (let minutes = 0; minutes < 40; minutes += 10) {
      wakeAfter(10 * MINUTE)
      await act(keepHold)
    }
    wakeAfter(4 * MINUTE)
    expect(heldFor()[0]).not.toMatch(LATEST)
    wakeAfter(1 * MINUTE)
    await waitFor(() => expect(heldFor()[0]).toMatch(LATEST))
    await act(keepHold)
    expect(heldFor()).toEqual([
      'Held for you for 15 more minutes, until 12:00 PM. This time can be kept until 12:00 PM at the latest. After that we try to hold it again.',
    ])
    wakeAfter(13 * MINUTE)
    expect(screen.getByRole('timer')).toHaveTextContent(LATEST)
    expect(screen.queryByText('Keep it longer')).toBeNull()
    expect(page.network.sent.filter(({ method }) => method === 'PUT')).toHaveLength(5)
  })
})

describe('a hold that has ended', () => {
  it('a hold that has ended is renewed as soon as the guest is active [HOLD-24, SC-21, BK-24, fault 11]', async () => {
    const page = await openForm()
    await page.user.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'Ada')
    await page.user.tab()
    wakeAfter(16 * MINUTE)
    expect(await screen.findByText(`${OVER} ${TYPED}`)).toBeVisible()
    expect(button('Hold the same time again')).toBeVisible()
    await waitFor(() => expect(announced('assertive')).toEqual([`${OVER} ${TYPED}`]))
    expect(methodsOf(page)).toEqual([])
    await expectAccessible()
    await page.user.tab()
    expect(await screen.findAllByText('We hold the same time for you again.')).not.toEqual([])
    await waitFor(() => expect(heldFor()).toEqual(['Held for you for 15 more minutes, until 11:31 AM.']))
    expect(methodsOf(page)).toEqual(['POST'])
  })
})

describe('a slot that somebody else has taken', () => {
  it('a slot that somebody else has taken is replaced by one of the nearest [HOLD-24]', async () => {
    const page = await openForm()
    wakeAfter(17 * MINUTE)
    expect(await screen.findByText(OVER)).toBeVisible()
    await loseTime(page, 'appointment')
    await page.user.tab()
    const lost = await waitFor(() => alertWith(LOST))
    await waitFor(() => expect(timesIn(lost)).toHaveLength(4))
    await expectAccessible()
    const [nearest] = timesIn(lost)
    const time = nearest?.textContent ?? ''
    await page.user.click(nearest as HTMLElement)
    await waitFor(() => expect(heldFor()).not.toEqual([]))
    expect(document.body).toHaveTextContent(time)
    expect(screen.queryByText(LOST)).toBeNull()
  })

  it('a time offered instead that was just booked is said to be, and the times are read again [HOLD-11]', async () => {
    const page = await openForm()
    wakeAfter(17 * MINUTE)
    await loseTime(page, 'appointment')
    await page.user.tab()
    const lost = await waitFor(() => alertWith(LOST))
    await waitFor(() => expect(timesIn(lost)).toHaveLength(4))
    const before = askedFor(page, /\/timeslots/).length
    answerNext(page, RESERVATIONS, refusal(409, 'slotTaken'))
    await page.user.click(timesIn(lost)[0] as HTMLElement)
    expect(await within(lost).findByText(/^Unfortunately, the time selected was just booked/)).toBeVisible()
    await waitFor(() => expect(askedFor(page, /\/timeslots/)).toHaveLength(before + 1))
  })

  it('the words about a lost time come into sight [HOLD-24]', async () => {
    const page = await openForm()
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    wakeAfter(17 * MINUTE)
    await loseTime(page, 'appointment')
    await page.user.tab()
    const lost = await waitFor(() => alertWith(LOST))
    await waitFor(() =>
      expect(scroll.mock.contexts.some((one) => (one as Element).contains(lost))).toBe(true),
    )
  })
})

describe('two doses of which one is lost', () => {
  const typing = { patientDetails: { firstName: 'Ada' } }

  it('a second dose that is lost leaves the first held, and is offered other times [HOLD-24, HOLD-03]', async () => {
    const page = await openForm({ doses: 'both', heldBefore: { followup: 5 }, visit: { typing } })
    wakeAfter(12 * MINUTE)
    await loseTime(page, 'followup')
    await page.user.tab()
    const lost = await waitFor(() => alertWith('booked by somebody else'))
    expect(lost).toHaveTextContent(
      'The time of your 2nd appointment was booked by somebody else. Your 1st appointment is still held. What you typed is still here.',
    )
    await waitFor(() => expect(timesIn(lost)).not.toEqual([]))
    await expectAccessible()
    await page.user.click(timesIn(lost)[0] as HTMLElement)
    await waitFor(() => expect(lost).not.toBeInTheDocument())
    expect(screen.getByText('Appointments (2)')).toBeVisible()
  })

  it('a first dose that is lost takes the second with it, and both are chosen again [HOLD-24, HOLD-03]', async () => {
    const page = await openForm({ doses: 'both', heldBefore: { appointment: 5 }, visit: { typing } })
    wakeAfter(12 * MINUTE)
    await loseTime(page, 'appointment')
    await page.user.tab()
    const lost = await waitFor(() => alertWith(LOST))
    expect(timesIn(lost), 'none is offered without its second').toEqual([])
    await expectAccessible()
    await page.user.click(within(lost).getByRole('button', { name: 'See all times' }))
    await expectAddress(page, RESULTS)
    await findSlot()
  })
})
