import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aClinic, LOCATIONS } from '../../../../tests/support/clinics.ts'
import { screen } from '../../../../tests/support/dom.tsx'
import { aDevice, openLocator, searchFor } from '../../../../tests/support/dom-clinics.ts'
import { passTime, slowTime } from '../../../../tests/support/dom-time.ts'

const HERE = [39.10314159, -84.51202653] as const
const NEAR = Array.from({ length: 6 }, (_, index) => aClinic(index + 1))
const points = (asked: readonly URLSearchParams[]) => asked.map((query) => query.get('filter.latLng'))

async function openNear(query = '') {
  const device = aDevice()
  const page = await openLocator(query, { clinics: NEAR })
  await waitFor(() => expect(device.isWatched()).toBe(true))
  const tell = (latitude: number, longitude: number) => act(() => device.tell(latitude, longitude))
  return { ...page, device, tell }
}

describe('a device that says where it is', () => {
  it('has the clinics near it, and an address that says where [LOCATOR-08, LOCATOR-14, LOCATOR-15, LOCATOR-18, LOCATOR-19, ROUTE-27]', async () => {
    const { tell, address, asked } = await openNear('?referrer=mail')
    slowTime()
    tell(...HERE)
    expect(await screen.findByRole('heading', { name: 'Clinics near you' })).toBeVisible()
    expect(await screen.findAllByRole('article')).toHaveLength(4)
    await waitFor(() =>
      expect(address()).toBe(`${LOCATIONS}?latitude=39.1031&longitude=-84.512&sortBy=distance&referrer=mail`),
    )
    await passTime(1000)
    expect(screen.getAllByRole('article')).toHaveLength(4)
    expect(points(asked)).toEqual(['39.1031,-84.512'])
  })

  it('is searched near again from the fourth decimal on, and not for less [LOCATOR-21]', async () => {
    const { tell, address, asked } = await openNear()
    slowTime()
    tell(...HERE)
    await screen.findAllByRole('article')
    for (let jump = 1; jump <= 5; jump += 1) tell(HERE[0] + jump / 10_000_000, HERE[1])
    await passTime(6000)
    expect(asked).toHaveLength(1)
    tell(39.2, HERE[1])
    await passTime(5000)
    await waitFor(() => expect(address()).toContain('latitude=39.2&'))
    expect(points(asked)).toEqual(['39.1031,-84.512', '39.2,-84.512'])
  })

  it('a device that moves all the time causes few searches [LOCATOR-21, LOCATOR-22]', async () => {
    const { tell, address, asked } = await openNear()
    slowTime()
    tell(...HERE)
    await screen.findAllByRole('article')
    for (let jump = 0; jump <= 20; jump += 1) {
      tell(39.2 + jump / 1000, HERE[1])
      await passTime(100)
    }
    await passTime(5000)
    await waitFor(() => expect(address()).toContain('latitude=39.22&'))
    expect(await screen.findAllByRole('article')).toHaveLength(4)
    expect(asked.length).toBeLessThanOrEqual(3)
  })
})

describe('the point of an address', () => {
  it('counts, also on a device that would say where it is, until the guest asks to be found [LOCATOR-16, LOCATOR-18]', async () => {
    const { user, tell, address, asked } = await openNear('?latitude=40&longitude=-83')
    tell(...HERE)
    expect(await screen.findAllByRole('article')).toHaveLength(4)
    expect(points(asked)).toEqual(['40,-83'])
    expect(screen.getByRole('heading', { name: 'Clinics near the place in your link' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use my location' }))
    await waitFor(() => expect(address()).toContain('latitude=39.1031'))
    expect(await screen.findByRole('heading', { name: 'Clinics near you' })).toBeVisible()
  })

  it('counts on a device that says nothing [LOCATOR-16, LOCATOR-18]', async () => {
    const { asked } = await openNear('?latitude=40&longitude=-83')
    expect(await screen.findAllByRole('article')).toHaveLength(4)
    expect(points(asked)).toEqual(['40,-83'])
  })
})

describe('a device that does not say where it is', () => {
  it('because the guest does not share it: a place can be typed [LOCATOR-09, LOCATOR-15]', async () => {
    const { device, asked, ...page } = await openNear()
    act(() => device.fail(1))
    expect(
      await screen.findByText(/^We do not know where you are: your browser does not share it/),
    ).toBeVisible()
    expect(asked).toEqual([])
    await searchFor(page, 'Mason, OH')
    expect(await screen.findAllByRole('article')).toHaveLength(4)
    expect(screen.queryByText(/does not share it/)).toBeNull()
  })

  it('because it is unknown: the page says it [LOCATOR-15]', async () => {
    const { device, asked } = await openNear()
    act(() => device.fail(2))
    expect(await screen.findByText(/^Your device does not know where it is/)).toBeVisible()
    expect(asked).toEqual([])
  })

  it('for ten seconds: the page says that it looks, then that it does not know yet [LOCATOR-15]', async () => {
    const device = aDevice()
    const { asked } = await openLocator('', { clinics: NEAR, before: slowTime })
    expect(await screen.findByText('Looking for where you are. You can also type a place.')).toBeVisible()
    await passTime(11_000)
    expect(await screen.findByText(/^We do not know where you are yet/)).toBeVisible()
    expect(device.isWatched()).toBe(true)
    expect(asked).toEqual([])
  })
})
