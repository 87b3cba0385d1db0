import { isAddressLine, isCity, isZip, STATES, tidyCity, tidyZip } from '#domain/address'
import { isPhone, showPhone } from '#domain/phone'
import type { Facts } from '#domain/rules'
import { fits, isBlank } from '#domain/text'
import type { FieldSpec } from '../../../../forms/spec.ts'
import { say } from '../../../../messages/catalogue.ts'
import { address as addressTexts } from '../../../../messages/en/address.ts'
import { patient as texts } from '../../../../messages/en/patient.ts'

const NAME_LENGTH = 40 // PATIENT-46
const ADDRESS = [
  'providerAddressLineOne',
  'providerAddressLineTwo',
  'providerCity',
  'providerState',
  'providerZipCode',
]

/** The fields of the primary healthcare provider (PATIENT-43 to PATIENT-46). */
export function providerFields(): FieldSpec[] {
  const t = say(texts)
  const a = say(addressTexts)
  const lineCheck = (text: string) => (isAddressLine(text) ? undefined : a.tooLong)
  const phoneCheck = (text: string) => (isPhone(text) ? undefined : t.phoneInvalid)
  return [
    {
      kind: 'text',
      name: 'primaryHealthcareProvider',
      label: t.providerName,
      check: (text) => (fits(text, NAME_LENGTH) ? undefined : t.providerNameTooLong),
    },
    {
      kind: 'text',
      name: 'providerAddressLineOne',
      label: a.lineOne,
      requiredWhen: wholeAddress,
      check: lineCheck,
    },
    { kind: 'text', name: 'providerAddressLineTwo', label: a.lineTwo, check: lineCheck },
    {
      kind: 'text',
      name: 'providerCity',
      label: a.city,
      tidy: tidyCity,
      requiredWhen: wholeAddress,
      check: (text) => (isCity(text) ? undefined : a.cityInvalid),
    },
    {
      kind: 'select',
      name: 'providerState',
      label: a.state,
      placeholder: a.chooseOne,
      options: STATES.map((state) => ({ value: state.code, label: state.name })),
      requiredWhen: wholeAddress,
    },
    {
      kind: 'text',
      name: 'providerZipCode',
      label: a.zip,
      control: 'digits',
      width: 10,
      tidy: tidyZip,
      requiredWhen: wholeAddress,
      check: (text) => (isZip(text) ? undefined : a.zipInvalid),
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

/** PATIENT-44: one part of the address makes all of them required. */
function wholeAddress({ answers }: Facts): string | undefined {
  const isBegun = ADDRESS.some((name) => !isBlank(String(answers[name] ?? '')))
  return isBegun ? say(texts).providerAddressIncomplete : undefined
}
