import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { BookingBody } from '#contract/appointments'
import type { ConsentDocument } from '#contract/content/consents'
import type { ConsentDetails } from '#contract/intake'
import { shownText } from '#domain/shown-text'
import {
  type AppointmentApp,
  aFluVisit,
  aNutritionVisit,
  aPhysical,
  aVideoVisit,
  openAppointmentApp,
} from '../../../tests/support/appointments.ts'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { documentIn } from '../../../tests/support/intake.ts'

type Documents = NonNullable<ConsentDetails['documents']>

const agreeing = (documents: Documents, visit = aFluVisit()): BookingBody => ({
  ...visit,
  consentDetails: { ...visit.consentDetails, documents },
})
const ASKED: Documents = aFluVisit().consentDetails.documents ?? []
const printed = (slug: string, sha256: string | null) =>
  ASKED.map((one) => (one.slug === slug ? { slug, sha256 } : one))
const printOf = (text: ConsentDocument) => createHash('sha256').update(shownText(text)).digest('hex')

async function answered<T>(
  use: (app: AppointmentApp) => Promise<T>,
  overrides?: Parameters<typeof openAppointmentApp>[0],
): Promise<T> {
  const app = await openAppointmentApp(overrides)
  return use(app).finally(app.close)
}

describe('which texts were agreed to', () => {
  it.each([
    ['no word of them', agreeing([]), '400 consentMissing consentDetails.documents.privacyPractice'],
    [
      'one that is left out',
      agreeing(ASKED.slice(0, -1)),
      '400 consentMissing consentDetails.documents.generalConsent',
    ],
    [
      'one that is named twice',
      agreeing([...ASKED, ...ASKED.slice(0, 1)]),
      '400 invalidRequest consentDetails.documents.vaccineConsent',
    ],
    [
      'those of another form',
      agreeing(ASKED, aPhysical()),
      '400 consentMissing consentDetails.documents.financialConsent',
    ],
    [
      'one that was not asked',
      agreeing([...ASKED, { slug: 'financialConsent', sha256: null }]),
      '400 unknownField consentDetails.documents',
    ],
    [
      'another wording',
      agreeing(printed('vaccineConsent', 'f'.repeat(64))),
      '400 consentChanged consentDetails.documents.vaccineConsent',
    ],
    [
      'a fingerprint that is none',
      agreeing(printed('vaccineConsent', 'none')),
      '400 invalidRequest consentDetails.documents.0.sha256',
    ],
  ])('is told: %s is refused, and nothing is booked [CONSENT-10]', async (_, body, refusal) => {
    await answered(async (app) => {
      const [status, [key], [field]] = await app.refused(body)
      expect(`${status} ${key} ${field}`).toBe(refusal)
      expect(await app.appointments()).toEqual([])
    })
  })

  it.each([
    ['a vaccine', aFluVisit()],
    ['a visit to the clinic', aPhysical()],
    ['a visit on video', aVideoVisit()],
    ['a visit to the dietitian', aNutritionVisit()],
  ])('a device that can make no fingerprint names those of %s all the same [CONSENT-10]', async (_, body) => {
    expect(body.consentDetails.documents?.map(({ sha256 }) => sha256)).toEqual([null, null, null])
    expect(await answered((app) => app.booked(body))).toHaveLength(1)
  })
})

describe('the wording that was agreed to', () => {
  const bundled = documentIn('production', 'vaccineConsent')
  const own = { ...bundled, default: { ...bundled.default, summary: 'In our own words.' } }
  const content = bundledContent({ vaccineConsent: own })

  it.each([
    ['the operator’s', own.default, 201],
    ['the bundled one, on a device that had no other', bundled.default, 201],
    ['that of another state', { ...bundled.default, ...bundled.state?.['TX'] }, 400],
  ])('is looked at: %s [CONSENT-10]', async (_, text, status) => {
    const body = agreeing(printed('vaccineConsent', printOf(text)))
    expect((await answered((app) => app.book(body), { content })).status).toBe(status)
  })
})
