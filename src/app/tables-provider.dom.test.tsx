import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answersOf, aPatient } from '../../tests/support/booking-answers.ts'
import { type OpenedPage, openPage, type PageOptions, screen } from '../../tests/support/dom.tsx'
import { fillForm } from '../../tests/support/dom-booking.ts'
import { changeDocument } from '../../tests/support/dom-content.ts'
import { expectAddress, MAIN, press, search } from '../../tests/support/dom-find.ts'
import { choose, proceed as goOn, tick, typeDate } from '../../tests/support/dom-prescreen.ts'
import {
  button,
  DIETITIAN,
  FLU,
  FOLLOWUP,
  findSlot,
  firstSlot,
  pickSlot,
  proceed,
  proceedToForm,
  RESULTS,
  slots,
  VIDEO,
} from '../../tests/support/dom-results.ts'
import { aTablesProvider, type TablesProvider } from '../../tests/support/tables-provider.ts'

type Opened = OpenedPage & { provider: TablesProvider }

/** Opens a page of which every call of the provider's API is answered by one that follows the tables alone. */
async function openAtOther(address: string, options: PageOptions = {}): Promise<Opened> {
  const provider = aTablesProvider()
  const page = await openPage(address, { ...options, before: (opened) => follow(opened, provider) })
  return { ...page, provider }
}

