import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { expect } from 'playwright/test'
import { axeFindings } from '../support/axe.ts'
import { bookVisit, openConfirmation, unfold } from '../support/booked-visit.ts'
import {
  answersOf,
  aPatient,
  type FlowType,
  fillForm,
  findTimes,
  pickTimes,
  WANTED,
} from '../support/booking-flow.ts'
import { launchBrowser } from '../support/browser.ts'
import { CLINIC } from '../support/clinics.ts'
import { recordHeard } from '../support/heard.ts'
import { openResults, pickSlot, SEARCHES, slots } from '../support/results-flow.ts'
import { screenFaults } from '../support/screen-faults.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { enrolTablet, LEAVE_CODE } from '../support/tablet.ts'
import { aGuest, CHILD, walkIn } from '../support/walk-in-flow.ts'
import type { BenchOptions, Figure } from './figure.ts'

type Size = readonly [width: number, height: number]
type Device = {
  name: string
  options: BrowserContextOptions
  sizes: readonly Size[]
  least: number
  leastForm: number
  isTablet?: true
}

const TOUCH = { hasTouch: true }
/** A form must have 480 px on a tablet; on a phone and a computer it is as wide as the page gives it. */
const DEVICES: readonly Device[] = [
  { name: 'phone', options: { ...TOUCH, isMobile: true }, sizes: [[390, 844]], least: 48, leastForm: 0 },
  {
    name: 'tablet in a browser',
    options: TOUCH,
    sizes: [
      [820, 1180],
      [1180, 820],
    ],
    least: 48,
    leastForm: 480,
  },
  { name: 'computer', options: {}, sizes: [[1280, 800]], least: 48, leastForm: 0 },
  {
    name: "store's tablet",
    options: TOUCH,
    sizes: [
      [820, 1180],
      [1180, 820],
      [1280, 800],
    ],
    least: 64,
    leastForm: 480,
    isTablet: true,
  },
]

/** How a guest may have the page drawn. Sizes of the browser's own text have no room that a form must have. */
const VARIANTS = ['light', 'larger text', 'text of 24 px', 'text of 32 px', 'forced colours'] as const
type Variant = (typeof VARIANTS)[number]

const BOOKED: readonly FlowType[] = ['clinic', 'video', 'dietitian', 'vaccine']
const PAGES = [
  '/health-services/scheduler/benefit-codes',
  '/health-services/scheduler/cancel',
  '/health-services/clinic/locations?searchText=45202',
  '/health-services/clinic/locations?searchText=Nowhere',
  CLINIC,
  '/health-services/clinic/error',
  '/health/clinic/services',
  '/health/clinic/billing-insurance-payment',
  '/rx/guest/vaccination-appointments',
  '/health-services/privacy',
  '/health-services/accessibility',
  '/health-services/licences',
  '/health-services/kiosk/90100001',
  '/health-services/poster/90100001',
  '/health-services/instant-vaccines/99999999',
  '/health-services/nothing',
]

/**
 * Walks through every screen on a phone, a tablet in a browser, a computer and a store's tablet, empty, with errors and filled. Measures its boxes in five
 * variants, asks axe in light and dark, and writes down what screen readers are told.
 */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const server = await startServer()
  const browser = await launchBrowser()
  const found: Found = { boxes: new Map(), axe: new Map(), heard: new Map(), states: 0, drawn: 0 }
  try {
    for (const device of DEVICES) {
      say(`screens: ${device.name}`)
      await walkDevice(browser, server, device, found, full)
    }
  } finally {
    await browser.close()
    await server.stop()
    tellFound(found, say)
  }
  const count = (name: string, value: number): Figure => ({ name, value, unit: '', better: 'less', gate: 0 })
  return [
    count('screens: boxes cut, overlapping, split, too narrow or too small', found.boxes.size),
    count('screens: findings of axe', found.axe.size),
    { name: 'screens: states looked at', value: found.states, unit: '', better: 'more' },
    { name: 'screens: pictures measured', value: found.drawn, unit: '', better: 'more' },
    {
      name: 'screens: texts that screen readers are told',
      value: found.heard.size,
      unit: '',
      better: 'more',
    },
  ]
}

/** Each finding, or text, with where it was. */
type Places = Map<string, Set<string>>
type Found = { boxes: Places; axe: Places; heard: Places; states: number; drawn: number }

function tellFound(found: Found, say: BenchOptions['say']): void {
  for (const [kind, list] of [
    ['box', found.boxes],
    ['axe', found.axe],
    ['heard', found.heard],
  ] as const) {
    for (const [what, where] of list) say(`${kind}: ${what} [${[...where].slice(0, 4).join('; ')}]`)
  }
}

function keep(list: Places, what: string, where: string): void {
  list.set(what, (list.get(what) ?? new Set()).add(where))
}

