import { createEvent, fireEvent, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDeskAppointment, aDeskServer, minutesLater } from '../../../tests/support/desk-stand-in.ts'
import { expectAccessible, screen } from '../../../tests/support/dom.tsx'
import { openDesk, passDeskTime } from '../../../tests/support/dom-desk.tsx'

async function openStore() {
  const due = aDeskAppointment(-20, { counterCode: 'K7M2QX', isDisplaced: true })
  const server = aDeskServer([due, aDeskAppointment(30, { counterCode: 'XW3BQZ', isDisplaced: true })])
  server.phones.set(due.id, '803-555-0142')
  server.store.tablets = [
    { name: 'k7m2qx', seenAt: minutesLater(0), waiting: 0 },
    { name: 'b8d3fw', seenAt: minutesLater(-95), waiting: 3 },
  ]
  server.store.closures = [
    {
      id: 'o1',
      from: '2026-11-20',
      to: '2026-11-20',
      hours: [1200, 1440],
      reason: 'Inventory',
      isOwn: false,
    },
  ]
  const opened = await openDesk(server)
  await opened.user.click(await screen.findByRole('button', { name: /^Store.*Wait 15 min.*3 not sent yet/ }))
  await screen.findByRole('heading', { level: 1, name: 'Irmo Station Pharmacy' })
  return opened
}

it('sets the wait with one press, any other minutes, or that it is not known [DESK-08]', async () => {
  const { server, user } = await openStore()
  expect(screen.getByRole('button', { name: '15 min', pressed: true })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: '30 min' }))
  await screen.findByText('Guests see a wait of 30 minutes now.')
  await screen.findByRole('button', { name: '30 min', pressed: true })
  await user.type(screen.getByLabelText('Other minutes'), 'ten{Enter}')
  await screen.findByText('Type whole minutes from 0 to 1440.')
  await user.clear(screen.getByLabelText('Other minutes'))
  await user.type(screen.getByLabelText('Other minutes'), '1441{Enter}')
  await screen.findByText('Type whole minutes from 0 to 1440.')
  await user.clear(screen.getByLabelText('Other minutes'))
  await user.type(screen.getByLabelText('Other minutes'), '900{Enter}')
  await screen.findByText('Guests see a wait of 900 minutes now.')
  await user.click(screen.getByRole('button', { name: 'Not known' }))
  await screen.findByText('Guests see no wait now.')
  expect(server.bodies).toEqual([{ minutes: 30 }, { minutes: 900 }, { minutes: null }])
})

it('the box of other minutes has the wait that was set, and none that a button shows [DESK-08]', async () => {
  const { server, user } = await openStore()
  const box = screen.getByLabelText('Other minutes')
  expect(box).toHaveValue('')
  await user.type(box, '025{Enter}')
  await screen.findByText('Guests see a wait of 25 minutes now.')
  expect(box).toHaveValue('25')
  await user.click(screen.getByRole('button', { name: 'Back to the list' }))
  await user.click(await screen.findByRole('button', { name: /^Store/ }))
  expect(screen.getByLabelText('Other minutes')).toHaveValue('25')
  await user.click(screen.getByRole('button', { name: '30 min' }))
  await screen.findByText('Guests see a wait of 30 minutes now.')
  expect(screen.getByLabelText('Other minutes')).toHaveValue('')
  server.store.wait = { minutes: 35, text: null, setAt: minutesLater(0) }
  await passDeskTime(10_000)
  expect(screen.getByLabelText('Other minutes')).toHaveValue('35')
  await user.type(screen.getByLabelText('Other minutes'), '0')
  server.store.wait = { minutes: 40, text: null, setAt: minutesLater(0) }
  await passDeskTime(10_000)
  screen.getByRole('button', { name: /^Store.*Wait 40 min/ })
  expect(screen.getByLabelText('Other minutes')).toHaveValue('350')
})

