import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FieldRule } from '#domain/fields/field'
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { TEST_NOW } from '../../../../tests/support/builders.ts'
import { answering, aVisit, intakeFor, problemsIn } from '../../../../tests/support/intake.ts'
import { exportRecords } from '../../../server/events/export.ts'
import { textFor } from '../../parts/ruled.ts'
import { restoreVisit } from '../../state/visit.ts'
import { walkInOf } from './payload.ts'

// A field `height`, added to the files that contributing.md names; its label is in fields.ts, which makes four.

const height = vi.hoisted(() => ({
  height: {
    required: 'heightRequired',
    is: (text: string) => /^\d{2,3}$/.test(text),
    wrong: 'heightInvalid',
  },
}))

vi.mock('../../../contract/intake.ts', async (original) => {
  const { object, optional } = await import('superstruct')
  const intake = await original<typeof import('#contract/intake')>()
  return { ...intake, BasicInfo: object({ ...intake.BasicInfo.schema, height: optional(intake.line) }) }
})
vi.mock('../../../domain/fields/patient.ts', async (original) => {
  const { fieldsAt } = await import('#domain/fields/field')
  const table = await original<typeof import('#domain/fields/patient')>()
  return { ...table, patient: { ...table.patient, ...fieldsAt('basicInfo', height) } }
})
vi.mock('../../messages/en/fields.ts', async (original) => {
  const { area } = await import('../../messages/catalogue.ts')
  const { fieldTexts: known } = await original<typeof import('../../messages/en/fields.ts')>()
  const added = {
    height: 'Height in centimeters',
    heightRequired: 'Height is a required field.',
    heightInvalid: 'Please enter a valid height.',
  }
  return { fieldTexts: area('fields', { ...known.english, ...added }) }
})
vi.mock('./steps/patient-details/about.ts', async (original) => {
  const page = await original<typeof import('./steps/patient-details/about.ts')>()
  const { patient } = await import('#domain/fields/patient')
  const { messageText, text } = await import('../../parts/ruled.ts')
  const added = (patient as typeof patient & { height: FieldRule }).height
  const aboutFields: typeof page.aboutFields = (words) => [
    ...page.aboutFields(words),
    text(added, messageText('height'), { control: 'digits', width: 4 }),
  ]
  return { ...page, aboutFields }
})

let app: TestApp
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
  app = await openTestApp()
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

const STEP = 'patientDetails'
const typing = (height: string | undefined) => answering(aVisit(), STEP, { height })

async function sent(height: string | undefined): Promise<Response> {
  const visit = typing(height)
  restoreVisit(visit)
  const createdAt = new Date(TEST_NOW).toISOString()
  return app.postWalkIn(await walkInOf(intakeFor(visit), { createdAt, counterCode: 'B7K2MX' }))
}

describe('a field added to the table, its page, the contract and the messages', () => {
  it('is drawn on its page', () => {
    const fields = intakeFor(typing('178')).pages.flatMap(({ page }) => page.fields)
    expect(fields.filter(({ name }) => name === 'height')).toMatchObject([
      { kind: 'text', label: 'Height in centimeters', required: 'Height is a required field.' },
    ])
  })

  it.each([
    ['missing', undefined, 'heightRequired', 'Height is a required field.'],
    ['wrong', 'tall', 'heightInvalid', 'Please enter a valid height.'],
  ])(
    'is refused when it is %s, by the form in words and by the server with their key',
    async (_, typed, key, words) => {
      expect(problemsIn(typing(typed), STEP)).toEqual({ height: words })
      const response = await sent(typed)
      expect(response.status).toBe(400)
      const { errors } = await response.json()
      expect(errors).toEqual([{ key: 'invalidRequest', field: 'basicInfo.height', message: key }])
      expect(textFor(errors[0])).toBe(words)
    },
  )

  it('reaches the export', async () => {
    expect((await sent('178')).status).toBe(201)
    const lines: string[] = []
    await exportRecords({ store: app.store, keys: app.deps.keys }, 0, async (line) => void lines.push(line))
    expect(lines.map((line) => JSON.parse(line).payload.basicInfo.height)).toEqual(['178'])
  })
})
