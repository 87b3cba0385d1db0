import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aClinic, DETAILS_CALL, LOCATIONS } from '../../../../tests/support/clinics.ts'
import { screen } from '../../../../tests/support/dom.tsx'
import { openLocator, placeField, searchFor } from '../../../../tests/support/dom-clinics.ts'
import { passTime, slowTime } from '../../../../tests/support/dom-time.ts'

const FIFTY = Array.from({ length: 50 }, (_, index) => aClinic(index + 1))
const list = () => screen.queryByRole('listbox')

describe('the place to search near', () => {
  it('must be typed: an empty one is refused, in the title too [LOCATOR-27, quality A9]', async () => {
    const { user, asked } = await openLocator('?sortBy=distance', { clinics: FIFTY })
    const field = await placeField()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(field).toHaveAccessibleDescription(/Please enter a ZIP code or City, State\./)
    expect(field).toHaveFocus()
    await waitFor(() => expect(document.title).toBe('Error: Clinic Locator'))
    expect(asked).toEqual([])
  })

  it('stays when another language is chosen [LANG-02]', async () => {
    const { user } = await openLocator('?sortBy=distance')
    await user.type(await placeField(), 'Mason')
    const { chooseLanguage } = await import('../../state/language.ts')
    await act(() => chooseLanguage('es'))
    expect(document.documentElement.lang).toBe('es')
    expect(await screen.findByRole('combobox')).toHaveValue('Mason')
    await act(() => chooseLanguage('en'))
    expect(await placeField()).toHaveValue('Mason')
  })

  it('is suggested for a whole ZIP code or three characters, not for less [LOCATOR-26]', async () => {
    const { user, network } = await openLocator('?sortBy=distance')
    const asked = () => network.sent.filter(({ path }) => path.includes('similar-addresses'))
    const field = await placeField()
    slowTime()
    await user.type(field, '4520')
    await passTime(800)
    expect(asked()).toEqual([])
    await user.type(field, '2')
    await passTime(500)
    expect(await screen.findAllByRole('option')).not.toEqual([])
    await user.clear(field)
    await user.type(field, 'Ci')
    await passTime(800)
    expect(asked()).toHaveLength(1)
    await user.type(field, 'nc')
    await passTime(500)
    expect(await screen.findByRole('option', { name: 'Cincinnati, OH' })).toBeVisible()
  })

  it('is chosen with the arrow keys, and searched with Enter; near it there may be no clinic [LOCATOR-26, LOCATOR-30]', async () => {
    const { user, asked, address } = await openLocator('?sortBy=distance', {
      clinics: [],
      size: { width: 1000, height: 800 },
    })
    await user.type(await placeField(), 'Cinc')
    await screen.findByRole('option', { name: 'Cincinnati, OH' })
    await user.keyboard('{ArrowDown}{Enter}{Enter}')
    expect(
      await screen.findByText(
        'We were unable to find any clinics with the information you provided. Please broaden your search and try again.',
      ),
    ).toBeVisible()
    expect(screen.queryByRole('img', { name: /^Map/ })).toBeNull()
    expect(asked).toHaveLength(1)
    expect(address()).toBe(`${LOCATIONS}?searchText=Cincinnati%2C+OH&sortBy=distance`)
  })

  it('has no suggestions any more once it is searched [LOCATOR-26]', async () => {
    const { user } = await openLocator('?searchText=45202', { clinics: FIFTY })
    const field = await placeField()
    await screen.findAllByRole('article')
    slowTime()
    await user.clear(field)
    await user.type(field, 'Cincinn')
    await passTime(500)
    expect(await screen.findByRole('listbox')).toBeVisible()
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { name: 'Clinics near Cincinn' })
    expect(list()).toBeNull()
    await user.clear(field)
    await user.type(field, 'Columb{Enter}')
    await screen.findByRole('heading', { name: 'Clinics near Columb' })
    await passTime(1500)
    expect(list()).toBeNull()
  })

  it('may be one that no table knows: the page says what to do [LOCATOR-34, quality A9]', async () => {
    await openLocator('?searchText=Nowhereville')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We do not know this place. Check the spelling, or type a ZIP code.',
    )
  })
})

