import { useEffect } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'
import type { DocumentData, Slug } from '#contract/content/catalogue'
import { content } from '../content/content.ts'
import { reportError } from './flow.ts'

/** A content document as it is asked for (CONTENT-07). */
type Load =
  | { status: 'loading' }
  | { status: 'ok'; data: object }
  | { status: 'error'; code: number }
  | { status: 'cancel' }

/** Content documents by slug. */
export const documents = proxy<{ loads: Partial<Record<Slug, Load>> }>({ loads: {} })

/** The documents a page needs, once all of them are here. */
export type Documents<S extends Slug> = { [K in S]: DocumentData<K> }
export type DocumentsState<S extends Slug> =
  | { status: 'in_progress' }
  | { status: 'done'; value: Documents<S> }
  | { status: 'failed'; retry: () => void }

/** Loads documents while a component is there; their requests are cancelled when it leaves (CONTENT-19). */
export function useDocuments<S extends Slug>(slugs: readonly S[]): DocumentsState<S> {
  const { loads } = useSnapshot(documents)
  const wanted = slugs.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of the same slugs is the same list.
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

/** Loads one document, unless it is here; a failure is reported. */
export async function load(slug: Slug, signal: AbortSignal): Promise<void> {
  if (isHere(slug)) return
  documents.loads[slug] = { status: 'loading' }
  const result = await content.loadDocument(slug, { signal })
  if (isHere(slug)) return
  if (result.status === 'ok') documents.loads[slug] = { status: 'ok', data: ref(result.data as object) }
  else if (result.status === 'cancel') documents.loads[slug] = { status: 'cancel' }
  else {
    documents.loads[slug] = { status: 'error', code: result.code }
    reportError({ description: result.message, endpoint: slug, status: result.code })
  }
}

/** Asks for documents anew; what is here stays until another is. */
export async function reload(slugs: readonly Slug[]): Promise<void> {
  content.forget()
  const { signal } = new AbortController()
  const asked = slugs.map(async (slug) => {
    const result = await content.loadDocument(slug, { signal })
    if (result.status === 'ok') documents.loads[slug] = { status: 'ok', data: ref(result.data as object) }
  })
  await Promise.all(asked)
}

function isHere(slug: Slug): boolean {
  return documents.loads[slug]?.status === 'ok'
}
