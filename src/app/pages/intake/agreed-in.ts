import { legalName } from '#domain/fields/consents'
import { visit } from '../../state/visit.ts'
import type { Intake } from './intake.ts'

/** In which language each text to agree to is shown, by its name; those in English are left out. */
export function languagesOf({ steps, context }: Intake): Record<string, string> {
  const agreed = steps.flatMap(({ spec }) => (spec.agreesTo === undefined ? [] : [spec.agreesTo]))
  return Object.fromEntries(
    agreed.flatMap((slug) => {
      const { language } = context.consent(slug)
      return language === undefined ? [] : [[slug, language]]
    }),
  )
}

/** Takes back what was agreed to in another language than the one that is shown, and the signature below it; all else that was typed stays. */
export function withdrawAgreements({ steps, context }: Intake, shown: Record<string, string>): void {
  const before = visit.agreedIn ?? {}
  for (const { spec, on } of steps) {
    const slug = spec.agreesTo
    if (slug === undefined || before[slug] === shown[slug]) continue
    const names = context.consent(slug).boxes.map(({ field }): string => field)
    if (spec.isSigned) names.push(legalName(context.config.legalNameMaxLength).name)
    for (const given of [visit.answers[on ?? spec.key], visit.typing[on ?? spec.key]])
      for (const name of names) if (given) delete given[name]
  }
  if (JSON.stringify(before) !== JSON.stringify(shown)) visit.agreedIn = shown
}
