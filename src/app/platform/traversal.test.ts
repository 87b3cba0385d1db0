import { expect, it, vi } from 'vitest'

it('INTAKE-12 what waits for Back runs before a listener that came later, until it stops', async () => {
  vi.stubGlobal('window', new EventTarget())
  const { beforeTraversal } = await import('./traversal.ts')
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
