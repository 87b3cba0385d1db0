import type { Address } from '#contract/address-validation'
import { isAddressLine, isCity, isCounty, isZip, STATES, tidyCity, tidyZip } from '#domain/address'
import type { Answers, FieldSpec } from '../../forms/spec.ts'
import { say } from '../../messages/catalogue.ts'
import { address as texts } from '../../messages/en/address.ts'
import { textAnswered } from '../answers.ts'

const PARTS = ['addressLineOne', 'addressLineTwo', 'city', 'state', 'zipCode', 'county'] as const
type Part = (typeof PARTS)[number]

/** An address field's name under a prefix: '' gives ADDRESS-01's own names, 'responsibleParty' gives responsiblePartyCity. */
export function addressName(prefix: string, part: Part): string {
  return prefix === '' ? part : prefix + part.charAt(0).toUpperCase() + part.slice(1)
}

/** The fields of an address (ADDRESS-01 to ADDRESS-12). `own`: the patient's, whose browser may fill them in. */
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

/** The answers as an address in the API's shape (ADDRESS-02); undefined when nothing was asked or answered. */
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

/** The answers of one address under the names of another. */
export function addressCopy(answers: Readonly<Record<string, unknown>>, from: string, to: string): Answers {
  const copy: Answers = {}
  for (const part of PARTS) {
    const answer = answers[addressName(from, part)]
    if (typeof answer === 'string') copy[addressName(to, part)] = answer
  }
  return copy
}

/** The answers with another address in place of what was typed; a county that was not asked stays unasked. */
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
