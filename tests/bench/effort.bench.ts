import type { Browser, Page } from 'playwright'
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

/** `screens` are headings, `taps` presses and fields typed in or chosen, `fields` all that the forms show. */
type Effort = { screens: number; fields: number; taps: number }

/** Counts what the guest of a page does, over all documents that it opens. */
async function watch(page: Page): Promise<Effort> {
  const effort: Effort = { screens: 0, fields: 0, taps: 0 }
  await page.exposeBinding('countEffort', (_, what: keyof Effort, times: number) => {
    effort[what] += times
  })
  await page.addInitScript(() => {
    const count = (what: string, times = 1) =>
      (window as unknown as { countEffort: (what: string, times: number) => void }).countEffort(what, times)
    const typed = new WeakSet<EventTarget>()
    let heading = ''
    let pressedAt = 0
    addEventListener(
      'click',
      (event) => {
        // A press on a label is a second one on its box.
        if (!event.isTrusted || event.timeStamp - pressedAt < 20) return
        pressedAt = event.timeStamp
        count('taps')
        const form = (event.target as Element).closest('button[type=submit]')?.closest('form')
        if (form) count('fields', namesIn(form).size)
      },
      true,
    )
    addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLElement) || typed.has(target)) return
        if (target.matches('[type=radio], [type=checkbox]')) return
        typed.add(target)
        count('taps')
      },
      true,
    )
    const look = () => {
      const now = document.querySelector('main h1')?.textContent ?? ''
      if (now === '' || now === heading) return
      heading = now
      count('screens')
    }
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true }),
    )
    function namesIn(form: Element): Set<string> {
      const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      return new Set(controls.filter((one) => one.checkVisibility()).map(({ name, id }) => name || id))
    }
  })
  return effort
}

async function effortOf(browser: Browser, server: RunningServer, wanted: Wanted): Promise<Effort> {
  const viewport = { width: 390, height: 844 }
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

/** The screens, fields and taps of each kind of booking, from the main page to the confirmation, on a phone. */
export async function bench({ say }: BenchOptions): Promise<Figure[]> {
  const server = await startServer()
  const browser = await launchBrowser()
  const figures: Figure[] = []
  try {
    for (const [name, wanted] of Object.entries(FLOWS)) {
      const effort = await effortOf(browser, server, wanted)
      say(`${name}: ${effort.screens} screens, ${effort.fields} fields, ${effort.taps} taps`)
      for (const [what, value] of Object.entries(effort))
        figures.push({ name: `${name}: ${what}`, value, unit: '', better: 'less' })
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return figures
}
