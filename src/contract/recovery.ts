import { never, object, optional } from 'superstruct'
import type { Endpoint } from './endpoint.ts'

/**
 * POST makes the calling browser delete everything it stores for this origin (Clear-Site-Data): databases, the worker and its
 * caches. It is the only cure for a browser that can neither open nor delete its databases (quality, fault 31).
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