async function walkDevice(
  browser: Browser,
  server: RunningServer,
  device: Device,
  found: Found,
  full: boolean,
): Promise<void> {
  const [first = [390, 844]] = device.sizes
  const walks = device.isTablet
    ? [walkTablet]
    : [walkPages, walkAdult, walkChild, ...(full ? [walkBookings] : [walkOneBooking])]
  for (const walk of walks) {
    const context = await browser.newContext({
      ...device.options,
      viewport: { width: first[0], height: first[1] },
      baseURL: server.url,
      locale: 'en-US',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    const heard = await recordHeard(context)
    const page = await context.newPage()
    await walk(page, async (state) => {
      found.states += 1
      await lookAt(page, state, device, found)
    })
    for (const [text, screens] of heard) for (const screen of screens) keep(found.heard, text, screen)
    await context.close()
  }
}

type Look = (state: string) => Promise<void>

/** Measures the page in every size and variant, and leaves it as it was. */
async function lookAt(page: Page, state: string, device: Device, found: Found): Promise<void> {
  const { name, sizes, least, leastForm } = device
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const variant of VARIANTS) {
      await drawAs(page, variant)
      const isOwnSize = !variant.startsWith('text of')
      const faults = await screenFaults(page, { least, leastForm: isOwnSize ? leastForm : 0 })
      found.drawn += 1
      for (const fault of faults) keep(found.boxes, fault, `${state}, ${name} ${width}, ${variant}`)
    }
    await drawAs(page, 'light')
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const finding of await axeFindings(page))
      keep(found.axe, finding, `${state}, ${name}, ${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const [first = [390, 844]] = sizes
  await page.setViewportSize({ width: first[0], height: first[1] })
}

async function drawAs(page: Page, variant: Variant): Promise<void> {
  await page.emulateMedia({ forcedColors: variant === 'forced colours' ? 'active' : 'none' })
  await page.evaluate(async (variant) => {
    const root = document.documentElement
    root.style.fontSize = /^text of/.test(variant) ? `${/\d+/.exec(variant)?.[0]}px` : ''
    if (variant === 'larger text') root.dataset['text'] = 'large'
    else delete root.dataset['text']
    window.dispatchEvent(new Event('resize'))
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  }, variant)
}

/** Pages that an address opens. */
async function walkPages(page: Page, look: Look): Promise<void> {
  await page.goto('/health-services/scheduler/main')
  await look('main')
  await page.locator('body').dispatchEvent('pointerdown')
  const find = page.getByRole('button', { name: 'Find Appointment', exact: true })
  await expect(page.locator('form:not([data-early]) #find-type')).toBeAttached()
  await find.click()
  await page.getByText('Error:').first().waitFor()
  await look('main with errors')
  for (const path of PAGES) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await look(path)
  }
}

/** A form's page empty, as it refuses to go on, and filled. */
function onForm(page: Page, look: Look, flow: string) {
  return {
    onPage: async (name: string) => {
      await look(`${flow}: ${name}`)
      if (['landing', 'confirmation', 'check', 'Check your answers'].includes(name)) return
      await page.locator('form button[type=submit]').click()
      const error = page.getByText('Error:').first()
      if (
        await error.waitFor({ timeout: 3000 }).then(
          () => true,
          () => false,
        )
      )
        await look(`${flow}: ${name} with errors`)
    },
    onFilled: (name: string) => look(`${flow}: ${name}, filled`),
  }
}

// Each on a device of its own: where one guest has checked in, the landing page shows the code in place of Start.
async function walkAdult(page: Page, look: Look): Promise<void> {
  await walkIn(page, { guest: aGuest(), ...onForm(page, look, 'walk-in') })
}

async function walkChild(page: Page, look: Look): Promise<void> {
  await walkIn(page, { guest: aGuest(CHILD), ...onForm(page, look, 'walk-in of a child') })
}

async function walkOneBooking(page: Page, look: Look): Promise<void> {
  await walkBooking(page, look, 'vaccine')
  await walkEnds(page, look)
}

async function walkBookings(page: Page, look: Look): Promise<void> {
  for (const flow of BOOKED) await walkBooking(page, look, flow)
  await walkEnds(page, look)
}

async function walkBooking(page: Page, look: Look, flow: FlowType): Promise<void> {
  const patient = aPatient()
  const answers = answersOf(patient)
  await findTimes(page, WANTED[flow].adult, answers)
  await look(`${flow}: results`)
  await pickSlot(page, slots(page).last())
  await look(`${flow}: results with a chosen time`)
  await pickTimes(page, WANTED[flow].adult)
  await fillForm(page, answers, onForm(page, look, flow))
  await look(`${flow}: confirmation`)
}

/** What comes after a booking, and a search without results. */
async function walkEnds(page: Page, look: Look): Promise<void> {
  await openResults(page, SEARCHES.flu)
  await look('results')
  await openConfirmation(page, (await bookVisit(page, 'shingles')).visit)
  await page.getByRole('heading', { level: 1, name: 'Your appointment is confirmed!' }).waitFor()
  await look('confirmation of two doses')
  await unfold(page, 'Modify Appointment')
  await page.getByRole('button', { name: 'Cancel Appointment' }).click()
  await page.getByRole('dialog').waitFor()
  await look('dialog that cancels')
  await page.getByRole('dialog').getByRole('radio').first().check()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your appointment has been canceled!' }).waitFor()
  await look('canceled')
  const { first } = await bookVisit(page, 'flu')
  await page.goto(`/health-services/scheduler/cancel/${first.id}/${first.confirmCode}`)
  await page.getByRole('button', { name: 'Cancel Appointment' }).waitFor()
  await look('the visit by its link')
}

async function walkTablet(page: Page, look: Look): Promise<void> {
  // A tablet fills the screen at the first touch, and a window that does cannot be resized.
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
  await enrolTablet(page)
  await look('landing')
  await page.getByRole('button', { name: 'Text and contrast' }).click()
  await look('landing, Aa open')
  await page.getByRole('button', { name: 'For staff' }).click()
  await page.getByRole('dialog').waitFor()
  await look('dialog of staff')
  await page.getByRole('dialog').getByLabel('Code to leave tablet mode').fill(LEAVE_CODE.replace('2', '3'))
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await page.getByText('Error:').first().waitFor()
  await look('dialog of staff with an error')
  await page.getByRole('button', { name: 'Stay' }).click()
  await walkIn(page, { guest: aGuest(), ...onForm(page, look, 'walk-in') })
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Start' }).waitFor()
  await walkIn(page, { guest: aGuest(CHILD), ...onForm(page, look, 'walk-in of a child') })
}
