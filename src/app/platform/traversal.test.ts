import { expect, it, vi } from 'vitest'

it('what waits for Back runs before a listener that came later, until it stops [INTAKE-12]', async () => {
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
