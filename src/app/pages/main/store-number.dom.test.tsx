import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, screen } from '../../../../tests/support/dom.tsx'

const MAIN = '/health-services/scheduler/main'
const WALK_IN = '/health-services/instant-vaccines/90100001'

const field = () => screen.findByRole('textbox', { name: 'Store number' })

describe('the number of a store', () => {
  it('opens the walk-in of its store, also with spaces around it [VALID-08]', async () => {
    const { user, address } = await openPage(MAIN)
    await user.type(await field(), ' 90100001 {Enter}')
    expect(await screen.findByText('Marrowby Market Lantern Square')).toBeVisible()
    expect(address()).toBe(WALK_IN)
  })

  it.each([
    ['an empty one', ' ', 'Input is required.'],
    ['one with a space in it', '901 000', 'Input must be valid.'],
  ])('is refused: %s [VALID-01, VALID-02]', async (_, typed, message) => {
    const { user } = await openPage(MAIN)
    await user.type(await field(), typed)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(await field()).toHaveFocus()
    expect(await field()).toBeInvalid()
    expect(await field()).toHaveAccessibleDescription(new RegExp(message.replace('.', '\\.')))
  })
})

describe('an address that is not written as ours are', () => {
  it.each([
    ['/health-services', MAIN],
    ['/health-services/scheduler', MAIN],
    [`${MAIN}/?a=1`, `${MAIN}?a=1`],
  ])('%s becomes %s [ROUTE-02, ROUTE-41]', async (from, to) => {
    const { address } = await openPage(from)
    expect(await screen.findByRole('heading', { level: 1, name: 'Book a visit' })).toBeVisible()
    await waitFor(() => expect(address()).toBe(to))
  })
})
