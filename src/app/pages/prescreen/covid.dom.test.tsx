import { describe, expect, it } from 'vitest'
import { expectAccessible, type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import { changeDocument } from '../../../../tests/support/dom-content.ts'
import {
  dayAhead,
  expectAddress,
  optionsOf,
  press,
  RESULTS,
  searchHere,
} from '../../../../tests/support/dom-find.ts'
import {
  at,
  choose,
  expectAlert,
  expectHeading,
  openAfter,
  openFlow,
  proceed,
  tick,
  typeDate,
} from '../../../../tests/support/dom-prescreen.ts'

const TYPE = 'COVID-19 Vaccines'
const MRNA = 261
const REACTION = 'Has the patient ever had a bad reaction to a COVID-19 shot?'
const BEFORE = 'Has the patient had a COVID-19 vaccine before?'
const OTHER = 'Which other vaccine would the patient like at the same visit?'

const HEALTHY = { dateOfBirth: '1984-02-29', hadSevereReaction: 'No' }
const BOOSTER = { ...HEALTHY, hasReceivedFirstDose: 'Yes', isBooster: 'Yes' }
/** A season's shot so short a time ago that the next one can not be booked yet. */
const JUST_HAD_IT = { ...BOOSTER, lastDoseDate: dayAhead(-5) }

describe('a bad reaction to a shot', () => {
  it('is refused with the deciding answer, without a later day [ELIG-07, ELIG-18, PRESCREEN-44]', async () => {
    const page = await openFlow(TYPE)
    await tick(page, 'checkbox', /mRNA/)
    await proceed(page)
    await typeDate(page, '1984-02-29')
    await proceed(page)
    expect(await screen.findByText(/Swelling of the heart/)).toBeVisible() // beside the question
    await choose(page, REACTION, 'Yes')
    await proceed(page)
    await expectHeading('We cannot book this visit now')
    expect(screen.getByRole('term')).toHaveTextContent(REACTION)
    expect(screen.getByRole('definition')).toHaveTextContent(/^Yes$/)
    expect(screen.queryByText(/first day to book/)).toBeNull()
    expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull()
    await expectAccessible('bad reaction')
    await page.reload()
    expect(await screen.findByRole('definition')).toHaveTextContent(/^Yes$/)
  })

  it('a guest who answered wrongly changes the answer [ELIG-18]', async () => {
    const page = await openAfter(TYPE, [MRNA], { ...HEALTHY, hadSevereReaction: 'Yes' })
    await expectHeading('We cannot book this visit now')
    await press(page, 'Change my answers')
    await choose(page, REACTION, 'No')
    await proceed(page)
    await expectHeading(BEFORE)
  })
})

describe('a shot of before', () => {
  it('an option that is picked and not submitted stays picked across a reload [ELIG-02, PRESCREEN-08]', async () => {
    const page = await openAfter(TYPE, [MRNA], { ...HEALTHY, hasReceivedFirstDose: 'Yes' })
    await tick(page, 'radio', /^This season/)
    await page.reload()
    expect(await screen.findByRole('radio', { name: /^This season/ })).toBeChecked()
  })

  it('was in the past, and has later days shown alone [ELIG-07, PRESCREEN-51]', async () => {
    const page = await openAfter(TYPE, [MRNA], BOOSTER)
    await typeDate(page, dayAhead(1))
    await proceed(page)
    await expectAlert(/in the past/)
    await typeDate(page, dayAhead(-40))
    await page.user.tab()
    expect(await screen.findByText(/We will only show later dates/)).toBeVisible()
    await expectAccessible('last shot')
    await proceed(page)
    await expectHeading(OTHER)
  })

  it('has a list whose options say more once they are chosen [ELIG-04]', async () => {
    const more = 'We give both in one visit.'
    const before = (opened: OpenedPage) =>
      changeDocument(opened, 'covidEligibilityQuestions', ({ questions }) => ({
        questions: questions.map(({ options = [], ...question }) => ({
          ...question,
          options: options.map((one) => (one.label === 'Flu' ? { ...one, tooltip: more } : one)),
        })),
      }))
    const answers = { ...BOOSTER, lastDoseDate: dayAhead(-40) }
    const page = await openAfter(TYPE, [MRNA], answers, { before })
    const other = await screen.findByLabelText('Other vaccine')
    expect(screen.queryByText(more)).toBeNull()
    await page.user.selectOptions(other, 'Flu')
    expect(screen.getByText(more)).toBeVisible()
    await expectAccessible('tooltip of a list')
    await page.user.selectOptions(other, 'None')
    expect(screen.queryByText(more)).toBeNull()
  })

  it('moves the day for both shots [PRESCREEN-50, PRESCREEN-51, PRESCREEN-52, ELIG-26, COVID-19]', async () => {
    const page = await openAfter(TYPE, [MRNA], { ...BOOSTER, lastDoseDate: dayAhead(-40) })
    const other = await screen.findByLabelText('Other vaccine')
    expect(optionsOf(other)).toEqual(['Choose One', 'None', 'Flu'])
    await page.user.selectOptions(other, 'Flu')
    await press(page, 'See times for both')
    await expectHeading(/^Your next dose can be given from /)
    expect(screen.getByText(/given 60 days later/)).toBeVisible()
    const day = dayAhead(20)
    expect(screen.getByRole('link', { name: 'Add this day to your calendar' })).toHaveAttribute(
      'download',
      `${day}.ics`,
    )
    await press(page, 'See times')
    await expectAddress(page, RESULTS)
    expect(searchHere()).toMatchObject({ date: day, serviceIds: [expect.any(Number), 201] })
    expect(JSON.stringify(searchHere())).not.toMatch(/1984|hadSevereReaction/)
  })
})

describe('a dose that is due later than can be booked', () => {
  /** The 60 days of a booster, of which 30 can be booked ahead. */
  const comeBack = async () => {
    await expectHeading('Your next dose can be given from Thursday, Jan 14, 2027')
    const advice = 'You can book it from Tuesday, Dec 15, 2026. Please come back then.'
    expect(screen.getByText(advice)).toBeVisible()
  }
  const opened = async () => {
    const page = await openAfter(TYPE, [MRNA], JUST_HAD_IT)
    await page.user.selectOptions(await screen.findByLabelText('Other vaccine'), 'None')
    await proceed(page)
    return page
  }

  it('names the day to come back on, also after a reload [RESULTS-33, PRESCREEN-51, PRESCREEN-52]', async () => {
    const page = await opened()
    await comeBack()
    expect(screen.queryByRole('button', { name: 'See times' })).toBeNull()
    expect(screen.getByRole('link', { name: /^Call / })).toBeVisible()
    await expectAccessible('come back later')
    await page.reload()
    await comeBack()
  })

  it('has a calendar file that names no visit [RESULTS-33]', async () => {
    await opened()
    const link = await screen.findByRole('link', { name: 'Add this day to your calendar' })
    expect(link).toHaveAttribute('download', `${dayAhead(25)}.ics`)
    const file = decodeURIComponent(link.getAttribute('href') ?? '')
    expect(file).toContain(`DTSTART;VALUE=DATE:${dayAhead(25).replaceAll('-', '')}`)
    expect(file).not.toMatch(/covid|vaccine|dose/i)
  })

  it('becomes a booking for today by another answer, even offline [PRESCREEN-51, RESULTS-33]', async () => {
    const page = await opened()
    await comeBack()
    let isOffline = true
    page.answer(/./, (_path, _init, next) => {
      if (isOffline) throw new TypeError('fetch failed')
      return next()
    })
    await press(page, 'Change my answers')
    expect(await screen.findByLabelText('Other vaccine')).toHaveValue('none')
    await page.user.click(screen.getByRole('link', { name: 'Back' }))
    await expectAddress(page, at(6))
    await typeDate(page, dayAhead(-60))
    isOffline = false
    await proceed(page)
    await expectHeading(OTHER)
    await proceed(page)
    await expectAddress(page, RESULTS)
    expect(searchHere()).toMatchObject({ date: dayAhead(0), serviceIds: [MRNA] })
  })
})
