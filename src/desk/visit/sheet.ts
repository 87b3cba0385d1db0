import type { MedicalInformation, QuestionDetails } from '#contract/content/medical-information'
import type { DeskOpened } from '#contract/desk'
import { ageInMonths, ageInYears, isDay } from '#domain/calendar'
import { MEDICARE_QUESTIONS } from '#domain/medicare'
import { todayIn } from '#domain/zones'
import { shortDay, timeIn } from '../visit-words.ts'
import { inWords, isBody, linesOf, type PayloadReader, readerOf, type SheetRow } from './payload-reader.ts'
import { visitTexts } from './visit-texts.ts'

/** A visit's page, in the order of the form, what needs attention first (DESK-04). */
export type Sheet = {
  /** Screening questions with a Yes, each with its details. */
  yes: SheetRow[]
  patient: SheetRow[]
  answers: SheetRow[]
  remarks: SheetRow[]
  guardian: SheetRow[]
  insurance: SheetRow[]
  signature: SheetRow[]
  consents: AgreedText[]
  /** What the page has no place for: nothing that was sent is left out. */
  other: SheetRow[]
}

/** A text that the guest agreed to. `body` is the document that the guest saw, or undefined when the server has not kept it. */
export type AgreedText = {
  slug: string
  sha256: string | undefined
  /** Code of the language in which it was shown (LANG-07). */
  language: string
  body: unknown
}

const WORDS = { yes: visitTexts.yes, no: visitTexts.no }
/** Facts of the visit itself, which the page shows elsewhere, and what only programs read. */
const ELSEWHERE = [
  'businessName',
  'serviceIds',
  'locationNumber',
  'counterCode',
  'createdAt',
  'dateTime',
  'followupAppointment',
  'patientTimeZone',
  'category',
  'eligibilityServiceIds',
  // The answer about signs of COVID-19 says the same.
  'medicalInfo.withCare',
]
const SECRET = new Set(['insuranceInfo.socialSecurityNumber'])

/** The page of what a guest sent. `medical`: the questions of the screening; without them they are named by their keys. `day`: the visit's local day; `timezone`: the store's. */
export function sheetOf(
  { payload, wordings }: Pick<DeskOpened, 'payload' | 'wordings'>,
  medical: MedicalInformation | undefined,
  { day, timezone }: { day: string; timezone: string },
): Sheet {
  const read = readerOf(payload, WORDS)
  for (const path of ELSEWHERE) read.take(path)
  const answers = [...screening(read, medical, dayMade(read, timezone)), ...eligibilityAnswers(read)]
  const sheet = {
    yes: answers.filter(({ isYes }) => isYes).map(({ row }) => row),
    patient: patientRows(read, day),
    answers: answers.map(({ row }) => row),
    remarks: [
      ...rowsAt(read, ['notes', 'comments', 'requestedVaccinations', 'licensureState']),
      ...row('formLanguage', visitTexts.labels.formLanguage, [languageName(read.take('formLanguage'))]),
    ],
    guardian: guardianRows(read, day),
    insurance: insuranceRows(read),
    signature: signatureRows(read, timezone),
    consents: agreedTexts(read, wordings),
  }
  return { ...sheet, other: read.rest() }
}

/** Staff read English (LANG-08). */
const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' })

/** The English name of a language by its code: "es", Spanish. */
export function languageName(code: unknown): string | undefined {
  if (typeof code !== 'string') return undefined
  try {
    return LANGUAGES.of(code) ?? code
  } catch {
    return code // no code of a language
  }
}

function rowsAt(read: PayloadReader, paths: readonly (keyof typeof visitTexts.labels)[]): SheetRow[] {
  return paths.flatMap((path) => row(path, visitTexts.labels[path], linesOf(read.take(path), WORDS)))
}

function row(key: string, label: string, lines: readonly (string | undefined)[]): SheetRow[] {
  const given = lines.filter((line) => line !== undefined && line !== '')
  return given.length === 0
    ? []
    : [{ key, label, lines: given as string[], ...(SECRET.has(key) && { isSecret: true }) }]
}

function joined(parts: readonly (string | undefined)[], between = ' '): string | undefined {
  const given = parts.filter((part) => part !== undefined && part !== '')
  return given.length === 0 ? undefined : given.join(between)
}

