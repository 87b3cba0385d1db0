import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, screen } from '../../../../tests/support/dom.tsx'
import { openTablet } from '../../../../tests/support/dom-tablet.ts'
import { aWalkInVisit, expectScreen, FORM, openForm } from '../../../../tests/support/dom-walk-in.ts'
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

describe('the vaccine consent', () => {
  const named = ['Flu', 'Shingles', 'MMR (measles, mumps, rubella)']
  const three = () =>
    aWalkInVisit({
      appointment: {
        services: named.map((name, index) => ({
          id: 201 + index,
          name: `${name} dose 1`,
          isAvailable: true,
        })),
        timestamp: '',
        timezone: 'America/New_York',
      },
    })
  const card = async () =>
    (await screen.findByRole('heading', { name: 'You agree to these vaccines' })).closest(
      'section',
    ) as HTMLElement

  it('begins with the chosen vaccines, each with its statement by title and date, and is signed below its text [WI-23]', async () => {
    await openForm('sign', { visit: three() })
    const links = await within(await card()).findAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [
        'Statement on the Influenza (Flu) Vaccine (Inactivated or Recombinant), Jan 31, 2025',
        'https://www.cdc.gov/vaccines/hcp/current-vis/influenza-inactivated.html',
      ],
      [
        'Statement on the Recombinant Zoster Vaccine, Feb 4, 2022',
        'https://www.cdc.gov/vaccines/hcp/current-vis/shingles.html',
      ],
      [
        'Statement on the MMR Vaccine (Measles, Mumps, and Rubella), Jan 31, 2025',
        'https://www.cdc.gov/vaccines/hcp/current-vis/mmr.html',
      ],
    ])
    const form = document.querySelector('form') as HTMLElement
    const text = within(form).getByText('Read the whole text')
    expect((await card()).compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const signature = within(form).getByRole('radiogroup', { name: /Who is signing/ })
    expect(text.compareDocumentPosition(signature)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows codes to scan on a tablet, and no link that leaves it [WI-23]', async () => {
    await openTablet(FORM, { visit: three(), entry: { step: 'vaccineConsent', page: 'sign' } })
    await expectScreen('sign')
    const codes = await within(await card()).findAllByRole('img')
    expect(codes.map((code) => code.getAttribute('aria-label'))).toEqual(
      named.map((name) => `QR code of the statement on ${name}`),
    )
    expect(within(await card()).queryByRole('link')).toBeNull()
    expect(await card()).toHaveTextContent('Feb 4, 2022')
  })
})
