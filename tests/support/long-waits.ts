import { vi } from 'vitest'

const { waitFor } = vi

/** The time-out is long, because a test that shares the processor may be slow. It matters only for what never comes. */
const waitLong: typeof waitFor = (callback, options = 60_000) => waitFor(callback, options)

// The files of one process share `vi`.
if (waitFor.name !== waitLong.name) vi.waitFor = waitLong
