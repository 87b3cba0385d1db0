import { describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../tests/support/builders.ts'
import { SettingError } from '../settings.ts'
import { parseExportArguments } from './export-arguments.ts'

const NOTHING = { format: 'ndjson', filter: {}, day: undefined, out: undefined }

describe('the words of the export', () => {
  it.each([
    [
      ['--since', '2026-11-20T12:00:00-05:00', '--out', 'a.ndjson'],
      { from: { by: 'instant', since: TEST_NOW }, out: 'a.ndjson' },
    ],
    [['--after', 'start'], { from: { by: 'cursor', cursor: 'start' } }],
    [
      ['--reader', 'data.warehouse-2', '--ack', '--kind', 'walkin', '--code', 'b2c3d4'],
      {
        from: { by: 'reader', name: 'data.warehouse-2', ack: 'opened' },
        filter: { visitKind: 'walkin', counterCode: 'B2C3D4' },
      },
    ],
    [
      ['--after', 'x', '--location', '01100002', '--day', '2026-11-20'],
      { from: { by: 'cursor', cursor: 'x' }, filter: { locationIds: ['01100002'] }, day: '2026-11-20' },
    ],
    [['--reader', 'a'], { from: { by: 'reader', name: 'a', ack: 'nothing' } }],
    [['--reader', 'a', '--ack-unreadable'], { from: { by: 'reader', name: 'a', ack: 'everything' } }],
    [['--after', 'x', '--format', 'fhir'], { from: { by: 'cursor', cursor: 'x' }, format: 'fhir' }],
    [
      ['--format', 'csv', '--location', '01100002', '--day', '2026-11-20'],
      { from: { by: 'day', locationId: '01100002', day: '2026-11-20' }, day: '2026-11-20' },
    ],
  ])('%j is understood [FEED-03, FEED-05]', (words, expected) => {
    expect(parseExportArguments(words)).toEqual({ ...NOTHING, ...expected })
  })

  it.each([
    [[]],
    [['--after', 'x', '--format', 'xml']],
    [['--format', 'csv']],
    [['--format', 'csv', '--location', '01100002', '--day', 'today']],
    [['--format', 'csv', '--location', '01100002', '--day', '2026-11-20', '--after', 'start']],
    [['--format', 'csv', '--location', '01100002', '--day', '2026-11-20', '--kind', 'walkin']],
    [['--since', 'yesterday']],
    [['--since', '2026-11-20']],
    [['--since', '2026-13-20T00:00:00Z']],
    [['--since', '2026-11-20T00:00:00']],
    [['--since', '2026-11-20T00:00:00Z', '--to', 'x']],
    [['--since', '2026-11-20T00:00:00Z', '--after', 'start']],
    [['--since', '2026-11-20T00:00:00Z', '--kind', 'walkin']],
    [['--after', 'start', '--reader', 'a']],
    [['--after', 'start', '--ack']],
    [['--after', 'start', '--ack-unreadable']],
    [['--after', 'start', '--code', 'ZZZ']],
    [['--after', 'start', '--kind', 'walk-in']],
    [['--after', 'start', '--day', '2026-11-20']],
    [['--after', 'start', '--location', '01100002', '--day', '2026-02-30']],
    [['--reader', 'Data Warehouse']],
    [['2026-11-20T00:00:00Z']],
  ])('%j is refused with how it is used', (words) => {
    expect(() => parseExportArguments(words)).toThrow(SettingError)
    expect(() => parseExportArguments(words)).toThrow('Usage:')
  })
})
