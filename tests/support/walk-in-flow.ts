import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { WALK_IN_SCREENS, type WalkInScreen } from './walk-in-screens.ts'

/** What a guest types on the way from the landing page to the counter. */
export interface Guest {
  firstName: string
  lastName: string
  preferredName?: string
  birth: { month: string; day: string; year: string }
  phone: string
  isMobile: 'Yes' | 'No'
  email?: string
  address: { line1: string; line2?: string; city: string; state: string; zip: string; county: string }
  sex: 'Male' | 'Female'
  gender: string
  race: string
  ethnicity: string
  insurance?: { carrier: string; cardholderId: string; group: string }
  stateId?: string
  /** Who signs for the patient; absent: the patient. */
  guardian?: {
    relationship: 'Child' | 'Spouse'
    firstName: string
    lastName: string
    birth: { month: string; day: string; year: string }
    phone: string
    sex: 'Male' | 'Female'
  }
  comments?: string
}

export const ADULT: Guest = {
  firstName: 'Rosalind',
  lastName: "O'Brien-Åkesson",
  preferredName: 'Rozzie-Lou',
  birth: { month: '7', day: '4', year: '1958' },
  phone: '513 555 0142',
  isMobile: 'Yes',
  email: 'roz.obrien@example.com',
  address: {
    line1: '221 Linden Avenue',
    line2: 'Apt 4',
    city: 'Cincinnati',
    state: 'OH',
    zip: '45202',
    county: 'Hamilton',
  },
  sex: 'Female',
  gender: 'Female',
  race: 'White',
  ethnicity: 'Not Hispanic or Latino',
  insurance: { carrier: 'Medicare Part B', cardholderId: '1EG4TE5MK73', group: 'GRP-0099' },
  comments: 'I get dizzy when I see needles.',
}

const { preferredName: _, insurance: __, ...UNINSURED } = ADULT

export const CHILD: Guest = {
  ...UNINSURED,
  firstName: 'Mateo',
  lastName: 'García',
  birth: { month: 'March', day: '9', year: '2017' },
  sex: 'Male',
  gender: 'Male',
  ethnicity: 'Hispanic or Latino',
  guardian: {
    relationship: 'Child',
    firstName: 'Lucía',
    lastName: 'García',
    birth: { month: '11', day: '30', year: '1986' },
    phone: '(513) 555-0177',
    sex: 'Female',
  },
  stateId: 'RX 4411 882',
}

let guests = 0

/** A guest unlike all before: a server takes the same one at the same store only once a day (BOOK-20). */
export function aGuest(base: Guest = ADULT, overrides: Partial<Guest> = {}): Guest {
  guests += 1
  const letters = [...String(guests)].map((digit) => String.fromCharCode(97 + Number(digit)))
  return { ...base, lastName: `${base.lastName} X${letters.join('')}`, ...overrides }
}

export interface FlowOptions {
  /** The store's walk-in address, e.g. /health-services/instant-vaccines/90100001. */
  store?: string
  guest?: Guest
  /** How many of the listed vaccines are chosen, from the first on. */
  vaccines?: number
  /** Called on every page before it is filled, with a name for it. */
  onPage?: (name: string) => Promise<void>
  /** Called on every page after it is filled, before it is left. */
  onFilled?: (name: string) => Promise<void>
  /** Stops before this page. */
  until?: string
}

export const DEMONSTRATION_STORE = '/health-services/instant-vaccines/90100001'

/** Presses the page's main button. */
export async function proceed(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').click()
}

export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name })
}

/** Answers with one of the cards of a question. */
export async function choose(page: Page | Locator, question: string | RegExp, answer: string): Promise<void> {
  const group = page
    .getByRole('radiogroup', { name: question })
    .or(page.getByRole('group', { name: question }))
  await group.first().getByRole('radio', { name: answer, exact: true }).check()
}

async function typeDate(
  page: Page,
  name: string | RegExp,
  { month, day, year }: Guest['birth'],
): Promise<void> {
  const group = page.getByRole('group', { name })
  await group.getByLabel('Month').fill(month)
  await group.getByLabel('Day').fill(day)
  await group.getByLabel('Year').fill(year)
}

async function typeAddress(page: Page, address: Guest['address']): Promise<void> {
  await page.getByLabel('ZIP code').fill(address.zip)
  await page.getByLabel('Address Line 1').fill(address.line1)
  if (address.line2) await page.getByLabel('Address Line 2').fill(address.line2)
  // The ZIP code fills in the town of a store's neighbours.
  const city = page.getByLabel('City', { exact: true })
  await city.or(page.getByRole('button', { name: 'Change city, state and county' })).waitFor()
  if (!(await city.isVisible())) return
  await city.fill(address.city)
  await page.getByLabel('State', { exact: true }).selectOption(address.state)
  await page.getByLabel('County', { exact: true }).fill(address.county)
}

type Screen = {
  name: WalkInScreen
  fill: (page: Page, guest: Guest) => Promise<void>
  when?: (guest: Guest) => boolean
}

