import { expect, test } from '../support/fixtures.ts'
import { untilKept } from '../support/kept.ts'
import { ADULT, expectScreen, fillScreen, heading, proceed, startForm } from '../support/walk-in-flow.ts'

test.use({ serviceWorkers: 'block' })

test('what an input method composes is taken when it is done, and the Enter that ends it sends nothing [HD-38, class 48]', async ({
  page,
  context,
}) => {
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  const first = page.getByLabel("Patient's Legal First Name")
  const title = await heading(page, /./).textContent()
  await first.fill('')
  await first.focus()
  const session = await context.newCDPSession(page)
  for (const text of ['j', 'じ', 'じゅ', 'じゅん']) {
    const at = { selectionStart: text.length, selectionEnd: text.length }
    await session.send('Input.imeSetComposition', { text, ...at })
    await expect(first).toHaveValue(text)
  }
  // The key that takes a proposal arrives as 229, in a composition that is not over.
  for (const type of ['rawKeyDown', 'keyUp'] as const)
    await session.send('Input.dispatchKeyEvent', {
      type,
      key: 'Process',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    })
  await expect(heading(page, title ?? '')).toBeVisible()
  await session.send('Input.insertText', { text: '純' })
  await expect(first).toHaveValue('純')
  await untilKept(page)
  await page.reload()
  await expectScreen(page, 'name')
  await expect(first).toHaveValue('純')
  await proceed(page)
  await expectScreen(page, 'record')
})
