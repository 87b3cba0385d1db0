import { waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import {
  button,
  expectAddress,
  findSlot,
  type Holding,
  loseTime,
  MINUTE,
  methodsOf,
  openHolding,
  RESULTS,
  SCHEDULE,
  wakeAfter,
} from '../../../../tests/support/dom-results.ts'

const LOST = 'Your time was booked by somebody else.'
const OVER = 'Your time is no longer held.'
const TYPED = 'What you typed is still here.'
const HELD = /^Held for you until/

/** Opens the form with its times held. */
async function openForm(holding: Holding = {}): Promise<OpenedPage> {
  const page = await openHolding(SCHEDULE, holding)
  await screen.findByText(`Appointments (${holding.doses === 'both' ? 2 : 1})`)
  return page
}

/** The line that says until when the times are held, for everyone to see. */
const heldUntil = () => screen.queryAllByText(HELD).map(({ textContent }) => textContent)
const alertWith = (text: string | RegExp): HTMLElement => {
  const alerts = screen.queryAllByRole('alert', { hidden: true })
  const found = alerts.find(({ textContent }) => textContent.match(text))
  if (!found) throw new Error(`No alert says ${text}`)
  return found
}
const timesIn = (lost: HTMLElement) => within(lost).queryAllByRole('button', { name: /[AP]M/, hidden: true })

describe('a hold that ends soon', () => {
  it('a hold is counted down in its last two minutes, and can be kept longer [HOLD-24]', async () => {
    const page = await openForm()
    expect(heldUntil()).toEqual(Array(2).fill('Held for you until 12:15 PM EST'))
    wakeAfter(13.5 * MINUTE)
    expect(screen.getByRole('timer')).toHaveTextContent(/^Held for 1 minute 30 seconds more$/)
    await expectAccessible()
    await page.user.click(button('Keep it longer'))
    await waitFor(() => expect(heldUntil()).toEqual(Array(2).fill('Held for you until 12:28 PM EST')))
    expect(methodsOf(page)).toEqual(['PUT'])
    expect(screen.queryByText('Keep it longer')).toBeNull()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(HELD))
  })
})

describe('a hold that has ended', () => {
  it('a hold that has ended is renewed as soon as the guest is active [HOLD-24, fault 11]', async () => {
    const page = await openForm()
    await page.user.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'Ada')
    await page.user.tab()
    wakeAfter(16 * MINUTE)
    expect(await screen.findByText(`${OVER} ${TYPED}`)).toBeVisible()
    expect(methodsOf(page)).toEqual([])
    await expectAccessible()
    await page.user.tab()
    expect(await screen.findAllByText('We hold the same time for you again.')).not.toEqual([])
    expect(heldUntil()).toEqual(['Held for you until 12:31 PM EST'])
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
    await waitFor(() => expect(heldUntil()).not.toEqual([]))
    expect(screen.getByText(time)).toBeVisible()
    expect(screen.queryByText(LOST)).toBeNull()
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
