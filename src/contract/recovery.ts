import { never, object, optional } from 'superstruct'
import type { Endpoint } from './endpoint.ts'

/**
 * POST to have the browser that asks empty all it keeps for this origin (Clear-Site-Data): databases, the worker and its caches.
 * For a browser whose databases can neither be opened nor deleted: nothing less heals it (quality, fault 31).
 */
export const postRecovery: Endpoint<Record<string, never>, never, undefined> = {
  method: 'POST',
  path: '/health-services/recover',
  query: object({}),
  body: never(),
  data: optional(never()),
  status: 204,
  idempotent: false,
}
