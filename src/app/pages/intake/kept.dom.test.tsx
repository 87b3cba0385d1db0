import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  aNewVisit,
  aWalkInVisit,
  CONFIRMATION,
  control,
  damageKeptVisit,
  expectHeading,
  expectScreen,
  exported,
  FORM,
  fill,
  goToScreen,
  keptVisit,
  LANDING,
  MAIN,
  openAnew,
  openForm,
  openWithKept,
  press,
  proceed,
  SELECTION,
  shownAnswers,
  visitInMemory,
} from '../../../../tests/support/dom-walk-in.ts'
import { ROOT } from '../../../../tests/support/sources.ts'

const MEMORY_ONLY =
  'This browser cannot keep your answers. Please do not reload or close this page until you are done.'
const LOST = 'We could not open the answers you typed before. Please start again.'

const named = () =>
  aNewVisit({
    answers: { patientDetails: { firstName: 'Rosalind' } },
    place: { stepKey: 'patientDetails', pageKey: 'record' },
  })

it('a reload keeps what was typed into a field that still had focus [CARD-05, fault 12]', async () => {
  const page = await openForm('name', { visit: aNewVisit() })
  await page.user.type(control('firstName'), 'Halfw')
  await waitFor(async () => expect(await keptVisit()).toContain('"Halfw"'))
  expect(control('firstName')).toHaveFocus()
  await page.reload()
  await expectScreen('name')
  expect(control('firstName')).toHaveValue('Halfw')
  await page.user.type(control('firstName'), 'ord')
  await waitFor(async () => expect(await keptVisit()).toContain('"Halfword"'))
  await openAnew(page, FORM)
  await expectScreen('name')
  expect(control('firstName')).toHaveValue('Halfword')
})

it.each([
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'is put into the background',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])('what was typed last is kept at once when the page %s [CARD-05, fault 12]', async (_, leave) => {
  const page = await openForm('name', { visit: aNewVisit() })
  await page.user.type(control('firstName'), 'Halfword')
  leave()
  leave()
  expect((await visitInMemory()).typing['patientDetails']?.['firstName']).toBe('Halfword')
})

describe('an installed app', () => {
  const { start_url: start } = JSON.parse(readFileSync(join(ROOT, 'public', 'manifest.webmanifest'), 'utf8'))

  it('opens at home without a visit [CARD-05, ROUTE-43]', async () => {
    const page = await openPage(start)
    await waitFor(() => expect(page.address()).toBe(MAIN))
  })

  it('remembers in each history entry which page it is, so that Back after a reload leads to the page before [INTAKE-12]', async () => {
    const page = await openForm('name')
    const first = { step: 'patientDetails', page: 'name' }
    await waitFor(() => expect(window.history.state).toMatchObject(first))
    await page.reload()
    await expectScreen('name')
    expect(window.history.state).toMatchObject(first)
  })

  it('opens where the guest left the visit [CARD-05, ROUTE-43]', async () => {
    const page = await openWithKept(start, named())
    await expectScreen('record')
    expect(page.address()).toBe(FORM)
  })
})

describe('a browser that keeps nothing', () => {
  const refuse = (name: string) => () => {
    throw new DOMException('no', name)
  }
  const REFUSALS: [string, () => void][] = [
    ['has no IndexedDB [fault 28]', () => void vi.stubGlobal('indexedDB', undefined)],
    [
      'blocks IndexedDB [fault 28]',
      () => void vi.spyOn(indexedDB, 'open').mockImplementation(refuse('SecurityError')),
    ],
    [
      'is full [fault 29]',
      () => void vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse('QuotaExceededError')),
    ],
    ['does not open its database [fault 31]', breakOpening],
  ]

  it.each(REFUSALS)('tells the guest and continues where it %s', async (_, before) => {
    const page = await openForm('name', { visit: aNewVisit(), before })
    await fill(page, {
      firstName: 'Rosalind',
      lastName: 'Smith',
      dobMonth: '7',
      dobDay: '4',
      dobYear: '1958',
      phoneNumber: '(513) 555-0142',
    })
    expect(await screen.findByText(MEMORY_ONLY)).toBeVisible()
    await proceed(page)
    await expectScreen('record')
    expect(await screen.findByText(MEMORY_ONLY)).toBeVisible()
    await press(page, 'link', 'Back')
    await expectScreen('name')
    expect(control('firstName')).toHaveValue('Rosalind')
  })

  it.each([
    [LANDING, 'Walk-In Vaccine'],
    [SELECTION, 'Which vaccines would you like today?'],
  ])('does not tell so at %s, where nothing is typed [fault 28]', async (address, heading) => {
    await openPage(address, { before: () => void vi.stubGlobal('indexedDB', undefined) })
    await expectHeading(heading)
    await screen.findByRole(address === LANDING ? 'link' : 'button', { name: /^(Start|Continue)$/ })
    expect(screen.queryByText(MEMORY_ONLY)).toBeNull()
  })

  it('checks the guest in all the same [fault 28]', async () => {
    const page = await openForm('sign', { before: () => void vi.stubGlobal('indexedDB', undefined) })
    expect(await screen.findByText(MEMORY_ONLY)).toBeVisible()
    await proceed(page)
    await expectHeading('Your form is done!')
    expect(screen.queryByText(MEMORY_ONLY)).toBeNull()
    const code = document.querySelector('[translate=no]')?.textContent
    expect((await exported(page.server)).map(({ counterCode }) => counterCode)).toEqual([code])
  })
})

