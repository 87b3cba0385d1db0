import { isCity, isZip, STATES, tidyCity, tidyZip } from '#domain/address'
import { isPhone, showPhone } from '#domain/phone'
import type { Facts } from '#domain/rules'
import { lengthOf } from '#domain/text'
import type { FieldSpec } from '../../../../forms/spec.ts'
import { say } from '../../../../messages/catalogue.ts'
import { address as addressTexts } from '../../../../messages/en/address.ts'
import { patient as texts } from '../../../../messages/en/patient.ts'

const NAME_LENGTH = 40 // PATIENT-46
const WHOLE = ['providerAddressLineOne', 'providerCity', 'providerState', 'providerZipCode']

/** The primary healthcare provider block (PATIENT-43 to PATIENT-46). */
export function providerFields(): FieldSpec[] {
  const t = say(texts)
  const a = say(addressTexts)
  const phoneCheck = (text: string) => (isPhone(text) ? undefined : t.phoneInvalid)
  return [
    {
      kind: 'text',
      name: 'primaryHealthcareProvider',
      label: t.providerName,
      check: (text) => (lengthOf(text) <= NAME_LENGTH ? undefined : t.providerNameTooLong),
    },
    { kind: 'text', name: 'providerAddressLineOne', label: a.lineOne, check: wholeAddress },
    { kind: 'text', name: 'providerAddressLineTwo', label: a.lineTwo },
    {
      kind: 'text',
      name: 'providerCity',
      label: a.city,
      tidy: tidyCity,
      check: (text, facts) => (isCity(text) ? wholeAddress(text, facts) : a.cityInvalid),
    },
    {
      kind: 'select',
      name: 'providerState',
      label: a.state,
      placeholder: a.chooseOne,
      options: STATES.map((state) => ({ value: state.code, label: state.name })),
      check: wholeAddress,
    },
    {
      kind: 'text',
      name: 'providerZipCode',
      label: a.zip,
      control: 'digits',
      width: 10,
      tidy: tidyZip,
      check: (text, facts) => (isZip(text) ? wholeAddress(text, facts) : a.zipInvalid),
    },
    {
      kind: 'text',
      name: 'providerPhoneNumber',
      label: t.providerPhone,
      control: 'tel',
      width: 14,
      tidy: showPhone,
      check: phoneCheck,
    },
    {
      kind: 'text',
      name: 'providerFax',
      label: t.providerFax,
      control: 'tel',
      width: 14,
      tidy: showPhone,
      check: phoneCheck,
    },
  ]
}

/** PATIENT-44: any of line, city, state, ZIP makes all four required; said beside each that is there. */
function wholeAddress(_: string, facts: Facts): string | undefined {
  const isWhole = WHOLE.every((name) => String(facts.answers[name] ?? '').trim() !== '')
  return isWhole ? undefined : say(texts).providerAddressIncomplete
}
