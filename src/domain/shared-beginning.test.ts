import { expect, it } from 'vitest'
import { sharedBeginning } from './shared-beginning.ts'

it.each([
  ['none', ['Oak Street', 'Elm Street'], ''],
  ['the words of all', ['Fern Clinic at Oak Street', 'Fern Clinic at Elm'], 'Fern Clinic at '],
  ['no part of a word', ['Fern Clinic at Oak', 'Fern Clinic at Oakley'], 'Fern Clinic at '],
  ['not one word alone', ["St. Mary's", "St. John's"], ''],
  ['not what a third name lacks', ['Fern Clinic A', 'Fern Clinic B', 'Oak Clinic C'], ''],
  ['never a whole name', ['Fern Clinic', 'Fern Clinic North', 'Fern Clinic South'], ''],
  [
    'all but the last word of the shortest',
    ['Fern Clinic at Oak', 'Fern Clinic at Oak Street'],
    'Fern Clinic at ',
  ],
  ['none where all are alike', ['Fern Clinic at Oak', 'Fern Clinic at Oak'], ''],
  ['none of one name', ['Fern Clinic at Oak'], ''],
  ['none of no name', [], ''],
])('what names share at their beginning: %s [SC-19]', (_, names, shared) => {
  expect(sharedBeginning(names)).toBe(shared)
})
