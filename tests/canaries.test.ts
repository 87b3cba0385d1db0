import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findIn, markedGuest } from './support/canaries.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'canaries-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('looking for what a guest typed', () => {
  it('a text is found in both encodings, at any offset, in any folder, between other bytes [quality S1]', () => {
    mkdirSync(join(folder, 'Default/IndexedDB'), { recursive: true })
    const junk = Buffer.from([0, 255, 1])
    const wide = Buffer.from('Zqabc', 'utf16le')
    writeFileSync(join(folder, 'Default/IndexedDB/000003.log'), Buffer.concat([junk, wide, junk]))
    writeFileSync(join(folder, 'History'), Buffer.concat([junk, Buffer.from('xZqåbcx'), junk]))
    writeFileSync(join(folder, 'Empty'), '')
    expect(findIn(folder, ['Zqabc', 'Zqåbc', 'Zqother']).sort()).toEqual([
      'Default/IndexedDB/000003.log: Zqabc (utf16le)',
      'History: Zqåbc (utf8)',
    ])
  })

  it("what is no file is passed over, as the browser's lock is", () => {
    symlinkSync('nowhere-1234', join(folder, 'SingletonLock'))
    expect(findIn(folder, ['nowhere'])).toEqual([])
  })
})

describe('a marked guest', () => {
  it.each([true, false])(
    'types at least 40 answers that nothing else would write (insured: %s)',
    (isInsured) => {
      const { marks } = markedGuest(1, { isInsured })
      expect(marks.filter((mark) => /^zq/i.test(mark)).length + 2).toBeGreaterThanOrEqual(40)
      expect(new Set(marks).size).toBe(marks.length)
    },
  )

  it('shares no mark with another', () => {
    const [one, other] = [markedGuest(1), markedGuest(2)]
    expect(one.marks.filter((mark) => other.marks.includes(mark))).toEqual([])
  })
})
