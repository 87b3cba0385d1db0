import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStore, aVisit } from '../../../tests/support/intake.ts'
import { anEnrolment } from '../../../tests/support/kiosk.ts'
import { speak } from '../messages/catalogue.ts'
import { isUntranslated, noteTexts, setTranslations } from '../messages/document-texts.ts'
import { kiosk } from '../state/kiosk.ts'
import type { Visit } from '../state/visit.ts'
import {
  calendarVisitsOf,
  cancelAddressOf,
  changeNumber,
  joinTextOf,
  locationLine,
  sharedText,
  whenOf,
} from './visit-texts.ts'

const SUPPORT = {
  customer: '800-555-0101',
  email: 'test@example.com',
  clinic: '800-555-0102',
  dietitian: '800-555-0105',
  pharmacy: '800-555-0103',
  rideshare: '800-555-0104',
}
const CONFIG = {
  support: SUPPORT,
  flows: { VIRTUAL_VISIT: { joinText: 'Call {supportPhone} and say {code}.' } },
}
const store = aStore({ vanityName: 'Lantern Square', phone: '5135550160' })
const SECRETS = { confirmCode: 'q8Zk-wVtT1n', counterCode: 'B7K2MX' }

function booked(overrides: Partial<Visit> = {}): Visit {
  const services = [{ id: 209, name: 'Shingles dose 1', isAvailable: true }]
  const timezone = 'America/New_York'
  return aVisit({
    flow: 'EVERYDAY_VACCINE',
    provider: { providerId: store.providerId, businessName: 'pharmacy', store },
    appointment: { id: 'a', services, timestamp: '2026-10-31T23:30:00-04:00', timezone, ...SECRETS },
    followup: { id: 'b', services, timestamp: '2026-12-31T09:05:00-05:00', timezone, ...SECRETS },
    ...overrides,
  })
}

const ORIGIN = 'https://visits.example'

beforeEach(() => vi.stubGlobal('window', { location: { origin: ORIGIN } }))
afterEach(() => {
  vi.unstubAllGlobals()
  speak(undefined)
  setTranslations('en', {})
  kiosk.enrolment = undefined
})

describe('what the confirmation says', () => {
  it.each([
    ['2026-11-01T05:30:00Z', 'America/New_York', 'Sunday, Nov 1, 2026, 01:30 AM EDT'],
    ['2026-11-01T06:30:00Z', 'America/New_York', 'Sunday, Nov 1, 2026, 01:30 AM EST'],
    ['2026-11-01T05:30:00Z', 'Pacific/Honolulu', 'Saturday, Oct 31, 2026, 07:30 PM HST'],
    ['2026-11-23T15:00:00Z', 'America/Phoenix', 'Monday, Nov 23, 2026, 08:00 AM MST'],
  ])('%s in %s is %s [CONFIRM-06, TIME-05, TIME-07]', (timestamp, timezone, text) => {
    expect(whenOf({ timestamp, timezone })).toBe(text)
  })

  it('a walk-in is today [CONFIRM-06]', () => {
    expect(whenOf({ timestamp: '', timezone: 'America/New_York' })).toMatch(/^Today, \w+day, /)
  })

  it('a visit is at its place, or by video [CONFIRM-06]', () => {
    expect(locationLine(booked())).toBe('Lantern Square, 1 W Corry St, Cincinnati, OH 45219')
    expect(locationLine(booked({ flow: 'VIRTUAL_VISIT' }))).toBe('By video')
    expect(locationLine(booked({ flow: 'DIETITIAN' }))).toBe('By video')
  })

  it.each([
    ['tlc', SUPPORT.clinic],
    ['dietitian', SUPPORT.dietitian],
    ['pharmacy', SUPPORT.pharmacy],
  ] as const)(
    'the number to call for changes of a %s visit is configured: %s [CANCEL-01, LIMITS-10, LIMITS-11]',
    (businessName, number) => {
      expect(changeNumber({ businessName }, SUPPORT)).toBe(number)
    },
  )
})

