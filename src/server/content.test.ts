import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentPath } from '#contract/content/catalogue'
import { createContent } from './content.ts'
import type { LogLine } from './log.ts'
import type { Environment } from './settings.ts'

const BUNDLED = fileURLToPath(new URL('../../content-fallback', import.meta.url))
const TOGGLE = contentPath('covidVaccinesToggle')
let dataDir: string
let lines: LogLine[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'content-'))
  lines = []
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const aContent = (environment: Environment = 'prod', bundledDir = BUNDLED) =>
  createContent({ dataDir, bundledDir, environment, log: (line) => lines.push(line), recheckMs: 0 })

function put(path: string, text: string | Uint8Array): void {
  const file = join(dataDir, path.replace('/content/v2/', 'content/'))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
const SICK = { type: 'yesNo', question: 'Is the patient sick now?', dataFieldToCollect: 'isSickNow' }
const putJson = (path: string, body: unknown) => put(path, JSON.stringify(body))

describe('the bundled set', () => {
  it.each<[Environment, string]>([
    ['dev', 'test'],
    ['test', 'test'],
    ['stage', 'stage'],
    ['prod', 'production'],
  ])('CONTENT-05 CONTENT-06 environment %s answers from the %s set', async (environment, set) => {
    const bundledDir = join(dataDir, 'sets')
    for (const one of ['test', 'stage', 'production']) {
      const file = join(bundledDir, one, 'page/1.0.0/which.json')
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ data: { set: one } }))
    }
    const text = await aContent(environment, bundledDir).object('/content/v2/objects/page/1.0.0/which.json')
    expect(JSON.parse(text ?? '{}')).toEqual({ data: { set } })
  })

  it('CONTENT-01 an object is found under its address', async () => {
    const text = await aContent().object(
      '/content/v2/objects/toggle/1.0.0/scheduler/covid-vaccines-toggle.json',
    )
    expect(JSON.parse(text ?? '{}')).toEqual({ version: 1, data: { isEnabled: true } })
  })

  it('CONTENT-24 a document comes decoded by its slug', async () => {
    const form = await aContent().document('formConfig')
    expect(form['walkInVaccine']?.default.steps[0]).toBe('patientDetails')
  })
})

describe("the operator's own documents", () => {
  it('CONTENT-04 a file of the same path counts before the bundled one and is read again when it changes', async () => {
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
    ['does not fit: isEnabled is no boolean', '{"data":{"isEnabled":"no"}}'],
    ['does not fit: version is no positive whole number', '{"version":"2","data":{"isEnabled":false}}'],
    ['is larger than 524288 bytes', JSON.stringify({ data: { isEnabled: false, x: 'x'.repeat(600_000) } })],
  ])(
    'CONTENT-21 a file that %s is one line of the log, and the bundled one is served',
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

  it('CONTENT-03 rules nested a hundred thousand deep, and operators nobody knows, are refused', async () => {
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
    put(path, question('{"field":"a","exactly":"Yes"}'))
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
    [
      'ELIG-28',
      'asks nothing about some vaccines',
      [{ ...SICK, skip: { field: 'isSeries', exactly: 'Yes' } }],
    ],
  ])(
    '%s a document of questions that "%s" is one line of the log, and is served',
    async (_, reason, questions) => {
      const content = aContent()
      putJson(contentPath('twoDoseEligibilityQuestions'), { data: { questions } })
      for (let time = 0; time < 3; time += 1) {
        expect(await content.document('twoDoseEligibilityQuestions')).toEqual({ questions })
      }
      expect(lines).toEqual([
        {
          event: 'content-doubtful',
          file: 'hw_config/1.0.0/scheduler/two-dose-eligibility-questions.json',
          reason,
        },
      ])
    },
  )

  it('CONTENT-15 a collection or page of any id can be added', async () => {
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
  ])('CONTENT-01 nothing lies at %j', async (path) => {
    writeFileSync(join(dataDir, 'keys.json'), '{"data":{}}')
    mkdirSync(join(dataDir, 'content/objects/page/1.0.0'), { recursive: true })
    writeFileSync(join(dataDir, 'content/objects/page/1.0.0/keys.json'), '{"data":{}}')
    expect(await aContent().object(path)).toBeUndefined()
    expect(lines).toEqual([])
  })

  it('CONTENT-02 each of the five schemas has documents', async () => {
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

  it('CONTENT-01 an image is found by its name alone', async () => {
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
