import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { screen } from '../../../../tests/support/dom.tsx'
import {
  addressCheck,
  aNewVisit,
  control,
  expectScreen,
  fill,
  NO_TOWNS,
  openForm,
  press,
  proceed,
} from '../../../../tests/support/dom-walk-in.ts'
import { refusedFields } from '../../../../tests/support/tracked-events.ts'

const TYPED = {
  addressLineOne: '221 Linden Avenue',
  addressLineTwo: 'Apt 4',
  city: 'Cincinnati',
  zipCode: '45202',
  county: 'Hamilton',
}

/** A visit of which the page of the address lacks nothing else. */
function aboutGiven() {
  const about = { sexAssignedAtBirth: 'Female', race: 'White', ethnicity: 'Not Hispanic or Latino' }
  return aNewVisit({ answers: { patientDetails: about } })
}

/** Submits an address whose state is not the one of its ZIP code. */
async function openReview() {
  const page = await openForm('record', {
    visit: aboutGiven(),
    server: { ...NO_TOWNS, addresses: addressCheck() },
  })
  await fill(page, { ...TYPED, state: 'KY' })
  await proceed(page)
  const dialog = await screen.findByRole('dialog', { name: 'Check your address' })
  return { page, dialog }
}

const choose = async ({ page, dialog }: Awaited<ReturnType<typeof openReview>>, title: string) => {
  await page.user.click(within(dialog).getByRole('radio', { name: title }))
  await page.user.click(within(dialog).getByRole('button', { name: 'Continue' }))
  await expectScreen('today')
  await press(page, 'link', 'Back')
  await expectScreen('record')
}

