import { optionName } from '#domain/vaccines'
import { spokenLanguage } from '../messages/catalogue.ts'
import { row } from '../messages/joined.ts'
import { noteTexts, tell } from '../messages/told.ts'

/** The name of a service as guests read it (LANG-06). What is sent has the English name (LANG-08). */
export function serviceLabel(name: string): string {
  const label = optionName(name)
  if (spokenLanguage() !== 'en') noteTexts(label)
  return tell(label)
}

/** What a service is called (serviceTitle of the domain), as guests read it: "Shingles, 1st dose". */
export function titleLabel(title: string): string {
  const [, name, dose] = /^(.*), (\w+ dose)$/.exec(title) ?? []
  return name === undefined || dose === undefined ? tell(title) : row([tell(name), tell(dose)])
}
