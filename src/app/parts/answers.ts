import { isBlank, tidy } from '#domain/text'

/** A typed answer without surplus spaces; undefined when it is absent or blank. */
export function textAnswered(answers: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = answers[name]
  const text = typeof value === 'string' ? tidy(value) : ''
  return isBlank(text) ? undefined : text
}
