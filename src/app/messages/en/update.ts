import { area } from '../catalogue.ts'

/** Texts of the notice that a newer build waits. */
export const update = area('update', {
  ready: 'A new version is ready.',
  now: 'Update',
  later: 'Later',
  updating: 'Updating…',
})
