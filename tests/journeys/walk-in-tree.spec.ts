import type { Page } from 'playwright'
import { expect, test } from '../support/fixtures.ts'
import { type Heard, readTree } from '../support/tree.ts'
import { aGuest, DEMONSTRATION_STORE } from '../support/walk-in-flow.ts'
import { WALK_IN_SCREENS } from '../support/walk-in-screens.ts'

test.use({
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 320, height: 640 },
})

const { firstName, lastName } = aGuest()

/** What the guest types, chooses or picks, by what the tree calls it. A question that is not named gets a No; a box is ticked. */
const ANSWERS: readonly [called: RegExp, answer: string][] = [
  [/Legal First Name/, firstName],
  [/Legal Last Name/, lastName],
  [/Date of birth.* > Month/, '7'],
  [/Date of birth.* > Day/, '4'],
  [/Date of birth.* > Year/, '1958'],
  [/Phone number/, '513 555 0142'],
  [/ZIP code/, '45202'],
  [/Address Line 1/, '221 Linden Avenue'],
  [/Sex Assigned at Birth/, 'Female'],
  [/> Race|^Race/, 'White'],
  [/Ethnicity/, 'Not Hispanic or Latino'],
  [/May we share your record/, 'Yes'],
  [/Who is signing/, 'I am the patient'],
  [/Patient's Legal Name/, `${firstName} ${lastName}`],
]

const answerTo = (path: string) => ANSWERS.find(([called]) => called.test(path))?.[1]

/** Waits until the tree has a node of this role and name. */
async function hear(page: Page, role: string, name: string | RegExp): Promise<Heard> {
  let found: Heard | undefined
  await expect(async () => {
    const tree = await readTree(page)
    found = tree.find(
      (node) => node.role === role && (name instanceof RegExp ? name.test(node.name) : node.name === name),
    )
    expect(
      found,
      `${role} ${name} among ${tree.map((node) => `${node.role} ${node.name}`).join(', ')}`,
    ).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return found as Heard
}

/** Answers what the open screen asks. A control without a name could not be answered, so it is a fault. */
async function answerAll(page: Page): Promise<void> {
  for (const { role, name, path, isChecked, at } of await readTree(page)) {
    if (['textbox', 'combobox', 'radio', 'checkbox'].includes(role)) expect(name, path).not.toBe('')
    const answer = answerTo(path)
    if (role === 'textbox' && answer) await at.fill(answer)
    if (role === 'combobox' && answer) await at.selectOption(answer)
    if (role === 'radio' && name === (answer ?? 'No')) await at.check()
    if (role === 'checkbox' && !isChecked) await at.check()
  }
}

test('a guest who knows only what the accessibility tree says walks in at 320 px with larger text [WI-08, quality A2, A3]', async ({
  page,
}) => {
  await page.goto(DEMONSTRATION_STORE)
  await (await hear(page, 'button', 'Text and contrast')).at.click()
  await (await hear(page, 'button', 'Larger text')).at.click()
  await page.keyboard.press('Escape')
  await (await hear(page, 'link', 'Start')).at.click()

  await hear(page, 'heading', 'Which vaccines would you like today?')
  await (await hear(page, 'checkbox', /^Flu/)).at.check()
  await (await hear(page, 'button', 'Continue')).at.click()
  for (const { title } of Object.values(WALK_IN_SCREENS)) {
    await hear(page, 'heading', title)
    const tree = await readTree(page)
    expect(
      tree.filter(({ role }) => role === 'main'),
      title,
    ).toHaveLength(1)
    await answerAll(page)
    await answerAll(page) // an answer may bring another question
    await (await hear(page, 'button', /^(Continue|Finish and check in)$/)).at.click()
  }
  await hear(page, 'heading', 'Your form is done!')
  const tree = await readTree(page)
  const code = /^[23456789BCDFGHJKMNPQRTVWXYZ]{6}$/
  expect(tree.filter(({ name }) => code.test(name.replace(/\s/g, '')))).not.toHaveLength(0)
})
