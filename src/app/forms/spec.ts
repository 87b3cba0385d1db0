import type { FormFlag } from '#contract/content/form-config'
import type { Rule } from '#contract/rule'
import type { Facts } from '#domain/rules'

export type { Answer, Answers, DetailCard } from '#domain/answers'

export type Option = {
  value: string
  label: string
  /** A line below the label. */
  info?: string
  /** A note at the end of the card, such as a price. */
  note?: string
  /** A check box that excludes the others, e.g. "None of these". */
  alone?: true
}

interface Field {
  /** Key of the answer and name of the input. */
  name: string
  label: string
  /** Help below the label. */
  hint?: string
  /** The text behind "Why we ask". */
  why?: string
  /** The field is shown only when this rule holds. Hidden fields are neither validated nor sent. */
  shownWhen?: Rule
  /** The field is included only when the form configuration has this flag (PATIENT-50). */
  flag?: FormFlag
  /** Message for a missing answer; absent where the field is optional. */
  required?: string
  /** The field is required only with this flag. */
  requiredFlag?: FormFlag
  /** Name of the answer that the guest repeats here. The repetition is not shown back. */
  repeats?: string
  /** Returns the message for a missing answer where other answers make the field required (PATIENT-44). */
  requiredWhen?: (facts: Facts) => string | undefined
}

export interface TextField extends Field {
  kind: 'text'
  control?: 'line' | 'area' | 'email' | 'tel' | 'digits'
  /** Whether the hint is true of what is typed; absent: of any text. */
  isHintTrue?: (text: string) => boolean
  /** Autofill token on phones. A tablet always has "off". */
  autoComplete?: string
  /** The largest number of visible characters. */
  maxLength?: number
  /** Rough width in characters, which suggests what to type. */
  width?: number
  /** The form puts no other field beside this one, e.g. beside a street. */
  whole?: true
  /** Returns a message when the tidied text is wrong. It is not called for an empty text. */
  check?: (text: string, facts: Facts) => string | undefined
  /** Rewrites the text when the guest leaves the field, e.g. with hyphens. */
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
  /** First entry of a select, which is not a choice (VALID-15, VALID-16). */
  placeholder?: string
  /** Autofill token of a select on a guest's own device; a tablet always has "off". */
  autoComplete?: string
  /** Other answers to clear when this one changes (PATIENT-31). */
  resets?: string[]
  /** Returns a message when the chosen value is wrong. */
  check?: (value: string, facts: Facts) => string | undefined
}

/** Check-box cards, at least `min` and at most `max` of them. */
export interface ManyField extends Field {
  kind: 'many'
  options: Option[]
  /** The least number for a required field; 1 when absent. */
  min?: number
  max?: number
  tooMany?: string
  /** Returns a message when the chosen options do not go together. */
  check?: (chosen: string[]) => string | undefined
  /** Called with a message when the guest chooses one option too many, and with undefined when that is over. The page shows the message. */
  onTooMany?: (message: string | undefined) => void
}

/** One box to tick. */
export interface BoxField extends Field {
  kind: 'box'
}

/** A button that adds the fields whose rules need its answer, and removes them again (INSURANCE-08). */
export interface ToggleField extends Field {
  kind: 'toggle'
  /** The answer after the fields are added. It is missing before, and `without` after they are removed. */
  value: string
  without: string
  addLabel: string
  removeLabel: string
  /** Screen readers read this when the fields are removed. */
  removed: string
  /** Name of the first added field, which takes focus. */
  opens: string
}

/** A date in three fields: answers `${name}Year`, `${name}Month`, `${name}Day` (PATIENT-01, PATIENT-18). */
export interface DateField extends Field {
  kind: 'date'
  /** Returns a message when a real date, as YYYY-MM-DD, is wrong. */
  check?: (day: string, facts: Facts) => string | undefined
  /** Message of an incomplete or impossible date. */
  invalid: string
  messages: { month: string; day: string; year: string }
  autoComplete?: 'bday'
  /** Shows the age of a person born on this date. */
  saysAge?: true
}

/** Cards a guest adds one after another: medicines, vaccines, conditions. */
export interface DetailsField extends Field {
  kind: 'details'
  nameLabel: string
  /** The date may be a month, or empty. */
  dateLabel?: string
  /** Label of a box that sets the date to today. */
  todayLabel?: string
  doseLabel?: string
  /** Returns a message when the date of a card, as YYYY-MM-DD or YYYY-MM, is wrong. */
  checkDate?: (date: string, facts: Facts) => string | undefined
  /** The largest number of characters of a name or dose. */
  maxLength: number
  addLabel: string
  maxCards: number
}

/** Sends an answer without a control. */
interface HiddenField extends Field {
  kind: 'hidden'
  value: string
}

/** A text between fields: a note, a notice, or a consent to read. */
export interface ProseField extends Field {
  kind: 'prose'
  tone?: 'plain' | 'info' | 'warning' | 'bad'
  sections: { heading?: string | undefined; paragraphs: string[] }[]
  /** A text to agree to: its label and these lines are shown, and the text unfolds below them (SC-31). */
  folds?: {
    heading: string
    points: readonly string[]
    unfold: string
    /** Tells a guest who reads another language that this text is in English (LANG-07). */
    inEnglish?: string
  }
}

/** Fields under one heading. */
export interface GroupField extends Field {
  kind: 'group'
  fields: FieldSpec[]
  filled?: Filling
}

/** Another answer fills in the fields of a group, which then show as one line until the guest wants to change them (WI-09). */
export interface Filling {
  /** Name of the field that fills them in. */
  by: string
  /** Whether `by` can fill in anything now; until then the fields are shown. */
  isReady: boolean
  /** Whether a text of `by` is finished. */
  isWhole: (text: string) => boolean
  /** The answers to all fields of the group; undefined where they are not known. */
  answersFor: (text: string) => Readonly<Record<string, string>> | undefined
  /** The answers as one line. */
  line: (answers: Readonly<Record<string, string>>) => string
  changeLabel: string
  /** What the button changes, for screen readers. */
  changes: string
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

/** A card of fields that belong together, up to the first field of the next one. */
export type FieldCard = {
  from: string
  title?: string
}

/** One screen of a step. */
export interface PageSpec {
  key: string
  /** The question, or the name of the card: the page's h1. */
  title: string
  hint?: string
  shownWhen?: Rule
  /** The page is included only with this flag. */
  flag?: FormFlag
  fields: FieldSpec[]
  /** The fields are drawn in cards; each begins at a field (SC-28). */
  cards?: readonly FieldCard[]
  /** A message that stops the guest on this page although every field is right (HISTORY-22). */
  blockedWhen?: { rule: Rule; message: string }
}

/** The facts that the rules of a form's fields depend on. */
export type FormContext = { facts: Facts }
