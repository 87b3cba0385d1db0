import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'
import { openTablet } from '../../../../tests/support/dom-tablet.ts'
import { aWalkInVisit, CONFIRMATION, LANDING } from '../../../../tests/support/dom-walk-in.ts'

/** Open on Fridays from 08:00 AM to 09:00 PM, with a break from 01:00 PM. */
const STORE = '90100002'
const STORES_PAGE = `/health-services/instant-vaccines/${STORE}`
const friday = (local: string) => Date.parse(`2026-11-20T${local}:00-05:00`)
const start = () => screen.queryByRole('link', { name: 'Start' })

it('the landing page says until when the pharmacy is open [STORE-07, WI-01]', async () => {
  await openPage(STORES_PAGE, { now: friday('12:00') })
  expect(await screen.findByText('Open until 09:00 PM')).toBeVisible()
  expect(start()).toBeVisible()
})

it('before it opens, the landing page says when to come back [STORE-07, WI-01]', async () => {
  await openPage(STORES_PAGE, { now: friday('07:00') })
  expect(await screen.findByText('Closed now. Opens at 08:00 AM')).toBeVisible()
  expect(screen.getByText('Come back at 08:00 AM with your code.')).toBeVisible()
  expect(start()).toBeVisible()
  await expectAccessible('a closed store')
})

it('the landing page tells why the store is closed, where the operator says it [DIR-06]', async () => {
  await openPage(STORES_PAGE, {
    now: friday('07:00'),
    before: ({ answer }) =>
      answer(/services\/location/, async (_path, _init, next) => {
        const { data } = await (await next()).json()
        data.location.hours.closed = [
          ['2026-11-20T05:00:00.000Z', '2026-11-20T13:00:00.000Z', 'A broken pipe'],
        ]
        return Response.json({ data })
      }),
  })
  expect(await screen.findByText('Closed now. Opens at 08:00 AM (A broken pipe)')).toBeVisible()
})

it('when it does not open again today, "Book a visit" takes the place of Start [STORE-07, WI-01]', async () => {
  await openPage(STORES_PAGE, { now: friday('21:00') })
  expect(await screen.findByText('Closed now. Opens tomorrow at 09:00 AM')).toBeVisible()
  expect(start()).toBeNull()
  expect(screen.queryByText(/No appointment needed/)).toBeNull()
  const main = screen.getByRole('main')
  const book = [...main.querySelectorAll('a')].find(({ textContent }) => textContent === 'Book a visit')
  expect(book).toHaveAttribute('href', '/health-services/scheduler/main')
})

it('a store that never closes says so, and one whose hours are not known says that, and how to call it [STORE-07, WI-01, DIR-11]', async () => {
  const page = await openPage(LANDING, { now: friday('03:00') })
  expect(await screen.findByText('Open 24 hours')).toBeVisible()
  page.answer(/services\/location/, async (_path, _init, next) => {
    const { data } = await (await next()).json()
    const { hours: _, ...location } = data.location
    return Response.json({ data: { ...data, location } })
  })
  await page.reload()
  expect(await screen.findByText('Hours not currently available')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Call .*\(\d{3}\) \d{3}-\d{4}/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+1\d{10}$/),
  )
  expect(start()).toBeVisible()
  expect(screen.queryByText('Open 24 hours')).toBeNull()
  await expectAccessible('a store whose hours are not known')
})

it("a closed store's tablet says so before the form is begun [STORE-07, WI-01]", async () => {
  await openTablet(STORES_PAGE, { store: STORE, now: friday('22:00') })
  expect(
    await screen.findByText('Closed now. Opens tomorrow at 09:00 AM. Ask at the counter when we open.'),
  ).toBeVisible()
  expect(start()).toBeNull()
  expect(screen.queryByText(/No appointment needed/)).toBeNull()
})

it('a guest who opens the list of vaccines of a closed store reads so before the form is begun [STORE-07, WI-01]', async () => {
  await openPage(`/health-services/instant-vaccines/select/${STORE}`, { now: friday('21:00') })
  expect(await screen.findByText('Closed now. Opens tomorrow at 09:00 AM')).toBeVisible()
  expect(screen.getByText('Your form is kept. Talk to the pharmacy team when it opens.')).toBeVisible()
  expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(3)
})

it.each([
  ['closes soon, and to hurry', '20:50', ['Closes in 10 minutes', 'Go to the counter now.'], true],
  ['is not open yet, and sends nobody there', '07:00', ['Closed now. Opens at 08:00 AM'], false],
])('the confirmation says that the pharmacy %s [STORE-07, WI-01]', async (_, time, lines, leadsThere) => {
  const hours = {
    open: [[friday('08:00'), friday('21:00')].map((at) => new Date(at).toISOString()) as [string, string]],
    breaks: [],
    knownFrom: '2026-11-19T05:00:00.000Z',
    knownUntil: '2026-11-28T05:00:00.000Z',
  }
  const visit = aWalkInVisit()
  const { appointment, provider } = visit
  if (!appointment || !provider) throw new Error('not a visit')
  await openPage(CONFIRMATION, {
    now: friday(time),
    visit: {
      ...visit,
      appointment: { ...appointment, id: 'id-1', confirmCode: 'code' },
      provider: { ...provider, store: { ...provider.store, hours } },
    },
  })
  for (const line of lines) expect(await screen.findByText(line)).toBeVisible()
  expect(screen.queryAllByText(/^Go to the pharmacy counter and say your code/)).toHaveLength(
    leadsThere ? 1 : 0,
  )
})

it.each(['phone', 'tablet'])(
  'an open page of a %s says within ten seconds that the counter has set a wait, and closed [DESK-08]',
  async (device) => {
    const { setInterval: repeat } = window
    const looks: (() => void)[] = []
    const spy = vi.spyOn(window, 'setInterval')
    spy.mockImplementation(((look: () => void, ms: number) => {
      if (ms > 5000 && ms < 9000) looks.push(look)
      return repeat(look, ms)
    }) as typeof window.setInterval)
    const look = () => act(async () => looks.at(-1)?.())
    const now = friday('12:00')
    const page =
      device === 'phone'
        ? await openPage(STORES_PAGE, { now })
        : await openTablet(STORES_PAGE, { store: STORE, now })
    await screen.findByText(/Open until 09:00 PM/)
    let wait: { minutes: number } | null = { minutes: 25 }
    page.answer(/store-now/, async (_path, _init, next) => {
      const { data } = await (await next()).json()
      const hours = wait ? data.hours : { ...data.hours, open: data.hours.open.slice(-1) }
      return Response.json({ data: { hours, wait } })
    })
    await look()
    await screen.findByText(/^Open until 09:00 PM. Wait: about 25 minutes/)
    wait = null
    await look()
    expect(await screen.findByText(/^Closed now/)).toBeVisible()
    spy.mockRestore()
  },
)
