/** One series at one scrape. */
type Series = { name: string; labels: Record<string, string>; value: number }
export type Family = { help: string; type: string; series: Series[] }

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const LABEL = '([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\\\\n]|\\\\[\\\\"n])*)"'
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(${LABEL}(?:,${LABEL})*)\\})? (\\S+)$`)
const VALUE = /^(?:[+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|NaN)$/i

/**
 * Reads Prometheus' text format 0.0.4 as its grammar has it, and knows nothing of who wrote it. Throws at the first line that breaks the
 * format: a sample without its HELP and TYPE, a series twice, a histogram whose buckets shrink or lack infinity.
 */
export function parsePrometheus(text: string): Map<string, Family> {
  if (text !== '' && !text.endsWith('\n')) throw new Error('The last line has no end.')
  const families = new Map<string, Family>()
  const known = new Set<string>()
  let current: [string, Family] | undefined
  let help: [string, string] | undefined
  for (const line of text.split('\n').slice(0, -1)) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? []
    if (kind === 'HELP') help = [name, rest]
    else if (kind === 'TYPE') {
      if (help?.[0] !== name || families.has(name)) throw new Error(`No HELP, or twice: ${line}`)
      if (!/^(counter|gauge|histogram)$/.test(rest)) throw new Error(`No type: ${line}`)
      current = [name, { help: help[1], type: rest, series: [] }]
      families.set(...current)
    } else {
      const series = readSeries(line)
      const [family, { type }] = current ?? fail(line)
      const suffixes = type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
      if (!suffixes.some((suffix) => series.name === family + suffix)) fail(line)
      const identity = `${series.name} ${JSON.stringify(Object.entries(series.labels).sort())}`
      if (known.has(identity)) throw new Error(`Twice: ${line}`)
      known.add(identity)
      current?.[1].series.push(series)
    }
  }
  for (const [name, family] of families) if (family.type === 'histogram') checkBuckets(name, family)
  return families
}

function fail(line: string): never {
  throw new Error(`No sample of its metric: ${line}`)
}

function readSeries(line: string): Series {
  const found = SAMPLE.exec(line)
  const value = found?.at(-1) ?? ''
  if (!found || !VALUE.test(value)) fail(line)
  const labels: Record<string, string> = {}
  for (const [, name = '', text = ''] of (found[2] ?? '').matchAll(new RegExp(LABEL, 'g'))) {
    if (name in labels) throw new Error(`A label twice: ${line}`)
    labels[name] = text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
  }
  return { name: found[1] ?? '', labels, value: Number(value.replace('Inf', 'Infinity')) }
}

function checkBuckets(name: string, { series }: Family): void {
  const groups = new Map<string, Series[]>()
  for (const one of series) {
    const { le, ...labels } = one.labels
    const key = JSON.stringify(Object.entries(labels).sort())
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  for (const group of groups.values()) {
    const buckets = group.filter((one) => one.name === `${name}_bucket`)
    const counts = buckets.map(({ value }) => value)
    const count = group.find((one) => one.name === `${name}_count`)?.value
    const isWhole = buckets.at(-1)?.labels['le'] === '+Inf' && counts.at(-1) === count
    const grows = counts.every((value, at) => at === 0 || value >= (counts[at - 1] ?? 0))
    const hasSum = group.some((one) => one.name === `${name}_sum`)
    if (!isWhole || !grows || !hasSum) throw new Error(`The histogram ${name} is not whole.`)
  }
}
