import { href } from '../../paths.ts'

/** The address of a clinic's page; its id begins with its division (ENTITY-18). */
export function clinicPage(id: string): string {
  return href('clinicDetails', { divisionNumber: id.slice(0, 3), storeNumber: id.slice(3) })
}
