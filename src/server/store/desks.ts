import { DESK_IDLE_SECONDS } from '#contract/desk'
import type { BusinessName } from '#contract/vocabulary'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units'
import type { Engine, Row, Transaction } from './engine.ts'

/** How long an invitation can be used (DESK-01). */
const INVITATION_MS = 15 * MINUTE_MS
/** Wrong PINs in a row before the first wait, and how long the waits are: each twice the one before. */
const FREE_TRIES = 5
const FIRST_WAIT_MS = MINUTE_MS
const LONGEST_WAIT_MS = HOUR_MS
/** A desk that no page has asked for so long is revoked. */
const UNSEEN_MS = 90 * DAY_MS
/** How often the use of a desk is written at most. */
const USED_EVERY_MS = 20_000
const SEEN_EVERY_MS = MINUTE_MS
const IDLE_MS = DESK_IDLE_SECONDS * 1000

/** Which browser of which store works as a desk (DESK-01). Instants are epoch milliseconds by the database's clock. */
export type Desk = {
  id: string
  name: string
  businessName: BusinessName
  locationId: string
  /** scrypt of the PIN, with its salt. */
  pin: string
  /** Wrong PINs in a row. */
  wrongPins: number
  /** No PIN is taken before. */
  waitsUntil: number
  /** By hand, or because it has not been used for a while. */
  isLocked: boolean
  madeAt: number
  /** When somebody last used it, and when its page last asked. */
  usedAt: number
  seenAt: number
  revokedAt: number | null
}

export type DeskInvitation = Pick<Desk, 'name' | 'businessName' | 'locationId'>

type NewDesk = { id: string; sessionHash: string; pin: string; name?: string | undefined }

export interface DeskTable {
  /** Keeps an invitation under its hash for 15 minutes. */
  inviteDesk(hash: string, invitation: DeskInvitation): Promise<void>
  /** An invitation that is still open. */
  deskInvitation(hash: string): Promise<DeskInvitation | undefined>
  /** Uses an invitation up and makes its desk, unlocked, with the invitation's name if it has none; undefined when the invitation is not open. */
  enrolDesk(hash: string, desk: NewDesk): Promise<Desk | undefined>
  /**
   * The desk of a session, as it is `now`. A session that an unlocking has replaced is locked until the new one was used, because
   * the answer with the new one may be lost; then it is of no desk.
   */
  deskOfSession(hash: string): Promise<{ desk: Desk; now: number } | undefined>
  /** Remembers that a desk was seen or used. */
  touchDesk(desk: Desk, use: { isUse: boolean; now: number }): Promise<void>
  lockDesk(id: string): Promise<void>
  /** Counts a PIN before it is looked at, so that many at once are no more than one after the other; `wait`: none is taken now. */
  takePinTry(
    id: string,
  ): Promise<{ outcome: 'try'; desk: Desk } | { outcome: 'wait'; desk: Desk; now: number }>
  /** After the right PIN: no try counts, and the desk has the session `next` in place of the one that asked, `former`. `pin`: what is kept of the PIN from now on; absent: it stays. */
  unlockDesk(id: string, hashes: { former: string; next: string; pin?: string }): Promise<Desk>
  /** All desks, those of one location together. */
  desks(): Promise<Desk[]>
  /** The names of the desks of a location by their ids. */
  deskNames(locationId: string): Promise<Map<string, string>>
  /** Whether there was one that was not revoked. */
  revokeDesk(id: string): Promise<boolean>
}

export function createDeskTable(engine: Engine): DeskTable {
  return {
    inviteDesk: (hash, { name, businessName, locationId }) =>
      engine.transaction(async ({ query, now }) => {
        await query('DELETE FROM desk_invitations WHERE expires_at <= $1 OR expires_at > $2', [
          now,
          latestInvitation(now),
        ])
        await query('DELETE FROM desks WHERE revoked_at <= $1', [now - UNSEEN_MS])
        await query(
          'INSERT INTO desk_invitations (hash, name, business_name, location_id, expires_at) VALUES ($1, $2, $3, $4, $5)',
          [hash, name, businessName, locationId, now + INVITATION_MS],
        )
      }),

    async deskInvitation(hash) {
      const now = await engine.now()
      const [row] = await engine.query(
        'SELECT * FROM desk_invitations WHERE hash = $1 AND expires_at > $2 AND expires_at <= $3',
        [hash, now, latestInvitation(now)],
      )
      return row && invitationOf(row)
    },

    enrolDesk: (hash, desk) => engine.transaction((tx) => enrol(tx, hash, desk)),

    async deskOfSession(hash) {
      const [row] = await engine.query('SELECT * FROM desks WHERE session_hash = $1 OR former_hash = $1', [
        hash,
      ])
      if (!row) return undefined
      const now = await engine.now()
      const kept = deskOf(row)
      const isFormer = row['former_hash'] === hash
      // A use ahead of now was written while the clock ran ahead: it keeps nothing open (HD-18).
      const isIdle = Math.abs(now - kept.usedAt) >= IDLE_MS
      const desk = {
        ...kept,
        isLocked: kept.isLocked || isFormer || isIdle,
        waitsUntil: waitsUntilOf(kept, now),
      }
      if (!isFormer && row['former_hash'] !== null) await forgetFormer(engine, desk.id, hash)
      const isUnseen = desk.revokedAt === null && !isInUse(desk, now)
      return { desk: isUnseen ? { ...desk, revokedAt: desk.seenAt + UNSEEN_MS } : desk, now }
    },

    async touchDesk({ id, usedAt, seenAt, isLocked }, { isUse, now }) {
      const isUsed = isUse && !isLocked && now - usedAt >= USED_EVERY_MS
      if (!isUsed && now - seenAt < SEEN_EVERY_MS) return
      await engine.transaction(async (tx) => {
        const used = isUsed ? ', used_at = $2' : ''
        await tx.query(`UPDATE desks SET seen_at = $2${used} WHERE id = $1`, [id, tx.now])
      })
    },

    lockDesk: (id) =>
      engine.transaction(async ({ query }) => {
        await query('UPDATE desks SET is_locked = 1 WHERE id = $1', [id])
      }),

    takePinTry: (id) => engine.transaction((tx) => takeTry(tx, id)),

    unlockDesk: (id, { former, next, pin }) =>
      engine.transaction(async ({ query, now }) => {
        const [row] = await query(
          `UPDATE desks SET former_hash = $2, session_hash = $3, wrong_pins = 0, waits_until = 0, is_locked = 0,
             used_at = $4, seen_at = $4, pin = COALESCE($5, pin)
           WHERE id = $1 RETURNING *`,
          [id, former, next, now, pin ?? null],
        )
        return deskOf(row ?? {})
      }),

    desks: async () =>
      (await engine.query('SELECT * FROM desks ORDER BY location_id, made_at, id')).map(deskOf),

    async deskNames(locationId) {
      const rows = await engine.query('SELECT id, name FROM desks WHERE location_id = $1', [locationId])
      return new Map(rows.map((row) => [String(row['id']), String(row['name'])]))
    },

    revokeDesk: (id) =>
      engine.transaction(async ({ query, now }) => {
        const revoked = await query(
          'UPDATE desks SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING id',
          [id, now],
        )
        return revoked.length > 0
      }),
  }
}

