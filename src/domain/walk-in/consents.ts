import type { ConsentBox } from '#contract/content/consents'
import type { ConsentDetails } from '#contract/intake'
import type { WalkIn } from '#contract/walk-in'
import { isDay } from '../calendar.ts'
import { isLivingAge, isMinor, isName, isPlausibleLegalName } from '../patient.ts'
import { isPhone } from '../phone.ts'
import { fits, isBlank } from '../text.ts'
import { checkAddress } from './addresses.ts'
import {
  INVALID,
  INVALID_DATE,
  INVALID_PHONE,
  type Problem,
  problem,
  REQUIRED,
  requiredField,
  tooLong,
  unasked,
  type WalkInContext,
  when,
} from './problem.ts'

type Signed = Pick<WalkIn, 'basicInfo' | 'consentDetails'>
type Signature = ConsentDetails['signature']
type Guardian = NonNullable<Signature['guardianDetails']>

/** From the field of a form's box to the consent that is sent (CONSENT-04 to CONSENT-06). */
export const CONSENT_MAP = {
  generalConsent: 'consentToTreat',
  privacyPractice: 'privacyPolicyConsent',
  hieConsent: 'hieConsent',
  nspConsent: 'noShowFeeConsent',
  ppaConsent: 'patientPortalConsent',
  isMobileConsentChecked: 'smsConsent',
  telenutritionConsent: 'telenutritionConsent',
  telehealthConsent: 'telehealthConsent',
} as const satisfies Record<ConsentBox['field'] | 'isMobileConsentChecked', keyof ConsentDetails>

const NEVER_UNASKED = [
  'hieConsent',
  'noShowFeeConsent',
  'patientPortalConsent',
  'telenutritionConsent',
  'telehealthConsent',
] as const
const DOCUMENTS = 'consentDetails.documents'
const SIGNATURE = 'consentDetails.signature'
const CHANGED = 'This text has changed. Please read it again.'

/** Consents, signature and responsible person (CONSENT-01 to CONSENT-10, FINANCE-01 to FINANCE-10). */
export function checkConsents(walkIn: Signed, context: WalkInContext): Problem[] {
  return [
    ...checkBoxes(walkIn.consentDetails, context),
    ...checkDocuments(walkIn.consentDetails, context),
    ...checkTexting(walkIn, context),
    ...checkSignature(walkIn.consentDetails.signature, context),
    ...checkResponsible(walkIn, context),
  ]
}

/** Every box of the documents is ticked (CONSENT-02, CONSENT-03); nothing is agreed to that was not asked. */
function checkBoxes(details: ConsentDetails, { consents }: WalkInContext): Problem[] {
  const boxes = consents.flatMap((document) => document.boxes)
  const asked = new Set<string>(boxes.map((box) => CONSENT_MAP[box.field]))
  return [
    ...boxes.flatMap((box) => {
      const consent = CONSENT_MAP[box.field]
      const missing = problem(`consentDetails.${consent}`, box.message, 'consentMissing')
      return when(details[consent] !== true, missing)
    }),
    ...NEVER_UNASKED.flatMap((consent) =>
      when(details[consent] === true && !asked.has(consent), unasked(`consentDetails.${consent}`)),
    ),
  ]
}

/** Each text is named once, in a wording that a guest may have read (CONSENT-10). */
function checkDocuments({ documents }: ConsentDetails, { consents }: WalkInContext): Problem[] {
  const isUnasked = documents.some(({ slug }) => consents.every((asked) => asked.slug !== slug))
  return [
    ...consents.flatMap(({ slug, sha256 }) => {
      const field = `${DOCUMENTS}.${slug}`
      const [named, ...again] = documents.filter((one) => one.slug === slug)
      if (!named) return [problem(field, REQUIRED, 'consentMissing')]
      const isOther = named.sha256 !== null && !sha256.includes(named.sha256)
      return [
        ...when(again.length > 0, problem(field, INVALID)),
        ...when(isOther, problem(field, CHANGED, 'consentChanged')),
      ]
    }),
    ...when(isUnasked, unasked(DOCUMENTS)),
  ]
}

/** Consent to texts is free, and asked of mobile numbers alone (PATIENT-31). */
function checkTexting({ basicInfo, consentDetails }: Signed, { config }: WalkInContext): Problem[] {
  const isAsked = config.showTextingConsent && basicInfo.isMobileNum === true
  return when(consentDetails.smsConsent === true && !isAsked, unasked('consentDetails.smsConsent'))
}

function checkSignature({ legalName, dateTime }: Signature, context: WalkInContext): Problem[] {
  const max = context.maxLegalName ?? context.config.legalNameMaxLength
  const field = `${SIGNATURE}.legalName`
  return [
    ...(isBlank(legalName)
      ? [problem(field, requiredField("Patient's Legal Name"))] // FINANCE-05
      : when(
          !isPlausibleLegalName(legalName, max),
          problem(field, fits(legalName, max) ? INVALID : tooLong(max)),
        )),
    ...when(Number.isNaN(Date.parse(dateTime)), problem(`${SIGNATURE}.dateTime`, INVALID)),
  ]
}

/** Who signs for the patient: nobody for "Self", which a minor cannot say (FINANCE-03, FINANCE-10, CONSENT-09). */
function checkResponsible({ basicInfo, consentDetails }: Signed, context: WalkInContext): Problem[] {
  const { relationshipWithPatient: relation, guardianDetails } = consentDetails.signature
  const { guardianName = '', guardianLastName = '' } = consentDetails.signature
  const birth = basicInfo.dateOfBirth
  if (relation === 'Self') {
    const isSent = !isBlank(guardianName + guardianLastName) || guardianDetails !== undefined
    const isTooYoung = isDay(birth) && isMinor(birth, context.today)
    return [
      ...when(isSent, unasked(`${SIGNATURE}.guardianDetails`)),
      ...when(isTooYoung, problem(`${SIGNATURE}.relationshipWithPatient`, REQUIRED)),
    ]
  }
  return [
    ...checkName(guardianName, `${SIGNATURE}.guardianName`, 'First name'), // FINANCE-07
    ...checkName(guardianLastName, `${SIGNATURE}.guardianLastName`, 'Last name'),
    ...(guardianDetails
      ? checkGuardian(guardianDetails, relation, context)
      : [problem(`${SIGNATURE}.guardianDetails`, REQUIRED)]),
  ]
}

function checkName(name: string, field: string, label: string): Problem[] {
  if (isBlank(name)) return [problem(field, requiredField(label))]
  return when(!isName(name), problem(field, INVALID))
}

function checkGuardian(guardian: Guardian, relation: string, { today }: WalkInContext): Problem[] {
  const path = `${SIGNATURE}.guardianDetails`
  const birth = guardian.dateOfBirth
  const isLiving = isDay(birth) && birth <= today && isLivingAge(birth, today)
  const adult = 'The responsible person must be 18 or older.'
  return [
    ...when(
      guardian.relationshipWithPatient !== relation,
      problem(`${path}.relationshipWithPatient`, INVALID),
    ),
    ...when(!isPhone(guardian.phoneNumber), problem(`${path}.phoneNumber`, INVALID_PHONE)),
    ...when(!isLiving, problem(`${path}.dateOfBirth`, INVALID_DATE)),
    ...when(isLiving && isMinor(birth, today), problem(`${path}.dateOfBirth`, adult)),
    ...checkAddress(guardian.address, `${path}.address`, false),
  ]
}
