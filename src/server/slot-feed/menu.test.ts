import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../tests/support/builders.ts'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { openDemonstrationApp } from '../../../tests/support/slot-feed.ts'
import type { Content } from '../content/source.ts'
import { createApp } from '../create-app.ts'

type Documents = Parameters<typeof bundledContent>[0]

const SCHEDULES = '/smart-scheduling/schedules/OH.ndjson'
const SLOTS = '/smart-scheduling/slots/OH-1.ndjson'
const COVID_OFF: Documents = { covidVaccinesToggle: { isEnabled: false } }

let app: Awaited<ReturnType<typeof openDemonstrationApp>>
beforeAll(async () => {
  app = await openDemonstrationApp(TEST_NOW)
})
afterAll(() => app.close())

/** Asks a server with these documents in place of the bundled ones. */
function askerWith(documents: Documents) {
  const send = createApp({ ...app.deps, content: bundledContent(documents) })
  return (path: string, headers: Record<string, string> = {}) =>
    send(new Request(`https://visits.example${path}`, { headers }))
}

describe('the vaccines of the feed', () => {
  it('one that is switched off is in no schedule and no slot, and whoever kept them is told [CONTENT-28]', async () => {
    const [askBefore, ask] = [askerWith({}), askerWith(COVID_OFF)]
    const kept = await askBefore(SCHEDULES)
    expect(/COVID/.test(await kept.text())).toBe(true)
    const after = await ask(SCHEDULES, { 'if-none-match': kept.headers.get('etag') ?? '' })
    expect(after.status).toBe(200)
    const schedules = await after.text()
    expect([/COVID/.test(schedules), /"text":"Tdap/.test(schedules)]).toEqual([false, true])
    const isOfCovid = /-(227|261|263)-\d+"|COVID|serviceIds=[\d,]*(227|261|263)/
    expect(isOfCovid.test(await (await askBefore(SLOTS)).text())).toBe(true)
    expect(isOfCovid.test(await (await ask(SLOTS)).text())).toBe(false)
  })

  it('a switch is heeded without a restart [CONTENT-28]', async () => {
    const documents: Documents = {}
    const content: Content = {
      ...app.deps.content,
      document: (slug) => bundledContent(documents).document(slug),
    }
    const send = createApp({ ...app.deps, content })
    const hasCovid = async () =>
      /COVID/.test(await (await send(new Request(`https://visits.example${SCHEDULES}`))).text())
    expect(await hasCovid()).toBe(true)
    Object.assign(documents, COVID_OFF)
    expect(await hasCovid()).toBe(false)
    Object.assign(documents, { covidVaccinesToggle: { isEnabled: true } })
    expect(await hasCovid()).toBe(true)
  })

  it('an operator says which are COVID vaccines, and how long one takes to prepare [CONTENT-30]', async () => {
    const schedulesWith = async (documents: Documents) => (await askerWith(documents)(SCHEDULES)).text()
    const isFlu = /"text":"Flu dose 1"/
    const extras: Documents = { ...COVID_OFF, serviceExtraProperties: { '201': { isCovidVaccine: true } } }
    expect(isFlu.test(await schedulesWith(COVID_OFF))).toBe(true)
    expect(isFlu.test(await schedulesWith(extras))).toBe(false)
    const hasFluTomorrow = async (documents: Documents) =>
      /-201-\d+".*"start":"2026-11-21T/.test(await (await askerWith(documents)(SLOTS)).text())
    expect(await hasFluTomorrow({})).toBe(true)
    expect(await hasFluTomorrow({ serviceExtraProperties: { '201': { leadTime: 3 } } })).toBe(false)
  })
})
