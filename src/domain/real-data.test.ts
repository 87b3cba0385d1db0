import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isAddressLine, isCity, isCounty, isZip, tidyCity, tidyZip } from './address.ts'
import { dayOf, isDay, monthNumber, partsOfPasted } from './calendar.ts'
import { isEmail, sameEmail } from './email.ts'
import { isMedicareId, isName, isSocialSecurityNumber, isWeight } from './patient.ts'
import { isPhone, phoneDigits, showPhone, wirePhone } from './phone.ts'
import { isSignature } from './signature.ts'
import { hasHiddenCharacters, isBlank, lengthOf, tidy } from './text.ts'
import { optionName } from './vaccines.ts'
import { isZone, todayIn } from './zones.ts'

const DATA = '../shared/data'

/** The text of a file of real data; undefined, and one line said, when this checkout has none beside it. */
function real(path: string): string | undefined {
  const file = `${DATA}/${path}`
  if (existsSync(file)) return readFileSync(file, 'utf8')
  console.log(`real data: ${path} is not here, nothing was checked against it`)
  return undefined
}

/** The rows of a CSV with a header line and quoted cells; none when it is absent. */
function rowsOf(path: string): Record<string, string>[] {
  const cells = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
    )
  const [header = '', ...lines] = (real(path) ?? '').split(/\r?\n/).filter((line) => line !== '')
  const names = cells(header)
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, index) => [names[index] ?? '', cell])))
}

describe('names of the world', () => {
  // A slash in this list stands between two spellings of a name.
  const namesIn = (path: string) =>
    rowsOf(path)
      .flatMap((row) => [row['Localized Name'] ?? '', row['Romanized Name'] ?? ''])
      .flatMap((name) => name.split('/'))
      .filter((name) => name !== '')

  it.each(['common-forenames-by-country.csv', 'common-surnames-by-country.csv'])(
    'every name of %s is a name, and tidying leaves it as it is [PATIENT-04, PATIENT-05, PATIENT-07]',
    (file) => {
      const names = namesIn(`names/${file}`)
      expect(names.filter((name) => !isName(name))).toEqual([])
      expect(names.filter((name) => !isSignature(`Ann ${name}`))).toEqual([])
      expect(names.filter((name) => tidy(name) !== name.normalize('NFC').trim())).toEqual([])
      expect(names.filter(hasHiddenCharacters)).toEqual([])
    },
  )
})

describe('naughty strings', () => {
  const naughty = JSON.parse(real('names/blns.json') ?? '[]') as string[]

  it('nothing breaks, and tidying twice changes nothing more [PATIENT-07]', () => {
    for (const text of naughty) {
      const tidied = tidy(text)
      expect(tidy(tidied)).toBe(tidied)
      expect(hasHiddenCharacters(tidied)).toBe(false)
      for (const judge of [
        isName,
        isCity,
        isCounty,
        isZip,
        isAddressLine,
        isEmail,
        isPhone,
        isWeight,
        isZone,
      ]) {
        expect(judge(text)).toBeTypeOf('boolean')
      }
      for (const judge of [isMedicareId, isSocialSecurityNumber, isBlank, isDay]) {
        expect(judge(text)).toBeTypeOf('boolean')
      }
      for (const write of [showPhone, wirePhone, phoneDigits, tidyCity, tidyZip, monthNumber, optionName]) {
        expect(write(text)).toBeTypeOf('string')
      }
      expect(lengthOf(text)).toBeLessThanOrEqual(text.length)
      expect(partsOfPasted(text)).toBeUndefined()
      expect(dayOf({ year: text, month: text, day: text })).toBeUndefined()
    }
  })

  it('markup, formulas and commands among them are no names [PATIENT-04]', () => {
    const harmful = naughty.filter((text) => /[<>={}$;|&\\]/.test(text))
    expect(harmful.filter(isName)).toEqual([])
  })

  it('words that programs stumble over are names [PATIENT-04]', () => {
    const words = [
      'undefined',
      'null',
      'NULL',
      'nil',
      'true',
      'False',
      'None',
      'hasOwnProperty',
      'NaN',
      'Infinity',
    ]
    expect(words.filter((word) => !isName(word))).toEqual([])
  })
})

describe('e-mail addresses', () => {
  type Case = { address: string; category: string }
  const cases = JSON.parse(real('misc/email_isemail_tests.json') ?? '[]') as Case[]
  // The pattern of the HTML standard as it is printed there.
  const HTML =
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

  it('the verdict is that of the HTML standard, with two rules more: 64 characters, a dot in the domain [PATIENT-21]', () => {
    for (const { address } of cases) {
      const expected = HTML.test(address) && address.length <= 64 && /@.*\./.test(address)
      expect(isEmail(address), address).toBe(expected)
    }
  })

  it('stray dots before the @ pass as in browsers, and nothing else that the mail standards refuse [PATIENT-21]', () => {
    const passed = cases.filter(({ category, address }) => category === 'ISEMAIL_ERR' && isEmail(address))
    for (const { address } of passed) expect(address).toMatch(/^\.|\.@/)
  })

  it('comments, quotes, folded lines and outdated forms are refused [PATIENT-21]', () => {
    const odd = cases.filter(({ category }) => ['ISEMAIL_CFWS', 'ISEMAIL_DEPREC'].includes(category))
    expect(odd.filter(({ address }) => isEmail(address))).toEqual([])
  })

  it('every address is the same as itself in capitals [PATIENT-23]', () => {
    for (const { address } of cases.filter((one) => isEmail(one.address))) {
      expect(sameEmail(address, ` ${address.toUpperCase()} `)).toBe(true)
    }
  })
})

describe('stores', () => {
  const FILES = [
    'albertsons_pharmacies_2022.csv',
    'kroger_family_stores_2024.csv',
    'little_clinic_locations_2024.csv',
    'walgreens_stores_2024.csv',
  ]

  it.each(FILES)('every phone of %s is one, on screen and on the wire [PATIENT-26, PATIENT-28]', (file) => {
    const phones = rowsOf(`stores/${file}`).flatMap((row) => row['phone'] || [])
    expect(phones.filter((phone) => !isPhone(phone))).toEqual([])
    expect(phones.filter((phone) => !isPhone(showPhone(phone)))).toEqual([])
    expect(phones.filter((phone) => wirePhone(showPhone(phone)) !== wirePhone(phone))).toEqual([])
  })

  it.each(FILES)('every city of %s is one, tidied [ADDRESS-06, ADDRESS-07]', (file) => {
    const cities = rowsOf(`stores/${file}`).flatMap((row) => row['city'] || [])
    expect(cities.filter((city) => !isCity(tidyCity(city)))).toEqual([])
  })

  it.each(FILES)('every ZIP of %s is one [ADDRESS-09]', (file) => {
    const zips = rowsOf(`stores/${file}`).flatMap((row) => row['zip'] || [])
    expect(zips.filter((zip) => !isZip(zip))).toEqual([])
  })

  it('every zone that stores report is a zone, with a day [TIME-05]', () => {
    const zones = new Set(rowsOf('time/real_store_timezones.csv').map((row) => row['tz'] ?? ''))
    for (const zone of zones) {
      expect(isZone(zone), zone).toBe(true)
      expect(isDay(todayIn(0, zone))).toBe(true)
    }
  })
})
