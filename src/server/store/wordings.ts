import type { Engine, Queries } from './engine.ts'
import { addFirstEvent } from './events.ts'
import { instantIn } from './row-instants.ts'
import { rowsOf } from './row-lists.ts'

/** A text that guests agree to, as it was shown (FEED-07). */
export type KeptWording = {
  /** Of its text (CONSENT-10), hexadecimal. */
  sha256: string
  /** Name of its document. */
  slug: string
  /** The document as it was shown, as JSON. */
  body: string
}

export interface WordingStore {
  /** Keeps the wordings that are new, each with an event; returns how many were. */
  keepWordings(wordings: readonly KeptWording[]): Promise<number>
  /** Those with these fingerprints that are there, with the instant from which they were served (epoch milliseconds). */
  wordingsOf(sha256s: readonly string[]): Promise<(KeptWording & { servedAt: number })[]>
}

export function createWordingStore(engine: Engine): WordingStore {
  return {
    async keepWordings(wordings) {
      const known = new Set(
        (
          await wordingsOf(
            engine,
            wordings.map(({ sha256 }) => sha256),
          )
        ).map(({ sha256 }) => sha256),
      )
      const others = wordings.filter(({ sha256 }) => !known.has(sha256))
      if (others.length === 0) return 0
      return engine.transaction(async (tx) => {
        let count = 0
        for (const { sha256, slug, body } of others) {
          const mine = await tx.query(
            `INSERT INTO wordings (sha256, slug, body, served_at) VALUES ($1, $2, $3, $4)
             ON CONFLICT DO NOTHING RETURNING sha256`,
            [sha256, slug, body, tx.now],
          )
          if (mine.length === 0) continue
          count++
          const nothing = { businessName: null, locationId: null, counterCode: null }
          await addFirstEvent(tx, {
            type: 'wording.served',
            visitId: sha256,
            visitKind: 'wording',
            ...nothing,
          })
        }
        return count
      })
    },

    wordingsOf: (sha256s) => wordingsOf(engine, sha256s),
  }
}

async function wordingsOf(queries: Queries, sha256s: readonly string[]) {
  const rows = await rowsOf(queries, 'wordings', sha256s, 'sha256')
  return rows.map((row) => ({
    sha256: String(row['sha256']),
    slug: String(row['slug']),
    body: String(row['body']),
    servedAt: instantIn(row, 'served_at'),
  }))
}
