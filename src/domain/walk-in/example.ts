// A check-in that breaks no rule, what it is judged by, and ways to change it: for tests alone.
import type { ConsentBox } from '#contract/content/consents'
import type { FormConfig } from '#contract/content/form-config'
import type { MedicalInformation } from '#contract/content/medical-information'
import type { ConsentDetails } from '#contract/intake'
import type { WalkIn } from '#contract/walk-in'
import type { CatalogueService } from '../services.ts'
import { type AskedConsent, checkWalkIn, type WalkInContext } from '../walk-in.ts'

export const TODAY = '2026-11-20'

export const CONFIG: FormConfig = {
  steps: ['patientDetails', 'medicalInformation', 'simpleInsurance', 'vaccineConsent', 'generalConsent'],
  maxVaccines: 3,
  emailRequired: false,
  legalNameMaxLength: 50,
  preventContinueIfYesOnCovid: true,
  showPatientAddressFields: true,
  showCounty: true,
  showPreferredName: true,
  showGender: true,
  showRace: true,
  showEthnicity: true,
  showTextingConsent: true,
  showConfirmEmail: true,
  showConfirmPhone: true,
  showWeight: false,
  showShopperCard: false,
  showPreferredLanguage: false,
  showProviderInfo: false,
  showMotherMaidenName: false,
  showMedicareId: false,
}

export const MEDICAL: MedicalInformation = {
  pages: [
    {
      key: 'today',
      title: 'Today',
      questions: [
        { key: 'haveFever', question: 'Fever?' },
        { key: 'haveCovid19Symptoms', question: 'COVID?', isCovid: true },
        {
          key: 'haveAllergies',
          question: 'Allergies?',
          details: { list: 'allergies', nameLabel: 'Allergy', addLabel: 'Add', maxCards: 2 },
        },
        {
          key: 'hadBloodProducts',
          question: 'Blood?',
          details: {
            list: 'bloodProductDetails',
            nameLabel: 'Product',
            dateLabel: 'Date',
            withinPastDays: 365,
            doseLabel: 'Dose',
            addLabel: 'Add',
            maxCards: 2,
          },
        },
        {
          key: 'isPregnant',
          question: 'Pregnant?',
          shownWhen: {
            and: [
              { field: 'sexAssignedAtBirth', exactly: 'Female' },
              { field: 'dateOfBirth', includeAgeRange: [10, 60] },
            ],
          },
        },
        { key: 'howWarm', question: 'Warm?', shownWhen: { field: 'haveFever', exactly: 'Yes' } },
      ],
    },
  ],
  covidBlockText: 'Please come back another day.',
  showComments: true,
  commentsLabel: 'Anything else?',
}

export const aService = (id: number, over: Partial<CatalogueService> = {}): CatalogueService => ({
  id,
  name: `Vaccine ${id} dose 1`,
  groupName: 'Vaccines',
  category: 'Vaccines',
  businessNames: ['pharmacy'],
  maxDaysAhead: 30,
  leadTime: 0,
  dose: 1,
  isVaccine: true,
  isCovidVaccine: false,
  isAvailable: true,
  notMenuOption: false,
  ...over,
})

/** The fingerprint of the text that the example agrees to. */
export const SHA256 = '0'.repeat(64)

export const aConsent = (slug: string, ...fields: ConsentBox['field'][]): AskedConsent => ({
  slug,
  boxes: fields.map((field) => ({ field, label: field, message: `${field} is needed` })),
  sha256: [SHA256],
})

export const aContext = (over: Partial<WalkInContext> = {}): WalkInContext => ({
  services: [1, 2, 3, 4].map((id) => aService(id)),
  config: CONFIG,
  consents: [
    aConsent('generalConsent', 'generalConsent', 'hieConsent'),
    aConsent('privacyPractice', 'privacyPractice'),
  ],
  medical: MEDICAL,
  insurance: {
    carriers: [{ label: 'Medicaid', value: 'Medicaid' }],
    showStateId: true,
    showSocialSecurityNumber: true,
    withoutInsuranceText: 'No problem.',
    sendInvoiceTo: [],
  },
  storeState: 'OH',
  today: TODAY,
  maxLegalName: 50,
  ...over,
})

