import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { connection } from '../state/connection.ts'
import { useBackOnline } from './back-online.ts'

afterEach(() => {
  connection.status = 'unknown'
})

async function become(status: typeof connection.status): Promise<void> {
  await act(async () => {
    connection.status = status
  })
}

it('what failed is tried again once when the connection is back, and never before [BK-03]', async () => {
  const retry = vi.fn()
  renderHook(() => useBackOnline(retry))
  await become('online')
  expect(retry).not.toHaveBeenCalled()
  await become('offline')
  await become('unknown')
  expect(retry).not.toHaveBeenCalled()
  await become('online')
  expect(retry).toHaveBeenCalledTimes(1)
  await become('unknown')
  await become('online')
  expect(retry).toHaveBeenCalledTimes(1)
})
