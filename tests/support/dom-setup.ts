import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { configure } from '@testing-library/dom'
import { afterEach, beforeEach } from 'vitest'
import { REGIONS } from '../../src/app/platform/announce.ts'
import { checkComplaints, watchComplaints } from './dom-complaints.ts'

configure({
  // It ends a wait for what never comes. A page that shares the processor with much else may take long for what does come.
  asyncUtilTimeout: 60_000,
  // What screen readers are told repeats what the page shows; tests read it by `announced`.
  defaultIgnore: `script, style, ${Object.values(REGIONS)
    .map((id) => `#${id} *`)
    .join(', ')}`,
})

beforeEach(watchComplaints)
afterEach(checkComplaints)
