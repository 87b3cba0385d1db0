import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  dayAhead,
  expectAddress,
  failure,
  holdUp,
  optionsOf,
  PRESCREEN,
  press,
  RESULTS,
  searchHere,
} from '../../../../tests/support/dom-find.ts'
import { at, choose, expectAlert, goBack, tick, typeDate } from '../../../../tests/support/dom-prescreen.ts'

const START = `${PRESCREEN}?type=Telenutrition`
const STATES = /v2\/licensure-states/
const PROGRAM = 'Does your Medicaid program cover visits with a dietitian?'
const FAILED = /trouble connecting at the moment. Please refresh/

const stateBox = () => screen.findByLabelText<HTMLSelectElement>('State where you will be')
const stateNow = async () => (await stateBox()).selectedOptions[0]?.textContent

/** Opens the questions and waits for the states. */
async function openStates() {
  const page = await openPage(START)
  await screen.findByRole('option', { name: 'Ohio' })
  return page
}

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => vi.unstubAllEnvs())

describe('the states of a dietitian', () => {
  it('cannot be chosen while they are on their way [PRESCREEN-34, ROUTE-08]', async () => {
    let letGo = async () => {}
    await openPage(START, {
      before: (opened) => {
        letGo = holdUp(opened, STATES)
      },
    })
    expect(optionsOf(await stateBox())).toEqual(['Fetching values...'])
    await letGo()
    await screen.findByRole('option', { name: 'Ohio' })
    expect(optionsOf(await stateBox()).length).toBeGreaterThan(3)
  })

  it('are needed: without them nothing is searched; a reload asks for them again [PRESCREEN-33, PRESCREEN-35]', async () => {
    let isDown = true
    const page = await openPage(START, {
      before: ({ answer }) => answer(STATES, (_path, _init, next) => (isDown ? failure() : next())),
    })
    expect(await screen.findByText(FAILED)).toBeVisible()
    await tick(page, 'radio', 'Initial Nutrition Visit')
    await choose(page, 'Do you have Medicaid?', 'No')
    await press(page, 'Check Availability')
    await expectAlert(/trouble connecting/)
    expect(page.address()).toBe(at(1))
    await expectAccessible('states failed')
    isDown = false
    await page.reload()
    expect(await screen.findByRole('radio', { name: 'Initial Nutrition Visit' })).toBeChecked()
    await screen.findByRole('option', { name: 'Ohio' })
    expect(screen.queryByText(FAILED)).toBeNull()
  })
})

describe('a visit with a dietitian', () => {
  it('has prices, needs a state, and is in the time zone of the browser at first [PRESCREEN-26, PRESCREEN-29, PRESCREEN-36]', async () => {
    const page = await openStates()
    expect(screen.getByRole('heading', { name: 'Prices' })).toBeVisible()
    expect(screen.getByLabelText('Time zone')).toHaveValue('America/New_York')
    await press(page, 'Check Availability')
    await expectAlert('Choose the state where you will be during the visit.')
  })

  it('is refused in a state without a license, too soon, and with a program that does not pay [PRESCREEN-27, PRESCREEN-28, PRESCREEN-29, PRESCREEN-30, PRESCREEN-31]', async () => {
    const page = await openStates()
    await tick(page, 'radio', 'Initial Nutrition Visit')
    await page.user.selectOptions(await stateBox(), 'Vermont')
    await choose(page, 'Do you have Medicaid?', 'Yes')
    await choose(page, PROGRAM, 'No')
    await typeDate(page, dayAhead(2))
    await press(page, 'Check Availability')
    await expectAlert('Choose a date at least 3 days from today.')
    await expectAlert(/do not have a license in this state yet/)
    await expectAlert(/Medicaid program does not cover/)
    await expectAccessible('a state without a license')
  })

  it('is refused later than 90 days ahead; a reload keeps what was typed [PRESCREEN-28]', async () => {
    const page = await openStates()
    await page.user.selectOptions(await stateBox(), 'Vermont')
    await typeDate(page, dayAhead(91))
    await press(page, 'Check Availability')
    await expectAlert('Choose a date within the next 90 days.')
    await page.reload()
    await screen.findByRole('option', { name: 'Vermont' })
    expect(await stateNow()).toBe('Vermont')
    expect(screen.getByLabelText('Year')).toHaveValue(dayAhead(91).slice(0, 4))
  })

  it('opens the results of its state, and Back returns to the answers [PRESCREEN-31, PRESCREEN-37]', async () => {
    const page = await openStates()
    await tick(page, 'radio', 'Initial Nutrition Visit')
    await page.user.selectOptions(await stateBox(), 'Ohio')
    await choose(page, 'Do you have Medicaid?', 'Yes')
    await choose(page, PROGRAM, 'Yes')
    await typeDate(page, dayAhead(3))
    await press(page, 'Check Availability')
    await expectAddress(page, RESULTS)
    expect(searchHere()).toMatchObject({
      type: 'Telenutrition',
      location: 'OH',
      timeZone: 'America/New_York',
      medicaid: 'Yes',
      date: dayAhead(3),
      serviceIds: [301],
    })
    await goBack(page, at(1))
    await screen.findByRole('option', { name: 'Ohio' })
    expect(await stateNow()).toBe('Ohio')
  })
})
