import type { Infer } from 'superstruct'
import { array, integer, literal, max, min, optional, size, type } from 'superstruct'
import { Rule } from '../rule.ts'
import { CalendarDay, Key, Line, Link } from './text.ts'

/**
 * Answers that do not fit a vaccine (STORE-08): `reason` is the key in the record, `when` a rule about the birth date, the sex and the
 * answers of the screening. The first field of the rule is the question that the pharmacist reads.
 */
const MisfitRules = size(array(type({ reason: Key, when: Rule })), 0, 30)

/** Document prescreenData: info messages of vaccines by type (WALKIN-12), what DOT physicals need (PRESCREEN-16 to PRESCREEN-19). */
export const PrescreenData = type({
  /** `type` is the vaccine's name before the word "dose" (WALKIN-10); compared without regard to case. */
  vaccines: size(
    array(
      type({
        type: Line,
        infoMessage: Line,
        /** The Vaccine Information Statement of the CDC, or the fact sheet, by title and edition (WI-23). */
        vis: optional(type({ title: Line, date: CalendarDay, url: Link })),
        /** The second dose is best given within so many months of the first (BK-21). */
        secondDoseWithinMonths: optional(max(min(integer(), 1), 60)),
        isLive: optional(literal(true)),
        /** Answers that do not fit this vaccine. An empty list states that it has no limits. */
        limits: optional(MisfitRules),
      }),
    ),
    0,
    200,
  ),
  /** What fits no vaccine, and what fits no live vaccine. */
  misfits: optional(type({ allVaccines: MisfitRules, liveVaccines: MisfitRules })),
  /** Only those of type "employer" are asked about drug screening (PRESCREEN-16). */
  employers: size(array(type({ label: Line, value: Line, type: Line })), 0, 500),
  /** Names of the services of a DOT physical (PRESCREEN-19). */
  dotPhysicals: optional(type({ plain: Line, withDrugScreening: Line })),
})
export type PrescreenData = Infer<typeof PrescreenData>
