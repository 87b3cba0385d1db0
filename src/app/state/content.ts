import { fetchJson } from '../api/reach.ts'
import { createContentLoader } from '../content/load.ts'

/** The content of this page: documents and collections are fetched once for whoever asks. */
export const content = createContentLoader({ fetchJson })
