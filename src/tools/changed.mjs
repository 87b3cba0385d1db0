// What a change since main can reach.
import { run } from './project.mjs'

/** Files that a journey may meet without importing them: the product is built from them. */
const PRODUCT =
  /^(?:src\/(?:app|server|contract|domain|tools)|sw|public|content-fallback)\/(?!.*\.test\.tsx?$)/
const BUILT_BY = /^(?:package(?:-lock)?\.json|vite\.config\.ts|tsconfig\.json|tests\/playwright\.config\.ts)$/

/** Whether a change of these files can change the built product, or how every journey runs. */
export function reachesProduct(files) {
  return files.some((file) => PRODUCT.test(file) || BUILT_BY.test(file))
}

async function git(...args) {
  const { code, output } = await run('git', args)
  return code === 0 ? output.trim() : undefined
}

/**
 * The commit from which this checkout departs from main, and whether what changed since can reach every journey. On main itself the
 * published main counts, and without one the last commit: what is not committed is the change.
 */
export async function changedSinceMain() {
  const branch = await git('rev-parse', '--abbrev-ref', 'HEAD')
  const candidates = branch === 'main' ? ['origin/main'] : ['main', 'origin/main']
  let base
  for (const candidate of candidates) base ??= await git('merge-base', 'HEAD', candidate)
  base ??= 'HEAD'
  const changed = (await git('diff', '--name-only', base)) ?? ''
  const added = (await git('ls-files', '--others', '--exclude-standard')) ?? ''
  const files = `${changed}\n${added}`.split('\n').filter(Boolean)
  return { base, reachesProduct: reachesProduct(files) }
}
