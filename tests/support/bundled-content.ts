import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentData, Slug } from '#contract/content/catalogue'
import { contentPath } from '#contract/content/catalogue'
import type { Content } from '../../src/server/content-source.ts'
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
    image: async () => undefined,
  }
}

function bundled<S extends Slug>(slug: S): DocumentData<S> {
  return JSON.parse(read(contentPath(slug)) ?? '{"data":{}}').data
}

function read(path: string): string | undefined {
  const file = join(ROOT, 'content-fallback/production', path.replace('/content/v2/objects/', ''))
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
