import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aLocation } from '../../../tests/support/builders.ts'
import { anEnrolledDesk } from '../../../tests/support/desk.ts'
import { SettingError } from '../settings.ts'
import { runDesk } from './desk-command.ts'

describe('npm run desk', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await openTestApp()
  })
  afterEach(() => app.close())

  async function desk(...words: string[]): Promise<string> {
    const said: string[] = []
    const say = (line: string) => void said.push(line)
    await runDesk(app.store, words, { origin: 'https://visits.example', say })
    return said.join('\n')
  }

  it('invites with a link whose secret no server is sent, and the same as a QR code [DESK-01]', async () => {
    const said = await desk('invite', aLocation().id)
    expect(said).toMatch(/^Kroger Pharmacy Corryville: .*15 minutes/)
    expect(said).toMatch(/\nhttps:\/\/visits\.example\/health-services\/desk#[\w-]{43}\n/)
    expect(said.split('\n').filter((line) => /[▀▄█]{5}/.test(line)).length).toBeGreaterThan(15)
  })

  it('lists desks and revokes one at once [DESK-01, TIME-06]', async () => {
    for (const words of [[], [aLocation().id]])
      expect(await desk('list', ...words)).toBe('There are no desks.')
    const browser = await anEnrolledDesk(app, aLocation().id, '--name', 'Front')
    const [, id = ''] =
      /^(\w{6}) {2}pharmacy 01400376 {2}Front {2}enrolled 2026-11-20 17:00:00 UTC {2}seen/.exec(
        await desk('list', aLocation().id),
      ) ?? []
    await expect(desk('list', 'ELSEWHERE')).rejects.toThrow('The directory has no location ELSEWHERE.')
    expect(await desk('revoke', id)).toBe(`${id} revoked`)
    expect(await desk('list')).toMatch(/revoked$/)
    expect(await browser.call('GET', '/today')).toMatchObject({ status: 401, key: 'deskRevoked' })
    await expect(desk('revoke', id)).rejects.toThrow(SettingError)
  })

  it.each([
    [],
    ['invite'],
    ['invite', 'NOWHERE'],
    ['invite', '01400376', '--name', ''],
    ['invite', '01400376', 'more'],
    ['list', '--name', 'x'],
    ['revoke'],
    ['open', 'x'],
    ['list', '--all'],
  ])('does nothing of %j %j %j %j', async (...words) => {
    await expect(desk(...(words as string[]))).rejects.toThrow(SettingError)
    expect(await app.store.desks()).toEqual([])
  })
})
