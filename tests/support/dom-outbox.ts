import { keys } from 'idb-keyval'
import { vi } from 'vitest'
import { aWalkIn } from './builders.ts'
import type { OpenedPage } from './dom.tsx'

/** Cuts the page off from its server until the function that is returned is called. */
export function cutOff({ answer }: Pick<OpenedPage, 'answer'>, path = /./): () => void {
  let isBack = false
  answer(path, (_path, _init, next) => {
    if (isBack) return next()
    throw new TypeError('fetch failed')
  })
  return () => {
    isBack = true
  }
}

/** Puts finished check-ins into the outbox of the device, a second apart, as a page that the server did not answer does. */
export async function putIntoOutbox(codes: readonly string[]): Promise<void> {
  const { keepOutboxKey } = await import('../../src/app/state/outbox-key.ts')
  const outbox = await import('../../src/app/state/outbox.ts')
  await keepOutboxKey()
  for (const counterCode of codes) {
    const walkIn = aWalkIn({ locationNumber: '90100001', serviceIds: [201], counterCode })
    const lastName = counterCode.replaceAll(/\d/g, 'x')
    const body = JSON.stringify({ ...walkIn, basicInfo: { ...walkIn.basicInfo, lastName } })
    if (!(await outbox.putIntoOutbox(`check-in-of-${counterCode}`, body, counterCode)))
      throw new Error('Nothing was kept')
    vi.setSystemTime(Date.now() + 1000)
  }
}

/** Keys of what waits in the outbox. */
export async function outboxKeys(): Promise<IDBValidKey[]> {
  const { openDatabase } = await import('../../src/app/platform/storage.ts')
  return keys(openDatabase('outbox').use)
}

/** What a browser says when it thinks that there is a network again. */
export function tellOnline(): void {
  window.dispatchEvent(new Event('online'))
}
