/** One lazy chunk a document: `@content` is the folder of the set chosen at build (CONTENT-05, CONTENT-06). */
const files = import.meta.glob('@content/**/*.json', { import: 'default' })

const OBJECTS = '/content/v2/objects/' // CONTENT-01

/** The bundled copy of a content object by its address; undefined: there is none in this build. */
export async function readBundled(path: string): Promise<unknown> {
  if (!path.startsWith(OBJECTS)) return undefined
  const ending = `/${path.slice(OBJECTS.length)}`
  const key = Object.keys(files).find((file) => file.endsWith(ending))
  return key === undefined ? undefined : files[key]?.()
}
