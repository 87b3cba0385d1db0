import { describe, expect, it } from 'vitest'
import { typingOf } from './typing.ts'

const field = (name: string) => ({ kind: 'text', name, label: name }) as const

describe('what browsers may suggest in a field', () => {
  it.each([
    'memberId',
    'primary-memberId',
    'secondary-groupNumber',
    'groupNumber',
    'cardholderIdNumber',
    'stateId',
    'stateIssuedId',
    'socialSecurityNumber',
  ])('%s is not remembered or spell-checked, and gets capitals [quality 7, INSURANCE-10]', (name) => {
    expect(typingOf({ ...field(name), autoComplete: 'on' })).toMatchObject({
      autoComplete: 'off',
      autoCapitalize: 'characters',
      spellCheck: false,
    })
  })

  it('a secret of digits still has the keyboard for digits [INSURANCE-18]', () => {
    expect(typingOf({ ...field('socialSecurityNumber'), control: 'digits' })).toMatchObject({
      inputMode: 'numeric',
    })
  })

  it('a name has its autofill token and a capital for each word [PATIENT-08]', () => {
    const typing = typingOf({ ...field('firstName'), autoComplete: 'given-name' })
    expect(typing).toMatchObject({ autoComplete: 'given-name', autoCapitalize: 'words' })
  })

  it('a field without a token is not remembered by the browser [quality S7, fault 40]', () => {
    expect(typingOf({ ...field('comments'), control: 'area' })).toMatchObject({ autoComplete: 'off' })
  })
})
