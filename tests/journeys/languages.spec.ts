import { expect } from 'playwright/test'
import { DEMONSTRATION_STORE, heading } from '../support/walk-in-flow.ts'
import { test, untilServed } from '../support/worker.ts'

test.use({ locale: 'es-MX' })

test('a guest whose browser asks for Spanish gets it with the first paint, keeps it without a connection, and changes to English within the form [LANG-02, LANG-03, BK-55]', async ({
  page,
  context,
  site,
}) => {
  const first = await page.goto(DEMONSTRATION_STORE)
  expect(await first?.text()).toMatch(/<html lang="es" dir="ltr">[\s\S]*<h1[^>]*>Vacuna sin cita<\/h1>/)
  await untilServed(page)
  await site.kill()
  await context.setOffline(true)
  await page.goto(DEMONSTRATION_STORE)
  await page.getByRole('link', { name: 'Empezar' }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('textbox', { name: 'Nombre legal del paciente' }).fill('Ana')
  await page.getByRole('button', { name: 'Texto y contraste' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(heading(page, 'Who is getting the vaccine?')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Legal First Name' })).toHaveValue('Ana')
  await page.goto(DEMONSTRATION_STORE)
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
})

test('a page that the worker kept never has its English title in Spanish [LANG-02, LANG-06]', async ({
  page,
}) => {
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  const titles: string[] = []
  await page.exposeFunction('noteTitle', (title: string) => titles.push(title))
  await page.addInitScript(() => {
    const note = () => (window as unknown as { noteTitle(title: string): void }).noteTitle(document.title)
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto('/health-services/clinic/locations?lang=es')
  await expect(page).toHaveTitle(/^Buscador de clínicas/)
  expect(titles.filter((title) => title.includes('Clinic Locator'))).toEqual([])
})
