import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { configure } from '@testing-library/dom'
import { afterEach, beforeEach } from 'vitest'
import { checkComplaints, watchComplaints } from './dom-complaints.ts'

// A page draws from a real server that shares the processor with other tests.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(watchComplaints)
afterEach(checkComplaints)
