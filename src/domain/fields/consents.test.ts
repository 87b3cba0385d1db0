import { describe, expect, it } from 'vitest'
import type { ConsentBox } from '#contract/content/consents'
import type { ConsentDetails } from '#contract/intake'
import {
  ADDRESS,
  aConsent,
  aContext,
  all,
  aWalkIn,
  basic,
  consents,
  GUARDIAN,
  problemsAfter,
  SHA256,
  signature,
  withConfig,
} from '../walk-in/example.ts'
import { CONSENT_MAP, checkWalkIn } from '../walk-in.ts'
import { signatureReasons } from './consents.ts'

describe('consents', () => {
  it('the fields of a form stand for these consents [CONSENT-04, CONSENT-05, CONSENT-06]', () => {
    expect(CONSENT_MAP).toEqual({
      nspConsent: 'noShowFeeConsent',
      ppaConsent: 'patientPortalConsent',
      hieConsent: 'hieConsent',
      privacyPractice: 'privacyPolicyConsent',
      generalConsent: 'consentToTreat',
      isMobileConsentChecked: 'smsConsent',
      telenutritionConsent: 'telenutritionConsent',
      telehealthConsent: 'telehealthConsent',
    })
  })

  it('the question about the exchange takes Yes and No, and must be answered [CONSENT-02, WI-22]', () => {
    const judge = (hieConsent: boolean | undefined) => {
      const walkIn = aWalkIn()
      if (hieConsent === undefined) delete walkIn.consentDetails.hieConsent
      else walkIn.consentDetails.hieConsent = hieConsent
      return checkWalkIn(walkIn, aContext())
    }
    expect([judge(true), judge(false)]).toEqual([[], []])
    expect(judge(undefined)).toEqual([
      { key: 'consentMissing', field: 'consentDetails.hieConsent', message: 'requiredField' },
    ])
  })

  it.each(
    Object.entries(CONSENT_MAP).filter(
      ([field]) => !['isMobileConsentChecked', 'hieConsent'].includes(field),
    ),
  )('the box %s must be ticked, as %s [CONSENT-02, CONSENT-03]', (field, consent) => {
    const asked = aConsent('generalConsent', field as ConsentBox['field'])
    const context = aContext({ consents: [asked, aConsent('privacyPractice')] })
    const judge = (value: boolean | undefined) => {
      const walkIn = aWalkIn()
      delete walkIn.consentDetails.hieConsent
      Object.assign(walkIn.consentDetails, { [consent]: value })
      return checkWalkIn(walkIn, context)
    }
    const missing = {
      key: 'consentMissing',
      field: `consentDetails.${consent}`,
      message: 'boxRequired',
    }
    expect(judge(true)).toEqual([])
    expect(judge(false)).toEqual([missing])
    expect(judge(undefined)).toEqual([missing])
  })

  it('nothing is agreed to that was not asked [CONSENT-02]', () => {
    const consent = (over: Partial<ConsentDetails>) => problemsAfter(consents(over))
    expect(consent({ telehealthConsent: true })).toEqual(['unknownField consentDetails.telehealthConsent'])
    expect(consent({ telehealthConsent: false })).toEqual([])
  })

  it('consent to texts is free, and only for a mobile number [PATIENT-31]', () => {
    const sms = (smsConsent: boolean, isMobileNum: boolean, context = aContext()) =>
      problemsAfter(all(basic({ isMobileNum }), consents({ smsConsent })), context)
    expect(sms(true, true)).toEqual([])
    expect(sms(false, true)).toEqual([])
    expect(sms(false, false)).toEqual([])
    expect(sms(true, false)).toEqual(['unknownField consentDetails.smsConsent'])
    expect(sms(true, true, withConfig({ showTextingConsent: false }))).toEqual([])
  })
})

