import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  configureCategory,
  dateBox,
  dayAhead,
  failure,
  locationBox,
  MAIN,
  openForm,
  optionsOf,
  SERVICES,
  submitButton,
  toggle,
  typeBox,
} from '../../../../tests/support/dom-find.ts'

const region = () => screen.findByRole('region', { name: 'What do you need?' })
const tilesIn = (list: HTMLElement | undefined) => within(list as HTMLElement).queryAllByRole('link')
const lists = async () => within(await region()).getAllByRole('list', { hidden: true })
const typeOf = (tile: HTMLElement) => tile.querySelector('strong')?.textContent
const tile = async (name: RegExp) => within(await region()).getByRole('link', { name, hidden: true })

describe('"What do you need?"', () => {
  it('has the first eight appointment types in their order as tiles, and the rest under "All visits" [SC-14, FIND-07]', async () => {
    await openForm()
    const [first, rest] = await lists()
    expect(tilesIn(first)).toHaveLength(8)
    expect(
      within(await region())
        .getByText('All visits')
        .closest('details'),
    ).toContainElement(rest as never)
    const types = [...(first?.children ?? []), ...(rest?.children ?? [])].map((one) =>
      typeOf(one as HTMLElement),
    )
    expect(types).toEqual(optionsOf(typeBox()).slice(1))
    await expectAccessible()
  })

  it('a tile is a link to main with its type, with its line and an icon that screen readers skip [SC-14, SC-37]', async () => {
    await openForm()
    const clinic = await tile(/^Clinic Visits/)
    expect(clinic).toHaveAttribute('href', `${MAIN}?type=Clinic+Visits#find-location`)
    expect(clinic).toHaveAccessibleName('Clinic Visits Feeling sick: colds, infections')
    const icon = clinic.querySelector('svg')
    expect(icon).toHaveAttribute('aria-hidden', 'true')
    const drawn = document.querySelector(clinic.querySelector('use')?.getAttribute('href') ?? '')
    expect(drawn?.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M/))
  })

  it('a line and an icon are content, and an icon that the app does not draw is the calendar [SC-14, SC-37]', async () => {
    await openForm(MAIN, {
      before: (page) => configureCategory(page, 'Physicals', { line: 'For <b>camp</b>', icon: 'tent' }),
    })
    const changed = await tile(/^Physicals/)
    expect(changed).toHaveAccessibleName('Physicals For <b>camp</b>')
    expect(changed.querySelector('use')).toHaveAttribute('href', '#icon-calendar')
  })

  it('a tile chooses its type in the form, unfolds it and moves to the location [SC-14]', async () => {
    const page = await openForm()
    await page.user.type(locationBox(), '45202')
    await page.user.click(toggle())
    await page.user.click(await tile(/^Physicals/))
    await waitFor(() => expect(locationBox()).toHaveFocus())
    expect(typeBox()).toHaveValue('Physicals')
    expect(locationBox()).toHaveValue('45202')
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(page.address()).toBe(MAIN)
    expect(await tile(/^Physicals/)).toHaveAttribute('aria-current', 'true')

    await page.user.selectOptions(typeBox(), 'Health Screenings')
    expect(await tile(/^Physicals/)).not.toHaveAttribute('aria-current')
    expect(await tile(/^Health Screenings/)).toHaveAttribute('aria-current', 'true')
  })

  it('a tile of a visit on video, which asks for the place later, moves to the button [SC-14, FIND-42]', async () => {
    const { user } = await openForm()
    await user.click(await tile(/^Video Visits/))
    await waitFor(() => expect(submitButton()).toHaveFocus())
    expect(typeBox()).toHaveValue('Video Visits')
  })

  it('has no tile while the types load, and is gone when they fail [SC-14, FIND-53]', async () => {
    let fail = () => {}
    const failed = new Promise<Response>((resolve) => {
      fail = () => resolve(failure())
    })
    await openPage(MAIN, {
      before: (page) => page.answer(SERVICES, async () => (await failed).clone()),
    })
    const [empty, ...more] = await lists()
    expect(empty).toHaveAttribute('aria-busy', 'true')
    expect([tilesIn(empty), more]).toEqual([[], []])
    fail()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What do you need?' })).toBeNull())
    expect(screen.getByText(/trouble connecting/)).toBeVisible()
  })

  it('is not on the results [SC-14]', async () => {
    await openForm(
      `/health-services/scheduler/result?type=Clinic+Visits&location=45202&date=${dayAhead(1)}&serviceIds=29`,
    )
    expect(screen.queryByRole('region', { name: 'What do you need?' })).toBeNull()
  })
})

it('"Today" and "Tomorrow" set the date [SC-14]', async () => {
  const { user } = await openForm()
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }))
  expect(dateBox()).toHaveValue(dayAhead(1))
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect(dateBox()).toHaveValue(dayAhead(0))
})