it('offers to close until no time at which the store is closed by then [DESK-08, STORE-07]', async () => {
  const { server } = await openStore()
  server.store.hours = {
    open: [[minutesLater(-180), minutesLater(120)]],
    breaks: [],
    knownFrom: minutesLater(-2000),
    knownUntil: minutesLater(10_000),
  }
  await passDeskTime(10_000)
  screen.getByText('Open until 2:00 PM', { selector: 'p' })
  const times = within(screen.getByLabelText('Until')).getAllByRole('option')
  expect(times.map(({ textContent }) => textContent).slice(-2)).toEqual(['1:45 PM', 'The rest of the day'])
})

it('what guests read is never cut: a text that is too long says so beside its field, and closes nothing [DESK-08]', async () => {
  const { server, user } = await openStore()
  const field = screen.getByLabelText(/What guests read/)
  await user.click(field)
  await user.paste('a'.repeat(201))
  expect(field).toHaveValue('a'.repeat(201))
  await screen.findByText('This is too long. Shorten it to 200 characters or less.')
  expect(field).toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Close now' }))
  expect(field).toHaveFocus()
  expect(server.bodies).toEqual([])
  await user.keyboard('{Backspace}')
  expect(screen.queryByText(/This is too long/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close now' }))
  await screen.findByText(/^Closed from now until/)
  expect(server.bodies).toEqual([{ until: '13:00', reason: 'a'.repeat(200) }])
})

/** A scanner types a code and the key that ends it into what has the focus, with so many milliseconds between the keys. */
function scan(code: string, { end = 'Enter', gapMs = 8 } = {}): void {
  const begun = performance.now() + 1000
  for (const [at, key] of [...code, end].entries()) {
    const element = document.activeElement as HTMLInputElement
    const event = createEvent.keyDown(element, { key })
    Object.defineProperty(event, 'timeStamp', { value: begun + at * gapMs })
    if (!fireEvent(element, event)) continue
    if (key === end) fireEvent.submit(element.form as HTMLFormElement)
    else {
      const most = element.maxLength < 0 ? undefined : element.maxLength
      fireEvent.input(element, { target: { value: (element.value + key).slice(0, most) } })
    }
  }
}

it.each(['Other minutes', /What guests read/])(
  'a code that is scanned into the field "%s" opens its visit, and changes nothing of the store [DESK-03]',
  async (label) => {
    const { server, user } = await openStore()
    await user.type(screen.getByLabelText(label), '4')
    scan('XW3BQZ')
    await screen.findByRole('heading', { name: /^XW3BQZ/ })
    expect(server.bodies).toEqual([])
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: /^Store/ }))
    expect(screen.getByLabelText(/What guests read/)).toHaveValue(label === 'Other minutes' ? '' : '4')
  },
)

it.each([
  { end: 'Enter', gapMs: 200 },
  { end: 'Tab', gapMs: 8 },
])('a scanner may be slow or end with Tab: $end, $gapMs ms [DESK-03]', async (manner) => {
  const { server, user } = await openStore()
  await user.click(screen.getByLabelText('Other minutes'))
  scan('XW3BQZ', manner)
  await screen.findByRole('heading', { name: /^XW3BQZ/ })
  expect(server.bodies).toEqual([])
})

it('a code that is scanned behind signs that were typed before is the one that counts [DESK-03]', async () => {
  const { user } = await openStore()
  await user.type(screen.getByLabelText('Find a code'), '4P')
  scan('XW3BQZ', { gapMs: 100 })
  await screen.findByRole('heading', { name: /^XW3BQZ/ })
  expect(screen.getByLabelText('Find a code')).toHaveValue('')
  expect(screen.queryByText(/No visit here has the code/)).toBeNull()
})

it('a code that a slow scanner types into a field changes nothing of the store either [DESK-03]', async () => {
  const { server, user } = await openStore()
  await user.type(screen.getByLabelText('Other minutes'), '452KVA{Enter}')
  await screen.findByText('Type whole minutes from 0 to 1440.')
  await user.type(screen.getByLabelText(/What guests read/), 'At a clinic{Enter}')
  expect(server.bodies).toEqual([])
})

