import { expect, it } from 'vitest'
import { CATALOGUE } from '#contract/content/catalogue'
import { PRESCREEN_FLOWS } from '#contract/content/scheduler-config'
import type { FlowSpec } from '../../forms/flow.ts'
import { FLOWS } from './registry.ts'

const folders = import.meta.glob<{ flow: FlowSpec }>('./flows/*/index.ts', { eager: true })

it('every folder registers a flow under one of the keys that configurations may name [PRESCREEN-02]', () => {
  const keys = Object.values(folders).map(({ flow }) => flow.key)
  expect([...FLOWS.keys()].sort()).toEqual(keys.sort())
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => !PRESCREEN_FLOWS.some((flow) => flow === key))).toEqual([])
})

it('every document of a flow is in the catalogue [CONTENT-25]', () => {
  const slugs = [...FLOWS.values()].flatMap((flow) => flow.documents)
  expect(slugs.filter((slug) => !Object.hasOwn(CATALOGUE, slug))).toEqual([])
})
