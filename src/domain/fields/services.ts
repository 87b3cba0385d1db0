import type { BookingBody } from '#contract/appointments'
import type { WalkIn } from '#contract/walk-in'
import { sameKindMessage } from '../same-kind.ts'
import { optionName } from '../vaccines.ts'
import { type Problem, problem, type WalkInContext, when } from './problem.ts'

type Chosen = Pick<BookingBody, 'serviceIds' | 'requestedVaccinations'>
type Offer = Pick<WalkInContext, 'services' | 'config'>

/** The services of a visit: each once, no more vaccines than configured, and no other names than theirs (PRESCREEN-41, BOOK-06). */
export function checkServices(
  { serviceIds: ids, requestedVaccinations }: Chosen,
  offer: Offer,
  message = 'tooManyVaccines',
): Problem[] {
  const { maxVaccines } = offer.config
  const chosen = offer.services.filter(({ id }) => ids.includes(id))
  const vaccines = chosen.filter(({ isVaccine }) => isVaccine)
  const names = new Set(chosen.flatMap(({ name }) => [name, optionName(name)]))
  const tooMany = { message, values: [maxVaccines] }
  return [
    ...when(new Set(ids).size < ids.length, problem('serviceIds', 'pattern')),
    ...when(vaccines.length > maxVaccines, problem('serviceIds', tooMany, 'tooManyVaccines')),
    ...requestedVaccinations.flatMap((name, index) =>
      when(!names.has(name), problem(`requestedVaccinations.${index}`, 'pattern')),
    ),
  ]
}

/** The vaccines of a walk-in: offered here as a first dose, one of a kind (WALKIN-07, WALKIN-08, PRESCREEN-39, STORE-08). */
export function checkSelection(walkIn: WalkIn, offer: Offer): Problem[] {
  const services = walkIn.serviceIds.flatMap((id, index) => {
    const field = `serviceIds.${index}`
    const service = offer.services.find((one) => one.id === id)
    if (!service) return [problem(field, 'unknownService', 'unknownService')]
    const isOffered = service.isVaccine && service.isAvailable && service.dose < 2
    return when(!isOffered, problem(field, 'serviceNotOffered', 'serviceNotOffered'))
  })
  const sameKind = sameKindMessage(offer.services.filter(({ id }) => walkIn.serviceIds.includes(id)))
  return [
    ...checkServices(walkIn, offer, 'tooManyWalkInVaccines'),
    ...(sameKind ? [problem('serviceIds', sameKind)] : []),
    ...services,
  ]
}
