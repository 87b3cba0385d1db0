import { waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Clinic } from '#contract/clinics'
import { aClinic, SEARCHES } from '../../../../tests/support/clinics.ts'
import { expectAccessible, type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import { openLocator } from '../../../../tests/support/dom-clinics.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const always = (hours: string) => ({ weekHours: DAYS.map((day) => `${day}: ${hours}`) })
const wait = (waitMinutes: number, description: string | null = null) => ({
  waitTimeInfo: { description, clinicAvailable: true, waitMinutes },
})

/** Opens the locator with one clinic found; answers its card. */
async function openCard(overrides: Partial<Clinic>, number = 1): Promise<HTMLElement> {
  await openLocator('?searchText=45202', { clinics: [aClinic(number, overrides)] })
  return screen.findByRole('article')
}

/** What a card says of one of its facts. */
function factOf(card: HTMLElement, name: string): string | null | undefined {
  return within(card).queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent
}

describe('the card of a clinic', () => {
  it('says how far it is, with two decimals [LOCATOR-29]', async () => {
    expect(await openCard({}, 1)).toHaveTextContent('1.13 mi')
  })

  it('says "Less than 0.1 mi" of a clinic that is nearer than that [BK-19]', async () => {
    expect(await openCard({ distance: 0.0049 })).toHaveTextContent('Less than 0.1 mi')
  })

  it.each([
    ['"No Wait" for zero minutes', 'No Wait', wait(0)],
    ['hours and minutes for 75 minutes', '1 hr 15 min', wait(75)],
    ['the description of a wait that is not known', 'Call for the wait', wait(99999, 'Call for the wait')],
    ['an error for less than nothing', 'An error occurred when retrieving wait time', wait(-1)],
    ['no wait at all when nothing is known', undefined, wait(99999)],
  ])('shows %s [LOCATOR-40, LOCATOR-41, LOCATOR-42, LOCATOR-43]', async (_, shown, info) => {
    expect(factOf(await openCard(info), 'Wait')).toBe(shown)
  })

  it('says that its hours are not known [LOCATOR-44]', async () => {
    const card = await openCard({ timingInfo: { todaysHours: null, todaysLunchHours: null } })
    expect(card).toHaveTextContent('Hours not currently available')
    expect(card).toHaveTextContent('Lunch hours not currently available')
  })

  it.each([
    ['Open until 11:59 PM', 'its hours', always('12:00 AM - 11:59 PM')],
    ['Closed now', 'a week without hours', always('Closed')],
    [
      'Closed now',
      'its own word',
      {
        ...always('Open 24 hours'),
        waitTimeInfo: { description: null, clinicAvailable: false, waitMinutes: 20 },
      },
    ],
  ])('says "%s" by %s [SCOPE-07, ENTITY-20, ENTITY-25]', async (said, _, clinic) => {
    expect(within(await openCard(clinic)).getByText(said)).toBeVisible()
  })

  it('says nothing of being open where its hours are no hours [ENTITY-20, ENTITY-25]', async () => {
    expect(await openCard(always('by appointment'))).not.toHaveTextContent(/Open until|Opens at|Closed now/)
  })
})

describe('an answer of the server', () => {
  it('keeps the other clinics when one is unreadable, without coordinates or listed twice [CLINIC-05, class 46]', async () => {
    const lost = { location: null as unknown as Clinic['location'] }
    const broken = { address: null as unknown as Clinic['address'] }
    await openLocator('?searchText=45202', {
      clinics: [aClinic(1, lost), aClinic(2, broken), aClinic(3), aClinic(3)],
      size: { width: 1000, height: 800 },
    })
    const cards = await screen.findAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'A: Clinic 1',
      'B: Clinic 3',
    ])
    const map = screen.getByRole('img', { name: 'Map of the places in the list' })
    expect(await within(map).findByText('B')).toBeInTheDocument()
    expect(within(map).queryByText('A')).toBeNull()
  })

  it('may be an address with a search, which the browser opens so that it is read [ROUTE-34, CONTENT-20]', async () => {
    const schedulerUrl = '/health-services/scheduler/prescreen/1?type=Telenutrition'
    const { user, address } = await openLocator('?sortBy=name', {
      before: ({ answer }) =>
        answer(/tlc\/scheduler-texts\.json/, () =>
          Response.json({ data: { topMessage: 'Ill?', title: 'Find care', schedulerUrl } }),
        ),
    })
    const before = address()
    const leftToBrowser = vi.fn((event: Event) => {
      const isLeft = !event.defaultPrevented
      event.preventDefault()
      return isLeft
    })
    window.addEventListener('click', leftToBrowser, { once: true })
    await user.click(await screen.findByRole('link', { name: 'Find care' }))
    expect(leftToBrowser).toHaveReturnedWith(true)
    expect(address()).toBe(before)
  })

  it('may be other words for the service finder [LOCATOR-12, CONTENT-20]', async () => {
    const words = {
      topMessage: 'Feeling ill?',
      title: 'Find care',
      schedulerUrl: '/health-services/scheduler/main',
    }
    const { user } = await openLocator('?sortBy=name', {
      before: ({ answer }) => answer(/tlc\/scheduler-texts\.json/, () => Response.json({ data: words })),
    })
    expect(await screen.findByText('Feeling ill?')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Find care' }))
    await screen.findByRole('heading', { level: 1, name: 'Book a visit' })
    await waitFor(() => expect(document.title).toBe('Health and Wellness Scheduler'))
  })
})

