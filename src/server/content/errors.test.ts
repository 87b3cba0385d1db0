import { describe, expect, it } from 'vitest'
import { contentPath, type Slug } from '#contract/content/catalogue'
import {
  aContent,
  eachWithContentFolder,
  lines,
  put,
  putJson,
} from '../../../tests/support/content-folder.ts'

eachWithContentFolder()

const TOGGLE = contentPath('covidVaccinesToggle')

/** The bundled document with something changed. */
async function changed(slug: Slug, change: (data: Any) => void): Promise<object> {
  const body = JSON.parse((await aContent().object(contentPath(slug))) ?? '')
  change(body.data)
  return body
}
type Any = Record<string, Record<string, unknown>> & { banners: Record<string, unknown>[] }
const ODD = { accent: '#ffffee', ink: '#ffffff' }
const bannerOf = (data: Any, key: string) => data.banners.find(({ domainKey }) => domainKey === key) ?? {}

/** Ends with what was found, in signs that everybody sees. */
const SEEN = /, found "( |\w*(\\u[0-9a-f]{4})+\w*)"$/

describe('why a document of the operator is not served', () => {
  it.each<[string, Slug, (data: Any) => void, string]>([
    [
      'ROUTE-25',
      'schedulerConfig',
      (data) => Object.assign(data, { clinicSchedulerUrl: 'javascript:alert(1)' }),
      'clinicSchedulerUrl: must be an https address or a path of this site, found "javascript:alert(1)"',
    ],
    [
      'LIMITS-08',
      'schedulerConfig',
      (data) => Object.assign(data['support'] ?? {}, { customer: '555-0100' }),
      'support.customer: must be a phone number such as 800-555-0100, found "555-0100"',
    ],
    [
      'FIND-31',
      'schedulerConfig',
      (data) => Object.assign(data['categories'] ?? {}, { Physicals: { redirectAction: 'HOME' } }),
      'categories.Physicals.redirectAction: must be one of "PHARMACY_SCHEDULER","PRESCREEN", found "HOME"',
    ],
    [
      'CONTENT-31',
      'survey',
      (data) => Object.assign(data, { title: 'x'.repeat(301) }),
      'title: must be 1 to 300 characters, some of them visible and none a control, found a text of 301 characters',
    ],
    [
      'CONTENT-31',
      'survey',
      (data) => Object.assign(data, { title: undefined }),
      'title: must be a string, found nothing',
    ],
    [
      'CONTENT-31',
      'survey',
      (data) => Object.assign(data, { items: [] }),
      'items: must be a list with a length between 1 and 100, found a list of 0',
    ],
    [
      'CONTENT-31',
      'survey',
      (data) => Object.assign(data, { minSelections: -1 }),
      'minSelections: must be an integer greater than or equal to 0, found -1',
    ],
    [
      'BANNER-02',
      'banners',
      (data) => Object.assign(data.banners[0] ?? {}, { kind: 'zoo' }),
      'banners.0.kind: must be one of "grocery","fuel","jeweler","clinic", found "zoo"',
    ],
    [
      'BANNER-01',
      'banners',
      (data) => Object.assign(data.banners[0] ?? {}, { domainKey: 'frys' }),
      'data: must have each label once, and frys stands there twice',
    ],
    [
      'BANNER-03',
      'banners',
      (data) => Object.assign(data, { default: 'nobody' }),
      'data: must have the banner nobody, its default',
    ],
    [
      'BANNER-01',
      'banners',
      (data) => Object.assign(bannerOf(data, 'frys'), { theme: { light: ODD, dark: ODD, noon: ODD } }),
      'banners.8.theme.noon: is a key that means nothing',
    ],
    [
      'BANNER-09',
      'banners',
      (data) => Object.assign(bannerOf(data, 'bp'), { isLinked: true }),
      'data: must have no link on the mark of bp: isLinked is false there',
    ],
    [
      'CONTENT-26',
      'formConfig',
      (data) => Reflect.deleteProperty(data, 'standard'),
      'data: must have the group "standard", the form where no other is named',
    ],
    [
      'ELIG-08',
      'medicalInformation',
      (data) =>
        Object.assign((data as never as { pages: [{ questions: [object] }] }).pages[0].questions[0], {
          shownWhen: 'never',
        }),
      'pages.0.questions.0.shownWhen: must have one of the forms that are known, found "never"',
    ],
  ])('%s %s is told in words, with what was found', async (_, slug, change, reason) => {
    const content = aContent()
    const bundled = await content.document(slug)
    putJson(contentPath(slug), await changed(slug, change))
    expect(await content.document(slug)).toEqual(bundled)
    expect(lines).toMatchObject([{ event: 'content-refused', reason: `does not fit: ${reason}` }])
  })

  it.each([
    ' ',
    '\u200b',
    '\u2060\ufeff',
    '\u0000\u0007',
    '\u00a0\u3000',
    '\u2800',
    '\u3164',
    'Krog\u0000er',
  ])('a title of %j, which nobody sees as it is, is refused [CONTENT-31, class 45]', async (title) => {
    const content = aContent()
    putJson(contentPath('survey'), await changed('survey', (data) => Object.assign(data, { title })))
    expect((await content.document('survey')).title).not.toBe(title)
    expect(lines).toMatchObject([{ event: 'content-refused', reason: expect.stringMatching(SEEN) }])
  })

  it('a theme whose colours, or what is derived from them, are too faint is refused [BANNER-01]', async () => {
    const content = aContent()
    const bundled = await content.document('banners')
    const theme = { light: ODD, dark: { accent: '#86d3de', ink: '#05252b' } }
    putJson(
      contentPath('banners'),
      await changed('banners', (data) => Object.assign(bannerOf(data, 'frys'), { theme })),
    )
    expect(await content.document('banners')).toEqual(bundled)
    const reason =
      'the theme of frys is too faint, light: --accent on --surface is 1.1 to 1 and must be 7 to 1'
    expect(lines).toMatchObject([{ event: 'content-refused', reason }])
  })
})

