import { cleanup, render, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible, screen } from '../../../../tests/support/dom.tsx'
import { PartsPage } from './PartsPage.tsx'

const files = Object.keys(import.meta.glob('../../ui/*.tsx')).map((file) => file.replace(/^.*\/|\.tsx$/g, ''))

describe('the page of all parts', () => {
  beforeEach(() => {
    document.documentElement.lang = 'en'
    document.title = 'Parts'
    render(<PartsPage />)
  })

  afterEach(cleanup) // other files share the document

  it('has every part of the user interface, as axe wants it [SC-28, SC-38]', async () => {
    const shown = screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'))
    const frame = ['PageHeader', 'Shell'] // the page is made of them
    expect([...shown, ...frame]).toEqual(expect.arrayContaining(files))
    await expectAccessible('all parts')
  })

  it('shows a button in each look, busy and disabled', () => {
    const part = within(screen.getByRole('region', { name: 'Button' }))
    for (const look of ['primary', 'secondary', 'quiet', 'danger']) {
      expect(part.getByRole('button', { name: `A ${look} button` })).toBeEnabled()
      expect(part.getByRole('button', { name: `A disabled ${look} button` })).toBeDisabled()
      expect(part.getByRole('link', { name: `A ${look} link` })).toBeVisible()
    }
    expect(part.getAllByText('Saving…')).toHaveLength(4)
  })

  it('leads from each empty state, without red [SC-38]', () => {
    const part = screen.getByRole('region', { name: 'Empty' })
    expect(within(part).getAllByRole('button').length).toBeGreaterThan(0)
    expect(part.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    expect(part.innerHTML).not.toMatch(/bad/)
  })
})
