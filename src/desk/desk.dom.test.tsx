import { describe, expect, it, vi } from 'vitest'
import { aDeskServer, aDeskVisit } from '../../tests/support/desk-stand-in.ts'
import { expectAccessible, screen } from '../../tests/support/dom.tsx'
import { openDesk, passDeskTime, reloadDesk } from '../../tests/support/dom-desk.tsx'
import { invitationInAddress } from './invitation.ts'

const VISIT = aDeskVisit({ counterCode: '4P6VFG', name: 'Ana R.' })

async function openBoard() {
  const opened = await openDesk(aDeskServer([VISIT]))
  await screen.findByText('4P6VFG')
  return opened
}

describe('enrolment', () => {
  it('shows the store of the invitation, asks twice for a PIN and opens the list [DESK-01]', async () => {
    const server = aDeskServer()
    server.session = undefined
    const { user } = await openDesk(server, { invitation: 'abc' })
    await screen.findByRole('heading', { name: 'Set up a desk' })
    screen.getByText('This browser becomes a desk of Irmo Station Pharmacy.')
    await expectAccessible('enrolment')
    const [pin, again] = [screen.getByLabelText('Choose a PIN'), screen.getByLabelText('Type the PIN again')]
    for (const [first, second, problem] of [
      ['12', '12', 'Use 4 to 8 digits.'],
      ['4826', '4827', /The two PINs are not the same/],
      ['1234', '1234', /too easy to guess/],
    ] as const) {
      await user.clear(pin)
      await user.type(pin, first)
      await user.type(again, `${second}{Enter}`)
      await screen.findByText(problem)
    }
    await user.clear(pin)
    await user.type(pin, '4826')
    const name = screen.getByLabelText('Name of this desk')
    expect(name).toHaveValue('Front counter')
    await user.clear(name)
    await user.type(name, 'Drive-through')
    await user.type(again, '4826{Enter}')
    await screen.findByText('Nobody yet today')
    expect(server.bodies.at(-1)).toEqual({ invitation: 'abc', pin: '4826', name: 'Drive-through' })
  })

  it('says what to do with an invitation that is over, and in a browser that is no desk [DESK-01]', async () => {
    const server = aDeskServer()
    server.session = undefined
    server.isInvitationOver = true
    await openDesk(server, { invitation: 'abc' })
    await screen.findByRole('heading', { name: 'This invitation no longer works' })
    screen.getByText(/Ask your operator for a new invitation/)
  })

  it('its invitation stays in the address until it is used, so that the page may load anew before [DESK-01]', async () => {
    const server = aDeskServer()
    server.session = undefined
    const { user } = await openDesk(server, { invitation: 'abc' })
    window.history.replaceState(null, '', '/health-services/desk#abc')
    const pin = await screen.findByLabelText('Choose a PIN')
    expect(invitationInAddress()).toBe('abc')
    await user.type(pin, '4826')
    await user.type(screen.getByLabelText('Type the PIN again'), '4826{Enter}')
    await screen.findByText('Nobody yet today')
    expect(window.location.href).not.toContain('abc')
  })

  it('an address that is no invitation is told as one that is over, also "#%" [DESK-01]', async () => {
    window.history.replaceState(null, '', '/health-services/desk#%')
    expect(invitationInAddress()).toBe('%')
    const server = aDeskServer()
    server.session = undefined
    server.isInvitationOver = true
    await openDesk(server, { invitation: '%' })
    await screen.findByRole('heading', { name: 'This invitation no longer works' })
  })

  it('a link that has enrolled this very browser opens its desk again [DESK-01]', async () => {
    const server = aDeskServer([VISIT])
    server.isInvitationOver = true
    await openDesk(server, { invitation: 'abc' })
    await screen.findByText('4P6VFG')
  })

  it('tells a browser that is no desk how it becomes one [DESK-01]', async () => {
    const server = aDeskServer()
    server.session = undefined
    await openDesk(server)
    await screen.findByRole('heading', { name: 'This browser is not a desk' })
    await expectAccessible('no desk')
  })
})

