import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../tests/support/dom.tsx'
import { HOME, openTablet } from '../../../tests/support/dom-tablet.ts'
import { SELECTION } from '../../../tests/support/dom-walk-in.ts'

const PAGES = {
  'Book a visit': '/health-services/scheduler/main',
  'Walk-in vaccine': '/health-services/scheduler/main#store-number',
  'Find a clinic': '/health-services/clinic/locations',
  'I have a benefit code': '/health-services/scheduler/benefit-codes',
  'Your visit': '/health-services/scheduler/cancel',
}

const nav = () => screen.findByRole('navigation', { name: 'Pages' })

it.each([
  '/health-services/scheduler/main',
  '/health-services/clinic/locations',
  '/health-services/scheduler/cancel',
  '/health-services/privacy',
  HOME,
])('%s has the five links, and marks the one of itself [BK-01, SC-10]', async (path) => {
  await openPage(path)
  const links = within(await nav()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(Object.entries(PAGES))
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(
    Object.values(PAGES).filter((to) => to === path),
  )
})

it('"Menu" is a native details element that Escape, a press beside it and a link close [SC-10]', async () => {
  const { user, address } = await openPage('/health-services/privacy')
  const menu = (await nav()).querySelector('details') as HTMLDetailsElement
  const summary = menu.querySelector('summary') as HTMLElement
  expect(summary).toHaveTextContent('Menu')
  menu.open = true
  fireEvent.pointerDown(within(await nav()).getByRole('link', { name: 'Find a clinic' }))
  expect(menu.open).toBe(true)
  await user.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(summary).toHaveFocus()
  menu.open = true
  fireEvent.pointerDown(screen.getByRole('main'))
  expect(menu.open).toBe(false)
  menu.open = true
  await user.click(within(await nav()).getByRole('link', { name: 'Find a clinic' }))
  await screen.findByRole('heading', { level: 1, name: 'Find a clinic' })
  expect(address()).toBe(PAGES['Find a clinic'])
  expect((await nav()).querySelector('details')?.open).toBe(false)
})

it("a store's tablet has no such links [BK-01, SC-10]", async () => {
  await openTablet(HOME)
  expect(await screen.findByRole('link', { name: 'Start' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

it.each([PAGES['Book a visit'], PAGES['Find a clinic'], HOME])(
  '%s has "Text and contrast", which changes the page at once and is kept on the device [SC-02]',
  async (path) => {
    const page = await openPage(path)
    await screen.findByRole('heading', { level: 1 })
    const button = await screen.findByRole('button', { name: 'Text and contrast' })
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement
    expect(panel).toHaveAttribute('popover', 'auto')
    const larger = () => screen.getByRole('button', { name: 'Larger text' })
    expect(larger()).toHaveAttribute('aria-pressed', 'false')
    await page.user.click(larger())
    await page.user.click(within(panel).getByRole('button', { name: 'More contrast' }))
    expect(larger()).toHaveAttribute('aria-pressed', 'true')
    const root = document.documentElement
    expect([root.dataset['text'], root.dataset['contrast']]).toEqual(['large', 'more'])
    await expectAccessible('a page with both aids')
    delete root.dataset['text']
    delete root.dataset['contrast']
    await page.reload()
    const { applyKeptAids } = await import('../state/aids.ts')
    await applyKeptAids()
    expect([root.dataset['text'], root.dataset['contrast']]).toEqual(['large', 'more'])
    expect(await screen.findByRole('button', { name: 'Larger text' })).toHaveAttribute('aria-pressed', 'true')
  },
)

it("on a store's tablet the choice stays over a reload in the middle of a visit, and goes with the guest [SC-02]", async () => {
  const { user } = await openTablet(HOME)
  await user.click(await screen.findByRole('button', { name: 'Larger text' }))
  const [{ get }, { openDatabase }] = await Promise.all([
    import('idb-keyval'),
    import('../platform/storage.ts'),
  ])
  const { applyKeptAids, resetAids } = await import('../state/aids.ts')
  const root = document.documentElement
  const kept = () => get('aids', openDatabase('device').use)
  expect(root.dataset['text']).toBe('large')
  expect(await kept()).toEqual({ text: true, contrast: false })
  delete root.dataset['text']
  window.history.pushState(null, '', SELECTION)
  await applyKeptAids()
  expect(root.dataset['text']).toBe('large')
  resetAids()
  expect(root.dataset['text']).toBeUndefined()
  await waitFor(async () => expect(await kept()).toBeUndefined())
  await user.click(await screen.findByRole('button', { name: 'Larger text' }))
  window.history.pushState(null, '', HOME)
  await applyKeptAids() // as after a tablet that was switched off in the middle of a visit
  await waitFor(async () => expect(await kept()).toBeUndefined())
})

it('a page opens at its address after a guest has followed a link to a telephone', async () => {
  window.location.href = 'tel:+15135550100'
  const { address } = await openPage('/health-services/privacy')
  expect(address()).toBe('/health-services/privacy')
  expect(await nav()).toBeVisible()
})
