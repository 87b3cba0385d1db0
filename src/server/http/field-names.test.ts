import { afterEach, beforeEach, expect, it } from 'vitest'
import { validateAddress } from '#contract/address-validation'
import { searchClinics } from '#contract/clinics'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { aToken, operatorOf } from '../../../tests/support/operator.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
})
afterEach(() => app.close())

async function fieldsOf(response: Response): Promise<(string | undefined)[]> {
  const { errors } = (await response.json()) as { errors: { field?: string }[] }
  expect(response.status).toBe(400)
  return errors.map(({ field }) => field)
}

it('a field of a query is named as it is asked for, whichever of its values is wrong [API-48]', async () => {
  const query = 'freeFormAddress=Cincinnati&filter.reasonId=29,abc'
  expect(await fieldsOf(await app.send(`${searchClinics.path}?${query}`))).toEqual(['reasonId'])
  const paged = 'freeFormAddress=Cincinnati&page.size=0'
  expect(await fieldsOf(await app.send(`${searchClinics.path}?${paged}`))).toEqual(['page.size'])
})

it('a body that has no fields is wrong as a whole, and no field has an empty name [API-48]', async () => {
  for (const body of [[], 'text', 7, null]) {
    const [whole, ...others] = await fieldsOf(await app.post(validateAddress.path, JSON.stringify(body)))
    expect(whole, JSON.stringify(body)).toBeUndefined()
    expect(others).not.toContain('')
  }
})

it('a field of a body is named by its path [API-48]', async () => {
  const walkIn = aWalkIn()
  const body = { ...walkIn, basicInfo: { ...walkIn.basicInfo, firstName: 7 } }
  expect(await fieldsOf(await app.postWalkIn(body))).toEqual(['basicInfo.firstName'])
})

it('a field that is not valid says what is allowed, and never what was sent [API-48]', async () => {
  const call = operatorOf(app, await aToken(app, 'pms', '--scope', 'write'))
  const said = async (method: string, path: string, body?: object) =>
    (await call(method, path, body)).errors[0].message
  const long = 'but received secret '.repeat(30)
  expect([
    await said('POST', '/visits/x/status', { status: 'gone' }),
    await said('PUT', '/waits/90100001', { minutes: 5, text: long }),
    await said('GET', '/events?page.size=0'),
    await said('GET', '/events?kind=secret'),
    await said('GET', '/events?day=secret'),
    await said('POST', '/visits/x/earlier', { wish: { days: [1], parts: ['morning'], miles: 51 } }),
    await said('POST', '/closures', { scope: { all: 'yes' }, from: '2026-11-26', to: '2026-11-26' }),
  ]).toEqual([
    'This field is not valid. Expected one of "arrived","called","served","noshow","canceled","undo".',
    'This field is not valid. Expected a string with a length between 0 and 500.',
    'This field is not valid. Expected an integer greater than or equal to 1.',
    'This field is not valid. Expected one of "walkin","appointment","unreadable","wording".',
    'This field is not valid. Expected a string matching /^\\d{4}-\\d{2}-\\d{2}$/.',
    'This field is not valid. Expected an integer less than or equal to 50.',
    'This field is not valid. Expected a value of type boolean.',
  ])
})