describe('the lock', () => {
  it('comes after five minutes without use, takes every visit off the page and opens with the PIN [DESK-01, DESK-07]', async () => {
    const { server, user } = await openBoard()
    await passDeskTime(200_000)
    await user.keyboard('{ArrowDown}')
    await passDeskTime(200_000)
    screen.getByText('4P6VFG')
    await passDeskTime(105_000)
    await screen.findByRole('heading', { name: 'Locked' })
    expect(document.body.textContent).not.toMatch(/4P6VFG|Ana/)
    expect(server.calls).toContain('POST /lock')
    await expectAccessible('the lock')
    await user.keyboard('1111{Enter}')
    await screen.findByText('Wrong PIN. 4 more tries before a wait.')
    await user.keyboard('4826{Enter}')
    await screen.findByText('4P6VFG')
  })

  it('a list that is only asked for does not keep the desk open [DESK-01]', async () => {
    const { server } = await openBoard()
    await passDeskTime(3000)
    const before = server.headers.length
    await passDeskTime(30_000)
    expect(server.headers.slice(before).some((headers) => headers.has('x-desk-active'))).toBe(false)
  })

  it('a PIN that has no answer is no more than a word until the server answers again [DESK-01]', async () => {
    const server = aDeskServer([VISIT])
    if (server.session) server.session.isLocked = true
    const { user } = await openDesk(server)
    await screen.findByLabelText('PIN')
    server.isHanging = true
    await user.keyboard('4826{Enter}')
    await passDeskTime(8100)
    screen.getByText(/^The server does not answer/)
    server.isHanging = false
    await passDeskTime(2500)
    expect(screen.queryByText(/does not answer/)).toBeNull()
    await user.keyboard('4826{Enter}')
    await screen.findByText('4P6VFG')
  })

  it('makes a guesser wait [DESK-01]', async () => {
    const server = aDeskServer()
    if (server.session) Object.assign(server.session, { isLocked: true, triesLeft: 1 })
    const { user } = await openDesk(server)
    await screen.findByLabelText('PIN')
    await user.keyboard('1111{Enter}')
    await screen.findByText('Too many wrong PINs. Wait 1 minute, then try again.')
    expect(screen.getByRole('button', { name: 'Unlock' })).toBeDisabled()
    await passDeskTime(61_000)
    expect(screen.getByRole('button', { name: 'Unlock' })).toBeEnabled()
  })

  it.each([
    [240, '4 minutes'],
    [149, '2 minutes'],
    [91, '2 minutes'],
    [89, '90 seconds'],
    [61, '90 seconds'],
    [59, '1 minute'],
    [41, '50 seconds'],
    [9, '10 seconds'],
  ])('%i seconds of a wait are told as %s [DESK-01]', async (waitSeconds, words) => {
    const server = aDeskServer()
    if (server.session) Object.assign(server.session, { isLocked: true, waitSeconds })
    await openDesk(server)
    await screen.findByText(`Too many wrong PINs. Wait ${words}, then try again.`)
  })

  it('comes at once with F8, also while the server is gone, and when another page of the desk locked it [DESK-01, DESK-07]', async () => {
    const { server, user } = await openBoard()
    server.isGone = true
    await user.keyboard('{F8}')
    await screen.findByRole('heading', { name: 'Locked' })
    expect(document.body.textContent).not.toMatch(/4P6VFG/)
    server.isGone = false
    await passDeskTime(2500)
    expect(server.session?.isLocked).toBe(true)
    await user.keyboard('4826{Enter}')
    await screen.findByText('4P6VFG')
    if (server.session) server.session.isLocked = true
    await passDeskTime(1500)
    await screen.findByRole('heading', { name: 'Locked' })
  })
})