describe('a search that fails', () => {
  const support =
    'Oops, something went wrong! Please contact customer support at care@example.com or call us at (800) 555-0101.'

  /** A server that answers searches as `fail` says, each with one error. */
  async function openFailing(...failures: ('no network' | [status: number, key: string, message: string])[]) {
    let calls = 0
    const before = ({ answer }: OpenedPage) =>
      answer(SEARCHES, () => {
        const failure = failures[calls++]
        if (!failure || failure === 'no network') throw new TypeError('Failed to fetch')
        const [status, key, message] = failure
        return Response.json({ errors: [{ key, message }] }, { status })
      })
    const page = await openLocator('?searchText=45202', { before })
    await screen.findByRole('alert')
    return { ...page, calls: () => calls }
  }
  const retry = () => screen.queryByRole('button', { name: 'Retry' })

  it('says that the device is offline, and retries only when the guest asks [LOCATOR-31, LOCATOR-33]', async () => {
    const { user, calls } = await openFailing('no network', [500, 'internalError', 'Secret.'])
    expect(screen.getByRole('alert')).toHaveTextContent('There has been a network failure. Please try again.')
    expect(calls()).toBe(1)
    retry()?.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/^Oops/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Clinics near 45202' })).toHaveFocus())
    expect(calls()).toBe(2)
  })

  it('at the server names whom to ask, and never its words [LOCATOR-32, LOCATOR-36, LOCATOR-39]', async () => {
    await openFailing([500, 'internalError', 'Secret.'])
    expect(screen.getByRole('alert')).toHaveTextContent(support)
    expect(screen.getByRole('alert')).not.toHaveTextContent('Secret.')
    expect(retry()).toBeVisible()
  })

  it("shows the server's message about too many reasons [LOCATOR-37]", async () => {
    const { user } = await openFailing(
      [500, 'TooManyReasonsErrorMessage', 'Too many reasons.'],
      [500, 'internalError', 'Secret.'],
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Too many reasons.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/^Oops/)).toBeVisible()
  })

  it('because it was refused has the words of the server, and no retry [LOCATOR-34, LOCATOR-35]', async () => {
    await openFailing([401, 'unauthorized', 'Please sign in.'])
    expect(screen.getByRole('alert')).toHaveTextContent('Please sign in.')
    expect(retry()).toBeNull()
    await expectAccessible('a refused search')
  })

  it('without words of the server names whom to ask [LOCATOR-38]', async () => {
    await openFailing([400, 'invalidRequest', ''])
    expect(screen.getByRole('alert')).toHaveTextContent(support)
  })
})
