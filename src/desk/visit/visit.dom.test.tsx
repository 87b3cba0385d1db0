import { within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { aDeskAppointment, aDeskServer, aDeskVisit } from '../../../tests/support/desk-stand-in.ts'
import { expectAccessible, screen } from '../../../tests/support/dom.tsx'
import { openDesk, passDeskTime } from '../../../tests/support/dom-desk.tsx'

const VISIT = aDeskVisit({
  counterCode: '4P6VFG',
  misfits: [{ reason: 'liveVaccinePregnancy', vaccine: 'MMR', question: 'isPregnant' }],
})
const HASH = 'a'.repeat(64)
const WORDING = {
  title: 'Vaccine consent',
  summary: 'You agree to the shots.',
  sections: [{ paragraphs: ['I have read the information sheet.'] }],
  boxes: [],
}

async function openVisit(change: (server: ReturnType<typeof aDeskServer>) => void = () => {}) {
  const server = aDeskServer([VISIT])
  change(server)
  const opened = await openDesk(server)
  await screen.findByText('4P6VFG')
  await opened.user.keyboard('4P6VFG')
  await screen.findByRole('heading', { name: /^4P6VFG/ })
  return opened
}

it("a visit's page has what needs attention first, then every Yes with its details, then the form in its order [DESK-04, STORE-08]", async () => {
  const walkIn = aWalkIn()
  walkIn.consentDetails.documents = [{ slug: 'vaccineConsent', sha256: HASH }]
  await openVisit(({ payloads }) =>
    payloads.set(VISIT.id, {
      payload: walkIn,
      wordings: [{ sha256: HASH, slug: 'vaccineConsent', body: WORDING }],
    }),
  )
  await screen.findByRole('heading', { name: 'All answers' })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'Look at this first',
    'Answered Yes',
    'Patient',
    'Remarks',
    'All answers',
    'Insurance',
    'Consents and signature',
    'What happened',
  ])
  screen.getByText('MMR: The patient may be pregnant, and the vaccine is live.')
  const yes = within(screen.getByRole('heading', { name: 'Answered Yes' }).closest('section') as HTMLElement)
  yes.getByText(/allergic to any medicine/)
  yes.getByText('Gelatin capsules')
  expect(screen.getByRole('heading', { level: 1, name: /4P6VFG/ }).textContent).toBe(
    '4P6VFGWilhelmina Ostrander',
  )
  screen.getByText('July 4, 1984 (42 years)')
  screen.getByText('I have read the information sheet.')
  await expectAccessible('a visit')
})

it('a page whose answers are not there yet says so, and cannot be printed [DESK-04]', async () => {
  let allow = () => {}
  const allowed = new Promise<void>((resolve) => {
    allow = resolve
  })
  await openVisit((server) => {
    const { answer } = server
    server.answer = async (path, init) => {
      if (path.includes(VISIT.id)) await allowed
      return answer(path, init)
    }
  })
  await screen.findAllByText('Loading the answers…')
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
  allow()
  await screen.findByRole('heading', { name: 'All answers' })
  expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled()
})

