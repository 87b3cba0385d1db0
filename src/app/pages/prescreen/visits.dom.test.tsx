import { within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectAccessible, type OpenedPage, openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  configureCategory,
  dayAhead,
  expectAddress,
  MAIN,
  PRESCREEN,
  press,
  RESULTS,
  SERVICES,
  searchHere,
} from '../../../../tests/support/dom-find.ts'
import {
  at,
  choose,
  expectAlert,
  expectHeading,
  goBack,
  openFlow,
  proceed,
  tick,
} from '../../../../tests/support/dom-prescreen.ts'

const REQUIRED = 'This is a required field'

describe('health screenings', () => {
  const A1C = 'Blood sugar (A1C) screening'
  const FAILED =
    'We’re having trouble loading health screenings. Please refresh this page to try again, or call the clinic.'

  it('say when they failed to load, and load again [PRESCREEN-12, PRESCREEN-14]', async () => {
    let isDown = true
    const page = await openFlow('Health Screenings', {
      before: ({ answer }) =>
        answer(SERVICES, (_path, _init, next) => {
          if (isDown) throw new TypeError('fetch failed')
          return next()
        }),
    })
    await expectAlert(/trouble loading health screenings/)
    await expectAccessible('services failed')
    isDown = false
    await press(page, 'Try again')
    await expectHeading('Which health screening do you need?')
  })

  it('say in the guest’s language that they failed to load [PRESCREEN-14, LANG-06]', async () => {
    await openFlow('Health Screenings', {
      before: async ({ answer }) => {
        const { speak } = await import('../../messages/catalogue.ts')
        const { setTranslations } = await import('../../messages/document-texts.ts')
        speak({ language: 'es', direction: 'ltr', areas: {} })
        onTestFinished(() => speak(undefined))
        setTranslations('es', { 'Health Screenings': 'Pruebas de salud', [FAILED]: 'Tenemos problemas.' })
        answer(SERVICES, () => {
          throw new TypeError('fetch failed')
        })
      },
    })
    await expectAlert('Tenemos problemas.')
    await expectHeading('Pruebas de salud')
  })

  it('are one step without a count, and one of a list must be picked [PRESCREEN-07, PRESCREEN-13, PRESCREEN-25]', async () => {
    const page = await openFlow('Health Screenings')
    await expectHeading('Which health screening do you need?')
    expect(screen.queryByText(/^\d of \d$/)).toBeNull()
    await press(page, 'See Availability')
    await expectAlert(REQUIRED)
    await expectAccessible('nothing picked')
  })

  it('keep the choice across a reload and for Back, and open its results [PRESCREEN-08, PRESCREEN-13]', async () => {
    const page = await openFlow('Health Screenings')
    await tick(page, 'radio', A1C)
    await page.reload()
    expect(await screen.findByRole('radio', { name: A1C })).toBeChecked()
    await press(page, 'See Availability')
    await expectAddress(page, RESULTS)
    const { serviceIds, type } = searchHere()
    expect([type, serviceIds]).toEqual(['Health Screenings', [123]])
    await goBack(page, at(1))
    expect(await screen.findByRole('radio', { name: A1C })).toBeChecked()
  })
})

describe('a DOT physical', () => {
  const SCREENING = 'Do you want to add drug screening?'
  const employer = () => screen.findByLabelText<HTMLSelectElement>('Employer')
  const employerNow = async () => (await employer()).selectedOptions[0]?.textContent

  async function employedBy(name: string): Promise<OpenedPage> {
    const page = await openFlow('DOT Physicals')
    await page.user.selectOptions(await employer(), name)
    return page
  }

  /** Ids that a search for a physical with or without drug screening has. */
  async function idsWith(page: OpenedPage, answer: 'Yes' | 'No'): Promise<unknown> {
    await choose(page, SCREENING, answer)
    await press(page, 'Check Availability')
    await expectAddress(page, RESULTS)
    return searchHere()['serviceIds']
  }

  it('needs an employer [PRESCREEN-15]', async () => {
    const page = await openFlow('DOT Physicals')
    await proceed(page)
    await expectAlert('Employer is a required field.')
    await expectAccessible('no employer')
  })

  it('a driver who comes for themselves gets the results from tomorrow on [PRESCREEN-16, PRESCREEN-21, PRESCREEN-48, PRESCREEN-49]', async () => {
    const page = await employedBy('I drive for myself')
    await press(page, 'Check Availability')
    await expectAddress(page, RESULTS)
    const tomorrow = dayAhead(1) // its lead time
    expect(searchHere()).toMatchObject({ date: tomorrow, earliestDate: tomorrow, showLeadTimeWarning: true })
    expect(searchHere()['serviceIds']).toEqual([141])
    await goBack(page, at(1))
    expect(await employerNow()).toBe('I drive for myself')
  })

  it('an employer is asked about drug screening, also after a reload [PRESCREEN-18, PRESCREEN-19, PRESCREEN-20]', async () => {
    const page = await employedBy('A school district')
    await proceed(page)
    await expectHeading(SCREENING)
    expect(screen.getByText('2 of 2')).toBeVisible()
    expect(screen.getByText('Limited offering based on location')).toBeVisible()
    await press(page, 'Check Availability')
    await expectAlert(REQUIRED)
    await expectAccessible('no answer about drug screening')
    await page.reload()
    await expectHeading(SCREENING)
    expect(page.address()).toBe(at(2))
  })

  it('with drug screening is another service than without it [PRESCREEN-19, PRESCREEN-21]', async () => {
    const page = await employedBy('A school district')
    await proceed(page)
    expect(await idsWith(page, 'Yes')).toEqual([142])
    await goBack(page, at(2))
    expect(await idsWith(page, 'No')).toEqual([141])
  })
})