/** A database beyond reading: every opening ends in an error. */
function breakOpening(): void {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    const request = { error: new DOMException('broken', 'UnknownError') } as unknown as IDBOpenDBRequest
    queueMicrotask(() => request.onerror?.(new Event('error')))
    return request
  })
}

describe('a kept visit that was damaged', () => {
  const lost = () => screen.queryByText(LOST)

  it('is lost, and the guest reads so until a new visit begins [fault 34]', async () => {
    const page = await openWithKept(LANDING, named(), { before: damageKeptVisit })
    await expectHeading('Walk-In Vaccine')
    const notice = await screen.findByText(LOST)
    expect(notice.closest('[class*=notice]')).toBeVisible()
    await expectAccessible('a lost draft on the landing page')
    await press(page, 'link', 'Start')
    const [first] = await screen.findAllByRole('checkbox')
    expect(await screen.findByText(LOST)).toBeVisible()
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
    await page.user.click(first as HTMLElement)
    await proceed(page)
    await expectScreen('name')
    expect(lost()).toBeNull()
    expect(shownAnswers()).toEqual([])
    await goToScreen('record')
    await waitFor(async () => expect(await keptVisit()).toContain('"record"'))
    await page.reload()
    await expectScreen('record')
    expect(lost()).toBeNull()
  })

  it('redirects a reload of the form to the main page, which says it once [fault 34]', async () => {
    const page = await openWithKept(FORM, named(), { before: damageKeptVisit })
    await waitFor(() => expect(page.address()).toBe(MAIN))
    expect((await screen.findByText(LOST)).closest('[class*=notice]')).toBeVisible()
    await waitFor(async () => expect(await keptVisit()).toBeUndefined())
    await openAnew(page, LANDING)
    await waitFor(() => expect(screen.getByRole('link', { name: 'Start' })).toBeVisible())
    expect(lost()).toBeNull()
  })
})

describe('a confirmation that is left', () => {
  const finished = () => {
    const visit = aWalkInVisit({ counterCode: 'B7K2MX' })
    return {
      ...visit,
      appointment: { ...visit.appointment, id: 'id-1', confirmCode: 'c0de' } as typeof visit.appointment,
    }
  }

  it('outlives a reload, which is no leaving [CONFIRM-01]', async () => {
    const page = await openWithKept(CONFIRMATION, finished())
    await expectHeading('Your form is done!')
    await page.reload()
    await expectHeading('Your form is done!')
    expect(document.querySelector('[translate=no]')).toHaveTextContent('B7K2MX')
    expect(screen.getByText('Wilhelmina Ostrander')).toBeInTheDocument() // folded with the patient's details
  })

  it.each([FORM, CONFIRMATION])(
    'for the landing page is gone, also from %s [CONFIRM-01]',
    async (address) => {
      const page = await openWithKept(LANDING, finished())
      await expectHeading('Walk-In Vaccine')
      await waitFor(async () => expect(await keptVisit()).toBeUndefined())
      await openAnew(page, address)
      await waitFor(() => expect(page.address()).toBe(MAIN))
      expect(document.body).not.toHaveTextContent('B7K2MX')
      expect(document.body).not.toHaveTextContent('Wilhelmina')
    },
  )

  it('for another vaccine begins afresh at the same store [CONFIRM-01, CONFIRM-19]', async () => {
    const page = await openWithKept(CONFIRMATION, finished())
    await press(page, 'button', 'Get Another Vaccine')
    const [first] = await screen.findAllByRole('checkbox')
    expect(page.address()).toBe(SELECTION)
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
    expect(await keptVisit()).toBeUndefined()
    await page.user.click(first as HTMLElement)
    await proceed(page)
    await expectScreen('name')
    expect(shownAnswers()).toEqual([])
  })
})
