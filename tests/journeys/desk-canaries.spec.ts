import type { Page } from 'playwright'
import { aWalkIn } from '../support/builders.ts'
import { findIn, findInHeap } from '../support/canaries.ts'
import { aWalkInAt, sendWalkIn } from '../support/counter-guests.ts'
import { COUNTER_PIN, enrolDesk, inviteDesk } from '../support/counter-technician.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/profile.ts'
import { runVerb } from '../support/server.ts'
import { foundIn, openPlaces } from '../support/traces.ts'

const STORE = '90100001'
const CODE = 'B9TQ4X'

const ANSWERED_YES = [
  'haveMedicalConditions',
  'haveFever',
  'haveCovid19Symptoms',
  'hadReaction',
  'haveNeuroDisorders',
  'haveImmuneSystemProblem',
  'isPregnant',
  'takesImmunoSuppressants',
]
/** Names that a question about allergies or conditions takes. */
const MOST_NAMES = 10

/** 40 answers that nothing else would write, and the walk-in that has them. */
function aMarkedWalkIn() {
  const marks = [CODE]
  const mark = () => {
    const letters = [...String(marks.length)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    const text = `Zq${letters}xvkwjh`
    marks.push(text)
    return text
  }
  const { basicInfo, questionnaire } = aWalkIn()
  const address = {
    stateProvince: 'OH',
    postalCode: '45219',
    addressLines: [`88 ${mark()} Way`, `Apt ${mark()}`],
    cityTown: mark(),
    county: mark(),
  }
  const named = { firstName: mark(), lastName: mark(), preferredName: mark() }
  const listed = (count: number) => Array.from({ length: count }, mark)
  const walkIn = aWalkInAt(STORE, {
    counterCode: CODE,
    comments: `She is afraid of ${mark()}.`,
    basicInfo: { ...basicInfo, ...named, address, emailAddress: `${mark()}@mail.example` },
    insuranceInfo: {
      hasPrimaryInsurance: '1',
      insuranceCarrier: 'Employer plan',
      cardholderIdNumber: mark(),
      groupNumber: mark(),
    },
    questionnaire: { ...questionnaire, ...Object.fromEntries(ANSWERED_YES.map((key) => [key, 'Yes'])) },
    medicalInfo: {
      withCare: true,
      immunoSuppressants: listed(2).map((name) => ({ name })),
      allergies: listed(MOST_NAMES),
      medicalConditions: listed(MOST_NAMES),
      answerDetails: ANSWERED_YES.slice(1, -1).map((question) => ({ question, text: mark() })),
    },
  })
  return { walkIn, marks }
}

async function openVisit(page: Page, marks: readonly string[]): Promise<void> {
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.keyboard.type(CODE)
  await expect(page.getByRole('heading', { name: 'All answers' })).toBeVisible()
  const shown = await page.locator('body').innerText()
  expect(
    marks.filter((one) => !shown.includes(one)),
    'the visit shows every answer',
  ).toEqual([])
}

async function expectNothing(page: Page, marks: readonly string[]): Promise<void> {
  expect(foundIn(await page.locator('body').innerText(), [...marks])).toEqual([])
  const [inMemory] = await findInHeap(page, marks)
  expect(inMemory, 'in the memory of the page').toEqual([])
}

test('none of 40 answers that were opened stays in the browser after the desk is locked, switched off, closed or killed [DESK-07] @desktop', async ({
  site,
  profile,
}) => {
  const { walkIn, marks } = aMarkedWalkIn()
  expect(marks).toHaveLength(40)
  await sendWalkIn(site.url, walkIn)
  const invite = () => inviteDesk(site, STORE)
  const closed = await profile.start()
  const { page } = closed
  await enrolDesk(page, await invite())
  await page.getByLabel('Show names').check()
  await openVisit(page, marks)
  expect(foundIn(await openPlaces(page), marks)).toEqual([])
  await page.keyboard.press('F8')
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
  await expectNothing(page, marks)

  await page.keyboard.type(`${COUNTER_PIN}\n`)
  await openVisit(page, marks)
  const { stdout } = await runVerb('desk', ['list', STORE], { dataDir: site.dataDir })
  await runVerb('desk', ['revoke', stdout.slice(0, 6)], { dataDir: site.dataDir })
  await expect(page.getByRole('heading', { name: 'This desk was switched off' })).toBeVisible()
  await expectNothing(page, marks)

  await page.goto('about:blank')
  await enrolDesk(page, await invite())
  await openVisit(page, marks)
  await closed.close()
  expect(findIn(profile.folder, marks), 'in the profile of a closed browser').toEqual([])

  const killed = await profile.start()
  await killed.page.goto(`${site.url}/health-services/desk`)
  await openVisit(killed.page, marks)
  await killed.cutPower()
  expect(findIn(profile.folder, marks), 'in the profile of a killed browser').toEqual([])
  expect(foundIn(site.logs(), marks), 'in the log').toEqual([])
})
