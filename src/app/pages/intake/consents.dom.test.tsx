import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, screen } from '../../../../tests/support/dom.tsx'
import { openForm } from '../../../../tests/support/dom-walk-in.ts'
import { documentIn } from '../../../../tests/support/intake.ts'

const CONSENTS = [
  ['sign', 'vaccineConsent', 'Read the whole text'],
  ['agree', 'privacyPractice', 'Read the whole notice'],
  ['agree', 'generalConsent', 'Read the whole text'],
] as const

describe('a text to agree to', () => {
  it.each(CONSENTS)(
    '%s, %s has a stating heading, three lines and the whole text, which unfolds in the page before its boxes [SC-31, WI-25]',
    async (name, slug, unfold) => {
      const page = await openForm(name)
      const document_ = documentIn('production', slug)
      const text = { ...document_.default, ...('flow' in document_ && document_.flow?.INSTANT_VACCINE) }
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toMatch(/\?/)
      expect(text.points).toHaveLength(3)
      for (const point of text.points ?? []) expect(screen.getByText(point)).toBeVisible()

      const paragraph = screen.getByText(text.sections?.[0]?.paragraphs[0] as string)
      const fold = paragraph.closest('details') as HTMLDetailsElement
      expect(fold.open).toBe(false)
      await page.user.click(within(fold).getByText(unfold))
      expect(fold.open).toBe(true)
      expect(document.querySelector('form [tabindex]'), 'no window in the window').toBeNull()
      const box = fold.closest('section')?.querySelector('input[type=checkbox]')
      if (text.boxes?.length)
        expect(fold.compareDocumentPosition(box as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      await expectAccessible(name)
    },
  )
})
