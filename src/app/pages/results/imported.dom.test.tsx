import { describe, expect, it } from 'vitest'
import { openPage, type PageOptions, screen } from '../../../../tests/support/dom.tsx'
import {
  cardOf,
  DIETITIAN,
  firstSlot,
  openResults,
  pickSlot,
  proceedToForm,
} from '../../../../tests/support/dom-results.ts'
import { expectRefused, expectScreen, fill, proceed } from '../../../../tests/support/dom-walk-in.ts'
import { importExamples } from '../../../../tests/support/imported-directory.ts'

const imported: PageOptions = { before: ({ server }) => importExamples(server.store) }
const TOLD = /For ages 9 years to 16 years\. Price: \$140 a dose$/

/** Types who the patient is, on the first page of the form. */
const born = (year: string) => ({
  firstName: 'Ada',
  lastName: 'Ostrander',
  dobMonth: '03',
  dobDay: '09',
  dobYear: year,
})

describe('an imported directory on the screens', () => {
  it('a dietitian is found by state with name, qualification and languages, and a time is held for the form [DIR-13]', async () => {
    const page = await openResults({ ...DIETITIAN, serviceIds: [701] }, imported)
    const card = cardOf('Ana Whitfield')
    expect(card).toHaveTextContent('MS, RDN, LD')
    expect(card).toHaveTextContent('Languages: English and Spanish')
    await pickSlot(page, firstSlot(card))
    await proceedToForm(page)
  })

  it('a vaccine tells its ages and price where it is chosen, and a walk-in of another age is refused beside the birth date [DIR-01, DIR-15]', async () => {
    const page = await openPage('/health-services/instant-vaccines/select/11000001', imported)
    expect((await screen.findAllByText(TOLD))[0]).toBeVisible()
    await page.user.click(screen.getByRole('checkbox', { name: 'Dengue' }))
    await proceed(page)
    await expectScreen('name')
    await fill(page, { ...born('2009'), phoneNumber: '5135550142' })
    await expectRefused(page, [
      ['dob', 'For this visit the patient must be 16 years or younger.', 'dobMonth'],
    ])
  })
})
