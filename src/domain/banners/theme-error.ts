import type { Banner } from '#contract/content/banners'
import { type Faint, faintControls, faintTexts, type Values } from './contrast.ts'

/** The roles of tokens.css that a theme may set. */
export const ROLES: Values = {
  '--surface': 'light-dark(#ebefee, #0b1113)',
  '--surface-raised': 'light-dark(#fff, #1f2d31)',
  '--ink': 'light-dark(#14222a, #eef3f2)',
  '--ink-soft': 'light-dark(#3d4d56, #b9c7ca)',
  '--line': 'light-dark(#6b7b83, #869aa0)',
  '--accent-tint': 'color-mix(in srgb, var(--accent) 9%, var(--tint-ground))',
  '--tint-ground': 'light-dark(#fff, #182326)',
  '--accent-press': 'color-mix(in srgb, var(--accent) 82%, var(--ink))',
  '--focus': 'light-dark(#1a4fd0, #ffd75e)',
  '--good': 'light-dark(#105a36, #8fdcaa)',
  '--good-tint': 'light-dark(#e6f4ec, #12301f)',
  '--warn': 'light-dark(#6b4200, #f4c76e)',
  '--warn-tint': 'light-dark(#fdf2dc, #33270d)',
  '--bad': 'light-dark(#980f20, #ffb0ab)',
  '--bad-tint': 'light-dark(#fdeeee, #3a1719)',
}

/** Which pair of colours of a theme, or of what is derived from it, is too faint to be read or seen, in words for an operator. */
export function themeError(theme: NonNullable<Banner['theme']>): string | undefined {
  for (const name of ['light', 'dark'] as const) {
    const { accent, ink } = theme[name]
    const values = { ...ROLES, '--accent': accent, '--accent-ink': ink }
    const error =
      worded(faintTexts(values, name === 'dark'), 7) ?? worded(faintControls(values, name === 'dark'), 3)
    if (error !== undefined) return `${name}: ${error}`
  }
  return undefined
}

function worded([first]: Faint[], least: number): string | undefined {
  return first && `${first.pair} is ${Math.floor(first.ratio * 10) / 10} to 1 and must be ${least} to 1`
}
