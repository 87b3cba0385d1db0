import { expect, it } from 'vitest'
import { BUILT_PRESCREENS } from '#domain/search-target'
import { FLOWS } from '../../pages/prescreen/registry.ts'

it('the form leads to every prescreen that there is, and to no other [FIND-29, PRESCREEN-03]', () => {
  expect([...BUILT_PRESCREENS].sort()).toEqual([...FLOWS.keys()].sort())
})
