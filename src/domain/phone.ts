import { digitsOf, lastDigits } from './text.ts'

const LENGTH = 10
// Area code and exchange of the North American plan; N11 is no area and no exchange. A dialled prefix may stand before.
const NUMBER = /^(?:00|011)?1?([2-9](?!11)\d{2})([2-9](?!11)\d{2})(\d{4})$/

/** The last ten digits of a phone number (PATIENT-24, VALID-14). */
export function phoneDigits(text: string): string {
  return lastDigits(text, LENGTH)
}

/** Whether the text is a phone number of the North American plan, written in any way (PATIENT-26). */
export function isPhone(text: string): boolean {
  return text.length <= 64 && NUMBER.test(digitsOf(text))
}

/** Whether a text has more digits than a phone number, or letters as of an extension (PATIENT-26). A number of another country is only long. */
export function hasExtension(text: string): boolean {
  if (text.trim().startsWith('+') && !digitsOf(text).startsWith('1')) return false
  const digits = digitsOf(text).replace(/^(?:00|011)?1(?=\d{10})/, '')
  return digits.length > LENGTH || (digits.length === LENGTH && /\p{L}/u.test(text))
}

/** A whole number as "(###) ###-####" (PATIENT-24); what is not one yet stays as typed. */
export function showPhone(text: string): string {
  const digits = digitsOf(text)
  const whole = digits.length === LENGTH || (digits.length === LENGTH + 1 && digits.startsWith('1'))
  if (!whole && !isPhone(text)) return text
  const last = digits.slice(-LENGTH)
  return `(${last.slice(0, 3)}) ${last.slice(3, 6)}-${last.slice(6)}`
}

/** The last ten digits as ddd-ddd-dddd, the shape on the wire (PATIENT-28, PATIENT-29); fewer digits give a shorter text. */
export function wirePhone(text: string): string {
  const digits = phoneDigits(text)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-')
}
