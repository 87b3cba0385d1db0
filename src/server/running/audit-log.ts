import type { Log } from '../log.ts'
import type { AuditRow } from '../store/audit.ts'
import type { Store } from '../store/store.ts'

type Act = Pick<AuditRow, 'who' | 'action'> & Partial<Pick<AuditRow, 'visits' | 'about'>>

/** The store of a server, whose log has a line for each act of a token that the audit has (RUN-11). Acts of counters and guests are requests, which have a line each. */
export function withActsLogged(store: Store, log: Log): Store {
  return {
    ...store,
    async addAudit(act) {
      await store.addAudit(act)
      if (act.who.startsWith('token ')) logAct(log, act)
    },
  }
}

/** The store of a command: acts of one kind, such as the lots of an export, are one line when the store is closed. */
export function withActsSummed(store: Store, log: Log): Store {
  const lines = new Map<string, Record<string, string | number>>()
  return {
    ...store,
    async addAudit(act) {
      await store.addAudit(act)
      const line = lines.get(act.action)
      const counted = countsOf(act)
      const sums = Object.entries(counted).map(([name, count]) => [name, Number(line?.[name] ?? 0) + count])
      lines.set(act.action, {
        who: act.who,
        action: act.action,
        ...line,
        ...outcomeOf(act),
        ...Object.fromEntries(sums),
      })
    },
    async close() {
      await store.close()
      for (const line of lines.values()) log({ event: 'audit', ...line })
      lines.clear()
    },
  }
}

/** Logs an act: what was done, how it ended and how much of it, no id, and no word that somebody typed. */
export function logAct(log: Log, act: Act): void {
  log({ event: 'audit', who: act.who, action: act.action, ...outcomeOf(act), ...countsOf(act) })
}

/** Whether an import was written, or only tried: its counts are the same. */
function outcomeOf({ about = {} }: Act): Record<string, string> {
  const { outcome } = about
  return typeof outcome === 'string' ? { outcome } : {}
}

function countsOf({ visits = [], about = {} }: Act): Record<string, number> {
  const counts = Object.entries(about).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, value]] : [],
  )
  return { ...(visits.length > 0 && { visits: visits.length }), ...Object.fromEntries(counts) }
}
