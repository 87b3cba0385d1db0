import { waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openPage, screen } from '../../../../tests/support/dom.tsx'
import { cutOff, tellOnline } from '../../../../tests/support/dom-outbox.ts'
import { aNewVisit, LANDING } from '../../../../tests/support/dom-walk-in.ts'
import type { Visit } from '../../state/visit.ts'

/** Opens a landing page that a worker serves, while the server is gone; what the worker keeps of the store may be there. */
async function openCutOff(keepsStore: boolean, visit?: Visit): Promise<() => void> {
  const workers = Object.assign(new EventTarget(), { controller: {} })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  let comeBack = () => {}
  await openPage(LANDING, {
    ...(visit && { visit }),
    before: async (page) => {
      comeBack = cutOff(page)
      if (keepsStore) page.answer(/services\/location/, (_path, _init, next) => next())
      const { watchConnection } = await import('../../state/connection.ts')
      watchConnection()
    },
  })
  await screen.findByText(/^No connection\./)
  return comeBack
}

describe("a store's page without a server", () => {
  it('promises to send the form later where the store was opened before [CARD-04]', async () => {
    await openCutOff(true)
    expect(await screen.findByText(/we will send your check-in as soon as it is back/)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Start' })).toBeVisible()
  })

  it('promises nothing where it was not, and begins when the server is back [CARD-04, WALKIN-06]', async () => {
    const comeBack = await openCutOff(false)
    expect(await screen.findByText(/To check in here you need it back/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Start' })).toBeNull())
    expect(screen.queryByText(/we will send your check-in/)).toBeNull()
    comeBack()
    tellOnline()
    expect(await screen.findByRole('link', { name: 'Start' })).toBeVisible()
    expect(screen.queryByText(/^No connection\./)).toBeNull()
  })

  it('promises nothing there either with a walk-in that began at another store [CARD-04, WALKIN-06]', async () => {
    const { provider } = aNewVisit()
    await openCutOff(false, aNewVisit({ provider: provider && { ...provider, providerId: '70200002' } }))
    await screen.findByRole('button', { name: 'Refresh' })
    expect(screen.getByText(/To check in here you need it back/)).toBeVisible()
    expect(screen.queryByText(/we will send your check-in/)).toBeNull()
  })
})
