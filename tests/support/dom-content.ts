import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { contentPath, type DocumentData, type Slug } from '#contract/content/catalogue'
import { createContent } from '../../src/server/content/content.ts'
import type { Content } from '../../src/server/content/source.ts'
import type { LogLine } from '../../src/server/log.ts'
import { bundledContent } from './bundled-content.ts'
import type { OpenedPage } from './dom.tsx'
import { ROOT } from './sources.ts'

const BUNDLED = join(ROOT, '.build/content')

/** Answers for a document of the content service, changed from the bundled one. */
export async function changeDocument<S extends Slug>(
  { answer }: Pick<OpenedPage, 'answer'>,
  slug: S,
  change: (data: DocumentData<S>) => DocumentData<S>,
): Promise<void> {
  const path = contentPath(slug)
  const data = await bundledContent().document(slug)
  answer(new RegExp(`^${path.replaceAll('.', '\\.')}$`), () => Response.json({ data: change(data) }))
}

/** Content with documents of an operator, each made of the bundled one, by its path below the set; and what the log gets. */
export function operatorContent(documents: Record<string, (bundled: string) => string>): {
  content: Content
  logged: LogLine[]
} {
  const dataDir = mkdtempSync(join(tmpdir(), 'operator-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  for (const [file, change] of Object.entries(documents)) {
    const place = join(dataDir, 'content', 'objects', file)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, change(readFileSync(join(BUNDLED, 'production', file), 'utf8')))
  }
  const logged: LogLine[] = []
  const log = (line: LogLine) => void logged.push(line)
  return { content: createContent({ dataDir, bundledDir: BUNDLED, environment: 'prod', log }), logged }
}
