import type { Address } from '#contract/address-validation'
import type { InsuranceStepConfig } from '#contract/content/simple-insurance'
import { isZip, STATES } from '#domain/address'
import { ADDRESS_PARTS, type AddressFields, type AddressPart, addressName } from '#domain/fields/address'
import { ANSWERED_CONSENTS } from '#domain/fields/consents'
import type { FieldRule } from '#domain/fields/field'
import { MAX_MEMBER_ID } from '#domain/fields/insurance'
import type { ShownConsent } from '#domain/translated-consent'
import { townLine, townOf, type ZipTowns } from '#domain/zip-towns'
import type { Answers, DateField, FieldSpec, GroupField, TextField } from '../forms/spec.ts'
import { say, spokenLanguage } from '../messages/catalogue.ts'
import {
  insurance as insuranceTexts,
  patient as patientTexts,
  address as texts,
} from '../messages/en/patient.ts'
import { consent as consentTexts } from '../messages/en/questionnaires.ts'
import { leftToRight } from '../messages/left-to-right.ts'
import { textAnswered, yesNoField } from './answers.ts'
import { ruled, text } from './ruled.ts'

/** `own`: the browser may fill in the patient's address. `towns`: the ZIP code fills in city, state and county from them (WI-09). */
type AddressLook = { own: boolean; towns?: ZipTowns }

/** The fields of an address as they look (ADDRESS-01 to ADDRESS-12). */
export function addressSpecs(fields: AddressFields, { own, towns }: AddressLook): FieldSpec[] {
  const t = say(texts)
  const autoComplete = (token: string) => (own ? { autoComplete: token } : {})
  const { addressLineOne, addressLineTwo, city, state, zipCode, county } = fields
  const options = STATES.map(({ code, name }) => ({ value: code, label: name }))
  const ofTown: FieldSpec[] = [
    text(city, t.city, autoComplete('address-level2')),
    {
      kind: 'select',
      ...ruled(state),
      label: t.state,
      placeholder: t.chooseOne,
      options,
      ...autoComplete('address-level1'),
    },
    ...(county ? [text(county, t.county)] : []),
  ]
  return [
    text(zipCode, t.zip, {
      control: 'digits',
      width: 10,
      ...(towns && {
        hint: t.zipHint,
        isHintTrue: (zip) => towns.size === 0 || !isZip(zip) || townOf(towns, zip) !== undefined,
      }),
      ...autoComplete('postal-code'),
    }),
    text(addressLineOne, t.lineOne, { hint: t.lineOneHint, whole: true, ...autoComplete('address-line1') }),
    text(addressLineTwo, t.lineTwo, { hint: t.lineTwoHint, whole: true, ...autoComplete('address-line2') }),
    ...(towns && county ? [townGroup({ zipCode, city, state, county }, ofTown, towns)] : ofTown),
  ]
}

/** City, state and county, filled in by the ZIP code. */
function townGroup(
  { zipCode, city, state, county }: Required<Pick<AddressFields, 'zipCode' | 'city' | 'state' | 'county'>>,
  fields: FieldSpec[],
  towns: ZipTowns,
): GroupField {
  return {
    kind: 'group',
    name: `${zipCode.name}Town`,
    label: '',
    fields,
    filled: {
      by: zipCode.name,
      isReady: towns.size > 0,
      isWhole: isZip,
      answersFor: (zip) => {
        const town = townOf(towns, zip)
        return town && { [city.name]: town.city, [state.name]: town.state, [county.name]: town.county }
      },
      line: (answers) => {
        const town = {
          city: answers[city.name] ?? '',
          state: answers[state.name] ?? '',
          county: answers[county.name] ?? '',
        }
        // "County" is English, and so are the words that stand for it in some states.
        if (spokenLanguage() === 'en') return townLine(town)
        return leftToRight(`${town.city}, ${town.state}${town.county && `, ${town.county}`}`)
      },
      changeLabel: say(texts).change,
      changes: say(texts).town,
    },
  }
}

