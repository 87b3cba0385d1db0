import { describe, expect, it } from 'vitest'
import { ORIGIN } from '../../../tests/support/app.ts'
import { expectAccessible, screen } from '../../../tests/support/dom.tsx'
import { CONFIRMATION, card, expectHeading, linkOf, openBooked } from '../../../tests/support/dom-booked.ts'
import { UNLIMITED } from '../../../tests/support/limits.ts'

const HEADING = 'E-mails about this visit'
const SETTINGS = { trustProxy: false, publicUrl: ORIGIN, kioskCode: undefined, limits: UNLIMITED }
const server = { settings: SETTINGS, sendMail: async () => ({ outcome: 'sent' as const }) }
const withMail = { where: 'server' as const, server }

const CONSENT = /^Send me e-mails about this visit: a reminder the day before/
const agree = () => screen.findByRole('button', { name: 'Send me e-mails' })

it('a guest reads what they agree to, gets e-mails, and stops them [VISIT-06]', async () => {
  const { user, server: host, booked } = await openBooked('flu', linkOf, withMail)
  const words = (await screen.findByText(CONSENT)).textContent
  await expectAccessible('your visit, with e-mails')
  await user.click(await agree())
  expect(await screen.findByText('You get e-mails about this visit.')).toHaveFocus()
  const consent = await host.deps.store.messageConsent(booked.first.id)
  expect(consent).toMatchObject({ language: 'en', wording: words, endedAt: null })
  await user.click(screen.getByRole('button', { name: 'Stop e-mails' }))
  expect(await screen.findByText(CONSENT)).toHaveFocus()
  expect((await host.deps.store.messageConsent(booked.first.id))?.endedAt).not.toBeNull()
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
  const { user, server: host } = await openBooked('flu', linkOf, withMail)
  await screen.findByText(CONSENT)
  host.deps.store.isOptedOut = async () => true
  await user.click(await agree())
  expect(await screen.findByText(/^This address is on the list of those that get no e-mails/)).toBeVisible()
})

it('nothing is offered where the operator sends no e-mails [VISIT-06]', async () => {
  const { network } = await openBooked('flu', linkOf, { where: 'server' })
  await expectHeading('You have a confirmed appointment!')
  expect(screen.queryByText(HEADING)).toBeNull()
  expect(network.sent.filter(({ path }) => path.endsWith('/messages'))).toEqual([])
})

describe('on the confirmation', () => {
  it('a guest who has just booked asks for e-mails [VISIT-06]', async () => {
    const { user, server: host, booked } = await openBooked('flu', CONFIRMATION, { server })
    expect(await screen.findByText(CONSENT)).toBeVisible()
    await expectAccessible('the confirmation, with e-mails')
    await user.click(await agree())
    expect(await screen.findByText('You get e-mails about this visit.')).toHaveFocus()
    expect(await host.deps.store.messageConsent(booked.first.id)).toMatchObject({ endedAt: null })
  })

  it('a reload still offers them, for both doses together [VISIT-06]', async () => {
    const {
      user,
      server: host,
      booked,
    } = await openBooked('shingles', CONFIRMATION, {
      server,
      where: 'device',
    })
    await user.click(await agree())
    expect(await screen.findByText('You get e-mails about this visit.')).toBeVisible()
    expect(await host.deps.store.messageConsent(booked.first.id)).toMatchObject({ endedAt: null })
    expect(screen.getAllByText(HEADING)).toHaveLength(1)
  })

  it('nothing is offered where the operator sends none, and nothing is asked [VISIT-06]', async () => {
    const { network } = await openBooked('flu', CONFIRMATION)
    await expectHeading('Your appointment is confirmed!')
    expect(await card('Patient details')).toBeVisible()
    expect(screen.queryByText(HEADING)).toBeNull()
    expect(network.sent.filter(({ path }) => path.endsWith('/messages'))).toEqual([])
  })
})
