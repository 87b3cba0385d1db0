import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import type { Area, Texts } from '../src/app/messages/catalogue.ts'
import { translated } from '../src/app/messages/translated.ts'
import { wordsIn } from '../src/app/messages/words-in.ts'
import { formsOf, isTooLong, messageErrors } from '../src/tools/languages/check.mjs'
import { exportTexts, importTexts, renewTexts } from '../src/tools/languages/exchange.mjs'
import {
  languagesIn,
  openWork,
  readEnglish,
  readTranslation,
  textsOf,
} from '../src/tools/languages/folder.mjs'
import { lengthOf, parseMessage, printMessage } from '../src/tools/languages/icu.mjs'
import { pseudoMessage } from '../src/tools/languages/pseudo.mjs'
import { readCatalogue } from '../src/tools/languages/read-catalogue.mjs'
import { writeCatalogue } from '../src/tools/languages/write-catalogue.mjs'
import { reportDocuments, reportLanguages } from '../src/tools/languages.mjs'
import { ownTexts } from './support/own-texts.ts'
import { temporaryFolder } from './support/server.ts'
import { sourcesIn } from './support/sources.ts'

const MESSAGES = join(import.meta.dirname, '..', 'src', 'app', 'messages')
const modules = import.meta.glob<Record<string, Area<Texts>>>('../src/app/messages/en/*.ts', { eager: true })
const english = readEnglish(MESSAGES)

/** What a function of the catalogue returns for values of each kind. */
function sayings(text: unknown, params: readonly string[]): unknown {
  if (typeof text !== 'function') return text
  const kinds = params.map((param) => {
    if (param.includes('number')) return [0, 1, 2, 60, -90]
    if (param.includes('[]')) return [['a'], ['a', 'b', 'c']]
    return param.includes('undefined') ? [undefined, 'x'] : ['x', '', 'y']
  })
  const tries = kinds.reduce<unknown[][]>(
    (all, values) => all.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  )
  return tries.map((values) => text(...values))
}

function textAt(texts: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((group, key) => (group as Record<string, unknown> | undefined)?.[key], texts as unknown)
}

/** Runs the source of a translation; returns its areas by name. */
async function runTranslation(source: string, names: readonly string[]): Promise<Record<string, unknown>> {
  const { code } = await transformWithOxc(source, 'translation.ts')
  const body = code.replace(/^import .*$/gm, '').replace(/^export const/gm, 'const')
  return new Function('translated', 'wordsIn', `${body}\nreturn { ${names.join(', ')} }`)(translated, wordsIn)
}

describe('the catalogue', () => {
  it('every English text goes through ICU and comes back the same, functions with all their values [LANG-11]', async () => {
    let count = 0
    for (const { file, areas } of english) {
      const messages = new Map(
        textsOf(areas).map(([key, { text, hash }]) => [key, { nodes: parseMessage(text), hash }]),
      )
      const source = writeCatalogue({ language: 'en-US', file, areas, messages })
      const made = await runTranslation(
        source,
        areas.map(({ name }) => name),
      )
      const original = modules[`../src/app/messages/en/${file}`] ?? {}
      for (const { name, texts } of areas) {
        for (const [path, { params }] of texts) {
          const [before, after] = [original[name]?.english, made[name]].map((all) => textAt(all, path))
          expect(sayings(after, params), `${name}.${path}`).toEqual(sayings(before, params))
          count += 1
        }
      }
      expect(textsOf(readCatalogue(file, source)).map(([key, { text }]) => [key, text])).toEqual(
        textsOf(areas).map(([key, { text }]) => [key, text]),
      )
    }
    expect(count).toBeGreaterThan(900)
  })

  it('each English text has a pseudo translation that fits it and is longer by 40 %', () => {
    for (const [key, text] of english.flatMap(({ areas }) => textsOf(areas))) {
      const pseudo = pseudoMessage(text.nodes)
      const errors = messageErrors(pseudo, text, 'en').filter((error) => !error.startsWith('the form'))
      expect(errors, key).toEqual([])
      expect(lengthOf(pseudo), key).toBeGreaterThanOrEqual(lengthOf(text.nodes) * 1.4)
    }
  })
})

