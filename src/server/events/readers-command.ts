import { misused, readVerb, refuseMore } from '../running/command-words.ts'
import { SettingError } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { CursorProblem, openCursors, START } from './cursors.ts'
import { isReaderName } from './export-arguments.ts'

const USAGE = 'npm run readers -- list | set NAME CURSOR|start | remove NAME'

/** Lists the named readers of the log with how far behind they are, sets the place of one, or removes one (FEED-05). Throws SettingError. */
export async function runReaders(store: Store, words: string[], say: (line: string) => void): Promise<void> {
  const verb = readVerb(words[0], ['list', 'set', 'remove'], USAGE)
  refuseMore(words.slice({ list: 1, set: 3, remove: 2 }[verb]), USAGE)
  if (verb === 'list') return listReaders(store, say)
  const [, name = '', cursor = ''] = words
  if (verb === 'set') {
    if (cursor === '') throw misused('set needs a NAME and a CURSOR.', USAGE)
    if (!isReaderName(name))
      throw misused(
        `"${name}" is no name of a reader: it has small letters, digits, "-", "_" and ".".`,
        USAGE,
      )
    return setReader(store, name, cursor, say)
  }
  if (name === '') throw misused('remove needs a NAME.', USAGE)
  if (!(await store.removeEventReader(name))) throw new SettingError(`There is no reader ${name}.`)
  say(`${name} removed`)
}

async function listReaders(store: Store, say: (line: string) => void): Promise<void> {
  const cursors = await openCursors(store)
  const readers = await store.eventReaders()
  for (const { name, number, acknowledgedAt } of readers) {
    const at = new Date(acknowledgedAt).toISOString()
    const place = number === 0 ? START : cursors.write(number)
    const behind = await store.countEventsAfter(number)
    say(`${name}  at ${place}  ${behind} behind  acknowledged ${at}`)
  }
  if (readers.length === 0) say('There are no readers.')
}

async function setReader(
  store: Store,
  name: string,
  cursor: string,
  say: (line: string) => void,
): Promise<void> {
  const number = await (await openCursors(store)).read(cursor).catch((error: unknown) => {
    throw error instanceof CursorProblem ? new SettingError(error.message) : error
  })
  await store.acknowledgeEvents(name, number)
  say(`${name} reads on after ${cursor}`)
}
