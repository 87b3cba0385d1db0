type Colour = [red: number, green: number, blue: number]
/** Roles by their custom property, written as in a style sheet. */
export type Values = Record<string, string>

function colourOf(text: string, values: Values, isDark: boolean): Colour {
  const [, light = '', dark = ''] = /^light-dark\((#\w+), ?(#\w+)\)$/.exec(text) ?? []
  if (light !== '') return hex(isDark ? dark : light)
  const mix = /^color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, var\((--[\w-]+)\)\)$/.exec(text)
  if (!mix) return hex(text)
  const [, one = '', percent = '', two = ''] = mix
  const [a, b] = [colour(one, values, isDark), colour(two, values, isDark)]
  const share = Number(percent) / 100
  const blend = (from: number, to: number) => from * share + to * (1 - share)
  return [blend(a[0], b[0]), blend(a[1], b[1]), blend(a[2], b[2])]
}

function colour(role: string, values: Values, isDark: boolean): Colour {
  return colourOf(values[role] ?? `no ${role}`, values, isDark)
}

function hex(text: string): Colour {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1]
  if (digits === undefined) throw new Error(`not a colour: ${text}`)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

/** WCAG's relative luminance. */
function luminance(of: Colour): number {
  const [red, green, blue] = of.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, two: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(two)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The contrast of two roles: 1 for the same colour, 21 for black on white. */
export function ratioOf(one: string, two: string, values: Values, isDark: boolean): number {
  return contrast(colour(one, values, isDark), colour(two, values, isDark))
}

const GROUNDS = ['--surface', '--surface-raised', '--accent-tint']
const TEXT: [text: string, grounds: string[]][] = [
  ['--ink', [...GROUNDS, '--good-tint', '--warn-tint', '--bad-tint']],
  ['--ink-soft', GROUNDS],
  ['--accent', GROUNDS],
  ['--accent-ink', ['--accent', '--accent-press']],
  ['--good', ['--surface', '--surface-raised', '--good-tint', '--bad-tint']],
  ['--warn', ['--surface', '--surface-raised', '--warn-tint']],
  ['--bad', ['--surface', '--surface-raised', '--bad-tint']],
]
const CONTROLS: [line: string, grounds: string[]][] = [
  ['--line', GROUNDS],
  ['--accent', GROUNDS],
  ['--bad', GROUNDS],
  ['--focus', [...GROUNDS, '--good-tint', '--warn-tint', '--bad-tint']],
]

export type Faint = { pair: string; ratio: number }

function tooFaint(pairs: [string, string[]][], values: Values, isDark: boolean, least: number): Faint[] {
  return pairs.flatMap(([front, grounds]) =>
    grounds
      .map((ground) => ({
        pair: `${front} on ${ground}`,
        ratio: ratioOf(front, ground, values, isDark),
      }))
      .filter((found) => found.ratio < least),
  )
}

/** Texts that stand out from their ground by less than 7 to 1 (quality: A6). */
export function faintTexts(values: Values, isDark: boolean): Faint[] {
  return tooFaint(TEXT, values, isDark, 7)
}

/** Lines of controls, and the focus ring, that stand out by less than 3 to 1. */
export function faintControls(values: Values, isDark: boolean): Faint[] {
  return tooFaint(CONTROLS, values, isDark, 3)
}
