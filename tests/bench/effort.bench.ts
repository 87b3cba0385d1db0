import type { Browser } from 'playwright'
import {
  answersOf,
  aPatient,
  fillForm,
  findTimes,
  pickTimes,
  WANTED,
  type Wanted,
} from '../support/booking-flow.ts'
import { launchBrowser } from '../support/browser.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { type Effort, watch } from './watch-guest.ts'

/** One visit of each kind that a guest can book, for an adult with insurance. */
const FLOWS: Record<string, Wanted> = {
  clinic: { type: 'Clinic Visits', prescreen: {} },
  physical: WANTED.clinic.adult,
  screening: { type: 'Health Screenings', prescreen: { healthScreeningType: '121' } },
  DOT: { type: 'DOT Physicals', prescreen: { employer: 'self' } },
  Medicare: { type: 'Medicare Annual Wellness Visit', prescreen: {} },
  travel: { type: 'Travel Vaccines', prescreen: { travelVaccineType: '281' } },
  video: WANTED.video.adult,
  dietitian: WANTED.dietitian.adult,
  'one dose': { type: 'Vaccines', prescreen: { selectedVaccines: '201' } },
  'two doses': WANTED.vaccine.adult,
  'COVID-19': { type: 'COVID-19 Vaccines', prescreen: { selectedVaccines: '227' } },
}

async function effortOf(
  browser: Browser,
  server: RunningServer,
  wanted: Wanted,
  viewport: { width: number; height: number },
): Promise<Effort> {
  const context = await browser.newContext({
    viewport,
    baseURL: server.url,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  try {
    const effort = await watch(page)
    const answers = answersOf(aPatient())
    await findTimes(page, wanted, answers)
    await pickTimes(page, wanted)
    await fillForm(page, answers)
    return effort
  } finally {
    await context.close()
  }
}

/** A phone, a tablet and a desktop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
]

/** The screens, fields and taps of each kind of booking, from the main page to the confirmation, at three widths. */
export async function bench({ say }: BenchOptions): Promise<Figure[]> {
  const server = await startServer()
  const browser = await launchBrowser()
  const figures: Figure[] = []
  try {
    for (const size of SIZES) {
      for (const [flow, wanted] of Object.entries(FLOWS)) {
        const name = `${flow} at ${size.width} px`
        const effort = await effortOf(browser, server, wanted, size)
        say(`${name}: ${effort.screens} screens, ${effort.fields} fields, ${effort.taps} taps`)
        for (const [what, value] of Object.entries(effort))
          figures.push({ name: `${name}: ${what}`, value, unit: '', better: 'less' })
      }
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return figures
}
