import type { Struct } from 'superstruct'
import { pattern, refine, size, string } from 'superstruct'

const words = (longest: number): Struct<string, null> =>
  refine(size(string(), 1, longest), 'words', (text) => text.trim() !== '')

/** One line that a person reads: a label, a name, a message. Never empty; markup in it is plain text. */
export const Line = words(300)

/** A paragraph that a person reads. Never empty; markup in it is plain text. */
export const Paragraph = words(4000)

/** A key that programs read: an answer's field, a page, a step. */
export const Key = pattern(string(), /^[a-z][A-Za-z0-9_]{0,63}$/)

/** An address a guest may be sent to: https, or a path of this origin. */
export const Link = pattern(string(), /^(https:\/\/[^\s"<>\\]{1,500}|\/(?!\/)[^\s"<>\\]{0,500})$/)

/** Digits as ddd-ddd-dddd (PATIENT-28). */
export const Phone = pattern(string(), /^\d{3}-\d{3}-\d{4}$/)
