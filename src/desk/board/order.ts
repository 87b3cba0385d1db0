import type { DeskDay, DeskStatus, DeskVisit } from '#contract/desk'

type SectionKey = 'attention' | 'waiting' | 'called' | 'coming' | 'done'
export type ListSection = { key: SectionKey; visits: readonly DeskVisit[] }

const ORDER: readonly SectionKey[] = ['attention', 'waiting', 'called', 'coming', 'done']

/** Whether staff have finished with a visit. */
export function isDone({ status }: Pick<DeskVisit, 'status'>): boolean {
  return status === 'served' || status === 'noshow' || status === 'canceled'
}

/** Whether an appointment's guest has not come yet. */
export function isExpected({ kind, status }: Pick<DeskVisit, 'kind' | 'status'>): boolean {
  return kind === 'appointment' && status === 'waiting'
}

/** Whether an appointment's guest should be there at an instant (epoch milliseconds) and is not. */
export function isDue(visit: Pick<DeskVisit, 'kind' | 'status' | 'at'>, instant: number): boolean {
  return isExpected(visit) && Date.parse(visit.at) <= instant
}

/** Where a visit is in the list: what needs attention is above all until it is done (DESK-06). */
function sectionOf(visit: DeskVisit): SectionKey {
  if (isDone(visit)) return 'done'
  if (visit.needsAttention) return 'attention'
  if (visit.status === 'called') return 'called'
  return isExpected(visit) ? 'coming' : 'waiting'
}

/** The visits of a day in sections, each in the order of the server, what is done with the last step first (DESK-02). Empty sections are left out. */
export function sectionsOf(visits: readonly DeskVisit[]): ListSection[] {
  const groups = new Map<SectionKey, DeskVisit[]>(ORDER.map((key) => [key, []]))
  for (const visit of visits) groups.get(sectionOf(visit))?.push(visit)
  groups.get('done')?.sort((one, other) => stepAt(other) - stepAt(one))
  return ORDER.flatMap((key) => {
    const own = groups.get(key) ?? []
    return own.length > 0 ? [{ key, visits: own }] : []
  })
}

function stepAt({ progress, at }: DeskVisit): number {
  return Date.parse(progress?.at ?? at)
}

/** The next step of a visit on its usual way; undefined where it has ended (DESK-05). */
export function nextStep(
  visit: Pick<DeskVisit, 'kind' | 'status'>,
): Exclude<DeskStatus, 'waiting' | 'canceled' | 'noshow'> | undefined {
  if (isDone(visit)) return undefined
  if (visit.status === 'called') return 'served'
  return isExpected(visit) ? 'arrived' : 'called'
}

/** Whether the last step of a visit can still be taken back at an instant in epoch milliseconds. */
export function canUndo({ progress }: Pick<DeskVisit, 'progress'>, instant: number): boolean {
  return progress?.undoUntil != null && Date.parse(progress.undoUntil) > instant
}

/** Guests who wait: neither called nor expected nor done. */
export function waitingCount(visits: readonly DeskVisit[]): number {
  return visits.filter((visit) => !isDone(visit) && !isExpected(visit) && visit.status !== 'called').length
}

/** The new day, with the objects of the old one where a visit is the same, so that its row is not drawn again. */
export function sharedDay(before: DeskDay, after: DeskDay): DeskDay {
  const known = new Map(before.visits.map((visit) => [visit.id, visit]))
  const visits = after.visits.map((visit) => {
    const old = known.get(visit.id)
    return old && JSON.stringify(old) === JSON.stringify(visit) ? old : visit
  })
  return { ...after, visits }
}

/** A day with another state of one visit, of its list or beside it; any other visit changes nothing. */
export function withVisit(day: DeskDay, visit: DeskVisit): DeskDay {
  const { also } = day
  return {
    ...day,
    visits: day.visits.map((one) => (one.id === visit.id ? visit : one)),
    ...(also && { also: also.id === visit.id ? visit : also }),
  }
}

/** A visit as a day has it, in its list or beside it; undefined: it has it not. */
export function visitIn(day: DeskDay | undefined, id: string): DeskVisit | undefined {
  return day?.visits.find((one) => one.id === id) ?? (day?.also?.id === id ? day.also : undefined)
}

/** Visits that came since the list before, of those that staff have not touched; none on the first list and on that of a new day. */
export function newVisits(before: DeskDay | undefined, after: DeskDay): DeskVisit[] {
  if (!before || before.day !== after.day) return []
  const known = new Set(before.visits.map(({ id }) => id))
  return after.visits.filter(({ id, status }) => !known.has(id) && status === 'waiting')
}
