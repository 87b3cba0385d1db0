type Labels = Readonly<Record<string, string>>
type Kind = 'counter' | 'gauge' | 'histogram'
/** One line of a metric; `suffix` is `_bucket`, `_sum` or `_count` of a histogram. */
type Sample = { suffix?: string; labels?: Labels; value: number }
type Metric = { name: string; kind: Kind; help: string; samples: () => Promise<readonly Sample[]> }

/** Metrics of a process, in the text format of Prometheus (RUN-10). */
export interface Registry {
  /** Returns what adds to a count. Its name ends with `_total`. */
  counter(name: string, help: string): (labels?: Labels, by?: number) => void
  /** `read` is asked at each scrape; undefined: there is nothing to say now. A name with `_total` at its end is a counter's. */
  gauge(name: string, help: string, read: () => Promise<number | undefined> | number | undefined): void
  /** The same with a value for each set of labels. */
  gauges(name: string, help: string, read: () => readonly { labels: Labels; value: number }[]): void
  /** Returns what observes a value. `bounds` in order, without infinity. */
  histogram(name: string, help: string, bounds: readonly number[]): (labels: Labels, value: number) => void
  /** All metrics; one that cannot be read, or not in time, is left out. */
  text(): Promise<string>
}

/** A scrape waits so long for a metric: Prometheus gives up after ten seconds, and would take a database that hangs for a process that is down. */
const PATIENCE_MS = 2_000

export function createRegistry(): Registry {
  const metrics: Metric[] = []

  return {
    counter(name, help) {
      const counts = new Map<string, { labels: Labels; value: number }>()
      metrics.push({ name, kind: 'counter', help, samples: async () => [...counts.values()] })
      return (labels = {}, by = 1) => {
        const key = labelText(labels)
        const count = counts.get(key) ?? { labels, value: 0 }
        count.value += by
        counts.set(key, count)
      }
    },
    gauge(name, help, read) {
      const samples = async () => {
        const value = await read()
        return value === undefined ? [] : [{ value }]
      }
      metrics.push({ name, kind: name.endsWith('_total') ? 'counter' : 'gauge', help, samples })
    },
    gauges(name, help, read) {
      metrics.push({ name, kind: 'gauge', help, samples: async () => read() })
    },
    histogram(name, help, bounds) {
      const seen = new Map<string, { labels: Labels; counts: number[]; sum: number }>()
      const samples = async () => [...seen.values()].flatMap((one) => samplesOf(bounds, one))
      metrics.push({ name, kind: 'histogram', help, samples })
      return (labels, value) => {
        const key = labelText(labels)
        const one = seen.get(key) ?? { labels, counts: new Array<number>(bounds.length + 1).fill(0), sum: 0 }
        const place = bounds.findIndex((bound) => value <= bound)
        const at = place < 0 ? bounds.length : place
        one.counts[at] = (one.counts[at] ?? 0) + 1
        one.sum += value
        seen.set(key, one)
      }
    },
    async text() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<string>((resolve) => {
        timer = setTimeout(() => resolve(''), PATIENCE_MS)
      })
      const texts = metrics.map((metric) => Promise.race([textOf(metric).catch(() => ''), late]))
      return (await Promise.all(texts).finally(() => clearTimeout(timer))).join('')
    },
  }
}

/** Buckets of this format count everything up to their bound. */
function samplesOf(
  bounds: readonly number[],
  { labels, counts, sum }: { labels: Labels; counts: readonly number[]; sum: number },
): Sample[] {
  let count = 0
  const buckets = counts.map((more, at) => {
    count += more
    const le = bounds[at] === undefined ? '+Inf' : String(bounds[at])
    return { suffix: '_bucket', labels: { ...labels, le }, value: count }
  })
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }]
}

async function textOf({ name, kind, help, samples }: Metric): Promise<string> {
  const lines = (await samples()).map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}\n`,
  )
  return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join('')}`
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