describe('an address', () => {
  it.each([
    ['a latitude that is no number', 'latitude=NaN&longitude=1'],
    ['a latitude beyond the pole', 'latitude=91&longitude=1'],
    ['a longitude alone', 'longitude=1'],
    ['empty coordinates', 'latitude=&longitude='],
    ['a blank text', 'searchText=%20%20'],
    ['a text of one letter', 'searchText=x'],
    ['a text of 200 letters', `searchText=${'x'.repeat(200)}`],
    ['another clinic error and no order', 'invalidStoreId=2&sortBy=%00'],
  ])(
    'with %s shows the form alone, and searches nothing [LOCATOR-05, class 34, class 35]',
    async (_, query) => {
      const { asked } = await openLocator(`?${query}`, { clinics: FIFTY })
      expect(await placeField()).toBeVisible()
      expect(screen.queryByText('Clinic Not Found')).toBeNull()
      const hints = screen.queryAllByText(/^Your link does not name a place/)
      expect(hints).toHaveLength(query.includes('itude=') ? 1 : 0)
      expect(screen.queryByRole('heading', { name: /^Clinics near/ })).toBeNull()
      expect(asked).toEqual([])
    },
  )
})

it('an empty search is reported with the name of its field [BK-57, EVENTS-03]', async () => {
  const { user } = await openLocator('')
  await user.type(await placeField(), '{Enter}')
  const { waiting } = await import('../../platform/analytics.ts')
  expect(waiting()).toContainEqual(
    expect.objectContaining({ event: 'constraintError', fields: ['searchText'] }),
  )
})

describe('the results', () => {
  it('has at most fifty clinics on thirteen pages of four, each an entry of its own [LOCATOR-28, BK-15]', async () => {
    const { user, asked } = await openLocator('?searchText=45202', { clinics: FIFTY })
    const names = new Set<string>()
    for (let at = 1; at <= 13; at += 1) {
      expect(await screen.findByText(`Page ${at} of 13`)).toBeVisible()
      const cards = screen.getAllByRole('article')
      expect(cards).toHaveLength(at === 13 ? 2 : 4)
      for (const card of cards) names.add(within(card).getByRole('heading').textContent.slice(3))
      if (at < 13) await user.click(screen.getByRole('button', { name: 'Next' }))
    }
    window.history.back()
    expect(await screen.findByText('Page 12 of 13')).toBeVisible()
    expect(names.size).toBe(50)
    asked.pop() // of going back
    expect(asked.map((query) => [query.get('page.size'), query.get('filter.maxResults')])).toEqual(
      FIFTY.slice(0, 13).map(() => ['4', '50']),
    )
    expect(asked.map((query) => query.get('page.offset'))).toEqual(
      FIFTY.slice(0, 13).map((_, at) => `${at * 4}`),
    )
  })

  it('starts at the first page when the same place is searched again [LOCATOR-20]', async () => {
    const { user, asked } = await openLocator('?searchText=45202', { clinics: FIFTY })
    await screen.findByText('Page 1 of 13')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('Page 2 of 13')
    await user.type(await placeField(), '{Enter}')
    expect(await screen.findByText('Page 1 of 13')).toBeVisible()
    vi.setSystemTime(Date.now() + 1000)
    await user.type(await placeField(), '{Enter}')
    await waitFor(() => expect(asked).toHaveLength(4))
  })

  it('is in the order of the address, also after going back [LOCATOR-06, LOCATOR-07, LOCATOR-23]', async () => {
    const { user, asked, address } = await openLocator('?searchText=45202&sortBy=wait', { clinics: FIFTY })
    const sort = () => screen.findByRole('combobox', { name: 'Sort by' })
    expect(await sort()).toHaveValue('distance')
    await user.selectOptions(await sort(), 'name')
    await waitFor(() => expect(address()).toContain('sortBy=name'))
    expect(await sort()).toHaveValue('name')
    await screen.findAllByRole('article')
    window.history.back()
    await waitFor(async () => expect(await sort()).toHaveValue('distance'))
    expect(await screen.findAllByRole('article')).toHaveLength(4)
    expect(asked.map((query) => query.get('sortBy'))).toEqual(['distance', 'name', 'distance'])
  })

  it('keeps the box of the order and its focus while it is chosen by keys and while the list loads [BK-48]', async () => {
    const { user, asked, address } = await openLocator('?searchText=45202', { clinics: FIFTY })
    const sort = await screen.findByRole('combobox', { name: 'Sort by' })
    sort.focus()
    fireEvent.keyDown(sort, { key: 'ArrowDown' })
    fireEvent.change(sort, { target: { value: 'name' } })
    expect(asked).toHaveLength(1)
    expect(sort).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toContain('sortBy=name'))
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveFocus()
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name')
  })

  it('gives the card of the clinic that was opened the focus after Back [BK-48]', async () => {
    const { user, address, asked } = await openLocator('?searchText=45202', {
      clinics: FIFTY,
      before: ({ answer }) =>
        answer(DETAILS_CALL, () => Response.json({ data: { clinic: { ...FIFTY[1], services: [] } } })),
    })
    const [, second] = await screen.findAllByRole('article')
    await user.click(within(second as HTMLElement).getByRole('link', { name: /^Clinic Details, / }))
    await waitFor(() => expect(address()).toMatch(/\/clinic\/details\//))
    await screen.findByRole('heading', { level: 1, name: 'Clinic 2' })
    window.history.back()
    // The list is loaded anew, and the one that was kept goes.
    await waitFor(() => expect(asked).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: /^B: / })).toHaveFocus())
  })

  it.each([
    ['no map on a phone [LOCATOR-04]', 390, 0],
    ['no map up to 480 pixels [LOCATOR-25]', 480, 0],
    ['a map where there is room [LOCATOR-03, LOCATOR-25]', 481, 1],
  ])('has %s', async (_, width, maps) => {
    const page = await openLocator('', { size: { width, height: 800 } })
    const map = () => screen.queryAllByRole('img', { name: 'Map of the places in the list' })
    await placeField()
    expect(map()).toHaveLength(0)
    await searchFor(page, '45202')
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(map()).toHaveLength(maps)
  })
})

