import type { FormFlag } from '#contract/content/form-config'
import type { Rule } from '#contract/rule'
import type { Facts } from '#domain/rules'

export type { Answer, Answers, DetailCard } from '#domain/answers'

export type Option = {
  value: string
  label: string
  /** Below the label, in soft ink. */
  info?: string
  /** At the end of the card: a price, a note. */
  note?: string
  /** Among check boxes: it excludes the others, e.g. "None of these". */
  alone?: true
}

interface Field {
  /** The answer's key, and the input's name. */
  name: string
  label: string
  /** Why or how, below the label. */
  hint?: string
  /** Why it is asked, behind "Why we ask" beside sex, race, weight. */
  why?: string
  /** Shown only when the rule holds of the visit's facts; a hidden field is neither validated nor sent. */
  shownWhen?: Rule
  /** Shown only when the form configuration has this flag (PATIENT-50). */
  flag?: FormFlag
  /** Message when nothing is answered; absent: the field is optional. */
  required?: string
  /** Name of the answer that is typed once more here, to be compared; it is not shown back. */
  repeats?: string
  /** Message when nothing is answered although other answers call for it (PATIENT-44). */
  requiredWhen?: (facts: Facts) => string | undefined
}

export interface TextField extends Field {
  kind: 'text'
  control?: 'line' | 'area' | 'email' | 'tel' | 'digits'
  /** Autofill token on phones; a kiosk always has "off". */
  autoComplete?: string
  /** Most characters a guest can type, as shown. */
  maxLength?: number
  /** Rough width in characters, so that the box tells what is expected. */
  width?: number
  /** Returns a message when the text, tidied and not empty, is wrong. */
  check?: (text: string, facts: Facts) => string | undefined
  /** How the text is written when the field is left: trimmed, hyphens set. */
  tidy?: (text: string) => string
  /** A unit after the box, e.g. "pounds". */
  unit?: string
}

/** Radio cards (six options or fewer), or a select. */
export interface ChoiceField extends Field {
  kind: 'choice' | 'select'
  options: Option[]
  /** Two equal cards side by side. */
  sideBySide?: boolean
  /** First entry of a select; no choice (VALID-15, VALID-16). */
  placeholder?: string
  /** Other answers that start afresh when this one changes (PATIENT-31). */
  resets?: string[]
  /** Returns a message when the chosen value is wrong. */
  check?: (value: string, facts: Facts) => string | undefined
}

/** Check-box cards, at least `min` and at most `max` of them. */
export interface ManyField extends Field {
  kind: 'many'
  options: Option[]
  /** Of a required field, whose message then says so; 1 when absent. */
  min?: number
  max?: number
  tooMany?: string
}

/** One box to tick. */
export interface BoxField extends Field {
  kind: 'box'
}

/** A button that adds the fields which wait for its answer, and takes them away again (INSURANCE-08). */
export interface ToggleField extends Field {
  kind: 'toggle'
  /** The answer once they are added. There is none before; after they were taken away it is `without`. */
  value: string
  without: string
  addLabel: string
  removeLabel: string
  /** Read out once they are taken away. */
  removed: string
  /** Name of the first field that it adds, which takes focus. */
  opens: string
}

/** A date in three fields: answers `${name}Year`, `${name}Month`, `${name}Day` (PATIENT-01, PATIENT-18). */
export interface DateField extends Field {
  kind: 'date'
  /** Whole-date check, given YYYY-MM-DD of a real date. */
  check?: (day: string, facts: Facts) => string | undefined
  /** Message of an incomplete or impossible date. */
  invalid: string
  messages: { month: string; day: string; year: string }
  autoComplete?: 'bday'
  /** Says back how old a person born then is. */
  saysAge?: true
}

/** Cards a guest adds one after another: medicines, vaccines, conditions. */
export interface DetailsField extends Field {
  kind: 'details'
  nameLabel: string
  dateLabel?: string
  doseLabel?: string
  withinPastDays?: number
  addLabel: string
  maxCards: number
}

/** Carries an answer that nobody sees. */
export interface HiddenField extends Field {
  kind: 'hidden'
  value: string
}

/** A text between fields: a consent to read, a note, a notice. */
export interface ProseField extends Field {
  kind: 'prose'
  tone?: 'plain' | 'info' | 'warning' | 'bad'
  sections: { heading?: string | undefined; paragraphs: string[] }[]
  /** In a box of its own that scrolls, for a long text. */
  scrolls?: true
}

/** Fields that stand under one heading. */
export interface GroupField extends Field {
  kind: 'group'
  fields: FieldSpec[]
}

export type FieldSpec =
  | TextField
  | ChoiceField
  | ManyField
  | BoxField
  | ToggleField
  | DateField
  | DetailsField
  | HiddenField
  | ProseField
  | GroupField

export type FieldKind = FieldSpec['kind']

/** One screen of a step. */
export interface PageSpec {
  key: string
  /** The question, or the name of the card: the page's h1. */
  title: string
  hint?: string
  shownWhen?: Rule
  fields: FieldSpec[]
  /** A message that keeps the guest here, although every field is right (HISTORY-22). */
  blockedWhen?: { rule: Rule; message: string }
}

/** What a form's fields are asked about: the facts so far; its configuration is already applied. */
export type FormContext = { facts: Facts }
