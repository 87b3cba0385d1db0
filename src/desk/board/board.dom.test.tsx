import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  aDeskAppointment,
  aDeskServer,
  aDeskVisit,
  minutesLater,
} from '../../../tests/support/desk-stand-in.ts'
import { expectAccessible, screen } from '../../../tests/support/dom.tsx'
import { openDesk, passDeskTime, saidOnDesk } from '../../../tests/support/dom-desk.tsx'

const FIRST = aDeskVisit({ counterCode: '4P6VFG', name: 'Ana R.' })
const SECOND = aDeskVisit({ counterCode: 'D7K2QH', name: 'Li W.', waitingSince: minutesLater(-3) })
const COMING = aDeskAppointment(40, { counterCode: 'XW3BQZ', name: 'Tom K.', services: ['Shingles'] })
const BROKEN = aDeskVisit({
  counterCode: 'H4WT9C',
  name: null,
  needsAttention: true,
  reasons: ['early createdAt', 'invalidRequest consentDetails.signature.legalName signatureInvalid'],
})

const row = (code: string) => screen.findByRole('button', { name: new RegExp(`^${code}`) })
const codes = () =>
  [...document.querySelectorAll('[data-row]')].map(({ textContent }) => textContent?.slice(0, 6))
const inSection = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
const focused = () => document.activeElement?.textContent?.slice(0, 6)

async function openList(...visits: Parameters<typeof aDeskServer>[0] & object) {
  const opened = await openDesk(aDeskServer(visits))
  await row(visits[0]?.counterCode ?? '')
  return opened
}

describe('the list of the desk', () => {
  it('has what needs attention on top with words and what to do, then who waits, then who comes [DESK-02, DESK-06]', async () => {
    const { user } = await openList(COMING, FIRST, SECOND, BROKEN)
    expect(codes()).toEqual(['H4WT9C', '4P6VFG', 'D7K2QH', 'XW3BQZ'])
    const attention = inSection('Needs attention')
    attention.getByText('The clock of the device that sent this is more than a day ahead.')
    attention.getByText(/Ask the guest when they checked in/)
    attention.getByText(
      'The signed name has less than a first and a last name, or has characters that no name has.',
    )
    attention.getByText(/have the guest sign again/)
    await user.click(screen.getByLabelText('Show names'))
    inSection('Waiting 2').getByText('Ana R.')
    expect((await row('4P6VFG')).textContent).toMatch(/Flu.*waiting 10 minutes.*since 11:50 AM.*Waiting/)
    expect((await row('XW3BQZ')).textContent).toContain('12:40 PMExpected')
    await expectAccessible('the list')
  })

  it('names beside a visit what the pharmacist must know, and what cannot take place [DESK-02, STORE-07, STORE-08]', async () => {
    await openList(
      {
        ...FIRST,
        reasons: ['closed'],
        misfits: [{ reason: 'sickToday', vaccine: 'Flu', question: 'haveFever' }],
      },
      { ...COMING, isDisplaced: true },
    )
    const waiting = inSection('Waiting 1')
    waiting.getByText('The guest checked in while the store was closed.')
    waiting.getByText('Talk with the pharmacist first')
    inSection('Coming today 1').getByText(
      'Cannot take place: the store is closed then, or no longer does this',
    )
  })

  it('marks who is due and not there yet while the store is closed [DESK-02, DESK-08]', async () => {
    const server = aDeskServer([{ ...COMING, startsAt: minutesLater(-5), at: minutesLater(-5) }, FIRST])
    const closure = { id: 'c', from: '2026-11-20', to: '2026-11-20', reason: '', isOwn: true }
    server.store.closures = [{ ...closure, hours: [720, 810] }]
    await openDesk(server)
    await row('4P6VFG')
    expect(screen.getAllByText(/^Due, and the store is closed now/)).toHaveLength(1)
    inSection('Coming today 1').getByText(/^Due, and the store is closed now/)
  })

  it('shows a new visit within two seconds, and tells a screen reader [DESK-02]', async () => {
    const { server } = await openList(FIRST)
    await passDeskTime(1500)
    expect(saidOnDesk()).toEqual([])
    server.visits = [...server.visits, SECOND]
    await passDeskTime(1800)
    expect(codes()).toEqual(['4P6VFG', 'D7K2QH'])
    await passDeskTime(150)
    expect(saidOnDesk()).toEqual(['New: D 7 K 2 Q H, Flu. 2 guests wait.'])
  })

  it('asks only for what is new, and for nothing else while it waits [DESK-02]', async () => {
    const { server } = await openList(FIRST)
    const before = server.calls.length
    await passDeskTime(5000)
    const calls = server.calls.slice(before)
    expect(calls.every((call) => call === 'GET /today')).toBe(true)
    expect(calls.length).toBeGreaterThanOrEqual(4)
    expect(server.headers.slice(before).every((headers) => headers.has('if-none-match'))).toBe(true)
  })

  it('begins again at midnight without telling its visits one by one [DESK-02]', async () => {
    const { server } = await openList(FIRST)
    server.day = '2026-11-21'
    server.visits = [
      { ...COMING, day: '2026-11-21' },
      { ...SECOND, day: '2026-11-21' },
    ]
    await passDeskTime(2500)
    expect(codes()).toEqual(['D7K2QH', 'XW3BQZ'])
    await passDeskTime(150)
    expect(saidOnDesk()).toEqual([
      'A new day has begun. The list starts again, with the guests who are still here.',
    ])
  })

  it('hides names until somebody asks for all, or for one [DESK-02]', async () => {
    const { user } = await openList(FIRST, SECOND)
    expect(screen.queryByText('Ana R.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show name: 4P6VFG' }))
    screen.getByText('Ana R.')
    expect(screen.queryByText('Li W.')).toBeNull()
    await passDeskTime(11_000)
    expect(screen.queryByText('Ana R.')).toBeNull()
    await user.click(screen.getByLabelText('Show names'))
    screen.getByText('Li W.')
  })

  it('says since when it is old while the server is gone, changes nothing then, and recovers by itself [DESK-02]', async () => {
    const { server, user } = await openList(FIRST)
    server.isGone = true
    // Somebody uses the page, so that it does not lock.
    for (let minutes = 0; minutes < 10; minutes += 2) {
      await user.keyboard('{ArrowDown}')
      await passDeskTime(120_000)
    }
    screen.getByText('No connection. This list is from 12:00 PM.')
    const before = server.calls.length
    await user.click(screen.getByRole('button', { name: 'Call: 4P6VFG' }))
    await user.keyboard('{ArrowRight}')
    expect(server.calls.slice(before)).toEqual([])
    await expectAccessible('the list without a server')
    server.isGone = false
    server.visits = [SECOND]
    await passDeskTime(2500)
    expect(screen.queryByText(/No connection/)).toBeNull()
    expect(codes()).toEqual(['D7K2QH'])
  })
})

