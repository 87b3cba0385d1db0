import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  cardOf,
  expectAddress,
  FLU,
  findSlot,
  firstSlot,
  holdsOf,
  MAIN,
  nameOf,
  ONE_PLACE,
  openResults,
  pickSlot,
  proceedToForm,
  RESULTS,
  SCHEDULE,
  slots,
  visitNow,
} from '../../../../tests/support/dom-results.ts'

describe('the form', () => {
  it('coming back from the form releases the time, and shows it as free [HOLD-10, API-51]', async () => {
    const page = await openResults(FLU)
    const name = await pickSlot(page, firstSlot(cardOf(ONE_PLACE)))
    await proceedToForm(page)
    const code = (await visitNow()).appointment?.reservationCode
    window.history.back()
    await expectAddress(page, RESULTS)
    await findSlot()
    await waitFor(() => expect(holdsOf(page)).toEqual([{ method: 'POST' }, { method: 'DELETE', code }]))
    expect(document.querySelector('[class*=bar]')).toBeNull()
    expect(slots(cardOf(ONE_PLACE)).map(nameOf)).toContain(name)
  })

  it('going forward to the form whose time was given back leads to main, which says so [ROUTE-43, BK-14]', async () => {
    const page = await openResults(FLU)
    await pickSlot(page, firstSlot(cardOf(ONE_PLACE)))
    await proceedToForm(page)
    window.history.back()
    await expectAddress(page, RESULTS)
    await findSlot()
    window.history.forward()
    await expectAddress(page, MAIN)
    expect(await screen.findByText('Your time is no longer held.')).toBeVisible()
    expect(screen.getByLabelText('Location')).toHaveValue('45202')
  })

  it('the form without a hold redirects to main [ROUTE-43]', async () => {
    const page = await openPage(SCHEDULE)
    await expectAddress(page, MAIN)
  })
})
