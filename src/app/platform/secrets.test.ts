import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeKey, randomBytes, randomKey, seal, sha256, unseal } from './secrets.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a sealed text', () => {
  it('opens only with its own key', async () => {
    const [mine, other] = [await makeKey(), await makeKey()]
    const sealed = await seal(mine, 'Ängstlich 👩‍⚕️')
    expect(await unseal(mine, sealed)).toBe('Ängstlich 👩‍⚕️')
    await expect(unseal(other, sealed)).rejects.toThrow()
  })

  it('does not open when a bit of it has changed', async () => {
    const key = await makeKey()
    const { iv, data } = await seal(key, 'text')
    const changed = new Uint8Array(data.slice(0))
    changed[0] = (changed[0] ?? 0) ^ 1
    await expect(unseal(key, { iv, data: changed.buffer })).rejects.toThrow()
  })
})

describe('a fingerprint', () => {
  it('is the sha256 of the text in hexadecimal [CONSENT-10]', async () => {
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('is undefined without a secure context [CONSENT-10]', async () => {
    vi.stubGlobal('crypto', {})
    expect(await sha256('abc')).toBeUndefined()
  })
})

it('an idempotency key has 128 random bits [API-49]', () => {
  expect(randomBytes(5)).toHaveLength(5)
  const keys = Array.from({ length: 100 }, randomKey)
  expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([])
  expect(new Set(keys).size).toBe(100)
})
