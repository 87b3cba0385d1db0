import { waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aClinic, CLINIC, DETAILS, DETAILS_CALL, LOCATIONS } from '../../../../tests/support/clinics.ts'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'

const NAME = 'Fernlight Clinic at Marrowby Market Lantern Square'
const MAP = { name: /^Map/ }

/** Opens a clinic that the server describes in these words; answers its hours. */
async function openClinic(overrides: object) {
  const clinic = { ...aClinic(1), services: [], ...overrides }
  await openPage(CLINIC, {
    before: ({ answer }) => answer(DETAILS_CALL, () => Response.json({ data: { clinic } })),
  })
  return screen.findByRole('heading', { name: 'Opening hours' })
}

describe('the page of a clinic', () => {
  it('asks for it by division and store, and names it, its city and its street [SCOPE-07, CLINIC-01, CLINIC-02, CLINIC-10, ROUTE-28]', async () => {
    const { network } = await openPage(CLINIC)
    expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeVisible()
    expect(screen.getByText('Clinic Details')).toBeVisible()
    await waitFor(() =>
      expect(document.title).toBe('Appointments - The Little Clinic in Cincinnati, OH (100 Lantern Sq)'),
    )
    const asked = network.sent.map(({ path }) => path).filter((path) => DETAILS_CALL.test(path))
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('filter.divisionNumber=951&filter.storeNumber=00001')
  })

  it('begins with its name, whether it is open, its address and its phone, and ends with other care [SC-35, CLINIC-02]', async () => {
    await openPage(CLINIC)
    const name = await screen.findByRole('heading', { level: 1, name: NAME })
    const inOrder = [
      screen.getByText('Clinic Details'),
      name,
      document.querySelector('[class*=opening]') as Element,
      screen.getByText('Phone'),
      screen.getByRole('group', { name: /^Next times, / }),
      screen.getByRole('link', { name: /^Book a visit, / }),
      screen.getByRole('link', { name: 'View Services' }),
      screen.getByRole('heading', { name: 'Opening hours' }),
      await screen.findByRole('heading', { name: 'In an emergency' }),
      document.querySelector('[class*=finder]') as Element,
    ]
    for (const [index, one] of inOrder.slice(1).entries())
      expect(inOrder[index]?.compareDocumentPosition(one), one.textContent ?? '').toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
  })

  it('has its next three free times, each of which begins a booking there with the time chosen [SC-35]', async () => {
    const { user, address } = await openPage(CLINIC)
    const times = within(await screen.findByRole('group', { name: /^Next times, / })).getAllByRole('button')
    expect(times).toHaveLength(3)
    expect(new Set(times.map(({ textContent }) => textContent)).size).toBe(3)
    for (const time of times) expect(time).toHaveAccessibleName(new RegExp(`^Book ${time.textContent}, `))
    const second = times[1] as HTMLElement
    const words = second.textContent ?? ''
    await user.click(second)
    await waitFor(() => expect(address()).toMatch(/scheduler\/result\?/))
    expect(window.history.state).toMatchObject({
      type: 'Clinic Visits',
      provider: '95100001',
      serviceIds: [29],
    })
    expect(await screen.findByText('The time you came for')).toBeVisible()
    expect(screen.getByText(new RegExp(`${words} E.T, ${NAME}$`))).toBeVisible()
  })

  it('lists its services by group, each of which begins its booking there [BK-47]', async () => {
    const services = [
      { id: 29, name: 'Minor Illness or Injury Visit', groupName: 'Clinic Visits' },
      { id: 91, name: 'Skin Care Visit', groupName: 'Clinic Visits' },
      { id: 9_000_001, name: 'Ear check', groupName: null },
    ]
    const clinic = { ...aClinic(1), services }
    const { user, address } = await openPage(CLINIC, {
      before: ({ answer }) => answer(DETAILS_CALL, () => Response.json({ data: { clinic } })),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Clinic 1' })).toBeVisible()
    const card = (await screen.findByRole('heading', { name: 'Services here' })).closest(
      'section',
    ) as HTMLElement
    const groups = within(card).getAllByRole('heading', { level: 3 })
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Clinic Visits', 'Other services'])
    const links = within(card).getAllByRole('link')
    expect(links).toHaveLength(3)
    expect(links[0]).toHaveAttribute('href', expect.stringContaining('/main?location='))
    await expectAccessible('services of a clinic')
    await user.click(within(card).getByRole('link', { name: 'Book Minor Illness or Injury Visit, Clinic 1' }))
    await waitFor(() => expect(address()).toContain('/health-services/scheduler/result'))
    expect(window.history.state).toMatchObject({
      type: 'Clinic Visits',
      serviceIds: [29],
      provider: '95100001',
    })
  })

  it('names the groups of its services in the language of the guest, and marks those without a translation as English [LANG-06]', async () => {
    const services = [
      { id: 91, name: 'Skin Concern Visit', groupName: 'Skin Care Visits' },
      { id: 9_000_001, name: 'Ear check', groupName: 'Ear Care' },
    ]
    await openPage(CLINIC, {
      before: async ({ answer }) => {
        const { speak } = await import('../../messages/catalogue.ts')
        const { setTranslations } = await import('../../messages/document-texts.ts')
        speak({ language: 'es', direction: 'ltr', areas: {} })
        onTestFinished(() => speak(undefined))
        setTranslations('es', { 'Skin Care Visits': 'Visitas por la piel' })
        answer(DETAILS_CALL, () => Response.json({ data: { clinic: { ...aClinic(1), services } } }))
      },
    })
    expect(await screen.findByRole('heading', { level: 3, name: 'Visitas por la piel' })).toBeVisible()
    for (const untranslated of ['Ear Care', 'Ear check'])
      expect(screen.getByText(untranslated)).toHaveAttribute('lang', 'en')
  })

  it('is named on the page of services that is opened from it [BK-47]', async () => {
    const { user } = await openPage(CLINIC)
    await user.click(await screen.findByRole('link', { name: 'View Services' }))
    expect(await screen.findByText(`All clinics. You came from ${NAME}.`)).toBeVisible()
  })

  it('has no lunch line on a day without a pause, and the text where it is not known [BK-49, LOCATOR-44]', async () => {
    const timingInfo = { todaysHours: '09:00 AM - 06:00 PM', todaysLunchHours: '' }
    await openClinic({ timingInfo })
    expect(screen.queryByText('Lunch')).toBeNull()
  })

  it('says that the pause is not known where the answer does not say [BK-49, LOCATOR-44]', async () => {
    await openClinic({ timingInfo: { todaysHours: '09:00 AM - 06:00 PM', todaysLunchHours: null } })
    expect(screen.getByText('Lunch hours not currently available')).toBeVisible()
  })

  it('tells why it is closed today, where the operator says it [DIR-06]', async () => {
    await openClinic({
      timingInfo: { todaysHours: 'Closed', todaysLunchHours: '', closedReason: 'Thanksgiving' },
    })
    expect(screen.getByText('Closed (Thanksgiving)')).toBeVisible()
  })

  it('has no button for a time where none is free [SC-35]', async () => {
    await openClinic({ nextSlots: [] })
    expect(screen.queryByRole('group', { name: /^Next times/ })).toBeNull()
  })

  it('shows its hours, today first and marked, and what to do in an emergency [CLINIC-02, CLINIC-05, CLINIC-06, BK-50]', async () => {
    await openPage(CLINIC, { size: { width: 1180, height: 820 } })
    const hours = (await screen.findByRole('heading', { name: 'Opening hours' })).closest('section')
    const days = within(hours as HTMLElement).getAllByRole('term')
    expect(days.map((day) => day.textContent)).toEqual([
      'Friday (today)',
      'Saturday',
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
    ])
    expect(await screen.findByRole('heading', { name: 'In an emergency' })).toBeVisible()
    expect(screen.getByRole('img', MAP)).toBeVisible()
    await expectAccessible()
  })

  it('has no map on a phone [BK-17]', async () => {
    await openPage(CLINIC, { size: { width: 390, height: 844 } })
    expect(await screen.findByRole('heading', { name: 'Opening hours' })).toBeVisible()
    expect(screen.queryByRole('img', MAP)).toBeNull()
  })

  it.each([
    ['View Services', '/health/clinic/services', 'Clinic services'],
    ['View Pricing', '/health/clinic/billing-insurance-payment', 'Prices, insurance, and payment'],
  ])('links to another with %s, and back [CLINIC-03, CLINIC-04]', async (name, path, heading) => {
    const { user, address } = await openPage(CLINIC)
    await user.click(await screen.findByRole('link', { name }))
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(address()).toBe(path)
    window.history.back()
    expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeVisible()
  })

  it('copies the address, and has no link to a map of others [CLINIC-02, quality section 7]', async () => {
    const { user } = await openPage(CLINIC)
    await user.click(await screen.findByRole('button', { name: 'Copy address' }))
    expect(await screen.findByText('Copied!')).toBeVisible()
    expect(await navigator.clipboard.readText()).toMatch(/^100 Lantern Sq, Cincinnati, OH \d{5}$/)
    const foreign = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(foreign.filter((to) => !/^(\/|tel:|#)/.test(to ?? '/'))).toEqual([])
  })

  it('has no map without a point, and no week without hours [CLINIC-05, LOCATOR-44]', async () => {
    const heading = await openClinic({ location: { lat: 0, lng: 0 }, weekHours: [] })
    expect(heading.closest('section')).toHaveTextContent('Hours not currently available')
    expect(screen.queryByRole('img', MAP)).toBeNull()
  })

  it('shows all but the map of a clinic without a street or a point [CLINIC-01, CLINIC-05, class 46]', async () => {
    const address = { addressLines: ['  '], cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' }
    await openClinic({ address, location: null })
    await waitFor(() => expect(document.title).toBe('Appointments - The Little Clinic in Mason, OH'))
    expect(screen.queryByRole('img', MAP)).toBeNull()
  })
})

describe('a clinic that does not come at once', () => {
  it('shows that it is loading [CLINIC-07]', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await openPage(CLINIC, {
      before: (page) =>
        page.answer(DETAILS_CALL, async (_path, _init, next) => {
          await held
          return next()
        }),
    })
    expect(await screen.findByText('Loading the clinic')).toBeInTheDocument()
    answer()
    expect(await screen.findByRole('heading', { name: 'Opening hours' })).toBeVisible()
    expect(screen.queryByText('Loading the clinic')).toBeNull()
  })

  it('can be loaded again after each failure [CLINIC-07, CLINIC-08]', async () => {
    let calls = 0
    const { user } = await openPage(CLINIC, {
      before: ({ answer }) =>
        answer(DETAILS_CALL, (_path, _init, next) => {
          calls += 1
          if (calls === 1) throw new TypeError('Failed to fetch')
          return calls === 2 ? Response.json({ errors: [] }, { status: 500 }) : next()
        }),
    })
    expect(await screen.findByText('There has been a network failure. Please try again.')).toBeVisible()
    screen.getByRole('button', { name: 'Retry' }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/^Oops, something went wrong!/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Opening hours' })).toBeVisible()
  })
})

describe('a clinic that does not exist', () => {
  it.each(['/999/99999', '/95/1', '/abc/%3Cb%3E'])(
    'such as %s leads to the locator, which says so [CLINIC-09, LOCATOR-10, LOCATOR-11, ROUTE-27]',
    async (path) => {
      const { address } = await openPage(DETAILS + path)
      await waitFor(() => expect(address()).toBe(`${LOCATIONS}?invalidStoreId=1`))
      expect(await screen.findByText('Clinic Not Found')).toBeVisible()
      expect(
        screen.getByText(
          "We're sorry, the clinic details page requested does not exist. Please find your clinic using the search tool below.",
        ),
      ).toBeVisible()
      await expectAccessible('an unknown clinic')
    },
  )
})