describe('a Medicare wellness visit', () => {
  const FALLEN = 'Have you fallen in the past 12 months?'
  const answered = async () => {
    const page = await openFlow('Medicare Annual Wellness Visit')
    await choose(page, 'Do you have Medicare Part B?', 'No')
    await choose(page, 'Have you had a Medicare wellness visit in the past 12 months?', 'Yes')
    return page
  }

  it('asks four questions, and an error links to its question [HISTORY-18, HISTORY-21, PRESCREEN-22]', async () => {
    const page = await openFlow('Medicare Annual Wellness Visit')
    await press(page, 'See Availability')
    const title = await screen.findByText('Please fill out all required fields to continue')
    const links = within(title.parentElement as HTMLElement).getAllByRole('link')
    expect(links).toHaveLength(4)
    expect(links[3]).toHaveTextContent(`${FALLEN} ${REQUIRED}`)
    await page.user.click(links[3] as HTMLElement)
    expect(screen.getAllByRole('radio')[6]).toHaveFocus()
  })

  it('warns of costs, also after a reload [PRESCREEN-22]', async () => {
    const page = await answered()
    expect(screen.getByText(/pays for this visit through Part B/)).toBeVisible()
    expect(screen.getByText(/one wellness visit every 12 months/)).toBeVisible()
    await expectAccessible('costs are shown')
    await page.reload()
    expect(await screen.findByText(/pays for this visit through Part B/)).toBeVisible()
  })

  it('opens the results after any answer, and keeps the answers out of the history [PRESCREEN-23]', async () => {
    const page = await answered()
    await choose(page, 'Have you been in the hospital in the past 12 months?', 'No')
    await choose(page, FALLEN, 'Yes')
    await press(page, 'See Availability')
    await expectAddress(page, RESULTS)
    expect(searchHere()).toMatchObject({
      type: 'Medicare Annual Wellness Visit',
      serviceIds: [expect.any(Number)],
    })
    expect(JSON.stringify(searchHere())).not.toMatch(/Yes|hasFallen/)
    await goBack(page, at(1))
    await screen.findByRole('radiogroup', { name: FALLEN })
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(4)
  })
})

describe('a travel vaccine', () => {
  it('must be picked; other shots are booked at a pharmacy [PRESCREEN-24, PRESCREEN-25]', async () => {
    const page = await openFlow('Travel Vaccines')
    await press(page, 'Check Availability')
    await expectAlert(REQUIRED)
    expect(screen.getByRole('link', { name: 'Book it at a pharmacy' })).toHaveAttribute(
      'href',
      '/rx/guest/vaccination-appointments',
    )
    await expectAccessible('travel vaccines')
  })

  it('stays chosen across a reload, and opens its results [PRESCREEN-24]', async () => {
    const page = await openFlow('Travel Vaccines')
    await tick(page, 'radio', /Yellow fever/)
    await page.reload()
    expect(await screen.findByRole('radio', { name: /Yellow fever/ })).toBeChecked()
    await press(page, 'Check Availability')
    await expectAddress(page, RESULTS)
    expect(searchHere()).toMatchObject({ type: 'Travel Vaccines', serviceIds: [expect.any(Number)] })
  })
})

describe('an address of a prescreen', () => {
  it.each(['Clinic+Visits', '__proto__&location=45202'])(
    'redirects to the main page where its type has no flow: %s [PRESCREEN-03]',
    async (type) => {
      const page = await openPage(`${PRESCREEN}?type=${type}`)
      await expectAddress(page, MAIN)
    },
  )

  it('redirects to the main page where this build lacks the flow of its type [PRESCREEN-01, PRESCREEN-03]', async () => {
    const page = await openPage(`${PRESCREEN}?type=Physicals`, {
      before: (opened) => configureCategory(opened, 'Physicals', { prescreenFlow: 'constructor' }),
    })
    await expectAddress(page, MAIN)
  })

  it('redirects to the first step where its step is not a number [PRESCREEN-08]', async () => {
    const page = await openPage('/health-services/scheduler/prescreen/abc?type=Physicals')
    await expectAddress(page, at(1))
  })
})
