import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { configure, getConfig, prettyDOM } from '@testing-library/dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { REGIONS } from '../../src/app/platform/announce.ts'
import { checkComplaints, watchComplaints } from './dom-complaints.ts'
import './long-waits.ts'

// Files run one after another in the same process: each loads the modules anew.
vi.resetModules()

/** Whether the library looks for something that it waits for: it keeps that in a field that its types do not have. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

configure({
  // A look that is in vain throws, and writing the document into its error costs more than the look. The end of a wait writes it.
  getElementError: (message, container) => {
    const error = new Error(isWaiting() ? (message ?? '') : `${message ?? ''}\n\n${prettyDOM(container)}`)
    error.name = 'TestingLibraryElementError'
    return error
  },
  // Long, because a page that shares the processor may be slow. It matters only for what never comes.
  asyncUtilTimeout: 60_000,
  // What screen readers are told repeats what the page shows; tests read it by `announced`.
  defaultIgnore: `script, style, ${Object.values(REGIONS)
    .map((id) => `#${id} *`)
    .join(', ')}`,
})

beforeEach(watchComplaints)
afterEach(checkComplaints)
