import type { Engine, Row } from './engine.ts'

/** A token of the operator's API. The secret itself is not kept. */
export type OperatorToken = {
  name: string
  /** SHA-256 of the secret, hexadecimal. */
  hash: string
  /** `write` includes reading. */
  scope: 'read' | 'write'
  /** Ids of the locations that it may see; null: all. */
  locations: string[] | null
  /** Epoch milliseconds, by the database's clock. */
  madeAt: number
  expiresAt: number
  usedAt: number | null
}

export interface TokenStore {
  /** Keeps a token for `days` from now; false when its name is taken. */
  addToken(
    token: Pick<OperatorToken, 'name' | 'hash' | 'scope' | 'locations'>,
    lifetimeMs: number,
  ): Promise<boolean>
  /** The token with this hash, and whether it has expired. */
  tokenOfHash(hash: string): Promise<{ token: OperatorToken; isExpired: boolean } | undefined>
  /** Remembers when a token was used last. */
  markTokenUsed(name: string): Promise<void>
  tokens(): Promise<OperatorToken[]>
  /** Whether there was one. */
  removeToken(name: string): Promise<boolean>
}

export function createTokenStore(engine: Engine): TokenStore {
  return {
    addToken: ({ name, hash, scope, locations }, lifetimeMs) =>
      engine.transaction(async ({ query, now }) => {
        const mine = await query(
          `INSERT INTO tokens (name, hash, scope, locations, made_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT DO NOTHING RETURNING name`,
          [name, hash, scope, locations && JSON.stringify(locations), now, now + lifetimeMs],
        )
        return mine.length > 0
      }),

    async tokenOfHash(hash) {
      const [row] = await engine.query('SELECT * FROM tokens WHERE hash = $1', [hash])
      if (!row) return undefined
      const token = tokenOf(row)
      return { token, isExpired: token.expiresAt <= (await engine.now()) }
    },

    markTokenUsed: (name) =>
      engine.transaction(async ({ query, now }) => {
        await query('UPDATE tokens SET used_at = $2 WHERE name = $1', [name, now])
      }),

    tokens: async () => (await engine.query('SELECT * FROM tokens ORDER BY name')).map(tokenOf),

    removeToken: (name) =>
      engine.transaction(async ({ query }) => {
        return (await query('DELETE FROM tokens WHERE name = $1 RETURNING name', [name])).length > 0
      }),
  }
}

function tokenOf(row: Row): OperatorToken {
  return {
    name: String(row['name']),
    hash: String(row['hash']),
    scope: row['scope'] as OperatorToken['scope'],
    locations: row['locations'] == null ? null : JSON.parse(String(row['locations'])),
    madeAt: Number(row['made_at']),
    expiresAt: Number(row['expires_at']),
    usedAt: row['used_at'] == null ? null : Number(row['used_at']),
  }
}
