import type { BusinessName } from '#contract/vocabulary'
import { hourAndMinute } from '#domain/time-units'
import { todayIn } from '#domain/zones'
import { SettingError } from '../settings.ts'
import type { Closure } from '../store/closures.ts'
import type { DirectoryRead } from '../store/directory-edits.ts'
import type { DirectoryLocation, DirectoryService } from '../store/directory-entries.ts'
import type { KindName } from './import-kinds.ts'
import { LAST_ZONE } from './operator-closures.ts'
import type { BenefitCodeRecord, ClinicianRecord, LicensureRecord, VirtualProviderRecord } from './records.ts'
import { listText, tableText, type WrittenRow, weekText } from './write-table.ts'

/** Minutes of a cell of a service that only says how many cells it takes. */
const USUAL_CELL = 20
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

type Table = { titles: string; rows: WrittenRow[] }

/**
 * Everything of one kind as CSV that an import reads back without changing anything (DIR-01); `count`: its rows. Locations are of one
 * business, because files of stores and of clinics have other columns. Throws SettingError without it.
 */
export async function writeKind(
  directory: DirectoryRead,
  kind: KindName,
  business?: BusinessName,
): Promise<{ text: string; count: number }> {
  const { titles, rows } = await tableOf(directory, kind, business)
  return { text: tableText(titles.split(' '), rows), count: rows.length }
}

async function tableOf(directory: DirectoryRead, kind: KindName, business?: BusinessName): Promise<Table> {
  switch (kind) {
    case 'locations':
      if (!business)
        throw new SettingError(
          '--write locations needs --business: stores and clinics have different columns.',
        )
      return locations(await directory.locations(business), business)
    case 'services':
      return services((await directory.services()).map(({ service }) => service))
    case 'dietitians':
      return people(directory, 'dietitian', true)
    case 'clinicians':
      return people(directory, 'tlc', true)
    case 'teams':
      return people(directory, 'tlc', false)
    case 'licences':
      return {
        titles: 'business state',
        rows: (await bodies<LicensureRecord>(directory, 'licensure')).flatMap(licences),
      }
    case 'codes':
      return {
        titles: 'code stores clinics states',
        rows: (await bodies<BenefitCodeRecord>(directory, 'benefitCode')).map(code),
      }
    case 'closures':
      return closures(directory, ({ scope, opens }) => !scope.onHolidays && !opens)
    case 'holidays':
      return closures(directory, ({ scope }) => scope.onHolidays === true)
    case 'waits':
      return { titles: 'location business minutes text', rows: (await directory.waits()).map(wait) }
  }
}

async function bodies<T>(
  directory: DirectoryRead,
  kind: Parameters<DirectoryRead['records']>[0],
): Promise<T[]> {
  return (await directory.records(kind)).map(({ body }) => body as T)
}

const LOCATION_TITLES =
  'brand legalName vanityName addressLine1 addressLine2 city state zip phone latitude longitude timezone hours lunchHours services cellMinutes places rideshareCode status'

function locations(all: readonly DirectoryLocation[], business: BusinessName): Table {
  const ids = { pharmacy: 'storeId', tlc: 'clinicId hostStoreId', dietitian: 'providerId' }[business]
  const [id = ''] = ids.split(' ')
  return {
    titles: `${ids} ${LOCATION_TITLES}`,
    rows: all.map((one) => ({
      [id]: one.id,
      hostStoreId: one.hostStoreId,
      brand: one.brand,
      legalName: one.legalName,
      vanityName: one.vanityName,
      addressLine1: one.addressLines[0],
      addressLine2: one.addressLines.slice(1).join(', '),
      city: one.city,
      state: one.state,
      zip: one.zip,
      phone: one.phone,
      latitude: one.latitude,
      longitude: one.longitude,
      timezone: one.timezone,
      hours: [weekText(one.hours), one.hours && one.closesOnHolidays ? 'PH off' : '', yearly(one)]
        .filter((part) => part !== '')
        .join('; '),
      lunchHours: weekText(one.breaks),
      services: listText(one.serviceIds),
      cellMinutes: one.schedule?.cellMinutes,
      places: one.schedule?.places,
      rideshareCode: one.rideshareCode,
      status: one.status,
    })),
  }
}

/** "Dec 24, Dec 25 off" */
function yearly({ hours, yearlyClosures = [] }: DirectoryLocation): string {
  if (!hours || yearlyClosures.length === 0) return ''
  const days = yearlyClosures.map((day) => `${MONTHS[Number(day.slice(0, 2)) - 1]} ${Number(day.slice(3))}`)
  return `${days.join(', ')} off`
}

