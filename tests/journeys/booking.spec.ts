import { answersOf, aPatient, book, type FlowType } from '../support/booking-flow.ts'
import { expect, test } from '../support/fixtures.ts'

test.slow()

for (const flow of ['clinic', 'video', 'dietitian', 'vaccine'] as FlowType[]) {
  test(`BOOK-01 BOOK-09 a whole booking, ${flow} @phone`, async ({ page }) => {
    const patient = aPatient()
    await book(page, flow, patient)
    expect(answersOf(patient)['lastName']).toBe(patient.lastName)
  })
}
