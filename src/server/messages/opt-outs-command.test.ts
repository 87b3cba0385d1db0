import { afterEach, beforeEach, expect, it } from 'vitest'
import { guest } from '../../../tests/support/appointments.ts'
import { DAY_BEFORE, type MailingApp, openMailingApp } from '../../../tests/support/mailing-app.ts'
import { SettingError } from '../settings.ts'
import { runOptOuts } from './opt-outs-command.ts'

let app: MailingApp
beforeEach(async () => {
  app = await openMailingApp()
})
afterEach(() => app.close())

async function said(...words: string[]): Promise<string[]> {
  const lines: string[] = []
  await runOptOuts(app, words, (line) => lines.push(line))
  return lines
}

const { emailAddress: ADDRESS = '' } = guest(1)

it('a guest whose address the operator puts on the list gets no e-mail, until it is taken off [VISIT-06]', async () => {
  const one = await app.agreed()
  expect(await said('has', ADDRESS)).toEqual([`${ADDRESS}  is not on the list`])
  const shouted = ADDRESS.toUpperCase()
  expect(await said('add', shouted, 'other@mail.example')).toEqual([
    `${shouted}  gets no e-mail`,
    'other@mail.example  gets no e-mail',
  ])
  expect(await said('has', ADDRESS)).toEqual([`${ADDRESS}  gets no e-mail`])
  // The page does not say that e-mails come.
  expect((await app.ask(one)).data.agreedAt).toBeNull()
  await app.workAt(DAY_BEFORE)
  expect(app.mails).toEqual([])
  expect(await app.messagesOf(one)).toMatchObject([{ status: 'dropped', reason: 'optedOut' }])
  expect(await said('remove', ADDRESS)).toEqual([`${ADDRESS}  is not on the list`])
  expect((await app.ask(one)).data.agreedAt).not.toBeNull()
})

it('words that make no sense are refused, and then no address is put on the list [VISIT-06]', async () => {
  for (const words of [[], ['add'], ['list', ADDRESS], ['add', ADDRESS, 'no address']]) {
    await expect(said(...words)).rejects.toThrow(SettingError)
  }
  expect(await said('has', ADDRESS)).toEqual([`${ADDRESS}  is not on the list`])
})
