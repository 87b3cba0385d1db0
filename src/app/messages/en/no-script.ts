import { area } from '../catalogue.ts'

/** What the templates say where scripts do not run (SC-11). */
export const noScript = area('noScript', {
  needsScript: (phone: string) => `This page needs JavaScript. Switch it on, or call ${phone}.`,
  askAtCounter: 'Ask at the pharmacy counter.',
})
