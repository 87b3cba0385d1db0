import { fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, type OpenedPage, openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  announced,
  answerNext,
  button,
  cardOf,
  cards,
  changeResults,
  chosen,
  expectAddress,
  FLU,
  findSlot,
  firstSlot,
  loseTime,
  MAIN,
  MINUTE,
  methodsOf,
  nameOf,
  noAnswer,
  ONE_PLACE,
  openResults,
  pickSlot,
  proceed,
  proceedToForm,
  RESERVATIONS,
  RESULTS,
  SCHEDULE,
  setDeviceZone,
  slots,
  takeFirst,
  visitNow,
  wakeAfter,
} from '../../../../tests/support/dom-results.ts'
import { refusedFields } from '../../../../tests/support/tracked-events.ts'

const JUST_BOOKED = 'Unfortunately, the time selected was just booked. Please select a new time.'
const TROUBLE = "We're having trouble connecting at the moment. Please try again shortly."
const PICK = 'Please select an appointment time to continue.'
const LOST = 'Your time was booked by somebody else.'

/** The bar; only a page without a chosen time has none. */
const bar = () => document.querySelector('[class*=bar]')
const slotAt = (at: number): HTMLElement => slots().at(at) as HTMLElement
const alertWith = (text: string | RegExp) =>
  screen.getAllByRole('alert', { hidden: true }).find((alert) => within(alert).queryByText(text))

describe('a slot that the guest picks', () => {
  it('a picked slot is held, and the page shows until when [RESULTS-24, HOLD-01, BK-23, SC-21]', async () => {
    setDeviceZone('America/Chicago')
    const page = await openResults(FLU)
    const name = await pickSlot(page, firstSlot())
    expect(chosen()).toEqual([name])
    expect(screen.getByText('Held for you for 15 more minutes, until 11:15 AM.')).toBeVisible()
    await waitFor(() => expect(announced()).toContain('Held until 11:15 AM. Continue is the next button.'))
    expect(methodsOf(page)).toEqual(['POST'])
    await expectAccessible()
  })

  it('a double tap on a time makes one request [fault 8]', async () => {
    const page = await openResults(FLU)
    await page.user.dblClick(firstSlot())
    await screen.findAllByText(/^Held for you for/)
    await proceedToForm(page)
    expect(methodsOf(page)).toEqual(['POST'])
  })

  it('a slot without an answer from the server is not held; the next try holds it [HOLD-12]', async () => {
    const page = await openResults(FLU)
    answerNext(page, RESERVATIONS, noAnswer, 2)
    await page.user.click(firstSlot())
    expect(await screen.findByText(TROUBLE)).toBeVisible()
    expect(chosen()).toEqual([])
    await expectAccessible()
    await pickSlot(page, firstSlot())
  })

  it('a slot without an answer from the server leaves the previous one held [HOLD-24, fault 2]', async () => {
    const page = await openResults(FLU)
    const name = await pickSlot(page, firstSlot())
    answerNext(page, RESERVATIONS, noAnswer, 2)
    await page.user.click(slotAt(1))
    expect(await screen.findByText(TROUBLE)).toBeVisible()
    expect(chosen()).toEqual([name])
    await proceedToForm(page)
    expect(await screen.findAllByText(/^Held for you for/)).not.toEqual([])
  })
})

describe('a slot that another guest picked first', () => {
  /** Taps the first time of a place that sees one guest at a time, which somebody holds since it was shown. */
  async function pickTaken(): Promise<{ page: OpenedPage; name: string }> {
    const page = await openResults(FLU)
    const name = nameOf(firstSlot(cardOf(ONE_PLACE)))
    await takeFirst(page.server, FLU)
    await page.user.click(firstSlot(cardOf(ONE_PLACE)))
    await waitFor(() => expect(alertWith(JUST_BOOKED)).toBeVisible())
    await waitFor(() => expect(slots(cardOf(ONE_PLACE)).map(nameOf)).not.toContain(name))
    return { page, name }
  }

  it('a slot that another guest took is removed, and its card says that it was just booked [RESULTS-37, HOLD-11, fault 10]', async () => {
    await pickTaken()
    expect(within(cardOf(ONE_PLACE)).getByText(JUST_BOOKED)).toBeVisible()
    expect(chosen()).toEqual([])
    expect(bar()).toBeNull()
    await expectAccessible()
  })

  it('a slot that another guest took leaves the focus in its card [RESULTS-37, HOLD-11]', async () => {
    await pickTaken()
    await waitFor(() => expect(document.activeElement?.closest('article')).toBe(cardOf(ONE_PLACE)))
  })

  it('the next hold removes the message about the taken slot [RESULTS-37]', async () => {
    const { page } = await pickTaken()
    await pickSlot(page, firstSlot(cardOf(ONE_PLACE)))
    expect(screen.queryByText(JUST_BOOKED)).toBeNull()
  })
})

