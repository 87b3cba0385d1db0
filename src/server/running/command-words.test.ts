import { describe, expect, it } from 'vitest'
import { parseAppointmentsArguments } from '../appointments/operator-command.ts'
import { runDesk } from '../desk/desk-command.ts'
import { parseImportArguments } from '../directory/import-arguments.ts'
import { parseClosure } from '../directory/operator-closures.ts'
import { runClosures, runDisplaced, runWait } from '../directory/operator-command.ts'
import { parseExportArguments } from '../events/export-arguments.ts'
import { runReaders } from '../events/readers-command.ts'
import { runWebhooks } from '../events/webhooks/command.ts'
import { runKeys } from '../keys/keys-command.ts'
import { runOptOuts } from '../messages/opt-outs-command.ts'
import { parseAuditArguments } from '../operator/audit-command.ts'
import { runTokens } from '../operator/tokens-command.ts'
import { runPurge } from '../records/purge-command.ts'
import { commandAsCalled } from './command-words.ts'

/** A command refuses its words before it opens anything. */
const nothing = undefined as never
const say = () => {}

const COMMANDS: Record<string, (words: string[]) => unknown> = {
  appointments: parseAppointmentsArguments,
  audit: parseAuditArguments,
  close: (words) => parseClosure('close', words, '2026-11-20'),
  closures: (words) => runClosures(nothing, words, say),
  desk: (words) => runDesk(nothing, words, { origin: '', say }),
  displaced: (words) => runDisplaced(nothing, { words, now: 0 }, say),
  export: parseExportArguments,
  import(words) {
    const read = parseImportArguments(words)
    throw new Error(read.outcome === 'refused' ? read.reason : 'understood')
  },
  keys: (words) => runKeys({ store: nothing, keysFile: '', now: 0 }, words, say),
  open: (words) => parseClosure('open', words, '2026-11-20'),
  'opt-outs': (words) => runOptOuts({ store: nothing }, words, say),
  purge: (words) => runPurge(nothing, words, say),
  readers: (words) => runReaders(nothing, words, say),
  tokens: (words) => runTokens(nothing, words, say),
  wait: (words) => runWait(nothing, words, say),
  webhooks: (words) => runWebhooks(nothing, words, say),
}

/** What a command says of its words, without its usage. */
async function saidOf(line: string): Promise<string | undefined> {
  const [name = '', ...words] = line.split(' ')
  const said = await Promise.resolve(words)
    .then(COMMANDS[name])
    .catch(({ message }: Error) => message)
  return String(said).split(' Usage: ')[0]
}

