/** A series and what was scraped of it, in order: epoch seconds and value. */
type Kept = { name: string; labels: Labels; points: [number, number][] }
type Labels = Readonly<Record<string, string>>
type Element = { labels: Labels; value: number }
type Range = { labels: Labels; points: [number, number][] }
type Value = number | Element[]

/** A series that was not scraped for so long is gone, in seconds. */
const LOOKBACK = 300
const SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }
const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?(?:e\d+)?)|("[^"]*")|([a-zA-Z_:][\w:]*)|(\[\w+\])|(==|!=|=~|!~|[-+*/><=(){},]))/y

/** What was scraped, and the answers of expressions about it, as the manual of Prometheus has them. */
export interface Scraped {
  add(name: string, labels: Labels, point: [number, number]): void
  /** The elements of an expression at an instant in epoch seconds. Increases are counted from point to point, without the extrapolation to the ends of a range. */
  evaluate(expression: string, at: number): Element[]
}

/** Reads the words of alert rules: selectors, `rate`, `increase`, `sum`, `histogram_quantile`, `absent`, `time`, arithmetic, comparisons and `or`. Throws at any other. */
export function createScraped(): Scraped {
  const kept = new Map<string, Kept>()
  return {
    add(name, labels, point) {
      const key = `${name} ${JSON.stringify(Object.entries(labels).sort())}`
      const series = kept.get(key) ?? { name, labels, points: [] }
      series.points.push(point)
      kept.set(key, series)
    },
    evaluate(expression, at) {
      const value = createReader([...kept.values()], expression, at)()
      return typeof value === 'number' ? [{ labels: {}, value }] : value
    },
  }
}

function createReader(kept: readonly Kept[], expression: string, at: number): () => Value {
  const tokens = tokensOf(expression)
  const next = () => tokens[0] ?? ''
  const take = (wanted?: string) => {
    const token = tokens.shift() ?? ''
    if (wanted !== undefined && token !== wanted)
      throw new Error(`"${wanted}" is not "${token}": ${expression}`)
    return token
  }

  function either(): Value {
    let left = compared()
    while (next() === 'or') {
      take()
      const right = elements(compared())
      const known = new Set(elements(left).map(({ labels }) => keyOf(labels)))
      left = [...elements(left), ...right.filter(({ labels }) => !known.has(keyOf(labels)))]
    }
    return left
  }

  function compared(): Value {
    const left = chain(['-', '+'], () => chain(['*', '/'], one))
    const sign = next()
    if (!['>', '<', '=='].includes(sign)) return left
    take()
    const right = chain(['-', '+'], () => chain(['*', '/'], one))
    if (typeof right !== 'number') throw new Error(`No number behind ${sign}: ${expression}`)
    const isSo = (value: number) =>
      sign === '>' ? value > right : sign === '<' ? value < right : value === right
    return elements(left).filter(({ value }) => isSo(value))
  }

  function chain(signs: readonly string[], part: () => Value): Value {
    let left = part()
    while (signs.includes(next())) left = joined(take(), left, part())
    return left
  }

  function one(): Value {
    const token = next()
    if (token === '(') return bracketed(either)
    if (/^\d/.test(token)) return Number(take())
    const name = take()
    switch (name) {
      case 'time':
        return bracketed(() => at)
      case 'rate':
      case 'increase': {
        const [range, seconds] = bracketed(() => selectedRange())
        return range.flatMap(({ labels, points }) => {
          if (points.length < 2) return []
          return [{ labels, value: increaseOf(points) / (name === 'rate' ? seconds : 1) }]
        })
      }
      case 'sum': {
        const hasBy = next() === 'by'
        if (hasBy) take()
        const by = hasBy ? bracketed(names) : []
        return summed(elements(bracketed(either)), by)
      }
      case 'histogram_quantile':
        return bracketed(() => {
          const share = Number(take())
          take(',')
          return quantiles(share, elements(either()))
        })
      case 'absent':
        return elements(bracketed(either)).length === 0 ? [{ labels: {}, value: 1 }] : []
      default:
        return selected(name).flatMap(({ labels, points }) => {
          const [when = 0, value = Number.NaN] = points.at(-1) ?? []
          return Number.isNaN(value) || when <= at - LOOKBACK ? [] : [{ labels, value }]
        })
    }
  }

  function bracketed<T>(read: () => T): T {
    take('(')
    const value = read()
    take(')')
    return value
  }

  function names(): string[] {
    const found = [take()]
    while (next() === ',') {
      take()
      found.push(take())
    }
    return found
  }

  function selected(name: string): Range[] {
    const matches: ((labels: Labels) => boolean)[] = []
    if (next() === '{') {
      do {
        take()
        const [label, sign, text] = [take(), take(), take().slice(1, -1)]
        const whole = new RegExp(`^(?:${text})$`)
        const isEqual = (value: string) => (sign.includes('~') ? whole.test(value) : value === text)
        matches.push((labels) => isEqual(labels[label] ?? '') !== sign.startsWith('!'))
      } while (next() === ',')
      take('}')
    }
    return kept
      .filter((one) => one.name === name && matches.every((isMatch) => isMatch(one.labels)))
      .map(({ labels, points }) => ({ labels, points: points.filter(([when]) => when <= at) }))
  }

  function selectedRange(): [Range[], number] {
    const series = selected(take())
    const [, count = '', unit = ''] = /^\[(\d+)([smhd])\]$/.exec(take()) ?? []
    const seconds = Number(count) * (SECONDS[unit] ?? Number.NaN)
    const within = ([when, value]: [number, number]) => when > at - seconds && !Number.isNaN(value)
    return [series.map(({ labels, points }) => ({ labels, points: points.filter(within) })), seconds]
  }

  return () => {
    const value = either()
    if (tokens.length > 0) throw new Error(`"${next()}" is not understood: ${expression}`)
    return value
  }
}

