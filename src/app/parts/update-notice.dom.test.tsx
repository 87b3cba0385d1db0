import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { SchedulerFlow } from '#contract/vocabulary'
import { CONFIRMATION, FORM, LANDING, SELECTION } from '../../../tests/support/dom-walk-in.ts'
import { takeOver } from '../platform/worker.ts'
import { load } from '../state/documents.ts'
import { clearVisit, visit } from '../state/visit.ts'
import { UpdateNotice } from './UpdateNotice.tsx'

vi.mock('../platform/worker.ts', () => ({
  isUpdateWaiting: () => true,
  onUpdateChange: () => () => undefined,
  takeOver: vi.fn(() => true),
}))
vi.mock('../state/documents.ts', () => ({ load: vi.fn() }))

afterEach(() => {
  cleanup()
  clearVisit()
})

it.each<[string, string, SchedulerFlow, boolean]>([
  ['the landing page of a walk-in', LANDING, 'INSTANT_VACCINE', true],
  ['the selection of a walk-in', SELECTION, 'INSTANT_VACCINE', false],
  ['the selection, before a vaccine is chosen', SELECTION, 'IN_PERSON', false],
  ['the form of a walk-in', FORM, 'INSTANT_VACCINE', false],
  ['the confirmation of a walk-in', CONFIRMATION, 'INSTANT_VACCINE', true],
  ['the form of a booked visit', FORM, 'EVERYDAY_VACCINE', true],
])('on %s the notice of a new version is as it should be [WI-38]', (_, path, flow, isShown) => {
  window.history.replaceState(null, '', path)
  visit.flow = flow
  const { queryByText } = render(<UpdateNotice />)
  expect(queryByText(/new version/) !== null).toBe(isShown)
})

it('the newer build takes over only when what the first touch loads has come, because its request would start the old worker again [WI-38]', async () => {
  window.history.replaceState(null, '', LANDING)
  let hasCome = () => {}
  vi.mocked(load).mockReturnValue(
    new Promise((resolve) => {
      hasCome = resolve
    }),
  )
  const { getByRole } = render(<UpdateNotice />)
  fireEvent.click(getByRole('button', { name: 'Update' }))
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith('schedulerConfig', expect.anything()))
  expect(takeOver).not.toHaveBeenCalled()
  await act(async () => hasCome())
  await vi.waitFor(() => expect(takeOver).toHaveBeenCalledOnce())
})
