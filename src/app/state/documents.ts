import { useEffect } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'
import type { DocumentData, Slug } from '#contract/content/catalogue'
import { content } from '../content/content.ts'
import { reportError } from './flow.ts'

/** A content document, while and after it loads (CONTENT-07). */
type Load =
  | { status: 'loading' }
  | { status: 'ok'; data: object }
  | { status: 'error'; code: number }
  | { status: 'cancel' }

/** Content documents by slug. */
export const documents = proxy<{ loads: Partial<Record<Slug, Load>> }>({ loads: {} })

/** The documents of a page, once all of them are loaded. */
export type Documents<S extends Slug> = { [K in S]: DocumentData<K> }
type DocumentsState<S extends Slug> =
  | { status: 'in_progress' }
  | { status: 'done'; value: Documents<S> }
  | { status: 'failed'; retry: () => void }

/** Loads documents for a component, and cancels the requests when it unmounts (CONTENT-19). */
export function useDocuments<S extends Slug>(slugs: readonly S[]): DocumentsState<S> {
  const { loads } = useSnapshot(documents)
  const wanted = slugs.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: lists of the same slugs are equal.
  useEffect(() => {
    const leaving = new AbortController()
    for (const slug of slugs) void load(slug, leaving.signal)
    return () => leaving.abort()
  }, [wanted])
  if (slugs.some((slug) => loads[slug]?.status === 'error')) {
    return {
      status: 'failed',
      retry: () => slugs.forEach((slug) => void load(slug, new AbortController().signal)),
    }
  }
  const value: Partial<Documents<S>> = {}
  for (const slug of slugs) {
    const one = loads[slug]
    if (one?.status !== 'ok') return { status: 'in_progress' }
    value[slug] = one.data as DocumentData<S>
  }
  return { status: 'done', value: value as Documents<S> }
}

/** Loads one document, unless it is loaded. Reports failures. */
export async function load(slug: Slug, signal: AbortSignal): Promise<void> {
  if (isLoaded(slug)) return
  documents.loads[slug] = { status: 'loading' }
  const result = await content.loadDocument(slug, { signal })
  if (isLoaded(slug)) return
  if (result.status === 'ok') documents.loads[slug] = { status: 'ok', data: ref(result.data as object) }
  else if (result.status === 'cancel') documents.loads[slug] = { status: 'cancel' }
  else {
    documents.loads[slug] = { status: 'error', code: result.code }
    reportError({ description: result.message, endpoint: slug, status: result.code })
  }
}

/** Loads documents again. The loaded ones stay until an answer comes. */
export async function reload(slugs: readonly Slug[]): Promise<void> {
  content.forget()
  const { signal } = new AbortController()
  const asked = slugs.map(async (slug) => {
    const result = await content.loadDocument(slug, { signal })
    if (result.status === 'ok') documents.loads[slug] = { status: 'ok', data: ref(result.data as object) }
  })
  await Promise.all(asked)
}

function isLoaded(slug: Slug): boolean {
  return documents.loads[slug]?.status === 'ok'
}
