import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Struct } from 'superstruct'
import { expect, it } from 'vitest'
import { BasicInfo, ConsentDetails, SimpleInsuranceInfo } from '#contract/intake'
import { AppointmentLine, BookedPayload, CheckInLine } from '#contract/visit-line'
import { WalkIn } from '#contract/walk-in'
import { ROOT } from '../../../../tests/support/sources.ts'
import { DAY_COLUMNS } from './day-csv.ts'

const manual = readFileSync(join(ROOT, 'src/docs/feeds.md'), 'utf8')
const rows = manual
  .slice(manual.indexOf('## Which field is where'))
  .split('\n')
  .filter((line) => line.startsWith('| '))

const namesOf = (struct: Pick<Struct<never, Record<string, unknown>>, 'schema'>) => Object.keys(struct.schema)

it('the table of the manual has every field of a line, of the form and of a day [FEED-09, FEED-11]', () => {
  const inNdjson = rows.map((row) => row.split(' | ')[0]).join('\n')
  const structs = [
    CheckInLine,
    AppointmentLine,
    WalkIn,
    BookedPayload,
    BasicInfo,
    ConsentDetails,
    SimpleInsuranceInfo,
  ]
  const fields = structs.flatMap((struct) => namesOf(struct as never))
  const isThere = (name: string) => new RegExp(`[\`.-]${name}[\`.]`).test(inNdjson)
  const groups = ['payload', 'basicInfo', 'insuranceInfo', 'consentDetails', 'progress']
  expect(fields.filter((name) => !groups.includes(name) && !isThere(name))).toEqual([])
  const inCsv = rows.map((row) => row.split(' | ').at(-1)).join('\n')
  expect(DAY_COLUMNS.filter((title) => !inCsv.includes(title))).toEqual([])
})