function follow(page: OpenedPage, provider: TablesProvider): Promise<void> {
  page.answer(/^\/(appointment-management|atlas|tlc)\//, (path, init) => provider.answer(path, init))
  return changeDocument(page, 'schedulerConfig', (config) => ({ ...config, providerExtensions: false }))
}

async function openTimes(entry: Record<string, unknown>): Promise<Opened> {
  const page = await openAtOther(RESULTS, { entry })
  await findSlot()
  return page
}

/** Fills in the form of the held time, books it, and expects that nothing was asked that the tables do not name. */
async function bookIt(page: Opened): Promise<void> {
  await fillForm(page, answersOf(aPatient()))
  await screen.findByRole('heading', { level: 1, name: 'Your appointment is confirmed!' })
}

/** Calls of ours that a provider without them may refuse: what they are for is missing then. */
const OURS = [/^GET \/atlas\/v1\/locator\/zip-codes/, /^GET .*\/services\/location\/hours/, /^POST .*\/view/]
const notUnderstood = ({ provider }: Opened) =>
  provider.refused.filter((call) => !OURS.some((one) => one.test(call)))

describe('a provider that has what the tables of S1 and S2 name, and nothing else,', () => {
  it.each([
    [
      'a visit at a clinic',
      { type: 'Clinic Visits', location: '45202', date: '2026-11-21', serviceIds: [29] },
    ],
    ['a physical', { type: 'Physicals', location: '45202', date: '2026-11-21', serviceIds: [106] }],
    ['a vaccine', FLU],
    ['a visit on video', VIDEO],
    ['a visit with a dietitian', DIETITIAN],
  ])('finds, holds, books and cancels %s [API-12, BK-58, BK-63, BK-64, BK-65]', async (_, entry) => {
    const page = await openTimes(entry)
    await pickSlot(page, slots().at(-1) ?? firstSlot())
    await proceedToForm(page)
    expect(page.provider.held.size).toBe(1)
    await bookIt(page)
    expect(page.provider.held.size).toBe(0)
    expect(page.provider.booked).toHaveLength(1)

    await page.user.click(button('Cancel Appointment'))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('radio'))
    await page.user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }))
    await screen.findByRole('heading', { level: 1, name: 'Your appointment has been canceled!' })
    expect(page.provider.booked.map(({ canceled }) => canceled)).toEqual([true])
    expect(notUnderstood(page)).toEqual([])
  })

  it('books two doses from the main page, and cancels both by the link of the first [BK-63, BK-64, BK-65]', async () => {
    const page = await openAtOther(MAIN)
    await screen.findByRole('option', { name: 'Vaccines' })
    await search(page, 'Vaccines')
    await tick(page, 'checkbox', /^Shingles/)
    await goOn(page)
    await typeDate(page, '1958-07-04')
    await goOn(page)
    await choose(page, /^How many doses/, 'None yet')
    await goOn(page)
    await tick(page, 'radio', /^The first and the second/)
    await goOn(page)
    await expectAddress(page, RESULTS)
    await findSlot()
    await pickSlot(page, slots().at(-1) ?? firstSlot())
    await proceed(page)
    await expectAddress(page, FOLLOWUP)
    await screen.findByRole('heading', { level: 1, name: 'Choose a time for your second dose' })
    await findSlot()
    await pickSlot(page, slots().at(-1) ?? firstSlot())
    await waitFor(() => button('Continue')) // it is busy while the second time is held
    await proceedToForm(page, 2)
    await bookIt(page)
    const [first] = page.provider.booked
    expect(first?.body).toMatchObject({ serviceIds: [209], followupAppointment: { serviceId: 210 } })

    await page.reload(`/health-services/scheduler/cancel/${first?.id}/C${first?.id}`)
    await press(page, 'Cancel Appointment')
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
    await screen.findByRole('heading', { level: 1, name: 'Your appointment has been canceled!' })
    expect(notUnderstood(page)).toEqual([])
  })

  it('gives the time of a hold to nobody else, and says so [HOLD-12, BK-63]', async () => {
    const page = await openTimes(FLU)
    const other = { businessName: 'pharmacy', locationNumber: 'S-77', serviceId: 201 }
    const times = ['09:00', '11:20', '16:40'].map((hour) => `2026-11-21T${hour}:00-05:00`)
    for (const reservationTime of times)
      page.provider.answer('/appointment-management/v1/appointment-reservations', {
        method: 'POST',
        body: JSON.stringify({ ...other, reservationTime }),
      })
    await page.user.click(firstSlot())
    await screen.findAllByText('Unfortunately, the time selected was just booked. Please select a new time.')
  })

  it('checks a guest in who walks in [WALKIN-19, BK-63, BK-64]', async () => {
    const page = await openAtOther('/health-services/instant-vaccines/S-77')
    await screen.findByText('Your Neighborhood Pharmacy')
    await page.user.click(await screen.findByRole('link', { name: 'Start' }))
    await tick(page, 'checkbox', /^Flu/)
    await goOn(page)
    await waitFor(() => expect(page.address()).toBe('/health-services/scheduler/schedule'))
    await screen.findByRole('heading', { level: 1, name: 'Who is getting the vaccine?' })
    await fillForm(page, answersOf(aPatient()))
    expect(page.provider.booked.map(({ body }) => body)).toMatchObject([
      { locationNumber: 'S-77', serviceIds: [201] },
    ])
    expect(notUnderstood(page)).toEqual([])
  })

  it('lists its clinics and shows one [LOCATOR-13, CLINIC-01, BK-46, BK-58, BK-63]', async () => {
    const page = await openAtOther('/health-services/clinic/locations?searchText=45202')
    const link = await screen.findByRole('link', { name: /^Clinic Details, .*Quay Street Clinic/ })
    expect(screen.getByText(/1 hr, Busy today/)).toBeVisible()
    await page.user.click(link)
    await waitFor(() => expect(page.address()).toMatch(/clinic\/details\/777\/00042/))
    await screen.findByRole('heading', { name: 'Opening hours' })
    expect(notUnderstood(page)).toEqual([])
  })

  it('takes a benefit code, and refuses another [BENEFIT-08, BK-63]', async () => {
    const page = await openAtOther('/health-services/scheduler/benefit-codes')
    const field = await screen.findByLabelText('Please enter your Benefit Code')
    await page.user.type(field, 'OTHER{Enter}')
    await screen.findAllByText('Your benefit code entry is invalid. Please try again.')
    await page.user.clear(field)
    await page.user.type(field, 'QUAY{Enter}')
    await waitFor(() => expect(page.address()).toBe(MAIN))
    expect(notUnderstood(page)).toEqual([])
  })
})
