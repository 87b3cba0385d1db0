import { vi } from 'vitest'

const { waitFor } = vi

/** A wait ends for what never comes. A test that shares the processor with much else may wait long for what does come. */
const waitLong: typeof waitFor = (callback, options = 60_000) => waitFor(callback, options)

// The files of one process share `vi`.
if (waitFor.name !== waitLong.name) vi.waitFor = waitLong