describe('the place that was taken', () => {
  it('is named, with others of that name [BK-06]', async () => {
    const { user, address } = await openLocator('?searchText=Springfield&sortBy=distance')
    expect(
      await screen.findByRole('heading', { level: 2, name: /^Clinics near Springfield, [A-Z]{2}$/ }),
    ).toBeVisible()
    const others = screen.getByText('Other places of that name:').parentElement as HTMLElement
    const [other] = within(others).getAllByRole('link')
    const name = other?.textContent ?? ''
    expect(name).toMatch(/^Springfield, [A-Z]{2}$/)
    await user.click(other as HTMLElement)
    await waitFor(() => expect(address()).toContain(new URLSearchParams({ searchText: name }).toString()))
  })

  it('beyond the usual radius of every clinic searches wider with one press [BK-07]', async () => {
    const { user, address } = await openLocator('?searchText=47905&sortBy=name')
    const nearest = await screen.findByText(/^The nearest clinic is .+, \d+ miles away\.$/)
    const miles = Number(/(\d+) miles/.exec(nearest.textContent ?? '')?.[1])
    expect(miles).toBeGreaterThan(50)
    const radii = screen.getAllByRole('link', { name: /^Within/ }).map(({ textContent }) => textContent)
    expect(radii).toEqual([100, 250, 500].filter((one) => miles <= one).map((one) => `Within ${one} miles`))
    expect(screen.getByRole('link', { name: /^Call \(\d{3}\)/ })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Within 250 miles' }))
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
    expect(address()).toContain('/clinic/locations?searchText=47905&sortBy=name&radius=250')
  })

  it('far from every clinic leads to the nearest one [BK-07]', async () => {
    const { user, address } = await openLocator('?searchText=99950&sortBy=distance')
    expect(await screen.findByText(/^The nearest clinic is .+, \d+ miles away\.$/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Within 500 miles' })).toBeNull() // no clinic is as near as that either
    await user.click(screen.getByRole('link', { name: 'See this clinic' }))
    await waitFor(() => expect(address()).toMatch(/\/clinic\/details\/\d{3}\/\d{5}$/))
  })
})
