import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'
import { searchHead, toggle } from '../../../../tests/support/dom-find.ts'
import {
  button,
  cards,
  changeResults,
  expectAddress,
  FLU,
  findSlot,
  firstSlot,
  MAIN,
  nameOf,
  openResults,
  pickSlot,
  proceedToForm,
  RESULTS,
  SCHEDULE,
  slots,
} from '../../../../tests/support/dom-results.ts'

const CONFIRMATION = '/health-services/scheduler/confirmation'
const PHONE = { width: 390, height: 844 }
const daysOf = (card: HTMLElement) =>
  [...card.querySelectorAll('legend')].map(({ textContent }) => textContent)

describe('the list of places', () => {
  it('the list shows the nearest places first, five a page, and Back leads to the page before [BK-15, ROUTE-10, RESULTS-01, RESULTS-03, RESULTS-20]', async () => {
    const { user } = await openResults(FLU)
    expect(document.title).toBe('Appointment Search Results')
    expect(cards()).toHaveLength(5)
    const miles = screen
      .getAllByText(/^(\d+|Less than 0)\.\d mi$/)
      .map(({ textContent }) => Number.parseFloat(textContent.replace('Less than ', '')))
    expect(miles).toHaveLength(5)
    expect(miles).toEqual([...miles].sort((a, b) => a - b))
    expect(screen.getByText(/^Soonest: /)).toBeVisible()
    await expectAccessible()
    await user.click(button('Next'))
    expect(await screen.findByText('Page 2 of 2')).toBeVisible()
    await waitFor(() => expect(cards()).toHaveLength(2))
    window.history.back()
    expect(await screen.findByText('Page 1 of 2')).toBeVisible()
    await waitFor(() => expect(cards()).toHaveLength(5))
  })

  it('the map stands beside the list where both have room, and is behind a button where larger text leaves one column [SC-02, BK-17]', async () => {
    const root = document.documentElement
    onTestFinished(() => void root.style.removeProperty('font-size'))
    root.style.fontSize = '20px'
    await openResults(FLU, { size: { width: 1180, height: 820 } })
    expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull()
    root.style.fontSize = '25px'
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(await screen.findByRole('button', { name: 'Show map' })).toBeVisible()
  })

  it('a closed place says that it opens after the holiday, not on it [DIR-06]', async () => {
    const eveBefore = Date.parse('2026-11-26T03:30:00Z')
    await openResults({ ...FLU, date: '2026-11-26' }, { now: eveBefore })
    const [first] = cards()
    expect(first).toHaveTextContent(/Closed now\. Opens Fri, Nov 27 at 08:30 AM/)
  })

  it('a card begins with the name without what all share, which screen readers say; address, opening and zone follow as one line [SC-19]', async () => {
    await openResults({ ...FLU, type: 'Clinic Visits', serviceIds: [29], date: '2026-11-23' })
    expect(cards().length).toBeGreaterThan(1)
    for (const card of cards()) {
      const heading = within(card).getByRole('heading')
      expect(heading).toHaveTextContent(/^[A-E]: Fernlight Clinic at /)
      const seen = [...heading.childNodes].filter((node) => node instanceof Text)
      expect(seen.map(({ textContent }) => textContent).join('')).not.toContain('Fernlight')
    }
    expect(
      within(cards()[0] as HTMLElement).getByText(/^100 Lantern Sq, .* · .* · Times in EST$/),
    ).toBeVisible()
    expect(screen.getByText(/^Soonest: /)).toHaveTextContent(
      /Soonest: Mon, Nov 23 \d\d:\d\d AM, Lantern Square, Less than 0\.1 mi/,
    )
  })

  it('an address with a search shows its results, and can be copied [ROUTE-10, BK-14]', async () => {
    const parameters = new URLSearchParams({ ...FLU, serviceIds: '201' })
    const { address } = await openPage(`${RESULTS}?${parameters}`)
    await findSlot()
    expect(address()).toMatch(/^\/health-services\/scheduler\/result\?type=Vaccines&location=45202&/)
  })

  it.each([
    [
      'a search in parts',
      `${RESULTS}?location=45202`,
      'Your search has ended. Here is what you searched for.',
    ],
    [
      'an error and a type that is none [BK-11]',
      `${RESULTS}?type=Flights&location=45202&date=2026-11-21&serviceIds=201&error=locationUnavailable`,
      'Choose the visit again.',
    ],
    [
      'a type that is none and no service [BK-11]',
      `${RESULTS}?type=Flights&location=45202&date=2026-11-21`,
      'Choose the visit again.',
    ],
    [
      'a service that is none [BK-11]',
      `${RESULTS}?type=Vaccines&location=45202&date=2026-11-21&serviceIds=99999`,
      'Choose the visit again.',
    ],
    ['a form without its booking', SCHEDULE, 'Your booking is not on this device any more.'],
    ['a confirmation without its booking', CONFIRMATION, 'Your booking is not on this device any more.'],
  ])('%s leads to main, which says why [BK-14, ROUTE-42, ROUTE-43, ROUTE-44]', async (_, address, said) => {
    const page = await openPage(address)
    expect(await screen.findByText(said)).toBeVisible()
    expect(page.address()).toBe(MAIN)
  })

  it.each(['type', 'location', 'date', 'serviceIds'] as const)(
    'without %s the page redirects to main [ROUTE-42]',
    async (name) => {
      const { [name]: _, ...rest } = FLU
      const page = await openPage(RESULTS, { entry: rest })
      await expectAddress(page, MAIN)
    },
  )

  it('in person the times are those of the place, whatever the zone of the guest [TIME-01, TIME-05]', async () => {
    vi.stubEnv('TZ', 'Pacific/Honolulu')
    try {
      await openResults({ ...FLU, date: '2026-11-22' })
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('Pacific/Honolulu')
      expect(screen.getAllByText(/Times in EST/)).toHaveLength(5)
      expect(nameOf(firstSlot())).toMatch(/ EST, /)
    } finally {
      vi.unstubAllEnvs()
    }
  })

  it('with a benefit code only providers that accept it are listed, and each says it [BENEFIT-13, BENEFIT-14, FIND-11]', async () => {
    const { user } = await openResults({ ...FLU, benefitCode: 'RIVERCREW' })
    const count = cards().length
    expect(count).toBeLessThanOrEqual(4)
    expect(screen.getAllByText('This location accepts your benefit code')).toHaveLength(count)
    await user.click(toggle())
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('Benefit code has been verified')).toBeVisible()
    expect(screen.getByText(/^With benefit code RIVERCREW\./)).toBeVisible()
    await user.click(button('Search without a code'))
    await waitFor(() => expect(cards()).toHaveLength(5))
    expect(screen.queryByText(/^With benefit code/)).toBeNull()
  })

  it('each place has its phone and directions, by its name [BK-17]', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)')
    await openResults(FLU)
    const [first] = cards()
    const heading = within(first as HTMLElement).getByRole('heading').id
    const [call, directions] = (first as HTMLElement).querySelectorAll('a')
    expect([call?.textContent, call?.getAttribute('href')]).toEqual([
      expect.stringMatching(/^Call .*\(\d{3}\) \d{3}-\d{4}/),
      expect.stringMatching(/^tel:\+1\d{10}$/),
    ])
    expect([directions?.textContent, directions?.getAttribute('href')]).toEqual([
      'Directions',
      expect.stringMatching(/^geo:0,0\?q=/),
    ])
    for (const link of [call, directions]) expect(link).toHaveAttribute('aria-describedby', heading)
  })

  it('a clinic has its page, from which Back leads to the times [BK-17]', async () => {
    const { user, address } = await openResults({ ...FLU, type: 'Clinic Visits', serviceIds: [29] })
    const [first] = cards()
    const page = within(first as HTMLElement).getByRole('link', { name: 'Clinic Details' })
    await user.click(page)
    await waitFor(() => expect(address()).toMatch(/\/clinic\/details\/\d{3}\/\d{5}$/))
    window.history.back()
    await findSlot()
    expect(address()).toMatch(new RegExp(`^${RESULTS}`))
  })

  it('the guest narrows it to a part of the day or the weekend, and orders it by time [BK-16]', async () => {
    const { user } = await openResults(FLU, { size: PHONE })
    await user.click(button('Next'))
    await user.click(button('Filter and sort'))
    await user.click(button('Evening'))
    expect(button('Evening')).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(screen.getByText(/^Page 1 of/)).toBeVisible())
    const hours = slots().map((slot) => Number(nameOf(slot).slice(0, 2)))
    expect(hours.length).toBeGreaterThan(0)
    expect(hours.every((hour) => hour >= 5 && hour < 10)).toBe(true)
    expect(slots().every((slot) => nameOf(slot).slice(6, 8) === 'PM')).toBe(true)
    await user.click(button('Weekend'))
    await user.click(button('Soonest first'))
    await expectAccessible('narrowed results')
    await user.click(button('Filter and sort'))
    expect(screen.getByText(/^Showing only: Evening, Weekend\./)).toBeVisible()
    await user.click(button('Show all times'))
    expect(cards()).toHaveLength(5)
    expect(screen.queryByText(/^Showing only/)).toBeNull()
  })

  it('what is narrowed begins with the first day that has such a time [BK-16]', async () => {
    const { user } = await openResults({ ...FLU, date: '2026-11-23' }, { size: PHONE })
    expect(daysOf(cards()[0] as HTMLElement)[0]).toContain('Nov 23')
    await user.click(button('Filter and sort'))
    await user.click(button('Weekend'))
    await waitFor(() => expect(daysOf(cards()[0] as HTMLElement)[0]).toContain('Nov 28'))
    await user.click(button('Weekend'))
    await waitFor(() => expect(daysOf(cards()[0] as HTMLElement)[0]).toContain('Nov 23'))
  })

  it('what the guest narrowed is there again after the form and Back [BK-16]', async () => {
    const page = await openResults(FLU, { size: PHONE })
    await page.user.click(button('Filter and sort'))
    await page.user.click(button('Evening'))
    await page.user.click(button('Filter and sort'))
    await pickSlot(page, firstSlot())
    await proceedToForm(page)
    window.history.back()
    expect(await screen.findByText(/^Showing only: Evening\./)).toBeVisible()
    expect(slots().every((slot) => nameOf(slot).slice(6, 8) === 'PM')).toBe(true)
  })

  it('the summary of a visit in person names a typed state as the guest wrote it [BK-19]', async () => {
    await openResults({ ...FLU, location: 'OH' })
    expect(within(searchHead()).getByText(/^OH, from /)).toBeVisible()
    expect(searchHead()).not.toHaveTextContent('Video')
  })

  it('the summary leaves out a past day [FIND-02, ROUTE-33]', async () => {
    await openResults({ ...FLU, date: '2025-10-16' })
    expect(searchHead()).toHaveTextContent(', 2026')
    expect(searchHead()).not.toHaveTextContent(', 2025')
  })
})

