import { useEffect, useState } from 'react'
import type { Struct } from 'superstruct'
import { proxy, ref, useSnapshot } from 'valtio'
import type { DocumentData, Slug } from '#contract/content/catalogue'
import type { CollectionKind } from '#contract/content/collections'
import type { AmpConfiguration } from '#contract/content/notices'
import { content } from '../content/content.ts'
import type { ContentResult } from '../content/loader.ts'
import { spokenLanguage } from '../messages/catalogue.ts'
import { noteTexts, translateAll } from '../messages/document-texts.ts'
import { banner } from './banner.ts'
import { reportError } from './flow.ts'

/** A content document, while and after it loads (CONTENT-07). */
type Load =
  | { status: 'loading' }
  /** `language`: that of the page it was loaded for, absent in English; `texts`: of a consent in it. */
  | { status: 'ok'; data: object; language?: string; texts?: Readonly<Record<string, string>> }
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
  // What is shown in the former language stays until it is loaded in the new one.
  if (documents.loads[slug]?.status !== 'ok') documents.loads[slug] = { status: 'loading' }
  const result = await content.loadDocument(slug, { signal })
  const loaded = result.status === 'ok' ? await withTexts(slug, result.data, signal) : undefined
  if (isLoaded(slug)) return
  if (loaded) documents.loads[slug] = loaded
  else if (documents.loads[slug]?.status === 'ok') return
  else if (result.status === 'cancel') documents.loads[slug] = { status: 'cancel' }
  else if (result.status === 'error') {
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
    if (result.status === 'ok') documents.loads[slug] = await withTexts(slug, result.data, signal)
  })
  await Promise.all(asked)
}

function isLoaded(slug: Slug): boolean {
  const load = documents.loads[slug]
  return load?.status === 'ok' && (load.language ?? 'en') === spokenLanguage()
}

/** Adds the translation of a consent (LANG-07). In English there is nothing to ask for. */
async function withTexts(slug: Slug, data: object, signal: AbortSignal): Promise<Load> {
  const language = spokenLanguage()
  if (language === 'en') return { status: 'ok', data: ref(data) }
  noteTexts(data)
  const texts = await content.loadTranslation(slug, language, { signal, released: banner.released })
  return { status: 'ok', data: ref(data), language, ...(texts && { texts: ref(texts) }) }
}

/** A loaded consent's texts in the chosen language, by the English ones; undefined where guests agree to it in English (LANG-07). */
export function translationOf(slug: Slug): Readonly<Record<string, string>> | undefined {
  const load = documents.loads[slug]
  return load?.status === 'ok' && (load.language ?? 'en') === spokenLanguage() ? load.texts : undefined
}

type CollectionState<T> = { status: 'in_progress' } | { status: 'done'; value: T } | { status: 'failed' }
type Loaded<T> = { state: CollectionState<T>; retry: () => void }

/** A screen whose texts are listed in ampConfiguration. */
export type TextsScreen = keyof AmpConfiguration

/** Loads texts by id for a component (CONTENT-15 to CONTENT-19). Reports failures. `retry` loads them again. */
export function useCollection<T>(kind: CollectionKind, id: string, struct: Struct<T, unknown>): Loaded<T> {
  return useLoaded(id, (signal) => content.loadCollection(kind, [id], { signal, struct }))
}

/** As `useCollection`, for the merged texts of all ids that ampConfiguration lists for a screen. */
export function useScreenTexts<T>(
  kind: CollectionKind,
  screen: TextsScreen,
  struct: Struct<T, unknown>,
): Loaded<T> {
  return useLoaded(screen, (signal) => loadScreenTexts(kind, screen, struct, signal))
}

/** Loads the texts of `useScreenTexts` (CONTENT-03, CONTENT-16). */
export async function loadScreenTexts<T>(
  kind: CollectionKind,
  screen: TextsScreen,
  struct: Struct<T, unknown>,
  signal: AbortSignal,
): Promise<ContentResult<T>> {
  const configuration = await content.loadDocument('ampConfiguration', { signal })
  if (configuration.status !== 'ok') return configuration
  return content.loadCollection(kind, configuration.data[screen], { signal, struct })
}

function useLoaded<T>(name: string, load: (signal: AbortSignal) => Promise<ContentResult<T>>): Loaded<T> {
  const [state, setState] = useState<CollectionState<T>>({ status: 'in_progress' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` depends on the name alone, and `tries` counts the retries.
  useEffect(() => {
    const leaving = new AbortController()
    setState({ status: 'in_progress' })
    void load(leaving.signal).then((result) => {
      if (leaving.signal.aborted || result.status === 'cancel') return
      if (result.status === 'ok') {
        setState({ status: 'done', value: translateAll(result.data) })
        return
      }
      setState({ status: 'failed' })
      reportError({ description: result.message, endpoint: name, status: result.code })
    })
    return () => leaving.abort()
  }, [name, tries])
  return { state, retry: () => setTries(tries + 1) }
}
