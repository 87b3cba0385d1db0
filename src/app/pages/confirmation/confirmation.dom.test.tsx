import { act, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  CONFIRMATION,
  calendarBehind,
  card,
  databases,
  expectHeading,
  MAIN,
  openBooked,
  shownTime,
} from '../../../../tests/support/dom-booked.ts'
import { changeDocument } from '../../../../tests/support/dom-content.ts'
import type { Visit } from '../../state/visit.ts'

const details = () => card('Appointment Details')
const timesOf = ({ appointment, followup }: Visit) =>
  [appointment, followup].flatMap((one) => (one ? [one.timestamp] : []))

describe('the confirmation of a vaccine', () => {
  it('says that it is booked, in title and heading, and shows the counter code letter by letter [ROUTE-13, CONFIRM-02, CONFIRM-03]', async () => {
    const { booked } = await openBooked('flu', CONFIRMATION)
    await expectHeading('Your appointment is confirmed!')
    expect(document.title).toBe('Your appointment is confirmed! - Appointment Confirmation')
    expect(screen.getByText([...(booked.first.counterCode ?? '')].join(' '))).toBeInTheDocument()
    await expectAccessible('the confirmation of a booking')
  })

  it('shows what, when, where and the number of the place, in rows that need no toggle [CONFIRM-06, CONFIRM-07, TIME-07]', async () => {
    const { booked } = await openBooked('flu', CONFIRMATION)
    for (const text of ['Flu', shownTime(timesOf(booked.visit)[0] ?? ''), 'Cincinnati, OH'])
      expect(await details()).toHaveTextContent(text)
    expect(screen.getByRole('link', { name: /^Call \(513\) 555-01/ })).toHaveTextContent(/^Call$/)
    expect(within(await details()).queryByRole('button')).toBeNull()
  })

  it('names the patient, and says that the location accepts the benefit code [CONFIRM-04, CONFIRM-08, CONFIRM-09]', async () => {
    await openBooked('flu', CONFIRMATION)
    const patient = await card('Patient details')
    for (const text of ['Wilhelmina Ostrander', '(513) 555-', 'w.ostrander@mail.example', '07/04/1984'])
      expect(patient).toHaveTextContent(text)
    expect(screen.getByText('This location accepts your benefit code')).toBeVisible()
  })

  it('says what was chosen and is not booked, with the way to a place for it [BK-13]', async () => {
    const rsv = { id: 219, name: 'RSV', isAvailable: false }
    const { user, address } = await openBooked('flu', CONFIRMATION, {
      change: ({ appointment, ...rest }) => ({
        ...rest,
        search: { type: 'Vaccines', location: '45202', date: '2026-11-21', serviceIds: [201, 219] },
        appointment: appointment && { ...appointment, services: [...appointment.services, rsv] },
      }),
    })
    expect(await details()).toHaveTextContent('Not booked here: RSV')
    await user.click(within(await details()).getByRole('link', { name: 'Find a place for it' }))
    await expect.poll(() => new URLSearchParams(address().split('?')[1]).get('serviceIds')).toBe('219')
  })

  it('says what to bring, what a guest does who is sick on the day, and which number to call for changes [CONFIRM-10, CONFIRM-12, WI-12]', async () => {
    await openBooked('flu', CONFIRMATION)
    const list = within(await card('Arrival Checklist'))
    expect(list.getByText('Bring a photo ID.')).toBeVisible()
    expect(list.getByText('Sick on the day? Change your visit.')).toBeVisible()
    expect(await card('Modify Appointment')).toHaveTextContent('Call (800) 555-01')
  })

  it('opens the main page for another appointment, and forgets this one [CONFIRM-01, CONFIRM-17]', async () => {
    const { user, address } = await openBooked('flu', CONFIRMATION)
    const another = await screen.findByRole('button', { name: 'Book Another Appointment' })
    await expect.poll(databases).toContain('visit')
    await user.click(another)
    await user.click(screen.getByRole('button', { name: 'Leave this page' }))
    await expect.poll(address).toBe(MAIN)
    await expect.poll(databases).not.toContain('visit')
    const { visit } = await import('../../state/visit.ts')
    expect(visit.appointment).toBeUndefined()
  })

  it('is still there after a reload [CONFIRM-01]', async () => {
    const { reload } = await openBooked('flu', CONFIRMATION)
    expect(await details()).toHaveTextContent('Flu')
    await reload()
    expect(await details()).toHaveTextContent('Flu')
  })

  it('without a booked appointment redirects to the main page [ROUTE-44]', async () => {
    const { address } = await openPage(CONFIRMATION)
    await expect.poll(address).toBe(MAIN)
  })
})

