import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'

const MAIN = '/health-services/scheduler/main'
const PAGES = [
  ['Privacy', '/health-services/privacy', 'Your Privacy', 'Your privacy'],
  ['Accessibility', '/health-services/accessibility', 'Accessibility', 'Accessibility'],
  ['Licenses', '/health-services/licences', 'Licenses and Attributions', 'Licenses and attributions'],
] as const

describe('the last lines of every page', () => {
  it.each(PAGES)(
    '%s is at %s, under a title and a heading that has focus [quality section 8]',
    async (link, path, title, heading) => {
      const { user, address } = await openPage(MAIN)
      await screen.findByRole('heading', { level: 1, name: 'Book a visit' })
      await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: link }))
      await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toHaveFocus())
      expect(screen.getAllByRole('heading', { level: 2 })[0]).toBeVisible()
      expect(address()).toBe(path)
      await waitFor(() => expect(document.title).toBe(title))
      await expectAccessible()
    },
  )

  it('is followed from one to the next, and back to where the guest was [quality section 8]', async () => {
    const { user } = await openPage(MAIN)
    for (const [link, , , heading] of PAGES) {
      await user.click(await screen.findByRole('link', { name: link }))
      await screen.findByRole('heading', { level: 1, name: heading })
    }
    window.history.go(-PAGES.length)
    await screen.findByRole('heading', { level: 1, name: 'Book a visit' })
    await waitFor(() => expect(document.title).toBe('Health and Wellness Scheduler'))
  })

  it('the privacy page says what protects a draft, and what does not [WI-41]', async () => {
    await openPage('/health-services/privacy')
    const says =
      'It keeps other sites and other apps out. Anybody who can use this browser can open it: use Start over on a shared device.'
    expect(await screen.findByText(new RegExp(says))).toHaveTextContent(
      'The draft is kept for at most 24 hours',
    )
  })

  it.each(PAGES.slice(0, 2))('%s names a person to call [quality section 8]', async (_, path) => {
    await openPage(path)
    expect(await screen.findByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+1-\d/),
    )
  })
})

describe('the licences of what is shipped', () => {
  it('are listed by package, and lead to their texts [quality section 7]', async () => {
    await openPage('/health-services/licences')
    await screen.findByRole('heading', { level: 1, name: 'Licenses and attributions' })
    const packages = within(screen.getByRole('main')).getAllByRole('listitem')
    const named = (name: string) => packages.filter(({ textContent }) => textContent.startsWith(name))
    expect(named('reactversion')[0]).toHaveTextContent('MIT')
    expect(
      packages.filter((one) => one.textContent.includes('atkinson-hyperlegible-next'))[0],
    ).toHaveTextContent('OFL-1.1')
    expect(
      screen.getByText(new RegExp(`^${packages.length} packages are part of this service`)),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'All licenses, word for word' })).toHaveAttribute(
      'href',
      '/licences.txt',
    )
  })
})
