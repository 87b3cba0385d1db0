import { expect, it } from 'vitest'
import type { DocumentData, Slug } from '#contract/content/catalogue'
import { describePlaceholders, placeholdersOf } from './placeholders.ts'

const SHIPPED = {
  schedulerConfig: { support: { customer: '800-555-0101', email: 'care@example.com' } },
  dietitianDetails: { pricing: [{ label: 'First visit', price: '$75', info: '' }] },
}

function contentWith(own: Partial<Record<keyof typeof SHIPPED, object>>) {
  const read =
    (from: object) =>
    async <S extends Slug>(slug: S) =>
      (from as Record<string, unknown>)[slug] as DocumentData<S>
  return { bundled: read(SHIPPED), document: read({ ...SHIPPED, ...own }) }
}

it('made-up phone numbers and prices that guests still read are named until they are changed [DIR-05]', async () => {
  const left = await placeholdersOf(contentWith({}))
  expect(describePlaceholders(left, '/data')).toEqual([
    'scheduler-config.json  support.customer  800-555-0101',
    'scheduler-config.json  support.email  care@example.com',
    'dietitian-details.json  pricing "First visit"  $75',
    'Guests read 3 made-up texts. Write your own into copies of scheduler-config.json and dietitian-details.json in /data/content/objects/hw_config/1.0.0/scheduler/.',
  ])
  const support = { customer: '513-555-0199', email: 'care@example.com' }
  const some = await placeholdersOf(
    contentWith({ schedulerConfig: { support }, dietitianDetails: { pricing: [] } }),
  )
  expect(some.map(({ field }) => field)).toEqual(['support.email'])
  expect(describePlaceholders(some, '/data')[1]).toMatch(/^Guests read 1 made-up text\. /)
  const none = contentWith({ schedulerConfig: {}, dietitianDetails: { pricing: [] } })
  expect(describePlaceholders(await placeholdersOf(none), '/data')).toEqual([
    'No document has made-up phone numbers or prices.',
  ])
})