/** The parts of the page in its order. */
const parts = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'h1, [class*=when], [class*=actions] > *, [class*=display], h2',
    ),
  ].map(({ textContent }) => textContent ?? '')

/** Whether texts follow each other in the page, others between them. */
function expectInOrder(...wanted: RegExp[]): void {
  const places = wanted.map((one) => parts().findIndex((text) => one.test(text)))
  expect(places, wanted.map(String).join(', ')).not.toContain(-1)
  expect([...places].sort((one, other) => one - other)).toEqual(places)
}

describe('the order of a confirmation', () => {
  it('is day, time and place, what to do, code, what to bring, then what is folded [SC-32]', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)')
    await openBooked('flu', CONFIRMATION)
    await details()
    expectInOrder(
      /confirmed!/,
      /^Appointment Details/,
      /\d{4}, .*[AP]M/,
      /^Add to calendar/,
      /^Directions/,
      /^Your counter code/,
      /^Arrival Checklist/,
      /^Patient details/,
      /^Modify Appointment/,
    )
    for (const title of ['Patient details', 'Modify Appointment', 'A discount on your ride'])
      expect(screen.getByRole('heading', { name: title }).closest('details')?.open, title).toBe(false)
  })

  it('of a video visit folds all that follows how to join [SC-32]', async () => {
    await openBooked('dietitian', CONFIRMATION)
    await details()
    expectInOrder(
      /^Your visit code/,
      /^Before your video visit/,
      /^How to join/,
      /^Get ready/,
      /^Your dietitian/,
    )
    for (const title of ['Get ready for your video visit', 'Your dietitian', 'Patient details'])
      expect(screen.getByRole('heading', { name: title }).closest('details')?.open, title).toBe(false)
  })
})

describe('a confirmation of many services', () => {
  it('shows two of three, all after Show More, two again after Show Less, and always the time [CONFIRM-06, CONFIRM-07]', async () => {
    const { user, booked } = await openBooked('three', CONFIRMATION)
    const { getAllByText, getByRole } = within(await details())
    const rows = () => getAllByText('Vaccine', { exact: true })
    expect(rows()).toHaveLength(2)
    expect(await details()).toHaveTextContent(shownTime(timesOf(booked.visit)[0] ?? ''))
    await user.click(getByRole('button', { name: 'Show More' }))
    expect(rows()).toHaveLength(3)
    await user.click(getByRole('button', { name: 'Show Less' }))
    expect(rows()).toHaveLength(2)
  })
})

