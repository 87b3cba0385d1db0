import { type Source, withoutComments } from './sources.ts'

const EXPORTED = /^export (?:async )?(?:type|interface|class|function\*?|const|let) (\w+)/gm

/** Where a pattern of the project gives several files one name. */
const PATTERNS: { name: RegExp; path: RegExp }[] = [
  // A folder registers its step or flow under this name.
  { name: /^(step|flow)$/, path: /^src\/app\/pages\/(intake\/steps|prescreen\/flows)\/[^/]+\/index\.ts$/ },
  // A file of texts has the name of what it is for.
  { name: /./, path: /^src\/app\/messages\// },
  // A kind of field has the name of the component that draws it.
  { name: /Field$/, path: /^src\/app\/forms\/spec\.ts$/ },
  // Each realm reads the time in its own clock.
  { name: /^(now|deviceNow)$/, path: /\/?clock\.ts$/ },
  // The form of an appointment and that of a walk-in each have their checks.
  { name: /^checkInsurance$/, path: /^src\/domain\/walk-in\/insurance\.ts$/ },
]

/** Exported names that several files declare, each with the files: 'name: path, path'. */
export function sharedNames(sources: readonly Source[]): string[] {
  const files = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    for (const [, name = ''] of withoutComments(text).matchAll(EXPORTED)) {
      if (PATTERNS.some((pattern) => pattern.name.test(name) && pattern.path.test(path))) continue
      files.set(name, (files.get(name) ?? new Set()).add(path))
    }
  }
  return [...files].flatMap(([name, paths]) =>
    paths.size > 1 ? [`${name}: ${[...paths].sort().join(', ')}`] : [],
  )
}
