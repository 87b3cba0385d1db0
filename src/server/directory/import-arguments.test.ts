import { describe, expect, it } from 'vitest'
import { parseImportArguments } from './import-arguments.ts'

describe('import arguments', () => {
  it('are files, a business and whether the demonstration stays', () => {
    expect(parseImportArguments(['a.csv', '--business', 'tlc', 'b.csv', '--keep-demonstration'])).toEqual({
      outcome: 'understood',
      files: ['a.csv', 'b.csv'],
      business: 'tlc',
      keepDemonstration: true,
    })
    expect(parseImportArguments(['a.csv'])).toEqual({
      outcome: 'understood',
      files: ['a.csv'],
      keepDemonstration: false,
    })
  })

  it.each([[[]], [['--business', 'bakery', 'a.csv']], [['a.csv', '--force']], [['a.csv', '--business']]])(
    'are refused in one line with the usage: %j',
    (words) => {
      const read = parseImportArguments(words)
      expect(read.outcome === 'refused' && read.reason).toMatch(/^[^\n]+Usage: npm run import -- FILE[^\n]+$/)
    },
  )
})
