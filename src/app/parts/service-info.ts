import type { CatalogueService } from '#domain/services'
import { say } from '../messages/catalogue.ts'
import { translate } from '../messages/document-texts.ts'
import { ages } from '../messages/en/ages.ts'

type DescribedService = Pick<CatalogueService, 'infoMessage' | 'minAgeMonths' | 'maxAgeMonths' | 'priceText'>

/** What guests read beside a service where they choose it: about it, for which ages, its price (DIR-15). `about` replaces its own text. */
export function serviceInfo(service: DescribedService, about = service.infoMessage): { info?: string } {
  const { priceText } = service
  const price = priceText === undefined ? undefined : say(ages).price(priceText)
  const sentences = [about && translate(about), agesOf(service), price].filter((one) => one !== undefined)
  return sentences.length === 0 ? {} : { info: sentences.join(' ') }
}

function agesOf({ minAgeMonths: least, maxAgeMonths: most }: DescribedService): string | undefined {
  const t = say(ages)
  if (least !== undefined && most !== undefined) return t.between(least, most)
  if (least !== undefined) return t.from(least)
  return most === undefined ? undefined : t.upTo(most)
}
