import { waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible, type OpenedPage, openPage, screen } from '../../../tests/support/dom.tsx'
import { changeDocument } from '../../../tests/support/dom-content.ts'
import { HOME, openTablet } from '../../../tests/support/dom-tablet.ts'
import { aNewVisit, openForm } from '../../../tests/support/dom-walk-in.ts'

/** Writes into the document what the server writes where a host offers Spanish. */
function offerSpanish(): void {
  const banner = document.createElement('script')
  banner.type = 'application/json'
  banner.id = 'banner'
  banner.textContent = JSON.stringify({
    title: 'Kroger',
    logo: '/icons/icon.svg',
    logoWidth: 48,
    logoHeight: 48,
    link: '/',
    titleEnd: '',
    phone: '800-555-0100',
    languages: { en: 'English', es: 'Español' },
  })
  document.head.append(banner)
  onTestFinished(() => {
    banner.remove()
    document.documentElement.lang = 'en'
  })
}

const start = (name: string) => screen.findByRole('link', { name })
const [inSpanish, inEnglish] = ['Español', 'English']

it('a language is chosen by its own name, and stays on the device [LANG-02, BK-55]', async () => {
  offerSpanish()
  const { user, reload } = await openPage(HOME)
  await start('Start')
  const [link] = screen.getAllByRole('link', { name: inSpanish })
  expect([link?.lang, link?.getAttribute('href')]).toEqual(['es', '?lang=es'])
  await user.click(link as HTMLElement)
  await start('Empezar')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['es', 'ltr'])
  await vi.waitFor(() => expect(document.title).toMatch(/^Vacuna/))
  expect(screen.queryByRole('link', { name: inSpanish })).toBeNull()
  await expectAccessible('the landing page in Spanish')
  await reload()
  const { speakWanted } = await import('../state/language.ts')
  await speakWanted(undefined)
  await start('Empezar')
  await speakWanted('en')
  await start('Start')
  await speakWanted('ES-mx')
  await start('Empezar')
  await speakWanted('en')
  await speakWanted(undefined)
  expect(document.documentElement.lang).toBe('en')
})

it('the page begins in the browser’s language where the operator offers it, else in English [LANG-02]', async () => {
  offerSpanish()
  await openPage(HOME)
  const { speakWanted } = await import('../state/language.ts')
  const browser = vi.spyOn(navigator, 'languages', 'get')
  for (const [wishes, language] of [
    [['es-MX', 'en'], 'es'],
    [['ar'], 'en'],
    [['en-US', 'es'], 'en'],
  ] as const) {
    browser.mockReturnValue(wishes)
    await speakWanted('ar')
    expect(document.documentElement.lang).toBe(language)
  }
})

it('"Aa" changes the language in the middle of a form, which keeps what was typed [LANG-02, SC-02]', async () => {
  offerSpanish()
  const { user } = await openForm('name', { visit: aNewVisit() })
  await user.type(screen.getByRole('textbox', { name: /Legal First Name/ }), 'Ana')
  const aids = await screen.findByRole('button', { name: 'Text and contrast' })
  const panel = document.getElementById(aids.getAttribute('popovertarget') ?? '') as HTMLElement
  await user.click(within(panel).getByText(inSpanish))
  expect(await screen.findByRole('textbox', { name: /Nombre legal/ })).toHaveValue('Ana')
  expect(screen.queryByRole('textbox', { name: /Legal First Name/ })).toBeNull()
  await user.click(screen.getByText(inEnglish))
  expect(await screen.findByRole('textbox', { name: /Legal First Name/ })).toHaveValue('Ana')
})

it('a text to agree to says in the guest’s language that it is in English, and is marked so [LANG-07, LANG-06]', async () => {
  offerSpanish()
  const { user } = await openForm('agree')
  const text = () => document.querySelectorAll('main [lang="en"]')
  expect(text()).toHaveLength(0)
  expect(screen.queryByText(/in English only/)).toBeNull()
  const [link] = screen.getAllByText(inSpanish)
  await user.click(link as HTMLElement)
  const [told] = await screen.findAllByText(/^Este texto está solo en inglés\./)
  expect(told).toBeVisible()
  expect(text().length).toBeGreaterThan(2)
})

it('a released text is agreed to in the guest’s language, anew after a change of it; the rest stays [LANG-07, LANG-02]', async () => {
  offerSpanish()
  const before = (page: OpenedPage) =>
    changeDocument(page, 'schedulerConfig', (config) => ({ ...config, released: ['es' as const] }))
  const { user } = await openForm('agree', { before })
  const { visit } = await import('../state/visit.ts')
  const answers = structuredClone({ ...visit.answers['patientDetails'] })
  await user.click(screen.getByRole('checkbox', { name: /I have been given this notice/ }))
  await user.click(screen.getAllByText(inSpanish)[0] as HTMLElement)
  const box = () => screen.getByRole('checkbox', { name: /Me dieron este aviso/ })
  await waitFor(() => expect(box()).not.toBeChecked()) // it is drawn anew
  expect(visit.agreedIn).toMatchObject({ privacyPractice: 'es', generalConsent: 'es' })
  expect({ ...visit.answers['patientDetails'] }).toEqual(answers)
  expect(screen.queryByText(/solo en inglés/)).toBeNull()
  expect(document.querySelectorAll('main [lang="en"]')).toHaveLength(0)
  await user.click(box())
  expect(box()).toBeChecked()
  await user.click(screen.getAllByText(inEnglish)[0] as HTMLElement)
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /I have been given this notice/ })).not.toBeChecked(),
  )
})

it('a tablet keeps no choice for its next guest [LANG-02]', async () => {
  offerSpanish()
  const { user } = await openTablet(HOME)
  await start('Start')
  const [link] = screen.getAllByRole('link', { name: inSpanish })
  await user.click(link as HTMLElement)
  await start('Empezar')
  // What the document after a wipe does.
  const { speakWanted } = await import('../state/language.ts')
  await speakWanted(undefined)
  await start('Start')
  expect(screen.queryAllByRole('link', { name: inEnglish })).toEqual([])
})
