import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { MANIFEST_PATH } from '#contract/slot-feed'
import { answersOf, aPatient, fillForm, findTimes, type Wanted } from '../support/booking-flow.ts'
import { placesLeft, type Slot } from '../support/feed-slots.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  addressOf,
  cards,
  dayAhead,
  FOLLOWUP,
  proceed as goToForm,
  pickSlot,
  SCHEDULE,
  slots,
} from '../support/results-flow.ts'
import { type RunningServer, runVerb } from '../support/server.ts'
import { aGuest, expectScreen, fillScreen, proceed, readCode, screensOf } from '../support/walk-in-flow.ts'

// Nothing is looked at while it fades in, and a worker would keep what the next command changes.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

const REAL = '../shared/data/stores'
const STORES = [`${REAL}/kroger_family_stores_2024.csv`, `${REAL}/little_clinic_locations_2024.csv`]
const EXAMPLES = 'src/docs/examples'

/** The chain of the day: real stores where they are here, of which one row is refused, else those of the manual. */
const CHAIN = STORES.every((file) => existsSync(file))
  ? {
      files: STORES,
      code: 2,
      store: { id: '01400513', name: 'Kroger On the Rhine' },
      other: '01400929',
      clinic: { id: '85300201', zip: '40509' },
    }
  : {
      files: [`${EXAMPLES}/locations.csv`, `${EXAMPLES}/clinics.csv`],
      code: 0,
      store: { id: '11000001', name: 'Harborline Elm Street' },
      other: '11000002',
      clinic: { id: '12000001', zip: '45202' },
    }
const { store: STORE, other: OTHER, clinic: CLINIC } = CHAIN
const [TODAY, HOLIDAY, TRAINING] = [0, 2, 3].map(dayAhead) as [string, string, string]

const DENGUE: Wanted = {
  type: 'Vaccines',
  prescreen: { selectedVaccines: '901', hasReceivedFirstDose: 'No', selectedDose: 'bothDoses' },
  isSeries: true,
}
const PEOPLE = 'id,name,qualification,languages,states,timezone,hours,services'
const WEEK = 'OH;KY;IN;MI,America/New_York,Mo-Su 09:00-17:00'

/** What an operator writes in the course of the day, by the name of the file. */
const FILES = {
  'dengue.csv': [
    'id,name,group,order,businesses,minutes,daysAhead,vaccine,dose,cvx,followupId,followupDays,minAge,price,menu',
    '901,Dengue dose 1,Vaccines,90,pharmacy,20,60,yes,1,56,902,30,9,$140 a dose,yes',
    '902,Dengue dose 2,Vaccines,91,pharmacy,20,120,yes,2,56,,,9,$140 a dose,no',
  ],
  'dietitians.csv': [
    PEOPLE,
    `D1,Ana Whitfield,"MS, RDN",English;Spanish,${WEEK},301`,
    `D2,Bo Ramirez,RDN,,${WEEK},301`,
    `D3,Cy Adeyemi,RDN,,${WEEK},301`,
  ],
  'teams.csv': [
    'id,name,states,timezone,hours,services,places',
    `T1,Riverside Video Team,OH;KY;IN;MI,America/New_York,Mo-Su 00:00-24:00,351,3`,
  ],
  'codes.csv': ['code,states', 'BUCKEYE-26,OH'],
  'hours.csv': ['storeId,hours,cellMinutes', `${STORE.id},Mo-Su 00:00-24:00,30`],
}

/** Runs one command of the manual beside the running server, and gives what it prints. `text`: a last word with spaces. */
function commandsOf({ dataDir }: RunningServer) {
  return async (words: string, text?: string, ends = 0) => {
    const [verb = '', ...rest] = words.split(' ')
    const { code, stdout, stderr } = await runVerb(verb, text === undefined ? rest : [...rest, text], {
      dataDir,
    })
    expect({ words, code, stdout, stderr }).toMatchObject({ words, code: ends })
    return stdout
  }
}

/** Names of the times of a card, "10:30 AM EST, ...". */
async function timesIn(page: Page, card: string): Promise<string[]> {
  const buttons = slots(page.getByRole('article').filter({ hasText: card }).first())
  await expect(buttons.first()).toBeVisible()
  return buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
}

