import { describe, expect, it } from 'vitest'
import { expectAccessible, screen } from '../../../../tests/support/dom.tsx'
import {
  dayAhead,
  expectAddress,
  press,
  RESULTS,
  searchHere,
  writtenDay,
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
  typeDate,
} from '../../../../tests/support/dom-prescreen.ts'
import {
  findSlot,
  firstSlot,
  methodsOf,
  pickSlot,
  proceedToForm,
} from '../../../../tests/support/dom-results.ts'

const DOSES = 'How many doses of this vaccine has the patient had?'

/** Opens the vaccines and chooses some. */
async function openWith(...names: RegExp[]) {
  const page = await openFlow('Vaccines')
  for (const name of names) await tick(page, 'checkbox', name)
  return page
}

/** Answers the questions of hepatitis A as a patient who had no dose and wants the first alone. */
async function answerHepatitis() {
  const page = await openWith(/Hepatitis A/)
  await proceed(page)
  await choose(page, DOSES, 'None yet')
  await proceed(page)
  await tick(page, 'radio', /Only the first dose/)
  await press(page, 'See times')
  return page
}

/** Chooses shingles, and answers when the patient was born. */
async function bornIn(year: number) {
  const page = await openWith(/Shingles/)
  await proceed(page)
  await expectHeading('When was the patient born?')
  await typeDate(page, `${year}-01-02`)
  await proceed(page)
  return page
}

describe('the choice of vaccines', () => {
  it('needs one [PRESCREEN-38, PRESCREEN-40]', async () => {
    const page = await openWith()
    await press(page, 'See Availability')
    await expectAlert('Select a vaccine to view availability.')
  })

  it('refuses two that cannot be scheduled together as soon as both are ticked, by name [PRESCREEN-42, BK-27]', async () => {
    const page = await openWith(/Shingles/, /Hepatitis A/)
    const said = /cannot be scheduled together\..* \(Hepatitis A and Shingles\)$/
    expect((await screen.findAllByText(said))[0]).toBeVisible()
    await expectAccessible('not together')
    await proceed(page)
    expect(screen.getByRole('heading', { level: 1, name: 'Which vaccines do you need?' })).toBeVisible()
    await tick(page, 'checkbox', /Hepatitis A/)
    await expectAccessible('vaccines')
    await proceed(page)
    await expectHeading('When was the patient born?')
    await expectAccessible('birth date')
  })
})

describe('the answers to the questions of a vaccine', () => {
  it('for a patient who is too young are refused with the reason; a first day in many years is not said [ELIG-18, BK-26]', async () => {
    const page = await bornIn(1986)
    await expectHeading('We cannot book this visit now')
    expect(screen.getByText(/for adults 50 and older/)).toBeVisible()
    expect(screen.getByText('01/02/1986')).toBeVisible()
    expect(screen.queryByText(/the first day to book is/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Add this day to your calendar' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Choose another vaccine' })).toBeVisible()
    await expectAccessible('ineligible')
    await press(page, 'Change my answers')
    expect(await screen.findByLabelText('Year')).toHaveValue('1986')
  })

  it('lead to the day of a second dose, and to its times [PRESCREEN-53, PRESCREEN-54, ELIG-23]', async () => {
    const page = await bornIn(1960)
    await choose(page, DOSES, 'One dose')
    await proceed(page)
    await typeDate(page, dayAhead(-1))
    await proceed(page)
    await expectHeading(/^Your next dose can be given from /)
    expect(screen.getByText(new RegExp(`the last dose was on ${writtenDay(-1)}`))).toBeVisible()
    await expectAccessible('date moved')
    await press(page, 'See times')
    await expectAddress(page, RESULTS)
    expect(searchHere()).toMatchObject({ type: 'Vaccines', serviceIds: [210], isFirstDoseOnly: false })
    expect(JSON.stringify(searchHere())).not.toMatch(/1960|YES|Yes/)
  })

  it('an eligible patient comes to the times without a press, and Back leads to the answers [ELIG-23, ELIG-25]', async () => {
    const page = await answerHepatitis()
    expect(await screen.findByText(/redirected shortly/)).toBeVisible()
    await expectAddress(page, RESULTS)
    expect(searchHere()).toMatchObject({ serviceIds: [211], isFirstDoseOnly: true })
    await goBack(page, at(3))
    expect(await screen.findByRole('radio', { name: /Only the first dose/ })).toBeChecked()
  })

  it('outlive a reload of the times and reach the form; back at the questions nothing is held [ROUTE-07, HOLD-10, PRESCREEN-56]', async () => {
    const page = await answerHepatitis()
    await expectAddress(page, RESULTS)
    await findSlot()
    await page.reload()
    await findSlot()
    await pickSlot(page, firstSlot())
    await proceedToForm(page)
    expect(screen.queryByRole('button', { name: 'Answer the questions' })).toBeNull()
    await goBack(page, RESULTS)
    await goBack(page, at(3))
    expect(await screen.findByRole('radio', { name: /Only the first dose/ })).toBeChecked()
    await expect.poll(() => methodsOf(page)).toEqual(['POST', 'DELETE'])
  })
})

describe('a date', () => {
  it.each(['1990-02-30', '1990-13-01', '1899-01-01', '90-01-01', dayAhead(0), dayAhead(400)])(
    'of birth of %s is refused [quality class 17]',
    async (day) => {
      const page = await openWith(/Shingles/)
      await proceed(page)
      await typeDate(page, day)
      await proceed(page)
      await expectAlert(/(^|: )Date is invalid\.$|in the past/)
      expect(page.address()).toBe(at(2))
    },
  )

  it('typed in the URL stays across Back and Forward, and a double press continues once [PRESCREEN-08]', async () => {
    const page = await openWith(/Shingles/)
    await proceed(page)
    await typeDate(page, '1960-05-05')
    await page.user.tab()
    await goBack(page, at(1))
    expect(await screen.findByRole('checkbox', { name: /Shingles/ })).toBeChecked()
    window.history.forward()
    expect(await screen.findByLabelText('Year')).toHaveValue('1960')
    await page.user.dblClick(screen.getByRole('button', { name: 'Continue' }))
    await expectHeading(DOSES)
    expect(page.address()).toBe(at(3))
  })
})
