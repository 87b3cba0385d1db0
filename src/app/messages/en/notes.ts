import { area } from '../catalogue.ts'

/** Texts of the step that asks why a guest comes in. */
export const notes = area('notes', {
  step: 'Reason for visit',
  atLeastOne: 'You must select at least one reason', // HISTORY-15
  tooMany: (most: number) => `You can only select up to ${most} reasons.`, // HISTORY-16
  required: 'This is a required field', // HISTORY-17
  chooseOne: 'Choose One', // VALID-15
  ownWords: 'In your own words',
  ownWordsHint: 'What we should know before you come',
})