async function enrol(
  { query, now }: Transaction,
  hash: string,
  { id, sessionHash, pin, name: given }: NewDesk,
): Promise<Desk | undefined> {
  const [row] = await query(
    'DELETE FROM desk_invitations WHERE hash = $1 AND expires_at > $2 AND expires_at <= $3 RETURNING *',
    [hash, now, latestInvitation(now)],
  )
  if (!row) return undefined
  const { name, businessName, locationId } = invitationOf(row)
  const [made] = await query(
    `INSERT INTO desks (id, name, business_name, location_id, session_hash, pin, wrong_pins, waits_until, is_locked,
       made_at, used_at, seen_at)
     VALUES ($1, $2, $3, $4, $5, $6, 0, 0, 0, $7, $7, $7) RETURNING *`,
    [id, given ?? name, businessName, locationId, sessionHash, pin, now],
  )
  return made && deskOf(made)
}

/** Once the new session was used, its answer has arrived: the one before is of no use to anybody. */
async function forgetFormer(engine: Engine, id: string, hash: string): Promise<void> {
  await engine.transaction(async ({ query }) => {
    await query('UPDATE desks SET former_hash = NULL WHERE id = $1 AND session_hash = $2', [id, hash])
  })
}

async function takeTry({ query, now }: Transaction, id: string): ReturnType<DeskTable['takePinTry']> {
  // Changes nothing, and locks the row: two tries come one after the other.
  const [row] = await query('UPDATE desks SET wrong_pins = wrong_pins WHERE id = $1 RETURNING *', [id])
  const desk = deskOf(row ?? {})
  if (now < waitsUntilOf(desk, now)) return { outcome: 'wait', desk, now }
  const wrongPins = desk.wrongPins + 1
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (wrongPins - FREE_TRIES), LONGEST_WAIT_MS)
  const waitsUntil = wrongPins < FREE_TRIES ? 0 : now + waitMs
  await query('UPDATE desks SET wrong_pins = $2, waits_until = $3 WHERE id = $1', [id, wrongPins, waitsUntil])
  return { outcome: 'try', desk: { ...desk, wrongPins, waitsUntil } }
}

/** When an invitation ends at the latest: one that ends later was made while the clock ran ahead, and is over (HD-18). */
function latestInvitation(now: number): number {
  return now + INVITATION_MS + MINUTE_MS
}

/** Until when no PIN is taken: a wait longer than the longest one was written while the clock ran ahead, and is over (HD-18). */
function waitsUntilOf({ waitsUntil }: Desk, now: number): number {
  return waitsUntil > now + LONGEST_WAIT_MS + MINUTE_MS ? 0 : waitsUntil
}

/** Whether a desk can still be unlocked: it was not revoked, and a page asked for it within 90 days. `now`: epoch milliseconds. */
export function isInUse({ revokedAt, seenAt }: Pick<Desk, 'revokedAt' | 'seenAt'>, now: number): boolean {
  return revokedAt === null && now - seenAt <= UNSEEN_MS
}

/** How many PINs a desk takes before its next wait. `now`: epoch milliseconds. */
export function pinTriesLeft({ wrongPins, waitsUntil }: Desk, now: number): number {
  if (now < waitsUntil) return 0
  return Math.max(1, FREE_TRIES - wrongPins)
}

function invitationOf(row: Row): DeskInvitation {
  return {
    name: String(row['name']),
    businessName: row['business_name'] as BusinessName,
    locationId: String(row['location_id']),
  }
}

function deskOf(row: Row): Desk {
  return {
    id: String(row['id']),
    ...invitationOf(row),
    pin: String(row['pin']),
    wrongPins: Number(row['wrong_pins']),
    waitsUntil: Number(row['waits_until']),
    isLocked: Number(row['is_locked']) !== 0,
    madeAt: Number(row['made_at']),
    usedAt: Number(row['used_at']),
    seenAt: Number(row['seen_at']),
    revokedAt: row['revoked_at'] == null ? null : Number(row['revoked_at']),
  }
}
