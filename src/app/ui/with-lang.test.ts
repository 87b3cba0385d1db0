import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { withLangUnbroken } from './with-lang.ts'

describe('a question', () => {
  it('keeps a name with a number on one line, and any other text is as it was [SC-06]', () => {
    const shown = (text: string) => renderToStaticMarkup(withLangUnbroken(text))
    const whole = '<span class="unbroken">COVID-19</span>'
    expect(shown('COVID-19')).toBe(whole)
    expect(shown('Signs of COVID-19, or COVID-19 itself?')).toBe(`Signs of ${whole}, or ${whole} itself?`)
    for (const text of ['A long-term problem?', 'Call (513) 555-0100.', '2-3 days'])
      expect(shown(text)).toBe(text)
  })
})