describe('the dates of a place', () => {
  it.each([
    [320, 1],
    [390, 3],
    [820, 4],
    [1280, 4],
  ])('a screen %i pixels wide shows %i of the dates side by side [RESULTS-13]', async (width, count) => {
    await openResults(FLU, { size: { width, height: 800 } })
    for (const card of cards()) expect(daysOf(card)).toHaveLength(count)
  })

  it('a date shows four times until "Show more", which moves focus to the fifth [RESULTS-19]', async () => {
    const { user } = await openResults(FLU, { size: PHONE })
    const card = cards()[1] as HTMLElement
    const [more] = within(card).getAllByRole('button', { name: /^Show more/, hidden: true })
    const column = more?.closest('fieldset') as HTMLElement
    const [day] = daysOf(column)
    expect(more).toHaveAccessibleName(expect.stringContaining(`Show more times on ${day}, `))
    expect(slots(column)).toHaveLength(4)
    await user.click(more as HTMLElement)
    expect(slots(column)[4]).toHaveFocus()
    expect(within(column).queryByText(/^Show more/)).toBeNull()
  })

  it('later dates come on demand up to the fourteenth; then focus moves to the way back [RESULTS-17, RESULTS-09]', async () => {
    const { user } = await openResults(FLU, { size: PHONE })
    const card = cards()[0] as HTMLElement
    const later = () => within(card).queryByRole('button', { name: /^Later dates/, hidden: true })
    const seen = new Set(daysOf(card))
    for (let next = later(); next; next = later()) {
      await user.click(next)
      for (const day of daysOf(card)) seen.add(day)
    }
    expect(seen.size).toBe(14)
    expect(within(card).getByRole('button', { name: /^Earlier dates/, hidden: true })).toHaveFocus()
  })
})