/** The slots of a store's schedule for its new vaccine, as programs read them. */
async function slotsOf(server: RunningServer): Promise<Slot[]> {
  const { output } = await (await fetch(server.url + MANIFEST_PATH)).json()
  const files = output.filter(
    ({ type, extension }: { type: string; extension?: object }) =>
      type === 'Slot' && JSON.stringify(extension).includes('"OH"'),
  )
  for (const { url } of files) {
    const text = await (await fetch(server.url + new URL(url).pathname)).text()
    const found = text
      .trim()
      .split('\n')
      .filter((line) => line.includes(`"Schedule/pharmacy-${STORE.id}-901"`))
    if (found.length > 0) return found.map((line) => JSON.parse(line) as Slot)
  }
  return []
}

test('an operator runs a day at a chain, one command a step, and sees each on the screens, in the feed and in the export [DIR-01, DIR-05, DIR-06, DIR-08, DIR-12, DIR-13, DIR-15] @desktop', async ({
  page,
  server,
}, info) => {
  test.setTimeout(240_000)
  const command = commandsOf(server)
  const path = (name: string) => info.outputPath(name)
  for (const [name, lines] of Object.entries(FILES)) writeFileSync(path(name), `${lines.join('\n')}\n`)
  const patient = aPatient('adult')

  await test.step('the chain takes the place of the demonstration', async () => {
    const said = await command(`import ${CHAIN.files.join(' ')}`, undefined, CHAIN.code)
    expect(said).toMatch(/the demonstration removed \(\d+ locations, \d+ people, \d+ codes?\)/)
    await expect
      .poll(async () => (await page.request.get('/health-services/instant-vaccines/90100001')).status())
      .toBe(404)
  })

  await test.step('a vaccine of two doses joins the services', async () => {
    await command(`import --write services --out ${path('services.csv')}`)
    await command(`import --kind services ${path('services.csv')} ${path('dengue.csv')}`)
  })

  await test.step('dietitians, a team and a code of a region are added', async () => {
    for (const kind of ['dietitians', 'teams', 'codes'])
      await command(`import --kind ${kind} ${path(`${kind}.csv`)}`)
  })

  await test.step('closures, other hours and a wait are each one command', async () => {
    await command(`close ${STORE.id} --on ${HOLIDAY} --reason Thanksgiving`)
    await command(`close ${STORE.id} --on ${TRAINING} --hours 10:00-11:00 --reason Training`)
    await command(`close ${OTHER} --on ${TODAY} --reason`, 'A broken pipe')
    await command(`import ${path('hours.csv')}`)
    await command(`wait ${CLINIC.id} 25`, 'Busier than usual.')
    expect(await command('closures')).toContain('Thanksgiving')
  })

  await test.step('pages of the store and the clinic tell', async () => {
    await page.goto(`/health-services/instant-vaccines/${OTHER}`)
    await expect(page.getByText(/^Closed now.* \(A broken pipe\)$/)).toBeVisible()
    await page.goto(`/health-services/clinic/locations?searchText=${CLINIC.zip}`)
    await expect(cards(page).first()).toContainText('Busier than usual.') // the minutes only while it is open
  })

  await test.step('dietitians and the team are found in their states', async () => {
    const dietitian = { type: 'Telenutrition', date: dayAhead(4), serviceIds: '301' }
    await page.goto(addressOf({ ...dietitian, location: 'KY' }))
    for (const name of ['Ana Whitfield', 'Bo Ramirez', 'Cy Adeyemi'])
      await expect(cards(page).filter({ hasText: name })).toBeVisible()
    await expect(cards(page).filter({ hasText: 'MS, RDN' })).toContainText('Languages: English and Spanish')
    await page.goto(addressOf({ ...dietitian, location: 'TX' }))
    await expect(page.getByText('No results found!')).toBeVisible()
    await page.goto(addressOf({ type: 'Video Visits', location: 'IN', date: TODAY, serviceIds: '351' }))
    await expect(slots(page).first()).toBeVisible()
  })

  await test.step('the code of the region finds the stores of its state alone', async () => {
    const flu = { type: 'Vaccines', location: '45202', date: dayAhead(1), serviceIds: '201' }
    await page.goto(addressOf({ ...flu, benefitCode: 'buckeye-26' }))
    await expect(page.getByText('With benefit code buckeye-26.')).toBeVisible()
    await expect(cards(page).first()).toContainText(STORE.name)
  })

  const published = await slotsOf(server)
  const booked = await test.step('a guest books both doses at the store, in its new cells', async () => {
    await findTimes(page, DENGUE, answersOf(patient))
    const times = await timesIn(page, STORE.name)
    expect(times.some((time) => /:(00|30) /.test(time))).toBe(true)
    expect(times.filter((time) => /:(20|40) /.test(time))).toEqual([])
    const name = await pickSlot(page, slots(cards(page).filter({ hasText: STORE.name }).first()).last())
    await goToForm(page)
    await expect(page).toHaveURL(new RegExp(`${FOLLOWUP}(\\?|$)`))
    await pickSlot(page, slots(page).last())
    await goToForm(page)
    await expect(page).toHaveURL(new RegExp(`${SCHEDULE}$`))
    await fillForm(page, answersOf(patient))
    return name
  })
  expect(booked).toContain(STORE.name)

  const walkInCode = await test.step('another guest walks in for it', async () => {
    await page.goto(`/health-services/instant-vaccines/select/${STORE.id}`)
    await expect(page.getByText('For ages 9 years and older. Price: $140 a dose').first()).toBeVisible()
    await page.getByRole('checkbox', { name: 'Dengue' }).check()
    await proceed(page)
    const guest = aGuest()
    for (const name of screensOf(guest)) {
      await expectScreen(page, name)
      await fillScreen(page, name, guest)
      await proceed(page)
    }
    return readCode(page)
  })

  await test.step('the feed has the vaccine in its cells, taken where it is booked, and nothing on the holiday', async () => {
    const found = await slotsOf(server)
    expect(found.length).toBeGreaterThan(100)
    expect(found.filter(({ start }) => start.startsWith(HOLIDAY))).toEqual([])
    const training = found
      .filter(({ start }) => start.startsWith(TRAINING))
      .map(({ start }) => start.slice(11, 16))
    expect(training).toEqual(expect.arrayContaining(['09:00', '11:00']))
    expect(training).not.toContain('10:00')
    expect(training).not.toContain('10:30')
    const before = new Map(published.map((slot) => [slot.id, placesLeft(slot)]))
    // Two cells of thirty minutes in an hour, of which one is booked.
    expect([...new Set(before.values())]).toContain(2)
    const fewer = found.filter((slot) => before.has(slot.id) && placesLeft(slot) < (before.get(slot.id) ?? 0))
    expect(fewer.map((slot) => [before.get(slot.id), placesLeft(slot)])).toEqual([[2, 1]])
  })

  let exports = 0
  const linesOf = async (kind: string) => {
    exports += 1
    const out = path(`export-${exports}.ndjson`)
    await command(`export --after start --location ${STORE.id} --kind ${kind} --out ${out}`)
    return readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  }

  const visit = await test.step('the export has both visits and the walk-in', async () => {
    const lines = [...(await linesOf('appointment')), ...(await linesOf('walkin'))]
    expect(lines.map(({ kind, serviceIds }) => `${kind} ${serviceIds}`).sort()).toEqual([
      'appointment 901',
      'appointment 902',
      'walkin 901',
    ])
    expect(lines.find(({ kind }) => kind === 'walkin').counterCode).toBe(walkInCode)
    return lines.find(({ kind, serviceIds }) => kind === 'appointment' && serviceIds.includes(901))
  })

  await test.step('a closure prints the visit that it displaces, tells of it by an event and cancels nothing', async () => {
    const { id, counterCode, startsAt } = visit
    const displaced = new RegExp(`^${counterCode} .*closed at that time .*${id}$`, 'm')
    const day = new Date(startsAt).toLocaleDateString('en-CA', { timeZone: 'America/New_York' })
    const close = `close ${STORE.id} --on ${day}`
    expect(await command(`${close} --dry-run`)).toMatch(displaced)
    expect(await command('displaced')).not.toContain(counterCode)
    const said = await command(`${close} --notify`)
    expect(said).toMatch(displaced)
    expect(said).toContain(
      '1 booked appointment is displaced; nothing is cancelled, and an event tells of each.',
    )
    expect(await command('displaced')).toMatch(displaced)
    const lines = await linesOf('appointment')
    const told = lines.filter(({ event }) => event.type === 'appointment.displaced')
    expect(told).toMatchObject([{ id, status: 'booked', event: { locationId: STORE.id } }])
  })
})
