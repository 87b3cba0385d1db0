import type { BookingBody } from '#contract/appointments'
import type { CatalogueService } from '../services.ts'
import { optionName } from '../vaccines.ts'
import { INVALID, type Problem, problem, type WalkInContext, when } from '../walk-in/problem.ts'

/** The services of a visit: each once, no more vaccines than configured, and no other names than theirs (PRESCREEN-41, BOOK-06). */
export function checkServices(
  { serviceIds: ids, requestedVaccinations }: Pick<BookingBody, 'serviceIds' | 'requestedVaccinations'>,
  { services, config }: Pick<WalkInContext, 'services' | 'config'>,
): Problem[] {
  const chosen = services.filter((service) => ids.includes(service.id))
  const vaccines = chosen.filter(({ isVaccine }) => isVaccine)
  const names = namesOf(chosen)
  const tooMany = `You can only select up to ${config.maxVaccines} vaccines.` // PRESCREEN-41
  return [
    ...when(new Set(ids).size < ids.length, problem('serviceIds', INVALID)),
    ...when(vaccines.length > config.maxVaccines, problem('serviceIds', tooMany, 'tooManyVaccines')),
    ...requestedVaccinations.flatMap((name, index) =>
      when(!names.has(name), problem(`requestedVaccinations.${index}`, INVALID)),
    ),
  ]
}

function namesOf(services: readonly CatalogueService[]): ReadonlySet<string> {
  return new Set(services.flatMap(({ name }) => [name, optionName(name)]))
}