it('the page says within four seconds that the server does not answer, also during a change [DESK-02]', async () => {
  const { server, user } = await openList(FIRST)
  server.isHanging = true
  await passDeskTime(4100)
  screen.getByText('No connection. This list is from 12:00 PM.')
  expect(screen.getByRole('button', { name: 'Call: 4P6VFG' })).toHaveAttribute('aria-disabled', 'true')
  server.isHanging = false
  await passDeskTime(8000)
  expect(screen.queryByText(/No connection/)).toBeNull()
  server.isHanging = true
  await user.click(screen.getByRole('button', { name: 'Call: 4P6VFG' }))
  await passDeskTime(3100)
  screen.getByText(/No connection. This list is from/)
})

it('a name is set apart from the words around it, whatever its direction [DESK-02, LANG-05]', async () => {
  const { user } = await openList({ ...FIRST, name: 'عائشة R.' })
  await user.click(screen.getByRole('button', { name: 'Show name: 4P6VFG' }))
  expect(screen.getByText('عائشة R.').tagName).toBe('BDI')
  await user.click(screen.getByLabelText('Show names'))
  expect(screen.getByText('عائشة R.').tagName).toBe('BDI')
  await user.keyboard('4P6VFG')
  const heading = await screen.findByRole('heading', { name: /^4P6VFG/ })
  await waitFor(() => expect(heading.querySelector('bdi')?.textContent).toBe('Wilhelmina Ostrander'))
})

describe('a night at the counter', () => {
  it('marks who is there since yesterday, in the section where they belong [DESK-02]', async () => {
    await openList(FIRST, { ...SECOND, day: '2026-11-19' })
    const waiting = inSection('Waiting 2')
    waiting.getByText('Of yesterday, Thu, Nov 19')
    expect((await row('D7K2QH')).closest('li')?.textContent).toContain('Of yesterday')
  })
})

