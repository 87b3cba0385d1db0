import type { InsuranceInfo } from '#contract/appointments'
import { checkInsurance } from '#domain/fields/insurance'
import type { Answers } from '../../src/app/forms/spec.ts'
import { textFor } from '../../src/app/parts/ruled.ts'
import { aContext, CONFIG } from '../../src/domain/walk-in/example.ts'
import type { Setting } from './intake.ts'
import { answering, aVisit, documentIn, problemsIn, sliceIn } from './intake.ts'

/** The step's key. */
export const STEP = 'insurance'
export const QUESTIONS: Answers = { hasMedicaid: 'NO', hasMedicare: 'YES', hasReferral: 'NO' }
export const INSURED: Answers = {
  hasPrimaryInsurance: 'YES',
  ...QUESTIONS,
  'primary-insuranceCarrier': 'Medicare Advantage',
  'primary-memberId': '1EG4TE5MK73',
  'primary-relation': 'Self',
  'primary-sendInvoiceTo': 'Patient',
}
export const SPOUSES: Answers = {
  'primary-relation': 'Spouse',
  'primary-policyholder-firstName': 'Orville',
  'primary-policyholder-lastName': 'Ostrander',
  'primary-sexAssignedAtBirth': 'Male',
}
const CLAIMS: Answers = {
  'secondary-insuranceCarrier': 'Employer plan',
  secondaryClaimsAddressLineOne: 'PO Box 40',
  secondaryClaimsCity: 'Dayton',
  secondaryClaimsState: 'OH',
  secondaryClaimsZipCode: '45401',
}
export const TWICE: Answers = {
  ...INSURED,
  hasSecondaryInsurance: 'YES',
  ...CLAIMS,
  'secondary-memberId': 'B2',
  'secondary-groupNumber': 'G-7',
  'secondary-personCode': '02',
  'secondary-relation': 'Child',
  'secondary-policyholder-firstName': 'Ottoline',
  'secondary-policyholder-lastName': 'Vandermeer',
  'secondary-sendInvoiceTo': 'Policyholder',
}
export const UNINSURED: Answers = {
  hasPrimaryInsurance: 'NO',
  publicCover: 'Medicare',
  hasReferral: 'NO',
  stateId: 'RT 884210',
  socialSecurityNumber: '078-05-1120',
}
/** How QUESTIONS are sent. */
export const ASKED = { hasMedicaid: 'NO', hasMedicare: 'YES', hasReferral: 'NO' }

const config = { steps: [STEP] }
const insuranceConfig = documentIn('production', 'insuranceStepConfig')
export const HERE: Setting = { config }
export const BOTH: Setting = { config, set: 'test' } // shows the social security number too
export const NEITHER: Setting = withDocument({ showStateId: false, showSocialSecurityNumber: false })
export const NO_CARRIERS: Setting = withDocument({ carriers: [] })

function withDocument(over: Partial<typeof insuranceConfig>): Setting {
  return { config, documents: { insuranceStepConfig: { ...insuranceConfig, ...over } } }
}

export const visitWith = (answers: Answers) => answering(aVisit(), STEP, answers)
export const problems = (answers: Answers, setting = HERE) => problemsIn(visitWith(answers), STEP, setting)
export const slice = (answers: Answers, setting = HERE) =>
  sliceIn(visitWith(answers), STEP, setting) as { insuranceInfo?: InsuranceInfo }

/** What the server says of what is sent. */
export function refusals(answers: Answers, { set = 'production', documents }: Setting = HERE) {
  const insurance = documents?.insuranceStepConfig ?? documentIn(set, 'insuranceStepConfig')
  const context = aContext({ config: { ...CONFIG, ...config }, insurance })
  return checkInsurance({ insuranceInfo: slice(answers, { set, documents, config }).insuranceInfo }, context)
    .map(textFor)
    .sort()
}
