import type { Values } from '#domain/banners/contrast'

/** The declarations of the blocks of `css` with this selector, in their order. */
export function valuesOf(css: string, selector: string): Values {
  const values: Values = {}
  for (const [, found, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (found?.trim() !== selector) continue
    for (const [, name, value] of body?.matchAll(/(--[\w-]+):\s*([^;]+)(?:;|$)/g) ?? []) {
      if (name !== undefined && value !== undefined) values[name] = value
    }
  }
  return values
}
