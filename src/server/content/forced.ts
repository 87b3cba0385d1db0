import type { Slug } from '#contract/content/catalogue'
import { CATALOGUE } from '#contract/content/catalogue'

/**
 * The scheduler configuration's JSON with more slugs in its forceFetch list (CONTENT-10): what an operator has changed is asked
 * for by the app, without being listed by hand.
 */
export function withForced(text: string, slugs: readonly Slug[]): string {
  const body = JSON.parse(text) as { data: { forceFetch: string[] } }
  const { forceFetch } = body.data
  const missing = slugs.filter((slug) => slug !== 'schedulerConfig' && !forceFetch.includes(slug))
  if (missing.length === 0) return text
  const known = forceFetch.filter((slug) => Object.hasOwn(CATALOGUE, slug))
  return JSON.stringify({ ...body, data: { ...body.data, forceFetch: [...known, ...missing] } })
}
