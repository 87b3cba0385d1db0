import type { ConsentDetails } from '#contract/intake'
import type { Service } from '#contract/services'
import type { WalkIn } from '#contract/walk-in'
import type { DirectoryLocation, DirectoryService } from '../../src/server/store/directory-entries.ts'

/** A service: a flu vaccine of the pharmacy. */
export function aService(overrides: Partial<Service> = {}): Service {
  return {
    id: 501,
    name: 'Flu dose 1',
    groupName: 'Vaccines',
    groupOrder: 1,
    order: 1,
    businessNames: ['pharmacy'],
    maxDaysAhead: 60,
    leadTime: 0,
    dose: 1,
    isVaccine: true,
    isCovidVaccine: false,
    isAvailable: true,
    ...overrides,
  }
}

/** A service as the directory keeps it. */
export function aDirectoryService(overrides: Partial<DirectoryService> = {}): DirectoryService {
  return { ...aService(), businessNames: ['pharmacy'], cells: 1, ...overrides }
}

/** An open pharmacy in Ohio, with known hours. */
export function aLocation(overrides: Partial<DirectoryLocation> = {}): DirectoryLocation {
  const day: [number, number][] = [[540, 1260]]
  return {
    businessName: 'pharmacy',
    id: '01400376',
    status: 'open',
    demonstration: false,
    brand: 'kroger',
    legalName: 'The Kroger Co.',
    vanityName: 'Kroger Pharmacy Corryville',
    addressLines: ['1 W Corry St'],
    city: 'Cincinnati',
    state: 'OH',
    zip: '45219',
    phone: '5135550142',
    latitude: 39.1283,
    longitude: -84.5101,
    timezone: 'America/New_York',
    hours: [day, day, day, day, day, day, day],
    breaks: null,
    closures: [],
    serviceIds: null,
    schedule: null,
    hostStoreId: null,
    ...overrides,
  }
}

/** The day and instant around which the tests happen: Friday noon in Ohio. */
export const TEST_NOW = Date.UTC(2026, 10, 20, 17)

/** Texts that were agreed to on a device that can make no fingerprint of them (CONSENT-10). */
export function agreedTo(...slugs: string[]): ConsentDetails['documents'] {
  return slugs.map((slug) => ({ slug, sha256: null }))
}

/** A walk-in that the server takes: one flu vaccine for an adult at aLocation(), all consents given, submitted at TEST_NOW. */
export function aWalkIn(overrides: Partial<WalkIn> = {}): WalkIn {
  return {
    businessName: 'pharmacy',
    serviceIds: [501],
    locationNumber: '01400376',
    patientTimeZone: 'America/New_York',
    basicInfo: {
      firstName: 'Wilhelmina',
      lastName: 'Ostrander',
      preferredName: 'Billie',
      dateOfBirth: '1984-07-04',
      phoneNumber: '513-555-0177',
      isMobileNum: true,
      emailAddress: 'w.ostrander@mail.example',
      sexAssignedAtBirth: 'Female',
      gender: 'Female',
      race: 'White',
      ethnicity: 'Not Hispanic or Latino',
      address: {
        addressLines: ['714 Cormorant Ln', 'Apt 9C'],
        cityTown: 'Cincinnati',
        stateProvince: 'OH',
        postalCode: '45219',
        county: 'Hamilton',
      },
    },
    requestedVaccinations: ['Flu'],
    insuranceInfo: {
      hasPrimaryInsurance: '1',
      insuranceCarrier: 'Employer plan',
      cardholderIdNumber: 'QX55820914',
      groupNumber: 'GRP7714',
    },
    comments: 'Faints at needles, please lie down first',
    medicalInfo: {
      allergies: ['Gelatin capsules'],
    },
    questionnaire: {
      haveFever: 'No',
      haveCovid19Symptoms: 'No',
      haveAllergies: 'Yes',
      hadReaction: 'No',
      hadVaccinesPreviously: 'Yes',
      recentVaccines: 'No',
      haveNeuroDisorders: 'No',
      haveImmuneSystemProblem: 'No',
      haveMedicalConditions: 'No',
      isPregnant: 'No',
      takesImmunoSuppressants: 'No',
      hadBloodProducts: 'No',
      hadPhysical: 'Yes',
    },
    consentDetails: {
      consentToTreat: true,
      privacyPolicyConsent: true,
      hieConsent: true,
      smsConsent: true,
      signature: {
        legalName: 'Wilhelmina Ostrander',
        dateTime: '2026-11-20T16:59:30.000Z',
        relationshipWithPatient: 'Self',
      },
      documents: agreedTo('vaccineConsent', 'privacyPractice', 'generalConsent'),
    },
    counterCode: 'B7K2MX',
    createdAt: '2026-11-20T16:59:45.000Z',
    ...overrides,
  }
}
