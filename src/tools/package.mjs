// npm run package: one archive that runs on a machine with Node alone (RUN-02).
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { buildIfStale } from './freshness.mjs'
import { installIfMissing } from './install.mjs'
import { checkNode, isMain, ROOT, readJson, reportErrors, run, ToolError } from './project.mjs'

/** What of the build runs; the rest is for building and testing. */
const BUILT = ['app', 'content', 'desk', 'templates', 'gazetteer.json', 'stamp']

/** Names of the packages that a built file imports. */
export function packagesIn(code) {
  const written = code.matchAll(/(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*["']([^"'.][^"']*)["']/g)
  const names = [...written].map(([, name]) => name).filter((name) => !name.startsWith('node:'))
  return [...new Set(names.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0]))].sort()
}

/** Entries of a lockfile that these packages need, themselves among them: as npm looks them up, the nearest folder first. */
export function neededEntries(packages, roots) {
  const needed = new Set()
  const visit = (name, from) => {
    for (let base = from; ; base = base.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
      const path = `${base === '' ? '' : `${base}/`}node_modules/${name}`
      if (path in packages) {
        if (needed.has(path)) return
        needed.add(path)
        const { dependencies = {}, optionalDependencies = {} } = packages[path]
        for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(next, path)
        return
      }
      if (base === '') return
    }
  }
  for (const root of roots) visit(root, '')
  return [...needed].sort()
}

function serverFiles() {
  return readdirSync(join(ROOT, '.build')).filter((name) => /^server(-[^/]+)?\.js$/.test(name))
}

/** Puts the package together in a folder that does not exist yet. */
function assemble(folder) {
  mkdirSync(folder, { recursive: true })
  const own = readJson(join(ROOT, 'package.json'))
  const lock = readJson(join(ROOT, 'package-lock.json'))
  const code = serverFiles().map((name) => readFileSync(join(ROOT, '.build', name), 'utf8'))
  const roots = packagesIn(code.join('\n')).filter((name) => name in own.dependencies)
  const dependencies = Object.fromEntries(roots.map((name) => [name, own.dependencies[name]]))
  const entries = neededEntries(lock.packages, roots)
  for (const name of [...BUILT, ...serverFiles()])
    copy(join(ROOT, '.build', name), join(folder, '.build', name))
  for (const path of entries) if (existsSync(join(ROOT, path))) copy(join(ROOT, path), join(folder, path))
  copy(join(ROOT, 'src/server/deploy'), join(folder, 'deploy'))
  copy(join(ROOT, 'src/docs'), join(folder, 'docs'))
  const { name, version, type, engines } = own
  const described = {
    name,
    version,
    private: true,
    type,
    engines,
    scripts: { start: 'exec node .build/server.js' },
    dependencies,
  }
  writeJson(join(folder, 'package.json'), described)
  writeJson(join(folder, 'package-lock.json'), {
    name,
    version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: {
      '': { name, version, dependencies, engines },
      ...Object.fromEntries(entries.map((path) => [path, lock.packages[path]])),
    },
  })
  writeFileSync(join(folder, 'SHA256SUMS'), sumsOf(folder))
}

function copy(from, to) {
  cpSync(from, to, { recursive: true, dereference: true })
}

function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** A line a file, as `sha256sum --check` reads it. */
export function sumsOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)))
    .sort()
  return files.map((file) => `${sumOf(join(folder, file))}  ${file}\n`).join('')
}

function sumOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** Writes the archive and its sum into a folder, which it empties; answers the archive's path. */
export async function writePackage(out = join(ROOT, '.build', 'package')) {
  const { name, version } = readJson(join(ROOT, 'package.json'))
  const folder = join(out, name)
  rmSync(out, { recursive: true, force: true })
  assemble(folder)
  const archive = join(out, `${name}-${version}-${process.platform}-${process.arch}.tar.gz`)
  const { code, output } = await run('tar', [
    '-czf',
    archive,
    '--owner=0',
    '--group=0',
    '--mode=a+rX,go-w',
    '-C',
    out,
    name,
  ])
  if (code !== 0) throw new ToolError(`The archive could not be written: ${output.trim()}`)
  writeFileSync(`${archive}.sha256`, `${sumOf(archive)}  ${basename(archive)}\n`)
  rmSync(folder, { recursive: true })
  return archive
}

if (isMain(import.meta)) {
  await reportErrors(async () => {
    checkNode()
    await installIfMissing()
    await buildIfStale()
    console.log(await writePackage())
  })
}