describe('a confirmation of two doses', () => {
  it('shows both with their times, and the code of the second [CONFIRM-06]', async () => {
    const { booked } = await openBooked('shingles', CONFIRMATION)
    const { getByRole } = within(await details())
    expect(getByRole('heading', { name: 'First appointment' })).toBeVisible()
    expect(getByRole('heading', { name: 'Second appointment' })).toBeVisible()
    const times = timesOf(booked.visit)
    expect(times).toHaveLength(2)
    for (const time of times) expect(await details()).toHaveTextContent(shownTime(time))
    expect(booked.second?.counterCode).toMatch(/./)
    expect(await details()).toHaveTextContent(booked.second?.counterCode ?? '')
  })

  it('puts both into the calendar, each with its own cancel address and code, and nothing about the guest or the vaccine [SCOPE-15, CONFIRM-02, BK-40]', async () => {
    const { booked } = await openBooked('shingles', CONFIRMATION)
    const { name, text, events } = calendarBehind(
      await screen.findByRole('link', { name: 'Add to calendar' }),
    )
    const both = [booked.first, booked.second]
    expect(name).toBe('appointment.ics')
    expect(events.map(({ startDate }) => startDate.toJSDate().getTime())).toEqual(
      timesOf(booked.visit).map((time) => Date.parse(time)),
    )
    expect(events.map(({ uid }) => uid)).toEqual(both.map((one) => `${one?.id}@guest-scheduler`))
    expect(events[0]?.summary).toMatch(/^Appointment at /)
    const addresses = both.map(
      (one) => `${window.location.origin}/health-services/scheduler/cancel/${one?.id}/${one?.confirmCode}`,
    )
    expect(events.map(({ component }) => component.getFirstPropertyValue('url'))).toEqual(addresses)
    for (const [index, { description }] of events.entries())
      expect(description).toContain(`To see, change or cancel it: ${addresses[index]}`)
    for (const [index, { description }] of events.entries())
      expect(description).toContain(`Code: ${both[index]?.counterCode}`)
    for (const secret of ['Shingles', 'Wilhelmina', 'accin']) expect(text).not.toContain(secret)
  })

  it('copies the link that cancels both and opens its page; the address itself is for paper, under its code [SCOPE-15, SC-34, SC-24]', async () => {
    const { user, booked } = await openBooked('shingles', CONFIRMATION)
    const modify = await card('Modify Appointment')
    expect(modify).toHaveTextContent('To see, change or cancel both appointments later, keep this link.')
    const { id, confirmCode } = booked.first
    const address = `${window.location.origin}/health-services/scheduler/cancel/${id}/${confirmCode}`
    expect(within(modify).getByRole('link', { name: 'Open your visit' })).toHaveAttribute('href', address)
    expect(within(modify).queryByText(address)).toBeNull()
    const paper = screen.getByText(address)
    expect(paper.previousElementSibling?.querySelector('canvas')).toBeTruthy()
    expect(paper.parentElement?.className).toMatch(/paper/)
    await user.click(within(modify).getByRole('button', { name: 'Copy link' }))
    expect(await within(modify).findByText('Copied!')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(address)
  })
})

describe('a confirmation of a video visit', () => {
  it('alone has the links of the meeting, whatever the configuration says of another flow [CONFIRM-11]', async () => {
    await openBooked('flu', CONFIRMATION, {
      before: (page) =>
        changeDocument(page, 'schedulerConfig', ({ flows, ...data }) => ({
          ...data,
          flows: { ...flows, EVERYDAY_VACCINE: { ...flows['EVERYDAY_VACCINE'], showZoomLinks: true } },
        })),
    })
    expect(await details()).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Get ready for your video visit' })).toBeNull()
  })

  it('names the dietitian with initials and qualification, whom to call for help, and what the meeting needs [CONFIRM-05, CONFIRM-11]', async () => {
    await openBooked('dietitian', CONFIRMATION)
    const who = await card('Your dietitian')
    for (const text of [
      'Maribel Okonkwo-Reyes',
      'MS, RDN, LD',
      'MO',
      'Customer support',
      'Call (800) 555-01',
    ])
      expect(who).toHaveTextContent(text)
    expect(await details()).toHaveTextContent('By video')
    const links = within(await card('Get ready for your video visit')).getAllByRole('link')
    expect(links).toHaveLength(3)
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expectAccessible('the confirmation of a dietitian visit')
  })

  it('opens the questions for another dietitian visit [CONFIRM-18, ROUTE-08]', async () => {
    const { user, address } = await openBooked('dietitian', CONFIRMATION)
    await user.click(await screen.findByRole('button', { name: 'Book a Telenutrition Appointment' }))
    await user.click(screen.getByRole('button', { name: 'Leave this page' }))
    await expect.poll(address).toMatch(/\/prescreen\/1$/)
  })

  it('with a clinic has its links and number, a visit code and how to join, and neither place nor dietitian [CONFIRM-11, CANCEL-01, BK-38]', async () => {
    const { booked } = await openBooked('video', CONFIRMATION)
    expect(await details()).toHaveTextContent('By video')
    expect(await card('Get ready for your video visit')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Your dietitian' })).toBeNull()
    expect(await card('Modify Appointment')).toHaveTextContent('call the clinic')
    expect(screen.getByText('Your visit code')).toBeVisible()
    const code = booked.first.counterCode
    expect(await card('How to join')).toHaveTextContent(
      `To join, call (800) 555-0102 when your visit begins and say your visit code ${code}.`,
    )
    const { events } = calendarBehind(screen.getByRole('link', { name: 'Add to calendar' }))
    expect(events[0]?.summary).toBe('Video visit')
    expect(events[0]?.description).toContain(`say your visit code ${code}`)
  })
})

describe('the rideshare code', () => {
  it('is shown as text and as a QR code, with a number to ask [CONFIRM-13, CONFIRM-14, LIMITS-10]', async () => {
    await openBooked('flu', CONFIRMATION)
    const ride = await card('A discount on your ride')
    expect(ride).toHaveTextContent('FERNRIDE01')
    expect(within(ride).getByRole('link', { description: /Questions about the ride\?/ })).toHaveTextContent(
      '(800) 555-01',
    )
    expect(within(ride).getByRole('img', { name: 'QR code of FERNRIDE01' })).toBeVisible()
  })

  it('is copied, and the page says it for a moment [CONFIRM-15]', async () => {
    const { user } = await openBooked('flu', CONFIRMATION)
    const ride = within(await card('A discount on your ride'))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await user.click(ride.getByRole('button', { name: 'Copy code' }))
    expect(await ride.findByText('Copied!')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('FERNRIDE01')
    act(() => void vi.advanceTimersByTime(1000))
    expect(ride.queryByText('Copied!')).toBeNull()
  })
})

describe('a confirmation of a walk-in', () => {
  const walkedIn = (visit: Visit): Visit => {
    const { services = [], id = '', confirmCode = '' } = visit.appointment ?? {}
    return {
      ...visit,
      flow: 'INSTANT_VACCINE',
      appointment: { services, timestamp: '', timezone: 'America/New_York', id, confirmCode },
      counterCode: 'B7K2MX',
    }
  }

  it('is of today, and has nothing to change or to put into a calendar, and its code comes first, beside a picture [CANCEL-02, CONFIRM-19, SC-32, SC-37, WI-30]', async () => {
    await openBooked('flu', CONFIRMATION, { change: walkedIn })
    expect(await card('Your visit')).toHaveTextContent('Today, ')
    expectInOrder(/^Your counter code/, /^Your visit/, /^Today, /)
    expect(screen.queryByRole('heading', { name: 'Appointment Details' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible() // on an own device (WI-34)
    const bell = document.querySelector('[class*=counter] > svg') // SC-37
    expect(bell).toHaveAttribute('aria-hidden', 'true')
    expect(screen.queryByRole('heading', { name: 'Modify Appointment' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel Appointment' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Get Another Vaccine' })).toBeVisible()
  })
})

it('an appointment without its code has a number to call and no Cancel button [CANCEL-03]', async () => {
  await openBooked('flu', CONFIRMATION, {
    change: (visit) => {
      const { confirmCode: _, ...appointment } = visit.appointment as NonNullable<Visit['appointment']>
      return { ...visit, appointment }
    },
  })
  expect(await card('Modify Appointment')).toHaveTextContent('Call (800) 555-01')
  expect(screen.queryByRole('button', { name: 'Cancel Appointment' })).toBeNull()
})
