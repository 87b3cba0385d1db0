import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openKeys } from '../keys/keys.ts'
import { openData } from '../store/open-data.ts'
import { failureWords } from './failure-words.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const quiet = () => {}

it('a keys file in a folder that is not there names the folder and what to do [RUN-11]', () => {
  const file = join(folder, 'none', 'keys', 'keys.json')
  expect(() => openKeys(file, quiet)).toThrow(
    `SERVER_KEYS: ${file} cannot be used: there is no folder ${join(folder, 'none', 'keys')}; make it first (ENOENT).`,
  )
})

it('a DATA_DIR below a file says which of the two is no folder [RUN-11]', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const settings = { dataDir: join(file, 'data'), keysFile: join(folder, 'keys.json') }
  await expect(openData(settings, quiet)).rejects.toThrow(
    `DATA_DIR: ${settings.dataDir} cannot be written: ${file} is a file and no folder (ENOTDIR).`,
  )
})

it.each([
  ['EACCES', 'this user has no permission (EACCES)'],
  ['ENOSPC', 'its disk is full (ENOSPC)'],
  ['EADDRNOTAVAIL', 'this machine does not have that address (EADDRNOTAVAIL)'],
  ['EWHATEVER', 'EWHATEVER'],
])('the code %s comes with words where there are some [RUN-11]', (code, words) => {
  expect(failureWords(Object.assign(new Error(), { code }))).toBe(words)
})
