import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'
import { changeDocument } from '../../../../tests/support/dom-content.ts'
import {
  configureCategory,
  dateBox,
  dayAhead,
  failure,
  fill,
  holdUp,
  locationBox,
  MAIN,
  openForm,
  optionsOf,
  press,
  SERVICES,
  searchHead,
  submitButton,
  toggle,
  typeBox,
  writtenDay,
} from '../../../../tests/support/dom-find.ts'
import { announced } from '../../../../tests/support/dom-results.ts'
import { go } from '../../platform/navigate.ts'

const TROUBLE = "We're having trouble connecting at the moment."
const FILL_ALL = 'Please fill out all required fields to continue'

/** The alert that has these words. */
const alertWith = (words: string) =>
  screen.queryAllByRole('alert').find(({ textContent }) => textContent.includes(words))

describe('the Find Appointment form', () => {
  it('asks for a type, a location and a day, which is today at first [FIND-01, FIND-04, FIND-06, FIND-08, FIND-09]', async () => {
    await openForm()
    expect(screen.getByRole('heading', { name: 'Find Appointment' })).toBeVisible()
    expect(screen.getByPlaceholderText('ZIP or City, State')).toBe(locationBox())
    expect(dateBox()).toHaveValue(dayAhead(0))
    const [first, ...types] = optionsOf(typeBox())
    expect(first).toBe('Choose one')
    expect(types).toContain('Physicals')
    expect(new Set(types).size).toBe(types.length)
  })

  it('keeps what is filled in when another language is chosen, and forgets it when the guest leaves the page [LANG-02]', async () => {
    const page = await openForm()
    await page.user.selectOptions(typeBox(), 'Physicals')
    await fill(page, locationBox(), 'Dallas, TX')
    await fill(page, dateBox(), dayAhead(3))
    const filled = () => [typeBox(), locationBox(), dateBox()].map((box) => (box as HTMLInputElement).value)
    const before = filled()
    expect(before).toEqual(['Physicals', 'Dallas, TX', dayAhead(3)])
    const { chooseLanguage } = await import('../../state/language.ts')
    await act(() => chooseLanguage('es'))
    await screen.findByRole('heading', { name: 'Buscar una cita' })
    await act(() => chooseLanguage('en'))
    await screen.findByRole('heading', { name: 'Find Appointment' })
    expect(filled()).toEqual(before)
    act(() => go('/health-services/scheduler/benefit-codes'))
    await screen.findByLabelText('Please enter your Benefit Code')
    act(() => go(MAIN))
    await screen.findByRole('heading', { name: 'Find Appointment' })
    expect(locationBox()).toHaveValue('')
  })

  it('fetches its values, and answers a press that came before them [FIND-05]', async () => {
    let letGo = async () => {}
    const { user } = await openPage(MAIN, {
      before: (page) => {
        letGo = holdUp(page, SERVICES)
      },
    })
    await screen.findByRole('option', { name: 'Fetching values...' })
    expect(optionsOf(typeBox())).toEqual(['Fetching values...'])
    await user.click(submitButton())
    expect(screen.queryByText(FILL_ALL)).toBeNull()
    await letGo()
    expect(await screen.findByText(FILL_ALL)).toBeVisible()
    expect(typeBox()).toHaveFocus()
  })

  it('collapses, and then names the choice [FIND-02, FIND-03]', async () => {
    const { user } = await openForm()
    await user.selectOptions(typeBox(), 'Physicals')
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    await user.click(toggle())
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(searchHead()).toHaveTextContent('Physicals')
    expect(typeBox().closest('[inert]')).toBe(
      document.getElementById(toggle().getAttribute('aria-controls') ?? ''),
    )
    await expectAccessible('folded')
    await user.click(toggle())
    expect(typeBox()).toHaveValue('Physicals')
    expect(typeBox().closest('[inert]')).toBeNull()
  })
})

it('has one button of the name "Find Appointment", the folding one has another [SC-15, FIND-01]', async () => {
  const { user } = await openForm()
  const named = () => screen.getAllByRole('button', { name: 'Find Appointment' })
  expect(named()).toEqual([submitButton()])
  expect(toggle()).toHaveAccessibleName('Hide the form')
  await user.click(toggle())
  expect(toggle()).toHaveAccessibleName('Show the form')
  expect(
    screen.queryAllByRole('button', { name: 'Find Appointment' }).every((one) => one.closest('[inert]')),
  ).toBe(true)
})