it('closes from now until a time, names whom to call, and opens again [DESK-08, STORE-07]', async () => {
  const { server, user } = await openStore()
  await user.selectOptions(screen.getByLabelText('Until'), '2:00 PM')
  await user.type(screen.getByLabelText(/What guests read/), 'At a clinic')
  await user.click(screen.getByRole('button', { name: 'Close now' }))
  await screen.findByText('Closed from now until 2:00 PM. 2 guests are to be called.')
  expect(server.bodies).toEqual([{ until: '14:00', reason: 'At a clinic' }])
  const calls = within(await screen.findByRole('region', { name: 'Call these 2 guests' }))
  expect(document.body.textContent).not.toMatch(/Wilhelmina|803-555/)
  await user.click(calls.getByRole('button', { name: 'Show names and phone numbers' }))
  expect(calls.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '11:40 AM (20 min late) Wilhelmina O., FluPhone 803-555-0142Open K7M2QX',
    '12:30 PM Wilhelmina O., FluPhone number not knownOpen XW3BQZ',
  ])
  await screen.findByText('12:00 PM to 2:00 PM')
  await user.click(calls.getByRole('button', { name: 'Open K7M2QX' }))
  await user.click(await screen.findByRole('button', { name: 'No-show' }))
  await screen.findByText('K7M2QX: no-show.')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: /^Store/ }))
  await screen.findByRole('region', { name: 'Call this guest' })
  server.visits = server.visits.map((visit) => ({ ...visit, status: 'waiting', progress: null }))
  await screen.findByRole('region', { name: 'Call these 2 guests' })
  await expectAccessible("the store's page")
  await user.click(screen.getByRole('button', { name: 'Open again' }))
  await screen.findByText('The store is open again.')
  screen.getByText('Set by your operator')
  expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull()
})

it('shows each tablet with when it was last seen and what waits on it [DESK-10]', async () => {
  await openStore()
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'TabletLast seenNot sent yet',
    'k7m2qxnownone',
    'b8d3fw1 h ago3Offline. Its check-ins come when it has a connection again.',
  ])
})

it('a store that is closed for good says so, names whom to call, and has no wait and no closing [DESK-08, DIR-08]', async () => {
  const server = aDeskServer([aDeskAppointment(30, { counterCode: 'XW3BQZ', isDisplaced: true })])
  server.store.isClosedForGood = true
  const { user } = await openDesk(server)
  await user.click(await screen.findByRole('button', { name: 'Store Closed for good' }))
  await screen.findByText('Closed for good', { selector: 'p' })
  await screen.findByRole('region', { name: 'Call this guest' })
  expect(screen.queryByRole('button', { name: /^Close now/ })).toBeNull()
  expect(screen.queryByRole('button', { name: '15 min' })).toBeNull()
})

it('names whom shorter hours displaced, and says which services alone are closed [DESK-08, DIR-08]', async () => {
  const due = aDeskAppointment(-20, { counterCode: 'K7M2QX' })
  const server = aDeskServer([due, aDeskAppointment(30, { counterCode: 'XW3BQZ', isDisplaced: true })])
  const { user } = await openDesk(server)
  await user.click(await screen.findByRole('button', { name: /^Store/ }))
  const calls = await screen.findByRole('region', { name: 'Call this guest' })
  expect(calls).toHaveTextContent('the store is closed then, or no longer does this')
  const closure = { id: 'o1', from: '2026-11-20', to: '2026-11-20', reason: 'No vaccine', isOwn: false }
  server.store.closures = [{ ...closure, services: ['Flu', 'Shingles, 1st dose'] }]
  await passDeskTime(6000)
  await screen.findByText('Only: Flu, Shingles, 1st dose')
  await user.click(screen.getByRole('button', { name: 'Back to the list' }))
  await screen.findByText('20 min late')
  expect(screen.queryByText(/^Due, and the store is closed now/)).toBeNull()
})
