import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { additionalData, SEALING_INFO, type Sealed } from '#contract/outbox'
import { refusal } from '../http/refusal.ts'
import type { OutboxKeyPair } from '../keys/keys.ts'

const TAG_BYTES = 16

/** The bytes that were sealed to one of the server's keys; refused: 422 unknownOutboxKey, 400 sealBroken when anything was changed. */
export function openSealed(
  outboxKeys: readonly OutboxKeyPair[],
  { keyId, epk, iv, data }: Sealed,
  idempotencyKey: string,
): Uint8Array {
  const mine = outboxKeys.find((one) => one.keyId === keyId)
  if (!mine) throw refusal(422, 'unknownOutboxKey', 'This server has no such key.', 'sealed.keyId')
  const bytes = Buffer.from(data, 'base64url')
  try {
    const key = agreedKey(mine, Buffer.from(epk, 'base64url'))
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(additionalData(keyId, idempotencyKey), 'utf8'))
      .setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    throw refusal(400, 'sealBroken', 'The sealed walk-in does not open.', 'sealed')
  }
}

/** Throws when the other public key is no point of the curve. */
function agreedKey({ privateKey }: OutboxKeyPair, epk: Uint8Array): Uint8Array {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return new Uint8Array(hkdfSync('sha256', pair.computeSecret(epk), new Uint8Array(0), SEALING_INFO, 32))
}
