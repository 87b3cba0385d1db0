import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { configure } from '@testing-library/dom'
import { afterEach, beforeEach } from 'vitest'
import { REGIONS } from '../../src/app/platform/announce.ts'
import { checkComplaints, watchComplaints } from './dom-complaints.ts'

// A page draws from a real server that shares the processor with other tests.
configure({
  asyncUtilTimeout: 10_000,
  // What screen readers are told repeats what the page shows; tests read it by `announced`.
  defaultIgnore: `script, style, ${Object.values(REGIONS)
    .map((id) => `#${id} *`)
    .join(', ')}`,
})

beforeEach(watchComplaints)
afterEach(checkComplaints)
