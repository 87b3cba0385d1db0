import { chmodSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentPath } from '#contract/content/catalogue'
import {
  aContent,
  dataDir,
  eachWithContentFolder,
  fileOf,
  lines,
  put,
  putJson,
} from '../../../tests/support/content-folder.ts'
import type { Environment } from '../settings.ts'

eachWithContentFolder()

const TOGGLE = contentPath('covidVaccinesToggle')
const QUESTIONS = 'hw_config/1.0.0/scheduler/two-dose-eligibility-questions.json'
const SICK = { type: 'yesNo', question: 'Is the patient sick now?', dataFieldToCollect: 'isSickNow' }

describe('the bundled set', () => {
  it.each<[Environment, string]>([
    ['dev', 'test'],
    ['test', 'test'],
    ['stage', 'stage'],
    ['prod', 'production'],
  ])(
    'environment %s answers from the %s set [LIMITS-07, CONTENT-05, CONTENT-06]',
    async (environment, set) => {
      const bundledDir = join(dataDir, 'sets')
      for (const one of ['test', 'stage', 'production']) {
        const file = join(bundledDir, one, 'page/1.0.0/which.json')
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, JSON.stringify({ data: { set: one } }))
      }
      const text = await aContent({ environment, bundledDir }).object(
        '/content/v2/objects/page/1.0.0/which.json',
      )
      expect(JSON.parse(text ?? '{}')).toEqual({ data: { set } })
    },
  )

  it('an object is found under its address [CONTENT-01]', async () => {
    const text = await aContent().object(
      '/content/v2/objects/toggle/1.0.0/scheduler/covid-vaccines-toggle.json',
    )
    expect(JSON.parse(text ?? '{}')).toEqual({ version: 1, data: { isEnabled: true } })
  })

  it('offers and releases Spanish while the directory is the demonstration, unless a document says otherwise [LANG-02, LANG-07]', async () => {
    let isDemonstration = true
    const content = aContent({ isDemonstration: () => isDemonstration })
    const languages = async () => {
      const { languages, released } = await content.document('schedulerConfig')
      const { data } = JSON.parse((await content.object(contentPath('schedulerConfig'))) ?? '{}')
      expect([data.languages, data.released]).toEqual([languages, released])
      return [languages, released]
    }
    expect(await languages()).toEqual([['es'], ['es']])
    putJson(contentPath('schedulerConfig'), {
      data: { ...(await content.bundled('schedulerConfig')), languages: [] },
    })
    expect(await languages()).toEqual([[], ['es']])
    rmSync(fileOf(contentPath('schedulerConfig')))
    isDemonstration = false
    expect(await languages()).toEqual([undefined, undefined])
  })

  it('a document comes decoded by its slug [CONTENT-24]', async () => {
    const form = await aContent().document('formConfig')
    expect(form['walkInVaccine']?.default.steps[0]).toBe('patientDetails')
  })
})

