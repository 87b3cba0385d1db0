import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import {
  CANCELED,
  CONFIRMATION,
  calendarBehind,
  cancelElsewhere,
  cancelsOf,
  databases,
  expectHeading,
  isFree,
  openBooked,
  statuses,
} from '../../../../tests/support/dom-booked.ts'
import { refusedFields } from '../../../../tests/support/tracked-events.ts'

/** Opens the dialog of a confirmation. */
async function openDialog({ user }: OpenedPage) {
  await user.click(await screen.findByRole('button', { name: 'Cancel Appointment' }))
  const dialog = await screen.findByRole('dialog', { name: 'Appointment(s) Cancellation' })
  const inside = within(dialog)
  return {
    dialog,
    ...inside,
    radios: () => inside.getAllByRole('radio'),
    submit: () => user.click(inside.getByRole('button', { name: 'Cancel Appointment' })),
  }
}

/** Cancels the one appointment of a confirmation. */
async function cancelOne(page: OpenedPage) {
  const { radios, submit } = await openDialog(page)
  await page.user.click(radios()[0] as HTMLElement)
  await submit()
  await expectHeading('Your appointment has been canceled!')
}

describe('cancelling one appointment', () => {
  it('needs a choice: without one nothing is sent, and the choice has the focus [CANCEL-04, CANCEL-07, EVENTS-03]', async () => {
    const page = await openBooked('flu', CONFIRMATION)
    const { radios, submit, getByRole, queryByRole } = await openDialog(page)
    expect(radios()[0]).not.toBeChecked()
    await submit()
    expect(getByRole('alert')).toHaveTextContent('Please select an appointment to continue cancellation.')
    expect(radios()[0]).toHaveFocus()
    await expectAccessible('cancellation, nothing selected')
    expect(cancelsOf(page)).toEqual([])
    expect(await refusedFields()).toEqual(['appointment'])
    await page.user.click(radios()[0] as HTMLElement)
    expect(queryByRole('alert')).toBeNull()
  })

  it('sends its code, frees its time at once and opens the cancelled page [CANCEL-03, CANCEL-11, CANCEL-12, CANCEL-17, ROUTE-15]', async () => {
    const page = await openBooked('flu', CONFIRMATION)
    const time = page.booked.visit.appointment?.timestamp ?? ''
    expect(await isFree(page, 'flu', time)).toBe(false)
    await cancelOne(page)
    expect(page.address()).toBe(CANCELED)
    expect(document.title).toBe('Cancel Confirmation')
    expect(cancelsOf(page)).toMatchObject([
      { body: { status: 'CANCELED', confirmCode: page.booked.first.confirmCode } },
    ])
    expect(await statuses(page)).toEqual(['canceled'])
    expect(await isFree(page, 'flu', time)).toBe(true)
    await expectAccessible('canceled')
  })

  it('marks the calendar entry as cancelled, until the page is reloaded [CANCEL-17, CANCEL-19]', async () => {
    const page = await openBooked('flu', CONFIRMATION)
    await cancelOne(page)
    const { name, events } = calendarBehind(screen.getByRole('link', { name: 'Update your calendar' }))
    const [event] = events.map(({ component }) => component)
    expect(name).toBe('appointment-canceled.ics')
    expect(event?.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(event?.getFirstPropertyValue('sequence')).toBe(1)
    expect(event?.getFirstPropertyValue('uid')).toBe(`${page.booked.first.id}@guest-scheduler`)
    await page.reload()
    expect(await screen.findByText('Your appointment has been canceled!')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Update your calendar' })).toBeNull()
  })

  it('ends the confirmation kept on the device [CONFIRM-01]', async () => {
    const page = await openBooked('flu', CONFIRMATION, { where: 'device' })
    expect(await databases()).toContain('visit')
    await cancelOne(page)
    await expect.poll(databases).not.toContain('visit')
  })

  it("of a dietitian visit opens the dietitian's prescreen again [CANCEL-18]", async () => {
    const page = await openBooked('dietitian', CONFIRMATION)
    await cancelOne(page)
    await page.user.click(screen.getByRole('button', { name: 'Schedule again' }))
    await expect.poll(page.address).toMatch(/\/prescreen\/1$/)
  })
})

describe('cancelling two appointments', () => {
  it('the first is chosen and locked, with a warning that both go [CANCEL-05, CANCEL-06]', async () => {
    const page = await openBooked('shingles', CONFIRMATION)
    const { dialog, radios } = await openDialog(page)
    const [first, second] = radios() as [HTMLElement, HTMLElement]
    expect(first).toBeChecked()
    expect(first).toHaveAttribute('aria-disabled', 'true')
    expect(second).toHaveAttribute('aria-disabled', 'true')
    await page.user.click(second)
    expect(first).toBeChecked()
    expect(second).not.toBeChecked()
    expect(dialog).toHaveTextContent('Canceling your 1st appointment will cancel ALL appointments.')
    await expectAccessible('cancellation of two')
  })

  it('takes one request, after which the second is cancelled too [CANCEL-06, CANCEL-13, CANCEL-14]', async () => {
    const page = await openBooked('shingles', CONFIRMATION)
    const { submit } = await openDialog(page)
    await submit()
    await expectHeading('Your appointment has been canceled!')
    expect(screen.getByText('Both of your appointments are canceled.')).toBeVisible()
    expect(cancelsOf(page)).toHaveLength(1)
    expect(await statuses(page)).toEqual(['canceled', 'canceled'])
  })
})

it('the dialog says that an appointment was cancelled elsewhere, and only continues [CANCEL-15]', async () => {
  const page = await openBooked('flu', CONFIRMATION)
  await cancelElsewhere(page, page.booked.first)
  const { radios, submit, findByRole, getByRole, queryByRole } = await openDialog(page)
  await page.user.click(radios()[0] as HTMLElement)
  await submit()
  expect(await findByRole('alert')).toHaveTextContent('This appointment has already been canceled.')
  expect(queryByRole('button', { name: 'Keep it' })).toBeNull()
  await page.user.click(getByRole('button', { name: 'Continue' }))
  await expectHeading('Your appointment has been canceled!')
  expect(screen.getByRole('link', { name: 'Update your calendar' })).toBeVisible()
  await expect.poll(databases).not.toContain('visit')
})
