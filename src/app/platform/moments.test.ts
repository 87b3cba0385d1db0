import { expect, it, vi } from 'vitest'

it('a listener for Back runs before listeners that were added later, until it is stopped [INTAKE-12]', async () => {
  vi.stubGlobal('window', new EventTarget())
  const { beforeTraversal } = await import('./moments.ts')
  const ran: string[] = []
  window.addEventListener('popstate', () => ran.push('router'), { capture: true })
  const stop = beforeTraversal(() => ran.push('form'))
  window.dispatchEvent(new Event('popstate'))
  expect(ran).toEqual(['form', 'router'])
  stop()
  window.dispatchEvent(new Event('popstate'))
  expect(ran).toEqual(['form', 'router', 'router'])
  vi.unstubAllGlobals()
})
