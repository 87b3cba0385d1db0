import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  dateBox,
  dayAhead,
  expectAddress,
  locationBox,
  MAIN,
  openForm,
  RESULTS,
  searchHere,
  typeBox,
} from '../../../../tests/support/dom-find.ts'

describe('the address of the main page', () => {
  it('fills the form with its search, and is clean; a reload keeps it [ROUTE-33, ROUTE-34, ROUTE-35, ROUTE-38, ROUTE-39, ROUTE-40, ROUTE-41]', async () => {
    const date = dayAhead(3)
    const page = await openForm(
      `${MAIN}/?type=Physicals&location=45202&date=${date}&serviceIds=101,x&page=0&utm_source=a`,
    )
    expect(typeBox()).toHaveValue('Physicals')
    expect(locationBox()).toHaveValue('45202')
    expect(dateBox()).toHaveValue(date)
    expect(page.address()).toBe(`${MAIN}?utm_source=a`)
    expect(searchHere()).toEqual({ type: 'Physicals', location: '45202', date, serviceIds: [101], page: 1 })
    await page.reload()
    await screen.findByRole('option', { name: 'Clinic Visits' })
    expect(typeBox()).toHaveValue('Physicals')
  })

  it('is where the results without a whole search lead [ROUTE-42]', async () => {
    const page = await openPage(`${RESULTS}?type=Physicals&location=45202`)
    await expectAddress(page, MAIN)
    await screen.findByRole('option', { name: 'Clinic Visits' })
    expect(typeBox()).toHaveValue('Physicals')
  })
})

it('below the form it leads to clinics, benefit codes and cancelling [BK-01]', async () => {
  await openForm()
  const main = within(screen.getByRole('main'))
  const links = ['Find a clinic', 'I have a benefit code', 'Your visit'].map((name) =>
    main.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href'),
  )
  expect(links).toEqual([
    '/health-services/clinic/locations',
    '/health-services/scheduler/benefit-codes',
    '/health-services/scheduler/cancel',
  ])
})