describe('without a connection', () => {
  it('without a connection no other time can be tapped, and the one that is held stays [fault 2]', async () => {
    const page = await openResults(FLU)
    const { watchConnection } = await import('../../state/connection.ts')
    watchConnection()
    const name = await pickSlot(page, firstSlot())
    let isCut = true // the page asks again every ten seconds
    page.answer(/\/livez/, (_path, _init, next) => (isCut ? noAnswer() : next()))
    fireEvent(window, new Event('offline'))
    const other = slotAt(1)
    await waitFor(() => expect(other).toHaveAttribute('aria-disabled', 'true'))
    expect(other).toHaveAccessibleDescription('No connection. A time can be chosen when it is back.')
    await expectAccessible()
    await page.user.click(other)
    expect(chosen()).toEqual([name])
    isCut = false
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(other).not.toHaveAttribute('aria-disabled'))
    expect(methodsOf(page)).toEqual(['POST'])
    await proceedToForm(page)
  })
})

describe('the bar', () => {
  it('it comes with the first choice and names visit, place and time; before that Continue ends the list [SC-17, BK-22]', async () => {
    const page = await openResults(FLU)
    expect(bar()).toBeNull()
    const go = button('Continue')
    const follows = (one: Element) =>
      Boolean(one.compareDocumentPosition(go) & Node.DOCUMENT_POSITION_FOLLOWING)
    expect(slots().every(follows), 'Continue follows every time').toBe(true)
    await pickSlot(page, firstSlot(cardOf(ONE_PLACE)))
    expect(bar()).toHaveTextContent(/^Flu, [\w ]*Observatory Hill[\w ]*, Sat, Nov 21, \d\d:\d\d [AP]M EST/)
    expect(within(bar() as HTMLElement).getByText('Continue')).toBeVisible()
  })

  it('"Show more" opens every day of a card by part of the day, "Show less" closes them [BK-20, RESULTS-19]', async () => {
    const page = await openResults(FLU)
    const [card] = cards() as [HTMLElement]
    const before = slots(card).length
    await page.user.click(within(card).getAllByText('Show more')[0] as HTMLElement)
    expect(within(card).queryByText('Show more')).toBeNull()
    expect(within(card).getAllByText('Morning').length).toBeGreaterThan(1)
    expect(slots(card).length).toBeGreaterThan(before)
    await page.user.click(within(card).getByText('Show less'))
    expect(slots(card)).toHaveLength(before)
  })

  it('it says what is not booked here, and places that give part of a search are under a heading [BK-13]', async () => {
    // Every second place does not give the second vaccine.
    const page = await openResults(
      { ...FLU, serviceIds: [201, 219] },
      {
        before: (opened) =>
          changeResults(opened, (body) => {
            const few = body.data.appointmentTimeSlots.slice(0, 4)
            for (const [at, one] of few.entries())
              if (at % 2 === 0) one.services = one.services.filter(({ serviceId }) => serviceId === 201)
            return { data: { appointmentTimeSlots: few } }
          }),
      },
    )
    const heading = await screen.findByText('These places give part of what you chose')
    const lacking = cards().map((card) => /does not offer RSV/.test(card.textContent ?? ''))
    expect(lacking).toEqual([false, false, true, true])
    expect(cards()[2]?.parentElement?.textContent).toContain(heading.textContent)
    await pickSlot(page, firstSlot(cards()[2]))
    expect(bar()).toHaveTextContent(/Not booked here: /)
    await proceedToForm(page)
    expect(screen.getAllByText(/^Not booked here: RSV/).length).toBeGreaterThan(0)
    await page.user.click(screen.getAllByRole('link', { name: 'Find a place for it' })[0] as HTMLElement)
    expect(await screen.findByText(/^You hold Flu/)).toBeVisible()
  })

  it('the button after the chosen time goes on with it; "Show more" comes after that [SC-18]', async () => {
    const page = await openResults(FLU)
    const name = await pickSlot(page, firstSlot())
    await page.user.tab()
    expect(document.activeElement).toHaveTextContent(`Continue with ${name.slice(0, 8)}`)
    await page.user.keyboard('{Enter}')
    await expectAddress(page, SCHEDULE)
  })
})

