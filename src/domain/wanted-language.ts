/** Other codes under which browsers ask for a language. */
const ALIASES: Readonly<Record<string, string>> = {
  tl: 'fil',
  prs: 'fa',
  sr: 'sr-Latn',
  hr: 'sr-Latn',
  bs: 'sr-Latn',
  sh: 'sr-Latn',
}

/**
 * The offered language that a browser asks for first; undefined: none of them. `wishes`: as in the header Accept-Language,
 * "es-MX, es;q=0.9, en;q=0.5", or a list of tags. A tag with a region or a script means its language.
 */
export function wantedLanguage(wishes: string, offered: readonly string[]): string | undefined {
  return wishes
    .slice(0, MOST_SIGNS)
    .split(',')
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ code }) => ALIASES[code] ?? code)
    .find((code) => offered.includes(code))
}

/** More than any browser sends. */
const MOST_SIGNS = 500

function readWish(wish: string): { code: string; weight: number } {
  const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase())
  const [code = ''] = tag.split(/[-_]/)
  const weight = parameters.find((one) => one.startsWith('q='))
  return { code, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
}
