import { area } from '../catalogue.ts'

/** Texts of "Check your answers", before anything is signed. */
export const checkAnswers = area('checkAnswers', {
  title: 'Check your answers',
  hint: 'Please read this before you go on. You can change any answer.',
  change: 'Change',
  notFinished: 'Not finished',
  finish: 'Finish',
  missing: (pages: number) => (pages === 1 ? 'One page is not finished' : `${pages} pages are not finished`),
  missingHow: 'Open it here, or press Continue.',
})
