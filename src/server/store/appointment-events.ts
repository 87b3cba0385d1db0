import type { EventType, NewEvent } from './event-store.ts'
import type { StoredAppointment } from './store.ts'

/** An event of an appointment, as it is after the event. */
export function appointmentEvent(
  type: EventType,
  {
    id,
    provider,
    counterCode,
    startsAt,
  }: Pick<StoredAppointment, 'id' | 'provider' | 'counterCode' | 'startsAt'>,
  reason?: string,
): NewEvent {
  const { businessName, id: locationId } = provider
  const event = {
    type,
    visitId: id,
    visitKind: 'appointment',
    businessName,
    locationId,
    counterCode,
    startsAt,
  } as const
  return reason === undefined ? event : { ...event, reason }
}
