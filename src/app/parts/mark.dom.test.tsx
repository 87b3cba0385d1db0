import { waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openPage, screen } from '../../../tests/support/dom.tsx'

/** The banner of the host, as the server writes it into a page. */
function hasBanner(shown: {
  title: string
  logo: string
  logoWidth: number
  logoHeight: number
  link: string | null
  titleEnd: string
  phone: string
}): void {
  const script = document.createElement('script')
  script.id = 'banner'
  script.type = 'application/json'
  script.textContent = JSON.stringify(shown)
  document.head.append(script)
  onTestFinished(() => script.remove())
}

const KROGER = {
  title: 'Kroger',
  logo: '/content/v2/binary/image/kroger.svg',
  logoWidth: 177,
  logoHeight: 48,
  link: '/',
  titleEnd: '',
  phone: '800-555-0101',
}
const logo = () => within(screen.getByRole('banner')).getByRole('img', { name: 'Kroger' })

it('the logo links home from a page without a visit [BANNER-09]', async () => {
  hasBanner(KROGER)
  await openPage('/health-services/clinic/locations')
  await screen.findByRole('heading', { level: 1, name: 'Find a clinic' })
  expect(logo()).toHaveAttribute('src', KROGER.logo)
  expect(logo().closest('a')).toHaveAttribute('href', '/')
})

it('a logo that fails is the name of the banner, with its link [BK-56]', async () => {
  hasBanner(KROGER)
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'))
  await openPage('/health-services/clinic/locations')
  await screen.findByRole('heading', { level: 1, name: 'Find a clinic' })
  const header = within(screen.getByRole('banner'))
  await waitFor(() => expect(header.queryByRole('img', { name: 'Kroger' })).toBeNull())
  expect(header.getByRole('link', { name: 'Kroger' })).toHaveAttribute('href', '/')
})

it('the logo of the walk-in has no link [BANNER-09]', async () => {
  hasBanner(KROGER)
  await openPage('/health-services/instant-vaccines/90100001')
  await screen.findByRole('link', { name: 'Start' })
  expect(logo().closest('a')).not.toHaveAttribute('href')
})

it('the logo of a banner without a link has none [BANNER-09]', async () => {
  hasBanner({ ...KROGER, link: null })
  await openPage('/health-services/clinic/locations')
  await screen.findByRole('heading', { level: 1, name: 'Find a clinic' })
  expect(logo().closest('a')).not.toHaveAttribute('href')
})

it.each([
  '/health-services/scheduler/main',
  '/health-services/scheduler/cancel',
  '/health-services/nothing',
  '/health-services/privacy',
])('at the foot of %s is whom to call, at the same place [BK-04, SC-13]', async (path) => {
  hasBanner(KROGER)
  await openPage(path)
  const foot = within(await screen.findByRole('contentinfo'))
  const [first] = foot.getAllByRole('link')
  expect(first).toHaveAttribute('href', 'tel:+1-800-555-0101')
  expect(first?.closest('p')).toHaveTextContent('Need help? Call 800-555-0101')
})
