// npm run screens: draws the pictures in .screens anew. Look at them.
import { join } from 'node:path'
import { findOrInstallChromium } from './browser.mjs'
import { buildIfStale } from './freshness.mjs'
import { installIfMissing } from './install.mjs'
import { checkNode, ROOT, reportErrors } from './project.mjs'

await reportErrors(async () => {
  checkNode()
  await installIfMissing()
  await findOrInstallChromium()
  await buildIfStale()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(ROOT, 'tests/support/screens.ts'), {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
  })
  await module.drawScreens(join(ROOT, '.screens'))
})
process.exit()
