import { Webhook as Oracle } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { aLocation, aWalkIn, TEST_NOW } from '../../../../tests/support/builders.ts'
import { SettingError } from '../../settings.ts'
import { aBooking } from '../../store/bookings-conformance.ts'
import { runWebhooks } from './command.ts'
import { createDelivering } from './deliver.ts'
import type { Posted } from './post.ts'

const URL_OF = 'https://pms.example/hook'
const HOUR = 60 * 60_000

type Sent = { url: string; headers: Record<string, string>; body: string }

let app: TestApp
let now: number
let sent: Sent[]
let answer: (one: Sent) => Posted | Promise<Posted>
beforeEach(async () => {
  now = TEST_NOW
  app = await openTestApp({ clock: () => now })
  sent = []
  answer = () => ({ status: 204 })
})
afterEach(() => app.close())

function delivering() {
  return createDelivering({
    store: app.store,
    keys: app.deps.keys,
    log: app.deps.log,
    clock: () => now,
    post: async (url, headers, body) => {
      const one = { url, headers, body }
      sent.push(one)
      return answer(one)
    },
  })
}

async function command(...words: string[]): Promise<string[]> {
  const said: string[] = []
  const data = {
    store: app.store,
    keys: app.deps.keys,
    now,
    post: async () => answer({ url: '', headers: {}, body: '' }),
  }
  await runWebhooks(data, words, (line) => said.push(line))
  return said
}

const add = async (...words: string[]) => (await command('add', 'pms', URL_OF, ...words))[0] ?? ''
const told = () => sent.map(({ body }) => JSON.parse(body)).map(({ type, data }) => `${data.visitId} ${type}`)
const judged = (secret: string, { headers, body }: Sent) => {
  // The oracle compares with the clock of this machine.
  const ahead = { ...headers, 'webhook-timestamp': String(headers['webhook-timestamp']) }
  return new Oracle(secret).verify(body, ahead)
}

async function book(id: string, at = 0): Promise<void> {
  const start = TEST_NOW + (at + 1) * HOUR
  await app.store.book(aBooking({ id, cells: [start], startsAt: start, endsAt: start + HOUR }))
}

