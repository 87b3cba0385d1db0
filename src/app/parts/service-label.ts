import { optionName } from '#domain/vaccines'
import { spokenLanguage } from '../messages/catalogue.ts'
import { noteTexts, translate } from '../messages/document-texts.ts'
import { row } from '../messages/joined.ts'

/** The name of a service as guests read it (LANG-06). What is sent has the English name (LANG-08). */
export function serviceLabel(name: string): string {
  const label = optionName(name)
  if (spokenLanguage() !== 'en') noteTexts(label)
  return translate(label)
}

/** What a service is called (serviceTitle of the domain), as guests read it: "Shingles, 1st dose". */
export function titleLabel(title: string): string {
  const [, name, dose] = /^(.*), (\w+ dose)$/.exec(title) ?? []
  return name === undefined || dose === undefined ? translate(title) : row([translate(name), translate(dose)])
}
