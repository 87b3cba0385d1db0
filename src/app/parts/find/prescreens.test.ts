import { expect, it } from 'vitest'
import { BUILT_PRESCREENS } from '#domain/search-target'
import { FLOWS } from '../../pages/prescreen/registry.ts'

it('the form opens exactly the prescreens that exist [FIND-29, PRESCREEN-03]', () => {
  expect([...BUILT_PRESCREENS].sort()).toEqual([...FLOWS.keys()].sort())
})