describe('a search that is refused', () => {
  it('names every field that is wrong, and focuses the first [FIND-13, FIND-19, FIND-20, FIND-24, VALID-08, VALID-09]', async () => {
    const page = await openForm()
    await fill(page, dateBox(), '')
    await page.user.click(submitButton())
    expect(typeBox()).toHaveFocus()
    expect(document.title).toMatch(/^Error: /)
    const summary = within(alertWith(FILL_ALL)?.parentElement as HTMLElement)
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Appointment Type is a required field.',
      'Location is a required field.',
      'Date is invalid',
    ])
    for (const [field, message] of [
      [typeBox(), 'Appointment Type is a required field.'],
      [locationBox(), 'Location is a required field.'],
      [dateBox(), 'Date is invalid'],
    ] as const) {
      expect(field).toHaveAttribute('aria-invalid', 'true')
      expect(field).toHaveAccessibleDescription(`Error: ${message}`)
    }
    await expectAccessible('every field wrong')
    await page.user.click(summary.getByRole('link', { name: 'Date is invalid' }))
    expect(dateBox()).toHaveFocus()
  })

  it('a corrected field leaves the summary, another message replaces its line, and the box goes with the last [SC-25, FIND-13]', async () => {
    const page = await openForm()
    await page.user.click(submitButton())
    const lines = () =>
      [...document.querySelectorAll('a[href^="#find"]')].map(({ textContent }) => textContent)
    expect(lines()).toEqual(['Appointment Type is a required field.', 'Location is a required field.'])
    await page.user.selectOptions(typeBox(), 'Clinic Visits')
    expect(typeBox()).not.toHaveAttribute('aria-invalid')
    await fill(page, locationBox(), '4')
    await page.user.tab()
    await waitFor(() => expect(lines()).toEqual(['Location must be 2 characters or more.']))
    expect(alertWith(FILL_ALL), 'the title alone is the alert').toHaveTextContent(FILL_ALL)
    await waitFor(() => expect(announced()).toEqual(['1 answer to check.']))
    await fill(page, locationBox(), '45202')
    await page.user.tab()
    await waitFor(() => expect(lines()).toEqual([]))
    expect(alertWith(FILL_ALL)).toBeUndefined()
    await waitFor(() => expect(announced()).toContain('No answers left to check.'))
  })

  it.each([
    ['too short', 1, 'Location must be 2 characters or more.'],
    ['too long', 129, 'Location must be 128 characters or less.'],
  ])('says when its location is %s [FIND-21, FIND-23]', async (_, length, message) => {
    const page = await openForm()
    await page.user.click(submitButton())
    await fill(page, locationBox(), 'x'.repeat(length))
    expect(locationBox()).toHaveAccessibleDescription(`Error: ${message}`)
  })

  it('names the limit when its day is too early or too late [FIND-25, FIND-26, FIND-27, TIME-05]', async () => {
    const page = await openForm()
    await page.user.selectOptions(typeBox(), 'Clinic Visits')
    await fill(page, locationBox(), '45202')
    await fill(page, dateBox(), dayAhead(-1))
    await page.user.click(submitButton())
    expect(dateBox()).toHaveAccessibleDescription(`Error: Date must be on or after ${writtenDay(0)}.`)
    expect(dateBox()).toHaveFocus()
    await fill(page, dateBox(), dayAhead(15))
    expect(dateBox()).toHaveAccessibleDescription(`Error: Date must be on or before ${writtenDay(14)}.`)
    await fill(page, dateBox(), dayAhead(14))
    expect(dateBox()).not.toHaveAttribute('aria-invalid')
  })
})

describe('notices above the fields', () => {
  it('show the configured message as text, instead of the banner [FIND-12, FIND-13, class 11]', async () => {
    const text = 'We are fixing <b>online</b> booking.'
    const { user } = await openForm(MAIN, {
      before: async (page) => {
        await changeDocument(page, 'safError', (data) => ({ ...data, isDisplayed: true, text }))
        await configureCategory(page, 'Travel Vaccines', {
          inlineSAFMessage: { type: 'warning', text: 'Plan ahead.' },
        })
      },
    })
    expect(await screen.findByText(text)).toBeVisible()
    await user.selectOptions(typeBox(), 'Travel Vaccines')
    expect(screen.getByText('Plan ahead.').closest('[role=status]')).toBeVisible()
    await user.click(submitButton())
    expect(screen.getAllByText('Location is a required field.')[0]).toBeVisible()
    expect(screen.queryByText(FILL_ALL)).toBeNull()
    await user.selectOptions(typeBox(), 'Clinic Visits')
    expect(screen.queryByText('Plan ahead.')).toBeNull()
  })

  it('send a guest back to a location without providers [FIND-10, FIND-11, FIND-49, ROUTE-33, ROUTE-35]', async () => {
    const query = 'error=locationUnavailable&type=Clinic+Visits&location=Nowhere&benefitCode=X1&a=1'
    const page = await openForm(`${MAIN}?${query}`)
    expect(locationBox()).toHaveFocus()
    expect(locationBox()).toHaveAccessibleDescription(
      "Error: We're unable to find a provider in this location. Please enter another city, state, or ZIP code and try again.",
    )
    expect(screen.getByText('Benefit code has been verified')).toBeVisible()
    expect(page.address()).toBe(`${MAIN}?a=1`)
    await expectAccessible('location unavailable')
    await fill(page, locationBox(), '45202')
    expect(locationBox()).not.toHaveAttribute('aria-invalid')
  })

  it.each([
    ['Client+Error', 'Please refresh the page to try again.', 1],
    ['Server+Error', 'Please try again shortly.', 0],
    ['anything', 'Please try again shortly.', 0],
  ])('advise after %s: "%s" [FIND-50, FIND-51, FIND-52]', async (error, advice, buttons) => {
    await openForm(`${MAIN}?error=${error}`)
    const alert = alertWith(TROUBLE) as HTMLElement
    expect(alert).toHaveTextContent(advice)
    expect(within(alert).queryAllByRole('button')).toHaveLength(buttons)
  })

  it('offer another try when the services fail to load [FIND-53, FIND-54]', async () => {
    let isDown = true
    const page = await openPage(MAIN, {
      before: ({ answer }) => answer(SERVICES, (_path, _init, next) => (isDown ? failure() : next())),
    })
    expect((await screen.findByText(TROUBLE)).closest('[role=alert]')).toBeVisible()
    expect(optionsOf(typeBox())).toEqual(['Choose one'])
    await expectAccessible('no services')
    isDown = false
    await press(page, 'Try again')
    await screen.findByRole('option', { name: 'Clinic Visits' })
    expect(alertWith(TROUBLE)).toBeUndefined()
  })
})