describe("the operator's own documents", () => {
  it('a file of the same path counts before the bundled one and is read again when it changes [CONTENT-04]', async () => {
    const content = aContent()
    putJson(TOGGLE, { data: { isEnabled: false } })
    expect(await content.document('covidVaccinesToggle')).toEqual({ isEnabled: false })
    putJson(TOGGLE, { data: { isEnabled: true, note: 'changed' } })
    expect(await content.document('covidVaccinesToggle')).toEqual({ isEnabled: true, note: 'changed' })
    rmSync(join(dataDir, 'content'), { recursive: true })
    expect(await content.document('covidVaccinesToggle')).toEqual({ isEnabled: true })
    expect(lines).toEqual([])
  })

  it.each([
    ['is no JSON', '{"data":'],
    ['is no JSON', new Uint8Array([0xff, 0xfe, 0x7b])],
    ['lacks data', '{}'],
    ['lacks data', 'null'],
    ['is of a future version', '{"version":2,"data":{"isEnabled":false}}'],
    ['does not fit: isEnabled: must be a boolean, found "no"', '{"data":{"isEnabled":"no"}}'],
    [
      'does not fit: version: must be a positive whole number, found "2"',
      '{"version":"2","data":{"isEnabled":false}}',
    ],
    ['is larger than 524288 bytes', JSON.stringify({ data: { isEnabled: false, x: 'x'.repeat(600_000) } })],
  ])(
    'a file that %s is one line of the log, and the bundled one is served [CONTENT-21]',
    async (reason, text) => {
      const content = aContent()
      put(TOGGLE, text)
      for (let time = 0; time < 3; time += 1) {
        expect(await content.document('covidVaccinesToggle')).toEqual({ isEnabled: true })
      }
      expect(lines).toEqual([
        { event: 'content-refused', file: 'toggle/1.0.0/scheduler/covid-vaccines-toggle.json', reason },
      ])
    },
  )

  it('rules nested a hundred thousand deep, and operators nobody knows, are refused [CONTENT-03]', async () => {
    const path = contentPath('covidEligibilityQuestions')
    const question = (skip: string) =>
      `{"data":{"questions":[{"type":"yesNo","question":"?","dataFieldToCollect":"a","skip":${skip}}]}}`
    const content = aContent()
    const bundled = await content.document('covidEligibilityQuestions')
    for (const skip of [
      `${'{"and":['.repeat(20_000)}{"field":"a","exactly":"Yes"}${']}'.repeat(20_000)}`,
      '{"field":"a","matches":".*"}',
    ]) {
      put(path, question(skip))
      expect(await content.document('covidEligibilityQuestions')).toEqual(bundled)
    }
    expect(lines).toHaveLength(2)
    putJson(path, { data: { questions: [SICK] } })
    expect((await content.document('covidEligibilityQuestions')).questions).toHaveLength(1)
  })

  it.each<[string, string, object[]]>([
    ['ELIG-29', 'has no questions', []],
    [
      'ELIG-19',
      'question 1 has a rule about an answer that is not there yet',
      [{ ...SICK, skip: { field: 'isSickNow', exactly: 'Yes' } }],
    ],
    ['ELIG-03', 'question 2 collects a field that is taken', [SICK, SICK]],
    ['ELIG-04', 'question 1 has no options', [{ ...SICK, type: 'radio' }]],
    [
      'ELIG-27',
      'question 2 is of an unknown type',
      [SICK, { ...SICK, type: 'slider', dataFieldToCollect: 'b' }],
    ],
    ['ELIG-05', 'question 1 has a key that means nothing', [{ ...SICK, actionz: [] }]],
    [
      'ELIG-08',
      'question 2 has a rule about an answer that cannot be given',
      [SICK, { ...SICK, dataFieldToCollect: 'b', skip: { field: 'isSickNow', exactly: 'yes' } }],
    ],
  ])(
    '%s questions that cannot be asked, "%s", are one line of the log, and the bundled ones are served',
    async (_, reason, questions) => {
      const content = aContent()
      const bundled = await content.document('twoDoseEligibilityQuestions')
      putJson(contentPath('twoDoseEligibilityQuestions'), { data: { questions } })
      for (let time = 0; time < 3; time += 1) {
        expect(await content.document('twoDoseEligibilityQuestions')).toEqual(bundled)
      }
      expect(lines).toEqual([{ event: 'content-refused', file: QUESTIONS, reason }])
    },
  )

  it('questions that ask nothing about some vaccines are one line of the log, and are served [ELIG-28]', async () => {
    const content = aContent()
    const questions = [{ ...SICK, skip: { field: 'isSeries', exactly: 'Yes' } }]
    putJson(contentPath('twoDoseEligibilityQuestions'), { data: { questions } })
    for (let time = 0; time < 3; time += 1) {
      expect(await content.document('twoDoseEligibilityQuestions')).toEqual({ questions })
    }
    const reason = 'asks nothing about some vaccines'
    expect(lines).toEqual([{ event: 'content-warning', file: QUESTIONS, reason }])
  })

  it('a good document that is then broken is served as it was, until it is mended or taken away [CONTENT-11]', async () => {
    const content = aContent()
    const shown = async () => (await content.document('covidVaccinesToggle')).isEnabled
    putJson(TOGGLE, { data: { isEnabled: false } })
    expect(await shown()).toBe(false)
    put(TOGGLE, '{"data":{"isEnabled":')
    expect([await shown(), await shown()]).toEqual([false, false])
    put(TOGGLE, 'nor this')
    expect(await shown()).toBe(false)
    putJson(TOGGLE, { data: { isEnabled: true } })
    expect(await shown()).toBe(true)
    const file = 'toggle/1.0.0/scheduler/covid-vaccines-toggle.json'
    expect(lines).toEqual([
      { event: 'content-refused', file, reason: 'is no JSON' },
      { event: 'content-refused', file, reason: 'is no JSON' },
      { event: 'content-mended', file },
    ])
    putJson(TOGGLE, { data: { isEnabled: false } })
    put(TOGGLE, '')
    rmSync(join(dataDir, 'content'), { recursive: true })
    expect(await shown()).toBe(true)
  })

  it('whoever may read it changing, a file is looked at anew [CONTENT-04]', async () => {
    const content = aContent()
    put(TOGGLE, '{')
    await content.document('covidVaccinesToggle')
    chmodSync(fileOf(TOGGLE), 0o600)
    await content.document('covidVaccinesToggle')
    expect(lines.map(({ event }) => event)).toEqual(['content-refused', 'content-refused'])
  })

  it.each([
    ['a folder', 'is a folder, and a file is expected', (file: string) => mkdirSync(file)],
    ['a link to itself', 'cannot be read', (file: string) => symlinkSync(file, file)],
  ])('%s in place of a document is one line of the log [CONTENT-21]', async (_, reason, make) => {
    const content = aContent()
    mkdirSync(dirname(fileOf(TOGGLE)), { recursive: true })
    make(fileOf(TOGGLE))
    for (let time = 0; time < 3; time += 1) {
      expect(await content.document('covidVaccinesToggle')).toEqual({ isEnabled: true })
    }
    await content.lookAtOwn()
    expect(lines).toMatchObject([{ event: 'content-refused', reason }])
  })

  it('a document of the operator is asked for by the app without being listed [CONTENT-09, CONTENT-10]', async () => {
    const content = aContent()
    const forced = async () => {
      const text = await content.object(contentPath('schedulerConfig'))
      return (JSON.parse(text ?? '{}') as { data: { forceFetch: string[] } }).data.forceFetch
    }
    const bundled = await forced()
    expect(bundled).not.toContain('checklist')
    const body = JSON.parse((await content.object(contentPath('checklist'))) ?? '{}')
    putJson(contentPath('checklist'), body)
    putJson(contentPath('physicals'), { data: 'broken' })
    expect(await forced()).toEqual([...bundled, 'checklist'])
  })

  it('the log tells of a folder in place of a document before anybody asks for it [CONTENT-21]', async () => {
    mkdirSync(fileOf(TOGGLE), { recursive: true })
    await aContent().lookAtOwn()
    expect(lines).toMatchObject([{ event: 'content-refused', reason: 'is a folder, and a file is expected' }])
  })

  it('a collection or page beside those that are known, and that nothing names, is a slip [CONTENT-15]', async () => {
    const text = '/content/v2/objects/textcollection/1.0.0'
    const content = aContent()
    for (const id of ['tlc/scheduler-text', 'tlc/summer', 'scheduler/check-list', 'tlc/scheduler-texts']) {
      const body = await content.object(`${text}/tlc/scheduler-texts.json`)
      put(`${text}/${id}.json`, body ?? '')
    }
    const amp = JSON.parse((await content.object(contentPath('ampConfiguration'))) ?? '')
    amp.data.schedulerTexts = ['tlc/summer']
    putJson(contentPath('ampConfiguration'), amp)
    await content.lookAtOwn()
    expect(lines.map(({ event, file }) => `${event} ${file}`).sort()).toEqual([
      'content-unknown textcollection/1.0.0/scheduler/check-list.json',
      'content-unknown textcollection/1.0.0/tlc/scheduler-text.json',
    ])
  })

  it('the log tells of every bad file before anybody asks for it, and once [CONTENT-21]', async () => {
    const content = aContent()
    put(TOGGLE, '{')
    put('/content/v2/objects/toggle/1.0.0/scheduler/covid-toggel.json', '{"data":{}}')
    putJson('/content/v2/objects/page/1.0.0/holiday/hours.json', { data: { title: 'Holiday hours' } })
    await content.lookAtOwn()
    await content.lookAtOwn()
    const told = lines.map(({ event, file }) => `${event} ${file}`).sort()
    expect(told).toEqual([
      'content-refused toggle/1.0.0/scheduler/covid-vaccines-toggle.json',
      'content-unknown toggle/1.0.0/scheduler/covid-toggel.json',
    ])
  })

  it('a collection or page of any id can be added [CONTENT-15]', async () => {
    const path = '/content/v2/objects/page/1.0.0/holiday/hours.json'
    const content = aContent()
    expect(await content.object(path)).toBeUndefined()
    putJson(path, { data: { title: 'Holiday hours' } })
    expect(await content.object(path)).toBe('{"data":{"title":"Holiday hours"}}')
  })
})

