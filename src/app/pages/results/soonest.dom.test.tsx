import { waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type OpenedPage, openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  answerNext,
  askedFor,
  cards,
  changeResults,
  chosen,
  FLU,
  methodsOf,
  openResults,
  RESERVATIONS,
  RESULTS,
  refusal,
} from '../../../../tests/support/dom-results.ts'

/** The nearest place has no time until the third day. */
function nearestIsFull(page: OpenedPage): void {
  changeResults(page, (body) => {
    const [nearest] = body.data.appointmentTimeSlots
    for (const service of nearest?.services ?? []) service.availability.splice(0, 2)
    return body
  })
}

describe('"Soonest"', () => {
  it('is a button that holds its time and shows its card [BK-16]', async () => {
    const page = await openResults(FLU)
    const soonest = screen.getByRole('button', { name: /^Soonest: / })
    const [, time = ''] = /(\d\d:\d\d [AP]M)/.exec(soonest.textContent ?? '') ?? []
    await page.user.click(soonest)
    await waitFor(() => expect(chosen()).toEqual([expect.stringContaining(time)]))
    expect(await screen.findAllByText(/^Held for you for/)).not.toEqual([])
    expect(time >= '07:00 AM' || time.endsWith('PM')).toBe(true)
  })

  it('taken by somebody else, its card says so and the times of its place load again [HOLD-11]', async () => {
    const page = await openResults(FLU)
    const before = askedFor(page, /\/timeslots/).length
    answerNext(page, RESERVATIONS, refusal(409, 'slotTaken'))
    await page.user.click(screen.getByRole('button', { name: /^Soonest: / }))
    expect(await screen.findByText(/^Unfortunately, the time selected was just booked/)).toBeVisible()
    await waitFor(() => expect(askedFor(page, /\/timeslots/)).toHaveLength(before + 1))
  })

  it('has the focus in its card afterwards, also where the card is not drawn yet [BK-16, P11]', async () => {
    const tapped = new MutationObserver(() => {
      const soonest = [...document.querySelectorAll('button')].find((one) =>
        /^Soonest: /.test(one.textContent),
      )
      if (!soonest) return
      tapped.disconnect()
      soonest.click()
    })
    onTestFinished(() => tapped.disconnect())
    tapped.observe(document, { childList: true, subtree: true })
    const page = await openPage(RESULTS, { entry: FLU, before: nearestIsFull })
    await waitFor(() => expect(chosen()).toHaveLength(1))
    const place = cards().find((card) => card.querySelector('[aria-pressed=true]'))
    expect(cards().indexOf(place as HTMLElement)).toBeGreaterThan(0)
    await waitFor(() => expect(document.activeElement).toBe(place?.querySelector('h2')))
    expect(methodsOf(page)).toEqual(['POST'])
  })
})
