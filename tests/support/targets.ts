import type { Page } from 'playwright'
import { expect } from 'playwright/test'

export type TargetOptions = {
  /** Least width and height in CSS pixels; 64 on a kiosk. */
  least?: number
  /** Least distance between two targets; 0: not looked at. */
  spacing?: number
  /** Links within a line of text are looked at, too. */
  inText?: boolean
  /** Names the state in the failure. */
  state?: string
}

/**
 * Targets of the page that are too small or too close, one line each. Looked at is every visible, enabled control; a control hidden
 * behind its label is as large as the label. Links within a line of text are exempt unless asked for. The page is looked at from its
 * end, as in axe.ts.
 */
export function targetFaults(
  page: Page,
  { least = 48, spacing = 8, inText = false }: TargetOptions = {},
): Promise<string[]> {
  return page.evaluate(
    ({ least, spacing, inText }) => {
      const SELECTOR =
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=radio], [role=option], [role=tab], [tabindex="0"]'
      type Target = { name: string; box: DOMRect; element: Element }

      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden=true]')
      const isInText = (element: Element) => {
        if (inText || element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
        const own = element.textContent?.trim() ?? ''
        return (element.parentElement?.textContent?.trim().length ?? 0) > own.length
      }
      const join = (one: DOMRect, other: DOMRect) => {
        const left = Math.min(one.left, other.left)
        const top = Math.min(one.top, other.top)
        return new DOMRect(
          left,
          top,
          Math.max(one.right, other.right) - left,
          Math.max(one.bottom, other.bottom) - top,
        )
      }
      const boxOf = (element: Element) => {
        const own = element.getBoundingClientRect()
        const isToggle = element.matches('input[type=radio], input[type=checkbox], input[type=file]')
        const labels = isToggle && element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
        return labels.filter(isShown).reduce((box, label) => join(box, label.getBoundingClientRect()), own)
      }
      const nameOf = (element: Element) => {
        const words =
          element.getAttribute('aria-label') || element.textContent?.trim() || element.getAttribute('name')
        return `${element.tagName.toLowerCase()} "${(words || element.id).slice(0, 40)}"`
      }
      const gap = (one: DOMRect, other: DOMRect) =>
        Math.max(
          other.left - one.right,
          one.left - other.right,
          other.top - one.bottom,
          one.top - other.bottom,
        )

      const { scrollX, scrollY: before } = window
      window.scrollTo(scrollX, document.documentElement.scrollHeight)
      // Under a modal dialog nothing can be reached.
      const reachable = document.querySelector('dialog:modal') ?? document
      const targets: Target[] = [...reachable.querySelectorAll(SELECTOR)]
        .filter((element) => isShown(element) && !element.matches(':disabled') && !isInText(element))
        .map((element) => ({ element, box: boxOf(element), name: nameOf(element) }))
        // A skip link waits outside the page, or clipped to a dot, until it is focused.
        .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0 && box.bottom + scrollY > 0)

      const small = targets
        .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
        .map(
          ({ name, box }) =>
            `${name} is ${Math.round(box.width)} by ${Math.round(box.height)}, least ${least}`,
        )
      const close = targets.flatMap((one, index) =>
        targets.slice(index + 1).flatMap((other) => {
          const distance = gap(one.box, other.box)
          const apart = one.element.contains(other.element) || distance >= spacing - 0.5
          // Overlapping boxes are layers (a sheet over the page), not neighbours.
          return apart || distance < -1
            ? []
            : [`${one.name} and ${other.name} are ${Math.round(distance)} apart`]
        }),
      )
      window.scrollTo(scrollX, before)
      return [...small, ...close]
    },
    { least, spacing, inText },
  )
}

/** Fails when a target of the page as it is is smaller than 48 CSS pixels or closer than 8 to another. */
export async function expectLargeTargets(page: Page, options: TargetOptions = {}): Promise<void> {
  const faults = await targetFaults(page, options)
  expect(faults, `targets${options.state ? ` in ${options.state}` : ''}:\n${faults.join('\n')}`).toEqual([])
}
