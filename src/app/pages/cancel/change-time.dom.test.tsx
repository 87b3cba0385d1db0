import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type MoveBody, moveAppointment } from '#contract/appointment-move'
import { getTimeslots } from '#contract/providers'
import { expectAccessible, type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import {
  type BookedVisit,
  calendarBehind,
  card,
  databases,
  isFree,
  linkOf,
  openBooked,
  shownTime,
} from '../../../../tests/support/dom-booked.ts'

type Page = OpenedPage & { booked: BookedVisit }

/** Opens the link of a booked visit, and the choice of a new time. */
async function openChange(
  kind: 'flu' | 'shingles' | 'video' | 'dietitian',
  where: 'server' | 'device' = 'server',
) {
  const page = await openBooked(kind, linkOf, { where })
  await page.user.click(await screen.findByRole('button', { name: 'Change day or time' }))
  await screen.findByRole('heading', { level: 1, name: 'Change day or time' })
  return page
}

const times = async (title = 'New times') => within(await card(title))
const confirmed = () => screen.getByRole('button', { name: /^Confirm new time/ })

/** Picks one of the free times of a list, and waits until it is held. */
async function pick({ user }: OpenedPage, title?: string, at = 1): Promise<string> {
  const list = await times(title)
  const chips = await list.findAllByRole('button', { name: /^\d\d:\d\d [AP]M/ })
  const chip = chips[at]
  if (!chip) throw new Error('there is no free time')
  const name = chip.getAttribute('aria-label') ?? ''
  await user.click(chip)
  await screen.findByText(/^We keep this time for you until/)
  return name.slice(0, 8)
}

const startsOf = async ({ server, booked }: Page) => {
  const { store } = server.deps
  const all = [booked.first, ...(booked.second ? [booked.second] : [])]
  return Promise.all(all.map(async ({ id }) => (await store.appointment(id))?.startsAt ?? 0))
}
const movesOf = (page: OpenedPage) =>
  page.network.sent
    .filter(({ path }) => path.endsWith('/move'))
    .map(({ body }) => JSON.parse(body) as MoveBody)

describe('your visit, by its link', () => {
  it('says what, when, where and the counter code, and has a calendar file [VISIT-01, VISIT-08]', async () => {
    const { booked } = await openBooked('flu', linkOf, { where: 'server' })
    const shown = within(await card('Your appointment'))
    expect(shown.getByText(booked.first.counterCode ?? 'no code')).toBeVisible()
    expect(shown.getByText(/^Counter code$/)).toBeVisible()
    const { events, text } = calendarBehind(await shown.findByRole('link', { name: 'Add to calendar' }))
    expect(events[0]?.sequence).toBe(0)
    expect(text).toContain(booked.first.counterCode)
    await expectAccessible('your visit')
  })

  it('offers no other time for a visit that cannot be moved any more [VISIT-02]', async () => {
    await openBooked('flu', linkOf, {
      where: 'server',
      before: async ({ server }, { first }) => {
        await server.deps.store.setVisitStatus(first.id, 'arrived', 'desk', undefined)
      },
    })
    await screen.findByRole('heading', { name: 'You have a confirmed appointment!' })
    expect(screen.queryByRole('button', { name: 'Change day or time' })).toBeNull()
  })
})

describe('a change of time', () => {
  it('holds the new time, moves the visit when the guest confirms, and says so with a new calendar file [VISIT-02, VISIT-03]', async () => {
    const page = await openChange('flu')
    const old = page.booked.visit.appointment?.timestamp ?? ''
    await times()
    await expectAccessible('change of time')
    const time = await pick(page)
    expect(await startsOf(page)).toEqual([Date.parse(old)])
    await expectAccessible('change of time, held')
    await page.user.click(confirmed())
    expect(await screen.findByText('Your appointment has a new time.')).toBeVisible()
    const [startsAt = 0] = await startsOf(page)
    expect(startsAt).not.toBe(Date.parse(old))
    const moved = await card('Your appointment')
    const shown = within(moved)
    expect(shown.getByText(new RegExp(time))).toBeVisible()
    expect(moved).toHaveTextContent(shownTime(new Date(startsAt).toISOString()))
    const { events } = calendarBehind(await shown.findByRole('link', { name: 'Update your calendar' }))
    expect(events.map(({ uid, sequence }) => [uid, sequence])).toEqual([
      [`${page.booked.first.id}@guest-scheduler`, 1],
    ])
    expect(await isFree(page, 'flu', old)).toBe(true)
    await expectAccessible('your visit, moved')
  })

  it('asks for a time where none is picked, and gives it back when the guest keeps the old one [VISIT-02]', async () => {
    const page = await openChange('flu')
    await page.user.click(confirmed())
    expect(await screen.findByText('Please choose a new time first.')).toBeVisible()
    await pick(page)
    await page.user.click(screen.getByRole('button', { name: 'Keep the time I have' }))
    await screen.findByRole('heading', { name: 'You have a confirmed appointment!' })
    expect(movesOf(page)).toEqual([])
    const released = () => page.network.sent.filter(({ method }) => method === 'DELETE')
    await waitFor(() => expect(released()).toHaveLength(1))
  })

  it('asks again with the same key after lost answers, and moves once [VISIT-02, API-49, fault 5]', async () => {
    const page = await openChange('flu')
    await pick(page)
    page.network.fates.push('answer lost', 'answer lost', 'answer lost')
    await page.user.click(confirmed())
    expect(await screen.findByText(/^You need a connection to change the time/)).toBeVisible()
    await page.user.click(confirmed())
    expect(await screen.findByText('Your appointment has a new time.')).toBeVisible()
    const stored = await page.server.deps.store.appointment(page.booked.first.id)
    expect(stored?.revision).toBe(1)
  })

  it('of a visit that was moved elsewhere meanwhile shows it as it is now [VISIT-02]', async () => {
    const page = await openChange('flu')
    await pick(page)
    const { first, visit } = page.booked
    const timestamp = new Date(Date.parse(visit.appointment?.timestamp ?? '') + 86_400_000).toISOString()
    const answer = await page.server.post(moveAppointment.path.replace(':id', first.id), {
      confirmCode: first.confirmCode,
      revision: 0,
      dateTime: { value: timestamp, timezone: 'America/New_York' },
    })
    expect(answer.status).toBe(200)
    await page.user.click(confirmed())
    expect(await screen.findByText(/^This appointment was changed meanwhile/)).toBeVisible()
    expect(await card('Your appointment')).toHaveTextContent(shownTime(timestamp))
  })

  it('says that the time cannot be changed where the service was switched off meanwhile [VISIT-02, BK-54, CONTENT-28]', async () => {
    const page = await openBooked('flu', linkOf, { where: 'server' })
    const refused = () =>
      Response.json({ errors: [{ key: 'serviceSwitchedOff', message: 'no' }] }, { status: 400 })
    page.answer(new RegExp(getTimeslots.path), refused)
    await page.user.click(await screen.findByRole('button', { name: 'Change day or time' }))
    expect(await screen.findByText(/^The time could not be changed here/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'You have a confirmed appointment!' })).toBeVisible()
  })

  it('removes what this device kept of the old time [VISIT-02, VISIT-10]', async () => {
    const page = await openChange('flu', 'device')
    expect(await databases()).toContain('visit')
    await pick(page)
    await page.user.click(confirmed())
    await screen.findByText('Your appointment has a new time.')
    await waitFor(async () => expect(await databases()).not.toContain('visit'))
  })

  it.each(['video', 'dietitian'] as const)(
    'works for a visit on video: %s [VISIT-02, VISIT-07]',
    async (kind) => {
      const page = await openChange(kind)
      const [before] = await startsOf(page)
      await pick(page)
      await page.user.click(confirmed())
      await screen.findByText('Your appointment has a new time.')
      expect(await startsOf(page)).not.toEqual([before])
      const shown = within(await card('Your appointment'))
      expect(shown.getByText('Visit code')).toBeVisible()
    },
  )
})

describe('a change of time of a series', () => {
  it('moves the second alone, and offers it no day too near the first [VISIT-02]', async () => {
    const page = await openChange('shingles')
    const [first, second] = await startsOf(page)
    await page.user.click(await screen.findByRole('radio', { name: 'Second appointment' }))
    await pick(page, 'New time for the second appointment')
    await expectAccessible('change of time of a second dose')
    await page.user.click(confirmed())
    await screen.findByText('Your appointment has a new time.')
    const [sameFirst, otherSecond = 0] = await startsOf(page)
    expect(sameFirst).toBe(first)
    expect(otherSecond).not.toBe(second)
    expect(movesOf(page)[0]?.dateTime).toBeUndefined()
  })

  it('moves both at once [VISIT-02]', async () => {
    const page = await openChange('shingles')
    const before = await startsOf(page)
    await page.user.click(await screen.findByRole('radio', { name: 'Both' }))
    await pick(page, 'New time for the first appointment')
    await pick(page, 'New time for the second appointment', 3)
    await page.user.click(screen.getByRole('button', { name: 'Confirm new times' }))
    await screen.findByText('Your appointment has a new time.')
    const after = await startsOf(page)
    expect(after.map((at, index) => at !== before[index])).toEqual([true, true])
  })
})
