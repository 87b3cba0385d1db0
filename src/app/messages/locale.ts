/**
 * The BCP 47 tag in which Intl says dates, times and numbers of a language to guests in the United States: "6:20 p.m." and "1,234.5" in
 * Spanish. Every language has the 12-hour clock, the Gregorian calendar and Latin digits (LANG-04, LANG-05).
 */
export function localeOf(language: string): string {
  return `${language.replace(/-US$/, '')}-US-u-ca-gregory-hc-h12-nu-latn`
}
