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
  openForm,
  pick,
  press,
  proceed,
  SELECTION,
  shownAnswers,
  visitInMemory,
} from '../../../../tests/support/dom-walk-in.ts'

const { firstName, lastName, dobMonth, dobDay, dobYear } = aWalkInVisit().answers['patientDetails'] ?? {}
const NAMED = { firstName, lastName, dobMonth, dobDay, dobYear }
const named = () => aNewVisit({ answers: { patientDetails: NAMED } })

/** Opens a step by the step indicator. */
async function jump({ user }: OpenedPage, step: RegExp): Promise<void> {
  const steps = screen.getByRole('navigation', { name: 'Steps' })
  await user.click(within(steps).getByRole('link', { name: step }))
}

describe('the way through the form', () => {
  it('Back, a change there, and Continue keep what was typed without Continue [INTAKE-05, INTAKE-09, INTAKE-12]', async () => {
    const page = await openForm('contact', { visit: named() })
    await fill(page, { phoneNumber: '(513) 555-0142' })
    await press(page, 'link', 'Back')
    await expectScreen('name')
    expect(control('firstName')).toHaveValue('Wilhelmina')
    await fill(page, { preferredName: 'Rosa' })
    await proceed(page)
    await expectScreen('contact')
    expect(control('phoneNumber')).toHaveValue('(513) 555-0142')
    expect((await visitInMemory()).answers['patientDetails']).toMatchObject({ preferredName: 'Rosa' })
  })

  it('a jump to another step and back keeps what was typed in both [INTAKE-13]', async () => {
    const page = await openForm('contact', { visit: named() })
    await fill(page, { phoneNumber: '(513) 555-0142' })
    await jump(page, /Insurance/)
    await expectScreen('insurance')
    await pick(page, 'hasPrimaryInsurance', '0')
    await jump(page, /Patient details/)
    await expectScreen('name')
    expect(control('firstName')).toHaveValue('Wilhelmina')
    await proceed(page)
    await expectScreen('contact')
    expect(control('phoneNumber')).toHaveValue('(513) 555-0142')
    await jump(page, /Insurance/)
    await expectScreen('insurance')
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked()
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
    const page = await openForm('contact', { visit: named() })
    await fill(page, { phoneNumber: '(513) 555-0142', emailAddress: 'roz.obrien@example.com' })
    await waitFor(async () => expect(await keptVisit()).toContain('roz.obrien'))
    await press(page, 'button', 'Start over')
    await press(page, 'button', 'Erase and start over')
    await expectHeading('Walk-In Vaccine')
    expect(page.address()).toBe(LANDING)
    await waitFor(async () => expect(await keptVisit()).toBeUndefined())
    expect(await visitInMemory()).toMatchObject({ appointment: undefined, answers: {}, typing: {} })
    await press(page, 'link', 'Start')
    await screen.findAllByRole('checkbox')
    await page.user.click(screen.getAllByRole('checkbox')[0] as HTMLElement)
    await proceed(page)
    await expectScreen('name')
    expect(shownAnswers()).toEqual([])
  })
})
