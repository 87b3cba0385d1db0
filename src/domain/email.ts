import { tidy } from './text.ts'

const MAX_LENGTH = 64 // PATIENT-21
const LOCAL = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/
const LABEL = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/

/**
 * Whether the text is an e-mail address: at most 64 characters, in the grammar of the HTML standard's e-mail field
 * (PATIENT-21), with a dot in its domain: mail from outside does not reach an address without one.
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  const [local = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return more.length === 0 && LOCAL.test(local) && labels.length > 1 && labels.every((l) => LABEL.test(l))
}

/** Whether both texts are the same address, apart from case and spaces around it (PATIENT-22, PATIENT-23). */
export function sameEmail(a: string, b: string): boolean {
  return tidy(a).toLowerCase() === tidy(b).toLowerCase()
}
