import { within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { expectAccessible, type OpenedPage, openPage, screen } from '../../../tests/support/dom.tsx'
import { openTablet } from '../../../tests/support/dom-tablet.ts'
import { openForm } from '../../../tests/support/dom-walk-in.ts'

const HOME = '/health-services/instant-vaccines/90100001'

/** Writes into the document what the server writes of the notices. */
function writeBanner(): void {
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
    helpIn: { en: 'English', es: 'Español', ar: 'العربية' },
  })
  document.head.append(banner)
  onTestFinished(() => banner.remove())
}

it.each<[string, () => Promise<OpenedPage>]>([
  ['the first page of a walk-in', () => openPage(HOME)],
  ['the first page of a tablet', () => openTablet(HOME)],
  ['the first page of a booking', () => openPage('/health-services/scheduler/main')],
  ['the first page of the clinics', () => openPage('/health-services/clinic/locations')],
  ['the page of privacy and care', () => openForm('agree')],
  ['the page where a guest signs', () => openForm('sign')],
])(
  '%s names the languages in which help is free, and says so in each with the number to call [LANG-09]',
  async (name, open) => {
    writeBanner()
    const { user } = await open()
    const button = await screen.findByRole('button', {
      name: 'Free language help English Español العربية',
    })
    expect(within(button).getByText('العربية')).toHaveAttribute('lang', 'ar')
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement
    expect(panel).toHaveAttribute('popover', 'auto')
    expect(panel).toBeEmptyDOMElement()
    await user.click(button)
    const { notices } = await bundledContent().document('languageHelp')
    const list = await within(panel).findAllByRole('listitem')
    expect(list.map(({ lang }) => lang)).toEqual(notices.map(({ language }) => language))
    for (const [at, { text }] of notices.entries())
      expect(list[at]).toHaveTextContent(text.replace('{supportPhone}', '(800) 555-0100'))
    const numbers = within(panel).queryAllByRole('link', { name: '(800) 555-0100' })
    expect(numbers).toHaveLength(name.includes('tablet') ? 0 : notices.length)
    await expectAccessible(name)
  },
)
