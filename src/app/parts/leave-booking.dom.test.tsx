import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type OpenedPage, screen } from '../../../tests/support/dom.tsx'
import { press } from '../../../tests/support/dom-find.ts'
import {
  chosen,
  expectAddress,
  FLU,
  firstSlot,
  methodsOf,
  openResults,
  pickSlot,
  proceedToForm,
  RESULTS,
} from '../../../tests/support/dom-results.ts'

const CLINICS = '/health-services/clinic/locations'
const link = () => screen.getByRole('link', { name: 'Find a clinic' })
const question = () => screen.findByRole('dialog', { name: 'Leave this booking?' })

async function openHeld(): Promise<OpenedPage> {
  const page = await openResults(FLU)
  await pickSlot(page, firstSlot())
  return page
}

it('the foot has the number of the place on pages about it, and that of customers elsewhere [BK-04]', async () => {
  const page = await openHeld()
  const call = () => within(screen.getByRole('contentinfo')).getAllByRole('link')[0]
  expect(call()).toHaveAttribute('href', expect.stringMatching(/^tel:\+1-?\d/))
  const ofPlace = call()?.getAttribute('href')
  await proceedToForm(page)
  expect(call()).toHaveAttribute('href', ofPlace)
  await page.user.click(screen.getByRole('link', { name: 'Privacy' }))
  await waitFor(() => expect(page.address()).toBe('/health-services/privacy'))
  await waitFor(() => expect(call()?.getAttribute('href')).not.toBe(ofPlace))
})

it('while a time is held a link of the header asks first, and staying keeps the time [BK-01]', async () => {
  const page = await openHeld()
  const before = chosen()
  await page.user.click(link())
  expect(await question()).toHaveTextContent('Your time is released.')
  await press(page, 'Stay here')
  expect(screen.queryByRole('dialog')).toBeNull()
  await expectAddress(page, RESULTS)
  expect(chosen()).toEqual(before)
  expect(methodsOf(page)).toEqual(['POST'])
})

it.each([
  ['the results', async () => {}],
  ['the form', (page: OpenedPage) => proceedToForm(page)],
])('who leaves %s after the question has released the time [BK-01]', async (_, goOn) => {
  const page = await openHeld()
  await goOn(page)
  await page.user.click(link())
  await question()
  await press(page, 'Leave')
  await waitFor(() => expect(page.address()).toBe(CLINICS))
  await waitFor(() => expect(methodsOf(page)).toEqual(['POST', 'DELETE']))
})

it('a link that opens in a new tab leaves nothing, so nothing is asked [BK-01, BK-02]', async () => {
  await openHeld()
  let isLeftToBrowser = false
  document.addEventListener(
    'click',
    (event) => {
      isLeftToBrowser = !event.defaultPrevented
      event.preventDefault() // the window of this test has no tabs
    },
    { once: true },
  )
  fireEvent.click(link(), { ctrlKey: true })
  expect(isLeftToBrowser).toBe(true)
})
