import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '#contract/endpoint'
import { postWalkIn } from '#contract/walk-in'
import { ownShape } from '#contract/wire'
import { errorKeys, ORIGIN, openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { UNLIMITED_SETTINGS } from '../../../tests/support/limits.ts'
import { createApp } from '../create-app.ts'
import { parseStrictJson } from './strict-json.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ settings: UNLIMITED_SETTINGS })
})
afterAll(() => app.close())

const JSON_TYPE = { 'content-type': 'application/json' }

function send(body: BodyInit | null, headers: Record<string, string> = JSON_TYPE): Promise<Response> {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return createApp(app.deps)(new Request(ORIGIN + postWalkIn.path, init))
}

function streamOf(chunks: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.iterator]()
  return new ReadableStream({
    pull(controller) {
      const { done, value } = iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

async function refusal(response: Response): Promise<[number, string[]]> {
  return [response.status, await errorKeys(response)]
}

describe('the size of a body', () => {
  it('a declared size over 64 KB is refused unread [class 4]', async () => {
    const response = await send('{}', { ...JSON_TYPE, 'content-length': '1073741824' })
    expect(await refusal(response)).toEqual([413, ['bodyTooLarge']])
  })

  it('a body over 64 KB is refused although its Content-Length says less, and not read to its end [class 4]', async () => {
    let read = 0
    function* endless() {
      for (;;) {
        read++
        yield new Uint8Array(16_384).fill(32)
      }
    }
    const response = await send(streamOf(endless()), { ...JSON_TYPE, 'content-length': '2' })
    expect(await refusal(response)).toEqual([413, ['bodyTooLarge']])
    expect(read).toBeLessThan(20)
  })

  it('a body of 64 KB is read, one byte more is refused [class 4]', async () => {
    const padded = (bytes: number) => `{"a":1${' '.repeat(bytes - 7)}}`
    expect((await send(padded(MAX_BODY_BYTES))).status).toBe(400)
    expect((await send(padded(MAX_BODY_BYTES + 1))).status).toBe(413)
  })

  it.each(['', '{', '{"a":"', '{"a":1'])(
    'a body that is only %s is broken, not invalid [class 4, HD-34]',
    async (text) => {
      expect(await refusal(await send(text))).toEqual([400, ['bodyBroken']])
    },
  )

  it('a body that breaks off is refused [class 4]', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a":'))
        controller.error(new Error('reset'))
      },
    })
    expect(await refusal(await send(broken))).toEqual([400, ['bodyBroken']])
  })
})

describe('a body that changed on its way', () => {
  it.each<[string, string, string, string?]>([
    ['shorter', '{}', '3'],
    ['longer', '{}', '1'],
    ['larger than 64 KB', ' '.repeat(MAX_BODY_BYTES + 1), '2'],
    ['declared larger than 64 KB', '{}', '2', String(MAX_BODY_BYTES + 1)],
  ])(
    '%s than it was sent is an error of the connection, not of the sender [HD-34]',
    async (_, body, sent, declared) => {
      const headers = { ...JSON_TYPE, 'x-body-length': sent, ...(declared && { 'content-length': declared }) }
      expect(await refusal(await send(body, headers))).toEqual([400, ['bodyBroken']])
    },
  )

  it('is judged as it came when its length is that of its sender, or is not said [HD-34]', async () => {
    const lengths: Record<string, string>[] = [{ 'x-body-length': '2' }, { 'x-body-length': 'two' }, {}]
    for (const headers of lengths) {
      expect(await refusal(await send('{}', { ...JSON_TYPE, ...headers }))).toEqual([
        400,
        expect.arrayContaining(['invalidRequest']),
      ])
    }
    const large = ' '.repeat(MAX_BODY_BYTES + 1)
    const headers = { ...JSON_TYPE, 'x-body-length': String(large.length) }
    expect(await refusal(await send(large, headers))).toEqual([413, ['bodyTooLarge']])
  })
})

describe('the form of a body', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/jsonp',
    'application/json, text/plain',
  ])('the type %s is refused [class 16]', async (type) => {
    const response = await send(JSON.stringify(aWalkIn()), { 'content-type': type })
    expect(await refusal(response)).toEqual([415, ['unsupportedMediaType']])
  })

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'the type %s is taken',
    async (type) => {
      expect((await send('{}', { 'content-type': type })).status).toBe(400)
    },
  )

  it('a body without a type, and a compressed one, are refused [class 16]', async () => {
    const bytes = new TextEncoder().encode('{}')
    expect((await send(bytes, {})).status).toBe(415)
    expect((await send(bytes, { ...JSON_TYPE, 'content-encoding': 'gzip' })).status).toBe(415)
  })

  it.each<[string, Uint8Array]>([
    ['broken UTF-8', new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])],
    ['an overlong form', new Uint8Array([0x22, 0xc0, 0xaf, 0x22])],
    ['a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0x7d])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0])],
    ['half a surrogate pair', new TextEncoder().encode('{"businessName":"\\ud800"}')],
  ])('%s is refused [class 16]', async (_, bytes) => {
    expect(await refusal(await send(bytes as Uint8Array<ArrayBuffer>))).toEqual([400, ['invalidEncoding']])
  })
})

