import { expect, it } from 'vitest'
import { getBanner } from '#contract/banner'
import { contentPath } from '#contract/content/catalogue'
import { LANGUAGE_NAMES } from '#contract/languages'
import { openTestApp } from '../../../tests/support/app.ts'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { aContent, eachWithContentFolder, putJson } from '../../../tests/support/content-folder.ts'

eachWithContentFolder()

it('the bundled notice of language help is in every language of the screens, with the number to call [LANG-09]', async () => {
  const { notices } = await aContent().document('languageHelp')
  expect(Object.fromEntries(notices.map(({ language, name }) => [language, name]))).toEqual(LANGUAGE_NAMES)
  for (const { language, text } of notices)
    expect([language, text.split('{supportPhone}').length]).toEqual([language, 2])
})

it("an operator's notice is in the languages of the operator, and pages name them [LANG-09]", async () => {
  const notices = [{ language: 'nv', name: 'Diné bizaad <&>', text: 'T’áá jíík’e {supportPhone}' }]
  const app = await openTestApp({ content: bundledContent({ languageHelp: { notices } }) })
  const response = await app.send(getBanner.path)
  const { slots } = (await response.json()).data
  expect(slots[' data-help-in="__HELP_IN__"></span>']).toBe(
    '><bdi lang="nv">Diné bizaad &#60;&#38;&#62;</bdi> </span>',
  )
  await app.close()
})

it('a notice without any language, or with an unknown kind of tag, is refused [LANG-09]', async () => {
  const path = contentPath('languageHelp')
  for (const notices of [[], [{ language: 'Spanish!', name: 'Español', text: 'Ayuda' }]]) {
    putJson(path, { version: 1, data: { notices } })
    expect((await aContent().document('languageHelp')).notices).toHaveLength(18)
  }
})
