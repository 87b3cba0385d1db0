import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What becomes of a request: cut on its way, its answer cut, sent on twice at once, sent on again later, or none of it. */
export const FATES = ['whole', 'request cut', 'answer cut', 'repeated', 'repeated late'] as const
export type Fate = (typeof FATES)[number]

export interface CuttingProxy {
  port: number
  /** From now on nothing happens to requests. */
  makeWhole(): void
  /** How often each fate met a request. */
  counts: Record<Fate, number>
  /** Resolves when nothing is sent on any more. */
  close(): Promise<void>
}

/** Longest wait before a request is sent on once more, in milliseconds. */
const LATE_MS = 40

/** A proxy in front of a local port that cuts connections at every stage and repeats requests. One request a connection. */
export async function openCuttingProxy(target: number, random: () => number): Promise<CuttingProxy> {
  const counts = Object.fromEntries(FATES.map((fate) => [fate, 0])) as Record<Fate, number>
  const underWay = new Set<Promise<void>>()
  let isWhole = false
  const server = createServer((client) => {
    client.on('error', () => {})
    void wholeRequest(client).then((bytes) => {
      const fate = isWhole ? 'whole' : (FATES[Math.floor(random() * FATES.length)] ?? 'whole')
      counts[fate] += 1
      const work = meet(fate, client, bytes)
      underWay.add(work)
      void work.finally(() => underWay.delete(work))
    })
  })

  async function meet(fate: Fate, client: Socket, request: Buffer): Promise<void> {
    if (fate === 'request cut') {
      await send(request.subarray(0, stageOf(request, random)), true)
      client.destroy()
      return
    }
    const twin = fate === 'repeated' ? send(request, false) : undefined
    const answer = await send(request, false)
    const shown = fate === 'answer cut' ? answer.subarray(0, stageOf(answer, random)) : answer
    await new Promise<void>((resolve) => client.write(shown, () => resolve()))
    if (fate === 'answer cut') client.destroy()
    else client.end()
    await twin
    if (fate !== 'repeated late') return
    await pause(random() * LATE_MS)
    await send(request, false)
  }

  /** Sends bytes to the server; answers what it says until it hangs up, nothing when we do so first. */
  function send(bytes: Buffer, hangsUp: boolean): Promise<Buffer> {
    return new Promise((resolve) => {
      const parts: Buffer[] = []
      const upstream = connect(target, '127.0.0.1')
      upstream.on('data', (part) => parts.push(part))
      upstream.on('error', () => {})
      upstream.on('close', () => resolve(Buffer.concat(parts)))
      upstream.on('connect', () => {
        upstream.write(bytes, () => hangsUp && upstream.destroy())
      })
    })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    makeWhole: () => {
      isWhole = true
    },
    counts,
    async close() {
      while (underWay.size > 0) await Promise.all(underWay)
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Resolves with head and body, when both are there. */
function wholeRequest(client: Socket): Promise<Buffer> {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0)
    const listen = (part: Buffer) => {
      bytes = Buffer.concat([bytes, part])
      const head = headOf(bytes)
      const length = Number(/^content-length: *(\d+)/im.exec(bytes.toString('latin1', 0, head))?.[1] ?? 0)
      if (head === 0 || bytes.length < head + length) return
      client.off('data', listen)
      resolve(bytes)
    }
    client.on('data', listen)
  })
}

/** Length of the head with its empty line; 0 while that is not there. */
function headOf(bytes: Buffer): number {
  return bytes.indexOf('\r\n\r\n') < 0 ? 0 : bytes.indexOf('\r\n\r\n') + 4
}

/** Somewhere to cut: before the first byte, in the first line, in the head, after it, in the body, before the last byte. */
function stageOf(bytes: Buffer, random: () => number): number {
  const head = headOf(bytes)
  const within = (from: number, to: number) => from + Math.floor(random() * Math.max(0, to - from))
  const stages = [0, within(1, 12), within(12, head), head, within(head, bytes.length), bytes.length - 1]
  return Math.max(0, stages[Math.floor(random() * stages.length)] ?? 0)
}
