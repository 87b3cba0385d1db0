import { expect, it } from 'vitest'
import { CATALOGUE } from '#contract/content/catalogue'
import { documentIn } from '../../../../tests/support/intake.ts'
import type { FlowSpec } from '../../forms/flow.ts'
import { FLOWS } from './PrescreenPage.tsx'

const folders = import.meta.glob<{ flow: FlowSpec }>('./flows/*/index.ts', { eager: true })

it('every folder registers a flow under its own name, and the search form knows them all [PRESCREEN-02, PRESCREEN-03, FIND-29]', () => {
  const keys = Object.entries(folders).map(([path, { flow }]) => {
    expect(path).toBe(`./flows/${flow.key.replaceAll('_', '-')}/index.ts`)
    return flow.key
  })
  expect([...FLOWS.keys()].sort()).toEqual(keys.sort())
  expect([...__PRESCREEN_FLOWS__].sort()).toEqual(keys)
})

it.each(['production', 'stage', 'test'] as const)(
  'the configuration of %s names every flow and no other [PRESCREEN-02]',
  (set) => {
    const { categories } = documentIn(set, 'schedulerConfig')
    const named = Object.values(categories).flatMap(({ prescreenFlow }) => prescreenFlow ?? [])
    expect([...new Set(named)].sort()).toEqual([...FLOWS.keys()].sort())
  },
)

it('every document of a flow is in the catalogue [CONTENT-25]', () => {
  const slugs = [...FLOWS.values()].flatMap((flow) => flow.documents)
  expect(slugs.filter((slug) => !Object.hasOwn(CATALOGUE, slug))).toEqual([])
})
