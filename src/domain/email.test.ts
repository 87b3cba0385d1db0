import { describe, expect, it } from 'vitest'
import { isEmail, sameEmail } from './email.ts'

const withLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`

describe('isEmail', () => {
  it.each([
    'ann@example.com',
    'ann.lee+flu@mail.example.co.uk',
    "o'neil@example.com",
    'a@b.co',
    'x@xn--bcher-kva.example',
    '1@1.example',
    '.ann@example.com',
  ])('%j is an address [PATIENT-21]', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@@example.com',
    'ann@ex@ample.com',
    'ann@example.com@example.com',
    'ann@example.com.',
    'ann@.example.com',
    'ann@example..com',
    'ann@-example.com',
    'ann@example-.com',
    '"ann lee"@example.com',
    'ann lee@example.com',
    'ann@exa mple.com',
    'änn@example.com',
    'ann@bücher.example',
    'ann@example.com\r\nBcc: x@example.com',
    'ann@example.com\n',
    'ann@[127.0.0.1]',
    'ann(note)@example.com',
    `ann@${'a'.repeat(64)}.co`,
  ])('%j is no address [PATIENT-21]', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it('an address has at most 64 characters [PATIENT-21]', () => {
    expect(isEmail(withLength(64))).toBe(true)
    expect(isEmail(withLength(65))).toBe(false)
  })
})

describe('sameEmail', () => {
  it('case and spaces around do not matter, letters do [PATIENT-22, PATIENT-23]', () => {
    expect(sameEmail(' Ann@Example.com', 'ann@example.COM ')).toBe(true)
    expect(sameEmail('ann@example.com', 'anne@example.com')).toBe(false)
  })
})