describe('strict JSON', () => {
  const keysOf = (text: string): string[] => {
    try {
      parseStrictJson(text)
      return []
    } catch (error) {
      return (error as { errors: { key: string }[] }).errors.map(({ key }) => key)
    }
  }

  it.each([
    ['{"a":1,"a":2}', 'invalidRequest'],
    ['{"a":1,"\\u0061":2}', 'invalidRequest'],
    ['{"x":{"b":1,"b":1}}', 'invalidRequest'],
    ['{"__proto__":{}}', 'unknownField'],
    ['{"a":{"\\u005f_proto__":1}}', 'unknownField'],
    ['[{"constructor" : 1}]', 'unknownField'],
    ['{"prototype":1}', 'unknownField'],
    ['{"businessName":{"toString":1,"valueOf":1}}', 'unknownField'],
    ['{"toJSON":1}', 'unknownField'],
    ['{"a":1e400}', 'invalidRequest'],
    ['{"a":-1e400}', 'invalidRequest'],
    ['{"a":"\\udc00x"}', 'invalidEncoding'],
    ['', 'invalidRequest'],
    ['{"a":1,}', 'invalidRequest'],
    ["{'a':1}", 'invalidRequest'],
    ['{"a":NaN}', 'invalidRequest'],
    ['{"a":"', 'invalidRequest'],
    ['{"a":1}{"a":1}', 'invalidRequest'],
  ])('%s is refused [class 13, 14]', (text, key) => {
    expect(keysOf(text)).toEqual([key])
  })

  it.each([
    '{"a":{"b":1},"b":{"b":1}}',
    '["a","a"]',
    '{"a":"__proto__"}',
    '{"a":"b\\":1,\\"a"}',
    '{"a":"💉"}',
    '0',
  ])('%s is read', (text) => {
    expect(parseStrictJson(text)).toEqual(JSON.parse(text))
  })

  it('whatever JSON.stringify writes of plain values is read as it is', () => {
    const plain = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ maxDepth: 4 }))
    fc.assert(
      fc.property(plain, (value) => {
        const text = JSON.stringify(value)
        fc.pre(
          !/__|constructor|prototype|toString|valueOf|toJSON|toLocale|OwnProperty|isEnum/.test(text) &&
            !/\\ud[89a-f]/.test(text),
        )
        expect(parseStrictJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })
})

describe('mutations of a good walk-in', () => {
  const good = JSON.stringify(aWalkIn())
  const hostile = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1e-7,
      1e308,
      '',
      ' ',
      '\u0000',
      '\u202Eevil',
      '💉'.repeat(500),
      'x'.repeat(5000),
      "'; DROP TABLE check_ins; --",
      '<svg onload=alert(1)>',
      '=cmd|calc',
      '{{7*7}}',
      '2026-02-30',
      '9999-99-99T99:99:99Z',
      [],
      {},
      [[[[]]]],
      { toString: 1, valueOf: 1, length: -1 },
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.integer(),
    fc.double(),
    fc.jsonValue({ maxDepth: 3 }),
  )

  /** Every path to a value of the payload. */
  const paths: string[][] = []
  const collect = (value: unknown, path: string[]) => {
    paths.push(path)
    if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) collect(one, [...path, key])
    }
  }
  collect(JSON.parse(good), [])

  const mutation = fc.record({
    path: fc.constantFrom(...paths.slice(1)),
    how: fc.constantFrom('replace', 'remove', 'add', 'repeat'),
    value: hostile,
  })

  it('are never a 5xx, and what is taken is what the contract allows [S7]', async () => {
    let taken = 0
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
        const body = JSON.parse(good)
        for (const { path, how, value } of mutations) mutate(body, path, how, value)
        const response = await app.postWalkIn(body)
        expect(response.status).toBeLessThan(500)
        if (response.status === 201) {
          taken++
          expect(postWalkIn.body.is(ownShape(body))).toBe(true)
        } else {
          expect((await errorKeys(response)).length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 400 },
    )
    expect(taken).toBe((await app.checkIns()).length)
  })

  it('changed bytes of the body are never a 5xx either [S7]', async () => {
    const bytes = new TextEncoder().encode(good)
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const changed = bytes.slice()
        for (const [at, byte] of changes) changed[at] = byte
        expect((await send(changed)).status).toBeLessThan(500)
      }),
      { numRuns: 200 },
    )
  })
})

function mutate(body: unknown, path: string[], how: string, value: unknown): void {
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), body)
  const key = path.at(-1) ?? ''
  if (!isObject(parent)) return
  if (how === 'remove') delete parent[key]
  else if (how === 'add') parent[`${key}x`] = value
  else if (how === 'repeat') parent[key] = Array(30).fill(parent[key])
  else parent[key] = value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
