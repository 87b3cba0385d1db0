import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aDirectoryService } from '../../../tests/support/builders.ts'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { tilesForMarkup } from './appointment-types.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
  await app.store.putServices([
    aDirectoryService({ id: 9001, groupName: 'Later', order: 9000, groupOrder: 9000 }),
    aDirectoryService({ id: 9002, groupName: 'Hidden', notMenuOption: true }),
    aDirectoryService({ id: 9003, groupName: 'Undated', maxDaysAhead: null }),
  ])
})
afterEach(() => app.close())

describe('the appointment types in the markup of the Find form', () => {
  it('are those the app itself comes to, in its order [FIND-06, FIND-07, API-10]', async () => {
    const tiles = await tilesForMarkup(app.store, bundledContent())
    const types = tiles.map(({ type }) => type)
    expect(types.at(-1)).toBe('Later')
    expect(types.length).toBeGreaterThan(1)
    expect(new Set(types).size).toBe(types.length)
    expect(types).not.toContain('Hidden')
    expect(types).not.toContain('Undated')
  })

  it('are none while a banner is to be shown above the form [FIND-12]', async () => {
    const safError = { ...(await bundledContent().document('safError')), isDisplayed: true }
    expect(await tilesForMarkup(app.store, bundledContent({ safError }))).toEqual([])
  })

  it('leave out what is switched off [CONTENT-28]', async () => {
    await app.store.putServices([aDirectoryService({ id: 9004, groupName: 'Covid', isCovidVaccine: true })])
    const [on, off] = await Promise.all(
      [true, false].map(async (isEnabled) => {
        const content = bundledContent({ covidVaccinesToggle: { isEnabled } })
        return (await tilesForMarkup(app.store, content)).map(({ type }) => type)
      }),
    )
    expect(on).toContain('Covid')
    expect(off).not.toContain('Covid')
  })
})
