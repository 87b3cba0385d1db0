import { brotliCompress, brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, it, vi } from 'vitest'
import { compressed, sharedBody } from './compress.ts'

vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>()
  return { ...zlib, brotliCompress: vi.fn(zlib.brotliCompress) }
})
beforeEach(() => void vi.mocked(brotliCompress).mockClear())

const REQUEST = new Request('http://127.0.0.1/', { headers: { 'accept-encoding': 'gzip, br' } })
const times = () => vi.mocked(brotliCompress).mock.calls.length

function plain(bytes: ArrayBuffer | Uint8Array): string {
  return brotliDecompressSync(Buffer.from(bytes as Uint8Array)).toString()
}

/** The text of an answer, after it was compressed. */
async function sent(text: string, type: string): Promise<string> {
  const answer = await compressed(REQUEST, new Response(text, { headers: { 'content-type': type } }))
  expect(answer.headers.get('content-encoding')).toBe('br')
  return plain(await answer.arrayBuffer())
}

it("what many guests get is compressed once, and one guest's own answer each time [quality P9]", async () => {
  const texts = ['a', 'b', 'a', 'b'].map((letter) => letter.repeat(3000))
  for (const text of texts) {
    const { body, headers } = await sharedBody(REQUEST, new Uint8Array(Buffer.from(text)))
    expect([plain(body), headers]).toEqual([text, { vary: 'Accept-Encoding', 'content-encoding': 'br' }])
  }
  expect(times()).toBe(2)
  const page = '<p>'.repeat(1000)
  for (const _ of [1, 2]) expect(await sent(page, 'text/html')).toBe(page)
  expect(times()).toBe(3)
  for (const _ of [1, 2]) expect(await sent(page, 'application/json')).toBe(page)
  expect(times()).toBe(5)
})
