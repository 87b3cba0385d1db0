import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { searchPhysical } from '#contract/providers'
import type { TestApp } from '../../../../tests/support/app.ts'
import { expectAccessible, type OpenedPage, openPage, screen } from '../../../../tests/support/dom.tsx'
import { changeDocument } from '../../../../tests/support/dom-content.ts'
import { expectAddress, MAIN, PRESCREEN, press } from '../../../../tests/support/dom-find.ts'
import {
  chosen,
  findSlot,
  holdsOf,
  holdTime,
  nameOf,
  RESULTS,
  slots,
} from '../../../../tests/support/dom-results.ts'

const CAME = 'The time you came for'
const DAY = '2026-11-23'
const TAKEN = /^The time you came for, .* is not free any more\./

interface Link {
  /** Query of the link's address. */
  search: Record<string, string>
  /** What its place is called. */
  place: string
}

/** A booking link as the public feed writes it, for a free time of a place near 45202 and for some of its vaccines. */
async function aLink(server: TestApp, serviceIds = '201', businessName = 'pharmacy'): Promise<Link> {
  const window = { businessNames: businessName, serviceIds: '201', startDate: DAY, endDate: DAY }
  const query = new URLSearchParams({ ...window, freeFormAddress: '45202' })
  const { data } = await (await server.send(`${searchPhysical.path}?${query}`)).json()
  const [{ providerId: provider, vanityName: place, services }] = data.appointmentTimeSlots
  const slot: string = services[0].availability[0].timeslots[3].value
  const search = { type: 'Vaccines', location: '45202', provider, businessName, serviceIds, date: DAY, slot }
  return { search, place }
}

/** Opens a link on the questions or the results. */
async function openLink(
  path: string,
  {
    serviceIds,
    businessName,
    change = {},
    before = () => {},
  }: {
    serviceIds?: string
    businessName?: string
    /** Parameters that replace those of the link. */
    change?: Record<string, string>
    before?: (page: OpenedPage, link: Link) => Promise<void> | void
  } = {},
): Promise<{ page: OpenedPage; link: Link }> {
  let link: Link = { search: {}, place: '' }
  const page = await openPage(path, {
    async before(opened) {
      link = await aLink(opened.server, serviceIds, businessName)
      await before(opened, link)
      window.history.replaceState(null, '', `${path}?${new URLSearchParams({ ...link.search, ...change })}`)
    },
  })
  return { page, link }
}

const timesText = (text: string | RegExp) => screen.findByText(text)

describe('the questions of a booking link', () => {
  it('show its time and place and the vaccines that it names, also after a reload [ROUTE-06, ROUTE-10]', async () => {
    const { page, link } = await openLink(PRESCREEN, { serviceIds: '201,205,207' })
    const came = async () => (await screen.findByText(CAME)).closest('[class*=notice]')
    expect(await came()).toHaveTextContent(/\d\d:\d\d [AP]M E[SD]T, \S/)
    expect(await came()).toHaveTextContent(link.place)
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
    await expectAccessible('questions of a time that a link was for')
    await page.reload()
    expect(await came()).toHaveTextContent(/\d\d:\d\d [AP]M E[SD]T, \S/)
    expect(holdsOf(page)).toEqual([])
  })

  it('lead to other vaccines without the time [ROUTE-06]', async () => {
    const { page } = await openLink(PRESCREEN, { serviceIds: '201,205' })
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2)
    await press(page, 'Another vaccine or time')
    expect(await screen.findByRole('checkbox', { name: /Shingles/ })).toBeVisible()
    expect(screen.queryByText(CAME)).toBeNull()
  })

  it('say when its place does not give its vaccine, and so do the results [RESULTS-31]', async () => {
    const rsv = '219' // pharmacies give it
    const { page, link } = await openLink(PRESCREEN, { serviceIds: rsv, businessName: 'tlc' })
    expect(await screen.findByText(new RegExp(`${link.place}, cannot be booked there now\\.`))).toBeVisible()
    await press(page, 'See Availability')
    expect(await timesText(new RegExp(`${link.place} does not give RSV`))).toBeVisible()
    expect(await timesText(/^Soonest: /)).toBeVisible()
    expect(screen.queryByText(/not free any more/)).toBeNull()
  })

  it.each([
    ['questions', PRESCREEN, '261,263'],
    ['results', RESULTS, '261'],
  ])(
    'of vaccines that are switched off lead from the %s to other visits [CONTENT-28]',
    async (_, path, serviceIds) => {
      const { page } = await openLink(path, {
        serviceIds,
        change: { type: 'COVID-19 Vaccines' },
        before: (opened) => changeDocument(opened, 'covidVaccinesToggle', () => ({ isEnabled: false })),
      })
      expect(await screen.findByText('These visits cannot be booked online now.')).toBeVisible()
      expect(screen.queryByText(/try again/i)).toBeNull()
      await expectAccessible('switched off')
      await press(page, 'See other visits')
      await expectAddress(page, MAIN)
    },
  )
})

