import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { IMPORT_KIND_NAMES } from '#contract/operator-imports'
import type { BusinessName } from '#contract/vocabulary'
import { migrate } from '../store/migrate.ts'
import { createStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { DEMONSTRATION_SERVICES } from './demonstration-services.ts'
import { importFiles, importSources } from './import.ts'
import type { KindName } from './import-kinds.ts'
import { writeKind } from './write-kinds.ts'

const FOLDER = join(import.meta.dirname, '../../docs/examples')
const STORES = '../shared/data/stores/kroger_family_stores_2024.csv'

let folder: string
let store: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'write-'))
  const engine = openSqlite(join(folder, 'a.db'))
  await migrate(engine)
  store = createStore(engine)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

async function written(kind: KindName, business?: BusinessName) {
  return writeKind(await store.readDirectory(), kind, business)
}

function imported(kind: KindName, text: string, business?: BusinessName) {
  async function* open() {
    yield Buffer.from(text)
  }
  const more = { ...(business && { business }), replace: true, yes: true }
  return importSources([{ name: `${kind}.csv`, open }], { store, kind, ...more })
}

/** Writes a kind and imports it as the whole truth. */
async function roundTrip(kind: KindName, business?: BusinessName) {
  const { text, count } = await written(kind, business)
  const { added, changed, unchanged, removed, files } = await imported(kind, text, business)
  const [{ refused = [], notRead = [] } = {}] = files
  return { count, unchanged, is: { added, changed, removed, refused, notRead } }
}

const NOTHING = { added: 0, changed: [], removed: [], refused: [], notRead: [] }

describe('what was imported', () => {
  it('is written as a file of its kind, and that file changes nothing, also as the whole truth [DIR-01]', async () => {
    const kinds = IMPORT_KIND_NAMES.filter((kind) => kind !== 'locations')
    for (const name of ['services', 'locations', 'clinics', ...kinds.filter((kind) => kind !== 'services')])
      await importFiles([join(FOLDER, `${name}.csv`)], {
        store,
        ...(name !== 'clinics' && { kind: name as KindName }),
      })
    const counts: Record<string, number> = {}
    for (const kind of kinds) {
      const { count, unchanged, is } = await roundTrip(kind)
      expect([kind, is, unchanged]).toEqual([kind, NOTHING, count])
      counts[kind] = count
    }
    for (const business of ['pharmacy', 'tlc'] as const)
      expect((await roundTrip('locations', business)).is).toEqual(NOTHING)
    expect(Object.values(counts).every((count) => count > 0)).toBe(true)
    expect((await written('dietitians')).text).toContain('Mo-Fr 09:00-17:00; Sa-Su off')
  })

  it('keeps days off, nights, breaks, closed stores and texts that begin like a formula [DIR-01]', async () => {
    const header =
      'storeId,vanityName,addressLine1,addressLine2,city,state,zip,latitude,longitude,hours,lunchHours,status'
    const at = 'Mason,OH,45040,39.3,-84.3'
    const rows = [
      `11,"=HYPERLINK(""x"")","'s Lane 1",Unit 2,${at},"Mo-Fr 06:00-02:00; Sa 24/7; PH off; Dec 24, Dec 25 off",13:00-13:30,open`,
      `12,@home; <b>,1 Main St,,${at},,,closed`,
    ].map((row) => row.replace('Sa 24/7', 'Sa 00:00-24:00'))
    await imported('locations', [header, ...rows].join('\n'))
    const { text } = await written('locations', 'pharmacy')
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(text).toContain('PH off; Dec 24, Dec 25 off')
    expect((await roundTrip('locations', 'pharmacy')).is).toEqual(NOTHING)
    expect((await store.location('pharmacy', '11'))?.vanityName).toBe('=HYPERLINK("x")')
    await expect(written('locations')).rejects.toThrow('--business')
  })

  it('has the services of the demonstration, so that an operator begins with them [DIR-01, DIR-05]', async () => {
    await store.editDirectory(async (writer) => {
      for (const service of DEMONSTRATION_SERVICES) await writer.putService(service, true)
    })
    const { count, text } = await written('services')
    const { added, files, demonstration } = await imported('services', text)
    expect([files[0]?.refused, demonstration?.services]).toEqual([[], DEMONSTRATION_SERVICES.length])
    expect([added, (await written('services')).count]).toEqual([DEMONSTRATION_SERVICES.length, count])
  })

  it('is a whole chain too [DIR-01]', async () => {
    if (!existsSync(STORES)) return console.info('real stores: not found, not checked')
    await importFiles([STORES], { store })
    const { count, unchanged, is } = await roundTrip('locations', 'pharmacy')
    expect([count, unchanged, is]).toEqual([2693, 2693, NOTHING])
  })
})
