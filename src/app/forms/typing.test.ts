import { describe, expect, it } from 'vitest'
import { typingOf } from './typing.ts'

const field = (name: string) => ({ kind: 'text', name, label: name }) as const

describe('what a browser may do with a field', () => {
  it.each([
    'memberId',
    'primary-memberId',
    'secondary-groupNumber',
    'groupNumber',
    'cardholderIdNumber',
    'stateId',
    'stateIssuedId',
    'socialSecurityNumber',
  ])('%s is neither remembered nor looked up, and typed in capitals [quality 7, INSURANCE-10]', (name) => {
    expect(typingOf({ ...field(name), autoComplete: 'on' })).toMatchObject({
      autoComplete: 'off',
      autoCapitalize: 'characters',
      spellCheck: false,
    })
  })

  it('the digits of a secret still have the keyboard of digits [INSURANCE-18]', () => {
    expect(typingOf({ ...field('socialSecurityNumber'), control: 'digits' })).toMatchObject({
      inputMode: 'numeric',
    })
  })

  it('a name is filled in by its token, with a capital for each word [PATIENT-08]', () => {
    const typing = typingOf({ ...field('firstName'), autoComplete: 'given-name' })
    expect(typing).toMatchObject({ autoComplete: 'given-name', autoCapitalize: 'words' })
  })

  it('a field without a token is not for the browser to remember [quality S7, fault 40]', () => {
    expect(typingOf({ ...field('comments'), control: 'area' })).toMatchObject({ autoComplete: 'off' })
  })
})
