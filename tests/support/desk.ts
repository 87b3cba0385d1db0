import { DESK_ROOT, DeskDay } from '#contract/desk'
import { runDesk } from '../../src/server/desk/desk-command.ts'
import type { AuditRow } from '../../src/server/store/audit.ts'
import { ORIGIN, type TestApp } from './app.ts'
import { aLocation, aWalkIn } from './builders.ts'

/** A PIN that is not refused as too simple. */
export const PIN = '4826'

/** Invites a desk as the operator's command does, and returns the secret of its link. */
export async function anInvitation(
  { store }: Pick<TestApp, 'store'>,
  locationId = aLocation().id,
  ...words: string[]
): Promise<string> {
  const said: string[] = []
  await runDesk(store, ['invite', locationId, ...words], { origin: ORIGIN, say: (line) => said.push(line) })
  return said.join('\n').split('#')[1]?.split(/\s/)[0] ?? ''
}

/** A browser with its cookie: calls as a page of this origin does; answers status, key and values of the first error, and the data. */
export function deskBrowser(app: Pick<TestApp, 'send'>) {
  const browser = {
    cookie: '',
    headers: {} as Record<string, string>,
    async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await app.send(`${DESK_ROOT}${path}`, {
        method,
        headers: {
          ...(method !== 'GET' && { origin: ORIGIN, 'content-type': 'application/json' }),
          ...(browser.cookie !== '' && { cookie: browser.cookie }),
          ...browser.headers,
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const set = response.headers.get('set-cookie')
      if (set) browser.cookie = set.split(';')[0] ?? ''
      const text = await response.text()
      const { data, errors } = text === '' ? { data: undefined, errors: undefined } : JSON.parse(text)
      return {
        status: response.status,
        key: errors?.[0].key as string | undefined,
        values: errors?.[0].values as number[] | undefined,
        data,
        response,
      }
    },
  }
  return browser
}

export type DeskBrowser = ReturnType<typeof deskBrowser>

/** A browser that is enrolled at a store, and unlocked. */
export async function anEnrolledDesk(
  app: Pick<TestApp, 'send' | 'store'>,
  locationId = aLocation().id,
  ...words: string[]
): Promise<DeskBrowser> {
  const browser = deskBrowser(app)
  const invitation = await anInvitation(app, locationId, ...words)
  await browser.call('POST', '/enrolments', { invitation, pin: PIN })
  return browser
}

/** The list of a desk's store. */
export async function listOf(browser: DeskBrowser): Promise<DeskDay> {
  return DeskDay.create((await browser.call('GET', '/today')).data)
}

/** Checks a guest in, and returns the id. */
export async function checkedIn(app: Pick<TestApp, 'postWalkIn'>, body = aWalkIn()): Promise<string> {
  const response = await app.postWalkIn(body)
  const { data } = (await response.json()) as { data: { appointments: { id: string }[] } }
  return data.appointments[0]?.id ?? ''
}

/** All rows of the audit, the oldest first. */
export async function auditOf({ store }: Pick<TestApp, 'store'>): Promise<AuditRow[]> {
  const rows: AuditRow[] = []
  for await (const row of store.auditSince(0)) rows.push(row)
  return rows
}
