import { request } from 'node:http'
import { postWalkIn } from '#contract/walk-in'
import { aWalkIn } from './builders.ts'

/** Sends a walk-in over a socket; undefined: the connection ended without an answer. */
export function postOverSocket(
  address: string,
  key: string,
  body: unknown = aWalkIn(),
): Promise<{ status: number; text: string } | undefined> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const sent = request(address + postWalkIn.path, { method: 'POST', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', () => resolve(undefined))
    })
    sent.on('error', () => resolve(undefined))
    sent.end(JSON.stringify(body))
  })
}