describe('the results of a booking link', () => {
  it('have its time chosen, not held, also after a reload [ROUTE-10, HOLD-01]', async () => {
    const { page } = await openLink(RESULTS)
    expect(await timesText(CAME)).toBeVisible()
    await waitFor(() => expect(chosen()).toEqual([expect.stringMatching(/^\d\d:\d\d [AP]M E[SD]T, \w+, /)]))
    expect(screen.getByText(/^Chosen: /)).toBeVisible()
    await expectAccessible('a time that a link was for')
    await page.reload()
    expect(await timesText(/^Chosen: /)).toBeVisible()
    expect(holdsOf(page)).toEqual([])
  })

  it('hold the slot that is tapped instead of the chosen one, then that one again [HOLD-01, RESULTS-23]', async () => {
    const { page } = await openLink(RESULTS)
    await timesText(/^Chosen: /)
    await findSlot()
    const [name = ''] = chosen()
    const other = slots().find((slot) => nameOf(slot) !== name) as HTMLElement
    const otherName = nameOf(other)
    await page.user.click(other)
    await screen.findAllByText(/^Held for /)
    await waitFor(() => expect(chosen()).toEqual([otherName]))
    expect(screen.queryByText(/^Chosen: /)).toBeNull()
    await page.user.click(slots().find((slot) => nameOf(slot) === name) as HTMLElement)
    await expect.poll(() => holdsOf(page).filter(({ method }) => method === 'POST')).toHaveLength(2)
    await expect.poll(chosen).toEqual([name])
  })

  it('say when another guest has its time by now, and offer others [HOLD-11]', async () => {
    const { page, link } = await openLink(RESULTS)
    await timesText(CAME)
    const time = {
      timestamp: link.search['slot'] ?? '',
      services: [{ id: 201, name: 'Flu', isAvailable: true }],
    }
    // All guests that its place sees at once.
    const takeAll = async () => {
      for (;;) await holdTime(page.server, time, link.search['provider'] ?? '')
    }
    await expect(takeAll()).rejects.toThrow('slotTaken')
    await press(page, /^Hold this time/)
    expect(await timesText(TAKEN)).toBeVisible()
    await page.reload()
    expect(await timesText(TAKEN)).toBeVisible()
    expect(screen.getByText(/^Soonest: /)).toBeVisible()
    await expectAccessible('a time that is gone')
  })

  it.each(['tomorrow', '2026-99-99T00:00:00-05:00', '<b>'])(
    'pass over %j, which is no time [class 33, class 36]',
    async (slot) => {
      await openLink(RESULTS, { change: { slot } })
      expect(await timesText(/^Soonest: /)).toBeVisible()
      expect(screen.queryByText(/time you came for/)).toBeNull()
    },
  )
})
