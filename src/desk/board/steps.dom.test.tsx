import { fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  aDeskAppointment,
  aDeskServer,
  aDeskVisit,
  minutesLater,
} from '../../../tests/support/desk-stand-in.ts'
import { screen } from '../../../tests/support/dom.tsx'
import { openDesk, passDeskTime } from '../../../tests/support/dom-desk.tsx'

const FIRST = aDeskVisit({ counterCode: '4P6VFG', name: 'Ana R.' })
const SECOND = aDeskVisit({ counterCode: 'D7K2QH', name: 'Li W.', waitingSince: minutesLater(-3) })
const COMING = aDeskAppointment(40, { counterCode: 'XW3BQZ', name: 'Tom K.', services: ['Shingles'] })

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

describe('steps of visits', () => {
  it('go on with the right arrow and back with the left one, and the last one with Ctrl Z [DESK-05, DESK-09]', async () => {
    const { server, user } = await openList(FIRST, SECOND)
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('4P6VFG')
    await user.keyboard('{ArrowDown}{ArrowRight}')
    await screen.findByText('D7K2QH: called.')
    expect(server.bodies.at(-1)).toEqual({ status: 'called', from: 'waiting' })
    await waitFor(() => expect(focused()).toBe('D7K2QH'))
    await user.keyboard('{ArrowLeft}')
    await screen.findByText('D7K2QH: waiting.')
    expect(server.bodies.at(-1)).toEqual({ status: 'undo', from: 'called' })
    await user.keyboard('{ArrowRight}')
    await screen.findByText('D7K2QH: called.')
    await user.keyboard('{ArrowUp}{Control>}z{/Control}')
    await screen.findByText('D7K2QH: waiting.')
  })

  it('a key that is held does one step, and so does Enter on a button [DESK-05, DESK-09]', async () => {
    const { server, user } = await openList(FIRST)
    await user.keyboard('{ArrowDown}{ArrowRight}')
    await screen.findByText('4P6VFG: called.')
    const wasTaken = (key: string) =>
      !fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat: true })
    expect(['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Enter', 'F8'].map(wasTaken)).toEqual(
      Array(5).fill(true),
    )
    await passDeskTime(1500)
    expect(server.bodies).toEqual([{ status: 'called', from: 'waiting' }])
  })

  it('an expected visit whose arrival was taken back has its own time again [DESK-02]', async () => {
    const undone = { at: minutesLater(-7), by: 'Front', isOwn: true, undoUntil: null }
    await openList({ ...COMING, progress: undone })
    expect((await row('XW3BQZ')).textContent).toContain('12:40 PMExpected')
  })

  it('lead an appointment over arrived, and what is served is out of the way [DESK-05]', async () => {
    const { user } = await openList(FIRST, COMING)
    for (const [action, said] of [
      ['Arrived', 'arrived'],
      ['Call', 'called'],
      ['Served', 'served'],
    ]) {
      await user.click(await screen.findByRole('button', { name: `${action}: XW3BQZ` }))
      await screen.findByText(`XW3BQZ: ${said}.`)
    }
    expect(codes()).toEqual(['4P6VFG'])
    await user.click(screen.getByRole('button', { name: 'Show Done' }))
    expect(codes()).toEqual(['4P6VFG', 'XW3BQZ'])
  })

  it('change nothing where another desk was first, and say how the visit is [DESK-05]', async () => {
    const { server, user } = await openList(FIRST)
    const called = { at: minutesLater(0), by: 'Back', isOwn: false, undoUntil: null }
    server.visits = [{ ...FIRST, status: 'called', progress: called }]
    await user.click(screen.getByRole('button', { name: 'Call: 4P6VFG' }))
    await screen.findByText('The desk “Back” was faster: 4P6VFG is called now. Nothing was changed.')
    await screen.findByRole('button', { name: 'Served: 4P6VFG' })
    server.visits = [FIRST]
    await screen.findByRole('button', { name: 'Call: 4P6VFG' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull())
  })

  it('blame no other desk for what this one has done, or for a step that was taken back [DESK-05]', async () => {
    const { server, user } = await openList(FIRST, SECOND)
    const own = { at: minutesLater(0), by: 'Front counter', isOwn: true, undoUntil: minutesLater(10) }
    server.visits = [{ ...FIRST, status: 'called', progress: own }, SECOND]
    await user.click(screen.getByRole('button', { name: 'Call: 4P6VFG' }))
    await screen.findByText('4P6VFG is called already. Nothing was changed.')
    await user.click(screen.getByRole('button', { name: 'Call: D7K2QH' }))
    await screen.findByText('D7K2QH: called.')
    server.visits = [FIRST, SECOND]
    await user.click(await screen.findByRole('button', { name: 'Served: D7K2QH' }))
    await screen.findByText('D7K2QH is waiting now. Nothing was changed.')
    expect(document.body.textContent).not.toContain('faster')
  })

  it('wait their turn where one hand is faster than the server, and a second press on one visit is none [DESK-05]', async () => {
    const { server, user } = await openList(FIRST, SECOND)
    const answers: (() => void)[] = []
    const { answer } = server
    server.answer = async (path, init) => {
      if (init?.method === 'POST') await new Promise<void>((resolve) => answers.push(resolve))
      return answer(path, init)
    }
    const first = screen.getByRole('button', { name: 'Call: 4P6VFG' })
    fireEvent.click(first)
    fireEvent.click(first)
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    fireEvent.click(screen.getByRole('button', { name: 'Call: D7K2QH' }))
    for (const code of ['4P6VFG', 'D7K2QH']) {
      await waitFor(() => expect(answers).toHaveLength(1))
      answers.shift()?.()
      await screen.findByText(`${code}: called.`)
    }
    expect(server.bodies).toEqual(Array(2).fill({ status: 'called', from: 'waiting' }))
  })

  it('the second click of a double click falls on nothing that the first has moved there [DESK-05]', async () => {
    const { server, user } = await openList(FIRST, SECOND)
    await user.click(screen.getByRole('button', { name: 'Call: 4P6VFG' }))
    await screen.findByText('4P6VFG: called.')
    fireEvent.click(screen.getByRole('button', { name: 'Call: D7K2QH' }), { detail: 2 })
    await passDeskTime(1500)
    expect(server.bodies).toHaveLength(1)
  })

  it('are taken back one by one, the last one of all visits first [DESK-05]', async () => {
    const { user } = await openList(FIRST, SECOND)
    for (const [action, code, said] of [
      ['Call', '4P6VFG', 'called'],
      ['Call', 'D7K2QH', 'called'],
      ['Served', 'D7K2QH', 'served'],
    ]) {
      await user.click(await screen.findByRole('button', { name: `${action}: ${code}` }))
      await screen.findByText(`${code}: ${said}.`)
    }
    await user.click(screen.getByRole('button', { name: 'Undo D7K2QH “Served”' }))
    await screen.findByText('D7K2QH: called.')
    await user.keyboard('{Control>}z{/Control}')
    await screen.findByText('D7K2QH: waiting.')
    await user.click(screen.getByRole('button', { name: 'Undo 4P6VFG “Called”' }))
    await screen.findByText('4P6VFG: waiting.')
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
    inSection('Waiting 2')
  })

  it('can be taken back for ten minutes and no longer [DESK-05]', async () => {
    const called = { at: minutesLater(-9), by: 'Front counter', isOwn: true, undoUntil: minutesLater(1) }
    await openList({ ...FIRST, status: 'called', progress: called })
    screen.getByRole('button', { name: 'Undo: 4P6VFG' })
    await passDeskTime(66_000)
    expect(screen.queryByRole('button', { name: 'Undo: 4P6VFG' })).toBeNull()
  })
})