function patientRows(read: PayloadReader, day: string): SheetRow[] {
  const { labels } = visitTexts
  const info = 'basicInfo'
  const name = joined([read.text(`${info}.firstName`), read.text(`${info}.lastName`)])
  const doctor = `${info}.primaryHealthcareProvider`
  return [
    ...row('name', labels.name, [name]),
    ...rowsAt(read, ['basicInfo.preferredName']),
    ...row(`${info}.dateOfBirth`, labels['basicInfo.dateOfBirth'], [
      birth(read.text(`${info}.dateOfBirth`), day),
    ]),
    ...rowsAt(read, ['basicInfo.phoneNumber', 'basicInfo.isMobileNum', 'basicInfo.emailAddress']),
    ...row('address', labels.address, addressLines(read, `${info}.address`)),
    ...rowsAt(read, [
      'basicInfo.sexAssignedAtBirth',
      'basicInfo.gender',
      'basicInfo.race',
      'basicInfo.ethnicity',
      'basicInfo.weight',
      'basicInfo.preferredLanguage',
      'basicInfo.altId',
      'basicInfo.medicareBeneficiaryIdNumber',
    ]),
    ...row('motherName', labels.motherName, [
      joined([read.text(`${info}.motherMaidenFirstName`), read.text(`${info}.motherMaidenLastName`)]),
    ]),
    ...row('doctor', labels.doctor, [
      read.text(`${doctor}.name`),
      ...addressLines(read, `${doctor}.address`),
      joined([read.text(`${doctor}.phoneNumber`), read.text(`${doctor}.fax`)], ', fax '),
    ]),
  ]
}

/** An address as it is written on an envelope, and its county. */
function addressLines(read: PayloadReader, path: string): (string | undefined)[] {
  const street = linesOf(read.take(`${path}.addressLines`), WORDS)
  const state = joined([read.text(`${path}.stateProvince`), read.text(`${path}.postalCode`)])
  const county = read.text(`${path}.county`)
  return [
    ...street,
    joined([read.text(`${path}.cityTown`), state], ', '),
    county && `${visitTexts.labels.county}: ${county}`,
  ]
}

/** "March 9, 2017 (9 years)"; what is no day stays as it was sent. */
function birth(date: string | undefined, day: string): string | undefined {
  if (date === undefined || !isDay(date)) return date
  const months = ageInMonths(date, day)
  const age = months < 24 ? visitTexts.months(months) : visitTexts.years(ageInYears(date, day))
  return visitTexts.born(longDate(date), age)
}

function longDate(date: string): string {
  const instant = Date.parse(`${date}T12:00:00Z`)
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(instant)
}

type Answer = { isYes: boolean; row: SheetRow }

/** The local day on which the guest signed the form, if it is known. */
function dayMade(read: PayloadReader, timezone: string): string | undefined {
  const instant = Date.parse(String(read.look('consentDetails.signature.dateTime')))
  return Number.isNaN(instant) ? undefined : todayIn(instant, timezone)
}

/** The screening in the order of its document, and then what the document no longer has. `made`: the day of the form. */
function screening(
  read: PayloadReader,
  medical: MedicalInformation | undefined,
  made: string | undefined,
): Answer[] {
  const given = bodyAt(read, 'questionnaire')
  const details = detailsBy(read)
  const asked = (medical?.pages ?? []).flatMap(({ questions }) => questions)
  const known = asked.map(({ key, question, details: cards }) => ({ key, question, cards }))
  const medicare: Record<string, string> = MEDICARE_QUESTIONS
  const others = Object.keys(given).filter((key) => !known.some((one) => one.key === key))
  const all = [
    ...known,
    ...others.map((key) => ({ key, question: medicare[key] ?? inWords(key), cards: undefined })),
  ]
  return all.flatMap(({ key, question, cards }) => {
    const lines = linesOf(given[key], WORDS)
    if (lines.length === 0) return []
    const more = [...(cards ? linesOfList(read, cards, made) : []), ...(details.get(key) ?? [])]
    return { isYes: lines[0] === 'Yes', row: { key, label: question, lines: [...lines, ...more] } }
  })
}

/** What the guest was asked before the search for a time. */
function eligibilityAnswers(read: PayloadReader): Answer[] {
  return Object.entries(bodyAt(read, 'eligibility')).flatMap(([key, value]) => {
    const lines = linesOf(value, WORDS)
    const answers = lines.map((line) => visitTexts.eligibilityAnswers[line] ?? line)
    const label = visitTexts.eligibility[key] ?? inWords(key)
    return row(`eligibility.${key}`, label, answers).map((row) => ({ isYes: lines[0] === 'Yes', row }))
  })
}

/** The object at a path; anything else is left for the rest of the page. */
function bodyAt(read: PayloadReader, path: string): Record<string, unknown> {
  if (!isBody(read.look(path))) return {}
  return read.take(path) as Record<string, unknown>
}

/** The lines of a list that a question names. Lists that no question names are left for the rest of the page. */
function linesOfList(
  read: PayloadReader,
  { list, todayLabel }: QuestionDetails,
  made: string | undefined,
): string[] {
  const cards = read.take(`medicalInfo.${list}`)
  if (!Array.isArray(cards)) return []
  // A ticked box with this label is sent as the day of the form.
  const inFormWords = (line: string) => (line === made && todayLabel !== undefined ? `“${todayLabel}”` : line)
  return cards.map((card) => linesOf(card, WORDS).map(inFormWords).join(', ')).filter(Boolean)
}

function detailsBy(read: PayloadReader): Map<string, string[]> {
  const details = read.take('medicalInfo.answerDetails')
  const found = new Map<string, string[]>()
  for (const one of Array.isArray(details) ? details : []) {
    if (!isBody(one)) continue
    const key = String(one['question'])
    found.set(key, [...(found.get(key) ?? []), ...linesOf(one['text'], WORDS)])
  }
  return found
}

