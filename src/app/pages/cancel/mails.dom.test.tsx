import { expect, it } from 'vitest'
import { ORIGIN } from '../../../../tests/support/app.ts'
import { expectAccessible, screen } from '../../../../tests/support/dom.tsx'
import { linkOf, openBooked } from '../../../../tests/support/dom-booked.ts'
import { UNLIMITED } from '../../../../tests/support/limits.ts'

const SETTINGS = { trustProxy: false, publicUrl: ORIGIN, kioskCode: undefined, limits: UNLIMITED }
const withMail = {
  where: 'server' as const,
  server: { settings: SETTINGS, sendMail: async () => ({ outcome: 'sent' as const }) },
}

const CONSENT = /^Send me e-mails about this visit: a reminder the day before/
const agree = () => screen.findByRole('button', { name: 'Send me e-mails' })

it('a guest reads what they agree to, gets e-mails, and stops them [VISIT-06]', async () => {
  const { user, server, booked } = await openBooked('flu', linkOf, withMail)
  const words = (await screen.findByText(CONSENT)).textContent
  await expectAccessible('your visit, with e-mails')
  await user.click(await agree())
  expect(await screen.findByText('You get e-mails about this visit.')).toHaveFocus()
  const consent = await server.deps.store.messageConsent(booked.first.id)
  expect(consent).toMatchObject({ language: 'en', wording: words, endedAt: null })
  await user.click(screen.getByRole('button', { name: 'Stop e-mails' }))
  expect(await screen.findByText(CONSENT)).toHaveFocus()
  expect((await server.deps.store.messageConsent(booked.first.id))?.endedAt).not.toBeNull()
})

it('a choice that is not kept says so, and changes nothing on the page [VISIT-06]', async () => {
  const { user, network } = await openBooked('flu', linkOf, withMail)
  await screen.findByText(CONSENT)
  network.fates.push('never arrives', 'never arrives', 'never arrives')
  await user.click(await agree())
  expect(
    await screen.findByText('Your choice could not be saved. Please try again, or call us.'),
  ).toBeVisible()
  expect(screen.getByText(CONSENT)).toBeVisible()
  await user.click(await agree())
  expect(await screen.findByText('You get e-mails about this visit.')).toBeVisible()
})

it('an address that wants no e-mails is not asked to wait for any [VISIT-06]', async () => {
  const { user, server } = await openBooked('flu', linkOf, withMail)
  await screen.findByText(CONSENT)
  server.deps.store.isOptedOut = async () => true
  await user.click(await agree())
  expect(await screen.findByText(/^This address is on the list of those that get no e-mails/)).toBeVisible()
})

it('nothing is offered where the operator sends no e-mails [VISIT-06]', async () => {
  const { network } = await openBooked('flu', linkOf, { where: 'server' })
  await screen.findByRole('heading', { name: 'You have a confirmed appointment!' })
  expect(screen.queryByText('E-mails about this visit')).toBeNull()
  expect(network.sent.filter(({ path }) => path.endsWith('/messages'))).toEqual([])
})
