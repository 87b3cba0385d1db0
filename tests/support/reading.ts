import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { OPERATOR_ROOT } from '#contract/operator'
import { type Guests, guestsOf, send } from './crowd.ts'
import type { RunningServer } from './server.ts'

const POLL_MS = 20
/** Share of the events that the receiver refuses when they come for the first time. */
const REFUSED = 0.02
/** Every so many visits are called and served. */
const EACH_SERVED = 3

/** Processes of one database, each of which may be killed and started again meanwhile. */
export type Fleet = { servers: RunningServer[] }

/** An event as a reader got it: the id of its visit, and its number within it. */
export type Seen = { id: string; visitId: string; ordinal: number }

/** Ids of events count up within a visit. */
function seen(id: string): Seen {
  const [, visitId = '', ordinal] = /^(.+)-(\d+)$/.exec(id) ?? []
  return { id, visitId, ordinal: Number(ordinal) }
}

/** Whether a reader got the events of each visit in their order; an event that came again counts as it came first. */
export function visitsOutOfOrder(events: readonly Seen[]): string[] {
  const last = new Map<string, number>()
  const known = new Set<string>()
  const wrong = new Set<string>()
  for (const { id, visitId, ordinal } of events) {
    if (known.has(id)) continue
    known.add(id)
    if (ordinal < (last.get(visitId) ?? 0)) wrong.add(visitId)
    last.set(visitId, ordinal)
  }
  return [...wrong]
}

/** A receiver of webhooks that judges each signature and refuses some messages once. */
export async function openReceiver() {
  const got: Seen[] = []
  const refused = new Set<string>()
  const forged: string[] = []
  let judge: Webhook | undefined
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const id = String(request.headers['webhook-id'])
    try {
      judge?.verify(body, request.headers as Record<string, string>)
    } catch {
      forged.push(id)
    }
    const isRefused = !refused.has(id) && Math.random() < REFUSED
    if (isRefused) refused.add(id)
    else got.push(seen(id))
    response.writeHead(isRefused ? 500 : 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    got,
    refused,
    forged,
    /** The secret that `webhooks add` printed. */
    takeSecret(secret: string) {
      judge = new Webhook(secret)
    },
    close: () => void server.close(),
  }
}

/** Polls the operator's events until `stop`, of whichever process is there; the last poll comes after all was acknowledged. */
export function startPoller(fleet: Fleet, token: string) {
  const got: Seen[] = []
  let next = 'start'
  let isOver = false
  const poll = async (): Promise<boolean> => {
    const { url } = oneOf(fleet.servers)
    const page = await asked(`${url}${OPERATOR_ROOT}/events?after=${next}&page.size=100`, token)
    if (page?.status !== 200) return false
    const { data } = JSON.parse(page.text) as {
      data: { events: { event: { id: string } }[]; next: string; isEnd: boolean }
    }
    got.push(...data.events.map(({ event }) => seen(event.id)))
    next = data.next
    return data.isEnd && data.events.length === 0
  }
  const polling = (async () => {
    while (!isOver) {
      await poll()
      await pause(POLL_MS)
    }
    while (!(await poll())) await pause(POLL_MS)
  })()
  return {
    got,
    async stop() {
      isOver = true
      await polling
    },
  }
}

async function asked(url: string, token: string, body?: unknown) {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return undefined // A process that was killed just now.
  }
}

function oneOf(servers: readonly RunningServer[]): RunningServer {
  const server = servers[Math.floor(Math.random() * servers.length)]
  if (!server) throw new Error('There is no server')
  return server
}

/** Guests who check in one after the other, `clients` at a time; what is not answered is sent again under its key until it is. */
export async function startCheckIns(fleet: Fleet, token: string, clients: number) {
  const guests: Guests = await guestsOf(oneOf(fleet.servers).port)
  const acknowledged: string[] = []
  let isOver = false
  const client = async () => {
    while (!isOver) {
      const one = guests.checkIn()
      let answer = await send(oneOf(fleet.servers).port, one)
      while (answer.status !== 201) {
        if (answer.status >= 400 && answer.status < 500)
          throw new Error(`A check-in was refused: ${answer.text}`)
        await pause(50)
        answer = await send(oneOf(fleet.servers).port, one)
      }
      const id: string = JSON.parse(answer.text).data.appointments[0].id
      acknowledged.push(id)
      if (acknowledged.length % EACH_SERVED === 0)
        for (const status of ['called', 'served']) await mark(id, status)
    }
  }
  async function mark(id: string, status: string): Promise<void> {
    for (;;) {
      const { url } = oneOf(fleet.servers)
      const answer = await asked(`${url}${OPERATOR_ROOT}/visits/${id}/status`, token, { status })
      // A mark whose answer was lost is set already.
      if (answer?.status === 200 || answer?.status === 409) return
      if (answer && answer.status < 500 && answer.status !== 429) throw new Error(`${status}: ${answer.text}`)
      await pause(50)
    }
  }
  const all = Promise.all(Array.from({ length: clients }, client))
  return {
    acknowledged,
    async stop() {
      isOver = true
      await all
    },
  }
}
