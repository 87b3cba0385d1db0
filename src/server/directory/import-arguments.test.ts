import { describe, expect, it } from 'vitest'
import { parseImportArguments } from './import-arguments.ts'

describe('import arguments', () => {
  it('are files, a kind, a business and what the import may do', () => {
    expect(parseImportArguments(['a.csv', '--business', 'tlc', 'b.csv', '--keep-demonstration'])).toEqual({
      outcome: 'understood',
      files: ['a.csv', 'b.csv'],
      kind: 'locations',
      business: 'tlc',
      replace: false,
      dryRun: false,
      yes: false,
      notify: false,
      keepDemonstration: true,
    })
    const all = ['--kind', 'services', '--replace', '--dry-run', '--yes', '--notify']
    expect(parseImportArguments(['a.csv', ...all])).toEqual({
      outcome: 'understood',
      files: ['a.csv'],
      kind: 'services',
      replace: true,
      dryRun: true,
      yes: true,
      notify: true,
      keepDemonstration: false,
    })
  })

  it('may be a kind to write, with a business and a file alone [DIR-01]', () => {
    expect(parseImportArguments(['--write', 'locations', '--business', 'tlc', '--out', 'a.csv'])).toEqual({
      outcome: 'write',
      kind: 'locations',
      business: 'tlc',
      out: 'a.csv',
    })
    for (const words of [
      ['--write', 'shops'],
      ['--write', 'codes', 'a.csv'],
      ['--write', 'codes', '--yes'],
      ['--out', 'a.csv'],
    ])
      expect(parseImportArguments(words)).toMatchObject({
        outcome: 'refused',
        reason: expect.stringContaining('--write'),
      })
  })

  it.each([
    [[]],
    [['--business', 'bakery', 'a.csv']],
    [['a.csv', '--force']],
    [['a.csv', '--business']],
    [['--kind', 'pets', 'a.csv']],
  ])('are refused in one line with the usage: %j', (words) => {
    const read = parseImportArguments(words)
    expect(read.outcome === 'refused' && read.reason).toMatch(/^[^\n]+Usage: npm run import -- FILE[^\n]+$/)
  })
})
