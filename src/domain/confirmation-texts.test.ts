import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { confirmationTextsOf } from './confirmation-texts.ts'

const BUNDLED = new URL(
  '../../content-fallback/base/textcollection/1.0.0/scheduler/checklist.json',
  import.meta.url,
)
const { data } = JSON.parse(readFileSync(BUNDLED, 'utf8'))
const nextStep = (flow: string, businessName: string) =>
  confirmationTextsOf(data, { flow, businessName }, false).nextStep

it('a vaccine at a clinic sends the guest to its front desk, and at a pharmacy to its counter [BK-42]', () => {
  expect(nextStep('EVERYDAY_VACCINE', 'tlc')).toMatch(/^Go to the clinic's front desk/)
  expect(nextStep('EVERYDAY_VACCINE', 'pharmacy')).toMatch(/^Go to the pharmacy counter/)
})

it('a video visit of the clinic stays one by video, and a flow without such a layer has its own text [BK-42]', () => {
  expect(nextStep('VIRTUAL_VISIT', 'tlc')).toMatch(/by video/)
  expect(nextStep('constructor', 'constructor')).toBe(data.default.nextStep)
})

it.each([
  ['IN_PERSON', 'tlc', true],
  ['EVERYDAY_VACCINE', 'pharmacy', true],
  ['EVERYDAY_VACCINE', 'tlc', true],
  ['VIRTUAL_VISIT', 'tlc', false],
  ['INSTANT_VACCINE', 'pharmacy', true],
])(
  'the list of a minor in %s at %s says who must come too, that of an adult never [BK-36]',
  (flow, businessName, isSaid) => {
    const list = (isForMinor: boolean) =>
      confirmationTextsOf(data, { flow, businessName }, isForMinor).arrivalChecklist
    const line = 'A parent or guardian must come too.'
    expect(list(true).includes(line)).toBe(isSaid)
    expect(list(false).join()).not.toMatch(/parent|under 18/)
  },
)

it.each(['INSTANT_VACCINE', 'EVERYDAY_VACCINE', 'IN_PERSON'])(
  'the list of a minor in %s does not take a parent for the patient [WI-16]',
  (flow) => {
    const list = confirmationTextsOf(data, { flow, businessName: 'pharmacy' }, true).arrivalChecklist
    expect(list.join('\n')).not.toMatch(/your (?:shot\.|upper arm)|you have ever/)
  },
)