describe('the wording that was agreed to', () => {
  const GENERAL = { slug: 'generalConsent', sha256: SHA256 }
  const PRIVACY = { slug: 'privacyPractice', sha256: SHA256 }
  const OTHER = '1'.repeat(64)
  const named = (...documents: NonNullable<ConsentDetails['documents']>) =>
    problemsAfter(consents({ documents }))

  it('is that of each text that the form asks to agree to, in any order [CONSENT-10]', () => {
    expect(named(GENERAL, PRIVACY)).toEqual([])
    expect(named(PRIVACY, GENERAL)).toEqual([])
    expect(named(GENERAL)).toEqual(['consentMissing consentDetails.documents.privacyPractice'])
    expect(named()).toEqual([
      'consentMissing consentDetails.documents.generalConsent',
      'consentMissing consentDetails.documents.privacyPractice',
    ])
    expect(named(GENERAL, PRIVACY, GENERAL)).toEqual([
      'invalidRequest consentDetails.documents.generalConsent',
    ])
    expect(named(GENERAL, PRIVACY, { slug: 'vaccineConsent', sha256: SHA256 })).toEqual([
      'unknownField consentDetails.documents',
    ])
  })

  it('is one that could be read, or not told where a device can make no fingerprint [CONSENT-10]', () => {
    expect(named({ ...GENERAL, sha256: OTHER }, PRIVACY)).toEqual([
      'consentChanged consentDetails.documents.generalConsent',
    ])
    expect(named({ ...GENERAL, sha256: null }, PRIVACY)).toEqual([])
    const bundled = { ...aConsent('generalConsent', 'generalConsent', 'hieConsent'), sha256: [SHA256, OTHER] }
    const context = aContext({ consents: [bundled, aConsent('privacyPractice', 'privacyPractice')] })
    const documents = [{ ...GENERAL, sha256: OTHER }, PRIVACY]
    expect(problemsAfter(consents({ documents }), context)).toEqual([])
  })
})

describe('the language that was agreed in', () => {
  const SPANISH = '2'.repeat(64)
  const released = {
    ...aConsent('privacyPractice', 'privacyPractice'),
    translations: [{ language: 'es', sha256: [SPANISH] }],
  }
  const agreed = (document: { sha256: string | null; language?: 'es' | 'ar' }) =>
    problemsAfter(
      consents({
        documents: [
          { slug: 'generalConsent', sha256: SHA256 },
          { slug: 'privacyPractice', ...document },
        ],
      }),
      aContext({ consents: [aConsent('generalConsent', 'generalConsent', 'hieConsent'), released] }),
    )
  const changed = ['consentChanged consentDetails.documents.privacyPractice']

  it('is a released one, with a wording of its own [LANG-07]', () => {
    expect(agreed({ sha256: SPANISH, language: 'es' })).toEqual([])
    expect(agreed({ sha256: null, language: 'es' })).toEqual([])
    expect(agreed({ sha256: SHA256, language: 'es' })).toEqual(changed)
    expect(agreed({ sha256: SPANISH })).toEqual(changed)
    expect(agreed({ sha256: SPANISH, language: 'ar' })).toEqual(changed)
    expect(agreed({ sha256: null, language: 'ar' })).toEqual(changed)
  })
})