describe('addresses', () => {
  it.each([
    '/content/v2/objects/../../keys.json',
    '/content/v2/objects/page/1.0.0/../../../../keys.json',
    '/content/v2/objects/page/1.0.0/..%2f..%2fkeys.json',
    '/content/v2/objects/page/1.0.0//keys.json',
    '/content/v2/objects/page/1.0.0/a\0.json',
    '/content/v2/objects/hw_config/1.0.0/scheduler/unknown.json',
    '/content/v2/objects/hw_config/2.0.0/scheduler/form-config.json',
    '/content/v2/objects/secret/1.0.0/keys.json',
    '/content/v2/objects/page/1.0.0/constructor/__proto__.txt',
    'keys.json',
    '',
  ])('nothing lies at %j [CONTENT-01]', async (path) => {
    writeFileSync(join(dataDir, 'keys.json'), '{"data":{}}')
    mkdirSync(join(dataDir, 'content/objects/page/1.0.0'), { recursive: true })
    writeFileSync(join(dataDir, 'content/objects/page/1.0.0/keys.json'), '{"data":{}}')
    expect(await aContent().object(path)).toBeUndefined()
    expect(lines).toEqual([])
  })

  it('each of the five schemas has documents [CONTENT-02]', async () => {
    const schemas = ['text', 'textcollection', 'toggle', 'hw_config', 'page']
    const one: Record<string, string> = {
      text: 'scheduler/general-consent',
      textcollection: 'tlc/scheduler-texts',
      toggle: 'scheduler/reservation-toggle',
      hw_config: 'scheduler/form-config',
      page: 'tlc/clinic-services',
    }
    for (const schema of schemas) {
      expect(
        await aContent().object(`/content/v2/objects/${schema}/1.0.0/${one[schema]}.json`),
        schema,
      ).toBeDefined()
    }
  })

  it('an image is found by its name alone [CONTENT-01]', async () => {
    const content = aContent()
    const folder = join(dataDir, 'content/binary/image')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'mark.svg'), '<svg/>')
    writeFileSync(join(folder, 'page.html'), '<p>')
    cpSync(join(folder, 'mark.svg'), join(dataDir, 'content/binary/out.svg'))
    const image = await content.image('mark.svg')
    expect([image?.type, new TextDecoder().decode(image?.bytes)]).toEqual(['image/svg+xml', '<svg/>'])
    for (const asset of [
      'page.html',
      'none.png',
      '../out.svg',
      '..%2fout.svg',
      'mark.svg/',
      '.svg',
      'x\0.svg',
    ]) {
      expect(await content.image(asset), asset).toBeUndefined()
    }
  })
})
