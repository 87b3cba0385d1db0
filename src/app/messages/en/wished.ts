import { area } from '../catalogue.ts'

/** Texts about the clinic that a guest came from, to book there. */
export const wished = area('wished', {
  first: (place: string) => `${place}, which you chose, comes first.`,
  absent: 'The clinic that you chose does not have this visit. These are the nearest that do.',
})
