/**
 * Each document is a chunk that is loaded when it is read. `@content` is the set chosen at build (CONTENT-05, CONTENT-06). The server alone
 * reads the texts of e-mails.
 */
const files = import.meta.glob(
  ['@content/**/*.json', '!@content/**/*.*.json', '!@content/**/visit-messages.json'],
  { import: 'default' },
)

const OBJECTS = '/content/v2/objects/' // CONTENT-01
const IN_A_LANGUAGE = /\.[A-Za-z-]+\.json$/

/** Reads the bundled copy of a content object by its address. Returns undefined where this build has none. */
export async function readBundled(path: string): Promise<unknown> {
  if (!path.startsWith(OBJECTS)) return undefined
  const ending = `/${path.slice(OBJECTS.length)}`
  if (IN_A_LANGUAGE.test(path)) {
    const { translations } = await import('./bundled-translations.ts') // English pages do not name these files (LANG-03)
    return readOne(translations, ending)
  }
  return readOne(files, ending)
}

function readOne(all: Record<string, () => Promise<unknown>>, ending: string): Promise<unknown> | undefined {
  const key = Object.keys(all).find((file) => file.endsWith(ending))
  return key === undefined ? undefined : all[key]?.()
}
