import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Address } from '#contract/address-validation'
import type { Review } from '../state/address.ts'
import { AddressReview } from './AddressReview.tsx'

const ENTERED: Address = {
  addressLines: ['714 Cormorant Lane'],
  cityTown: 'Cincinatti',
  stateProvince: 'OH',
  postalCode: '45219',
}
const SUGGESTED: Address = { ...ENTERED, addressLines: ['714 Cormorant Ln'], cityTown: 'Cincinnati' }

const UNABLE = 'We were unable to verify the address entered. Do you want to use this address anyway?' // ADDRESS-21
const FOUND =
  'We found this verified address that closely matches what you entered. Do you want us to update your address?' // ADDRESS-22

const shown = (suggested?: Address, corrected?: Review['corrected']) =>
  renderToStaticMarkup(
    createElement(AddressReview, {
      entered: ENTERED,
      onChoose: () => {},
      onEdit: () => {},
      review: { ...(suggested && { suggested }), ...(corrected && { corrected }) },
    }),
  )
const radiosIn = (markup: string) => markup.match(/type="radio"/g)?.length

describe('the review of an address', () => {
  it('without a suggestion says that it could not be verified, and offers the entered address [ADDRESS-21, ADDRESS-23]', () => {
    const markup = shown()
    expect(markup).toContain(UNABLE)
    expect(markup).not.toContain(FOUND)
    expect(markup).toContain('714 Cormorant Lane, Cincinatti, OH 45219')
    expect(radiosIn(markup)).toBe(1)
  })

  it('with a suggestion offers both, and neither is chosen [ADDRESS-18, ADDRESS-22]', () => {
    const markup = shown(SUGGESTED)
    expect(markup).toContain(FOUND)
    expect(markup).not.toContain(UNABLE)
    for (const line of ['714 Cormorant Lane, Cincinatti', '714 Cormorant Ln, Cincinnati', 'Edit Address'])
      expect(markup).toContain(line)
    expect(radiosIn(markup)).toBe(2)
    expect(markup).not.toContain('checked=""')
  })
  it.each<[NonNullable<Review['corrected']>, string]>([
    [['county'], 'We corrected the county. Is this your address?'],
    [['state'], 'We corrected the state. Is this your address?'],
    [['state', 'county'], 'We corrected the state and the county. Is this your address?'],
  ])('a correction of %s by the own tables is not called a verified address [WI-10]', (corrected, text) => {
    const markup = shown(SUGGESTED, corrected)
    expect(markup).toContain(text)
    expect(markup).not.toContain(FOUND)
  })
})
