import { SettingError } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { CursorProblem, openCursors, START } from './cursors.ts'
import { isReaderName } from './export-arguments.ts'

const USAGE = 'npm run readers -- list | set NAME CURSOR|start | remove NAME'

/** Lists the named readers of the log with how far behind they are, sets the place of one, or removes one (FEED-05). Throws SettingError. */
export async function runReaders(store: Store, words: string[], say: (line: string) => void): Promise<void> {
  const [verb, name = '', cursor = '', ...more] = words
  if (more.length > 0) throw misused()
  if (verb === 'list' && name === '') return listReaders(store, say)
  if (verb === 'set' && isReaderName(name) && cursor !== '') return setReader(store, name, cursor, say)
  if (verb !== 'remove' || name === '' || cursor !== '') throw misused()
  if (!(await store.removeEventReader(name))) throw new SettingError(`There is no reader ${name}.`)
  say(`${name} removed`)
}

function misused(): SettingError {
  return new SettingError(`Not understood. Usage: ${USAGE}`)
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
