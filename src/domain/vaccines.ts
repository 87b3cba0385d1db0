import type { PrescreenData } from '#contract/content/prescreen-data'
import { addMonths, type Day } from './calendar.ts'
import type { CatalogueService } from './services.ts'

/** The name of a vaccine option: what comes before the word "dose", else the whole name (WALKIN-10, WALKIN-11). */
export function optionName(name: string): string {
  const whole = name.trim()
  const at = whole.search(/\bdose\b/i)
  const before = at < 0 ? whole : whole.slice(0, at)
  return before.replace(/[\s(,:–-]{1,20}$/, '') || whole
}

const ORDINALS = ['', '1st', '2nd', '3rd']

/** What a service is called everywhere: a vaccine by its option name, with its dose where there is more than one: "Shingles, 1st dose" (BK-11). */
export function serviceTitle({
  name,
  isVaccine,
  dose,
  followupServiceId,
}: Pick<CatalogueService, 'name' | 'isVaccine' | 'dose' | 'followupServiceId'>): string {
  if (!isVaccine) return name
  const hasDoses = followupServiceId !== undefined || dose > 1
  return hasDoses ? `${optionName(name)}, ${ORDINALS[dose] ?? `${dose}th`} dose` : optionName(name)
}

/** The information about a vaccine in the prescreen data, looked up by its option name without regard to case (WALKIN-12). */
export function infoMessageOf(name: string, prescreenData: PrescreenData): string | undefined {
  return vaccineOf(name, prescreenData)?.infoMessage
}

/** The entry of a vaccine in the prescreen data, looked up as `infoMessageOf` does. */
export function vaccineOf(
  name: string,
  { vaccines }: PrescreenData,
): PrescreenData['vaccines'][number] | undefined {
  const type = optionName(name).toLowerCase()
  return vaccines.find((vaccine) => vaccine.type.trim().toLowerCase() === type)
}

/** Whether a text that a guest typed says a vaccine: "flu shot" says "Flu, 65 and older", "chickenpox" says "Varicella (chickenpox)". */
export function saysVaccine(typed: string, name: string): boolean {
  const said = wordsOf(typed)
  return optionName(name)
    .split(/[(),]/)
    .map(wordsOf)
    .some(
      (part) =>
        part !== '' &&
        (` ${said} `.includes(` ${part} `) || (said.length > 2 && ` ${part} `.includes(` ${said} `))),
    )
}

/** The words of a text in small letters, with one space between them. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The last day on which the second dose of a vaccine is best given, from the day of its first dose; undefined without a limit (BK-21). */
export function secondDoseBestBy(name: string, first: Day, prescreenData: PrescreenData): Day | undefined {
  const months = vaccineOf(name, prescreenData)?.secondDoseWithinMonths
  return months === undefined ? undefined : addMonths(first, months)
}

/** Whether the chosen vaccines can be scheduled in one visit: at most one has a followup or is COVID (PRESCREEN-42). */
export function canBeScheduledTogether(services: readonly CatalogueService[]): boolean {
  return services.filter((one) => one.followupServiceId !== undefined || one.isCovidVaccine).length <= 1
}

/** Whether these services can be one visit: a guest chooses one, and vaccines with it. */
export function canBeOneVisit(
  services: readonly { readonly isVaccine?: boolean | null | undefined }[],
): boolean {
  return services.filter(({ isVaccine }) => !isVaccine).length <= 1
}
