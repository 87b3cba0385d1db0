import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { openForm, submitOf } from './find.ts'
import { dayAhead } from './results-flow.ts'

export const RESULT = /\/scheduler\/result\?/
export const at = (step: number) => new RegExp(`/scheduler/prescreen/${step}$`)

/** From the Find form into the prescreen of a type. */
export async function find(page: Page, type: string): Promise<void> {
  await openForm(page)
  await page.getByLabel('Appointment Type').selectOption(type)
  await page.getByRole('combobox', { name: 'Location' }).fill('45202')
  await submitOf(page).click()
  const promotion = page.getByRole('dialog', { name: 'Need a flu vaccine?' })
  await expect(promotion.or(page.getByRole('link', { name: 'Back' }))).toBeVisible()
  if (await promotion.isVisible()) await promotion.getByRole('button', { name: 'No' }).click()
  await expect(page).toHaveURL(at(1))
}

/** The first step of a type's flow by direct entry (ROUTE-38), for a day and a place. */
export async function openFlow(page: Page, type: string, date = dayAhead(0)): Promise<void> {
  const search = new URLSearchParams({ type, location: '45202', date })
  await page.goto(`/health-services/scheduler/prescreen/1?${search}`)
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible()
}

/** Types a day, written YYYY-MM-DD, into the three fields of the open question. */
export async function typeDate(page: Page, day: string): Promise<void> {
  const [year = '', month = '', ofMonth = ''] = day.split('-')
  await page.getByLabel('Month').fill(month)
  await page.getByLabel('Day').fill(ofMonth)
  await page.getByLabel('Year').fill(year)
}
