import type { Address } from '#contract/address-validation'
import type { ConsentDocument } from '#contract/content/consents'
import type { InsuranceStepConfig } from '#contract/content/simple-insurance'
import type { Rule } from '#contract/rule'
import { isAddressLine, isCity, isCounty, isZip, STATES, tidyCity, tidyZip } from '#domain/address'
import { MAX_GROUP_NUMBER, MAX_LINE, MAX_MEMBER_ID, MAX_STATE_ID } from '#domain/insurance'
import { isSocialSecurityNumber } from '#domain/patient'
import { isPhone, showPhone } from '#domain/phone'
import { fits } from '#domain/text'
import type { Answers, FieldSpec, TextField } from '../forms/spec.ts'
import { say } from '../messages/catalogue.ts'
import { address as texts } from '../messages/en/address.ts'
import { insurance as insuranceTexts } from '../messages/en/insurance.ts'
import { patient as patientTexts } from '../messages/en/patient.ts'
import { textAnswered } from './answers.ts'

const PARTS = ['addressLineOne', 'addressLineTwo', 'city', 'state', 'zipCode', 'county'] as const
type Part = (typeof PARTS)[number]

/** The name of an address field: as in ADDRESS-01 without a prefix; 'responsibleParty' makes responsiblePartyCity. */
export function addressName(prefix: string, part: Part): string {
  return prefix === '' ? part : prefix + part.charAt(0).toUpperCase() + part.slice(1)
}

/** The fields of an address (ADDRESS-01 to ADDRESS-12). `own`: it is the patient's address, which the browser may fill in. */
export function addressFields(prefix: string, { own }: { own: boolean }): FieldSpec[] {
  const t = say(texts)
  const name = (part: Part) => addressName(prefix, part)
  const autoComplete = (token: string) => (own ? { autoComplete: token } : {})
  return [
    {
      kind: 'text',
      name: name('addressLineOne'),
      label: t.lineOne,
      hint: t.lineOneHint,
      required: t.lineOneRequired,
      check: (text) => (isAddressLine(text) ? undefined : t.tooLong),
      ...autoComplete('address-line1'),
    },
    {
      kind: 'text',
      name: name('addressLineTwo'),
      label: t.lineTwo,
      hint: t.lineTwoHint,
      check: (text) => (isAddressLine(text) ? undefined : t.tooLong),
      ...autoComplete('address-line2'),
    },
    {
      kind: 'text',
      name: name('city'),
      label: t.city,
      required: t.cityRequired,
      tidy: tidyCity,
      check: (text) => (isCity(text) ? undefined : t.cityInvalid),
      ...autoComplete('address-level2'),
    },
    {
      kind: 'select',
      name: name('state'),
      label: t.state,
      placeholder: t.chooseOne,
      required: t.stateRequired,
      options: STATES.map((state) => ({ value: state.code, label: state.name })),
      ...autoComplete('address-level1'),
    },
    {
      kind: 'text',
      name: name('zipCode'),
      label: t.zip,
      control: 'digits',
      width: 10,
      maxLength: 10, // ADDRESS-09
      required: t.zipInvalid,
      tidy: tidyZip,
      check: (text) => (isZip(text) ? undefined : t.zipInvalid),
      ...autoComplete('postal-code'),
    },
    {
      kind: 'text',
      name: name('county'),
      label: t.county,
      flag: 'showCounty',
      required: t.countyRequired,
      check: (text) => (isCounty(text) ? undefined : t.countyInvalid),
    },
  ]
}

/** The answers as an address of the API (ADDRESS-02); undefined without an answer to the first line. */
export function addressOf(answers: Answers, prefix: string): Address | undefined {
  const text = (part: Part) => textAnswered(answers, addressName(prefix, part)) ?? ''
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
  for (const part of PARTS) {
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

/** A phone field: it keeps the last ten digits and shows them as (###) ###-#### (PATIENT-24 to PATIENT-26). */
export function phoneField(name: string, label: string): TextField {
  const t = say(patientTexts)
  return {
    kind: 'text',
    name,
    label,
    control: 'tel',
    width: 14, // PATIENT-25
    required: t.phoneInvalid,
    tidy: showPhone,
    check: (text) => (isPhone(text) ? undefined : t.phoneInvalid),
  }
}

/** A consent text to read, and the boxes that the guest must tick (CONSENT-02). */
export function consentFields(
  name: string,
  { summary, sections, boxes, note }: ConsentDocument,
): FieldSpec[] {
  return [
    {
      kind: 'prose',
      name: `${name}Text`,
      label: summary,
      sections: note === undefined ? sections : [...sections, { paragraphs: [note] }],
      scrolls: true,
    },
    ...boxes.map(
      ({ field, label, message }): FieldSpec => ({ kind: 'box', name: field, label, required: message }),
    ),
  ]
}

type Named = { name: string; shownWhen?: Rule }

/** A select of carriers; a text field where none are configured (INSURANCE-13, INSURANCE-14). */
export function carrierField(named: Named, { carriers }: InsuranceStepConfig): FieldSpec {
  const t = say(insuranceTexts)
  const field = { ...named, label: t.carrier, required: t.required }
  if (carriers.length === 0) return { kind: 'text', ...field, maxLength: MAX_LINE }
  return { kind: 'select', ...field, placeholder: t.chooseOne, options: carriers }
}

/** INSURANCE-11, INSURANCE-12. */
export function groupNumberField(named: Named): FieldSpec {
  const t = say(insuranceTexts)
  const check = (text: string) => (fits(text, MAX_GROUP_NUMBER) ? undefined : t.groupTooLong)
  return { kind: 'text', ...named, label: t.groupNumber, width: MAX_MEMBER_ID, check }
}

/** The configured questions for a guest without insurance (INSURANCE-05, INSURANCE-07). */
export function withoutInsurance(named: Required<Named>, config: InsuranceStepConfig): FieldSpec[] {
  const { shownWhen } = named
  const fields = [
    ...(config.showStateId ? [stateIdField(named)] : []),
    ...(config.showSocialSecurityNumber ? [socialSecurityField(shownWhen)] : []),
  ]
  if (fields.length === 0) return []
  const sections = [{ paragraphs: [config.withoutInsuranceText] }]
  return [
    { kind: 'prose', name: 'withoutInsurance', label: '', tone: 'plain', shownWhen, sections },
    ...fields,
  ]
}

function stateIdField(named: Named): FieldSpec {
  const t = say(insuranceTexts)
  const check = (text: string) => (fits(text, MAX_STATE_ID) ? undefined : t.tooLong)
  return { kind: 'text', ...named, label: t.stateId, width: MAX_MEMBER_ID, check }
}

/** INSURANCE-18: optional, nine digits. */
function socialSecurityField(shownWhen: Rule): FieldSpec {
  const t = say(insuranceTexts)
  return {
    kind: 'text',
    name: 'socialSecurityNumber',
    label: t.ssn,
    hint: t.ssnHint,
    control: 'digits',
    shownWhen,
    width: 11,
    maxLength: 11,
    check: (text) => (isSocialSecurityNumber(text) ? undefined : t.ssnInvalid),
  }
}
