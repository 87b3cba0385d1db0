import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, ORIGIN, openPage, screen } from '../../../../tests/support/dom.tsx'
import { HOME, STORE, STORE_NAME } from '../../../../tests/support/dom-tablet.ts'

const POSTER = `/health-services/poster/${STORE}`

it('names the store, holds the address of its page, and what a guest does [CARD-08]', async () => {
  await openPage(POSTER)
  const sheet = await screen.findByRole('article')
  expect(sheet).toHaveTextContent(STORE_NAME)
  expect(sheet).toHaveTextContent('Cincinnati, OH')
  expect(within(sheet).getByText(ORIGIN.replace('http://', '') + HOME)).toBeVisible()
  expect(within(sheet).getByRole('img', { name: /^QR code/ })).toBeVisible()
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(3)
  await expectAccessible('the poster')
})

it('warns of an address that works on this computer alone [CARD-08]', async () => {
  await openPage(POSTER)
  expect(await screen.findByText('For trying only')).toBeVisible()
})

it('holds the address that the server is known by, without a warning [CARD-08]', async () => {
  const settings = { trustProxy: false, publicUrl: 'https://walkin.example', kioskCode: undefined }
  await openPage(POSTER, { server: { settings } })
  expect(await screen.findByText(`walkin.example${HOME}`)).toBeVisible()
  expect(screen.queryByText('For trying only')).toBeNull()
})

it('shows an arm with a syringe above the code, which screen readers skip [SC-37]', async () => {
  await openPage(POSTER)
  const sheet = await screen.findByRole('article')
  const code = within(sheet).getByRole('img', { name: /^QR code/ })
  const picture = sheet.querySelector('[class*=picture] > svg') as Element
  expect(picture).toHaveAttribute('aria-hidden', 'true')
  expect(picture.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

describe('when, and for whom, it works', () => {
  const withHours = (weekHours: string[]) =>
    openPage(POSTER, {
      before: async (page) =>
        void page.answer(/services\/location\/hours/, async () => Response.json({ data: { weekHours } })),
    })
  const HOURS = 'Mon-Fri 09:00 AM-08:00 PM, lunch 01:30 PM-02:00 PM'

  it('is said below the name of the store, with its phone and the day of the print [WI-42]', async () => {
    await withHours([HOURS])
    const sheet = await screen.findByRole('article')
    const hours = await within(sheet).findByText(HOURS)
    expect(within(sheet).getByText(STORE_NAME).compareDocumentPosition(hours)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    for (const text of [
      'For a vaccine here, today.',
      'No phone? Use the tablet or ask at the counter.',
      '(513) 555-0100',
    ])
      expect(sheet).toHaveTextContent(text)
    expect(sheet).toHaveTextContent(/Printed on [A-Z][a-z]{2} \d{1,2}, 20\d\d/)
  })

  it('has no line where the hours are not known [WI-42]', async () => {
    await withHours([])
    const sheet = await screen.findByRole('article')
    await within(sheet).findByText(/No phone\?/)
    expect(sheet).not.toHaveTextContent(/ [AP]M/)
  })
})
