import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { exportSince } from '../support/exported.ts'
import { expect, test } from '../support/fixtures.ts'
import { answersOf, fillForm } from '../support/quick-form.ts'
import { enrolTablet, expectHome, expectWorker, TABLET } from '../support/tablet.ts'
import { ADULT, aGuest, type Guest, proceed, readCode } from '../support/walk-in-flow.ts'

// Programs fill in the form by the names of its fields, which are the same in every language (LANG-08).
test.use(TABLET)

const languageOf = (page: Page) =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`)

/** Fills in the form from here to the page where the guest agrees to privacy and care. */
async function fillUntilAgreed(page: Page, guest: Guest): Promise<void> {
  await fillForm(page, answersOf(guest), 'Privacidad y atención')
}

test('a guest of a tablet walks in in Spanish, over a reload that keeps what was agreed to; the record has codes and the language of consents, and the next guest has English [LANG-02, LANG-07, LANG-08, CARD-05] @desktop', async ({
  page,
  server,
}) => {
  const guest = aGuest(ADULT)
  const since = Date.now()
  await enrolTablet(page)
  await expectWorker(page)
  await page.getByRole('link', { name: 'Español' }).click()
  await fillUntilAgreed(page, guest)
  const privacy = page.locator('input[name=privacyPractice]')
  await expect(privacy).toBeChecked()
  await expectAccessible(page, { state: 'privacy and care in Spanish' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidad y atención')
  await expect(privacy).toBeChecked()
  expect(await languageOf(page)).toBe('es ltr')
  await proceed(page)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacidad y atención')
  await fillForm(page, answersOf(guest))
  const code = await readCode(page)
  await page.getByRole('button', { name: 'Listo' }).click()
  await expectHome(page)
  expect(await languageOf(page)).toBe('en ltr')

  const [line] = await exportSince(server, since)
  const { basicInfo, consentDetails } = line?.payload ?? {}
  expect(line?.counterCode).toBe(code)
  expect(basicInfo).toMatchObject({
    sexAssignedAtBirth: guest.sex,
    race: guest.race,
    ethnicity: guest.ethnicity,
  })
  expect(consentDetails?.documents?.map(({ slug, language }) => [slug, language])).toEqual([
    ['privacyPractice', 'es'],
    ['generalConsent', 'es'],
    ['vaccineConsent', 'es'],
  ])
  expect(line?.payload).toMatchObject({ formLanguage: 'es' })
  expect(JSON.stringify(line)).not.toMatch(/Masculino|Femenino|Blanca|gripe/)
})