export const withConfig = (over: Partial<FormConfig>) => aContext({ config: { ...CONFIG, ...over } })

export const ADDRESS = {
  addressLines: ['1 Oak St'],
  cityTown: 'Irmo',
  stateProvince: 'SC',
  postalCode: '29063',
  county: 'Lexington',
}

export const aWalkIn = (): WalkIn => ({
  businessName: 'pharmacy',
  serviceIds: [1],
  locationNumber: '01100002',
  patientTimeZone: 'America/New_York',
  basicInfo: {
    firstName: 'Ann',
    lastName: 'O’Neil',
    dateOfBirth: '1980-07-04',
    phoneNumber: '212-555-0123',
    isMobileNum: true,
    sexAssignedAtBirth: 'Male',
    gender: 'Male',
    race: 'Not Specified',
    ethnicity: 'Not Specified',
    address: ADDRESS,
  },
  requestedVaccinations: ['Vaccine 1'],
  insuranceInfo: { hasPrimaryInsurance: '1', insuranceCarrier: 'Medicaid', cardholderIdNumber: 'A1' },
  questionnaire: { haveFever: 'No', haveCovid19Symptoms: 'No', haveAllergies: 'No', hadBloodProducts: 'No' },
  consentDetails: {
    consentToTreat: true,
    privacyPolicyConsent: true,
    hieConsent: true,
    signature: { legalName: 'Ann O’Neil', dateTime: '2026-11-20T15:00:00Z', relationshipWithPatient: 'Self' },
    documents: [
      { slug: 'generalConsent', sha256: SHA256 },
      { slug: 'privacyPractice', sha256: null },
    ],
  },
  counterCode: '234567',
  createdAt: '2026-11-20T15:00:00Z',
})

export const GUARDIAN = {
  relationshipWithPatient: 'Child' as const,
  guardianName: 'Eve',
  guardianLastName: 'Lee',
  guardianDetails: {
    phoneNumber: '212-555-0123',
    relationshipWithPatient: 'Child' as const,
    address: ADDRESS,
    dateOfBirth: '1980-01-01',
    sexAssignedAtBirth: 'Female' as const,
  },
}

/** The problems of the example after a change, as "key field". */
export function problemsAfter(change: Change, context = aContext()): string[] {
  const walkIn = aWalkIn()
  change(walkIn)
  return checkWalkIn(walkIn, context).map(({ key, field }) => `${key} ${field}`)
}

type Change = (walkIn: WalkIn) => void

export const whole = (over: Partial<WalkIn>) => (walkIn: WalkIn) => {
  Object.assign(walkIn, over)
}
export const consents = (over: Partial<ConsentDetails>) => (walkIn: WalkIn) => {
  Object.assign(walkIn.consentDetails, over)
}
export const basic = (over: Partial<WalkIn['basicInfo']>) => (walkIn: WalkIn) => {
  Object.assign(walkIn.basicInfo, over)
}
export const address = (over: Partial<typeof ADDRESS>) => basic({ address: { ...ADDRESS, ...over } })
export const signature = (over: Partial<ConsentDetails['signature']>) => (walkIn: WalkIn) => {
  Object.assign(walkIn.consentDetails.signature, over)
}
export const flags = (over: Record<string, 'Yes' | 'No' | undefined>) => (walkIn: WalkIn) => {
  walkIn.questionnaire = Object.fromEntries(
    Object.entries({ ...walkIn.questionnaire, ...over }).flatMap(([key, flag]) =>
      flag ? [[key, flag]] : [],
    ),
  )
}
/** Several changes, one after another. */
export const all =
  (...changes: Change[]) =>
  (walkIn: WalkIn) => {
    for (const change of changes) change(walkIn)
  }
export const nothing: Change = () => {}
