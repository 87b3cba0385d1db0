import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'
import { dayAhead, searchHere } from '../../../../tests/support/dom-find.ts'
import {
  button,
  FLU,
  findSlot,
  firstSlot,
  openResults,
  pickSlot,
  RESULTS,
} from '../../../../tests/support/dom-results.ts'

describe('the place of a search', () => {
  it('is said, can be changed, and others of its name are a press away [BK-06]', async () => {
    const { user } = await openResults({ ...FLU, location: 'Newport' })
    expect(screen.getByText(/^Showing times near Newport, KY\./)).toBeVisible()
    await expectAccessible('place')
    await user.click(button('Change'))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Location' })).toHaveFocus())
    await user.click(screen.getByText('Other places of that name'))
    await user.click(button('Search at Newport, RI'))
    await waitFor(() => expect(searchHere()).toMatchObject({ location: 'Newport, RI' }))
  })

  it('that is misspelt is suggested as it may be meant [BK-06]', async () => {
    const { user } = await openPage(RESULTS, { entry: { ...FLU, location: 'Cincinati' } })
    await user.click(await screen.findByRole('button', { name: 'Did you mean Cincinnati, OH' }))
    await findSlot()
    expect(searchHere()).toMatchObject({ location: 'Cincinnati, OH' })
  })
})

it('a search that finds no place within 50 miles offers the nearest place, wider searches, a call and a video visit [BK-07]', async () => {
  const { user } = await openPage(RESULTS, { entry: { ...FLU, location: 'Marquette, MI' } })
  const said = await screen.findByText(/^The nearest place is .*, \d+ miles away\.$/)
  expect(said).toBeVisible()
  expect(screen.getByText('We looked near Marquette, MI.')).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('button', { name: 'Book a video visit' })).toBeVisible()
  expect(main.getByRole('link', { name: /^Call / })).toBeVisible()
  await expectAccessible('nobody near')
  await user.click(main.getByRole('button', { name: 'See its times' }))
  await findSlot()
  expect(searchHere()['radius']).toBeGreaterThanOrEqual(100)
  expect(screen.getByText(/^Within \d+ miles of Marquette, MI, from /)).toBeVisible()
})

it('a search without results says which place of that name it took, and offers the others alone [BK-06]', async () => {
  await openPage(RESULTS, { entry: { ...FLU, location: 'Marquette' } })
  const said = (await screen.findByText(/^We looked near Marquette, [A-Z]{2}\.$/)).textContent ?? ''
  const taken = said.replace('We looked near ', '').replace(/\.$/, '')
  const others = screen.getAllByRole('button', { name: /^Did you mean Marquette, / })
  expect(others.map((one) => one.textContent)).not.toContain(taken)
})

describe('a search near which no location takes the benefit code', () => {
  const entry = { ...FLU, benefitCode: 'RIVERCREW' }

  it('is told as without one, and the search can be made without it [BK-19, BK-07]', async () => {
    const { user } = await openPage(RESULTS, { entry: { ...entry, location: 'Marquette, MI' } })
    expect(await screen.findByText(/^The nearest place is /)).toBeVisible()
    expect(await screen.findByText(/^We're unable to find a provider in this location/)).toBeVisible()
    await user.click(button('Search without a code'))
    await waitFor(() => expect(searchHere()['benefitCode']).toBeUndefined())
  })

  it('because the place is misspelt, offers what may be meant [BK-19, BK-06]', async () => {
    const { user } = await openPage(RESULTS, { entry: { ...entry, location: 'Cincinati' } })
    await user.click(await screen.findByRole('button', { name: 'Did you mean Cincinnati, OH' }))
    await findSlot()
    expect(searchHere()).toMatchObject({ location: 'Cincinnati, OH', benefitCode: 'RIVERCREW' })
  })
})

it('of a place beyond the widest search the times are seen at its town [BK-07]', async () => {
  const { user } = await openPage(RESULTS, { entry: { ...FLU, location: '99950' } })
  await user.click(await screen.findByRole('button', { name: 'See its times' }))
  await findSlot()
  expect(searchHere()['radius']).toBeUndefined()
  expect(searchHere()['location']).toMatch(/, [A-Z]{2}$/)
  expect(screen.queryByText(/^The nearest place is /)).toBeNull()
})

it('a date too far ahead shows the last days that can be booked, and earlier ones [BK-08, RESULTS-33]', async () => {
  const page = await openPage(RESULTS, { entry: { ...FLU, date: dayAhead(400) } })
  expect(
    await screen.findByText(/^You can only book this type of appointment \d+ days in advance\.$/),
  ).toBeVisible()
  expect(screen.getByText(/^The last days that you can book now: .* to .*\.$/)).toBeVisible()
  await findSlot()
  await expectAccessible('too far ahead')
  await pickSlot(page, firstSlot())
  const earlier = screen.getAllByRole('button', { name: /^Earlier dates/ })[0]
  await page.user.click(earlier as HTMLElement)
  await waitFor(() => expect(document.querySelectorAll('article')[0]?.textContent).not.toContain('None'))
})
