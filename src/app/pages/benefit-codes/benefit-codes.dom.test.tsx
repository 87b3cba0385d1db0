import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  expectAddress,
  failure,
  fill,
  holdUp,
  MAIN,
  press,
  RESULTS,
  searchHere,
  submitButton,
  typeBox,
} from '../../../../tests/support/dom-find.ts'
import { refusedFields } from '../../../../tests/support/tracked-events.ts'
import { go } from '../../platform/navigate.ts'

const PAGE = '/health-services/scheduler/benefit-codes'
const CHECK = /benefit-code\/validate/
const HEADING = 'We need your Benefit Code information to find your appointment availability.'
const codeBox = () => screen.getByLabelText('Please enter your Benefit Code')

async function openCodes(query = '') {
  const page = await openPage(PAGE + query)
  await screen.findByLabelText('Please enter your Benefit Code')
  return page
}

describe('the page of a benefit code', () => {
  it('asks for the code, and is not indexed [BENEFIT-01, BENEFIT-02, ROUTE-05]', async () => {
    await openCodes()
    expect(document.title).toBe('Benefit Code Eligibility')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(HEADING)
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a space without width', '\u200b'],
  ])('refuses %s [BENEFIT-04, BENEFIT-08, EVENTS-03]', async (_, typed) => {
    const page = await openCodes()
    await fill(page, codeBox(), typed)
    await press(page, 'Continue')
    expect(codeBox()).toHaveAccessibleDescription('Error: You must enter a benefit code.')
    expect(codeBox()).toHaveFocus()
    expect(document.title).toBe('Error: Benefit Code Eligibility')
    expect(await refusedFields()).toEqual(['benefitCode'])
    await page.user.keyboard('x')
    expect(codeBox()).not.toHaveAttribute('aria-invalid')
    expect(document.title).toBe('Benefit Code Eligibility')
  })

  it('keeps what is typed in another language, and forgets it when the guest leaves the page [LANG-02]', async () => {
    const page = await openCodes()
    await fill(page, codeBox(), 'LANTERN')
    const { chooseLanguage } = await import('../../state/language.ts')
    await act(() => chooseLanguage('es'))
    expect(document.documentElement.lang).toBe('es')
    expect(await screen.findByRole('textbox')).toHaveValue('LANTERN')
    await act(() => chooseLanguage('en'))
    expect(codeBox()).toHaveValue('LANTERN')
    act(() => go(MAIN))
    await screen.findByRole('heading', { name: 'Find Appointment' })
    act(() => go(PAGE))
    expect(await screen.findByLabelText('Please enter your Benefit Code')).toHaveValue('')
  })

  it('has no accessibility findings with an error', async () => {
    const page = await openCodes()
    await press(page, 'Continue')
    await expectAccessible('benefit code refused')
  })

  it('shows that it is checking, and opens the form with an accepted code [SCOPE-04, BENEFIT-03, BENEFIT-05, FIND-10]', async () => {
    const page = await openCodes('?location=45202')
    const letGo = holdUp(page, CHECK)
    await fill(page, codeBox(), ' LANTERN-2026 ')
    await page.user.keyboard('{Enter}')
    expect(await screen.findByText('Checking…')).toBeVisible()
    await letGo()
    await expectAddress(page, MAIN)
    expect(searchHere()).toEqual({ location: '45202', benefitCode: 'LANTERN-2026' })
    expect(await screen.findByText('Benefit code has been verified')).toBeVisible()
  })

  it('has an accepted code go with the search [SCOPE-04, BENEFIT-13]', async () => {
    const page = await openCodes('?location=45202')
    await fill(page, codeBox(), 'LANTERN-2026')
    await press(page, 'Continue')
    await screen.findByRole('option', { name: 'Clinic Visits' })
    await page.user.selectOptions(typeBox(), 'Clinic Visits')
    await page.user.click(submitButton())
    await press(page, 'No')
    await expectAddress(page, RESULTS)
    expect(searchHere()).toMatchObject({ benefitCode: 'LANTERN-2026', location: '45202' })
  })

  it('refuses an unknown code [BENEFIT-06, class 38]', async () => {
    const page = await openCodes()
    await fill(page, codeBox(), '%_<b>')
    await press(page, 'Continue')
    await screen.findByText(/entry is invalid/)
    expect(codeBox()).toHaveAccessibleDescription(
      'Error: Your benefit code entry is invalid. Please try again.',
    )
    expect(codeBox()).toHaveFocus()
    expect(page.address()).toBe(PAGE)
  })

  it('says when the check failed, and checks again [BENEFIT-07]', async () => {
    const page = await openCodes()
    let isDown = true
    page.answer(CHECK, (_path, _init, next) => (isDown ? failure() : next()))
    await fill(page, codeBox(), 'RIVERCREW')
    await press(page, 'Continue')
    await screen.findByText(/network error/)
    expect(codeBox()).toHaveAccessibleDescription('Error: There is a network error. Please try again.')
    isDown = false
    await press(page, 'Continue')
    await expectAddress(page, MAIN)
  })
})
