import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import { openTablet } from '../../../../tests/support/dom-tablet.ts'
import {
  aNewVisit,
  control,
  expectRefused,
  expectScreen,
  FORM,
  fill,
  NO_TOWNS,
  openForm,
  press,
  proceed,
} from '../../../../tests/support/dom-walk-in.ts'

const BIRTH = { dobMonth: '7', dobDay: '4', dobYear: '1958', phoneNumber: '(513) 555-0142' }
const ADDRESS = { addressLineOne: '221 Linden Avenue', city: 'Cincinnati', state: 'OH', county: 'Hamilton' }

/** Sets a value behind React's back and tells of it, as password managers do. */
function fillAsManager(name: string, value: string): void {
  const box = control(name)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value)
  box.dispatchEvent(new Event('input', { bubbles: true }))
  box.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Every box for one line of text on the page. */
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('form input:is([type=text], [type=tel])')]

/** Types as a scanner does: each sign as a key, and Enter. */
async function scan({ user }: OpenedPage, box: HTMLInputElement, text: string): Promise<void> {
  await user.click(box)
  fireEvent.change(box, { target: { value: text } })
  await user.keyboard('{Enter}')
}

describe('the browser fills in', () => {
  const tokens = () => ['state', 'county'].map((name) => control(name).getAttribute('autocomplete'))
  const entry = { step: 'patientDetails', page: 'record' }

  it('the state of a guest on their own device [SC-30]', async () => {
    await openForm('record', { visit: aNewVisit(), server: NO_TOWNS })
    expect(tokens()).toEqual(['address-level1', 'off'])
  })

  it('nothing on an enrolled tablet [SC-30]', async () => {
    await openTablet(FORM, { visit: aNewVisit(), entry, server: NO_TOWNS })
    await expectScreen('record')
    expect(tokens()).toEqual(['off', 'off'])
  })
})

describe('a form [class 48]', () => {
  it('takes what a password manager fills in [HD-38, class 48]', async () => {
    const page = await openForm('name', { visit: aNewVisit() })
    for (const [name, value] of Object.entries({ firstName: 'Rosalind', lastName: 'Smith', ...BIRTH }))
      fillAsManager(name, value)
    await proceed(page)
    await expectScreen('record')
    await press(page, 'link', 'Back')
    expect([control('firstName').value, control('lastName').value]).toEqual(['Rosalind', 'Smith'])
  })

  it('makes one space of two, and takes a name that was dictated with a full stop [HD-38, class 48]', async () => {
    const page = await openForm('name', { visit: aNewVisit() })
    await fill(page, { firstName: ' Mary  Ann ', lastName: 'Smith.', ...BIRTH })
    await proceed(page)
    await expectScreen('record')
    await press(page, 'link', 'Back')
    await expectScreen('name')
    expect([control('firstName').value, control('lastName').value]).toEqual(['Mary Ann', 'Smith.'])
  })

  it('takes a phone that was dictated with a full stop [HD-38, class 48]', async () => {
    const page = await openForm('name', { visit: aNewVisit() })
    await fill(page, { phoneNumber: '513 555 0178.' })
    await page.user.tab()
    expect(control('phoneNumber').value.replace(/\D/g, '')).toBe('5135550178')
  })

  it('takes a ZIP code that was dictated with a full stop [HD-38, class 48]', async () => {
    const page = await openForm('record', { visit: aNewVisit(), server: NO_TOWNS })
    await fill(page, { ...ADDRESS, zipCode: '45202.' })
    await page.user.tab()
    expect(control('zipCode')).toHaveValue('45202')
  })

  it.each(['name', 'record'] as const)(
    'is not sent on by a scanner that types 200 signs and Enter into a box of the page "%s" [HD-38, class 48]',
    async (name) => {
      const page = await openForm(name, { visit: aNewVisit() })
      const title = screen.getByRole('heading', { level: 1 }).textContent
      const before = page.network.sent.length
      for (const { id } of boxes()) {
        await scan(page, document.getElementById(id) as HTMLInputElement, '9'.repeat(200))
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title ?? '')
      }
      await waitFor(() => expect(document.title).toMatch(/^Error/))
      for (const box of boxes()) {
        const group = /^dob/.test(box.name) ? 'dob' : box.name
        const message = document.getElementById(`answer-${group}-error`)?.textContent ?? ''
        expect(box.value.length < 200 || message !== '', `${box.name}: ${box.value}`).toBe(true)
      }
      const posted = page.network.sent.slice(before).filter(({ method }) => method === 'POST')
      expect(posted).toEqual([])
    },
  )

  it('refuses a whole card that was pasted into one box, with the message of the box [HD-38, class 48]', async () => {
    const page = await openForm('name', { visit: aNewVisit() })
    await fill(page, {
      firstName: 'Rosalind Smith\r\n07/04/1958\r\n221 Linden Ave, Cincinnati OH 45202',
      lastName: 'Smith',
      ...BIRTH,
    })
    expect(control('firstName')).toHaveValue('Rosalind Smith 07/04/1958 221 Linden Ave, Cincinnati OH 45202')
    await expectRefused(page, [['firstName', 'Input must be 60 characters or less.']])
  })
})
