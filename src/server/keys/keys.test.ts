import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { SettingError } from '../settings.ts'
import { newestOutboxKey, openKeys, readKeysFile, writeKeysFile } from './keys.ts'
import {
  canonicalJson,
  confirmCode,
  fingerprints,
  guestMarks,
  keysMark,
  openRecord,
  sealCheckIn,
  sealRecord,
} from './seal.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'))
  file = join(folder, 'keys.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const quiet = () => {}

/** Another keys file. */
function otherFile(): string {
  const other = join(folder, 'other.json')
  openKeys(other, quiet)
  return other
}

function publicOfAnother(): string {
  return JSON.parse(readFileSync(otherFile(), 'utf8')).outboxKeys[0].publicKey
}

describe('the keys file', () => {
  it('is made at the first start, readable by its owner alone, with one line that says to keep a copy', () => {
    const said: string[] = []
    const first = openKeys(file, (line) => said.push(line))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(`${file}: `)
    expect(said[0]).toContain('Keep a copy')
    expect(openKeys(file, (line) => said.push(line))).toEqual(first)
    expect(said).toHaveLength(1)
    expect(readdirSync(folder)).toEqual(['keys.json'])
  })

  it('is as before when a change cannot be written, and the next change goes on [RUN-14]', () => {
    openKeys(file, quiet)
    const before = readKeysFile(file)
    expect(() => writeKeysFile(file, { ...before, dataKeys: [] })).toThrow(/cannot be changed/)
    expect([readdirSync(folder), readKeysFile(file)]).toEqual([['keys.json'], before])
    writeKeysFile(file, before)
  })

  it('holds keys of full length and an outbox key pair', () => {
    const keys = openKeys(file, quiet)
    expect([keys.dataKeys[0].key.length, keys.codeKeys[0].key.length]).toEqual([32, 32])
    expect(keys.outboxKeys.map(({ privateKey, publicKey }) => [privateKey.length, publicKey.length])).toEqual(
      [[32, 65]],
    )
  })

  it('a key put in front is the newest, and the older ones stay', () => {
    const [before] = openKeys(file, quiet).outboxKeys
    const kept = JSON.parse(readFileSync(file, 'utf8'))
    const [added] = JSON.parse(readFileSync(otherFile(), 'utf8')).outboxKeys
    writeFileSync(file, JSON.stringify({ ...kept, outboxKeys: [added, ...kept.outboxKeys] }))
    const keys = openKeys(file, quiet)
    expect(newestOutboxKey(keys)).toEqual({ keyId: added.keyId, publicKey: added.publicKey })
    expect(keys.outboxKeys[1]).toEqual(before)
  })

  it.each<[string, (key: Record<string, string>) => object[]]>([
    ['no outbox key', () => []],
    ['an outbox key that is none of the letters a device may send', (key) => [{ ...key, keyId: 'a.b' }]],
    ['an outbox key with the public half of another', (key) => [{ ...key, publicKey: publicOfAnother() }]],
  ])('with %s is refused', (_, change) => {
    openKeys(file, quiet)
    const kept = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...kept, outboxKeys: change(kept.outboxKeys[0]) }))
    expect(() => openKeys(file, quiet)).toThrow('it is no keys file')
  })

  it('a file whose data key and code key have no ids is read, and every process finds the same ids', () => {
    const keys = openKeys(file, quiet)
    const { dataKeys, codeKeys, outboxKeys } = JSON.parse(readFileSync(file, 'utf8'))
    const [{ key: dataKey }, { key: codeKey }] = [dataKeys[0], codeKeys[0]]
    for (const former of [
      { dataKey, codeKey, outboxKeys },
      { dataKeys, codeKey, outboxKeys },
    ]) {
      writeFileSync(file, JSON.stringify(former))
      const read = openKeys(file, quiet)
      expect([read.dataKeys[0].key, read.codeKeys[0].key]).toEqual([
        keys.dataKeys[0].key,
        keys.codeKeys[0].key,
      ])
      expect(openKeys(file, quiet).codeKeys).toEqual(read.codeKeys)
      expect(read.codeKeys[0].keyId).not.toBe(read.dataKeys[0].keyId)
    }
  })

  it('a keys file that others could read is closed to them', () => {
    openKeys(file, quiet)
    chmodSync(file, 0o644)
    openKeys(file, quiet)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('a file that holds something else is refused with one line that hides it, and stays unchanged', () => {
    writeFileSync(file, '{"dataKey":"secret"}')
    expect(() => openKeys(file, quiet)).toThrow(
      new SettingError(`SERVER_KEYS: ${file} cannot be used (it is no keys file).`),
    )
    expect(readFileSync(file, 'utf8')).toBe('{"dataKey":"secret"}')
  })

  it('in a folder that is not there is refused with one line', () => {
    expect(() => openKeys(join(folder, 'no', 'keys.json'), quiet)).toThrow(SettingError)
  })
})

