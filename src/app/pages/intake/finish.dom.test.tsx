import { waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aWalkIn } from '../../../../tests/support/builders.ts'
import { type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import { outboxKeys } from '../../../../tests/support/dom-outbox.ts'
import {
  expectHeading,
  expectScreen,
  exported,
  FORM,
  LANDING,
  MAIN,
  openAnew,
  openForm,
  proceed,
  SELECTION,
  visitInMemory,
} from '../../../../tests/support/dom-walk-in.ts'
import type { Fate } from '../../../../tests/support/network.ts'

const CALL = /\/appointments\/walk-in$/
const TROUBLE = "We're having trouble connecting at the moment. Please try again shortly."

const attempts = ({ network }: OpenedPage) => network.sent.filter(({ path }) => CALL.test(path))
const keysOf = (page: OpenedPage) => [
  ...new Set(attempts(page).map(({ headers }) => headers.get('idempotency-key'))),
]
const bodiesOf = (page: OpenedPage) => [...new Set(attempts(page).map(({ body }) => body))]

/** Presses Finish while this becomes of its call, and of the one that repeats it; nothing waits on the device: no key to seal to. */
async function finishInVain(page: OpenedPage, fate: Fate): Promise<void> {
  page.network.fates.push(...(typeof fate === 'object' ? [fate] : [fate, fate]))
  await proceed(page)
  await waitFor(() => expect(page.network.fates).toEqual([]))
  await screen.findByRole('button', { name: 'Finish and check in' })
  expect(await screen.findByText(TROUBLE)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your agreement to the vaccines')
}

/** Presses Finish and gives the counter code of the confirmation. */
async function finish(page: OpenedPage): Promise<string> {
  await proceed(page)
  await expectHeading('Your form is done!')
  return document.querySelector('[translate=no]')?.textContent ?? ''
}

const counterCodes = async ({ server }: OpenedPage) =>
  (await exported(server)).map(({ counterCode }) => counterCode)

describe('Finish without an answer', () => {
  it.each<[string, Fate, received: number]>([
    ['a captive portal answers with a page of its own [BOOK-18, API-49, fault 7]', 'captive portal', 0],
    ['the answer is cut in its middle [BOOK-18, API-49, fault 6]', 'answer cut', 1],
    ['the answer is lost after the server has taken it [BOOK-18, API-49, fault 5]', 'answer lost', 1],
    ['there is no network [BOOK-18, API-49]', 'never arrives', 0],
    ['nothing answers in time [BOOK-18, API-49, fault 4]', 'no answer in time', 0],
    ['the server is busy [BOOK-18, API-49]', { status: 503, key: 'busy' }, 0],
  ])('asks to try again, and the next press checks in once: %s', async (_, fate, received) => {
    const page = await openForm('sign')
    await finishInVain(page, fate)
    expect(await counterCodes(page)).toHaveLength(received)
    const code = await finish(page)
    expect(await counterCodes(page)).toEqual([code])
    expect(keysOf(page)).toEqual([expect.stringMatching(/^.{16,}$/)])
    expect(bodiesOf(page)).toHaveLength(1)
  })

  it('however often and for whatever reason, is one check-in under one key [BOOK-18, API-49]', async () => {
    const page = await openForm('sign')
    const fates: Fate[] = [
      'captive portal',
      { status: 503 },
      'never arrives',
      'answer lost',
      'no answer in time',
    ]
    for (const fate of fates) await finishInVain(page, fate)
    const code = await finish(page)
    expect(attempts(page).length).toBeGreaterThan(6)
    expect(keysOf(page)).toHaveLength(1)
    expect(bodiesOf(page)).toHaveLength(1)
    expect(await counterCodes(page)).toEqual([code])
  })
})

it('on a full device without a network the guest reads that nothing was sent, and the next press checks in once [fault 29, BOOK-18]', async () => {
  const page = await openForm('sign')
  const { keepOutboxKey } = await import('../../state/outbox-key.ts')
  await keepOutboxKey()
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await finishInVain(page, 'never arrives')
  full.mockRestore()
  expect(await outboxKeys()).toEqual([])
  const code = await finish(page)
  expect(await counterCodes(page)).toEqual([code])
  expect(keysOf(page)).toHaveLength(1)
})

it('the button says what it does while the check-in is sent [INTAKE-17]', async () => {
  const page = await openForm('sign')
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  page.answer(CALL, async (_path, _init, next) => {
    await answered
    return next()
  })
  await proceed(page)
  expect(await screen.findByRole('button', { name: /Sending your check-in/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  answer()
  await expectHeading('Your form is done!')
})

/** Presses Finish, and the call is refused. */
async function beRefused(status: number) {
  const page = await openForm('sign')
  page.network.fates.push({ status, key: 'no' })
  await proceed(page)
  return { page, dialog: await screen.findByRole('alertdialog') }
}

const buttonsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

describe('a refusal with 409', () => {
  it('says in a dialog that the time is gone [BOOK-11, BOOK-12, BOOK-13]', async () => {
    const { dialog } = await beRefused(409)
    expect(within(dialog).getByRole('heading')).toHaveTextContent('Appointment Conflict')
    expect(dialog).toHaveTextContent('The time you selected is no longer available.')
    expect(buttonsOf(dialog)).toEqual(['Check Availability', 'Quit'])
  })

  it('returns to the selection, and keeps the choice and the answers [BOOK-12, BOOK-13]', async () => {
    const { page, dialog } = await beRefused(409)
    await page.user.click(within(dialog).getByRole('button', { name: 'Check Availability' }))
    expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(1)
    expect(page.address()).toBe(SELECTION)
    await proceed(page)
    expect(await screen.findByLabelText("Patient's Legal First Name")).toHaveValue('Wilhelmina')
  })
})

describe('any other refusal', () => {
  it('says in a dialog that the visit could not be confirmed [BOOK-11, BOOK-16]', async () => {
    const { page, dialog } = await beRefused(400)
    expect(within(dialog).getByRole('heading')).toHaveTextContent('Confirmation Error')
    expect(dialog).toHaveTextContent(
      "We're sorry, but we encountered an error while trying to confirm your appointment...",
    )
    expect(buttonsOf(dialog)).toEqual(['Schedule Appointment', 'Quit', 'Change my answers'])
    expect(await page.server.checkIns()).toEqual([])
  })

  it('closes on Escape, and the form is unchanged [BOOK-16]', async () => {
    const { dialog } = await beRefused(400)
    dialog.dispatchEvent(new Event('cancel', { cancelable: true })) // what Escape sends to a modal dialog
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expectScreen('sign')
  })

  it('opens a new search [BOOK-17]', async () => {
    const { page, dialog } = await beRefused(400)
    await page.user.click(within(dialog).getByRole('button', { name: 'Schedule Appointment' }))
    await expectHeading('Book a visit')
    expect(page.address()).toBe(MAIN)
  })
})

describe('a guest who is checked in at this store today', () => {
  /** The same guest has checked in before, from another device. */
  async function checkInAgain() {
    const page = await openForm('sign', {
      before: async ({ server }) => {
        await server.postWalkIn(aWalkIn({ locationNumber: '90100001', serviceIds: [201] }))
      },
    })
    await proceed(page)
    return { page, dialog: await screen.findByRole('alertdialog') }
  }

  it('is told so, without code or detail, in words of a walk-in [BOOK-20, WI-27]', async () => {
    const { page, dialog } = await checkInAgain()
    expect(within(dialog).getByRole('heading')).toHaveTextContent('You are already checked in here today')
    expect(dialog).toHaveTextContent(
      'Tell the pharmacy team your name. If you want another vaccine too, tell them at the counter.',
    )
    expect(buttonsOf(dialog)).toEqual(['Done', 'Change my answers'])
    const [earlier] = await exported(page.server)
    expect(dialog).not.toHaveTextContent(earlier?.counterCode ?? 'no check-in')
    expect(await exported(page.server)).toHaveLength(1)
  })

  it("is done on the store's page, and the visit ends [BOOK-20, WI-27]", async () => {
    const { page, dialog } = await checkInAgain()
    await page.user.click(within(dialog).getByRole('button', { name: 'Done' }))
    await expectHeading('Walk-In Vaccine')
    expect(page.address()).toBe(LANDING)
    await waitFor(async () => expect((await visitInMemory()).appointment).toBeUndefined())
    await openAnew(page, FORM)
    await waitFor(() => expect(page.address()).toBe(MAIN))
  })

  it('can change the answers, which the form has kept [WI-27]', async () => {
    const { page, dialog } = await checkInAgain()
    await page.user.click(within(dialog).getByRole('button', { name: 'Change my answers' }))
    await expectScreen('check')
    expect(document.body).toHaveTextContent('Wilhelmina')
  })
})