describe('a component', () => {
  it('has no text of its own: each is in the catalogue or a document', () => {
    const components = sourcesIn('src/app', /\.tsx$/).filter(
      ({ path }) => !/\.test\.|pages\/developer\//.test(path),
    )
    expect(components.length).toBeGreaterThan(100)
    expect(components.flatMap(ownTexts)).toEqual([])
  })

  it.each([
    ['<p>Hello</p>', 'a.tsx:1 Hello'],
    ['<p>\n  {name} is here\n</p>', 'a.tsx:2 is here'],
    ['<input aria-label="Name" />', 'a.tsx:1 Name'],
    ["<Notice title={isLate ? 'Too late' : t.soon} />", 'a.tsx:1 Too late'],
    ['<img alt={`Map of ${name}`} />', 'a.tsx:1 Map of '],
    ["<p>{isLate && 'Too late'}</p>", 'a.tsx:1 Too late'],
    ["<p>{count}{' '}{count === 1 ? 'place' : 'places'}</p>", 'a.tsx:1 place,a.tsx:1 places'],
  ])('with a text of its own is found: %s', (jsx, found) => {
    expect(ownTexts({ path: 'a.tsx', text: `const a = ${jsx}` }).join()).toBe(found)
  })

  it.each([
    '<p className="Note">{t.hello} · {`${first}, ${last}`}</p>',
    "<p>{say('Flu')} {kind === 'Flu' && t.flu}</p>",
    '<svg viewBox="0 0 M 1" name="kind" />',
    "<Fold title={t[state === 'open' ? 'Open' : 'Closed']} />",
  ])('and none in %s', (jsx) => {
    expect(ownTexts({ path: 'a.tsx', text: `const a = ${jsx}` })).toEqual([])
  })
})

describe('a message', () => {
  it.each([
    "We can't reach {store}",
    'A {count, plural, =0 {no one} one {# person} other {# people}} b',
    "'{'not a value'}'",
    "''{name}''",
    '{a_is_b, select, yes {{count, plural, other {}}} other {x}}',
  ])('%j is read and written', (text) => {
    const nodes = parseMessage(text)
    expect(parseMessage(printMessage(nodes))).toEqual(nodes)
  })

  it.each([
    ['{name', 'a comma or a closing brace is missing'],
    ['name}', 'a brace closes nothing'],
    ['{count, plural, one {x}}', 'the form "other" is missing'],
    ['{count, plural, other {x} other {y}}', 'the form "other" is there twice'],
    ['{count, date}', '"date" is not known'],
    ["it's '{open", 'an apostrophe before a brace needs a second one'],
  ])('%j is refused: %s', (text, why) => {
    expect(() => parseMessage(text)).toThrow(why)
  })

  it('needs the plural forms of its language up to 1,000', () => {
    expect([...formsOf('es')].sort()).toEqual(['one', 'other'])
    expect([...formsOf('ar')].sort()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero'])
    expect([...formsOf('ja')]).toEqual(['other'])
  })

  it('is too long when it has over 1.4 times the letters of its English, and 12 more', () => {
    const text = { nodes: ['Continue'] }
    expect(isTooLong(['x'.repeat(20)], text)).toBe(false)
    expect(isTooLong(['x'.repeat(21)], text)).toBe(true)
  })
})

describe('a language', () => {
  const folder = temporaryFolder()
  afterAll(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'en'), { recursive: true })
  const source = `
import { area } from '../catalogue.ts'

export const weather = area('weather', {
  rain: 'Rain', // WEATHER-01
  days: (count: number, place: string) => count === 1 ? \`1 day in \${place}\` : \`\${count} days in \${place}\`,
  kinds: ['drizzle', 'shower'],
})
`
  writeFileSync(join(folder, 'en', 'weather.ts'), source)
  const read = () => readFileSync(join(folder, 'es', 'weather.ts'), 'utf8')
  const texts = {
    'weather.rain': 'Lluvia',
    'weather.days': '{count, plural, one {# día en {place}} other {# días en {place}}}',
    'weather.kinds.0': 'llovizna',
    'weather.kinds.1': 'chubasco',
  }

  /** The translators' file with some texts filled in. */
  function filledIn(given: Record<string, string>) {
    const file = exportTexts(folder, 'es')
    for (const [key, text] of Object.entries(given)) {
      const entry = file.files['weather.ts']?.texts[key]
      if (entry) entry.text = text
    }
    return file
  }

  it('is exported with its English and what it is for', () => {
    expect(exportTexts(folder, 'es').files['weather.ts']).toEqual({
      state: 'awaits review by a qualified person',
      texts: {
        'weather.rain': { english: 'Rain', text: '', note: 'WEATHER-01' },
        'weather.days': {
          english: '{count, plural, one {1 day in {place}} other {{count} days in {place}}}',
          text: '',
        },
        'weather.kinds.0': { english: 'drizzle', text: '' },
        'weather.kinds.1': { english: 'shower', text: '' },
      },
    })
  })

  it.each<[string, string, string]>([
    ['a value that English lacks', 'Lluvia en {lugar}', 'weather.rain: {lugar} is not in the English text'],
    ['an open brace', 'Lluvia {', 'weather.rain: a name is missing'],
  ])('is refused whole with %s [LANG-11]', (_, rain, why) => {
    expect(() => importTexts(folder, filledIn({ ...texts, 'weather.rain': rain }))).toThrow(why)
    expect(reportLanguages(folder)).toMatch(/^es .* not begun$/m)
  })

  it.each<[string, string, string]>([
    ['without a value', '{count, plural, one {# día} other {# días}}', 'weather.days: {place} is missing'],
    [
      'without a plural form',
      '{count, plural, other {# días en {place}}}',
      'weather.days: the form "one" of {count} is missing',
    ],
    [
      'with a plural of what is no count',
      '{place, plural, one {{count}} other {{count}}}',
      'weather.days: {place} is not a count',
    ],
  ])('is refused whole %s [LANG-11]', (_, days, why) => {
    expect(() => importTexts(folder, filledIn({ ...texts, 'weather.days': days }))).toThrow(why)
  })

  it('is refused whole with a text that is gone', () => {
    const file = filledIn(texts)
    Object.assign(file.files['weather.ts']?.texts ?? {}, {
      'weather.snow': { english: 'Snow', text: 'Nieve' },
    })
    expect(() => importTexts(folder, file)).toThrow('weather.snow: there is no such text')
  })

  it('is imported as files that await review, and its functions say it [LANG-11, LANG-12]', async () => {
    importTexts(folder, filledIn(texts))
    expect(read()).toMatch(/^\/\/ State: awaits review by a qualified person\./)
    const { weather } = await runTranslation(read(), ['weather'])
    const days = textAt(weather, 'days') as (count: number, place: string) => string
    expect([days(1, 'Lima'), days(3, 'Lima')]).toEqual(['1 día en Lima', '3 días en Lima'])
    expect(reportLanguages(folder)).toMatch(
      /^es +Spanish +0 of 4 texts missing, 0 older than their English, 0 too long, 1 file awaits review$/m,
    )
    expect(exportTexts(folder, 'es').files['weather.ts']?.texts['weather.rain']?.text).toBe('Lluvia')
  })

  it('lists what English has changed and gained, and says so in English until then', async () => {
    const changed = source
      .replace("'Rain'", "'Heavy rain'")
      .replace("'shower'", "'shower', 'storm'")
      .replace('place: string', 'place: string, hour: string')
      .replaceAll('1 day in', `1 day from \${hour} in`)
    writeFileSync(join(folder, 'en', 'weather.ts'), changed)
    renewTexts(folder, 'es')
    expect(openWork(folder, 'es')).toMatchObject({
      total: 5,
      missing: ['weather.days', 'weather.kinds.2'],
      older: ['weather.rain'],
    })
    const { weather } = await runTranslation(read(), ['weather'])
    expect(textAt(weather, 'kinds')).toEqual(['llovizna', 'chubasco', 'storm'])
    importTexts(folder, filledIn({ 'weather.rain': 'Lluvia muy, muy, muy fuerte y larga' }))
    expect(openWork(folder, 'es')).toMatchObject({ older: [], long: ['weather.rain'] })
  })

  it('says who has reviewed it', () => {
    const file = exportTexts(folder, 'es')
    const weather = file.files['weather.ts']
    if (weather) weather.state = 'reviewed by A. Example, certified translator, 2026-12-01'
    importTexts(folder, file)
    expect(read()).toMatch(/^\/\/ State: reviewed by A. Example, certified translator, 2026-12-01\. /)
    expect(reportLanguages(folder)).toMatch(/^es .*, reviewed$/m)
    expect(readTranslation(folder, 'es').states.get('weather.ts')).toMatch(/^reviewed by/)
  })
})

