import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Codes of the system, in words for an operator. */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'its disk can only be read',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  EISDIR: 'it is a folder',
  EADDRINUSE: 'it is in use',
  EADDRNOTAVAIL: 'this machine does not have that address',
  ENOTFOUND: 'there is no host of that name',
}

/** Why the system refused, in words and with its code; `path`: the file or folder that was to be used. */
export function failureWords(error: unknown, path?: string): string {
  const code = codeOf(error)
  if (code === undefined) return 'unknown reason'
  const isMissing = code === 'ENOENT' || code === 'ENOTDIR'
  const words = isMissing && path !== undefined ? missingWords(path) : WORDS[code]
  return words === undefined ? code : `${words} (${code})`
}

function missingWords(path: string): string {
  const folder = dirname(resolve(path))
  const there = nearest(folder)
  if (!statSync(there).isDirectory()) return `${there} is a file and no folder`
  return there === folder ? 'it is not there' : `there is no folder ${folder}; make it first`
}

function nearest(path: string): string {
  return existsSync(path) ? path : nearest(dirname(path))
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