describe('the pages of one desk', () => {
  it('a page that was locked while the server was away is locked after a reload, and so is another page [DESK-01, DESK-07]', async () => {
    const { server, user } = await openBoard()
    server.isGone = true
    await user.keyboard('{F8}')
    await screen.findByRole('heading', { name: 'Locked' })
    await reloadDesk()
    await screen.findByRole('heading', { name: 'The server does not answer' })
    server.isGone = false
    await passDeskTime(2500)
    await screen.findByRole('heading', { name: 'Locked' })
    expect(server.session?.isLocked).toBe(true)
    await user.keyboard('4826{Enter}')
    await screen.findByText('4P6VFG')
    await reloadDesk()
    await screen.findByText('4P6VFG')
    expect({ ...window.localStorage }).toEqual({ 'desk-used-at': expect.stringMatching(/^\d+$/) })
    const lock = { key: 'desk-owes-lock', newValue: 'yes' }
    window.dispatchEvent(new StorageEvent('storage', lock))
    await screen.findByRole('heading', { name: 'Locked' })
  })

  it('a page that is locked opens by itself once the PIN was typed on another page of the desk [DESK-01]', async () => {
    const { server, user } = await openBoard()
    await user.keyboard('{F8}')
    await screen.findByRole('heading', { name: 'Locked' })
    await passDeskTime(10)
    const isUsed = { key: 'desk-used-at', newValue: String(Date.now()) }
    window.dispatchEvent(new StorageEvent('storage', isUsed))
    await passDeskTime(10)
    screen.getByRole('heading', { name: 'Locked' })
    if (server.session) server.session.isLocked = false
    window.dispatchEvent(new StorageEvent('storage', isUsed))
    await screen.findByText('4P6VFG')
  })

  it('a page that nobody uses does not lock another one that is used [DESK-01]', async () => {
    const { server } = await openBoard()
    await passDeskTime(200_000)
    window.localStorage.setItem('desk-used-at', String(Date.now()))
    await passDeskTime(200_000)
    screen.getByText('4P6VFG')
    expect(server.calls).not.toContain('POST /lock')
    await passDeskTime(102_000)
    await screen.findByRole('heading', { name: 'Locked' })
  })

  it('a clock that was set back does not keep a desk open [DESK-01]', async () => {
    await openBoard()
    window.localStorage.setItem('desk-used-at', String(Date.now() + 3_600_000))
    await passDeskTime(302_000)
    await screen.findByRole('heading', { name: 'Locked' })
  })
})

it('a desk that is revoked while it is open shows nothing of any visit [DESK-01, DESK-07]', async () => {
  const { server } = await openBoard()
  server.gate = 'deskRevoked'
  await passDeskTime(1500)
  await screen.findByRole('heading', { name: 'This desk was switched off' })
  expect(document.body.textContent).not.toMatch(/4P6VFG/)
})

it('a desk that is left open for a week asks for nothing while it is locked, and shows the new day after the PIN [DESK-01, DESK-02]', async () => {
  const { server, user } = await openBoard()
  await passDeskTime(302_000)
  await screen.findByRole('heading', { name: 'Locked' })
  const calls = server.calls.length
  const timers = vi.getTimerCount()
  await passDeskTime(7 * 24 * 3_600_000)
  expect(server.calls).toHaveLength(calls)
  expect(vi.getTimerCount()).toBeLessThanOrEqual(timers)
  server.day = '2026-11-27'
  server.visits = [aDeskVisit({ counterCode: 'D7K2QH', day: '2026-11-27' })]
  await user.keyboard('4826{Enter}')
  await screen.findByText('D7K2QH')
  expect(document.body.textContent).toContain('Fri, Nov 27')
  expect(document.body.textContent).not.toContain('4P6VFG')
})

it('a page that is older than its server and cannot read the list loads anew, once a minute at most [DESK-02]', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const { server } = await openBoard()
  const answer = server.answer
  server.answer = async (path, init) =>
    path.endsWith('/today') ? Response.json({ data: { today: [] } }) : answer(path, init)
  await passDeskTime(30_000)
  expect(reload).not.toHaveBeenCalled()
  await passDeskTime(31_000)
  expect(reload).toHaveBeenCalled()
})

it('a desk whose store has left the directory says so, and goes on when the store is there again [DESK-01]', async () => {
  const { server } = await openBoard()
  const { answer } = server
  const errors = [{ key: 'unknownLocation', message: 'There is no such location.' }]
  server.answer = async () => Response.json({ errors }, { status: 404 })
  await passDeskTime(2500)
  await screen.findByRole('heading', { name: 'This store is no longer in the directory' })
  expect(document.body.textContent).not.toContain('4P6VFG')
  await reloadDesk()
  await screen.findByRole('heading', { name: 'This store is no longer in the directory' })
  server.answer = answer
  await passDeskTime(2500)
  await screen.findByText('4P6VFG')
})

it('a desk that starts without a server goes on when there is one', async () => {
  const server = aDeskServer([VISIT])
  server.isGone = true
  await openDesk(server)
  await screen.findByRole('heading', { name: 'The server does not answer' })
  server.isGone = false
  await passDeskTime(2500)
  await screen.findByText('4P6VFG')
})
