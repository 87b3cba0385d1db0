import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('document', { title: '' })
})

it('the question of the screen comes before the title, and "Error:" before both [SC-12]', async () => {
  const { setTitle, setTitleEnd, setTitlePrefix, setTitleQuestion } = await import('./navigate.ts')
  setTitleEnd(' | Kroger')
  setTitle('Patient Info Form')
  setTitleQuestion('Who is the visit for?')
  expect(document.title).toBe('Who is the visit for? - Patient Info Form | Kroger')
  setTitlePrefix('Error:')
  expect(document.title).toBe('Error: Who is the visit for? - Patient Info Form | Kroger')
  setTitlePrefix('')
  setTitleQuestion('')
  expect(document.title).toBe('Patient Info Form | Kroger')
})
