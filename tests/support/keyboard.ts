import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import type { FieldAnswers } from './form-filling.ts'

/** Where the keyboard is. */
export type Stop = {
  /** What it is called: the answer's name, else its words. */
  name: string
  kind: 'text' | 'select' | 'radio' | 'checkbox' | 'button' | 'link' | 'heading' | 'region' | 'page'
  value: string
  checked: boolean
  isSubmit: boolean
  isInDialog: boolean
  /** The ring is drawn, and nothing covers the focused element. */
  fault: string | undefined
}

/** Where the keyboard is now. */
export function here(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const input = element instanceof HTMLInputElement ? element : undefined
    const kinds: Record<string, Stop['kind']> = {
      TEXTAREA: 'text',
      SELECT: 'select',
      BUTTON: 'button',
      A: 'link',
      BODY: 'page',
      H1: 'heading',
      H2: 'heading',
    }
    const type = input?.type === 'radio' || input?.type === 'checkbox' ? input.type : 'text'
    const kind = input ? type : (kinds[element.tagName] ?? 'region')
    const drawn = [element, element.closest('label')].filter((one) => one !== null)
    const hasRing = drawn.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3
    })
    const box = (element.closest('label') ?? element).getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, Math.min(box.y + 8, box.bottom - 1))
    const isBare = top !== null && (drawn.some((one) => one.contains(top)) || top.contains(element))
    const isTold = kind !== 'page' && kind !== 'heading' && kind !== 'region'
    const faults = [...(hasRing ? [] : ['no ring']), ...(isBare ? [] : [`under ${top?.tagName}`])]
    return {
      name:
        element.getAttribute('name') ||
        element.getAttribute('aria-label') ||
        element.textContent?.trim() ||
        '',
      kind,
      value: input?.value ?? (element instanceof HTMLSelectElement ? element.value : ''),
      checked: input?.checked ?? false,
      isSubmit: element instanceof HTMLButtonElement && element.type === 'submit',
      isInDialog: element.closest('dialog') !== null,
      fault: isTold && faults.length > 0 ? faults.join(', ') : undefined,
    }
  })
}

/** Presses Tab (or Shift+Tab) and tells where it led; the ring must be seen there. */
export async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop> {
  await page.keyboard.press(key)
  const stop = await here(page)
  expect(stop.fault, `${stop.kind} "${stop.name}"`).toBeUndefined()
  return stop
}

/** Goes on by Tab until something of this name has the focus; every stop on the way must be seen. */
export async function tabTo(page: Page, name: string | RegExp, key?: 'Shift+Tab', most = 40): Promise<Stop> {
  const passed: string[] = []
  for (let count = 0; count < most; count += 1) {
    const stop = await tab(page, key)
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return stop
    passed.push(stop.name)
  }
  throw new Error(`No way by keyboard to ${name}; passed ${passed.join(' | ')}`)
}

/** Chooses a radio of the group that was tabbed to, by Space and arrows. */
export async function pick(page: Page, wanted: string): Promise<void> {
  for (let count = 0; count < 8; count += 1) {
    const { value, checked } = await here(page)
    if (value === wanted && checked) return
    await page.keyboard.press(value === wanted ? 'Space' : 'ArrowDown')
  }
  throw new Error(`No answer "${wanted}" by arrows`)
}

/** What the radios of a name stand for. */
function offered(page: Page, name: string): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLInputElement>(`[name="${wanted}"]`)].map(({ value }) => value),
    name,
  )
}

/**
 * Fills the open page in the order of the Tab key and presses its button: boxes are ticked, of several the first; a question that
 * nobody has an answer for is a No. A select is answered by the first letters of its words.
 */
export async function fillByKeyboard(page: Page, answers: FieldAnswers): Promise<void> {
  const done = new Set<string>()
  for (let count = 0; count < 80; count += 1) {
    const stop = await tab(page)
    if (stop.isSubmit) {
      await page.keyboard.press('Enter')
      return
    }
    if (done.has(stop.name) || !['text', 'select', 'radio', 'checkbox'].includes(stop.kind)) continue
    done.add(stop.name)
    const wanted = [answers[stop.name] ?? []].flat()
    if (stop.kind === 'checkbox' && !stop.checked) await page.keyboard.press('Space')
    else if (stop.kind === 'radio') {
      const values = await offered(page, stop.name)
      const value = [...wanted, 'No', 'NO'].find((one) => values.includes(one))
      await pick(page, value ?? values[0] ?? '')
    } else if (wanted[0] !== undefined && stop.value !== wanted[0]) {
      if (stop.value !== '' && stop.kind === 'text') await page.keyboard.press('Control+A')
      await page.keyboard.type(wanted[0])
    }
  }
  throw new Error('No button by keyboard')
}
