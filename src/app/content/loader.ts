import type { Struct } from 'superstruct'
import { validate } from 'superstruct'
import type { DocumentData, Slug } from '#contract/content/catalogue'
import type { CollectionKind } from '#contract/content/collections'
import { mergeCollections } from '#domain/config'
import { createSharing } from './sharing.ts'
import type { ContentResult, SourceOrder, Sources } from './sources.ts'
import { failure, readSources } from './sources.ts'

export interface ContentLoader {
  /**
   * One document of the catalogue. Without an order the main configuration and what it lists in forceFetch come from the API
   * first, all others from the bundled copy alone (CONTENT-08 to CONTENT-10). `signal` tells that the caller has left.
   */
  loadDocument<S extends Slug>(
    slug: S,
    options: { signal: AbortSignal; order?: SourceOrder },
  ): Promise<ContentResult<DocumentData<S>>>
  /** Texts by id, API first; several ids are merged into one that must fit `struct` (CONTENT-15 to CONTENT-19). */
  loadCollection<T>(
    kind: CollectionKind,
    ids: readonly string[],
    options: { signal: AbortSignal; struct: Struct<T, unknown> },
  ): Promise<ContentResult<T>>
  /** Forgets what was loaded, so that the next journey sees what is new. */
  forget(): void
}

const MAIN = 'schedulerConfig' // CONTENT-10

/** The client's loader of content documents; it never rejects. */
export function createLoader(sources: Sources): ContentLoader {
  const sharing = createSharing()

  async function defaultOrder(slug: Slug, signal: AbortSignal): Promise<SourceOrder> {
    if (slug === MAIN) return 'apiFirst' // CONTENT-09
    const main = await loadDocument(MAIN, { signal })
    return main.status === 'ok' && main.data.forceFetch.includes(slug) ? 'apiFirst' : 'fileOnly'
  }

  async function loadDocument<S extends Slug>(
    slug: S,
    { signal, order }: { signal: AbortSignal; order?: SourceOrder },
  ): Promise<ContentResult<DocumentData<S>>> {
    return sharing.load(slug, signal, async (leaving) => {
      // The structs are a chunk of their own: the first screen does not wait for them.
      const [{ CATALOGUE, contentPath }, chosen] = await Promise.all([
        import('#contract/content/catalogue'),
        order ?? defaultOrder(slug, leaving),
      ])
      const struct = CATALOGUE[slug].struct as unknown as Struct<DocumentData<S>>
      return readSources(sources, chosen, contentPath(slug), struct, leaving)
    })
  }

  async function loadOne(
    kind: CollectionKind,
    id: string,
    signal: AbortSignal,
  ): Promise<ContentResult<Record<string, unknown>>> {
    return sharing.load(`${kind}/${id}`, signal, async (leaving) => {
      const { CollectionId, collectionPath, collectionStruct } = await import('#contract/content/collections')
      if (!CollectionId.is(id)) return failure(404, 'id is invalid')
      return readSources(sources, 'apiFirst', collectionPath(kind, id), collectionStruct(kind, id), leaving)
    })
  }

  return {
    loadDocument,
    async loadCollection(kind, ids, { signal, struct }) {
      const parts = await Promise.all(ids.map((id) => loadOne(kind, id, signal)))
      const loaded: Record<string, unknown>[] = []
      for (const part of parts) {
        if (part.status !== 'ok') return part
        loaded.push(part.data)
      }
      const merged = mergeCollections(loaded)
      if (merged === undefined) return failure(404, 'has no ids')
      const [error, data] = validate(merged, struct)
      if (error) return failure(500, 'does not fit when merged')
      const cameFromApi = parts.some((part) => part.status === 'ok' && part.source === 'api')
      return { status: 'ok', data, source: cameFromApi ? 'api' : 'file' }
    },
    forget: sharing.forget,
  }
}
