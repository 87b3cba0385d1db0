import type { BannerTable } from '#contract/content/banners'
import type { VisitMessageTexts } from '#contract/content/visit-messages'
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages'
import { bannerAt } from '#domain/banners/banner-at'
import { showPhone } from '#domain/phone'
import type { Content } from '../content/source.ts'
import type { ProviderKey } from '../store/store.ts'

/** A message in the words of a language, and what it says. `until`: of an offer, epoch milliseconds. */
export type MessageFacts = {
  kind: 'reminder' | 'offer'
  language: string
  provider: ProviderKey
  zone: string
  startsAt: number
  until: number | undefined
  link: string
}

/** The texts of e-mails in a language: translated as a whole, or English (LANG-06). */
export async function messageTexts(
  content: Content,
  language: LanguageCode,
): Promise<{ texts: VisitMessageTexts; language: LanguageCode }> {
  const english = await content.document('visitMessages')
  for (const { texts } of language === 'en' ? [] : await content.translations('visitMessages', language)) {
    const own = translatedWhole(english, texts)
    if (own) return { texts: own, language }
  }
  return { texts: english, language: 'en' }
}

/** The words of replies are those of every language. */
function translatedWhole(
  english: VisitMessageTexts,
  texts: Readonly<Record<string, string>>,
): VisitMessageTexts | undefined {
  let isWhole = true
  const own = (text: string) => {
    if (!Object.hasOwn(texts, text)) isWhole = false
    return texts[text] ?? text
  }
  const mail = ({ subject, text }: VisitMessageTexts['reminder']) => ({
    subject: own(subject),
    text: own(text),
  })
  const translated = {
    ...english,
    consent: own(english.consent),
    reminder: mail(english.reminder),
    offer: mail(english.offer),
    visitLink: own(english.visitLink),
    call: own(english.call),
    stop: own(english.stop),
  }
  return isWhole ? translated : undefined
}

/** Subject and text of a message: banner, phone, day, time and link, and never what the visit is for or whose it is (VISIT-06). */
export async function composed(
  content: Content,
  publicUrl: string,
  facts: MessageFacts,
): Promise<{ subject: string; text: string; language: LanguageCode }> {
  const asked = LANGUAGE_CODES.find((code) => code === facts.language) ?? 'en'
  const { texts, language } = await messageTexts(content, asked)
  const { support } = await content.document('schedulerConfig')
  const banners: BannerTable = await content.document('banners')
  const phones = { pharmacy: support.pharmacy, tlc: support.clinic, dietitian: support.dietitian }
  const said = (style: keyof typeof STYLES, at: number) => saidIn(language, style, at, facts.zone)
  const values: Record<string, string> = {
    banner: bannerAt(new URL(publicUrl).hostname, banners).title,
    phone: showPhone(phones[facts.provider.businessName]),
    day: said('day', facts.startsAt),
    time: said('time', facts.startsAt),
    until: facts.until === undefined ? '' : said('time', facts.until),
    link: facts.link,
    stopWord: texts.stopWords[0] ?? '',
  }
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  const { subject, text } = texts[facts.kind]
  return {
    subject: filled(subject),
    text: [text, texts.visitLink, texts.call, texts.stop].map(filled).join('\n\n').concat('\n'),
    language,
  }
}

/** As the screens say them: "Wednesday, November 25", and "9:05 AM EST", because a mail is also read in another zone. */
const STYLES = {
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

function saidIn(language: LanguageCode, style: keyof typeof STYLES, at: number, timeZone: string): string {
  // 12 hours, the Gregorian calendar and Latin digits in every language, as on the screens (LANG-04, LANG-05).
  const locale = `${language}-US-u-ca-gregory-hc-h12-nu-latn`
  return new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone }).format(at).replaceAll('\u202F', ' ')
}