describe('a webhook', () => {
  it('gets each event after it was added, thin and signed; the oracle takes it [FEED-08]', async () => {
    await book('before')
    now = Date.now()
    const secret = await add()
    await app.postWalkIn(aWalkIn())
    await delivering()()
    const [one, ...others] = sent
    if (!one) throw new Error('nothing was sent')
    expect(others).toEqual([])
    const [{ id, counterCode } = { id: '', counterCode: '' }] = await app.checkIns()
    expect(judged(secret, one)).toEqual({
      type: 'checkin.received',
      timestamp: expect.stringMatching(/Z$/),
      data: {
        visitId: id,
        kind: 'walkin',
        counterCode,
        businessName: 'pharmacy',
        locationId: aLocation().id,
        cursor: expect.stringMatching(/-2$/),
      },
    })
    expect(one.headers['webhook-id']).toBe(`${id}-1`)
    expect(one.body).not.toContain('Wilhelmina')
    expect(() => judged(`whsec_${'A'.repeat(43)}=`, one)).toThrow()
    await delivering()()
    expect(sent).toHaveLength(1)
  })

  it('of one location gets its events alone, and from a cursor those before too [FEED-08]', async () => {
    await book('elsewhere')
    await app.postWalkIn(aWalkIn())
    await add('--after', 'start', '--location', aLocation().id)
    await delivering()()
    expect(told()).toEqual([expect.stringContaining('checkin.received')])
  })

  it('that fails gets the same message again and again over a day, then is disabled with an alarm [FEED-08]', async () => {
    await add()
    await book('one')
    answer = () => ({ status: 500 })
    const deliver = delivering()
    const pauses: number[] = []
    for (let before = 0; sent.length < 8; now += 60_000) {
      await deliver()
      if (sent.length > before) pauses.push(now)
      before = sent.length
    }
    expect(new Set(sent.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(['one-1']))
    const day = ((pauses.at(-1) ?? 0) - (pauses[0] ?? 0)) / HOUR
    expect(day).toBeGreaterThan(24)
    expect(day).toBeLessThan(36)
    const lines = app.logged.filter(({ event }) => String(event).startsWith('webhook-'))
    expect(lines.map(({ event }) => event)).toEqual(['webhook-failing', 'webhook-disabled'])
    expect((await command('list'))[0]).toContain('disabled')
    expect((await command('list'))[1]).toMatch(
      /^ {2}one-1 {2}appointment.booked {2}failing since 2026-11-20T17:00.* waits until it is enabled$/,
    )
    await book('two', 1)
    await deliver()
    expect(sent).toHaveLength(8)
    answer = () => ({ status: 200 })
    expect(await command('enable', 'pms')).toEqual(['pms enabled'])
    await deliver()
    expect(told().slice(8)).toEqual(['one appointment.booked', 'two appointment.booked'])
    expect((await command('list'))[0]).toContain('well  0 to deliver')
    expect(await command('enable', 'pms', '--after', 'start')).toEqual(['pms enabled'])
    await deliver()
    expect(told().slice(10)).toEqual(['one appointment.booked', 'two appointment.booked'])
  })

  it('sets a message aside with an alarm when its endpoint refuses it for a day, lists it, and delivers the others [FEED-08]', async () => {
    await add()
    for (const [at, id] of ['bad', 'good'].entries()) await book(id, at)
    answer = ({ body }) => ({ status: body.includes('"bad"') ? 400 : 204 })
    const deliver = delivering()
    const list = () => command('list')
    for (let at = 2; app.logged.every(({ event }) => event !== 'webhook-refused'); at++, now += HOUR) {
      await deliver()
      const [webhook, message] = await list()
      if (at === 2) expect(message).toContain('  1 attempt  ')
      expect(`${webhook} ${message}`).toMatch(
        /(failing since 2026-11-20T17:00:00.000Z \(1\)|1 refused) .*bad-1 .* status 400/,
      )
      await book(`later-${at}`, at)
      if (at === 4) await app.store.cancel('bad')
    }
    expect(told().filter((one) => one === 'bad appointment.booked')).toHaveLength(8)
    expect(told()).not.toContain('bad appointment.canceled')
    answer = () => ({ status: 204 })
    await deliver()
    expect(told()).toContain('bad appointment.canceled')
    expect(app.logged.filter(({ event }) => String(event).startsWith('webhook-'))).toMatchObject([
      { event: 'webhook-failing', problem: 'status 400' },
      { event: 'webhook-refused', webhook: 'pms', message: 'bad-1', visit: 'bad', problem: 'status 400' },
    ])
    expect((await list())[0]).toContain('1 refused  0 to deliver')
    expect((await list())[1]).toMatch(
      /^ {2}bad-1 {2}appointment.booked {2}failing since .* 8 attempts {2}status 400 {2}refused/,
    )
    expect(await command('retry', 'pms')).toEqual(['1 message is sent again now'])
    await deliver()
    expect(told().at(-1)).toBe('bad appointment.booked')
    expect((await list())[0]).toContain('well  0 to deliver')
  })

  it('sends what waits at once on retry, and by itself when its endpoint takes a message again [FEED-08]', async () => {
    await add()
    answer = () => ({ problem: 'ECONNREFUSED' })
    const deliver = delivering()
    for (const [at, id] of ['one', 'two'].entries()) await book(id, at)
    for (const pause of [0, 10_000, 400_000]) {
      now += pause
      await deliver()
    }
    expect(sent).toHaveLength(6)
    expect(await command('retry', 'pms')).toEqual(['2 messages are sent again now'])
    await deliver()
    expect(sent).toHaveLength(8)
    now += 10_000
    await deliver()
    answer = () => ({ status: 204 })
    now += 60_000
    await deliver()
    expect(sent).toHaveLength(10)
    await book('three', 2)
    await deliver()
    await deliver()
    expect(told().slice(10)).toEqual(['three', 'one', 'two'].map((id) => `${id} appointment.booked`))
    expect((await command('list'))[0]).toContain('well  0 to deliver')
    await command('disable', 'pms')
    expect(await command('retry', 'pms')).toEqual(['0 messages are sent again once pms is enabled'])
  })

  it.each([
    [{ status: 302 }, false],
    [{ status: 429 }, false],
    [{ problem: 'ECONNREFUSED' }, false],
    [{ problem: 'time-out' }, false],
    [{ problem: 'CERT_HAS_EXPIRED' }, false],
    [{ status: 410 }, true],
  ])('that answers %j is tried again, unless it says that it is gone [FEED-08]', async (posted, isGone) => {
    await add()
    await book('one')
    answer = () => posted
    const deliver = delivering()
    await deliver()
    const [webhook] = await app.store.webhooks()
    expect(webhook?.disabledAt !== null).toBe(isGone)
    answer = () => ({ status: 200 })
    now += 10_000
    await deliver()
    expect(sent).toHaveLength(isGone ? 1 : 2)
  })

  it('gets a later event of a visit only when it has the earlier one, and those of other visits meanwhile [FEED-08]', async () => {
    await add()
    await book('one')
    await book('two', 1)
    await app.store.cancel('one')
    answer = ({ body }) => ({ status: body.includes('"one"') ? 500 : 200 })
    const deliver = delivering()
    await deliver()
    expect(told().sort()).toEqual(['one appointment.booked', 'two appointment.booked'])
    answer = () => ({ status: 200 })
    now += 10_000
    for (let times = 0; times < 2; times++) await deliver()
    expect(told().slice(2)).toEqual(['one appointment.booked', 'one appointment.canceled'])
  })

  it('gets each event once from many processes, and again when one died before it settled [FEED-08, fault 17]', async () => {
    await add()
    for (let at = 0; at < 40; at++) await book(`visit-${at}`, at)
    await Promise.all(Array.from({ length: 4 }, () => delivering()()))
    expect(told()).toHaveLength(40)
    expect(new Set(told()).size).toBe(40)
    await book('last', 40)
    let die = () => {}
    answer = () =>
      new Promise<Posted>((_, reject) => {
        die = () => reject(new Error('killed'))
      })
    const killed = delivering()().catch(() => 'killed')
    while (sent.length < 41) await new Promise(setImmediate)
    answer = () => ({ status: 200 })
    await delivering()()
    expect(sent).toHaveLength(41)
    now += 61_000
    await delivering()()
    expect(told().slice(40)).toEqual(['last appointment.booked', 'last appointment.booked'])
    die()
    expect(await killed).toBe('killed')
  })

  it('that never answers delays no other, and what fails together is logged once [FEED-08]', async () => {
    await command('add', 'late', 'https://late.example/')
    await command('add', 'good', 'https://good.example/')
    const release: (() => void)[] = []
    answer = ({ url }) =>
      url.includes('late')
        ? new Promise<Posted>((resolve) => release.push(() => resolve({ problem: 'time-out' })))
        : { status: 204 }
    const good = () => sent.filter(({ url }) => url.includes('good')).length
    const deliver = delivering()
    for (let at = 0; at < 20; at++) await book(`visit-${at}`, at)
    const hanging = deliver()
    while (good() < 20 || release.length < 16) await new Promise(setImmediate)
    await book('last', 20)
    await deliver()
    expect(good()).toBe(21)
    expect(release).toHaveLength(16)
    answer = () => ({ problem: 'time-out' })
    for (const end of release) end()
    await hanging
    expect(app.logged.filter(({ event }) => event === 'webhook-failing')).toHaveLength(1)
  })

  it('is signed with the secret before as well for a day after a change [FEED-08]', async () => {
    now = Date.now()
    const former = await add()
    const [newest = ''] = await command('rotate', 'pms')
    await book('one')
    await delivering()()
    for (const secret of [former, newest]) expect(sent.map((one) => judged(secret, one))).toHaveLength(1)
    now += 24 * HOUR
    await book('two', 50)
    await delivering()()
    expect(sent[1]?.headers['webhook-signature']?.split(' ')).toHaveLength(1)
    expect(JSON.stringify(await app.store.webhooks())).not.toContain(newest)
  })

  it('is tried, listed, disabled and removed by a command; what makes no sense is refused [FEED-08]', async () => {
    expect(await command('list')).toEqual(['There are no webhooks.'])
    await add()
    expect(await command('test', 'pms')).toEqual(['pms answered 204'])
    answer = () => ({ problem: 'ENOTFOUND' })
    await expect(command('test', 'pms')).rejects.toThrow('pms does not answer (ENOTFOUND).')
    answer = () => ({ status: 401 })
    await expect(command('test', 'pms')).rejects.toThrow('pms refuses messages (status 401).')
    expect(await command('disable', 'pms')).toEqual(['pms disabled'])
    expect(await command('remove', 'pms')).toEqual(['pms removed'])
    for (const words of [
      [],
      ['add', 'pms'],
      ['add', 'P', URL_OF],
      ['add', 'pms', 'http://pms.example/hook'],
      ['add', 'pms', 'https://user:secret@pms.example/'],
      ['add', 'pms', 'ftp://pms.example'],
      ['add', 'pms', URL_OF, '--location', 'a b'],
      ['add', 'pms', URL_OF, '--after', 'tomorrow'],
      ['test', 'nobody'],
      ['list', 'pms'],
      ['remove', 'pms', '--after', 'start'],
    ]) {
      await expect(command(...words)).rejects.toThrow(SettingError)
    }
  })
})
