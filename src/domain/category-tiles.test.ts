import { expect, it } from 'vitest'
import { tilesOf } from './category-tiles.ts'

it('has a tile for each type in its order, with the line and icon of its category [SC-14]', () => {
  const categories = {
    Physicals: { line: 'School, sports, work', icon: 'stethoscope' },
    Vaccines: { icon: 'syringe' },
  }
  expect(tilesOf(['Vaccines', 'Physicals'], categories)).toEqual([
    { type: 'Vaccines', line: '', icon: 'syringe' },
    { type: 'Physicals', line: 'School, sports, work', icon: 'stethoscope' },
  ])
})

it.each([
  ['no category', {}],
  ['no icon', { Foot: {} }],
  ['an icon that the app does not draw', { Foot: { icon: 'foot' } }],
])('a type with %s has the calendar [SC-14, SC-37]', (_, categories) => {
  expect(tilesOf(['Foot', 'constructor'], categories).map(({ icon }) => icon)).toEqual([
    'calendar',
    'calendar',
  ])
})
