import { randomBytes } from 'node:crypto'
import type { Store } from '../store/store.ts'

/** Why a text is no cursor of this database: keys of the operator's API, too. */
export type CursorKey = 'invalidCursor' | 'cursorOfAnotherDatabase' | 'cursorAhead'

const MESSAGES: Record<CursorKey, string> = {
  invalidCursor: 'This is no cursor. Take one from an earlier answer, or "start".',
  cursorOfAnotherDatabase: 'This cursor is from another database.',
  cursorAhead:
    'This cursor is ahead of the log. The database may have been restored from a backup: begin again from an older cursor.',
}

/** A cursor that cannot be read from. */
export class CursorProblem extends Error {
  override name = 'CursorProblem'
  readonly key: CursorKey

  constructor(key: CursorKey) {
    super(MESSAGES[key])
    this.key = key
  }
}

/** The cursor before the first event. */
export const START = 'start'
const CURSOR = /^([0-9a-f]{8})-(0|[1-9]\d{0,15})$/

/** Writes and reads the places in the log of one database. */
export type Cursors = {
  /** The cursor after the event with this number. */
  write(number: number): string
  /** The number that a cursor stands for. Throws CursorProblem. */
  read(cursor: string): Promise<number>
}

export async function openCursors(
  store: Pick<Store, 'fact' | 'keepFact' | 'lastEventNumber'>,
): Promise<Cursors> {
  const database =
    (await store.fact('database')) ?? (await store.keepFact('database', randomBytes(4).toString('hex')))
  return {
    write: (number) => `${database}-${number}`,
    async read(cursor) {
      if (cursor === START) return 0
      const [, of, number] = CURSOR.exec(cursor) ?? []
      if (of === undefined) throw new CursorProblem('invalidCursor')
      if (of !== database) throw new CursorProblem('cursorOfAnotherDatabase')
      if (Number(number) > (await store.lastEventNumber())) throw new CursorProblem('cursorAhead')
      return Number(number)
    },
  }
}