describe('codes', () => {
  it('a code typed anywhere opens its visit, and the Enter of a scanner does no more [DESK-03, WI-28]', async () => {
    const { server, user } = await openList(FIRST, SECOND)
    await user.keyboard('d7k2qh{Enter}')
    await screen.findByRole('heading', { name: /^D7K2QH/ })
    await screen.findByText('Phone')
    expect(server.opened).toEqual([SECOND.id])
    await user.keyboard('4p6vfg')
    await screen.findByRole('heading', { name: /^4P6VFG/ })
    expect(server.calls.filter((call) => call.includes('code='))).toEqual([])
  })

  it('says that it looks for a code while the server has not answered [DESK-03]', async () => {
    const { server, user } = await openList(FIRST)
    server.isHanging = true
    await user.keyboard('222222')
    await screen.findByText('Looking for 222222…')
    await user.keyboard('{Escape}')
    expect(screen.queryByText('Looking for 222222…')).toBeNull()
  })

  it("finds yesterday's visit too, and says of which day it is [DESK-03]", async () => {
    const server = aDeskServer([FIRST])
    server.others = [{ ...SECOND, day: '2026-11-19' }]
    const { user } = await openDesk(server)
    await row('4P6VFG')
    await user.keyboard('D7K2QH')
    await screen.findByText('This visit is of Thu, Nov 19, not of today.')
  })

  it('keeps the page of a visit of another day as it is now, and asks before a step of it [DESK-03, DESK-05]', async () => {
    const server = aDeskServer([FIRST])
    const old = { ...SECOND, day: '2026-11-19' }
    server.others = [old]
    const { user } = await openDesk(server)
    await row('4P6VFG')
    await user.keyboard('D7K2QH')
    await screen.findByRole('button', { name: 'Call' })
    const called = { at: minutesLater(0), by: 'Back', isOwn: false, undoUntil: null }
    server.others = [{ ...old, status: 'called', progress: called }]
    await passDeskTime(1500)
    await screen.findByText(/by Back at 12:00 PM/)
    await user.keyboard('{ArrowRight}')
    const dialog = await screen.findByRole('alertdialog', { name: 'D7K2QH is a visit of Thu, Nov 19' })
    await expectAccessible('the question before a step of another day')
    await user.click(within(dialog).getByRole('button', { name: 'Do not mark it' }))
    expect(server.bodies).toEqual([])
    await user.click(screen.getByRole('button', { name: 'No-show' }))
    await user.click(await screen.findByRole('button', { name: 'Mark it as no-show' }))
    await screen.findByText('D7K2QH: no-show.')
    expect(server.bodies).toEqual([{ status: 'noshow', from: 'called' }])
    await user.keyboard('{ArrowLeft}')
    await screen.findByText('D7K2QH: called.')
  })

  it('says what to check where no visit has the code, and lets staff choose between several [DESK-03]', async () => {
    const server = aDeskServer([FIRST])
    server.others = [
      { ...SECOND, day: '2026-11-19' },
      { ...SECOND, id: 'another', day: '2026-11-18' },
    ]
    const { user } = await openDesk(server)
    await row('4P6VFG')
    await user.keyboard('222222')
    await screen.findByText(/No visit here has the code 222222/)
    await user.keyboard('D7K2QH')
    const dialog = await screen.findByRole('dialog', { name: /Several visits/ })
    await user.click(
      within(dialog).getByRole('button', { name: 'Wed, Nov 18, 11:57 AM · Walk-in · Flu · Waiting' }),
    )
    await screen.findByText('This visit is of Wed, Nov 18, not of today.')
    expect(server.opened).toEqual(['another'])
  })
})

describe('the rest of the board', () => {
  it('is told by its keys, and Escape leads back to the row that was open [DESK-09]', async () => {
    const { user } = await openList(FIRST, SECOND)
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keys' })
    within(dialog).getByText('One step on: arrived, called, served')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await screen.findByRole('heading', { name: /^D7K2QH/ })
    await user.keyboard('{Escape}')
    await row('4P6VFG')
    expect(focused()).toBe('D7K2QH')
  })

  it('takes a first press on an empty day', async () => {
    const { user } = await openDesk()
    await screen.findByText('Nobody yet today')
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await expectAccessible('an empty day')
  })
})
