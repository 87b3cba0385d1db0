import { expect, it } from 'vitest'
import { describeExport } from './export-report.ts'

const BY_READER = { from: { by: 'reader', name: 'pms', ack: 'opened' } } as const

it('an export counts what it wrote, and says what has no Bundle and why, each kind apart [FEED-07, FEED-09]', () => {
  const left = { wording: 3, removed: 1 }
  expect(describeExport({ count: 9, unreadable: [], left, next: 'a-9' }, BY_READER)).toEqual([
    '5 exported',
    'Without a Bundle: 3 texts of consents, 1 visit that retention has removed. --format ndjson writes them.',
    'Next: --after a-9',
  ])
})

it('an export says that a reader is new, and which visits it does not acknowledge [FEED-04, FEED-05]', () => {
  const reader = { name: 'pms', isNew: true, stays: 'a-4' }
  expect(
    describeExport({ count: 9, unreadable: ['B7K2MX (a)', 'B7K2MX (a)'], next: 'a-9', reader }, BY_READER),
  ).toEqual([
    '9 exported',
    'The reader pms had no place yet: this began at the start.',
    'Next: --after a-9',
    '2 of 9 could not be read: B7K2MX (a)',
    expect.stringMatching(/^pms stays at a-4, .* --ack-unreadable\.$/),
  ])
})

it('an export since an instant says that it is no cursor [FEED-03]', () => {
  const asked = { from: { by: 'instant', since: 0 } } as const
  expect(describeExport({ count: 0, unreadable: [] }, asked)).toEqual([
    '0 exported',
    expect.stringContaining('--since is no cursor'),
  ])
})