describe('a command that is not understood', () => {
  it.each([
    ['tokens ad pms', '"ad" is none of add, list, revoke. Did you mean add?'],
    ['tokens', 'One of add, list, revoke is missing.'],
    ['tokens add pms --scop read', 'There is no option --scop. Did you mean --scope?'],
    ['tokens add pms', '--scope must be read or write.'],
    ['tokens add pms --scope all', '--scope must be read or write, not "all".'],
    ['tokens list pms', '"pms" is not understood here.'],
    ['tokens revoke', 'revoke needs a NAME.'],
    ['tokens list --days 3', '--days goes with add alone.'],
    ['readers lst', '"lst" is none of list, set, remove. Did you mean list?'],
    ['readers set pms', 'set needs a NAME and a CURSOR.'],
    [
      'readers set PMS start',
      '"PMS" is no name of a reader: it has small letters, digits, "-", "_" and ".".',
    ],
    ['readers remove pms start', '"start" is not understood here.'],
    ['webhooks delete pms', '"delete" is none of add, list, test, rotate, retry, enable, disable, remove.'],
    ['webhooks test', 'test needs a NAME.'],
    ['webhooks list --after start', '--after goes with add and enable alone.'],
    ['webhooks enable pms --location 1', '--location goes with add alone.'],
    ['desk enrol 90100001', '"enrol" is none of invite, list, revoke.'],
    ['desk invite', 'invite needs a LOCATION.'],
    ['desk list --name Front', '--name goes with invite alone.'],
    ['opt-outs ad ana@mail.example', '"ad" is none of add, remove, has. Did you mean add?'],
    ['opt-outs add', 'add needs an ADDRESS.'],
    ['appointments cancl --code B7K2MX', '"cancl" is none of list, cancel. Did you mean cancel?'],
    ['appointments list --store 1', 'list needs --from.'],
    [
      'appointments list --store 1 --from 2026-11-20T00:00:00Z --to 2026-11-21T00:00:00Z --code B7K2MX',
      '--code goes with cancel alone.',
    ],
    ['appointments cancel', 'cancel needs either --origin or --code.'],
    ['appointments cancel --origin a --code B7K2MX', 'cancel needs either --origin or --code.'],
    ['appointments cancel --code B7K2MX --store 1', '--store goes with list alone.'],
    ['close 01100002 --on 2026-11-26 --reson snow', 'There is no option --reson. Did you mean --reason?'],
    ['close 01100002 --day 2026-11-26', 'There is no option --day.'],
    ['close --on 2026-11-26', 'Whom is it of? Name ids, --state, --business or --all.'],
    ['close 01100002 --all --on 2026-11-26', '--all goes without ids, --state and --business.'],
    ['close 01100002', '--on, or --from and --to, is missing.'],
    ['close 01100002 --on 2026-11-26 --to 2026-11-27', '--on goes without --from and --to.'],
    ['close 01100002 --on --all', '--on needs a value; one that begins with "-" is written --on=VALUE.'],
    ['close 01100002 --on', '--on needs a value.'],
    ['close --id a --on 2026-11-26', '--id goes with open alone.'],
    ['close 1 --on 2026-11-26 --notify --dry-run', '--notify goes without --dry-run.'],
    ['open --id a --on 2026-11-26', '--id goes without all others.'],
    ['open 1 --on 2026-11-26 --reason x', '--reason goes with close alone.'],
    ['closures --all', '"--all" is not understood here.'],
    ['displaced --notfy', '"--notfy" is not understood here.'],
    ['wait', 'wait needs a LOCATION and its MINUTES.'],
    ['wait a/b 5', '"a/b" is no id of a location.'],
    ['purge --now', 'There is no option --now.'],
    ['purge', '--clock-is-right or --visit is missing.'],
    ['purge --yes', '--yes goes with --visit alone.'],
    ['purge --visit a --clock-is-right', '--visit goes without --clock-is-right.'],
    ['audit --since 2026-11-20T00:00:00Z --visits 1', 'There is no option --visits. Did you mean --visit?'],
    ['audit 2026-11-20T00:00:00Z', '"2026-11-20T00:00:00Z" is not understood here.'],
    ['export --afer start', 'There is no option --afer. Did you mean --after?'],
    ['export --loc 1', 'There is no option --loc. Did you mean --location?'],
    ['export --ack=yes', '--ack takes no value.'],
    ['import stores.csv --replce', 'There is no option --replce. Did you mean --replace?'],
    ['import stores.csv --kind service', '"service" is none of'],
    ['keys rotat', '"rotat" is none of list, rotate, retire. Did you mean rotate?'],
    ['keys rotate dta', '"dta" is not understood here.'],
    ['keys retire', 'retire needs an ID.'],
  ])('names the word that is wrong, and the nearest one that exists: %s', async (line, said) => {
    expect(await saidOf(line)).toContain(said)
  })
})

describe('a usage', () => {
  const usage =
    'Usage: npm run open -- ID --on DAY, or npm run open -- --id ID, or npm run --silent import -- --write KIND; npm run opt-outs -- add'
  const verbs = ['import', 'open', 'opt-outs']

  it('is that of npm where npm started the command', () => {
    expect(commandAsCalled(usage, verbs, { npm_lifecycle_event: 'open', CALLED_AS: 'scheduler' })).toBe(usage)
  })

  it('is that of the installed command, and of node in a container', () => {
    expect(commandAsCalled(usage, verbs, { CALLED_AS: 'scheduler' })).toBe(
      'Usage: scheduler open ID --on DAY, or scheduler open --id ID, or scheduler import --write KIND; scheduler opt-outs add',
    )
    expect(commandAsCalled('npm run open -- ID', verbs, {})).toBe('node .build/server.js open ID')
  })

  it('leaves commands that no installed package has', () => {
    const text = 'There is no whole build: run npm run build.'
    expect(commandAsCalled(text, verbs, {})).toBe(text)
  })
})
