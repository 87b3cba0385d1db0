import { within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import {
  type BookedVisit,
  CONFIRMATION,
  card,
  expectHeading,
  linkOf,
  openBooked,
} from '../../../../tests/support/dom-booked.ts'

type Page = OpenedPage & { booked: BookedVisit }

const BORN = { month: '7', day: '4', year: '1984' }

/** Opens the page of a visit's link, and there the receipt. */
async function openAsked(kind: 'flu' | 'shingles' = 'flu'): Promise<Page> {
  const page = await openBooked(kind, linkOf, { where: 'server' })
  await page.user.click(await screen.findByRole('button', { name: 'Show the receipt' }))
  await expectHeading('Receipt')
  return page
}

async function type({ user }: OpenedPage, { month, day, year }: typeof BORN): Promise<void> {
  for (const [label, text] of [
    ['Month', month],
    ['Day', day],
    ['Year', year],
  ] as const) {
    const box = screen.getByLabelText(label)
    await user.clear(box)
    await user.type(box, text)
  }
  await user.click(screen.getByRole('button', { name: 'Show the receipt' }))
}

const readsOf = ({ network }: OpenedPage) => network.sent.filter(({ path }) => path.endsWith('/receipt'))

describe('the receipt of a visit', () => {
  it('opened by the link asks for the birth date, then says what was booked, who signed and each consent [VISIT-09]', async () => {
    const page = await openAsked()
    await expectAccessible('receipt, asked')
    await type(page, BORN)
    await screen.findByRole('heading', { level: 2, name: 'Signature' })
    const shown = within(screen.getByRole('article'))
    expect(shown.getByText('Flu')).toBeVisible()
    expect(shown.getByText(page.booked.first.counterCode ?? 'no code')).toBeVisible()
    expect(shown.getAllByText('Wilhelmina Ostrander')[0]).toBeVisible()
    expect(shown.getByRole('heading', { name: 'Vaccine consent' })).toBeVisible()
    expect(shown.getAllByText(/^Fingerprint \(SHA-256\)/)).toHaveLength(3)
    await expectAccessible('receipt')
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await page.user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await page.user.click(screen.getByRole('button', { name: 'Back to your visit' }))
    await expectHeading('You have a confirmed appointment!')
  })

  it('shows nothing for another birth date, and says so at the field [VISIT-09]', async () => {
    const page = await openAsked()
    await type(page, { ...BORN, year: '1985' })
    expect(
      await screen.findByText('This is not the date of birth that was given for this visit.'),
    ).toBeVisible()
    expect(screen.getByLabelText('Month')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.queryByRole('article')).toBeNull()
    await type(page, BORN)
    expect(await screen.findByRole('article')).toBeVisible()
  })

  it('asks for a whole date before it asks the server [VISIT-09]', async () => {
    const page = await openAsked()
    await type(page, { ...BORN, month: '13' })
    expect(screen.getByText('Please enter the date of birth.')).toBeVisible()
    expect(screen.getByLabelText('Month')).toHaveFocus()
    expect(readsOf(page)).toEqual([])
  })

  it('offline says that it needs a connection, and opens when the guest tries again [VISIT-09]', async () => {
    const page = await openAsked()
    page.network.fates.push('never arrives')
    await type(page, BORN)
    expect(await screen.findByText(/^You need a connection to open the receipt/)).toBeVisible()
    await page.user.click(screen.getByRole('button', { name: 'Show the receipt' }))
    expect(await screen.findByRole('article')).toBeVisible()
  })

  it('on the confirmation opens without a question, because this device has just sent the birth date [VISIT-09]', async () => {
    const page = await openBooked('flu', CONFIRMATION, {
      change: (visit) => ({
        ...visit,
        answers: { patientDetails: { dobMonth: '7', dobDay: '4', dobYear: '1984' } },
      }),
    })
    const patient = await card('Patient details')
    await page.user.click(within(patient).getByRole('button', { name: 'Show the receipt' }))
    expect(await screen.findByRole('article')).toBeVisible()
    expect(readsOf(page)).toHaveLength(1)
    await page.user.click(screen.getByRole('button', { name: 'Back to your visit' }))
    expect(await card('Appointment Details')).toBeVisible()
  })
})
