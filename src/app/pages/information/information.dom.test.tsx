import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'
import { changeDocument } from '../../../../tests/support/dom-content.ts'

describe('a page of content', () => {
  it.each([
    ['/rx/guest/vaccination-appointments', 'Vaccination Appointments', 'Book a vaccine at a pharmacy'],
    ['/health/clinic/schedule-appointment', 'Schedule a Clinic Appointment', 'Book a clinic visit'],
    ['/health/clinic/services', 'Clinic Services', 'Clinic services'],
    [
      '/health/clinic/billing-insurance-payment',
      'Prices, Insurance and Payment',
      'Prices, insurance, and payment',
    ],
  ])(
    '%s has the title "%s", and leads on [ROUTE-22, ROUTE-23, ROUTE-24, ROUTE-25]',
    async (path, title, heading) => {
      const { user, address } = await openPage(path)
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
      await waitFor(() => expect(document.title).toBe(title))
      expect(screen.getAllByRole('heading', { level: 2 })[0]).toBeVisible()
      await expectAccessible()
      await user.click(screen.getByRole('link', { name: 'Find a time' }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Book a visit' })).toBeVisible()
      expect(address()).toMatch(/\/scheduler\/main$/)
    },
  )

  it.each([
    ['/rx/guest/vaccination-appointments', 'pharmacySchedulerUrl'],
    ['/health/clinic/schedule-appointment', 'clinicSchedulerUrl'],
  ] as const)('%s offers the address that the retailer has for it first [ROUTE-25]', async (path, name) => {
    await openPage(path, {
      before: (page) =>
        changeDocument(page, 'schedulerConfig', (data) => ({
          ...data,
          [name]: 'https://elsewhere.example/book',
        })),
    })
    const link = await screen.findByRole('link', { name: 'Book online' })
    expect(link).toHaveAttribute('href', 'https://elsewhere.example/book')
    expect(screen.getByRole('navigation', { name: 'Where to go from here' }).firstElementChild).toBe(link)
  })
})
