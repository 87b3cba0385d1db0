import { area } from '../catalogue.ts'

/** Texts of the header: its links, its settings, and the question before a link ends a booking. */
export const frame = area('frame', {
  menu: 'Menu',
  pages: 'Pages',
  book: 'Book a visit',
  walkIn: 'Walk-in vaccine',
  clinics: 'Find a clinic',
  benefit: 'I have a benefit code',
  cancel: 'Your visit',
  leaveTitle: 'Leave this booking?',
  leaveWhy: 'Your time is released.',
  leaveWalkIn: 'Your answers are erased from this device.',
  stay: 'Stay here',
  leave: 'Leave',

  aids: 'Text and contrast',
  aidsSign: 'Aa',
  largeText: 'Larger text',
  contrast: 'More contrast',
})
