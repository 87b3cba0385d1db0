import { afterEach, beforeEach, expect, it } from 'vitest'
import { validateAddress } from '#contract/address-validation'
import { searchClinics } from '#contract/clinics'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'

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
