import type { ServerKeys } from './keys.ts'
import { confirmCode } from './seal.ts'

/** The page of a visit, under PUBLIC_URL (SCOPE-15). */
const CANCEL_PATH = '/health-services/scheduler/cancel' // ROUTE-14

/** The link that opens a visit. It has its code, so only the guest may get it. */
export function visitLink(keys: Pick<ServerKeys, 'codeKeys'>, publicUrl: string, id: string): string {
  return `${publicUrl}${CANCEL_PATH}/${id}/${confirmCode(keys, id)}`
}