describe('what a card says', () => {
  it('a card names what its place does not offer [RESULTS-32, RESULTS-34]', async () => {
    await openResults(
      { ...FLU, serviceIds: [201, 219] },
      {
        before: (page) =>
          changeResults(page, (body) => {
            for (const one of body.data.appointmentTimeSlots)
              one.services = one.services.filter(({ serviceId }) => serviceId === 201)
            return body
          }),
      },
    )
    const [said] = screen.getAllByText('This location does not offer RSV at this time.')
    expect(said).toBeVisible()
  })

  it('a card tells a place without times from one without the service [RESULTS-30, RESULTS-31]', async () => {
    await openResults(FLU, {
      before: (page) =>
        changeResults(page, (body) => {
          const [one, other, ...rest] = body.data.appointmentTimeSlots
          if (!one || !other) throw new Error('two places are found')
          one.services = []
          for (const service of other.services) service.availability = []
          return { data: { appointmentTimeSlots: [one, other, ...rest.slice(0, 2)] } }
        }),
    })
    const texts = cards().map(({ textContent }) => textContent)
    const said = [
      'Service UnavailableYour selected service is unavailable here. Please try another location.',
      'No AvailabilityYour selected service is unavailable within this 14 day period. Please try another location or date range.',
    ]
    expect(texts).toHaveLength(4)
    expect(said.map((one) => texts.filter((text) => text?.includes(one)).length)).toEqual([1, 1])
    expect(screen.getAllByText(/^(Service Unavailable|No Availability)$/)).toHaveLength(2)
  })
})

