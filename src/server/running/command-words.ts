import { type ParseArgsConfig, parseArgs } from 'node:util'
import { editsBetween } from '../address/spelling.ts'
import { SettingError } from '../settings.ts'

/** What is wrong with the words of a command, and how it is used. */
export function misused(problem: string, usage: string): SettingError {
  return new SettingError(`${problem} Usage: ${usage}`)
}

/** Reads options and words as parseArgs does. Throws SettingError, which names the word that is wrong. */
export function readWords<T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw misused(problemOf(error, Object.keys(config.options ?? {})), usage)
  }
}

/** The verb that a command begins with. Throws SettingError, which names the nearest one. */
export function readVerb<V extends string>(word: string | undefined, verbs: readonly V[], usage: string): V {
  const verb = verbs.find((one) => one === word)
  if (verb !== undefined) return verb
  if (word === undefined) throw misused(`One of ${verbs.join(', ')} is missing.`, usage)
  throw misused(unknownWord(word, verbs), usage)
}

/** The error that names an unknown word, the known ones, and the nearest of them. */
export function unknownWord(word: string, known: readonly string[]): string {
  return `"${word}" is none of ${known.join(', ')}.${didYouMean(word, known)}`
}

/** Throws SettingError for the first word that a command does not take. */
export function refuseMore([word]: readonly string[], usage: string): void {
  if (word !== undefined) throw misused(`"${word}" is not understood here.`, usage)
}

/**
 * A text that writes `npm run VERB -- WORDS` as the command is called here: by `scheduler` of an installed package, which says so in
 * CALLED_AS, and where npm did not start it, by node, as in a container.
 */
export function commandAsCalled(
  text: string,
  verbs: readonly string[],
  { CALLED_AS, npm_lifecycle_event }: Readonly<Record<string, string | undefined>>,
): string {
  if (npm_lifecycle_event) return text
  const call = CALLED_AS || 'node .build/server.js'
  const written = new RegExp(`npm run (?:--silent )?(${verbs.join('|')})(?![\\w-])(?: --(?= ))?`, 'g')
  return text.replace(written, (_, verb: string) => `${call} ${verb}`)
}

const WRITTEN_OPTION = /'(?:-\w, )?(--?[^ '=]+)/

/** What parseArgs refuses, in our words. */
function problemOf(error: unknown, names: readonly string[]): string {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const option = WRITTEN_OPTION.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const known = names.map((name) => `--${name}`)
    return `There is no option ${option}.${didYouMean(option, known)}`
  }
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return `"${/'(.*)'/s.exec(message)?.[1] ?? ''}" is not understood here.`
  if (message.includes('does not take')) return `${option} takes no value.`
  if (message.includes('ambiguous'))
    return `${option} needs a value; one that begins with "-" is written ${option}=VALUE.`
  return `${option} needs a value.`
}

/** So few letters of a word may be wrong. */
const MOST_EDITS = 2

function didYouMean(word: string, known: readonly string[]): string {
  const letters = word.replace(/^-+/, '').toLowerCase()
  const most = Math.min(MOST_EDITS, Math.floor(letters.length / 2))
  const ranked = known
    .map((one) => {
      const name = one.replace(/^-+/, '')
      const isBeginning = letters.length > 1 && name.startsWith(letters)
      return { one, edits: isBeginning ? 0 : editsBetween(letters, name, most) }
    })
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)
  return ranked[0] && letters !== '' ? ` Did you mean ${ranked[0].one}?` : ''
}
