/** Each document is a chunk that is loaded when it is read. `@content` is the set chosen at build (CONTENT-05, CONTENT-06). */
const files = import.meta.glob('@content/**/*.json', { import: 'default' })

const OBJECTS = '/content/v2/objects/' // CONTENT-01

/** Reads the bundled copy of a content object by its address. Returns undefined where this build has none. */
export async function readBundled(path: string): Promise<unknown> {
  if (!path.startsWith(OBJECTS)) return undefined
  const ending = `/${path.slice(OBJECTS.length)}`
  const key = Object.keys(files).find((file) => file.endsWith(ending))
  return key === undefined ? undefined : files[key]?.()
}
