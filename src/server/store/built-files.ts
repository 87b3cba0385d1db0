import type { Engine, Transaction } from './engine.ts'
import { padded } from './row-lists.ts'

/** Files that one statement writes. */
const LOT = 50

/** A file of a build whose name carries a hash of it, such as `/assets/main-4f2a91c.js`, or its compressed twin (`.br`, `.gz`). */
type BuiltFile = { name: string; bytes: Uint8Array }

/** Hashed files of builds that processes of this database serve, or served in the last days (RUN-04). */
export interface BuiltFileStore {
  /** Keeps a build's files, and marks those that are there as seen now. `read` is called for those that are not. */
  keepBuiltFiles(names: readonly string[], read: (name: string) => Promise<Uint8Array>): Promise<void>
  builtFileNames(): Promise<string[]>
  builtFile(name: string): Promise<Uint8Array | undefined>
  /** Forgets files that no process has had for so many milliseconds; returns how many. */
  purgeBuiltFiles(ms: number): Promise<number>
}

export function createBuiltFileStore(engine: Engine): BuiltFileStore {
  return {
    async keepBuiltFiles(names, read) {
      const there = new Set(await namesIn(engine))
      for (const lot of lotsOf(names.filter((name) => there.has(name)))) {
        await engine.transaction((tx) => markSeen(tx, lot))
      }
      for (const lot of lotsOf(names.filter((name) => !there.has(name)))) {
        const files = await Promise.all(lot.map(async (name) => ({ name, bytes: await read(name) })))
        await engine.transaction((tx) => insert(tx, files))
      }
    },

    builtFileNames: () => namesIn(engine),

    async builtFile(name) {
      const [row] = await engine.query('SELECT bytes FROM built_files WHERE name = $1', [name])
      return row?.['bytes'] instanceof Uint8Array ? row['bytes'] : undefined
    },

    purgeBuiltFiles: (ms) =>
      engine.transaction(async ({ query, now }) => {
        const gone = await query('DELETE FROM built_files WHERE seen_at < $1 RETURNING name', [now - ms])
        return gone.length
      }),
  }
}

async function namesIn(engine: Engine): Promise<string[]> {
  return (await engine.query('SELECT name FROM built_files')).map((row) => String(row['name']))
}

function lotsOf(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / LOT) }, (_, at) =>
    names.slice(at * LOT, (at + 1) * LOT),
  )
}

/** In the order of names, so that two processes never wait for each other. */
async function markSeen({ query, now }: Transaction, lot: readonly string[]): Promise<void> {
  const names = padded([...lot].sort())
  const list = names.map((_, at) => `$${at + 2}`).join(', ')
  await query(`UPDATE built_files SET seen_at = $1 WHERE name IN (${list}) AND seen_at < $1`, [now, ...names])
}

/** Another process of the same build may write the same files. */
async function insert({ query, now }: Transaction, files: readonly BuiltFile[]): Promise<void> {
  const inOrder = [...files].sort((one, other) => (one.name < other.name ? -1 : 1))
  const rows = inOrder.map((_, at) => `($${2 * at + 2}, $${2 * at + 3}, $1)`)
  await query(
    `INSERT INTO built_files (name, bytes, seen_at) VALUES ${rows.join(', ')} ON CONFLICT DO NOTHING`,
    [now, ...inOrder.flatMap(({ name, bytes }) => [name, bytes])],
  )
}
