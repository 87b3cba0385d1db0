import { OPERATOR_ROOT } from '#contract/operator'
import { runTokens } from '../../src/server/operator/tokens-command.ts'
import type { TestApp } from './app.ts'

/** Makes a token as the operator's command does, and returns its secret. */
export async function aToken({ store }: Pick<TestApp, 'store'>, ...words: string[]): Promise<string> {
  const said: string[] = []
  await runTokens(store, ['add', ...words], (line) => said.push(line))
  return said[0] ?? ''
}

/** Calls the operator's API with a token; answers the status and the body. */
export function operatorOf(app: Pick<TestApp, 'send'>, secret: string) {
  return async (method: string, path: string, body?: unknown) => {
    const response = await app.send(`${OPERATOR_ROOT}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const { data, errors } = text === '' ? { data: undefined, errors: undefined } : JSON.parse(text)
    return { status: response.status, data, errors, keys: errors?.map(({ key }: { key: string }) => key) }
  }
}
