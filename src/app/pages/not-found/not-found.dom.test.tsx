import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'

const MAIN = '/health-services/scheduler/main'
const UNKNOWN = '/health-services/nothing/here'

const finder = () => screen.findByRole('region', { name: 'What are you looking for?' })

describe('the page of an unknown path', () => {
  it('links to a visit, a walk-in and a clinic [ROUTE-32]', async () => {
    await openPage(UNKNOWN)
    expect(
      await screen.findByRole('heading', { level: 1, name: "Oh no 404! Can't find page." }),
    ).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Page not found'))
    const ways = within(await finder()).getAllByRole('link')
    expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['A time for a visit', MAIN],
      ['A walk-in vaccine', `${MAIN}#store-number`],
      ['A clinic near you', '/health-services/clinic/locations'],
      ['What our clinics do', '/health/clinic/services'],
    ])
    await expectAccessible()
  })

  it('has one frame below a walk-in too, as its template has [ROUTE-32, SC-10]', async () => {
    const logo = async (path: string) => {
      await openPage(path)
      await finder()
      return document.querySelector('header a:has(img)')?.getAttribute('href')
    }
    const usual = await logo(UNKNOWN)
    expect(usual).toMatch(/^\//)
    expect(await logo('/health-services/instant-vaccines/90100001/more')).toBe(usual)
  })

  it('links to the locator, which has a number to call [ROUTE-30, ROUTE-32, LOCATOR-01]', async () => {
    const { user } = await openPage(UNKNOWN)
    await user.click(await screen.findByRole('link', { name: 'A clinic near you' }))
    await screen.findByRole('heading', { level: 1, name: 'Find a clinic' })
    await waitFor(() => expect(document.title).toBe('Clinic Locator'))
    expect(await screen.findByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+1-\d/),
    )
    window.history.back()
    expect(await finder()).toBeVisible()
  })

  it('links to the scheduler that the operator configured [ROUTE-32, CONTENT-20]', async () => {
    await openPage(UNKNOWN, {
      before: ({ answer }) =>
        answer(/tlc\/scheduler-texts\.json/, async (_path, _init, next) => {
          const text = await (await next()).text()
          return new Response(text.replace(MAIN, '/health/clinic/schedule-appointment'), {
            headers: { 'content-type': 'application/json' },
          })
        }),
    })
    const links = within(await finder()).getAllByRole('link')
    await waitFor(() => expect(links[0]).toHaveAttribute('href', '/health/clinic/schedule-appointment'))
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(4)
  })
})
