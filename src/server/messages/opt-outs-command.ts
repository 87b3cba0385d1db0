import { isEmail } from '#domain/email'
import { misused, readVerb } from '../running/command-words.ts'
import { SettingError } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { openOptOuts } from './opt-outs.ts'

const USAGE = 'npm run opt-outs -- add | remove | has ADDRESS...'
const VERBS = ['add', 'remove', 'has'] as const

/** Puts addresses on the list of those that get no e-mail, takes them off, or says which are on it (VISIT-06). Throws SettingError, and changes nothing then. */
export async function runOptOuts(
  { store }: { store: Pick<Store, 'keepFact' | 'isOptedOut' | 'setOptedOut'> },
  words: string[],
  say: (line: string) => void,
): Promise<void> {
  const [first, ...addresses] = words
  const verb = readVerb(first, VERBS, USAGE)
  if (addresses.length === 0) throw misused(`${verb} needs an ADDRESS.`, USAGE)
  const wrong = addresses.find((address) => !isEmail(address))
  if (wrong !== undefined) throw new SettingError(`"${wrong}" is not an e-mail address. Nothing was changed.`)
  const optOuts = openOptOuts(store)
  for (const address of addresses) {
    if (verb !== 'has') await optOuts.set(address, verb === 'add')
    say(`${address}  ${(await optOuts.has(address)) ? 'gets no e-mail' : 'is not on the list'}`)
  }
}
