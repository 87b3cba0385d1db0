import type { Struct } from 'superstruct'
import { refine, string } from 'superstruct'

/** A text that passes a test; `expected` says to operators what it must be. */
function textThat(test: (text: string) => boolean, expected: string): Struct<string, null> {
  return refine(string(), 'text', (text) => test(text) || `must be ${expected}`)
}

/** A text of a form; `expected` names the form, for operators. */
export function formed(form: RegExp, expected: string): Struct<string, null> {
  return textThat((text) => form.test(text), expected)
}

// White space, controls, zero-width signs, and two letters that are drawn as nothing.
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

const CONTROLS = /[^\P{Cc}\t\n\r]/u

const words = (longest: number) =>
  textThat(
    (text) => text.length <= longest && !INVISIBLE.test(text) && !CONTROLS.test(text),
    `1 to ${longest} characters, some of them visible and none a control`,
  )

/** One line that a person reads: a label, a name, a message. Never blank; markup in it is plain text. */
export const Line = words(300)

/** A paragraph that a person reads. Never blank; markup in it is plain text. */
export const Paragraph = words(4000)

/** A key that programs read: an answer's field, a page, a step. */
export const Key = formed(
  /^[a-z][A-Za-z0-9_]{0,63}$/,
  'a key of 1 to 64 letters, digits and _, the first a small letter',
)

/** An address a guest may be sent to: https, or a path of this origin. */
export const Link = formed(
  /^(https:\/\/[^\s"<>\\]{1,500}|\/(?!\/)[^\s"<>\\]{0,500})$/,
  'an https address or a path of this site',
)

/** Digits as ddd-ddd-dddd (PATIENT-28). */
export const Phone = formed(/^\d{3}-\d{3}-\d{4}$/, 'a phone number such as 800-555-0100')

/** A day of the calendar, as documents write it. */
export const CalendarDay = formed(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-11-30')
