import { expect, it } from 'vitest'
import { manyOf, withOption } from './chosen.ts'

const field = {
  name: 'had',
  options: [
    { value: 'flu', label: 'Flu' },
    { value: 'cold', label: 'Cold' },
    { value: 'none', label: 'None of these', alone: true as const },
  ],
}
const chosen = (...had: string[]) => manyOf(field, { had })

it('ticking what excludes the others leaves it alone, ticking another leaves it out [HISTORY-02]', () => {
  expect(withOption(field, ['flu', 'cold'], 'none')).toEqual(['none'])
  expect(withOption(field, ['none'], 'cold')).toEqual(['cold'])
  expect(withOption(field, ['cold'], 'flu')).toEqual(['flu', 'cold'])
})

it('what excludes the others counts only alone [HISTORY-02]', () => {
  expect(chosen('none')).toEqual(['none'])
  expect(chosen('none', 'flu')).toEqual(['flu'])
  expect(chosen('plague')).toEqual([])
})