describe('sealing', () => {
  it('a sealed value opens under its own id and key alone, and not after a changed byte', () => {
    const { dataKeys } = openKeys(file, quiet)
    const others = openKeys(otherFile(), quiet).dataKeys
    const sealed = sealRecord(dataKeys, 'id-1', 'Zoë Núñez')
    expect(openRecord(dataKeys, 'id-1', sealed)).toEqual({ sent: 'Zoë Núñez', misfits: [] })
    expect(() => openRecord(dataKeys, 'id-2', sealed)).toThrow()
    expect(() => openRecord(others, 'id-1', sealed)).toThrow()
    for (const at of [0, 5, 20, sealed.length - 1]) {
      const changed = sealed.slice()
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => openRecord(dataKeys, 'id-1', changed)).toThrow()
    }
    expect(() => openRecord(dataKeys, 'id-1', sealed.slice(0, 20))).toThrow()
  })

  it('a check-in opens with its misfits, and not as a record of another version [WI-04]', () => {
    const { dataKeys } = openKeys(file, quiet)
    const opened = { sent: 'Zoë', misfits: [{ reason: 'sickToday', vaccine: 'Flu', question: 'haveFever' }] }
    const sealed = sealCheckIn(dataKeys, 'id-1', opened)
    expect(openRecord(dataKeys, 'id-1', sealed)).toEqual(opened)
    for (const version of [0, 1, 2, 3, 5]) {
      expect(() => openRecord(dataKeys, 'id-1', new Uint8Array([version, ...sealed.slice(1)]))).toThrow()
    }
  })

  it('a confirm code has 256 bits and belongs to one id under one key', () => {
    const keys = openKeys(file, quiet)
    expect(confirmCode(keys, 'a')).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(confirmCode(keys, 'a')).toBe(confirmCode(keys, 'a'))
    expect(confirmCode(keys, 'a')).not.toBe(confirmCode(keys, 'b'))
    const others = openKeys(join(folder, 'other.json'), quiet)
    expect(confirmCode(others, 'a')).not.toBe(confirmCode(keys, 'a'))
    expect(keysMark(others.codeKeys[0], keys.dataKeys[0])).not.toBe(
      keysMark(keys.codeKeys[0], keys.dataKeys[0]),
    )
  })

  it('the same guest is known whatever the case, width and spacing of the name [BOOK-20]', () => {
    const keys = openKeys(file, quiet)
    const named = (firstName: string, lastName = 'Strauß') =>
      guestMarks(keys, aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, firstName, lastName } })).guestMark
    expect(named(' ANA  ', 'STRAUSS')).toBe(named('ana'))
    expect(named('ａｎａ')).toBe(named('Ana'))
    expect(named('Jose\u0301')).toBe(named('José'))
    expect(named('Anna')).not.toBe(named('Ana'))
    expect(named('a', 'bc')).not.toBe(named('ab', 'c'))
  })

  it('equal bodies have equal fingerprints whatever the order of their keys [API-49]', () => {
    const keys = openKeys(file, quiet)
    expect(fingerprints(keys, { a: 1, b: [{ c: 'x', d: null }] })).toEqual(
      fingerprints(keys, { b: [{ d: null, c: 'x' }], a: 1 }),
    )
    expect(fingerprints(keys, { a: [1, 2] })).not.toEqual(fingerprints(keys, { a: [2, 1] }))
    expect(canonicalJson({ b: '"', a: true })).toBe('{"a":true,"b":"\\""}')
  })
})
