import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aContent, eachWithContentFolder, lines, putJson } from '../../../tests/support/content-folder.ts'
import { ROOT } from '../../../tests/support/sources.ts'

eachWithContentFolder()

const RELEASES = join(ROOT, 'tests', 'release-documents')

it.each(readdirSync(RELEASES))(
  'an operator may go on with the documents of release %s: none is refused, and what is doubted is a warning [RUN-07, BK-38]',
  async (file) => {
    const { documents } = JSON.parse(readFileSync(join(RELEASES, file), 'utf8'))
    const names = Object.keys(documents)
    expect(names.length).toBeGreaterThan(30)
    for (const name of names) putJson(`/content/v2/objects/${name}`, documents[name])
    const content = aContent({ hasImageHost: true })
    await content.lookAtOwn()
    expect(lines.filter(({ event }) => event !== 'content-warning')).toEqual([])
    if (file === '0.1.0.json') {
      const flows = lines.map(({ reason }) => /^flows\.(\w+) has no joinText/.exec(String(reason))?.[1])
      expect(flows.sort()).toEqual(['DIETITIAN', 'VIRTUAL_VISIT'])
    }
    for (const name of names) {
      const served = await content.object(`/content/v2/objects/${name}`)
      expect(withoutForced(JSON.parse(served ?? 'null')), name).toEqual(withoutForced(documents[name]))
    }
  },
)

/** The server adds the operator's own documents to what the app asks of it first. */
function withoutForced(document: { data: object }): object {
  return { ...document, data: { ...document.data, forceFetch: [] } }
}
