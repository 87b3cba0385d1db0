import type { StoredAppointment } from './appointment-record.ts'
import { appointmentOf } from './appointment-rows.ts'
import type { Engine, Row, Transaction } from './engine.ts'
import type { GuestMessage, KeptMessage, MessageConsent, MessageStore } from './message-store.ts'
import { latestTurn } from './turns.ts'

/** Messages to guests over any engine. */
export function createMessageStore(engine: Engine): MessageStore {
  return {
    agreeToMessages: (appointmentId, { language, wording }, aheadMs = 0) =>
      engine.transaction(async (tx) => {
        const { query, now } = tx
        await query(
          `INSERT INTO message_consents (appointment_id, language, wording, agreed_at, ended_at) VALUES ($1, $2, $3, $4, NULL)
           ON CONFLICT (appointment_id) DO UPDATE SET language = excluded.language, wording = excluded.wording,
             agreed_at = excluded.agreed_at, ended_at = NULL`,
          [appointmentId, language, wording, now],
        )
        const soon = await query(
          `SELECT * FROM appointments
           WHERE (id = $1 OR first_id = $1) AND status = 'booked' AND starts_at > $2 AND starts_at <= $3`,
          [appointmentId, now, now + aheadMs],
        )
        for (const { id, firstId, startsAt } of soon.map(appointmentOf))
          await queueMessage(tx, { id, firstId }, { kind: 'reminder', startsAt, offerId: null })
      }),

    stopMessages: (appointmentId) =>
      engine.transaction(async ({ query, now }) => {
        await query(
          'UPDATE message_consents SET ended_at = $2 WHERE appointment_id = $1 AND ended_at IS NULL',
          [appointmentId, now],
        )
      }),

    async messageConsent(appointmentId) {
      const [row] = await engine.query('SELECT * FROM message_consents WHERE appointment_id = $1', [
        appointmentId,
      ])
      return row && consentOf(row)
    },

    async claimMessages(most, leaseMs) {
      const found = await engine.now()
      const due = await engine.query(
        'SELECT id FROM messages WHERE next_at <= $1 OR next_at > $2 ORDER BY next_at, id LIMIT $3',
        [found, latestTurn(found), most],
      )
      if (due.length === 0) return []
      return engine.transaction(async ({ query, now }) => {
        const claimed: GuestMessage[] = []
        for (const { id } of due) {
          // The second process finds it postponed already.
          const [mine] = await query(
            'UPDATE messages SET next_at = $2 WHERE id = $1 AND (next_at <= $3 OR next_at > $4) RETURNING *',
            [String(id), now + leaseMs, now, latestTurn(now)],
          )
          if (mine) claimed.push(messageOf(mine))
        }
        return claimed
      })
    },

    settleMessage: ({ id }, outcome) =>
      engine.transaction(async ({ query, now }) => {
        const isWaiting = outcome.status === 'waiting'
        await query(
          'UPDATE messages SET status = $2, reason = $3, next_at = $4, attempts = attempts + $5, changed_at = $6 WHERE id = $1',
          [
            id,
            outcome.status,
            'reason' in outcome ? outcome.reason : null,
            isWaiting ? now + outcome.afterMs : null,
            isWaiting && !outcome.isAttempt ? 0 : 1,
            now,
          ],
        )
      }),

    async messagesOf(appointmentId) {
      const rows = await engine.query(
        'SELECT * FROM messages WHERE appointment_id = $1 ORDER BY changed_at, id',
        [appointmentId],
      )
      return rows.map(keptOf)
    },

    setOptedOut: (addressHash, isOut) =>
      engine.transaction(async ({ query, now }) => {
        if (isOut)
          await query('INSERT INTO opt_outs (address_hash, since) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
            addressHash,
            now,
          ])
        else await query('DELETE FROM opt_outs WHERE address_hash = $1', [addressHash])
      }),

    async isOptedOut(addressHash) {
      const rows = await engine.query('SELECT 1 AS one FROM opt_outs WHERE address_hash = $1', [addressHash])
      return rows.length > 0
    },
  }
}

/** Has a message sent for an event, in the event's own transaction, where the guest has agreed to messages. */
export async function queueMessage(
  { query, now }: Transaction,
  { id, firstId }: Pick<StoredAppointment, 'id' | 'firstId'>,
  { kind, startsAt, offerId }: Pick<GuestMessage, 'kind' | 'startsAt' | 'offerId'>,
): Promise<void> {
  await query(
    `INSERT INTO messages (id, appointment_id, kind, starts_at, offer_id, next_at, attempts, status, changed_at)
     SELECT $1, $2, $3, $4, $5, $6, 0, 'waiting', $6 FROM message_consents
     WHERE appointment_id = $7 AND ended_at IS NULL ON CONFLICT DO NOTHING`,
    [
      kind === 'offer' ? `offer ${offerId}` : `reminder ${id} ${startsAt}`,
      id,
      kind,
      startsAt,
      offerId,
      now,
      firstId ?? id,
    ],
  )
}

function consentOf(row: Row): MessageConsent {
  return {
    language: String(row['language']),
    wording: String(row['wording']),
    agreedAt: Number(row['agreed_at']),
    endedAt: row['ended_at'] == null ? null : Number(row['ended_at']),
  }
}

function messageOf(row: Row): GuestMessage {
  return {
    id: String(row['id']),
    appointmentId: String(row['appointment_id']),
    kind: row['kind'] as GuestMessage['kind'],
    startsAt: Number(row['starts_at']),
    offerId: row['offer_id'] == null ? null : String(row['offer_id']),
    attempts: Number(row['attempts']),
  }
}

function keptOf(row: Row): KeptMessage {
  return {
    ...messageOf(row),
    status: row['status'] as KeptMessage['status'],
    reason: row['reason'] == null ? null : String(row['reason']),
    changedAt: Number(row['changed_at']),
  }
}
