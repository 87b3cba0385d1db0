import { afterAll, vi } from 'vitest'
import './long-waits.ts'

// Files run one after another in the same process: each loads the modules anew, and leaves the globals as it found them.
vi.resetModules()
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  // What fake-indexeddb has added stays, as its module does, but not what a file kept in it.
  if ('indexedDB' in globalThis) globalThis.indexedDB = Reflect.construct(indexedDB.constructor, [])
})
