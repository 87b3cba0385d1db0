import { waitFor, within } from '@testing-library/react'
import { values } from 'idb-keyval'
import { describe, expect, it } from 'vitest'
import { expectAccessible, type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import { cutOff, outboxKeys, tellOnline } from '../../../../tests/support/dom-outbox.ts'
import {
  aWalkInVisit,
  expectHeading,
  expectScreen,
  exported,
  fill,
  LANDING,
  MAIN,
  openAnew,
  openForm,
  press,
  proceed,
} from '../../../../tests/support/dom-walk-in.ts'

const CALL = /\/appointments\/walk-in$/
const RECEIVED = 'The pharmacy now has your form.'

/** Opens the last page of the form on a device that has the key to seal to. */
async function openLast(): Promise<OpenedPage> {
  return openForm('sign', {
    before: async () => {
      const { keepOutboxKey } = await import('../../state/outbox-key.ts')
      await keepOutboxKey()
      const { watchConnection } = await import('../../state/connection.ts')
      watchConnection()
    },
  })
}

/** The counter code of the confirmation. */
async function codeShown(): Promise<string> {
  await expectHeading('Your form is saved')
  return document.querySelector('[translate=no]')?.textContent ?? ''
}

const codesAtServer = async ({ server }: OpenedPage) =>
  (await exported(server)).map(({ counterCode, status }) => [counterCode, status])

describe('a check-in without an answer', () => {
  it('is saved, says it, and is received when the server is back [BOOK-19, WI-39]', async () => {
    const page = await openLast()
    const comeBack = cutOff(page)
    await proceed(page)
    const code = await codeShown()
    expect(code).toMatch(/^[2-9B-Z]{6}$/)
    const [first, then] = [
      /^The pharmacy does not have your form yet\. We send it as soon/,
      /^Keep your code and tell/,
    ].map((text) => screen.getByText(text))
    expect(first?.compareDocumentPosition(then as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(document.body).not.toHaveTextContent('Go to the pharmacy counter and say your code')
    expect(await screen.findByText(/^No connection\./)).toBeVisible()
    expect(await codesAtServer(page)).toEqual([])
    await expectAccessible('a check-in that is saved')
    comeBack()
    tellOnline()
    expect(await screen.findByText(RECEIVED)).toBeVisible()
    expect(screen.getByText(/^Go to the pharmacy counter and say your code/)).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/^No connection\./)).toBeNull())
    expect(await codesAtServer(page)).toEqual([[code, 'checkedIn']])
  })

  it('is one check-in with the entry that follows a reply that was lost [R4, fault 5]', async () => {
    const page = await openLast()
    let isLost = true
    page.answer(CALL, async (_path, _init, next) => {
      const answer = await next()
      if (isLost) throw new TypeError('terminated')
      return answer
    })
    await proceed(page)
    const code = await codeShown()
    expect(await codesAtServer(page)).toEqual([[code, 'checkedIn']])
    isLost = false
    tellOnline()
    expect(await screen.findByText(RECEIVED)).toBeVisible()
    expect(await outboxKeys()).toEqual([])
    expect(await codesAtServer(page)).toEqual([[code, 'checkedIn']])
  })

  it('is readable to the server alone while it waits on the device [S8]', async () => {
    const page = await openLast()
    cutOff(page)
    await proceed(page)
    await codeShown()
    const { openDatabase } = await import('../../platform/storage.ts')
    const entries = await values(openDatabase('outbox').use)
    expect(entries).toHaveLength(1)
    const kept = JSON.stringify(entries)
    const { patientDetails } = aWalkInVisit().answers
    for (const name of ['firstName', 'lastName', 'addressLineOne', 'phoneNumber'])
      expect(kept).not.toContain(patientDetails?.[name])
  })

  it.each([MAIN, LANDING])(
    'is named by its code, and by nothing else, on %s until it is received [BOOK-19]',
    async (path) => {
      const page = await openLast()
      const comeBack = cutOff(page, CALL)
      await proceed(page)
      const code = await codeShown()
      await openAnew(page, path)
      const waits = (await screen.findByText('Your check-in waits to be sent.')).closest('[role=status]')
      expect(waits).toHaveTextContent(code)
      expect(document.body).not.toHaveTextContent('Wilhelmina')
      await expectAccessible(`a check-in waits, ${path}`)
      comeBack()
      tellOnline()
      expect(await screen.findByText('The pharmacy now has your check-in.')).toBeVisible()
      expect(screen.getAllByText(code)[0]).toBeVisible()
      expect(screen.queryByText('Your check-in waits to be sent.')).toBeNull()
      await page.reload()
      if (path === LANDING) expect(await screen.findByText('You are checked in today.')).toBeVisible()
      else await screen.findByRole('combobox', { name: 'Appointment Type' })
      expect(screen.queryAllByText(code)).toHaveLength(path === LANDING ? 1 : 0)
      expect(screen.queryByText(/pharmacy now has/)).toBeNull()
    },
  )
})

it('a guest who starts over during sending is warned, and the answer does not reach the next form [BOOK-19]', async () => {
  const page = await openLast()
  let answer = () => {}
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve
  })
  let answered: Promise<Response> | undefined
  page.answer(CALL, async (_path, _init, next) => {
    await isHeld
    answered = next()
    return answered
  })
  await proceed(page)
  await press(page, 'button', 'Start over')
  const dialog = await screen.findByRole('dialog', { name: 'Start over?' })
  expect(dialog).toHaveTextContent('We are sending your check-in right now.')
  await page.user.click(within(dialog).getByRole('button', { name: 'Erase and start over' }))
  await press(page, 'link', 'Start')
  await page.user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement)
  await proceed(page)
  await expectScreen('name')
  answer()
  await waitFor(async () => expect(await codesAtServer(page)).toHaveLength(1))
  await answered
  await fill(page, { firstName: 'Next' })
  await expectScreen('name')
  expect(screen.getByLabelText("Patient's Legal First Name")).toHaveValue('Next')
})