function guardianRows(read: PayloadReader, day: string): SheetRow[] {
  const { labels } = visitTexts
  const at = 'consentDetails.signature'
  const details = `${at}.guardianDetails`
  const name = joined([read.text(`${at}.guardianName`), read.text(`${at}.guardianLastName`)])
  const relation = read.text(`${details}.relationshipWithPatient`)
  return [
    ...row('guardianName', labels.guardianName, [name]),
    ...row('relationship', labels.relationship, [
      relation && (visitTexts.relationships[relation] ?? relation),
    ]),
    ...row('guardianPhone', labels.guardianPhone, [read.text(`${details}.phoneNumber`)]),
    ...row('guardianAddress', labels.address, addressLines(read, `${details}.address`)),
    ...row('guardianBirth', labels.guardianBirth, [birth(read.text(`${details}.dateOfBirth`), day)]),
    ...row('guardianSex', labels.guardianSex, [read.text(`${details}.sexAssignedAtBirth`)]),
  ]
}

function insuranceRows(read: PayloadReader): SheetRow[] {
  const has = read.text('insuranceInfo.hasPrimaryInsurance')
  const insured =
    has === '1' || has === 'YES' ? visitTexts.yes : has === '0' || has === 'NO' ? visitTexts.no : has
  return [
    ...row('hasPrimaryInsurance', visitTexts.labels['insuranceInfo.hasPrimaryInsurance'], [insured]),
    ...rowsAt(read, [
      'insuranceInfo.insuranceCarrier',
      'insuranceInfo.cardholderIdNumber',
      'insuranceInfo.groupNumber',
      'insuranceInfo.stateIssuedId',
      'insuranceInfo.stateId',
      'insuranceInfo.socialSecurityNumber',
      'insuranceInfo.hasMedicaid',
      'insuranceInfo.hasMedicare',
      'insuranceInfo.hasReferral',
      'insuranceInfo.referredBy',
      'insuranceInfo.hasSecondaryInsurance',
    ]),
    ...policyRows(read, 'primary'),
    ...policyRows(read, 'secondary'),
  ]
}

function policyRows(read: PayloadReader, which: 'primary' | 'secondary'): SheetRow[] {
  const { labels } = visitTexts
  const at = (name: string) => read.text(`insuranceInfo.${which}-${name}`)
  const of = (key: string, label: string, lines: readonly (string | undefined)[]) =>
    row(`${which}-${key}`, `${visitTexts.policy[which]}: ${label}`, lines)
  return [
    ...of('carrier', labels.carrier, [at('insuranceCarrier')]),
    ...of('memberId', labels.memberId, [at('memberId')]),
    ...of('group', labels.group, [at('groupNumber')]),
    ...of('person', labels.person, [at('personCode')]),
    ...of('holder', labels.holder, [joined([at('policyholder-firstName'), at('policyholder-lastName')])]),
    ...of('relation', labels.relation, [at('relation')]),
    ...of('holderSex', labels.holderSex, [at('sexAssignedAtBirth')]),
    ...of('invoice', labels.invoice, [at('sendInvoiceTo')]),
    ...of('claims', labels.claims, addressLines(read, `insuranceInfo.${which}-claimsAddress`)),
  ]
}

function signatureRows(read: PayloadReader, timezone: string): SheetRow[] {
  const { labels, consentFlags, relationships } = visitTexts
  const at = 'consentDetails.signature'
  const relation = read.text(`${at}.relationshipWithPatient`)
  const flags = Object.entries(consentFlags).flatMap(([path, label]) => row(path, label, [read.text(path)]))
  return [
    ...row('signer', labels.signer, [relation && (relationships[relation] ?? relation)]),
    ...row('signedAs', labels.signedAs, [read.text(`${at}.legalName`)]),
    ...row('signedAt', labels.signedAt, [momentIn(read.text(`${at}.dateTime`), timezone)]),
    ...flags,
  ]
}

/** Writes an instant as day and time in a zone. Returns any other text unchanged. */
function momentIn(text: string | undefined, timezone: string): string | undefined {
  const instant = Date.parse(text ?? '')
  return Number.isNaN(instant)
    ? text
    : `${shortDay(todayIn(instant, timezone))}, ${timeIn(instant, timezone)}`
}

function agreedTexts(read: PayloadReader, wordings: DeskOpened['wordings']): AgreedText[] {
  const documents = read.take('consentDetails.documents')
  return (Array.isArray(documents) ? documents : []).filter(isBody).map((one) => {
    const sha256 = typeof one['sha256'] === 'string' ? one['sha256'] : undefined
    const body = wordings.find((wording) => wording.sha256 === sha256)?.body
    const language = typeof one['language'] === 'string' ? one['language'] : 'en'
    return { slug: String(one['slug']), sha256, language, body }
  })
}
