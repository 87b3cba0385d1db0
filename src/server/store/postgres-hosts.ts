import pg from 'pg'
import { hostsIn } from '../database-url.ts'

/** A host that takes no writes: a standby, or one that is set read-only. */
class ReadOnlyHost extends Error {
  override name = 'ReadOnlyHost'
  code = '25006'
}

/** Throws ReadOnlyHost where a connection cannot write. */
async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query("SELECT current_setting('transaction_read_only') AS answer")
  if (rows[0]?.['answer'] !== 'off') throw new ReadOnlyHost('The host takes no writes.')
}

/** The hosts of one address, of which one is asked until it is no longer the one that takes writes. */
export interface Hosts {
  count: number
  /** The driver's address of the host to ask now. */
  current(): string
  /** Asks the next one from now on, unless another call has left this one already. */
  leave(address: string): void
}

export function createHosts(url: string): Hosts {
  const addresses = hostsIn(url)
  let at = 0
  const current = () => addresses[at] ?? url
  return {
    count: addresses.length,
    current,
    leave(address) {
      if (address === current()) at = (at + 1) % addresses.length
    },
  }
}

/**
 * Tries each host once, beginning with the one that worked last, until `connect` succeeds. Rejects with the last failure.
 */
async function onSomeHost<T>(hosts: Hosts, connect: (address: string) => Promise<T>): Promise<T> {
  let failure: unknown
  for (let tried = 0; tried < hosts.count; tried += 1) {
    const address = hosts.current()
    try {
      return await connect(address)
    } catch (error) {
      failure = error
      hosts.leave(address)
    }
  }
  throw failure
}

/** The driver's client, connected to the host that is asked now; one that cannot be reached is left. For a pool. */
export function clientOn(hosts: Hosts): new (config: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    private readonly address: string

    constructor(config: pg.ClientConfig) {
      const address = hosts.current()
      super({ ...config, connectionString: address })
      this.address = address
      this.on('error', () => {}) // the query that is under way fails
    }

    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error | null) => void): void
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | undefined {
      const connected = this.connectOrLeave()
      if (!callback) return connected
      connected.then(() => callback(null), callback)
      return undefined
    }

    private async connectOrLeave(): Promise<pg.Client> {
      try {
        await super.connect()
        if (hosts.count > 1) await refuseReadOnly(this)
        return this
      } catch (error) {
        hosts.leave(this.address)
        void this.end().catch(() => undefined) // it never came up
        throw error
      }
    }
  }
}

/** A connection of its own to the host that takes writes, for a command. `config`: all but the address. */
export function connectToWriter(url: string, config: pg.ClientConfig): Promise<pg.Client> {
  const hosts = createHosts(url)
  return onSomeHost(hosts, async (connectionString) => {
    const client = new pg.Client({ ...config, connectionString })
    client.on('error', () => {}) // the query that is under way fails
    try {
      await client.connect()
      if (hosts.count > 1) await refuseReadOnly(client)
      return client
    } catch (error) {
      await client.end().catch(() => undefined) // it never came up
      throw error
    }
  })
}
