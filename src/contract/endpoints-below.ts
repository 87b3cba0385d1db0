import type { Struct } from 'superstruct'
import { never, object } from 'superstruct'
import type { Endpoint } from './endpoint.ts'

type Change = { method: 'POST' | 'PUT' | 'DELETE'; status: 200 | 201 | 204 }

export const POST: Change = { method: 'POST', status: 200 }
export const PUT: Change = { method: 'PUT', status: 200 }
export const DELETE: Change = { method: 'DELETE', status: 204 }

/** Makes the calls of an API of staff or systems, whose paths begin with `root`: `get` reads, `change` writes without a query and refuses one. */
export function endpointsBelow(root: string) {
  return {
    get<Query, Data>(
      path: string,
      query: Struct<Query, unknown>,
      data: Struct<Data, unknown>,
    ): Endpoint<Query, never, Data> {
      const common = { query, body: never(), data, status: 200, idempotent: false } as const
      return { method: 'GET', path: `${root}${path}`, ...common }
    },
    change<Body, Data>(
      { method, status }: Change,
      path: string,
      body: Struct<Body, unknown>,
      data: Struct<Data, unknown>,
    ): Endpoint<Record<string, never>, Body, Data> {
      const common = {
        query: object({}),
        refusesUnknownQuery: true,
        body,
        data,
        status,
        idempotent: false,
      } as const
      return { method, path: `${root}${path}`, ...common }
    },
  }
}
