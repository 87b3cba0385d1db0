import type { UseStore } from 'idb-keyval'

/** The three databases of this origin (quality: security checklist). */
export type DatabaseName = 'visit' | 'outbox' | 'device'

const STORE = 'values'

/** A database that closes when a newer page wants to delete or upgrade it, and can be thrown away whole. */
export interface Database {
  use: UseStore
  /** Closes and deletes: a cleared record would still be on the disk. Waits at most for the deletion to be asked; never rejects. */
  destroy(): Promise<void>
}

/** Opens lazily; every failure to open is the caller's to survive (private mode, quota, corruption). */
export function openDatabase(name: DatabaseName): Database {
  let opening: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE)
      request.onerror = () => reject(request.error)
      request.onblocked = () => reject(new Error(`${name} is blocked`))
      request.onsuccess = () => {
        const database = request.result
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
    closing?.then((database) => database.close()).catch(() => undefined)
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
      await closing?.then((database) => database.close()).catch(() => undefined)
      const deleted = new Promise<void>((resolve) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = request.onerror = request.onblocked = () => resolve()
      })
      // Where there is no IndexedDB there is nothing to delete.
      await deleted.catch(() => undefined)
    },
  }
}

/** Whether a database may be there; a browser that cannot list them says it may. Opens nothing. */
export async function mayHaveDatabase(name: DatabaseName): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some((database) => database.name === name)
  } catch {
    return typeof indexedDB !== 'undefined'
  }
}

/** Asks the browser not to throw this origin's data away when room runs out; it may refuse. */
export async function askToPersist(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // Without a secure context there is nobody to ask.
  }
}
