import type { Page } from 'playwright'
import { expect } from 'playwright/test'

/** What a guest answers, by the name of a field; of several the first that is offered. Names that no page has do no harm. */
export type FieldAnswers = Readonly<Record<string, string | readonly string[]>>

type Control = { name: string; type: string; value: string; isSet: boolean }

/** Every control of the open form, in order. */
function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main form :is(input, select, textarea)')].map(
      ({ name, type, value, checked }) => ({ name, type, value, isSet: checked ?? false }),
    ),
  )
}

/** Fills the open page with what it asks; boxes are ticked, and a question that nobody has an answer for is a No. */
export async function fillShown(page: Page, answers: FieldAnswers): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const controls = (await controlsOf(page)).filter(({ name }) => name !== '' && !done.has(name))
    const name = controls[0]?.name
    if (name === undefined) return
    done.add(name)
    await fillOne(
      page,
      controls.filter((one) => one.name === name),
      answers[name],
    )
  }
}

async function fillOne(page: Page, controls: Control[], answer: FieldAnswers[string] | undefined) {
  const [{ name, type }] = controls as [Control]
  const wanted = answer === undefined ? [] : [answer].flat()
  if (type === 'checkbox') return tick(page, controls, wanted)
  if (type === 'radio') {
    const value = [...wanted, 'No', 'NO'].find((one) => controls.some((control) => control.value === one))
    if (value === undefined) throw new Error(`No answer to ${name}: ${controls.map((one) => one.value)}`)
    return page.locator(`main form [name="${name}"][value="${value}"]`).check()
  }
  const [text] = wanted
  if (text === undefined) return
  const control = page.locator(`main form [name="${name}"]`)
  await (type === 'select-one' ? control.selectOption(text) : control.fill(text))
}

/** One box to agree to, or what is wanted of several, the first of them when nothing is said. */
async function tick(page: Page, controls: Control[], wanted: readonly string[]): Promise<void> {
  const [first] = controls as [Control]
  const offered = controls.filter(({ value }) => wanted.includes(value))
  for (const { name, value, isSet } of offered.length > 0 ? offered : [first]) {
    if (isSet) continue
    const boxes = page.locator(`main form [name="${name}"]`)
    await (controls.length > 1 ? boxes.and(page.locator(`[value="${value}"]`)) : boxes).check()
  }
}

/** Presses the main button of the open page. */
export async function goOn(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').click()
}

/** The name of the open page. */
export async function titleOf(page: Page): Promise<string> {
  return (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? ''
}

/** Waits until another page is open than the one of this title; when none opens, tells what the page says is wrong. */
export async function expectAnother(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first()
  await expect(heading)
    .not.toHaveText(title)
    .catch(async () => {
      const said = await page.locator('[role=alert], [class*=ErrorSummary_summary]').allTextContents()
      throw new Error(`"${title}" was not left: ${said.join(' | ')}`)
    })
}
