import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { screen } from '../../../../tests/support/dom.tsx'
import { announced, button, openHolding, SCHEDULE } from '../../../../tests/support/dom-results.ts'

const lines = () => [...document.querySelectorAll('[class*=summary] a')].map(({ textContent }) => textContent)
const box = (name: RegExp) => screen.getByRole('textbox', { name, hidden: true })

/** Opens the first page of the form and submits it empty. */
async function submitEmpty() {
  const page = await openHolding(SCHEDULE, {})
  await screen.findByText('Appointments (1)')
  await page.user.click(button('Continue'))
  await waitFor(() => expect(lines().length).toBeGreaterThan(2))
  return page
}

describe('the summary of a refused page', () => {
  it('a line goes when its field is left in a right state and changes with its message; its title alone is an alert [SC-25]', async () => {
    const page = await submitEmpty()
    const [first, last, ...others] = lines()
    expect(document.querySelector('[class*=summary] [role=alert]')).toHaveTextContent(/^Check these answers/)
    expect(document.querySelector('[class*=summary]')?.closest('[role=alert]')).toBeNull()
    await page.user.type(box(/First Name/), 'Ada')
    expect(lines(), 'the field still has focus').toEqual([first, last, ...others])
    await page.user.tab()
    await waitFor(() => expect(lines()).toEqual([last, ...others]))
    await page.user.type(box(/Last Name/), 'Love*lace')
    await page.user.tab()
    await waitFor(() => expect(lines()[0]).not.toBe(last))
    expect(lines()).toHaveLength(1 + others.length)
    await waitFor(() => expect(announced()).toEqual([`${1 + others.length} answers to check.`]))
    expect(document.title).toMatch(/^Error: /)
  })

  it('a line leads to its field, whose label comes to the top [SC-26]', async () => {
    const page = await submitEmpty()
    const [, last] = document.querySelectorAll<HTMLElement>('[class*=summary] a')
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    await page.user.click(last as HTMLElement)
    expect(box(/Last Name/)).toHaveFocus()
    expect((scroll.mock.contexts.at(-1) as Element).textContent).toMatch(/Last Name/)
  })
})