describe('above the list', () => {
  const MOVED = 'Your dates have changed because clinics need more time to prepare for this appointment.'

  it('the page shows what the server warns of, and that the dates have changed [RESULTS-35, RESULTS-36, RESULTS-39]', async () => {
    const parameters = new URLSearchParams({ ...FLU, serviceIds: '201', showLeadTimeWarning: 'true' })
    await openPage(`${RESULTS}?${parameters}`, {
      before: (page) =>
        changeResults(page, (body) => ({
          ...body,
          warnings: { appointmentTimeSlots: ['Some clinics did not answer.'] },
        })),
    })
    await findSlot()
    expect(screen.getByText('Some clinics did not answer.')).toBeVisible()
    expect(screen.getByText(MOVED)).toBeVisible()
  })

  it('a date before the lead time of the service is over moves, and the page says so [RESULTS-35]', async () => {
    await openResults({ type: 'Travel Vaccines', location: '45202', date: '2026-11-21', serviceIds: [289] })
    expect(screen.getByText(MOVED)).toBeVisible()
  })

  it('a date that has passed is no lead time [RESULTS-08, RESULTS-35]', async () => {
    await openResults({ ...FLU, date: '2026-11-01' })
    expect(screen.queryByText(MOVED)).toBeNull()
  })
})
