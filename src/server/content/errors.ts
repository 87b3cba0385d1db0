import type { BannerTable } from '#contract/content/banners'
import { CATALOGUE, type DocumentData, type Slug } from '#contract/content/catalogue'
import type { EligibilityQuestions } from '#contract/content/eligibility'
import { FormConfig } from '#contract/content/form-config'
import type { Layers } from '#contract/content/layers'
import { CategoryConfig, SchedulerConfig } from '#contract/content/scheduler-config'
import { Toggle } from '#contract/content/toggle'
import { BUSINESS_NAMES, SCHEDULER_FLOWS } from '#contract/vocabulary'
import { themeError } from '#domain/banners/theme-error'
import { askingErrors, documentError } from '#domain/eligibility/document-error'
import { screeningError } from '#domain/walk-in/screening-error'
import { stateCode } from '../address/states.ts'
import { repeatedKeys } from '../http/strict-json.ts'

type Judges<Said> = { [S in Slug]?: (data: DocumentData<S>) => Said }

const ERRORS: Judges<string | undefined> = {
  covidEligibilityQuestions: unaskable, // ELIG-27, ELIG-29
  twoDoseEligibilityQuestions: unaskable,
  medicalInformation: screeningError,
  banners: faintTheme,
}

const WARNINGS: Judges<string[]> = {
  covidEligibilityQuestions: askingErrors,
  twoDoseEligibilityQuestions: askingErrors,
  schedulerConfig: (data) => [...unknownSlugs(data), ...unsaidMeetings(data), ...unknownSettings(data)],
  formConfig: (groups) =>
    Object.entries(groups).flatMap(([name, group]) => unknownInLayers(`${name}.`, group, FormConfig)),
  covidVaccinesToggle: (data) => [...unknownKeys('', data, Toggle), ...unknownLayers('', data)],
  reservationToggle: (data) => [...unknownKeys('', data, Toggle), ...unknownLayers('', data)],
}

/** Flows whose guests read the usual words on how to join (BK-38). */
function unsaidMeetings({ flows }: SchedulerConfig): string[] {
  return Object.entries(flows).flatMap(([name, { showZoomLinks, joinText }]) =>
    showZoomLinks && joinText === undefined
      ? [`flows.${name} has no joinText: guests are told to call for the link`]
      : [],
  )
}

/** Why a document that fits its struct is not served, in words for an operator. */
export function errorOf<S extends Slug>(slug: S, data: DocumentData<S>): string | undefined {
  return ERRORS[slug]?.(data)
}

/** Likely mistakes in a document that is served, in words for an operator. */
export function warningsOf(slug: Slug | undefined, data: unknown, text: string): string[] {
  const judge = slug && (WARNINGS[slug] as ((data: unknown) => string[]) | undefined)
  return [
    ...(judge?.(data) ?? []),
    ...repeatedKeys(text).map((key) => `has the key ${key} twice, and the last counts`),
  ]
}

/** What operators write to each other. */
const REMARKS = ['note', 'notes']

/** Keys that nothing reads: a switch that an operator believes to be there. */
function unknownKeys(where: string, data: object, { schema }: { schema: object }): string[] {
  return Object.keys(data)
    .filter((key) => !Object.hasOwn(schema, key) && !REMARKS.includes(key))
    .map((key) => `has the key ${where}${key}, which nothing reads`)
}

/** The names that a layer may have; categories and banners are named by other documents and the directory. */
const LAYERS: readonly [keyof typeof Toggle.schema, (name: string) => boolean][] = [
  ['flow', (name) => SCHEDULER_FLOWS.some((one) => one === name)],
  ['state', (name) => stateCode(name) === name],
  ['businessName', (name) => BUSINESS_NAMES.some((one) => one === name)],
]

/** Overrides that no visit matches: `state.Ohio`, where the code counts. */
function unknownLayers(where: string, data: Partial<Record<string, unknown>>): string[] {
  return LAYERS.flatMap(([layer, isKnown]) =>
    Object.keys(data[layer] ?? {})
      .filter((name) => !isKnown(name))
      .map((name) => `has the key ${where}${layer}.${name}, which nothing reads`),
  )
}

