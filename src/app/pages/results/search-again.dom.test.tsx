import { fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'
import { searchHead, submitButton, toggle } from '../../../../tests/support/dom-find.ts'
import {
  button,
  chosen,
  FLU,
  findSlot,
  firstSlot,
  holdsOf,
  openResults,
  pickSlot,
  RESULTS,
} from '../../../../tests/support/dom-results.ts'

const CLINIC = { type: 'Clinic Visits', location: 'Cincinnati, OH', date: '2026-11-20', serviceIds: [29] }

const form = () => within(screen.getByRole('region', { name: /^Find Appointment/ }))
const location = () => form().getByLabelText<HTMLInputElement>('Location')

/** The search that this history entry holds. */
const searchHere = () => window.history.state as Record<string, unknown>

describe('the form on the results', () => {
  it('the form on the results is folded, and its head shows the search [FIND-55, FIND-02, SC-15, BK-19]', async () => {
    await openResults(CLINIC)
    expect(toggle()).toHaveAccessibleName('Edit search')
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(searchHead()).toHaveTextContent('Minor Illness or Injury Visit')
    expect(searchHead()).toHaveTextContent('Cincinnati, OH, from ')
    await expectAccessible()
  })

  it('its head names the flu vaccine that was added before the questions of a prescreen [FIND-02, FIND-41]', async () => {
    await openResults({ ...CLINIC, type: 'Physicals', serviceIds: [103], shouldAddPromotion: true })
    expect(searchHead()).toHaveTextContent('Camp Physical, Flu')
  })

  it('the form on the results opens filled with the search [FIND-55]', async () => {
    const { user } = await openResults(CLINIC)
    await user.click(toggle())
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(form().getByLabelText('Appointment Type')).toHaveValue('Clinic Visits')
    expect(location()).toHaveValue('Cincinnati, OH')
    expect(form().getByLabelText('Date')).toHaveValue('2026-11-20')
    await expectAccessible()
  })

  it('the form on the results searches again without the flu question, and folds [FIND-55, FIND-37]', async () => {
    const { user } = await openResults(CLINIC)
    await user.click(toggle())
    fireEvent.change(form().getByLabelText('Date'), { target: { value: '2026-11-22' } })
    await user.click(submitButton())
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'false'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(searchHere()).toMatchObject({ type: 'Clinic Visits', date: '2026-11-22', serviceIds: [29] })
  })

  it('an unknown place is put right by another [FIND-49]', async () => {
    const { user } = await openPage(RESULTS, { entry: { ...CLINIC, location: 'Nowhere at all, ZZ' } })
    await waitFor(() => expect(location()).toHaveFocus())
    await user.clear(location())
    await user.type(location(), '45202')
    expect(location()).not.toHaveAttribute('aria-invalid')
    await user.click(submitButton())
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'false'))
    expect(searchHere()).toMatchObject({ location: '45202' })
    await findSlot()
  })
})

describe('another type on the results', () => {
  it('another type on the results leads to its questions first, and nothing is held [FIND-29, BK-12]', async () => {
    const page = await openResults(CLINIC)
    await page.user.click(toggle())
    await page.user.selectOptions(form().getByLabelText('Appointment Type'), 'Medicare Annual Wellness Visit')
    await page.user.click(submitButton())
    await page.user.click(await screen.findByRole('button', { name: 'No' }))
    await waitFor(() => expect(page.address()).toMatch(/prescreen\/1$/))
    expect(holdsOf(page)).toEqual([])
  })

  it('an address with several visits of a type without questions asks which one [FIND-34, BK-12]', async () => {
    const page = await openPage(RESULTS, { entry: { ...CLINIC, serviceIds: [29, 91, 201] } })
    const which = await screen.findByRole('region', { name: 'Which visit?' })
    await expectAccessible('which visit')
    await page.user.click(within(which).getByRole('button', { name: 'Skin Concern Visit' }))
    await findSlot()
    expect(searchHere()).toMatchObject({ serviceIds: [91, 201] })
  })
})

describe('another search from the results', () => {
  it('another search from the results releases the hold [FIND-55, HOLD-10]', async () => {
    const page = await openResults(FLU)
    await pickSlot(page, firstSlot())
    const before = searchHere()
    await page.user.click(toggle())
    await page.user.clear(location())
    await page.user.type(location(), '45208{Enter}')
    await waitFor(() => expect(chosen()).toEqual([]))
    await waitFor(() => expect(holdsOf(page).map(({ method }) => method)).toEqual(['POST', 'DELETE']))
    expect(page.address()).toMatch(/^\/health-services\/scheduler\/result\?/)
    expect(searchHere()).toMatchObject({ ...before, location: '45208' })
    await findSlot()
    expect(button('Continue')).toBeVisible()
  })
})
