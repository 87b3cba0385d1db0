import { proxy, ref } from 'valtio'
import type { EarlierTimes } from '#contract/appointment-earlier'
import { type AppointmentView, viewAppointment } from '#contract/appointment-view'
import type { BusinessName, SchedulerFlow } from '#contract/vocabulary'
import { call } from '../api/call.ts'
import { browserZone } from '../platform/clock.ts'
import { type CancelKey, cancelling } from './cancel.ts'
import { reportFailedCall } from './flow.ts'
import type { Appointment, Visit } from './visit.ts'

/** The visit of a cancel link, told by what the link may show. */
export type LinkedVisit = Pick<Visit, 'flow' | 'provider' | 'appointment' | 'followup'> & {
  /** Which appointments the guest can move now (VISIT-02). */
  canMove: Record<'appointment' | 'followup', boolean>
  /** The first dose has begun or is over; the second is still to come. */
  isFirstOver: boolean
  /** The location is closed at the time of an appointment, or no longer does what it is for (DIR-08). */
  isDisplaced: boolean
  /** What the location says of why it is closed then. */
  closedReason: string | undefined
  /** Days that lie between both doses at least. */
  afterDays: number
  /** The guest's wish to come earlier, and offers; undefined: the provider has no such line (VISIT-04). */
  earlier?: EarlierTimes | undefined
  followupEarlier?: EarlierTimes | undefined
  /** Whether the guest can get e-mails about the visit (VISIT-06). */
  hasMails: boolean
}

/** What is known about the appointment of the open link (BK-44). */
export type Viewing =
  | { status: 'idle' | 'in_progress' }
  /** `begun`: it has begun or is over, so that only a call can change it. */
  | { status: 'booked' | 'canceled' | 'begun'; visit: LinkedVisit }
  /** No appointment has this id and code. */
  | { status: 'unknown' }
  /** The provider cannot show appointments: the guest cancels unseen. */
  | { status: 'unseen' }
  /** Without an answer; `unreachable`: there was no connection. */
  | { status: 'unreachable' | 'failed' }

export const viewing = proxy<{ state: Viewing }>({ state: { status: 'idle' } })

let views = 0

/** Reads the appointment of the open link; it changes nothing there. */
export async function viewLinked(): Promise<void> {
  const { link } = cancelling
  if (!link) return
  views += 1
  const mine = views
  viewing.state = { status: 'in_progress' }
  const state = await read({ ...link })
  if (mine === views) viewing.state = state
}

const STATUS = { BOOKED: 'booked', CANCELED: 'canceled', BEGUN: 'begun' } as const
/** Statuses of a provider that has no such call: it knows neither the path nor the method. */
const NO_SUCH_CALL = [404, 405, 501]

async function read({ id, confirmCode }: CancelKey): Promise<Viewing> {
  const result = await call(viewAppointment, { params: { id }, body: { confirmCode } })
  if (result.kind === 'answered') {
    const { appointments } = result.data
    const [first] = appointments
    // A second dose can be changed months after the first.
    const ahead = appointments.find((one) => one.status === 'BOOKED') ?? first
    return ahead
      ? { status: STATUS[ahead.status], visit: ref(visitOf(result.data, confirmCode)) }
      : { status: 'unseen' }
  }
  if (result.kind === 'cancelled') return { status: 'unreachable' }
  const isUnknown = result.errors?.some(({ key }) => key === 'unknownAppointment')
  if (isUnknown) return { status: 'unknown' }
  reportFailedCall(viewAppointment.path, result)
  if (result.kind === 'failed' && result.reason === 'unreadable') return { status: 'unseen' }
  const status = result.status ?? 0
  if (NO_SUCH_CALL.includes(status)) return { status: 'unseen' }
  const isAnswered = result.kind === 'refused' || result.reason === 'server'
  return { status: isAnswered ? 'failed' : 'unreachable' }
}

const FLOWS: Record<BusinessName, SchedulerFlow> = {
  tlc: 'IN_PERSON',
  dietitian: 'DIETITIAN',
  pharmacy: 'EVERYDAY_VACCINE',
}
const NO_ADDRESS = { addressLines: [], cityTown: '', stateProvince: '', postalCode: '' }

/** The visit in the words of a confirmation. The times of a video visit are in the guest's own zone (TIME-05). */
function visitOf(
  { appointments, provider, earlier, followupEarlier, messages }: AppointmentView,
  confirmCode: string,
): LinkedVisit {
  const { businessName, address } = provider
  const isOnVideo = address === null
  const [appointment, followup] = appointments.map(
    ({ id, status, dateTime, durationMinutes, services, counterCode, revision }, index): Appointment => ({
      id,
      services: services.map((service) => ({ ...service, isAvailable: true })),
      timestamp: dateTime.value,
      timezone: isOnVideo ? browserZone() : dateTime.timezone,
      counterCode,
      durationMinutes,
      revision,
      // The code is that of the link, and a cancelled visit has no use for it.
      ...(index === 0 && status !== 'CANCELED' && { confirmCode }),
    }),
  )
  const timezone = appointment?.timezone ?? browserZone()
  const [first, second] = appointments
  const flow = isOnVideo && businessName !== 'dietitian' ? 'VIRTUAL_VISIT' : FLOWS[businessName]
  const providerId = provider.id ?? ''
  return {
    flow,
    canMove: { appointment: first?.canMove ?? false, followup: second?.canMove ?? false },
    isFirstOver: first?.status === 'BEGUN' && second?.status === 'BOOKED',
    isDisplaced: appointments.some((one) => one.isDisplaced),
    closedReason: appointments.find((one) => one.closedReason)?.closedReason,
    afterDays: second?.afterDays ?? 0,
    appointment,
    followup,
    earlier,
    followupEarlier,
    hasMails: messages !== undefined,
    provider: {
      providerId,
      businessName,
      licensureState: first?.licensureState,
      isTeam: flow === 'VIRTUAL_VISIT',
      store: { ...provider, providerId, address: address ?? NO_ADDRESS, timezone },
    },
  }
}
