import { within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, screen } from '../../../../tests/support/dom.tsx'
import {
  configureCategory,
  dayAhead,
  expectAddress,
  locationBox,
  MAIN,
  openForm,
  optionsOf,
  PRESCREEN,
  RESULTS,
  search,
  searchHere,
  submitButton,
  typeBox,
} from '../../../../tests/support/dom-find.ts'
import { refusedFields } from '../../../../tests/support/tracked-events.ts'

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the flu question', () => {
  const fluDialog = () => dialogOf('Need a flu vaccine?')
  const wanted = {
    type: 'Clinic Visits',
    location: 'Cincinnati, OH',
    date: dayAhead(0),
    isPharmacyOnly: false,
  }
  const asked = async () => {
    const page = await openForm()
    await search(page, 'Clinic Visits', ' Cincinnati,  OH ')
    return page
  }

  it('is answered by two buttons [FIND-36, FIND-39]', async () => {
    await asked()
    const dialog = await fluDialog()
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Add Flu Vaccine',
      'No',
    ])
    await expectAccessible('flu question')
  })

  it('answered no opens the results, and Back shows the form as it was [SCOPE-03, FIND-30, FIND-32, FIND-34, FIND-40]', async () => {
    const page = await asked()
    await page.user.click((await fluDialog()).getByRole('button', { name: 'No' }))
    await expectAddress(page, RESULTS)
    const without = searchHere()
    expect(without).toMatchObject({ ...wanted, shouldAddPromotion: false, showLeadTimeWarning: false })
    expect(without['serviceIds']).toContain(29)
    expect(without['serviceIds']).not.toContain(201)
    window.history.back()
    await screen.findByRole('option', { name: 'Clinic Visits' })
    expect(typeBox()).toHaveValue('Clinic Visits')
    expect(locationBox().value).toMatch(/Cincinnati, +OH/)
  })

  it('answered yes adds the vaccine to the search [FIND-40, FIND-41]', async () => {
    const page = await asked()
    await page.user.click((await fluDialog()).getByRole('button', { name: 'Add Flu Vaccine' }))
    await expectAddress(page, RESULTS)
    expect(searchHere()).toMatchObject({ ...wanted, shouldAddPromotion: true })
    expect(searchHere()['serviceIds']).toEqual(expect.arrayContaining([29, 201]))
  })
})

it('the flu question comes before the choice of a visit [FIND-36, FIND-34]', async () => {
  const page = await openForm(MAIN, {
    before: (page) => configureCategory(page, 'Physicals', { redirectAction: undefined }),
  })
  await search(page, 'Physicals')
  await page.user.click(
    (await dialogOf('Need a flu vaccine?')).getByRole('button', { name: 'Add Flu Vaccine' }),
  )
  await page.user.click((await dialogOf('Which visit?')).getByRole('button', { name: /^Camp physical/i }))
  await expectAddress(page, RESULTS)
  expect(searchHere()).toMatchObject({ shouldAddPromotion: true, serviceIds: [103, 201] })
})

describe('a visit on video', () => {
  const stateDialog = () => dialogOf('Where will you be during the visit?')
  const asked = async () => {
    const page = await openForm(`${MAIN}?location=ohio&date=2999-12-31`)
    await page.user.selectOptions(typeBox(), 'Video Visits')
    expect(screen.queryByRole('combobox', { name: 'Location' })).toBeNull()
    await page.user.click(submitButton())
    const dialog = await stateDialog()
    const box = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Your state' })
    const check = dialog.getByRole('button', { name: 'Check availability' })
    return { page, dialog, box, check }
  }

  it('asks for a state; the one of the location is chosen at first [FIND-42, FIND-43, FIND-44, FIND-46]', async () => {
    const { page, dialog, box } = await asked()
    expect(box).toHaveValue('OH')
    const [first, ...names] = optionsOf(box)
    expect(first).toBe('Choose One')
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)))
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is refused without a state [FIND-45, EVENTS-03]', async () => {
    const { page, box, check } = await asked()
    await page.user.selectOptions(box, '')
    await page.user.click(check)
    expect(box).toHaveFocus()
    expect(box).toHaveAccessibleDescription(/Error: Choose the state where you will be during the visit\./)
    expect(await refusedFields()).toEqual(['state'])
    await expectAccessible('state refused')
  })

  it('searches in the chosen state from today [FIND-47, FIND-48]', async () => {
    const { page, box, check } = await asked()
    await page.user.selectOptions(box, 'Kentucky')
    await page.user.click(check)
    await expectAddress(page, RESULTS)
    expect(searchHere()).toMatchObject({ type: 'Video Visits', location: 'KY', date: dayAhead(0) })
  })
})

describe('a visit with a dietitian', () => {
  it('asks neither place nor day, and says what comes next [PRESCREEN-26, BK-05]', async () => {
    const page = await openForm()
    await page.user.selectOptions(typeBox(), 'Telenutrition')
    expect(screen.queryByRole('combobox', { name: 'Location' })).toBeNull()
    expect(screen.queryByLabelText('Date')).toBeNull()
    expect(screen.getByText(/which state you will be in, and the day\.$/)).toBeVisible()
    await page.user.click(submitButton())
    await expectAddress(page, PRESCREEN)
  })

  it('the state of a video visit is that of a ZIP code [FIND-46, BK-05]', async () => {
    const page = await openForm(`${MAIN}?location=45202`)
    await page.user.selectOptions(typeBox(), 'Video Visits')
    await page.user.click(submitButton())
    const dialog = await dialogOf('Where will you be during the visit?')
    expect(dialog.getByRole('combobox', { name: 'Your state' })).toHaveValue('OH')
  })
})

describe('a type that the pharmacy books', () => {
  const redirected = async (rest: object) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const page = await openForm(MAIN, {
      before: (page) =>
        configureCategory(page, 'Clinic Visits', { redirectAction: 'PHARMACY_SCHEDULER' }, rest),
    })
    await search(page, 'Clinic Visits')
    return { page, open }
  }

  it('opens its page in a new window, and offers it again [FIND-28, FIND-31, FIND-38]', async () => {
    const url = '/health-services/clinic/locations'
    const { page, open } = await redirected({ pharmacySchedulerUrl: url })
    const again = await screen.findByRole('link', { name: 'Open it again' })
    expect(again).toHaveAttribute('href', url)
    expect(again).toHaveAttribute('target', '_blank')
    expect(open.mock.calls).toEqual([[url, '_blank', 'noopener']])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(page.address()).toBe(MAIN)
  })

  it('opens the page of this product where the pharmacy has none of its own [FIND-28, ROUTE-17, ROUTE-25]', async () => {
    const { open } = await redirected({})
    const url = '/rx/guest/vaccination-appointments'
    expect(await screen.findByRole('link', { name: 'Open it again' })).toHaveAttribute('href', url)
    expect(open.mock.calls).toEqual([[url, '_blank', 'noopener']])
  })
})
