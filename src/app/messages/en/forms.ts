import { area } from '../catalogue.ts'

/** Texts of fields and forms. */
export const formTexts = area('forms', {
  optional: '(optional)',
  errorWord: 'Error:',
  summary: 'Check these answers to continue',
  left: (count: number) =>
    count === 0
      ? 'No answers left to check.'
      : count === 1
        ? '1 answer to check.'
        : `${count} answers to check.`,
  whyWeAsk: 'Why we ask',
  whyWeAskOf: (field: string) => `Why we ask about ${field}`,
  chooseOne: 'Choose One', // VALID-15
  continue: 'Continue',
  saving: 'Saving…',
  yes: 'Yes',
  no: 'No',

  required: 'Input is required.', // VALID-01
  pattern: 'Input must be valid.', // VALID-02
  tooShort: (least: number) => `Input must be ${least} characters or more.`, // VALID-03
  tooLong: (most: number) => `Input must be ${most} characters or less.`, // VALID-03
  tooSmall: (least: number) => `Input must be ${least} or more.`, // VALID-04
  tooLarge: (most: number) => `Input must be ${most} or less.`, // VALID-04
  selectRequired: 'A selection is required.', // VALID-05
  boxRequired: 'Check mark is required.', // VALID-06
  dateInvalid: 'Date is invalid.', // HISTORY-20
  dateRequired: 'A valid date input is required.', // VALID-07
  requiredOf: (label: string) => `${label} is a required field.`, // HISTORY-19

  /** What to do about a message: its second sentence (SC-27). */
  howTo: {
    type: 'Type it in the box.',
    typeAgain: 'Check it and type it again.',
    typeSame: 'Type the same as in the box before.',
    shorten: 'Make it shorter.',
    digits: 'Type it in digits.',
    phone: 'Type 10 digits, without an extension.',
    email: 'Type it like name@example.com.',
    date: 'Type month, day and year.',
    year: 'Check the year.',
    tickBox: 'Tick the box to go on.',
    tickSome: 'Tick what is right for you.',
    untick: 'Untick what you need least.',
    chooseYesNo: 'Choose Yes or No.',
    chooseOne: 'Choose one answer.',
    chooseInList: 'Choose one from the list.',
  },

  chosen: (count: number) => `You have ${count}. Remove one first.`,
  tooMany: (most: number) => (most === 1 ? 'Choose one only.' : `Choose up to ${most}.`),
  upTo: (most: number) => `Choose up to ${most}.`,
  charactersLeft: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
  charactersTooMany: (count: number) =>
    count === 1 ? '1 character too many' : `${count} characters too many`,

  date: {
    month: 'Month',
    day: 'Day',
    year: 'Year',
    age: (years: number) => (years === 1 ? '1 year old' : `${years} years old`),
    ageInMonths: (months: number) => (months === 1 ? '1 month old' : `${months} months old`),
    placeholder: 'mm/dd/yyyy', // VALID-07
  },

  details: {
    card: (label: string, n: number) => `${label} ${n}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} removed`,
    atMost: (most: number) => `You can add up to ${most}.`,
  },

  shown: {
    endsIn: (characters: string) => `Ends in ${characters}`,
    given: 'Given',
    again: 'To be typed again',
  },
})
