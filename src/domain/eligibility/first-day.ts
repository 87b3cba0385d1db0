import type { EligibilityQuestion } from '#contract/content/eligibility'
import type { Rule } from '#contract/rule'
import type { Day } from '../calendar.ts'
import { addDays, addMonths, ageInYears, isDay } from '../calendar.ts'
import type { Facts } from '../rules.ts'
import { rulesOf } from './document-error.ts'

/**
 * The days after today on which a rule of these questions begins or ceases to hold of the same answers, earliest first: birthdays
 * (ELIG-12) and ends of intervals (ELIG-13). Between two of them nothing changes.
 */
export function turningDays(questions: readonly EligibilityQuestion[], { answers, today }: Facts): Day[] {
  const rules = questions.flatMap((question) => {
    const { whether, after } = rulesOf(question)
    return [...whether, ...after]
  })
  const days = rules.flatMap((rule) => turnsOf(rule, answers)).filter((day) => isDay(day) && day > today)
  return [...new Set(days)].sort()
}

function turnsOf(rule: Rule, answers: Facts['answers']): Day[] {
  if ('and' in rule) return rule.and.flatMap((part) => turnsOf(part, answers))
  const day = Object.hasOwn(answers, rule.field) ? answers[rule.field] : undefined
  if (typeof day !== 'string' || !isDay(day)) return []
  if ('olderThanAge' in rule) return birthday(day, rule.olderThanAge)
  if ('youngerThan' in rule) return birthday(day, rule.youngerThan)
  if ('includeAgeRange' in rule) {
    const [from, to] = rule.includeAgeRange
    return [...birthday(day, from), ...birthday(day, Math.floor(to) + 1)]
  }
  return 'withinDays' in rule ? [addDays(day, -rule.withinDays), addDays(day, rule.withinDays + 1)] : []
}

/** The day on which a person is so many whole years old: for one born on 29 February it may be 1 March. */
function birthday(birth: Day, age: number): Day[] {
  const years = Math.ceil(age)
  const day = addMonths(birth, years * 12)
  if (!isDay(day)) return []
  return [ageInYears(birth, day) >= years ? day : addDays(day, 1)]
}