describe('the live regions of the shell', () => {
  it('the number of places and the soonest time, later dates, further times [SC-21]', async () => {
    const page = await openResults(FLU)
    const [region] = document.querySelectorAll('[aria-live=polite]')
    await waitFor(() =>
      expect(announced()[0]).toMatch(/^\d+ places have times\. Soonest tomorrow \d\d:\d\d [AP]M\.$/),
    )
    const [card] = cards()
    const press = (words: string) =>
      page.user.click(within(card as HTMLElement).getAllByText(words)[0] as HTMLElement)
    await press('Later dates')
    await waitFor(() => expect(announced()).toContain('Showing Nov 24 to Nov 26.'))
    await press('Show more')
    await waitFor(() => expect(announced()).toContain('More times shown.'))
    expect(document.querySelector('[aria-live=polite]'), 'the region has stayed').toBe(region)
  })

  it('"No results found!", and the page leads on to another search or to the clinics [SC-21, SC-38, RESULTS-28]', async () => {
    const page = await openPage(RESULTS, { entry: { ...FLU, location: '59718' } })
    await screen.findByText('No results found!')
    await waitFor(() => expect(announced()).toContain('No results found!'))
    await expectAccessible('no results')
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Find a clinic' })).toHaveAttribute(
      'href',
      expect.stringContaining('/clinic/locations'),
    )
    await page.user.click(screen.getByRole('button', { name: 'Change your search' }))
    await expectAddress(page, MAIN)
  })

  it('the end of a hold, urgently; its chip is not filled any more, and one Continue goes on [SC-21, BK-24]', async () => {
    const page = await openResults(FLU)
    await pickSlot(page, firstSlot())
    wakeAfter(16 * MINUTE)
    await waitFor(() => expect(announced('assertive')).toEqual(['Your time is no longer held.']))
    expect(chosen()).toEqual([])
    expect(within(bar() as HTMLElement).getByText('Hold the same time again')).toBeVisible()
    await proceedToForm(page)
  })
})

describe('a search of another address while a time is held', () => {
  const OTHER = '?type=Skin+Care+Visits&location=85016&date=2026-11-23&serviceIds=91'
  async function openOther() {
    const page = await openResults(FLU)
    await pickSlot(page, firstSlot(cardOf(ONE_PLACE)))
    await page.reload(`${RESULTS}${OTHER}`)
    const asked = await screen.findByText(
      /^You hold Flu at .*Observatory Hill.*, Sat, Nov 21, \d\d:\d\d [AP]M EST\.$/,
    )
    return { page, asked }
  }

  it('it asks before anything else, and goes on with the held time [HOLD-10, BK-22]', async () => {
    const { page } = await openOther()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    expect(bar()).toBeNull()
    expect(slots()).toEqual([])
    await expectAccessible('held for another search')
    await page.user.click(button('Go on with it'))
    await expectAddress(page, SCHEDULE)
    expect((await visitNow()).appointment?.services.map(({ id }) => id)).toEqual([201])
  })

  it('released, the search begins [HOLD-10, BK-22]', async () => {
    const { page } = await openOther()
    await page.user.click(button('Release it and search'))
    await findSlot()
    expect(methodsOf(page)).toEqual(['POST', 'DELETE'])
    expect((await visitNow()).appointment).toBeUndefined()
  })
})

describe('Continue', () => {
  it('Continue without a time says to pick one, until one is picked [RESULTS-23, EVENTS-03]', async () => {
    const page = await openResults(FLU)
    await proceed(page)
    await waitFor(() => expect(alertWith(PICK)).toBeVisible())
    expect(await refusedFields()).toEqual(['appointmentTime'])
    await pickSlot(page, firstSlot())
    expect(screen.queryByText(PICK)).toBeNull()
  })

  it('Continue opens the form, which shows the slot and a number for help [RESULTS-24, HOLD-16]', async () => {
    const page = await openResults(FLU)
    const name = await pickSlot(page, firstSlot())
    await proceedToForm(page)
    const [, hour] = /^(\d\d:\d\d [AP]M) EST/.exec(name) ?? []
    expect(screen.getAllByText(new RegExp(`${hour}.* EST`))[0]).toBeVisible()
    expect(screen.getByText(/Need help\? Call/)).toBeVisible()
  })

  it('Continue says that somebody else has taken the slot, and focuses the message [HOLD-24]', async () => {
    const page = await openResults(FLU)
    await pickSlot(page, firstSlot(cardOf(ONE_PLACE)))
    wakeAfter(17 * MINUTE)
    await loseTime(page, 'appointment')
    await proceed(page)
    await waitFor(() => expect(alertWith(LOST)).toBeVisible())
    expect(screen.queryByText(/What you typed is still here\./)).toBeNull()
    expect(bar()).toBeNull()
    expect(chosen()).toEqual([])
    await expectAccessible()
    slotAt(-1).focus()
    await proceed(page)
    await waitFor(() => expect(alertWith(LOST)).toHaveFocus())
    expect(screen.getByText(PICK)).toBeVisible()
    await pickSlot(page, slotAt(1))
    expect(screen.queryByText(LOST)).toBeNull()
    await proceedToForm(page)
  })
})
