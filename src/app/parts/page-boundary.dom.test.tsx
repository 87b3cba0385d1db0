import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connection } from '../state/connection.ts'
import { PageBoundary } from './PageBoundary.tsx'

const PROBLEM = /trouble connecting/
const livez = vi.fn<() => Promise<Response>>()
const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', livez)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
  connection.status = 'unknown'
})

function Broken(): never {
  throw new Error('Unable to preload CSS')
}

/** Opens a page that came by a link or by a reload, and whose chunk fails while the server answers or does not. */
async function fail({ by, answers }: { by: 'navigate' | 'reload'; answers: boolean }): Promise<void> {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: by } as unknown as PerformanceEntry])
  livez.mockImplementation(async () => (answers ? Response.json({}) : new Response('', { status: 502 })))
  await act(async () => {
    render(
      <PageBoundary path="/" meanwhile={<p>Loading</p>}>
        <Broken />
      </PageBoundary>,
      { onCaughtError: () => undefined },
    )
  })
}

it('a page whose chunk fails loads again while the server answers, without an error that is gone at once [RUN-05]', async () => {
  await fail({ by: 'navigate', answers: true })
  expect(reload).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Loading')).toBeVisible()
  expect(screen.queryByText(PROBLEM)).toBeNull()
})

it.each(['navigate', 'reload'] as const)(
  'a page that came by a %s and fails while the server does not answer says what to do, and loads again when the server answers [RUN-05]',
  async (by) => {
    await fail({ by, answers: false })
    expect(screen.getByText(PROBLEM)).toBeVisible()
    expect(connection.status).toBe('offline')
    expect(reload).not.toHaveBeenCalled()
    await act(async () => {
      connection.status = 'online'
    })
    expect(reload).toHaveBeenCalledTimes(1)
  },
)

it('a page that came by a reload and fails again says what to do [RUN-05]', async () => {
  await fail({ by: 'reload', answers: true })
  expect(screen.getByText(PROBLEM)).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})