it.each(['zzz', 'constructor', 'physical'])(
  'a category whose flow is %j, which nobody knows, is refused: its questions would not be asked [PRESCREEN-02]',
  async (prescreenFlow) => {
    const content = aContent()
    const bundled = await content.document('schedulerConfig')
    const config = await changed('schedulerConfig', (data) =>
      Object.assign(data['categories']?.['Physicals'] ?? {}, { prescreenFlow }),
    )
    putJson(contentPath('schedulerConfig'), config)
    expect(await content.document('schedulerConfig')).toEqual(bundled)
    const flows =
      'physicals, health_screenings, dot_physicals, medicare_check, travel_vaccines, vaccines, dietitian'
    const reason = `categories.Physicals.prescreenFlow: must be one of ${flows}, found "${prescreenFlow}"`
    expect(lines).toMatchObject([{ event: 'content-refused', reason }])
  },
)

describe('what the log warns of in a document that is served', () => {
  it('a logo that is nowhere, unless logos are asked of another host [BANNER-05]', async () => {
    const table = await changed('banners', (data) =>
      Object.assign(bannerOf(data, 'frys'), { image: 'new.png' }),
    )
    putJson(contentPath('banners'), table)
    const marks = async (asset: string) =>
      asset === 'new.png' ? undefined : { bytes: new Uint8Array(), type: 'image/svg+xml' }
    for (const hasImageHost of [true, false]) {
      await aContent({ marks, hasImageHost }).lookAtOwn()
    }
    expect(lines).toMatchObject([
      { event: 'content-warning', reason: 'the logo new.png of frys is not there' },
    ])
  })

  it('a slug that nobody knows [CONTENT-10]', async () => {
    const forced = { forceFetch: ['survey', 'surveys'] }
    const config = await changed('schedulerConfig', (data) => Object.assign(data, forced))
    putJson(contentPath('schedulerConfig'), config)
    await aContent().lookAtOwn()
    expect(lines).toMatchObject([
      { event: 'content-warning', reason: 'forceFetch names surveys, which is no document' },
    ])
  })

  it('a form group that is not there [CONTENT-26]', async () => {
    const config = await changed('schedulerConfig', (data) => {
      Object.assign(data, { defaultFormConfigGroup: 'gone' })
      Object.assign(data['categories']?.['Physicals'] ?? {}, { formConfigGroup: 'mine' })
    })
    const forms = await changed('formConfig', (data) => Object.assign(data, { mine: data['standard'] }))
    putJson(contentPath('schedulerConfig'), config)
    putJson(contentPath('formConfig'), forms)
    await aContent().lookAtOwn()
    expect(lines).toMatchObject([
      { event: 'content-warning', reason: 'names the form group gone, which is not there' },
    ])
  })

  it('a step, a category or a banner of a layer that there is not, once the directory is there [CONTENT-22, INTAKE-03]', async () => {
    const some = { showRace: false }
    const forms = await changed('formConfig', (data) =>
      Object.assign(data['standard'] ?? {}, {
        category: { 'DOT Physicals': some, 'DOT Physical': some, 'Foot care': { steps: ['insurence'] } },
        banner: { frys: some, Tillowmere: some, 'Corner Shop': some },
      }),
    )
    putJson(contentPath('formConfig'), forms)
    putJson(TOGGLE, { data: { isEnabled: true, banner: { fryes: { isEnabled: false } } } })
    const directory: { category: string[]; banner: string[] } = { category: [], banner: [] }
    const content = aContent({ directoryNames: async () => directory })
    const told = () => lines.map(({ reason }) => reason)
    await content.lookAtOwn()
    const steps = 'standard.category.Foot care.steps names insurence, which is no step'
    expect(told()).toEqual([steps])
    Object.assign(directory, { category: ['Foot care'], banner: ['Corner Shop'] })
    await content.lookAtOwn()
    await content.lookAtOwn()
    const unread = ['standard.category.DOT Physical', 'standard.banner.Tillowmere', 'banner.fryes']
    expect(told()).toEqual([steps, ...unread.map((key) => `has the key ${key}, which nothing reads`)])
  })

  it('a key that stands there twice [CONTENT-21]', async () => {
    put(TOGGLE, '{"data":{"isEnabled":true,"isEnabl\\u0065d":false},"notes":"isEnabled"}')
    const content = aContent()
    expect(await content.document('covidVaccinesToggle')).toEqual({ isEnabled: false })
    expect(lines).toMatchObject([
      { event: 'content-warning', reason: 'has the key isEnabled twice, and the last counts' },
    ])
  })
})
