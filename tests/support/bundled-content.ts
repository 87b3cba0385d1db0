import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentData, Slug } from '#contract/content/catalogue'
import { contentPath } from '#contract/content/catalogue'
import { screenTextsPath, type Translation } from '#contract/content/translations'
import type { Content } from '../../src/server/content/source.ts'
import { ROOT } from './sources.ts'

type Overrides = { [S in Slug]?: DocumentData<S> }

/** The production documents as they are bundled, with some of them replaced. */
export function bundledContent(overrides: Overrides = {}): Content {
  return {
    object: async (path) => read(path),
    document: async <S extends Slug>(slug: S): Promise<DocumentData<S>> => {
      const replaced = overrides[slug]
      return replaced ?? bundled(slug)
    },
    bundled: async (slug) => bundled(slug),
    translations: async (slug, language) => {
      const text = read(contentPath(slug, language))
      return text === undefined ? [] : [JSON.parse(text).data as Translation]
    },
    screenTexts: async (language) =>
      JSON.parse(read(screenTextsPath(language)) ?? '{"data":{"texts":{}}}').data.texts,
    image: async () => undefined,
  }
}

const documents = new Map<Slug, unknown>()

/** The same object whenever it is asked for, as the server's content gives it, so no one may change it. */
function bundled<S extends Slug>(slug: S): DocumentData<S> {
  if (!documents.has(slug)) {
    documents.set(slug, frozen(JSON.parse(read(contentPath(slug)) ?? '{"data":{}}').data))
  }
  return documents.get(slug) as DocumentData<S>
}

function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part)
    Object.freeze(value)
  }
  return value
}

function read(path: string): string | undefined {
  const file = join(ROOT, '.build/content/production', path.replace('/content/v2/objects/', ''))
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