const { isEnabled: _, ...OF_LAYERS } = Toggle.schema

/** As `unknownKeys`, for a configuration in layers. `whole` has the keys of the merged one. */
function unknownInLayers(where: string, data: Layers<object>, whole: { schema: object }): string[] {
  const { default: usual, ...layers } = data
  return [
    ...unknownKeys(where, data, { schema: { ...OF_LAYERS, default: whole } }),
    ...unknownLayers(where, layers),
    ...unknownKeys(`${where}default.`, usual, whole),
    ...Object.entries(layers).flatMap(([layer, overrides]) =>
      Object.entries(overrides).flatMap(([name, one]) =>
        unknownKeys(`${where}${layer}.${name}.`, Object(one), whole),
      ),
    ),
  ]
}

/** Names that a layer may have in its `category` and `banner`. */
export type LayerNames = { readonly category: readonly string[]; readonly banner: readonly string[] }

/** The names of such layers, each with the place of its document. */
function namedLayers(slug: Slug, data: unknown): { where: string; layer: keyof LayerNames; name: string }[] {
  const parts =
    slug === 'formConfig'
      ? Object.entries(data as FormConfigs).map(([name, group]) => [`${name}.`, group] as const)
      : [['', data as Toggle] as const]
  return parts.flatMap(([where, layers]) =>
    (['category', 'banner'] as const).flatMap((layer) =>
      Object.keys(layers[layer] ?? {}).map((name) => ({ where, layer, name })),
    ),
  )
}

/** Overrides for a category or banner that no visit has. The names of the bundled document are not looked at. */
export function unmatchedLayers(
  slug: Slug,
  { own, bundled }: { own: unknown; bundled: unknown },
  known: LayerNames,
): string[] {
  const shipped = namedLayers(slug, bundled)
  return namedLayers(slug, own)
    .filter(({ layer, name }) => ![...known[layer], ...shipped.map((one) => one.name)].includes(name))
    .map(({ where, layer, name }) => `has the key ${where}${layer}.${name}, which nothing reads`)
}

type FormConfigs = DocumentData<'formConfig'>

/** Steps of forms that this build does not have; the bundled forms name all that it has. */
export function unknownSteps(own: FormConfigs, bundled: FormConfigs): string[] {
  const known = new Set(stepsOf(bundled).map(({ step }) => step))
  return stepsOf(own)
    .filter(({ step }) => !known.has(step))
    .map(({ where, step }) => `${where}steps names ${step}, which is no step`)
}

function stepsOf(forms: FormConfigs): { where: string; step: string }[] {
  return Object.entries(forms).flatMap(([group, { default: usual, ...layers }]) => {
    const overrides = Object.entries(layers).flatMap(([layer, byName]) =>
      Object.entries(byName).map(([name, one]) => [`${group}.${layer}.${name}.`, one.steps] as const),
    )
    const all = [[`${group}.default.`, usual.steps] as const, ...overrides]
    return all.flatMap(([where, steps = []]) => steps.map((step) => ({ where, step })))
  })
}

function unknownSettings(config: SchedulerConfig): string[] {
  const categories = Object.entries(config.categories)
  return [
    ...unknownKeys('', config, SchedulerConfig),
    ...categories.flatMap(([name, one]) => unknownKeys(`categories.${name}.`, one, CategoryConfig)),
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

/** Questions that skip some vaccines are served: guests who want those read that there is an issue (ELIG-28). */
function unaskable(questions: EligibilityQuestions): string | undefined {
  return documentError(questions) && askingErrors(questions).join()
}

function faintTheme({ banners }: BannerTable): string | undefined {
  for (const { domainKey, theme } of banners) {
    const error = theme && themeError(theme)
    if (error) return `the theme of ${domainKey} is too faint, ${error}`
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
