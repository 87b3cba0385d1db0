import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage, type PageOptions, screen } from '../../../../tests/support/dom.tsx'
import { toggle } from '../../../../tests/support/dom-find.ts'
import {
  answerNext,
  askedFor,
  button,
  FLU,
  findSlot,
  PHYSICAL,
  RESULTS,
  refusal,
  VIDEO,
} from '../../../../tests/support/dom-results.ts'

const VIRTUAL = /\/results\/virtual/
const SHORTLY = 'Please try again shortly.'
const NOT_FOUND = /^We're unable to find a provider in this location/
const NO_RESULTS = 'No results found!'

/** Opens the results of a search with a benefit code. */
function openWithCode(benefitCode: string, before: PageOptions['before'] = () => {}) {
  return openPage(RESULTS, { entry: { ...FLU, benefitCode }, before })
}

describe('a search that finds nothing', () => {
  it('an unknown place opens the form, whose location field says it [RESULTS-28, RESULTS-29, FIND-49]', async () => {
    await openPage(RESULTS, { entry: { ...FLU, location: 'Xyzzyville' } })
    expect(await screen.findByText(NO_RESULTS)).toBeVisible()
    const location = screen.getByLabelText('Location')
    await screen.findByText(NOT_FOUND)
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(location).toHaveFocus()
    expect(location).toBeInvalid()
    expect(location).toHaveAccessibleDescription(
      /^Error: We're unable to find a provider in this location\. Please enter another city, state, or ZIP code and try again\.$/,
    )
    await expectAccessible()
  })

  it('the page says that the dates have changed, also without results [RESULTS-28, RESULTS-36]', async () => {
    const moved = { ...FLU, location: '59718', showLeadTimeWarning: true }
    await openPage(RESULTS, { entry: moved })
    expect(await screen.findByText(NO_RESULTS)).toBeVisible()
    expect(
      screen.getByText(
        'Your dates have changed because clinics need more time to prepare for this appointment.',
      ),
    ).toBeVisible()
  })

  it('a wrong benefit code is blamed alone, and the search can be made without it [BENEFIT-12, FIND-11]', async () => {
    const { user } = await openWithCode('WRONG')
    expect(await screen.findByText(NO_RESULTS)).toBeVisible()
    expect(screen.getByText(/^Nobody near this place takes this benefit code/)).toBeVisible()
    expect(screen.queryByText('Benefit code has been verified')).toBeNull()
    expect(screen.queryByText(NOT_FOUND)).toBeNull()
    await user.click(button('Search without a code'))
    await findSlot()
  })

  it('an unknown place is blamed on the place, also with a benefit code [FIND-49, BENEFIT-12]', async () => {
    await openPage(RESULTS, { entry: { ...FLU, location: 'Xyzzyville', benefitCode: 'RIVERCREW' } })
    await screen.findByText(NOT_FOUND)
    expect(screen.getByLabelText('Location')).toHaveFocus()
    expect(screen.queryByText(/takes this benefit code/)).toBeNull()
  })

  it('a day too far ahead is refused, and never asked of the server [RESULTS-33]', async () => {
    const page = await openPage(RESULTS, { entry: { ...FLU, date: '2027-01-19' } })
    expect(
      await screen.findByText('You can only book this type of appointment 30 days in advance.'),
    ).toBeVisible()
    expect(askedFor(page, PHYSICAL).some((query) => String(query).includes('2027-01'))).toBe(false)
    await expectAccessible()
  })
})

describe('a search that the server does not answer', () => {
  it('a server error is shown, and the search can be made again [RESULTS-26, FIND-51]', async () => {
    const { user } = await openPage(RESULTS, {
      entry: FLU,
      before: (page) => answerNext(page, PHYSICAL, refusal(500)),
    })
    expect(await screen.findByText(SHORTLY)).toBeVisible()
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('The times did not load.')).toBeVisible()
    await expectAccessible()
    await user.click(button('Try again'))
    await findSlot()
    expect(screen.queryByText(SHORTLY)).toBeNull()
  })

  it('a search with a benefit code that fails has a panel with a refresh [BENEFIT-09, BENEFIT-10, BENEFIT-11, BENEFIT-12]', async () => {
    const { user } = await openWithCode('RIVERCREW', (page) => answerNext(page, PHYSICAL, refusal(500)))
    expect(await screen.findByText('Benefit code locations failed to load.')).toBeVisible()
    expect(screen.getByText('Please refresh to try again, or search other locations.')).toBeVisible()
    await expectAccessible()
    await user.click(button('Refresh'))
    await findSlot()
  })

  it('a video visit, whose search has no benefit code, fails as without one [FIND-51, BENEFIT-12]', async () => {
    await openPage(RESULTS, {
      entry: { ...VIDEO, benefitCode: 'RIVERCREW' },
      before: (page) => answerNext(page, VIRTUAL, refusal(500)),
    })
    expect(await screen.findByText(SHORTLY)).toBeVisible()
    expect(screen.getByText('The times did not load.')).toBeVisible()
    expect(screen.queryByText('Benefit code locations failed to load.')).toBeNull()
  })

  it('after too many benefit codes the panel says when to try again [BENEFIT-11, S6]', async () => {
    await openWithCode('RIVERCREW', ({ answer }) => answer(PHYSICAL, refusal(503, 'busy')))
    expect(await screen.findByText('Please try again in a minute, or search other locations.')).toBeVisible()
  })
})
