import type { Slug } from '#contract/content/catalogue'
import type { WalkIn } from '#contract/walk-in'
import type { Problem, WalkInContext } from '#domain/walk-in'
import { checkWalkIn } from '#domain/walk-in'
import { firstUndone } from '../../src/app/pages/intake/intake.ts'
import { walkInOf } from '../../src/app/pages/intake/payload.ts'
import type { Visit } from '../../src/app/state/visit.ts'
import { restoreVisit } from '../../src/app/state/visit.ts'
import type { Store } from '../../src/server/store/store.ts'
import { walkInContext } from '../../src/server/walk-in/context.ts'
import { aDirectoryService, aLocation, TEST_NOW } from './builders.ts'
import { bundledContent } from './bundled-content.ts'
import type { Setting } from './intake.ts'
import { documentIn, intakeFor, submitted } from './intake.ts'

const JUDGED_BY = [
  'schedulerConfig',
  'formConfig',
  'serviceExtraProperties',
  'covidVaccinesToggle',
  'medicalInformation',
  'insuranceStepConfig',
  'vaccineConsent',
  'privacyPractice',
  'generalConsent',
] as const satisfies Slug[]

/** What the server judges a check-in of this visit by, at TEST_NOW: its own reading of the same documents. */
export async function judgeOf(
  { provider }: Visit,
  { set = 'production', documents, config }: Setting = {},
): Promise<WalkInContext> {
  const read = Object.fromEntries(JUDGED_BY.map((slug) => [slug, documentIn(set, slug)]))
  const content = bundledContent({ ...read, ...documents })
  const services = [aDirectoryService(), aDirectoryService({ id: 502, name: 'Shingles dose 1' })]
  const store = { services: async () => services } as unknown as Store
  const { address, brand = null, timezone } = provider?.store ?? {}
  const location = aLocation({
    state: address?.stateProvince ?? '',
    brand,
    ...(timezone === undefined ? {} : { timezone }),
  })
  const context = await walkInContext({ store, content }, location, TEST_NOW)
  return { ...context, config: { ...context.config, ...config } }
}

export type Verdict =
  | { kind: 'form refuses'; at: string }
  | { kind: 'server judges'; walkIn: WalkIn; problems: Problem[] }

/** What becomes of a visit's answers: the form's own judgement first, then the server's. */
export async function verdictOn(
  typed: Visit,
  context: WalkInContext,
  setting: Setting = {},
): Promise<Verdict> {
  const visit = submitted(typed, setting)
  restoreVisit(visit)
  const intake = intakeFor(visit, setting)
  const undone = firstUndone(intake, visit.answers)
  if (undone) return { kind: 'form refuses', at: `${undone.stepKey}/${undone.pageKey}` }
  const walkIn = await walkInOf(intake, {
    createdAt: new Date(TEST_NOW).toISOString(),
    counterCode: 'B7K2MX',
  })
  return { kind: 'server judges', walkIn, problems: checkWalkIn(walkIn, context) }
}
