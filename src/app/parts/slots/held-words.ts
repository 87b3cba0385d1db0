import { storeName } from '#domain/store'
import { listNames } from '../../messages/joined.ts'
import type { Which } from '../../state/hold-request.ts'
import type { Visit } from '../../state/visit.ts'
import { serviceLabel } from '../service-label.ts'
import { instantShort } from './day-texts.ts'

type Held = Readonly<Pick<Visit, Which | 'provider'>>

/** What is chosen, where and when: "Flu", "Lantern Square", "Sun, Nov 22, 10:00 AM EST". Empty texts where nothing is chosen. */
export function heldWords(
  { provider, ...chosen }: Held,
  which: Which = 'appointment',
): { what: string; where: string; when: string } {
  const one = chosen[which]
  if (!one) return { what: '', where: '', when: '' }
  const names = one.services.filter(({ isAvailable }) => isAvailable).map(({ name }) => serviceLabel(name))
  return {
    what: listNames(names),
    where: (provider && storeName(provider.store)) ?? '',
    when: instantShort(Date.parse(one.timestamp), one.timezone),
  }
}

/** Names of the chosen services that the provider does not give, so that they are not booked with this visit. */
export function notBooked(of: Held['appointment']): string[] {
  return (of?.services ?? []).filter(({ isAvailable }) => !isAvailable).map(({ name }) => serviceLabel(name))
}
