import type { Engine, Queries, Transaction } from './engine.ts'
import { padded } from './row-lists.ts'

/** Files that one statement writes. */
const LOT = 50

/** A file of a build whose name carries a hash of it, such as `/assets/main-4f2a91c.js`, or its compressed twin (`.br`, `.gz`). */
type BuiltFile = { name: string; bytes: Uint8Array }

/** Hashed files of builds that processes of this database serve, or served in the last days (RUN-04). */
export interface BuiltFileStore {
  /** Keeps a build's files, in place of those of the same name that hold something else: a copy may have been damaged on its way. */
  keepBuiltFiles(names: readonly string[], read: (name: string) => Promise<Uint8Array>): Promise<void>
  /** Marks files that are there as seen now. */
  markBuiltFiles(names: readonly string[]): Promise<void>
  builtFileNames(): Promise<string[]>
  builtFile(name: string): Promise<Uint8Array | undefined>
  /** Forgets files that no process has had for so many milliseconds; returns how many. */
  purgeBuiltFiles(ms: number): Promise<number>
}

export function createBuiltFileStore(engine: Engine): BuiltFileStore {
  return {
    async keepBuiltFiles(names, read) {
      for (const lot of lotsOf(names)) {
        const files = await Promise.all(lot.map(async (name) => ({ name, bytes: await read(name) })))
        const kept = await bytesOf(engine, lot)
        const isSame = ({ name, bytes }: BuiltFile) => kept.get(name)?.equals(bytes) ?? false
        await engine.transaction(async (tx) => {
          await markSeen(tx, files.filter(isSame))
          await write(
            tx,
            files.filter((file) => !isSame(file)),
          )
        })
      }
    },

    async markBuiltFiles(names) {
      for (const lot of lotsOf(names)) {
        await engine.transaction((tx) =>
          markSeen(
            tx,
            lot.map((name) => ({ name })),
          ),
        )
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

async function bytesOf({ query }: Queries, lot: readonly string[]): Promise<Map<string, Buffer>> {
  const names = padded(lot)
  const list = names.map((_, at) => `$${at + 1}`).join(', ')
  const rows = await query(`SELECT name, bytes FROM built_files WHERE name IN (${list})`, names)
  return new Map(rows.map(({ name, bytes }) => [String(name), Buffer.from(bytes as Uint8Array)]))
}

/** In the order of names, so that two processes never wait for each other. */
async function markSeen({ query, now }: Transaction, lot: readonly Pick<BuiltFile, 'name'>[]): Promise<void> {
  if (lot.length === 0) return
  const names = padded(lot.map(({ name }) => name).sort())
  const list = names.map((_, at) => `$${at + 2}`).join(', ')
  await query(`UPDATE built_files SET seen_at = $1 WHERE name IN (${list}) AND seen_at < $1`, [now, ...names])
}

/** Another process of the same build may write the same files. */
async function write({ query, now }: Transaction, files: readonly BuiltFile[]): Promise<void> {
  if (files.length === 0) return
  const inOrder = [...files].sort((one, other) => (one.name < other.name ? -1 : 1))
  const rows = inOrder.map((_, at) => `($${2 * at + 2}, $${2 * at + 3}, $1)`)
  await query(
    `INSERT INTO built_files (name, bytes, seen_at) VALUES ${rows.join(', ')}
     ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes, seen_at = excluded.seen_at`,
    [now, ...inOrder.flatMap(({ name, bytes }) => [name, bytes])],
  )
}