function tokensOf(expression: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < expression.trimEnd().length) {
    const found = TOKEN.exec(expression)
    if (!found) throw new Error(`Not understood: ${expression}`)
    tokens.push(found[0].trim())
  }
  return tokens
}

function elements(value: Value): Element[] {
  return typeof value === 'number' ? [{ labels: {}, value }] : value
}

function keyOf(labels: Labels): string {
  return JSON.stringify(Object.entries(labels).sort())
}

/** A count that shrinks began anew. */
function increaseOf(points: readonly [number, number][]): number {
  return points.slice(1).reduce((sum, [, value], at) => {
    const before = points[at]?.[1] ?? 0
    return sum + (value < before ? value : value - before)
  }, 0)
}

function joined(sign: string, left: Value, right: Value): Value {
  const apply = (a: number, b: number) =>
    sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : a / b
  if (typeof left === 'number' && typeof right === 'number') return apply(left, right)
  if (typeof right === 'number')
    return elements(left).map(({ labels, value }) => ({ labels, value: apply(value, right) }))
  if (typeof left === 'number')
    return right.map(({ labels, value }) => ({ labels, value: apply(left, value) }))
  const others = new Map(right.map(({ labels, value }) => [keyOf(labels), value]))
  return left.flatMap(({ labels, value }) => {
    const other = others.get(keyOf(labels))
    return other === undefined ? [] : [{ labels, value: apply(value, other) }]
  })
}

function summed(all: readonly Element[], by: readonly string[]): Element[] {
  const sums = new Map<string, Element>()
  for (const { labels, value } of all) {
    const shared = Object.fromEntries(by.map((name) => [name, labels[name] ?? '']))
    const sum = sums.get(keyOf(shared)) ?? { labels: shared, value: 0 }
    sum.value += value
    sums.set(keyOf(shared), sum)
  }
  return [...sums.values()]
}

/** Of buckets that count everything up to `le`, of one histogram. */
function quantiles(share: number, buckets: readonly Element[]): Element[] {
  const bounds = buckets
    .map(({ labels, value }) => ({ bound: Number((labels['le'] ?? '').replace('+Inf', 'Infinity')), value }))
    .sort((a, b) => a.bound - b.bound)
  const wanted = share * (bounds.at(-1)?.value ?? 0)
  const at = bounds.findIndex(({ value }) => value >= wanted)
  const { bound = Number.NaN, value = 0 } = bounds[at] ?? {}
  const { bound: lower, value: less } = bounds[at - 1] ?? { bound: 0, value: 0 }
  if (wanted === 0) return []
  if (bound === Number.POSITIVE_INFINITY) return [{ labels: {}, value: lower }]
  return [{ labels: {}, value: lower + ((bound - lower) * (wanted - less)) / (value - less) }]
}
