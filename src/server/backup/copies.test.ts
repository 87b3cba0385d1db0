import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyBackup, writeBackup } from './copies.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('a backup of a database that is away names the setting that leads there, and leaves no file [RUN-13]', async () => {
  const made = writeBackup({ databaseUrl: 'postgres://who:secret@127.0.0.1:1/x' }, join(folder, 'out'), 'a')
  await expect(made).rejects.toThrow(
    /^DATABASE_URL: the database cannot be used \(connect ECONNREFUSED 127.0.0.1:1\)\.$/,
  )
  expect(readdirSync(folder)).toEqual([])
})

it('a backup that is absent, or a folder, is named as such [RUN-13]', async () => {
  const draft = join(folder, 'draft')
  await expect(copyBackup(join(folder, 'none'), draft)).rejects.toThrow(`There is no file ${folder}/none.`)
  const other = join(folder, 'other')
  mkdirSync(other)
  await expect(copyBackup(other, draft)).rejects.toThrow(`${other} is a folder: name the file of the backup.`)
  expect(readdirSync(folder)).toEqual(['other'])
})
