import type { Infer } from 'superstruct'
import { array, enums, optional, size, type } from 'superstruct'
import { layersOf } from './layers.ts'
import { Sections } from './sections.ts'
import { Line, Paragraph } from './text.ts'

/** A check box that must be ticked, with its configured message (CONSENT-02); hieConsent is a question with Yes and No (WI-22). */
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
  label: Line,
  message: Line,
})
export type ConsentBox = Infer<typeof ConsentBox>

/** A text to be agreed to: consent, notice of privacy practices, financial consent. */
export const ConsentDocument = type({
  title: Line,
  /** One short sentence above the text, in the guest's words. */
  summary: Line,
  /** What the guest agrees to, or what a notice says, in a few lines above the whole text. */
  points: optional(size(array(Line), 1, 5)),
  sections: Sections,
  boxes: size(array(ConsentBox), 0, 10),
  /** Where the whole text can be read or asked for. */
  note: optional(Paragraph),
})
export type ConsentDocument = Infer<typeof ConsentDocument>

/** Consent documents adapt by category, flow, state, business name and banner. */
export const LayeredConsentDocument = layersOf<ConsentDocument>(ConsentDocument)