/** The answers as an address of the API (ADDRESS-02); undefined without an answer to the first line. */
export function addressOf(answers: Answers, prefix: string): Address | undefined {
  const text = (part: AddressPart) => textAnswered(answers, addressName(prefix, part)) ?? ''
  if (text('addressLineOne') === '') return undefined
  const county = text('county')
  return {
    addressLines: [text('addressLineOne'), text('addressLineTwo')].filter((line) => line !== ''),
    cityTown: text('city'),
    stateProvince: text('state'),
    postalCode: text('zipCode'),
    ...(county === '' ? {} : { county }),
  }
}

/** Copies the answers of one address to the names of another. */
export function addressCopy(answers: Readonly<Record<string, unknown>>, from: string, to: string): Answers {
  const copy: Answers = {}
  for (const part of ADDRESS_PARTS) {
    const answer = answers[addressName(from, part)]
    if (typeof answer === 'string') copy[addressName(to, part)] = answer
  }
  return copy
}

/** Replaces the typed address; sets a county only where the form asked for one. */
export function withAddress(answers: Answers, prefix: string, address: Address): Answers {
  const [lineOne = '', lineTwo] = address.addressLines
  const next: Answers = {
    ...answers,
    [addressName(prefix, 'addressLineOne')]: lineOne,
    [addressName(prefix, 'addressLineTwo')]: lineTwo,
    [addressName(prefix, 'city')]: address.cityTown,
    [addressName(prefix, 'state')]: address.stateProvince,
    [addressName(prefix, 'zipCode')]: address.postalCode,
  }
  const county = addressName(prefix, 'county')
  if (answers[county] !== undefined && address.county) next[county] = address.county
  return next
}

/** A phone number (PATIENT-24 to PATIENT-26). */
export function phoneSpec(field: FieldRule, label: string): TextField {
  return text(field, label, { control: 'tel', width: 14 }) // PATIENT-25
}

/** A birth date; it shows the age (PATIENT-09 to PATIENT-12). */
export function birthDateSpec(field: FieldRule, label: string): DateField {
  const { month, day, year } = say(patientTexts)
  const rules = ruled(field)
  const { required: invalid = '' } = rules
  return { kind: 'date', ...rules, label, invalid, messages: { month, day, year }, saysAge: true }
}

/** A consent or a notice to read, the boxes that the guest must tick, and the questions to answer (CONSENT-02, WI-22). */
export function consentFields(
  name: string,
  { summary, points = [], sections, boxes, note, language = 'en' }: ShownConsent,
  kind: 'consent' | 'notice' = 'consent',
): FieldSpec[] {
  const t = say(consentTexts)
  return [
    {
      kind: 'prose',
      name: `${name}Text`,
      label: summary,
      sections: note === undefined ? sections : [...sections, { paragraphs: [note] }],
      folds: { points, ...t[kind], ...(spokenLanguage() !== language && { inEnglish: t.inEnglish }) },
    },
    ...boxes.map(
      ({ field, label, message }): FieldSpec =>
        ANSWERED_CONSENTS.includes(field)
          ? yesNoField({ name: field, label, required: message }, t)
          : { kind: 'box', name: field, label, required: message },
    ),
  ]
}

/** A select of carriers; a text field where none are configured (INSURANCE-13, INSURANCE-14). */
export function carrierSpec(field: FieldRule, { carriers }: InsuranceStepConfig): FieldSpec {
  const t = say(insuranceTexts)
  if (carriers.length === 0) return text(field, t.carrier)
  return { kind: 'select', ...ruled(field), label: t.carrier, placeholder: t.chooseOne, options: carriers }
}

/** The configured questions for a guest without insurance (INSURANCE-05, INSURANCE-07). */
export function uninsuredSpecs(
  { socialSecurityNumber, ...ids }: Record<string, FieldRule>,
  { withoutInsuranceText }: InsuranceStepConfig,
): FieldSpec[] {
  const t = say(insuranceTexts)
  const ssn = { hint: t.ssnHint, control: 'digits', width: 11 } as const
  const fields = [
    ...Object.values(ids).map((field) => text(field, t.stateId, { width: MAX_MEMBER_ID })),
    ...(socialSecurityNumber ? [text(socialSecurityNumber, t.ssn, ssn)] : []),
  ]
  const [{ shownWhen } = {}] = fields
  if (!shownWhen) return []
  const sections = [{ paragraphs: [withoutInsuranceText] }]
  return [
    { kind: 'prose', name: 'withoutInsurance', label: '', tone: 'plain', shownWhen, sections },
    ...fields,
  ]
}