const SERVICE_TITLES =
  'id name group groupOrder order businesses minutes daysAhead leadDays vaccine covid dose followupId followupDays menu available video cvx minAge maxAge price info'

function services(all: readonly DirectoryService[]): Table {
  const yes = (is: boolean | null | undefined) => (is ? 'yes' : 'no')
  return {
    titles: SERVICE_TITLES,
    rows: all.map((one) => ({
      id: one.id,
      name: one.name,
      group: one.groupName,
      groupOrder: one.groupOrder,
      order: one.order,
      businesses: listText(one.businessNames),
      minutes: one.minutes ?? (one.cells > 1 ? one.cells * USUAL_CELL : ''),
      daysAhead: one.maxDaysAhead,
      leadDays: one.leadTime,
      vaccine: yes(one.isVaccine),
      covid: yes(one.isCovidVaccine),
      dose: one.dose,
      followupId: one.followupServiceId,
      followupDays: one.followupAfterDays,
      menu: yes(!one.notMenuOption),
      available: yes(one.isAvailable ?? true),
      video: one.isVideoAlone === undefined ? '' : yes(one.isVideoAlone),
      cvx: one.cvx,
      minAge: ageText(one.minAgeMonths),
      maxAge: ageText(one.maxAgeMonths),
      price: one.priceText,
      info: one.infoMessage,
    })),
  }
}

function ageText(months: number | null | undefined): string {
  if (months === null || months === undefined) return ''
  return months % 12 === 0 ? String(months / 12) : `${months} months`
}

const PEOPLE_TITLES =
  'id name qualification languages description image states timezone hours breaks services cellMinutes places'

/** Closed ones are left out: a file has no column for that, and would open them. */
async function people(directory: DirectoryRead, business: string, isPerson: boolean): Promise<Table> {
  const persons = new Map(
    (await bodies<ClinicianRecord>(directory, 'clinician')).map((person) => [person.id, person]),
  )
  const own = (await bodies<VirtualProviderRecord>(directory, 'virtualProvider')).filter(
    (one) =>
      one.businessName === business && (one.clinicianId !== null) === isPerson && one.status !== 'closed',
  )
  const titles = isPerson
    ? PEOPLE_TITLES
    : PEOPLE_TITLES.replace('qualification languages description image ', '')
  return {
    titles,
    rows: own.map((one) => {
      const person = persons.get(one.clinicianId ?? '')
      return {
        id: one.id,
        name: one.name,
        qualification: person?.qualification,
        languages: listText(person?.languages),
        description: person?.description,
        image: person?.image,
        states: listText(one.licensureStates),
        timezone: one.timezone,
        hours: weekText(one.hours),
        breaks: one.breaks.every((spans) => spans.length === 0) ? '' : weekText(one.breaks),
        services: listText(one.serviceIds),
        cellMinutes: one.schedule.cellMinutes,
        places: one.schedule.places,
      }
    }),
  }
}

function licences({ businessName, stateCodes }: LicensureRecord): WrittenRow[] {
  return stateCodes.map((state) => ({ business: businessName, state }))
}

function code({ code: text, locations: of, states }: BenefitCodeRecord): WrittenRow {
  const ids = (business: BusinessName) =>
    listText((of ?? []).flatMap(({ businessName, id }) => (businessName === business ? [id] : [])))
  return { code: text, stores: ids('pharmacy'), clinics: ids('tlc'), states: listText(states) }
}

/** Those that are not over; an import refuses the others. */
async function closures(directory: DirectoryRead, isOfKind: (one: Closure) => boolean): Promise<Table> {
  const today = todayIn(directory.now, LAST_ZONE)
  const all = (await directory.closures()).filter((one) => isOfKind(one) && one.to >= today)
  return {
    titles: 'from to hours locations state business services reason',
    rows: all.map(({ from, to, hours, scope, reason }) => {
      const { ids, state, businessName, serviceIds } = scope
      const isAll = !ids && !state && !businessName && !scope.onHolidays
      return {
        from,
        to,
        hours: hours?.map(hourAndMinute).join('-'),
        locations: isAll ? 'all' : listText(ids),
        state,
        business: businessName,
        services: listText(serviceIds),
        reason,
      }
    }),
  }
}

function wait({
  id,
  businessName,
  waitMinutes,
  waitDescription,
}: Awaited<ReturnType<DirectoryRead['waits']>>[number]): WrittenRow {
  return { location: id, business: businessName, minutes: waitMinutes, text: waitDescription }
}