const SCREENS: Screen[] = [
  {
    name: 'name',
    fill: async (page, guest) => {
      await page.getByLabel("Patient's Legal First Name").fill(guest.firstName)
      await page.getByLabel("Patient's Legal Last Name").fill(guest.lastName)
      if (guest.preferredName) await page.getByLabel('Preferred name').fill(guest.preferredName)
      await typeDate(page, 'Date of birth', guest.birth)
      await page.getByLabel('Phone number').fill(guest.phone)
      if (guest.email) await page.getByLabel('Email address').fill(guest.email)
    },
  },
  {
    name: 'record',
    fill: async (page, guest) => {
      await typeAddress(page, guest.address)
      await choose(page, 'Sex Assigned at Birth', guest.sex)
      await page.getByRole('combobox', { name: 'Race' }).selectOption(guest.race)
      await choose(page, 'Ethnicity', guest.ethnicity)
    },
  },
  {
    name: 'today',
    fill: async (page) => {
      await answerNo(page)
      await choose(page, /allergic to any medicine/, 'Yes')
      await page.getByLabel('Allergy', { exact: true }).fill('Penicillin')
    },
  },
  {
    name: 'health',
    fill: async (page, guest) => {
      await answerNo(page)
      if (guest.comments) await page.getByLabel(/anything else/).fill(guest.comments)
    },
  },
  {
    name: 'insurance',
    fill: async (page, { insurance, stateId }) => {
      await choose(page, 'Do you have insurance?', insurance ? 'Yes' : 'No')
      if (insurance) {
        await page.getByLabel('Insurance carrier').selectOption({ label: insurance.carrier })
        await page.getByLabel('Cardholder ID number').fill(insurance.cardholderId)
        await page.getByLabel('Group number').fill(insurance.group)
      } else if (stateId) await page.getByLabel(/State ID/).fill(stateId)
    },
  },
  {
    name: 'agree',
    fill: async (page) => {
      await tickAll(page)
      await choose(page, /May we share your record/, 'Yes')
    },
  },
  {
    name: 'check',
    fill: async () => {},
  },
  {
    name: 'sign',
    fill: async (page, { firstName, lastName, guardian, address }) => {
      await tickAll(page)
      if (!guardian) {
        await choose(page, 'Who is signing?', 'I am the patient')
        await page.getByLabel("Patient's Legal Name").fill(`${firstName} ${lastName}`)
        return
      }
      if (guardian.relationship === 'Spouse')
        await choose(page, 'Who is signing?', "I am the patient's spouse")
      await page.getByLabel('First name').fill(guardian.firstName)
      await page.getByLabel('Last name').fill(guardian.lastName)
      await typeDate(page, 'Date of birth', guardian.birth)
      await page.getByLabel('Phone number').fill(guardian.phone)
      await choose(page, 'Sex Assigned at Birth', guardian.sex)
      await typeAddress(page, address)
    },
  },
]

async function answerNo(page: Page): Promise<void> {
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByRole('radio', { name: 'No' }).check()
}

async function tickAll(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

/** Names of the screens between selection and confirmation, for a guest. */
export function screensOf(guest: Guest): string[] {
  return SCREENS.filter(({ when }) => when?.(guest) ?? true).map(({ name }) => name)
}

/** The whole walk-in, from the landing page to the confirmation; returns the counter code the guest saw. */
export async function walkIn(page: Page, options: FlowOptions = {}): Promise<string> {
  const { store = DEMONSTRATION_STORE, guest = ADULT, vaccines = 2, onPage, onFilled, until } = options
  await page.goto(store)
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
  await onPage?.('landing')
  await page.getByRole('link', { name: 'Start' }).click()
  await selectVaccines(page, vaccines, onPage)
  await onFilled?.('selection')
  await proceed(page)
  for (const { name, fill, when } of SCREENS) {
    if (when && !when(guest)) continue
    await expectScreen(page, name)
    if (name === until) return ''
    await onPage?.(name)
    await fill(page, guest)
    await onFilled?.(name)
    await proceed(page)
  }
  return readCode(page, onPage)
}

function screenOf(name: string): Screen {
  const screen = SCREENS.find((one) => one.name === name)
  if (!screen) throw new RangeError(`No screen is named ${name}`)
  return screen
}

/** Fills the screen that is open, by its name. */
export async function fillScreen(page: Page, name: string, guest: Guest): Promise<void> {
  await screenOf(name).fill(page, guest)
}

/** Waits until a screen is open, by its name. */
export async function expectScreen(page: Page, name: string): Promise<void> {
  await expect(heading(page, WALK_IN_SCREENS[screenOf(name).name].title)).toBeVisible()
}

/** Chooses vaccines and opens the first screen of the form. */
export async function startForm(
  page: Page,
  { store = DEMONSTRATION_STORE, vaccines = 1 }: Pick<FlowOptions, 'store' | 'vaccines'> = {},
): Promise<void> {
  await page.goto(store.replace('/instant-vaccines/', '/instant-vaccines/select/'))
  await selectVaccines(page, vaccines, undefined)
  await proceed(page)
  await expectScreen(page, 'name')
}

/** Opens a screen of the form out of turn, as the step indicator does; those before it stay as they are. */
export async function openScreen(page: Page, name: string): Promise<void> {
  const { step, page: key } = WALK_IN_SCREENS[screenOf(name).name]
  await page.evaluate(([step, page]) => history.pushState({ step, page }, ''), [step, key])
  await expectScreen(page, name)
}

async function selectVaccines(page: Page, count: number, onPage: FlowOptions['onPage']): Promise<void> {
  await expect(heading(page, 'Which vaccines would you like today?')).toBeVisible()
  const boxes = page.getByRole('checkbox')
  await boxes.first().waitFor()
  await onPage?.('selection')
  // The first and the last ones of the list are of different kinds (WI-05).
  for (let index = 0; index < count; index += 1) await boxes.nth(-index).check()
}

/** The counter code on the confirmation, once it is there. */
export async function readCode(page: Page, onPage?: FlowOptions['onPage']): Promise<string> {
  const code = page.locator('[translate=no]').first()
  await expect(code).toHaveText(/^[23456789BCDFGHJKMNPQRTVWXYZ]{6}$/)
  await onPage?.('confirmation')
  return (await code.textContent()) ?? ''
}
