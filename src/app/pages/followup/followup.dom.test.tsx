import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { daysBetween } from '#domain/calendar'
import { expectAccessible, type OpenedPage, openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  answersKept,
  askedFor,
  button,
  cards,
  chosen,
  expectAddress,
  FOLLOWUP,
  findSlot,
  firstSlot,
  holdsOf,
  MAIN,
  methodsOf,
  ONE_PLACE,
  openHolding,
  openResults,
  pickSlot,
  proceed,
  proceedToForm,
  RESULTS,
  SHINGLES,
  visitNow,
} from '../../../../tests/support/dom-results.ts'

const TITLE = 'Choose a time for your second dose'
const PICK = 'Please select an appointment time to continue.'
/** What the results hand over with a first dose on 2026-11-23. */
const SECOND = { ...SHINGLES, serviceIds: [210], date: '2027-01-22' }

/** Opens the second dose, with the first held at ONE_PLACE, and waits for its times. */
async function openSecond(): Promise<OpenedPage> {
  const page = await openHolding(FOLLOWUP, { doses: 'first' }, { entry: SECOND })
  await findSlot()
  return page
}

const fromOf = (asked: URLSearchParams | undefined) => asked?.get('filter.startDate')?.slice(0, 10) ?? ''

describe('the second dose', () => {
  it("the second dose shows the slots of the first dose's provider, below the first dose [ROUTE-11, HOLD-09, RESULTS-40]", async () => {
    await openSecond()
    expect(document.title).toBe('Appointment Search Results')
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(TITLE)
    expect(screen.getByText('1st dose')).toBeVisible()
    expect(cards()).toHaveLength(1)
    expect(cards()[0]?.querySelector('h2')).toHaveTextContent(ONE_PLACE)
    await expectAccessible()
  })

  it('says until when it is best given, and the hours of the day that is shown [BK-21]', async () => {
    await openSecond()
    // The first dose is on Nov 23, and "2 to 6 months apart" ends six months later.
    expect(await screen.findByText(/Best by Sunday, May 23\.$/)).toBeVisible()
    const [card] = cards()
    expect(card).toHaveTextContent(/Fri, Jan 22, 2027: (\d\d:\d\d [AP]M - \d\d:\d\d [AP]M|Open 24 hours) ·/)
    expect(card).not.toHaveTextContent(/Open until|Closed now/)
  })

  it('Continue asks for a second dose first, then opens the form [HOLD-09, RESULTS-23]', async () => {
    const page = await openSecond()
    await proceed(page)
    expect(await screen.findByText(PICK)).toBeVisible()
    await pickSlot(page, firstSlot())
    await proceedToForm(page, 2)
    expect(methodsOf(page)).toEqual(['POST'])
  })

  it('the days of the second dose begin after the interval and go on fortnight by fortnight [HOLD-17, RESULTS-40]', async () => {
    const page = await openSecond()
    const asked = () => askedFor(page, /\/v3\/timeslots/).map(fromOf)
    expect(asked()).toEqual([SECOND.date])
    for (let times = 0; times < 5; times += 1) await page.user.click(button(/^Later dates/))
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(asked()[1]).toBe('2027-02-05')
    await findSlot()
  })

  it('"Choose another first date" releases both doses, and opens all providers [RESULTS-40, HOLD-07]', async () => {
    const page = await openSecond()
    await pickSlot(page, firstSlot())
    const { appointment, followup } = await visitNow()
    const codes = [followup?.reservationCode, appointment?.reservationCode]
    await page.user.click(button('Choose another first date'))
    await expectAddress(page, RESULTS)
    await findSlot()
    await waitFor(() => expect(chosen()).toEqual([]))
    const released = () => holdsOf(page).filter(({ method }) => method === 'DELETE')
    await waitFor(() => expect(released().map(({ code }) => code)).toEqual(codes))
  })

  it('coming back from the form releases the second dose; the first stays held [HOLD-09]', async () => {
    const page = await openSecond()
    await pickSlot(page, firstSlot())
    const code = (await visitNow()).followup?.reservationCode
    await proceedToForm(page, 2)
    window.history.back()
    await expectAddress(page, FOLLOWUP)
    await findSlot()
    expect(chosen()).toEqual([])
    await waitFor(() => expect(holdsOf(page).slice(1)).toEqual([{ method: 'DELETE', code }]))
    expect((await visitNow()).appointment?.reservationCode).toBeDefined()
  })

  it('the second dose without a first redirects to main [ROUTE-45]', async () => {
    const page = await openPage(FOLLOWUP, { entry: SECOND })
    await expectAddress(page, MAIN)
  })
})

describe('Continue with a first dose', () => {
  it('Continue with a first dose opens the second, with its service and its first day [HOLD-13, HOLD-14]', async () => {
    const page = await openResults(SHINGLES, { before: answersKept })
    await pickSlot(page, firstSlot())
    await proceed(page)
    await expectAddress(page, FOLLOWUP)
    await screen.findByText(TITLE)
    const { serviceIds, date } = window.history.state as { serviceIds: number[]; date: string }
    const day = (await visitNow()).appointment?.timestamp.slice(0, 10) ?? ''
    expect([serviceIds, daysBetween(day, date)]).toEqual([[210], 60])
  })

  it('Continue opens the form at once if the guest wants the first dose alone [HOLD-13, HOLD-16]', async () => {
    const page = await openResults({ ...SHINGLES, isFirstDoseOnly: true }, { before: answersKept })
    await pickSlot(page, firstSlot())
    await proceedToForm(page)
  })
})
