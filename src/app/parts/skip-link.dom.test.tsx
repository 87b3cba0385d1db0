import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, screen } from '../../../tests/support/dom.tsx'

const S = '/health-services/scheduler'
const RESULTS = `${S}/result?type=Vaccines&location=45202&date=2026-11-21&serviceIds=201`

it.each([
  `${S}/main`,
  `${S}/benefit-codes`,
  `${S}/prescreen/1?type=Vaccines`,
  RESULTS,
  `${S}/cancel`,
  '/health-services/instant-vaccines/90100001',
  '/health-services/instant-vaccines/select/90100001',
  '/health-services/clinic/locations',
  '/health-services/privacy',
  '/health-services/accessibility',
  '/health-services/licences',
  '/health-services/nothing',
])('at %s the first stop of the keyboard leads past the header [quality A3]', async (address) => {
  const { user, address: now } = await openPage(address)
  await screen.findByRole('heading', { level: 1 })
  const before = now()
  const [first] = document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  const skip = screen.getByRole('link', { name: 'Skip to main content' })
  expect(first).toBe(skip)
  // The heading of some pages takes the focus a moment after it appears.
  await waitFor(async () => {
    skip.focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })
  expect(now()).toBe(before)
})
