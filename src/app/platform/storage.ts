import type { UseStore } from 'idb-keyval'

/** Names of the databases of this origin, which browsers of guests already have. */
export type DatabaseName = 'visit' | 'outbox' | 'device' | 'receipts' | 'link'

const STORE = 'values'

/** A database that closes when another page wants to delete or upgrade it. */
export interface Database {
  use: UseStore
  /** Deletes the whole database, because a record that is merely removed stays on the disk. Never rejects. */
  destroy(): Promise<void>
}

/** A page of another build has the database open and does not let go: it must be neither used nor deleted. */
export class Blocked extends Error {
  override name = 'Blocked'
}

/** Opens a database when it is first used. Callers must survive a failure: private mode, quota, corruption. */
export function openDatabase(name: DatabaseName): Database {
  let opening: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1)
      let isLate = false
      request.onupgradeneeded = () => {
        const { objectStoreNames: stores } = request.result
        if (!stores.contains(STORE)) request.result.createObjectStore(STORE)
      }
      request.onerror = () => reject(request.error)
      request.onblocked = () => {
        isLate = true
        reject(new Blocked(name))
      }
      request.onsuccess = () => {
        const database = request.result
        if (isLate) return database.close()
        database.onversionchange = () => close()
        database.onclose = () => {
          opening = undefined
        }
        resolve(database)
      }
    }).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }

  function close(): void {
    const closing = opening
    opening = undefined
    closing?.then((database) => database.close()).catch(() => undefined) // storage
  }

  return {
    use: async (mode, callback) => {
      const database = await open()
      const durability = name === 'outbox' && mode === 'readwrite' ? 'strict' : 'default'
      return callback(database.transaction(STORE, mode, { durability }).objectStore(STORE))
    },
    destroy: async () => {
      const closing = opening
      opening = undefined
      await closing?.then((database) => database.close()).catch(() => undefined) // storage
      const deleted = new Promise<void>((resolve) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = request.onerror = request.onblocked = () => resolve()
      })
      // Without IndexedDB there is no database to delete.
      await deleted.catch(() => undefined) // storage
    },
  }
}

/** The draft of the visit in progress, sealed. */
export const visitDatabase = openDatabase('visit')
/** Check-ins that wait to be sent, sealed to the server. */
export const outboxDatabase = openDatabase('outbox')
/** What belongs to the device: its enrolment as a tablet, the server's public key, clinics that were shown. */
export const deviceDatabase = openDatabase('device')

/** Keys of the device database under which is nothing that changes how a page looks: the server's public key, and clinics that were shown. */
export const BESIDE_PAGES: readonly string[] = ['outboxKey', 'clinics']

/** Whether a database may exist, without opening it. A browser that cannot list its databases may have it. */
export async function mayHaveDatabase(name: DatabaseName): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some((database) => database.name === name)
  } catch {
    return typeof indexedDB !== 'undefined'
  }
}

/** Asks the browser to keep this origin's data when the disk is full. It may refuse. */
export async function askToPersist(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // unsupported: browsers offer this in a secure context alone.
  }
}