describe('an address with the state of another ZIP code', () => {
  it('is reviewed before the next page, with neither address chosen [ADDRESS-13, ADDRESS-16, ADDRESS-18, WI-10]', async () => {
    const { dialog } = await openReview()
    expect(dialog).toHaveTextContent('We corrected the state. Is this your address?')
    expect(within(dialog).getByRole('radio', { name: 'Suggested address' })).not.toBeChecked()
    expect(within(dialog).getByRole('radio', { name: 'Address you entered' })).not.toBeChecked()
  })

  it('is not left without a choice [ADDRESS-19, EVENTS-03]', async () => {
    const { page, dialog } = await openReview()
    await page.user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(within(dialog).getByText('You must select an address.')).toBeVisible()
    expect(await refusedFields()).toEqual(['address'])
    expect(screen.queryByRole('heading', { name: 'Today, allergies and past shots' })).toBeNull()
  })

  it('is edited as it was typed [ADDRESS-18]', async () => {
    const { page, dialog } = await openReview()
    await page.user.click(within(dialog).getByRole('button', { name: 'Edit Address' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(control('state')).toHaveValue('KY')
    expect(control('addressLineOne')).toHaveValue('221 Linden Avenue')
  })

  it('is kept as it was entered when the guest chooses that [ADDRESS-20]', async () => {
    await choose(await openReview(), 'Address you entered')
    expect(control('state')).toHaveValue('KY')
    expect(control('addressLineOne')).toHaveValue('221 Linden Avenue')
  })

  it('gives way to the suggestion when the guest chooses that [ADDRESS-20]', async () => {
    await choose(await openReview(), 'Suggested address')
    expect(control('state')).toHaveValue('OH')
    expect(control('addressLineOne')).toHaveValue('221 Linden Ave')
  })
})

it('an address that needs no correction is kept as the check returns it [ADDRESS-15]', async () => {
  const page = await openForm('record', {
    visit: aboutGiven(),
    server: { ...NO_TOWNS, addresses: addressCheck() },
  })
  await fill(page, { ...TYPED, state: 'OH' })
  await proceed(page)
  await expectScreen('today')
  await press(page, 'link', 'Back')
  await expectScreen('record')
  expect(control('addressLineOne')).toHaveValue('221 Linden Ave')
})

const ABSURD = { data: { addressValidations: { validated: true, corrected: true, address: {} } } }

describe('an address that cannot be checked', () => {
  it.each<[string, () => Response]>([
    ['the server fails', () => Response.json({ errors: [] }, { status: 500 })],
    [
      'the call never arrives',
      () => {
        throw new TypeError('fetch failed')
      },
    ],
    ['the answer is absurd', () => Response.json(ABSURD)],
  ])('is submitted as typed when %s [ADDRESS-17, fault 42]', async (_, answer) => {
    const page = await openForm('record', { visit: aboutGiven(), server: NO_TOWNS })
    page.answer(/address-validation/, answer)
    await fill(page, { ...TYPED, state: 'OH' })
    await proceed(page)
    await expectScreen('today')
    await press(page, 'link', 'Back')
    await expectScreen('record')
    expect(control('addressLineOne')).toHaveValue('221 Linden Avenue')
  })
})

describe('what the address service suggests', () => {
  const answered = (address: object, more: object = {}) =>
    Response.json({ data: { addressValidations: { validated: true, corrected: true, address, ...more } } })
  const GOOD = {
    addressLines: ['221 Linden Ave'],
    cityTown: 'Cincinnati',
    stateProvince: 'OH',
    postalCode: '45202',
  }

  it.each<[string, () => Response]>([
    ['lines with bidi marks', () => answered({ ...GOOD, addressLines: ['221 \u202EnedniL\u202C Ave'] })],
    ['10,000 lines', () => answered({ ...GOOD, addressLines: Array(10_000).fill('221 Linden Ave') })],
    ['a line of 10,000 signs', () => answered({ ...GOOD, addressLines: ['9'.repeat(10_000)] })],
    ['wrong types', () => answered({ ...GOOD, addressLines: { 0: '221 Linden Ave' }, postalCode: 45202 })],
    ['a word for a yes', () => answered(GOOD, { validated: 'yes' })],
    ['a state of another country', () => answered({ ...GOOD, stateProvince: 'ON', postalCode: 'M4B 1B3' })],
    ['markup as its city', () => answered({ ...GOOD, cityTown: '<img src=x onerror=alert(1)>' })],
    ['a list of suggestions', () => Response.json({ data: { addressValidations: [GOOD, GOOD] } })],
  ])(
    'is left out when it has %s, and Continue goes on as it was typed [HD-38, fault 42, class 47]',
    async (_, answer) => {
      const page = await openForm('record', { visit: aboutGiven(), server: NO_TOWNS })
      page.answer(/address-validation/, answer)
      await fill(page, { ...TYPED, state: 'OH' })
      await proceed(page)
      await expectScreen('today')
      await press(page, 'link', 'Back')
      await expectScreen('record')
      expect(control('addressLineOne')).toHaveValue('221 Linden Avenue')
    },
  )

  it.each([
    ['a script', { ...GOOD, addressLines: ['221 <script>alert(1)</script> Ave'] }],
    ['another state', { ...GOOD, cityTown: 'Covington', stateProvince: 'KY', postalCode: '41011' }],
  ])(
    'is shown as text or left out when it has %s; what was typed stays until the guest chooses [HD-38, class 47]',
    async (_, address) => {
      const page = await openForm('record', { visit: aboutGiven(), server: NO_TOWNS })
      page.answer(/address-validation/, () => answered(address))
      await fill(page, { ...TYPED, state: 'OH' })
      await proceed(page)
      const findDialog = () => screen.queryByRole('dialog', { name: 'Check your address' })
      await waitFor(() =>
        expect(
          findDialog() ?? screen.queryByRole('heading', { name: 'Today, allergies and past shots' }),
        ).not.toBeNull(),
      )
      const dialog = findDialog()
      expect(document.querySelectorAll('script:not([src])')).toHaveLength(0)
      if (dialog) {
        expect(dialog).toHaveTextContent(address.addressLines[0] as string)
        await page.user.click(within(dialog).getByRole('radio', { name: 'Address you entered' }))
        await page.user.click(within(dialog).getByRole('button', { name: 'Continue' }))
      }
      await expectScreen('today')
      await press(page, 'link', 'Back')
      await expectScreen('record')
      expect([control('addressLineOne').value, control('state').value]).toEqual(['221 Linden Avenue', 'OH'])
    },
  )
})
