import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { screen } from '../../../../tests/support/dom.tsx'
import {
  addressCheck,
  aNewVisit,
  control,
  expectScreen,
  fill,
  openForm,
  press,
  proceed,
} from '../../../../tests/support/dom-walk-in.ts'

const TYPED = {
  addressLineOne: '221 Linden Avenue',
  addressLineTwo: 'Apt 4',
  city: 'Cincinnati',
  zipCode: '45202',
  county: 'Hamilton',
}

/** Submits an address whose state is not the one of its ZIP code. */
async function openReview() {
  const page = await openForm('address', { visit: aNewVisit(), server: { addresses: addressCheck() } })
  await fill(page, { ...TYPED, state: 'KY' })
  await proceed(page)
  const dialog = await screen.findByRole('dialog', { name: 'Check your address' })
  return { page, dialog }
}

const choose = async ({ page, dialog }: Awaited<ReturnType<typeof openReview>>, title: string) => {
  await page.user.click(within(dialog).getByRole('radio', { name: title }))
  await page.user.click(within(dialog).getByRole('button', { name: 'Continue' }))
  await expectScreen('about')
  await press(page, 'link', 'Back')
  await expectScreen('address')
}

describe('an address with the state of another ZIP code', () => {
  it('is reviewed before the next page, with neither address chosen [ADDRESS-13, ADDRESS-16, ADDRESS-18, ADDRESS-22]', async () => {
    const { dialog } = await openReview()
    expect(dialog).toHaveTextContent(
      'We found this verified address that closely matches what you entered. Do you want us to update your address?',
    )
    expect(within(dialog).getByRole('radio', { name: 'Suggested address' })).not.toBeChecked()
    expect(within(dialog).getByRole('radio', { name: 'Address you entered' })).not.toBeChecked()
  })

  it('is not left without a choice [ADDRESS-19]', async () => {
    const { page, dialog } = await openReview()
    await page.user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(within(dialog).getByText('You must select an address.')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'About you' })).toBeNull()
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
  const page = await openForm('address', { visit: aNewVisit(), server: { addresses: addressCheck() } })
  await fill(page, { ...TYPED, state: 'OH' })
  await proceed(page)
  await expectScreen('about')
  await press(page, 'link', 'Back')
  await expectScreen('address')
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
    const page = await openForm('address', { visit: aNewVisit() })
    page.answer(/address-validation/, answer)
    await fill(page, { ...TYPED, state: 'OH' })
    await proceed(page)
    await expectScreen('about')
    await press(page, 'link', 'Back')
    await expectScreen('address')
    expect(control('addressLineOne')).toHaveValue('221 Linden Avenue')
  })
})
