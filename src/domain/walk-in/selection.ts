import type { WalkIn } from '#contract/walk-in'
import { optionName } from '../vaccines.ts'
import { INVALID, type Problem, problem, type WalkInContext, when } from './problem.ts'

/** The chosen vaccines: offered here as a first dose, each once, no more than the configured number (WALKIN-07, WALKIN-08). */
export function checkSelection(walkIn: WalkIn, { services, config }: WalkInContext): Problem[] {
  const ids = walkIn.serviceIds
  const chosen = services.filter((service) => ids.includes(service.id))
  const names = new Set(chosen.flatMap((service) => [service.name, optionName(service.name)]))
  const tooMany = `Select up to ${config.maxVaccines} Vaccines` // WALKIN-08
  return [
    ...when(new Set(ids).size < ids.length, problem('serviceIds', INVALID)),
    ...when(new Set(ids).size > config.maxVaccines, problem('serviceIds', tooMany, 'tooManyVaccines')),
    ...ids.flatMap((id, index) => checkService(id, `serviceIds.${index}`, services)),
    ...walkIn.requestedVaccinations.flatMap((name, index) =>
      when(!names.has(name), problem(`requestedVaccinations.${index}`, INVALID)),
    ),
  ]
}

function checkService(id: number, field: string, services: WalkInContext['services']): Problem[] {
  const service = services.find((one) => one.id === id)
  if (!service) return [problem(field, 'This service is not known here.', 'unknownService')]
  const isOffered = service.isVaccine && service.isAvailable && service.dose < 2 // PRESCREEN-39
  return when(
    !isOffered,
    problem(field, 'This service is not offered as a walk-in here.', 'serviceNotOffered'),
  )
}
