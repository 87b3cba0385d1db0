import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isCounty, isState } from '#domain/address'
import { buildGazetteer, isCurrentGazetteer } from '../../tools/gazetteer.mjs'
import { openGazetteer } from './gazetteer.ts'

const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'))
const file = join(folder, 'deeper', 'gazetteer.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the gazetteer', () => {
  it('is built once, and again when it was made by another version', () => {
    expect(isCurrentGazetteer(file)).toBe(false)
    expect(buildGazetteer(file)).toEqual({ written: true })
    expect(buildGazetteer(file)).toEqual({ written: false })
    const built = readFileSync(file, 'utf8')
    for (const other of [built.replace(/"format":\d+/, '"format":0'), '']) {
      writeFileSync(file, other)
      expect(isCurrentGazetteer(file)).toBe(false)
    }
    expect(buildGazetteer(file)).toEqual({ written: true })
    expect(readFileSync(file, 'utf8')).toBe(built)
  })

  it('knows city, state, county and point of a ZIP code', () => {
    buildGazetteer(file)
    const gazetteer = openGazetteer(file)
    expect(gazetteer.zip('45202')).toEqual({
      city: 'Cincinnati',
      state: 'OH',
      county: 'Hamilton',
      latitude: 39.1072,
      longitude: -84.502,
    })
    expect(gazetteer.zip('00000')).toBeUndefined()
    expect(gazetteer.zip('21201')?.county).toBe('Baltimore City')
    expect(gazetteer.zip('23220')?.county).toBe('Richmond City')
    expect(gazetteer.zip('94103')?.county).toBe('San Francisco')
    expect(gazetteer.zip('96860')?.state).toBe('HI')
    expect(gazetteer.hasCity('MO', 'Saint Louis')).toBe(true)
    expect(gazetteer.hasCity('MO', 'st. louis')).toBe(true)
    expect(gazetteer.hasCity('OH', 'Tempe')).toBe(false)
  })

  it('gives counties that the county field takes [ADDRESS-12]', () => {
    buildGazetteer(file)
    const gazetteer = openGazetteer(file)
    const states = ['OH', 'VA', 'AK', 'LA', 'NM', 'MD', 'MO', 'NV', 'CA', 'DC', 'CT', 'IN'].filter(isState)
    const counties = states.flatMap((state) => gazetteer.countiesOf(state))
    expect(counties.length).toBeGreaterThan(600)
    expect(counties.filter((county) => !isCounty(county))).toEqual([])
  })

  it('refuses a file that is not one', () => {
    const other = join(folder, 'other.json')
    writeFileSync(other, '{}')
    expect(() => openGazetteer(other)).toThrow(/not a gazetteer/)
  })
})
