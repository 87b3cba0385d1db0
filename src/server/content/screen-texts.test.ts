import { describe, expect, it } from 'vitest'
import { CATALOGUE, type Slug } from '#contract/content/catalogue'
import { COLLECTION_IDS, collectionPath } from '#contract/content/collections'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import { screenTextsPath } from '#contract/content/translations'
import { LANGUAGE_CODES } from '#contract/languages'
import { optionName } from '#domain/vaccines'
import { aContent, eachWithContentFolder, putJson } from '../../../tests/support/content-folder.ts'
import { DEMONSTRATION_SERVICES } from '../directory/demonstration-services.ts'

eachWithContentFolder()

const SPANISH = screenTextsPath('es')

/** Members that hold keys, addresses and rules, which guests never read. */
const CODES =
  /^(exactly|not|oneOf|value|type|serviceName|reasonCategory|schedulerUrl|dotPhysicals|availableStates|icon|zone)$/
/** Documents without texts of screens: texts to agree to have translations of their own. */
const isSilent = (slug: Slug) =>
  CATALOGUE[slug].schema === 'text' ||
  /^(banners|formConfig|ampConfiguration|serviceNameCriteriaMapper)$/.test(slug)

/** What guests read in a document: no key, which has a small first letter and no space, and no address. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string')
    return /[A-Za-z]{4}/.test(data) && !/^([a-z/]\S*|[A-Z_]+)$/.test(data) ? [data] : []
  if (Array.isArray(data)) return data.flatMap(textsIn)
  if (data === null || typeof data !== 'object') return []
  return Object.entries(data).flatMap(([name, value]) => (CODES.test(name) ? [] : textsIn(value)))
}

/** The kinds of visit and how a visit on video is joined: all else in the configuration is addresses, numbers and rules. */
const shownOf = ({ categories, flows }: SchedulerConfig) => [
  categories,
  Object.values(flows).map(({ joinText }) => joinText),
]

const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en')

/** Texts without a translation, each after the language that lacks it. */
async function missingOf(said: readonly string[]): Promise<string[]> {
  const content = aContent()
  const missing: string[] = []
  for (const code of OTHERS) {
    const texts = await content.screenTexts(code)
    missing.push(...said.filter((text) => !Object.hasOwn(texts, text)).map((text) => `${code}: ${text}`))
  }
  return missing
}

describe('what documents and the directory say in the other languages', () => {
  it.each((Object.keys(CATALOGUE) as Slug[]).filter((slug) => !isSilent(slug)))(
    'has every text of the document %s [LANG-06]',
    async (slug) => {
      const data = await aContent().document(slug)
      const shown = slug === 'schedulerConfig' ? shownOf(data as SchedulerConfig) : data
      expect(await missingOf(textsIn(shown))).toEqual([])
    },
  )

  it('has every text of the collections, every kind of visit and every service of the demonstration [LANG-06]', async () => {
    for (const kind of ['textcollection', 'page'] as const) {
      for (const id of COLLECTION_IDS[kind]) {
        const { data } = JSON.parse((await aContent().object(collectionPath(kind, id))) ?? '')
        expect(await missingOf(textsIn(data)), id).toEqual([])
      }
    }
    const { categories } = await aContent().document('schedulerConfig')
    expect(await missingOf(Object.keys(categories))).toEqual([])
    expect(await missingOf(DEMONSTRATION_SERVICES.map(({ name }) => optionName(name)))).toEqual([])
  })

  it("has the operator's texts over the bundled ones, and serves both as one [LANG-06]", async () => {
    putJson(SPANISH, {
      version: 1,
      data: { texts: { Flu: 'Influenza', 'Foot Care Visit': 'Visita por los pies' } },
    })
    const { data } = JSON.parse((await aContent().object(SPANISH)) ?? '')
    expect(data.texts).toMatchObject({
      Flu: 'Influenza',
      'Foot Care Visit': 'Visita por los pies',
      Shingles: 'Herpes zóster (culebrilla)',
    })
    expect(await aContent().screenTexts('es')).toEqual(data.texts)
  })

  it('is empty in English, which has no address', async () => {
    expect(await aContent().screenTexts('en')).toEqual({})
    expect(await aContent().object(screenTextsPath('en'))).toBeUndefined()
  })
})
