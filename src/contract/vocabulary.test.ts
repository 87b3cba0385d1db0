import { readFileSync } from 'node:fs'
import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { SchedulerConfig } from './content/scheduler-config.ts'
import { BUSINESS_NAMES, LANGUAGES } from './vocabulary.ts'

it('the business names are those of clinic, dietitian and pharmacy [SCOPE-10]', () => {
  expect(BUSINESS_NAMES).toEqual(['tlc', 'dietitian', 'pharmacy'])
})

it('the languages, in their order [LIMITS-04, LIMITS-05]', () => {
  expect(LANGUAGES.join(', ')).toBe(
    'English, Spanish, Arabic, Armenian, Chinese, French, German, Greek, Italian, Japanese, Korean, Persian, Polish, Portuguese, Russian, Serbo-Croatian, Tagalog, Vietnamese',
  )
})

it.each(['test', 'stage', 'production'])(
  'the %s set has one block of numbers to call, placeholders all of them [LIMITS-08, LIMITS-10, LIMITS-11]',
  (set) => {
    const path = `../../.build/content/${set}/hw_config/1.0.0/scheduler/scheduler-config.json`
    const { data } = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
    const { email, ...numbers } = create(data, SchedulerConfig).support
    expect(Object.keys(numbers).sort()).toEqual(['clinic', 'customer', 'dietitian', 'pharmacy', 'rideshare'])
    for (const number of Object.values(numbers)) expect(number).toMatch(/^\d{3}-555-01\d\d$/)
    expect(email).toContain('@')
  },
)