describe('the signature', () => {
  it("the legal name is there, has two words, and is no longer than configured or than the patient's own [FINANCE-05, FINANCE-06, FINANCE-08, WI-11, WI-18]", () => {
    const sign = (legalName: string, context = aContext()) => problemsAfter(signature({ legalName }), context)
    const refused = ['invalidRequest consentDetails.signature.legalName']
    expect(sign(`x ${'x'.repeat(48)}`)).toEqual([])
    expect(sign(`x ${'x'.repeat(49)}`)).toEqual(refused)
    for (const wrong of ['', '12', 'q', 'Mickey', 'Mickey Mouse ☺ 99']) expect(sign(wrong)).toEqual(refused)
    expect(sign('x '.repeat(6), aContext({ maxLegalName: 10 }))).toEqual(refused)
    const { maxLegalName: _, ...byConfig } = withConfig({ legalNameMaxLength: 20 })
    expect(sign('xx '.repeat(8), byConfig)).toEqual(refused)
    const long = { firstName: 'Wolfgang Maria', lastName: 'Wolfeschlegelsteinhausenbergerdorff-Oppenheim' }
    const own = (legalName: string) => problemsAfter(all(basic(long), signature({ legalName })))
    expect(own(`${long.firstName} ${long.lastName}`)).toEqual([])
    expect(own(`${long.firstName} ${long.lastName}s`)).toEqual(refused)
    // Few characters of many code units.
    const marked = { firstName: 'Wilhelmina', lastName: `á${'\u0302'.repeat(230)}` }
    const signedAs = `${marked.firstName} ${marked.lastName}`
    expect(problemsAfter(all(basic(marked), signature({ legalName: signedAs })))).toEqual([])
  })

  it("whoever else signs types no name that is the patient's [FINANCE-10, WI-18]", () => {
    const signed = (guardianName: string, guardianLastName: string) => {
      const walkIn = aWalkIn()
      all(
        basic({ firstName: 'Mateo', lastName: 'García' }),
        signature({ ...GUARDIAN, guardianName, guardianLastName }),
      )(walkIn)
      return checkWalkIn(walkIn, aContext()).map(({ message }) => message)
    }
    expect(signed('MATEO', 'Garcia')).toEqual(['guardianIsPatient'])
    expect(signed('Mateo', 'García Sr.')).toEqual([])
    expect(signed('Lucía', 'García')).toEqual([])
  })

  it("the patient's signature with another name is a reason, and no other's [FINANCE-08, WI-18]", () => {
    const reasons = (over: Partial<ConsentDetails['signature']>) => {
      const walkIn = aWalkIn()
      all(basic({ firstName: 'Rosalind', lastName: "O'Brien-Åkesson" }), signature(over))(walkIn)
      return signatureReasons(walkIn)
    }
    expect(reasons({ legalName: "akesson o'brien, rosalind M." })).toEqual([])
    expect(reasons({ legalName: 'Rosalind Brown' })).toEqual(['signatureDiffers'])
    expect(reasons({ ...GUARDIAN, legalName: 'Any Body' })).toEqual([])
  })

  it('from 18 on a patient may sign alone, not a day earlier [FINANCE-10]', () => {
    const born = (dateOfBirth: string) => problemsAfter(basic({ dateOfBirth }))
    expect(born('2008-11-20')).toEqual([])
    expect(born('2008-11-21')).toEqual(['invalidRequest consentDetails.signature.relationshipWithPatient'])
  })

  it('for a minor neither Self nor Spouse signs, but a parent or guardian [FINANCE-10, WI-18]', () => {
    const signedBy = (dateOfBirth: string, relation: 'Self' | 'Spouse' | 'Child') => {
      const guardianDetails = { ...GUARDIAN.guardianDetails, relationshipWithPatient: relation }
      const over =
        relation === 'Self' ? {} : { ...GUARDIAN, relationshipWithPatient: relation, guardianDetails }
      const walkIn = aWalkIn()
      all(basic({ dateOfBirth }), signature(over))(walkIn)
      return checkWalkIn(walkIn, aContext()).map(({ field, message }) => [field, message])
    }
    const refused = [['consentDetails.signature.relationshipWithPatient', 'guardianMustSign']]
    expect(signedBy('2008-11-21', 'Self')).toEqual(refused)
    expect(signedBy('2008-11-21', 'Spouse')).toEqual(refused)
    expect(signedBy('2008-11-21', 'Child')).toEqual([])
    expect(signedBy('2008-11-20', 'Spouse')).toEqual([])
  })

  it('with Self there is no guardian [CONSENT-09]', () => {
    const unasked = (...names: string[]) =>
      names.map((name) => `unknownField consentDetails.signature.${name}`)
    expect(problemsAfter(signature({ guardianName: 'Eve' }))).toEqual(unasked('guardianName'))
    expect(problemsAfter(signature({ ...GUARDIAN, relationshipWithPatient: 'Self' }))).toEqual(
      unasked('guardianName', 'guardianLastName', 'guardianDetails'),
    )
  })

  it('whoever else signs is named in full [CONSENT-07, CONSENT-08]', () => {
    expect(problemsAfter(signature(GUARDIAN))).toEqual([])
    expect(problemsAfter(signature({ relationshipWithPatient: 'Spouse' }))).toEqual([
      'invalidRequest consentDetails.signature.guardianName',
      'invalidRequest consentDetails.signature.guardianLastName',
      'invalidRequest consentDetails.signature.guardianDetails',
    ])
  })

  it.each<[string, object, string]>([
    ['CONSENT-08', { relationshipWithPatient: 'Spouse' }, 'relationshipWithPatient'],
    ['FINANCE-02', { phoneNumber: '000-000-0000' }, 'phoneNumber'],
    ['FINANCE-02', { dateOfBirth: '2026-02-30' }, 'dateOfBirth'],
    ['FINANCE-02', { dateOfBirth: '2026-11-21' }, 'dateOfBirth'],
    ['FINANCE-02', { dateOfBirth: '2008-11-21' }, 'dateOfBirth'],
    ['ADDRESS-09', { address: { ...ADDRESS, postalCode: 'K1A 0B1' } }, 'address.postalCode'],
  ])('%s a guardian with %j is refused', (_, over, field) => {
    const guardianDetails = { ...GUARDIAN.guardianDetails, ...over }
    expect(problemsAfter(signature({ ...GUARDIAN, guardianDetails }))).toEqual([
      `invalidRequest consentDetails.signature.guardianDetails.${field}`,
    ])
  })
})
