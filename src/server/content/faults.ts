import type { BannerTable } from '#contract/content/banners'
import { CATALOGUE, type DocumentData, type Slug } from '#contract/content/catalogue'
import type { EligibilityQuestions } from '#contract/content/eligibility'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import { themeFault } from '#domain/banners/theme-fault'
import { askingFaults, documentFault } from '#domain/eligibility/document-fault'
import { screeningFault } from '#domain/walk-in/screening-fault'
import { repeatedKeys } from '../http/strict-json.ts'

type Judges<Said> = { [S in Slug]?: (data: DocumentData<S>) => Said }

const FAULTS: Judges<string | undefined> = {
  covidEligibilityQuestions: unaskable, // ELIG-27, ELIG-29
  twoDoseEligibilityQuestions: unaskable,
  medicalInformation: screeningFault,
  banners: faintTheme,
}

const DOUBTS: Judges<string[]> = {
  covidEligibilityQuestions: askingFaults,
  twoDoseEligibilityQuestions: askingFaults,
  schedulerConfig: unknownSlugs,
}

/** Why a document that fits is not served all the same, in words for an operator. */
export function faultOf<S extends Slug>(slug: S, data: DocumentData<S>): string | undefined {
  return FAULTS[slug]?.(data)
}

/** What is odd about a document that is served, in words for an operator: most likely a slip. */
export function doubtsOf(slug: Slug | undefined, data: unknown, text: string): string[] {
  const judge = slug && (DOUBTS[slug] as ((data: unknown) => string[]) | undefined)
  return [
    ...(judge?.(data) ?? []),
    ...repeatedKeys(text).map((key) => `has the key ${key} twice, and the last counts`),
  ]
}

/** The logos that are nowhere; `isThere` is asked of each. */
export async function missingLogos(
  { banners }: BannerTable,
  isThere: (asset: string) => Promise<boolean>,
): Promise<string[]> {
  const found = await Promise.all(banners.map(({ image }) => isThere(image)))
  return banners
    .filter((_, at) => !found[at])
    .map(({ domainKey, image }) => `the logo ${image} of ${domainKey} is not there`)
}

/** The form groups that a configuration names and no form is of (CONTENT-26). */
export function missingGroups(
  { categories, flows, defaultFormConfigGroup }: SchedulerConfig,
  forms: DocumentData<'formConfig'>,
): string[] {
  const named = [...Object.values(categories), ...Object.values(flows)].map((one) => one.formConfigGroup)
  const groups = new Set([defaultFormConfigGroup, ...named].filter((group) => group !== undefined))
  return [...groups]
    .filter((group) => !Object.hasOwn(forms, group))
    .map((group) => `names the form group ${group}, which is not there`)
}

/** Of whom nothing is asked such questions are served, and say so to those guests (ELIG-28). */
function unaskable(questions: EligibilityQuestions): string | undefined {
  return documentFault(questions) && askingFaults(questions).join()
}

function faintTheme({ banners }: BannerTable): string | undefined {
  for (const { domainKey, theme } of banners) {
    const fault = theme && themeFault(theme)
    if (fault) return `the theme of ${domainKey} is too faint, ${fault}`
  }
  return undefined
}

/**
 * Why an operator's configuration is not served: it names a prescreen that this build does not have, whose questions no guest
 * would see (PRESCREEN-02). The bundled configuration names all that it has.
 */
export function unknownFlow(own: SchedulerConfig, bundled: SchedulerConfig): string | undefined {
  const flows = Object.values(bundled.categories).map(({ prescreenFlow }) => prescreenFlow)
  for (const [category, { prescreenFlow }] of Object.entries(own.categories)) {
    if (prescreenFlow === undefined || flows.includes(prescreenFlow)) continue
    const known = [...new Set(flows.filter((flow) => flow !== undefined))].join(', ')
    return `categories.${category}.prescreenFlow: must be one of ${known}, found "${prescreenFlow}"`
  }
  return undefined
}

/** A document of an older or newer build may be named. */
function unknownSlugs({ forceFetch }: SchedulerConfig): string[] {
  const slugs = forceFetch.filter((slug) => !Object.hasOwn(CATALOGUE, slug))
  return slugs.map((slug) => `forceFetch names ${slug}, which is no document`)
}