/** Texts that are the same in Spanish: codes, numbers and words that both languages have. */
const SAME_IN_SPANISH = /^(No|Error:|Aa|888-852-2567|[^a-z]*)$/

describe('the languages of the product', () => {
  it.each(languagesIn(MESSAGES))(
    '%s keeps to the length of English, and each file names its state [LANG-10, LANG-12]',
    (language) => {
      expect(openWork(MESSAGES, language).long).toEqual([])
      const { states } = readTranslation(MESSAGES, language)
      expect(
        [...states.values()].filter(
          (state) => !/^(awaits review by a qualified person|reviewed by .+)$/.test(state),
        ),
      ).toEqual([])
    },
  )

  it('has no text in Spanish that is still English', () => {
    const spanish = readTranslation(MESSAGES, 'es').messages
    const wordsOf = (text: string) => text.replaceAll(/\{\w+\}/g, '')
    const same = english
      .flatMap(({ areas }) => textsOf(areas))
      .filter(
        ([key, text]) => spanish.get(key)?.text === text.text && !SAME_IN_SPANISH.test(wordsOf(text.text)),
      )
    expect(same.map(([key]) => key)).toEqual(['clinics.miles', 'clinics.minutes', 'clinics.waitWith'])
  })
})

it('the report names the texts of documents that one language has and another lacks [LANG-10]', () => {
  const folder = temporaryFolder()
  const write = (language: string, texts: Record<string, string>) =>
    writeFileSync(
      join(folder, `screen-texts.${language}.json`),
      JSON.stringify({ version: 1, data: { texts } }),
    )
  write('es', { Flu: 'Gripe', Yes: 'Sí' })
  write('fr', { Flu: 'Grippe' })
  expect(reportDocuments(folder)).toBe(
    'documents: 1 texts missing in 2 languages of 2 texts\n  missing in fr: Yes',
  )
  rmSync(folder, { recursive: true })
})
