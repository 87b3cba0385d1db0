// npm run languages: what is to be done in each language. With a verb:
//   export LANGUAGE FILE   writes the texts for translators, ICU messages in JSON
//   import FILE            takes them over; one wrong placeholder or missing plural form refuses the file
//   renew                  adds texts that English has gained to every language, as missing
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportTexts, importTexts, renewTexts } from './languages/exchange.mjs'
import { languagesIn, openWork } from './languages/folder.mjs'
import { bin, checkNode, isMain, ROOT, readJson, reportErrors, run, ToolError } from './project.mjs'

const MESSAGES = join(ROOT, 'src', 'app', 'messages')
const DOCUMENTS = join(ROOT, 'content-fallback', 'base', 'text', '1.0.0', 'scheduler')

/** The languages that the product is translated into (LIMITS-04). An operator offers some of them. */
export const TRANSLATED = [
  'es',
  'ar',
  'hy',
  'zh',
  'fr',
  'de',
  'el',
  'it',
  'ja',
  'ko',
  'fa',
  'pl',
  'pt',
  'ru',
  'sr-Latn',
  'fil',
  'vi',
]

const ENGLISH_NAMES = new Intl.DisplayNames(['en'], { type: 'language' })

/** The report, a line a language, and under it the texts that need work (LANG-10). */
export function reportLanguages(folder) {
  const begun = languagesIn(folder)
  const lines = [...new Set([...TRANSLATED, ...begun])].flatMap((language) => {
    const name = `${language.padEnd(8)} ${(ENGLISH_NAMES.of(language) ?? language).padEnd(18)}`
    if (!begun.includes(language)) return [`${name} not begun`]
    const { total, missing, older, long, awaiting } = openWork(folder, language)
    const counts = `${missing.length} of ${total} texts missing, ${older.length} older than their English, ${long.length} too long`
    const review =
      awaiting.length === 0
        ? 'reviewed'
        : `${awaiting.length === 1 ? '1 file awaits' : `${awaiting.length} files await`} review`
    return [
      `${name} ${counts}, ${review}`,
      ...missing.map((key) => `  missing ${key}`),
      ...older.map((key) => `  older   ${key}`),
      ...long.map((key) => `  long    ${key}`),
    ]
  })
  return lines.join('\n')
}

/** The texts of documents that some language has and another lacks, a line each; one line where there are none (LANG-10). */
export function reportDocuments(folder) {
  const texts = new Map(
    readdirSync(folder).flatMap((file) => {
      const [, language] = /^screen-texts\.([A-Za-z-]+)\.json$/.exec(file) ?? []
      return language ? [[language, JSON.parse(readFileSync(join(folder, file), 'utf8')).data.texts]] : []
    }),
  )
  const all = [...new Set([...texts.values()].flatMap(Object.keys))]
  const missing = [...texts].flatMap(([language, own]) =>
    all.filter((text) => !Object.hasOwn(own, text)).map((text) => `  missing in ${language}: ${text}`),
  )
  return [
    `documents: ${missing.length} texts missing in ${texts.size} languages of ${all.length} texts`,
    ...missing,
  ].join('\n')
}

async function main([verb, ...values]) {
  switch (verb) {
    case undefined:
      console.log(reportLanguages(MESSAGES))
      console.log(reportDocuments(DOCUMENTS))
      return
    case 'export': {
      const [language, file] = values
      if (!language || !file) throw new ToolError('Use: npm run languages -- export LANGUAGE FILE')
      if (!TRANSLATED.includes(language))
        throw new ToolError(`${language} is none of ${TRANSLATED.join(', ')}.`)
      writeFileSync(file, `${JSON.stringify(exportTexts(MESSAGES, language), null, 2)}\n`)
      return
    }
    case 'import': {
      const [file] = values
      if (!file) throw new ToolError('Use: npm run languages -- import FILE')
      const texts = readJson(file)
      if (!TRANSLATED.includes(texts.language))
        throw new ToolError(`${file} names no language that is offered.`)
      importTexts(MESSAGES, texts)
      return format(texts.language)
    }
    case 'renew':
      for (const language of languagesIn(MESSAGES)) {
        renewTexts(MESSAGES, language)
        await format(language)
      }
      return
    default:
      throw new ToolError(`"${verb}" is not known: export, import or renew.`)
  }
}

async function format(language) {
  const { code, output } = await run(bin('biome'), ['check', '--write', join(MESSAGES, language)])
  if (code !== 0) throw new ToolError(output)
}

if (isMain(import.meta)) {
  await reportErrors(async () => {
    checkNode()
    await main(process.argv.slice(2))
  })
}
