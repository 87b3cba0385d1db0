import type { Infer, Struct } from 'superstruct'
import { array, enums, optional, partial, size, string, type } from 'superstruct'
import { layersOf } from './layers.ts'

const Section = type({ heading: optional(string()), paragraphs: array(string()) })

/** A check box that must be ticked, with its configured message (CONSENT-02). */
export const ConsentBox = type({
  field: enums([
    'generalConsent',
    'nspConsent',
    'hieConsent',
    'ppaConsent',
    'privacyPractice',
    'telenutritionConsent',
    'telehealthConsent',
  ]),
  label: string(),
  message: string(),
})
export type ConsentBox = Infer<typeof ConsentBox>

/** A text to be agreed to: consent, notice of privacy practices, financial consent. */
export const ConsentDocument = type({
  title: string(),
  /** One short sentence above the text, in the guest's words. */
  summary: string(),
  sections: size(array(Section), 1, 40),
  boxes: array(ConsentBox),
  /** Where the whole text can be read or asked for. */
  note: optional(string()),
})
export type ConsentDocument = Infer<typeof ConsentDocument>

/** Consent documents adapt by category, flow, state, business name and banner. */
export const LayeredConsentDocument = layersOf(
  ConsentDocument as unknown as Struct<ConsentDocument>,
  partial(ConsentDocument) as unknown as Struct<Partial<ConsentDocument>>,
)