describe('a visit in a calendar', () => {
  it('has both appointments at their instants, the place, the code, and whom to call [CONFIRM-06, BK-40]', () => {
    const [first, second] = calendarVisitsOf(booked(), CONFIG)
    expect(first).toMatchObject({
      id: 'a',
      startsAt: Date.UTC(2026, 10, 1, 3, 30),
      title: 'Appointment at Lantern Square',
      place: '1 W Corry St, Cincinnati, OH 45219',
    })
    expect(first?.notes).toBe('Code: B7K2MX\nTo change the day or the time, call (800) 555-0103.')
    expect(second).toMatchObject({ id: 'b', startsAt: Date.UTC(2026, 11, 31, 14, 5) })
  })

  it('each has its own cancel address, which is absolute and of this site [SCOPE-15]', () => {
    const all = calendarVisitsOf(booked(), CONFIG)
    expect(all.map(({ cancel }) => cancel?.address)).toEqual(
      ['a', 'b'].map((id) => `${ORIGIN}/health-services/scheduler/cancel/${id}/q8Zk-wVtT1n`),
    )
    for (const { cancel } of all) expect(cancel?.notes).toContain(cancel?.address)
  })

  it("an appointment that cannot be cancelled has no cancel URL, and a store's tablet shows none [SCOPE-15]", () => {
    expect(cancelAddressOf({ id: 'a' })).toBeUndefined()
    expect(cancelAddressOf({ confirmCode: 'x' })).toBeUndefined()
    kiosk.enrolment = anEnrolment()
    expect(cancelAddressOf({ id: 'a', confirmCode: 'x' })).toBeUndefined()
    expect(calendarVisitsOf(booked(), CONFIG).map(({ cancel }) => cancel)).toEqual([undefined, undefined])
  })

  it('on video it names no place, and the number of the business [LIMITS-10]', () => {
    const video = { ...store, phone: null }
    const provider = { providerId: '97000001', businessName: 'dietitian' as const, store: video }
    const [entry] = calendarVisitsOf(booked({ flow: 'DIETITIAN', provider }), CONFIG)
    expect(entry?.title).toBe('Video visit')
    expect(entry?.place).toBe('By video')
    expect(entry?.notes).toContain('call (800) 555-0105')
  })

  it('on video it says how to join, and names the clinician where there is one [BK-38]', () => {
    const [entry] = calendarVisitsOf(booked({ flow: 'VIRTUAL_VISIT' }), CONFIG)
    expect(entry?.notes).toContain('Call (800) 555-0103 and say B7K2MX.')
    const clinician = { name: 'Dana Orr', qualification: 'RD', image: null }
    const provider = { providerId: '97000001', businessName: 'dietitian' as const, store, clinician }
    const [seen] = calendarVisitsOf(booked({ flow: 'DIETITIAN', provider }), CONFIG)
    expect(seen?.title).toBe('Appointment with Dana Orr')
  })

  it('has the length of the visit, which its time says too [BK-39]', () => {
    const visit = booked()
    if (visit.appointment) visit.appointment.durationMinutes = 60
    expect(calendarVisitsOf(visit, CONFIG).map(({ durationMinutes }) => durationMinutes)).toEqual([
      60,
      undefined,
    ])
    expect(whenOf(visit.appointment ?? { timestamp: '', timezone: '' })).toBe(
      'Saturday, Oct 31, 2026, 11:30 PM EDT, 60 minutes',
    )
  })

  it('a walk-in has none', () => {
    const { services, timezone } = booked().appointment ?? { services: [], timezone: '' }
    const appointment = { id: 'a', services, timestamp: '', timezone }
    expect(calendarVisitsOf(booked({ appointment, followup: undefined }), CONFIG)).toEqual([])
  })

  it('neither the calendar entry nor the shared text names the patient or the reason, and the shared text has the counter code and not that which cancels [class 37, BK-40]', () => {
    const visit = booked({ answers: { patientDetails: { firstName: 'Wilhelmina', lastName: 'Vandermeer' } } })
    for (const told of [calendarVisitsOf(visit, CONFIG), sharedText(visit)]) {
      expect(JSON.stringify(told)).not.toMatch(/Shingles|vaccine|dose|Wilhelmina|Vandermeer/i)
    }
    expect(JSON.stringify(sharedText(visit))).not.toContain(SECRETS.confirmCode)
    expect(sharedText(visit).text).toBe(
      [
        'Appointment at Lantern Square',
        'Saturday, Oct 31, 2026, 11:30 PM EDT',
        'Code: B7K2MX',
        'Thursday, Dec 31, 2026, 09:05 AM EST',
        'Code: B7K2MX',
        'Lantern Square, 1 W Corry St, Cincinnati, OH 45219',
      ].join('\n'),
    )
  })
})

it('a flow on video whose configuration has no words for joining says the usual ones [BK-38, RUN-07, VISIT-07]', () => {
  const visit = { flow: 'VIRTUAL_VISIT', provider: undefined } as const
  const told = (flow: object) =>
    joinTextOf(visit, { counterCode: 'B7K2MX' }, { support: SUPPORT, flows: { VIRTUAL_VISIT: flow } })?.text
  expect(told({ showZoomLinks: true })).toBe(
    'To join, call (800) 555-0101 when your visit begins and say your visit code B7K2MX. You get the video link then.',
  )
  expect(told({})).toBe(told({ showZoomLinks: true }))
})

it('the page says in the language of the guest how to join, and marks the text as English where it has no translation [BK-38, LANG-05, LANG-06]', () => {
  const told = (joinText: string) =>
    joinTextOf(
      { flow: 'VIRTUAL_VISIT', provider: undefined },
      { counterCode: 'B7K2MX' },
      { support: SUPPORT, flows: { VIRTUAL_VISIT: { joinText } } },
    )?.text ?? ''
  const english = ['Call {supportPhone} and say {code}.', 'Say {code} at {supportPhone}.'] as const
  noteTexts(english)
  speak({ language: 'ar', direction: 'rtl', areas: {} })
  setTranslations('ar', { [english[0]]: 'اتصل على {supportPhone} واذكر {code}.' })
  expect(told(english[0])).toBe('اتصل على \u2066(800) 555-0101\u2069 واذكر B7K2MX.')
  expect(isUntranslated(told(english[0]))).toBe(false)
  expect(isUntranslated(told(english[1]))).toBe(true)
})

it('a flow on video with a link alone says when to open it, and a visit at a location says nothing [VISIT-07]', () => {
  const joinUrl = 'https://meet.example/{code}'
  const joined = (flow: 'VIRTUAL_VISIT' | 'IN_PERSON') =>
    joinTextOf(
      { flow, provider: undefined },
      { counterCode: 'B7K2MX' },
      { support: SUPPORT, flows: { [flow]: { joinUrl } } },
    )
  expect(joined('VIRTUAL_VISIT')).toEqual({
    text: 'Open this link when your visit begins.',
    url: 'https://meet.example/B7K2MX',
  })
  expect(joined('IN_PERSON')).toBeUndefined()
})
