import { writeFileSync } from 'node:fs'
import { SettingError } from '../settings.ts'
import { failureWords } from './failure-words.ts'

/** Writes the file that `--out` names. Throws SettingError when it is there. */
export function writeNewFile(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' })
  } catch (error) {
    const reason =
      error instanceof Error && 'code' in error && error.code === 'EEXIST'
        ? 'is there already'
        : `cannot be written: ${failureWords(error, file)}`
    throw new SettingError(`--out: ${file} ${reason}.`)
  }
}
