// npm run dev: the app from its sources, the API mounted beside it by vite.config.ts.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { installIfMissing } from './install.mjs'
import { checkNode, ROOT, reportErrors, ToolError } from './project.mjs'

await reportErrors(async () => {
  checkNode()
  process.chdir(ROOT)
  await installIfMissing()
  const { buildGazetteer } = await import('./gazetteer.mjs')
  mkdirSync(join(ROOT, '.build'), { recursive: true })
  await buildGazetteer(join(ROOT, '.build', 'gazetteer.json'))
  const { createServer } = await import('vite')
  const host = process.env.HOST ?? '127.0.0.1'
  const port = Number(process.env.PORT ?? 8080)
  const server = await createServer({ server: { host, port, strictPort: true } })
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    throw new ToolError(`${host}:${port} cannot be listened on: ${error.message}`)
  }
  server.printUrls()
})
