import { within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, type OpenedPage, openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  type BookedVisit,
  bookVisit,
  CANCEL,
  CANCELED,
  calendarBehind,
  cancelElsewhere,
  cancelsOf,
  card,
  databases,
  expectHeading,
  isFree,
  linkOf,
  MAIN,
  openBooked,
  shownTime,
  statuses,
} from '../../../../tests/support/dom-booked.ts'

const SERVER_ONLY = { where: 'server' } as const

/** Opens the cancel link of a booked visit. */
async function openLink(kind: 'flu' | 'shingles' = 'flu', more = '') {
  const page = await openBooked(kind, (booked) => linkOf(booked) + more, SERVER_ONLY)
  await screen.findByRole('heading', { name: 'You have a confirmed appointment!' })
  return page
}

/** Presses Cancel on the page of a link. */
async function ask({ user }: OpenedPage) {
  await user.click(screen.getByRole('button', { name: 'Cancel Appointment' }))
  return within(
    await screen.findByRole('dialog', { name: 'Are you sure you want to cancel your appointment?' }),
  )
}

async function cancelThere(page: OpenedPage) {
  await page.user.click((await ask(page)).getByRole('button', { name: 'Yes' }))
}

/** "Tue, Nov 24, 09:20 AM EST". */
function shownShort({ visit }: BookedVisit): string {
  return shownTime(visit.appointment?.timestamp ?? '').replace(/^(\w{3})\w*, (\w+ \d+), \d{4}/, '$1, $2')
}

const numbers = () => screen.findAllByRole('link', { name: /^Call \(800\) 555-01/ })