it("leads from a guest's second visit of the day to the first one [DESK-06]", async () => {
  const first = aDeskVisit({ counterCode: 'D7K2QH' })
  const cancelled = aDeskVisit({ counterCode: 'H4WT9C', status: 'canceled' })
  const stranger = aDeskVisit({ counterCode: 'XW3BQZ', name: 'Li W.' })
  const second = aDeskVisit({
    counterCode: '4P6VFG',
    needsAttention: true,
    reasons: ['duplicateAppointment'],
  })
  const { server, user } = await openDesk(aDeskServer([first, cancelled, stranger, second]))
  await screen.findByText('4P6VFG')
  await user.keyboard('4P6VFG')
  const others = await screen.findByText('Visits of the same day under the same name:')
  expect(
    within(others.parentElement as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['D7K2QH · 11:50 AM · Flu · Waiting'])
  await user.click(screen.getByRole('button', { name: /^D7K2QH/ }))
  await screen.findByRole('heading', { name: /^D7K2QH/ })
  expect(server.opened).toEqual([second.id, first.id])
})

it('steps and a cancellation are made there, the cancellation after a question [DESK-05]', async () => {
  const { server, user } = await openVisit()
  await user.keyboard('{ArrowRight}')
  await screen.findByText('4P6VFG: called.')
  await user.click(screen.getByRole('button', { name: 'Cancel visit' }))
  let dialog = await screen.findByRole('alertdialog', { name: 'Cancel the visit 4P6VFG?' })
  await expectAccessible('the question before a cancellation')
  await user.click(within(dialog).getByRole('button', { name: 'Keep the visit' }))
  expect(server.calls).not.toContain(`POST /visits/${VISIT.id}/cancel`)
  await user.click(screen.getByRole('button', { name: 'Cancel visit' }))
  dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the visit' }))
  await screen.findByText('4P6VFG: canceled.')
  expect(server.bodies.at(-1)).toEqual({ from: 'called' })
  expect(screen.queryByRole('button', { name: 'Cancel visit' })).toBeNull()
})

it('nothing is cancelled while the server does not answer, also where the question was asked before [DESK-02]', async () => {
  const { server, user } = await openVisit()
  await user.click(screen.getByRole('button', { name: 'Cancel visit' }))
  const dialog = await screen.findByRole('alertdialog')
  server.isGone = true
  await passDeskTime(5000)
  within(dialog).getByText(/Nothing can be changed/)
  expect(within(dialog).getByRole('button', { name: 'Cancel the visit' })).toBeDisabled()
  server.isGone = false
  await passDeskTime(2500)
  expect(within(dialog).getByRole('button', { name: 'Cancel the visit' })).toBeEnabled()
})

it('a visit that cannot be opened says so and what to do, and what is no form is shown as its text [DESK-04, DESK-06]', async () => {
  await openVisit(({ payloads }) => payloads.set(VISIT.id, { payload: null, isUnreadable: true }))
  await screen.findByText('This visit cannot be opened')
})

it('what arrived damaged is shown as its text [DESK-06]', async () => {
  await openVisit(({ payloads }) => payloads.set(VISIT.id, { payload: '{"locationNumber":"01' }))
  await screen.findByText('{"locationNumber":"01')
})

it('a number that is secret is whole only after a press, and leaves with the page [DESK-04, DESK-07]', async () => {
  const walkIn = aWalkIn({
    insuranceInfo: { hasPrimaryInsurance: '0', socialSecurityNumber: '078-05-1120' },
  })
  const { user } = await openVisit(({ payloads }) => payloads.set(VISIT.id, { payload: walkIn }))
  await screen.findByText(/Ends in 1120/)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  screen.getByText('078-05-1120')
  await user.keyboard('{Escape}')
  expect(document.body.textContent).not.toContain('1120')
  const { history, location } = window
  expect(JSON.stringify([history.state, location.href, document.title])).not.toMatch(
    /4P6VFG|visit-|Ostrander/,
  )
})

it('changes the time of an appointment on the guest’s page in a tab, which closes with the visit [DESK-05, VISIT-02]', async () => {
  const close = vi.fn()
  const opens = vi.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window)
  const appointment = aDeskAppointment(60, { counterCode: '4P6VFG' })
  const { user } = await openDesk(aDeskServer([appointment]))
  await screen.findByText('4P6VFG')
  await user.keyboard('4P6VFG')
  await user.click(await screen.findByRole('button', { name: 'Change time' }))
  await vi.waitFor(() =>
    expect(opens).toHaveBeenCalledWith(`/health-services/scheduler/cancel/${appointment.id}/code`, '_blank'),
  )
  expect(close).not.toHaveBeenCalled()
  opens.mockReturnValue(null)
  await user.click(screen.getByRole('button', { name: 'Change time' }))
  expect(await screen.findByText(/^The page to change the time could not be opened/)).toBeVisible()
  expect(close).toHaveBeenCalledTimes(1)
  opens.mockRestore()
})

it('offers no change of time for a walk-in [DESK-05]', async () => {
  await openVisit()
  await screen.findByRole('heading', { name: 'All answers' })
  expect(screen.queryByRole('button', { name: 'Change time' })).toBeNull()
})
