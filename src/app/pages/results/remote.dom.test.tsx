import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { daysBetween } from '#domain/calendar'
import { screen } from '../../../../tests/support/dom.tsx'
import {
  askedFor,
  button,
  cards,
  DIETITIAN,
  firstSlot,
  nameOf,
  openResults,
  pickSlot,
  proceedToForm,
  slots,
  VIDEO,
} from '../../../../tests/support/dom-results.ts'

const TIMESLOTS = /\/v3\/timeslots/

/** How many days a call asked about. */
function daysIn(asked: URLSearchParams): number {
  const day = (name: string) => asked.get(`filter.${name}`)?.slice(0, 10) ?? ''
  return daysBetween(day('startDate'), day('endDate')) + 1
}

describe('a video visit', () => {
  it.each([
    [390, 3],
    [1280, 5],
  ])(
    'on a screen %i pixels wide it has one list of %i dates, those after the second by calls of their own [RESULTS-05, RESULTS-14, RESULTS-16, RESULTS-18]',
    async (width, dates) => {
      const page = await openResults(VIDEO, { size: { width, height: 800 } })
      expect(cards()).toHaveLength(1)
      expect(document.querySelectorAll('fieldset')).toHaveLength(dates)
      const asked = () => askedFor(page, TIMESLOTS).map(daysIn)
      await waitFor(() => expect(asked()).toEqual([dates - 2]))
      await page.user.click(button(/^Later dates/))
      await waitFor(() => expect(asked()).toEqual([dates - 2, dates]))
    },
  )

  it('names no benefit code, because its search has none [BENEFIT-13, BK-19]', async () => {
    await openResults({ ...VIDEO, benefitCode: 'RIVERCREW' })
    expect(screen.queryByText(/^With benefit code/)).toBeNull()
  })

  it('the summary of a video visit names its state [BK-19]', async () => {
    await openResults(VIDEO)
    expect(screen.getByText(/^Video visit in Ohio, from /)).toBeVisible()
  })

  it('a guest narrows a video visit to parts of the day, by their own clock [BK-16]', async () => {
    const { user } = await openResults(VIDEO)
    const hours = () => slots().map((slot) => nameOf(slot).slice(0, 8))
    const notAfternoon = () => hours().filter((time) => !/^(12|0[1-4]):\d\d PM$/.test(time))
    expect(notAfternoon()).not.toEqual([])
    await user.click(button('Filter and sort'))
    expect(screen.queryByRole('button', { name: 'Nearest first' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Weekend' })).toBeNull()
    await user.click(button('Afternoon'))
    await waitFor(() => expect(notAfternoon()).toEqual([]))
    expect(hours().length).toBeGreaterThan(0)
  })

  it('a video visit that is held is named on the form [RESULTS-05, HOLD-16]', async () => {
    const page = await openResults(VIDEO)
    await waitFor(() => expect(document.querySelectorAll('fieldset')).toHaveLength(3))
    const last = slots().at(-1) as HTMLElement
    await pickSlot(page, last)
    await proceedToForm(page)
    expect(screen.getByText('Video visit')).toBeVisible()
  })
})

describe('a visit with a dietitian', () => {
  it('a dietitian is chosen by name, in the zone that the patient chose [RESULTS-12, ENTITY-15, TIME-05]', async () => {
    const page = await openResults({ ...DIETITIAN, timeZone: 'PT' })
    const [card] = cards()
    expect(card).toHaveTextContent(/RD/)
    expect(card).toHaveTextContent('Times in the time zone you chose (PST)')
    expect(nameOf(firstSlot())).toMatch(/ PST, /)
    await pickSlot(page, firstSlot())
  })
})
