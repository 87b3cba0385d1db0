import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import type { RunningServer } from './server.ts'
import type { Guest } from './walk-in-flow.ts'

/** What only the guest knows: the place where they live is also that of a store. */
export function typedBy(guest: Guest): string[] {
  const { phone, guardian, insurance, address } = guest
  const digits = [phone, guardian?.phone].map((text) => text?.replace(/\D/g, ''))
  const texts = [
    guest.firstName,
    guest.lastName,
    guest.preferredName,
    guest.email,
    guest.comments,
    guest.stateId,
    address.line1,
    guardian?.firstName,
    insurance?.cardholderId,
    insurance?.group,
    'Penicillin',
    ...digits,
    ...digits.map((text) => text?.replace(/^(...)(...)/, '$1-$2-')),
  ]
  return texts.filter((text) => text !== undefined)
}

/** What of a page others could read: address bar, title, history, storage, and the records of the database as they lie there. */
export async function openPlaces(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const records: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of database.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
        })
        const plain = (_: string, value: unknown) =>
          value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value
        records.push(JSON.stringify(values, plain))
      }
      database.close()
    }
    const storage = { ...localStorage, ...sessionStorage }
    return JSON.stringify([document.title, history.state, storage, document.cookie, window.name, records])
  })
  return `${page.url()} ${inPage}`
}

/** Those of the texts that another holds, as they are or percent-encoded. */
export function foundIn(text: string, wanted: string[]): string[] {
  return wanted.filter((one) => text.includes(one) || text.includes(encodeURIComponent(one)))
}

/** Fails when the server's log, or a file of its data directory, holds one of the texts. */
export function expectServerSilent(server: RunningServer, wanted: string[]): void {
  const files = readdirSync(server.dataDir).filter((name) => name !== 'keys.json')
  const kept = files.map((name) => readFileSync(join(server.dataDir, name)))
  expect(files.length).toBeGreaterThan(0)
  expect(foundIn(server.logs(), wanted), 'in the log').toEqual([])
  const onDisk = wanted.filter((one) => kept.some((bytes) => bytes.includes(one)))
  expect(onDisk, 'in the data directory').toEqual([])
}
