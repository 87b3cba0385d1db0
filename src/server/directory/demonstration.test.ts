import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import { isPhone } from '#domain/phone'
import { readServices, vaccineList } from '#domain/services'
import { builtGazetteer } from '../../../tests/support/gazetteer.ts'
import { openGazetteer } from '../address/gazetteer.ts'
import type { DirectoryService } from '../store/directory-entries.ts'
import { migrate } from '../store/migrate.ts'
import { createStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { hasStaleDemonstration, openDemonstration, seedDemonstration } from './demonstration.ts'
import { demonstrationLocations } from './demonstration-locations.ts'
import { DEMONSTRATION_RECORDS } from './demonstration-people.ts'
import { DEMONSTRATION_SERVICES } from './demonstration-services.ts'
import type { BenefitCodeRecord, ClinicianRecord, LicensureRecord, VirtualProviderRecord } from './records.ts'
import { findZone } from './time-zone.ts'

const INTERVALS = '../shared/data/vaccines/cdsi_series_age_interval_rules_v4.64.csv'
const PHYSICALS = 'content-fallback/base/hw_config/1.0.0/scheduler/physicals.json'
const folder = mkdtempSync(join(tmpdir(), 'demonstration-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LOCATIONS = demonstrationLocations('2026-11-20')
const VISIBLE = LOCATIONS.map(({ brand, legalName, vanityName }) => `${brand} ${legalName} ${vanityName}`)

function serviceById(id: number | null | undefined): DirectoryService {
  const service = DEMONSTRATION_SERVICES.find((one) => one.id === id)
  if (!service) throw new Error(`no service ${id}`)
  return service
}

function bodiesOf<T>(kind: string): T[] {
  return DEMONSTRATION_RECORDS.filter((record) => record.kind === kind).map((record) => record.body as T)
}

const FIRSTS = DEMONSTRATION_SERVICES.filter((service) => service.followupServiceId)

describe('the demonstration locations', () => {
  it('are at least 60 in at least 8 states and 4 zones, with Phoenix, Mississippi, Alaska and Hawaii', () => {
    expect(LOCATIONS.length).toBeGreaterThanOrEqual(60)
    const states = new Set(LOCATIONS.map((location) => location.state))
    const zones = new Set(LOCATIONS.map((location) => location.timezone))
    expect(states.size).toBeGreaterThanOrEqual(8)
    expect(zones.size).toBeGreaterThanOrEqual(4)
    for (const state of ['MS', 'AK', 'HI']) expect(states).toContain(state)
    expect(zones).toContain('America/Phoenix')
  })

  it('have ids of a division in the nine hundreds and a number, each once [ENTITY-18]', () => {
    const ids = LOCATIONS.map((location) => location.id)
    for (const id of ids) expect(id).toMatch(/^9\d{2}\d{5}$/)
    expect(new Set(ids).size).toBe(ids.length)
    expect(LOCATIONS[0]).toMatchObject({
      businessName: 'pharmacy',
      id: '90100001',
      vanityName: 'Marrowby Market Lantern Square',
      city: 'Cincinnati',
    })
  })

  it('stand in a real city, ZIP code and zone, their point near the ZIP code', async () => {
    const gazetteer = openGazetteer(builtGazetteer())
    for (const { zip, city, state, latitude, longitude, timezone, vanityName } of LOCATIONS) {
      const place = gazetteer.zip(zip)
      expect(place?.state, vanityName ?? '').toBe(state)
      expect(gazetteer.hasCity(state, city), city).toBe(true)
      expect(Math.abs((place?.latitude ?? 0) - latitude)).toBeLessThan(0.05)
      expect(Math.abs((place?.longitude ?? 0) - longitude)).toBeLessThan(0.05)
      expect(await findZone(latitude, longitude)).toBe(timezone)
    }
  })

  it('have fictional phone numbers, each once', () => {
    const phones = LOCATIONS.map((location) => location.phone ?? '')
    for (const phone of phones) {
      expect(isPhone(phone)).toBe(true)
      expect(phone).toMatch(/^\d{3}55501\d{2}$/)
    }
    expect(new Set(phones.map((phone) => phone.slice(-2))).size).toBeGreaterThan(60)
  })

  it('carry no brand of the card [BANNER-11]', () => {
    const brands = /bakers|fred|fry'?s|jay ?c|metro|smith|hart|kroger|little clinic/i
    for (const names of VISIBLE) expect(names).not.toMatch(brands)
  })

  it('have opening hours, mostly a lunch break, and all but the first are closed on the holidays around today', () => {
    expect(LOCATIONS.every((location) => location.hours?.some((day) => day.length > 0))).toBe(true)
    expect(LOCATIONS.filter((location) => location.breaks).length).toBeGreaterThan(30)
    expect(LOCATIONS[0]?.closures).toEqual([])
    const days = LOCATIONS[1]?.closures.map((closure) => closure.from)
    for (const day of ['2026-11-26', '2026-12-25', '2027-01-01', '2027-11-25', '2028-11-23'])
      expect(days).toContain(day)
    expect(demonstrationLocations('2026-11-20')).toEqual(LOCATIONS)
  })

  it('have a rideshare discount here and there, at stores and at clinics [CONFIRM-13, CONFIRM-16]', () => {
    for (const business of ['pharmacy', 'tlc']) {
      const codes = LOCATIONS.filter(({ businessName }) => businessName === business).flatMap(
        ({ rideshareCode }) => rideshareCode ?? [],
      )
      expect(codes.length).toBeGreaterThan(1)
      expect(new Set(codes).size).toBe(codes.length)
    }
  })

  it('house their clinics, and offer a follow-up wherever they offer its first dose', () => {
    for (const { hostStoreId, businessName, addressLines, serviceIds } of LOCATIONS) {
      const host = LOCATIONS.find((one) => one.businessName === 'pharmacy' && one.id === hostStoreId)
      expect(host !== undefined).toBe(businessName === 'tlc')
      if (host) expect(addressLines).toEqual(host.addressLines)
      for (const first of FIRSTS)
        if (serviceIds?.includes(first.id)) expect(serviceIds).toContain(first.followupServiceId)
    }
  })
})

describe('the demonstration services', () => {
  it('are of every category [SCOPE-11]', () => {
    const groups = new Set(DEMONSTRATION_SERVICES.map((service) => service.groupName))
    for (const group of [
      'Physicals',
      'Health Screenings',
      'DOT Physicals',
      'Medicare Annual Wellness Visit',
      'Travel Vaccines',
      'Vaccines',
      'COVID-19 Vaccines',
      'Telenutrition',
    ])
      expect(groups).toContain(group)
    const ids = DEMONSTRATION_SERVICES.map((service) => service.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const name of BUSINESS_NAMES)
      expect(DEMONSTRATION_SERVICES.some((service) => service.businessNames.includes(name))).toBe(true)
  })

  it.each(['test', 'stage', 'production'])(
    'lead straight to results with one service of the menu, by the %s configuration [FIND-34]',
    (set) => {
      const file = `.build/content/${set}/hw_config/1.0.0/scheduler/scheduler-config.json`
      const { categories } = JSON.parse(readFileSync(file, 'utf8')).data as SchedulerConfig
      const menu = DEMONSTRATION_SERVICES.filter((service) => !service.notMenuOption)
      const groups = [...new Set(menu.map((service) => service.groupName ?? ''))]
      expect(groups.filter((group) => !(group in categories))).toEqual([])
      const straight = groups.filter((group) => categories[group]?.redirectAction === undefined)
      expect(straight.sort()).toEqual(['Clinic Visits', 'Skin Care Visits', 'Video Visits'])
      for (const group of straight)
        expect(menu.filter((service) => service.groupName === group)).toHaveLength(1)
    },
  )

  it('are of one order within a group, each group in one place [API-09]', () => {
    const orders = new Map(DEMONSTRATION_SERVICES.map((one) => [one.groupName, one.groupOrder]))
    expect(new Set(orders.values()).size).toBe(orders.size)
    for (const { groupName, groupOrder } of DEMONSTRATION_SERVICES)
      expect(groupOrder).toBe(orders.get(groupName))
  })

  it('name a vaccine before the word dose, which stands in it once [WALKIN-10]', () => {
    for (const service of DEMONSTRATION_SERVICES.filter((one) => one.isVaccine)) {
      expect(service.name).toMatch(/^.+ dose \d$/)
      expect(service.name.match(/dose/gi)).toHaveLength(1)
      expect(service.name.endsWith(String(service.dose))).toBe(true)
    }
  })

  it('refuse a physical to the age that the list of physicals does not offer it to [PRESCREEN-10, DIR-15]', () => {
    const { data } = JSON.parse(readFileSync(PHYSICALS, 'utf8'))
    const namesOf = (options: { serviceName: string }[]) => options.map(({ serviceName }) => serviceName)
    const [young, grown] = [namesOf(data.underTwenty), namesOf(data.twentyOrOlder)]
    const physicals = DEMONSTRATION_SERVICES.filter(({ groupName }) => groupName === 'Physicals')
    for (const { name, minAgeMonths, maxAgeMonths } of physicals) {
      expect(minAgeMonths, name).toBe(young.includes(name) ? undefined : 240)
      expect(maxAgeMonths, name).toBe(grown.includes(name) ? undefined : 228)
    }
  })

  it('list first doses only, flu first [PRESCREEN-39]', () => {
    const list = vaccineList(readServices(DEMONSTRATION_SERVICES, {}, { grouping: true, covidEnabled: true }))
    expect(list[0]?.name).toBe('Flu dose 1')
    expect(list.length).toBeGreaterThan(15)
  })

  it('keep COVID-19 vaccines in a group of their own, but one among the vaccines [PRESCREEN-46]', () => {
    const groups = DEMONSTRATION_SERVICES.filter((one) => one.isCovidVaccine).map((one) => one.groupName)
    expect(groups.filter((group) => group === 'Vaccines')).toHaveLength(1)
    expect(groups.filter((group) => group === 'COVID-19 Vaccines').length).toBeGreaterThan(1)
  })

  it('can hold a follow-up for any day of the first dose', () => {
    expect(FIRSTS.length).toBeGreaterThan(8)
    for (const first of FIRSTS) {
      const followup = serviceById(first.followupServiceId)
      const needed = (first.followupAfterDays ?? 0) + (first.maxDaysAhead ?? 0) + 14
      expect(followup.maxDaysAhead, followup.name).toBeGreaterThanOrEqual(needed)
      expect(followup).toMatchObject({ dose: 2, notMenuOption: true, businessNames: first.businessNames })
    }
  })

  it('can be booked 90 days ahead with a dietitian, from the third day [RESULTS-12]', () => {
    for (const service of DEMONSTRATION_SERVICES.filter((one) => one.businessNames.includes('dietitian')))
      expect(service).toMatchObject({ maxDaysAhead: 90, leadTime: 3 })
  })

  it('have no second dose before the shortest interval of its series', () => {
    if (!existsSync(INTERVALS)) return console.info('vaccine intervals: not found, not checked')
    const rules = readFileSync(INTERVALS, 'utf8')
      .split('\n')
      .map((line) => line.split(','))
    const series = new Map([
      ['Shingles', 'Zoster 2-dose series'],
      ['Hepatitis A', 'HepA 2-dose series'],
      ['Hepatitis B', 'HepB Heplisav-B 2-dose series'],
      ['HPV', 'HPV 2-dose series'],
      ['MMR (measles, mumps, rubella)', 'Measles 2-dose series'],
      ['Varicella (chickenpox)', 'Varicella childhood 2-dose series'],
      ['Meningococcal B', 'Meningococcal B 2-dose series MenB-FHbp Shared Clinical Decision Making'],
      ['COVID-19 mRNA', 'COVID-19 start at 2 years+ shared clinical decision-making series'],
      ['COVID-19 protein-based', 'COVID-19 start at 2 years+ shared clinical decision-making series'],
      ['Japanese encephalitis', 'Japanese Encephalitis risk 2-dose series'],
      ['Rabies, before exposure', 'Rabies risk infrequent exposure series'],
    ])
    expect(FIRSTS.map((first) => first.name.replace(/ dose 1$/, '')).sort()).toEqual(
      [...series.keys()].sort(),
    )
    for (const first of FIRSTS) {
      const name = series.get(first.name.replace(/ dose 1$/, ''))
      const shortest = rules
        .filter((rule) => rule[1] === name && rule[3] === 'Dose 2')
        .map((rule) => daysOf(rule[15] ?? ''))
      expect(shortest.length, name).toBeGreaterThan(0)
      expect(first.followupAfterDays, first.name).toBeGreaterThanOrEqual(Math.max(...shortest))
    }
  })
})

/** Days of '6 months' or '8 weeks', a month at its longest. */
function daysOf(interval: string): number {
  const [, count, unit] = /^(\d+) (day|week|month)/.exec(interval) ?? []
  const number = Number(count)
  return unit === 'month' ? Math.ceil(number * 30.6) : unit === 'week' ? number * 7 : number
}

describe('the demonstration providers', () => {
  it('see patients by state, and the licensure of their business says so [ENTITY-15]', () => {
    const clinicians = bodiesOf<ClinicianRecord>('clinician')
    const providers = bodiesOf<VirtualProviderRecord>('virtualProvider')
    expect(providers.filter((one) => one.businessName === 'dietitian').length).toBeGreaterThan(2)
    expect(providers.filter((one) => one.businessName === 'tlc').length).toBeGreaterThan(1)
    for (const provider of providers) {
      expect(provider.serviceIds.length).toBeGreaterThan(0)
      for (const id of provider.serviceIds) serviceById(id)
      if (provider.clinicianId) expect(clinicians.map((one) => one.id)).toContain(provider.clinicianId)
    }
    for (const { businessName, stateCodes } of bodiesOf<LicensureRecord>('licensure')) {
      const own = providers.filter((one) => one.businessName === businessName)
      expect(stateCodes.length).toBeGreaterThan(10)
      expect(stateCodes.length).toBeLessThan(51)
      expect(new Set(stateCodes)).toEqual(new Set(own.flatMap((one) => one.licensureStates)))
    }
  })

  it('benefit codes name locations that exist [BENEFIT-13]', () => {
    const codes = bodiesOf<BenefitCodeRecord>('benefitCode')
    expect(codes.length).toBeGreaterThan(1)
    const keys = LOCATIONS.map((one) => `${one.businessName} ${one.id}`)
    for (const { locations } of codes)
      for (const one of locations ?? []) expect(keys).toContain(`${one.businessName} ${one.id}`)
  })
})

describe('seeding', () => {
  it('fills an empty directory once and leaves another as it is', async () => {
    const engine = openSqlite(join(folder, 'seed.db'))
    await migrate(engine)
    const store = createStore(engine)
    expect(await seedDemonstration(store, '2026-11-20')).toEqual({ locations: LOCATIONS.length })
    expect(await store.location('pharmacy', '90100001')).toEqual(LOCATIONS[0])
    expect(await store.services(BUSINESS_NAMES)).toHaveLength(DEMONSTRATION_SERVICES.length)
    expect(await seedDemonstration(store, '2026-11-20')).toEqual({ locations: 0 })
    await store.close()
  })

  it('is stale where no start asks for it any more, until an import removes or keeps it [DIR-05]', async () => {
    const engine = openSqlite(join(folder, 'stale.db'))
    await migrate(engine)
    const store = createStore(engine)
    expect(await hasStaleDemonstration(store)).toBe(false)
    await seedDemonstration(store, '2026-11-20')
    expect(await hasStaleDemonstration(store)).toBe(true)
    await store.editDirectory((edit) => edit.markAsOwn())
    expect(await hasStaleDemonstration(store)).toBe(false)
    await store.close()
  })

  it('ends with what an operator imports, also where it goes on being shown [DIR-05]', async () => {
    const engine = openSqlite(join(folder, 'import.db'))
    await migrate(engine)
    const store = createStore(engine)
    await seedDemonstration(store, '2026-11-20')
    const demonstration = await openDemonstration(store, true)
    expect([demonstration.isOn(), (await openDemonstration(store, false)).isOn()]).toEqual([true, false])
    await store.editDirectory((edit) => edit.markAsOwn())
    await demonstration.look()
    expect(demonstration.isOn()).toBe(false)
    await store.close()
  })
})
