import { area } from '../catalogue.ts'

/** What a page says when a newer build waits. */
export const update = area('update', {
  ready: 'A new version is ready.',
  now: 'Update',
  later: 'Later',
  updating: 'Updating…',
})