describe('the page of a cancel link', () => {
  it('shows visit, day, time, length and place before it asks, day and time first, of two visits the one of its link [BK-44, BK-39, SC-33]', async () => {
    const page = await openBooked('flu', linkOf, {
      ...SERVER_ONLY,
      before: async (opened) => {
        await bookVisit(opened, 'three')
      },
    })
    await screen.findByRole('heading', { name: 'You have a confirmed appointment!' })
    const { appointment, provider } = page.booked.visit
    const visit = await card('Your appointment')
    const shown = within(visit)
    expect(shown.getByText('Flu')).toBeVisible()
    const when = `${shownTime(appointment?.timestamp ?? '')}, 20 minutes`
    expect(visit).toHaveTextContent(new RegExp(`^Your appointment${when}.*Flu`))
    expect(shown.getByText(new RegExp(provider?.store.vanityName ?? 'no name'))).toBeVisible()
    expect(page.network.sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(await statuses(page)).toEqual(['booked', 'booked'])
  })

  it('of a visit on video says how to join it [BK-38]', async () => {
    const { booked } = await openBooked('video', linkOf, SERVER_ONLY)
    await screen.findByRole('heading', { name: 'You have a confirmed appointment!' })
    const shown = within(await card('Your appointment'))
    expect(
      await shown.findByText(new RegExp(`say your visit code ${booked.first.counterCode}`)),
    ).toBeVisible()
    expect(shown.getByText('By video')).toBeVisible()
  })

  it('shows the second dose that goes with the first [BK-44, CANCEL-14]', async () => {
    const { booked } = await openLink('shingles')
    const visit = await card('Your appointment')
    const { appointment, followup } = booked.visit
    for (const one of [appointment, followup])
      expect(visit).toHaveTextContent(`${shownTime(one?.timestamp ?? '')}, 20 minutes`)
    expect(within(visit).getByText('Your 2nd appointment is canceled with it.')).toBeVisible()
  })

  it.each([
    ['flu', 'says of one appointment only that its time goes to somebody else', 0],
    ['shingles', 'says of two that the second goes with the first', 2],
  ] as const)('(%s) %s, on the page and when it asks [CANCEL-10, CANCEL-14]', async (kind, _, said) => {
    const page = await openLink(kind)
    await ask(page)
    expect(screen.getAllByText(/^Your time will be given to someone else\./)).toHaveLength(2)
    expect(screen.queryAllByText(/If you booked a second visit with it/)).toHaveLength(said)
  })

  it('takes id and code, and all after them, out of the address before it shows anything [ROUTE-14, CANCEL-08]', async () => {
    const { address } = await openLink('flu', '?utm_source=mail')
    expect(address()).toBe(CANCEL)
    expect(window.history.state).toBeNull()
    expect(document.title).toBe('Cancel Appointment')
  })

  it('shows the numbers of clinic and pharmacy, and no link leaves the site or contains the code [CANCEL-09]', async () => {
    const { booked } = await openLink()
    expect(await numbers()).toHaveLength(2)
    const links = [...document.querySelectorAll('a[href]:not([href^="tel:"], [download])')]
    for (const link of links) {
      expect(link.getAttribute('href')).not.toMatch(/^https?:/)
      expect(link.getAttribute('href')).not.toContain(booked.first.confirmCode)
    }
    await expectAccessible('cancel link')
  })

  it('offers to keep the visit first and to cancel it last, in one card above that of the numbers [SC-33]', async () => {
    const { user, address } = await openLink()
    const [change] = await numbers()
    const cancel = screen.getByRole('button', { name: 'Cancel Appointment' })
    const card = cancel.closest('section') as HTMLElement
    const controls = [...card.querySelectorAll('a, button')].map(({ textContent }) => textContent)
    expect(controls.slice(0, 2)).toEqual(['Keep it', 'Cancel Appointment'])
    expect(cancel.className).toMatch(/danger/)
    expect(card.compareDocumentPosition(change as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(within(card).getByRole('link', { name: 'Keep it' }))
    await expect.poll(address).toBe(MAIN)
  })

  it('cancels nothing before Yes [CANCEL-10]', async () => {
    const page = await openLink()
    const asked = await ask(page)
    await expectAccessible('cancel link, asked')
    await page.user.click(asked.getByRole('button', { name: 'No' }))
    expect(cancelsOf(page)).toEqual([])
    expect(await isFree(page, 'flu', page.booked.visit.appointment?.timestamp ?? '')).toBe(false)
  })

  it('cancels after Yes, frees the slot and says what was cancelled [CANCEL-11, CANCEL-12, CANCEL-19, BK-45]', async () => {
    const page = await openLink()
    await cancelThere(page)
    await expectHeading('Your appointment has been canceled!')
    const told = `Flu, ${shownShort(page.booked)}, ${page.booked.visit.provider?.store.vanityName}`
    expect(screen.getByText(told)).toBeVisible()
    expect(page.address()).toBe(CANCELED)
    expect(cancelsOf(page)).toMatchObject([
      { body: { status: 'CANCELED', confirmCode: page.booked.first.confirmCode } },
    ])
    expect(await isFree(page, 'flu', page.booked.visit.appointment?.timestamp ?? '')).toBe(true)
    await page.reload()
    await expectHeading('Your appointment has been canceled!')
    expect(screen.queryByText(told), 'what was cancelled is on no disk').toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Schedule again' }))
    await expect.poll(page.address).toBe(MAIN)
  })

  it('cancels both doses, and offers to mark both in the calendar [CANCEL-13, CANCEL-14, CANCEL-19]', async () => {
    const page = await openLink('shingles')
    await cancelThere(page)
    await expectHeading('Your appointment has been canceled!')
    expect(screen.getByText('Both of your appointments are canceled.')).toBeVisible()
    expect(await statuses(page)).toEqual(['canceled', 'canceled'])
    const { events } = calendarBehind(screen.getByRole('link', { name: 'Update your calendar' }))
    expect(events).toHaveLength(2)
  })

  it('leaves neither id nor code in the log of the server [ROUTE-14]', async () => {
    const page = await openLink()
    await cancelThere(page)
    await expectHeading('Your appointment has been canceled!')
    const log = JSON.stringify(page.server.logged)
    expect(log).toContain('/appointments/:id')
    for (const secret of [page.booked.first.confirmCode, page.booked.first.id])
      expect(log).not.toContain(secret)
  })

  it('takes the confirmation kept on the same phone with it [SCOPE-06, CANCEL-13, CONFIRM-01]', async () => {
    const page = await openBooked('shingles', linkOf, { where: 'device' })
    await screen.findByRole('heading', { name: 'You have a confirmed appointment!' })
    expect(await databases()).toContain('visit')
    await cancelThere(page)
    await expectHeading('Your appointment has been canceled!')
    expect(await databases()).not.toContain('visit')
  })
})

describe('a link that opens nothing', () => {
  it.each<[string, (booked: BookedVisit, other: BookedVisit) => string]>([
    ['with the code of another visit', ({ first }, other) => `${first.id}/${other.first.confirmCode}`],
    ['with a code that lacks a letter', ({ first }) => `${first.id}/${first.confirmCode.slice(1)}`],
    ['with a letter too many', ({ first }) => `${first.id}/${first.confirmCode}x`],
    [
      'with a capital letter for a small one',
      ({ first }) => `${first.id}/${first.confirmCode.replace(/[a-z]/, (letter) => letter.toUpperCase())}`,
    ],
    ['with id and code swapped', ({ first }) => `${first.confirmCode}/${first.id}`],
    ['of nonsense', () => '%3Cscript%3E/%00'],
  ])(
    '%s shows nothing and offers no cancel: the page says that it finds no such visit [BK-44, class 37]',
    async (_, link) => {
      const page = await openPage(CANCEL, {
        before: async (opened) => {
          const [booked, other] = [await bookVisit(opened, 'flu'), await bookVisit(opened, 'three')]
          window.history.replaceState(null, '', `${CANCEL}/${link(booked, other)}`)
        },
      })
      await expectHeading('We cannot find this appointment.')
      expect(screen.queryByRole('button', { name: 'Cancel Appointment' })).toBeNull()
      expect(screen.queryByRole('heading', { name: 'Your appointment' })).toBeNull()
      expect(await numbers()).toHaveLength(2)
      expect(screen.getByRole('link', { name: 'Schedule again' })).toBeVisible()
      expect(cancelsOf(page)).toEqual([])
    },
  )

  it('leaves a page that is accessible [BK-44]', async () => {
    await openPage(`${CANCEL}/nobody/nothing`)
    await expectHeading('We cannot find this appointment.')
    await expectAccessible('cancel link, unknown')
  })
})

it('a link that was used before says at once that the appointment is cancelled [BK-44, CANCEL-15]', async () => {
  const page = await openBooked('flu', linkOf, {
    ...SERVER_ONLY,
    before: (opened, { first }) => cancelElsewhere(opened, first),
  })
  await expectHeading('This appointment has already been canceled.')
  expect(screen.queryByText('You have a confirmed appointment!')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel Appointment' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Schedule again' })).toBeVisible()
  expect(cancelsOf(page)).toEqual([])
  await expectAccessible('cancel link, used before')
})

it('a cancelled visit with a dietitian leads to the questions for another one [CANCEL-18]', async () => {
  const page = await openBooked('dietitian', linkOf, {
    ...SERVER_ONLY,
    before: (opened, { first }) => cancelElsewhere(opened, first),
  })
  await page.user.click(await screen.findByRole('link', { name: 'Schedule again' }))
  await expect.poll(page.address).toMatch(/\/prescreen\/1$/)
})

it('a visit that is cancelled elsewhere while the page is open says so after Yes [CANCEL-15]', async () => {
  const page = await openLink()
  await cancelElsewhere(page, page.booked.first)
  await cancelThere(page)
  await expectHeading('This appointment has already been canceled.')
  expect(screen.queryByRole('button', { name: 'Cancel Appointment' })).toBeNull()
})

it('a visit that begins while the page is open can only be changed by a call [BK-44, CANCEL-16]', async () => {
  const page = await openLink()
  vi.setSystemTime(Date.parse(page.booked.visit.appointment?.timestamp ?? '') + 1)
  await cancelThere(page)
  await expectHeading('This appointment has begun or is over.')
  expect(screen.getByRole('alert')).toHaveTextContent('Could not cancel this appointment.')
  expect(screen.queryByRole('button', { name: 'Cancel Appointment' })).toBeNull()
  expect(await numbers()).toHaveLength(2)
})

it('after the first dose the page changes and cancels the second [VISIT-01, VISIT-02, CANCEL-13]', async () => {
  const page = await openBooked('shingles', linkOf, {
    ...SERVER_ONLY,
    before: ({ server }, { first }) => {
      return server.deps.store.setVisitStatus(first.id, 'served', 'desk').then(() => undefined)
    },
  })
  await expectHeading('You have a confirmed appointment!')
  expect(screen.queryByText('Your 2nd appointment is canceled with it.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Change day or time' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Add to calendar' })).toBeVisible()
  await cancelThere(page)
  await expectHeading('Your appointment has been canceled!')
  const { first, second } = page.booked
  expect((await page.server.deps.store.appointment(second?.id ?? ''))?.status).toBe('canceled')
  expect((await page.server.deps.store.appointment(first.id))?.status).toBe('booked')
})

it('a visit that a closure displaced says so and why, and offers another time [VISIT-01, DIR-06, DIR-08]', async () => {
  await openBooked('flu', linkOf, {
    ...SERVER_ONLY,
    before: ({ answer }) => {
      answer(/\/view$/, async (_path, _init, next) => {
        const { data } = await (await next()).json()
        const appointments = [{ ...data.appointments[0], isDisplaced: true, closedReason: 'Snow' }]
        return Response.json({ data: { ...data, appointments } })
      })
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^This appointment cannot take place at its time.*Snow$/,
  )
  expect(screen.queryByText('You have a confirmed appointment!')).toBeNull()
  expect(screen.getByRole('button', { name: 'Change day or time' })).toBeVisible()
  await expectAccessible('a displaced visit')
})

it('offline the page says that it cannot see the visit, and shows it when the guest tries again [BK-44]', async () => {
  let isOnline = false
  const page = await openBooked('flu', linkOf, {
    ...SERVER_ONLY,
    before: ({ answer }) => {
      answer(/\/view$/, (_path, _init, next) =>
        isOnline ? next() : Promise.reject(new TypeError('offline')),
      )
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You need a connection to see and cancel this appointment.',
  )
  expect(screen.queryByRole('heading', { name: 'You have a confirmed appointment!' })).toBeNull()
  isOnline = true
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'You have a confirmed appointment!' })
})

it('retries after a lost answer, and takes a 409 as success [CANCEL-14, fault 5]', async () => {
  const page = await openLink()
  await numbers()
  page.network.fates.push('answer lost')
  await cancelThere(page)
  await expectHeading('Your appointment has been canceled!')
  expect(page.address()).toBe(CANCELED)
  expect(cancelsOf(page)).toHaveLength(2)
})

it('offline the page says it and keeps the numbers, and the button works again online [CANCEL-16]', async () => {
  const page = await openLink()
  await numbers()
  page.network.fates.push('never arrives', 'never arrives')
  await cancelThere(page)
  expect(await screen.findByRole('alert')).toHaveTextContent('You need a connection to cancel.')
  expect(await numbers()).toHaveLength(2)
  await cancelThere(page)
  await expectHeading('Your appointment has been canceled!')
})
