import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import {
  aNewVisit,
  aWalkInVisit,
  control,
  expectHeading,
  expectScreen,
  fill,
  keptVisit,
  LANDING,
  NO_TOWNS,
  openForm,
  pick,
  press,
  proceed,
  SELECTION,
  shownAnswers,
  visitInMemory,
} from '../../../../tests/support/dom-walk-in.ts'

const { firstName, lastName, dobMonth, dobDay, dobYear, phoneNumber } =
  aWalkInVisit().answers['patientDetails'] ?? {}
const NAMED = { firstName, lastName, dobMonth, dobDay, dobYear, phoneNumber }
const named = () => aNewVisit({ answers: { patientDetails: NAMED } })

/** Opens a step by the step indicator. */
async function jump({ user }: OpenedPage, step: RegExp): Promise<void> {
  const steps = screen.getByRole('navigation', { name: 'Steps' })
  await user.click(within(steps).getByRole('link', { name: step }))
}

describe('the way through the form', () => {
  it('Back, a change there, and Continue keep what was typed without Continue [INTAKE-05, INTAKE-09, INTAKE-12]', async () => {
    const page = await openForm('record', { visit: named() })
    await fill(page, { addressLineOne: '221 Linden Avenue' })
    await press(page, 'link', 'Back')
    await expectScreen('name')
    expect(control('firstName')).toHaveValue('Wilhelmina')
    await fill(page, { preferredName: 'Rosa' })
    await proceed(page)
    await expectScreen('record')
    expect(control('addressLineOne')).toHaveValue('221 Linden Avenue')
    expect((await visitInMemory()).answers['patientDetails']).toMatchObject({ preferredName: 'Rosa' })
  })

  it('a jump to another step and back keeps what was typed in both [INTAKE-13]', async () => {
    const page = await openForm('record', { visit: named() })
    await fill(page, { addressLineOne: '221 Linden Avenue' })
    await jump(page, /Insurance/)
    await expectScreen('insurance')
    await pick(page, 'hasPrimaryInsurance', '0')
    await jump(page, /Patient details/)
    await expectScreen('name')
    expect(control('firstName')).toHaveValue('Wilhelmina')
    await proceed(page)
    await expectScreen('record')
    expect(control('addressLineOne')).toHaveValue('221 Linden Avenue')
    await jump(page, /Insurance/)
    await expectScreen('insurance')
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked()
  })

  it('a step whose text is on the page of another is marked with it, and the page is of one step [INTAKE-05]', async () => {
    await openForm('agree', { visit: aWalkInVisit() })
    const steps = screen.getByRole('navigation', { name: 'Steps' })
    const marked = [...steps.querySelectorAll('li:is([class*=current], [class*=shared])')].map(
      ({ textContent }) => textContent,
    )
    expect(marked).toEqual(['4Privacy practice', '5General consent'])
    expect(steps.querySelectorAll('[aria-current=step]')).toHaveLength(1)
  })

  it('Back on the first page opens the vaccines, and another choice keeps the answers [INTAKE-16]', async () => {
    const page = await openForm('name', { visit: named() })
    await press(page, 'link', 'Back')
    await expectHeading('Which vaccines would you like today?')
    expect(page.address()).toBe(SELECTION)
    expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(1)
    await page.user.click(screen.getAllByRole('checkbox')[2] as HTMLElement)
    await proceed(page)
    await expectScreen('name')
    expect(control('firstName')).toHaveValue('Wilhelmina')
    expect((await visitInMemory()).appointment?.services).toHaveLength(2)
  })
})

describe('Start over', () => {
  it('asks first, and Keep going leaves everything as it is', async () => {
    const page = await openForm('name', { visit: named() })
    await press(page, 'button', 'Start over')
    const dialog = screen.getByRole('dialog', { name: 'Start over?' })
    expect(dialog).toHaveTextContent('Everything you typed will be erased.')
    await page.user.click(within(dialog).getByRole('button', { name: 'Keep going' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(control('firstName')).toHaveValue('Wilhelmina')
  })

  it('erases the visit on the device and in memory, and opens the landing page', async () => {
    const page = await openForm('record', { visit: named(), server: NO_TOWNS })
    await fill(page, { addressLineOne: '221 Linden Avenue', city: 'Cincinnati' })
    await waitFor(async () => expect(await keptVisit()).toContain('"Cincinnati"'))
    await press(page, 'button', 'Start over')
    await press(page, 'button', 'Erase and start over')
    await expectHeading('Walk-In Vaccine')
    expect(page.address()).toBe(LANDING)
    await waitFor(async () => expect(await keptVisit()).toBeUndefined())
    const { appointment, answers, typing } = await visitInMemory()
    expect(appointment).toBeUndefined()
    expect([{ ...answers }, { ...typing }]).toEqual([{}, {}])
    await press(page, 'link', 'Start')
    await screen.findAllByRole('checkbox')
    await page.user.click(screen.getAllByRole('checkbox')[0] as HTMLElement)
    await proceed(page)
    await expectScreen('name')
    expect(shownAnswers()).toEqual([])
  })
})
