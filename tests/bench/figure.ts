/** One line of the table. `ratio` compares with a plain thing measured in the same run, so that machines can be compared. */
export type Figure = {
  name: string
  value: number
  unit: string
  /** Whether less or more is good. */
  better: 'less' | 'more'
  ratio?: { value: number; to: string }
  /** Must be met before work counts as done. */
  gate?: number
  goal?: number
}

export type BenchOptions = {
  /** Full size; else enough to see a change. */
  full: boolean
  /** Says what is going on. */
  say: (line: string) => void
}

/** The value that a share of the sorted values is below; 0.5 is the median. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN
}

export function median(values: number[]): number {
  return quantile(values, 0.5)
}

/** Names of figures that miss their gate. */
export function missed(figures: Figure[]): string[] {
  return figures
    .filter((figure) => figure.gate !== undefined && !meets(figure, figure.gate))
    .map(({ name }) => name)
}

/** Whether a figure is as good as a bound. */
export function meets({ value, better }: Figure, bound: number): boolean {
  return better === 'less' ? value <= bound : value >= bound
}

function shown(value: number): string {
  if (!Number.isFinite(value)) return '-'
  if (Math.abs(value) >= 100) return value.toFixed(0)
  return Number(value.toPrecision(3)).toString()
}

function verdict(figure: Figure): string {
  if (figure.goal !== undefined && meets(figure, figure.goal)) return 'goal'
  if (figure.gate === undefined) return ''
  return meets(figure, figure.gate) ? 'gate' : 'MISSED'
}

/** The figures as a table of text. */
export function table(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${shown(figure.value)} ${figure.unit}`.trim(),
    figure.ratio ? `${shown(figure.ratio.value)} x ${figure.ratio.to}` : '',
    figure.gate === undefined ? '' : shown(figure.gate),
    figure.goal === undefined ? '' : shown(figure.goal),
    verdict(figure),
  ])
  const lines = [['figure', 'value', 'ratio', 'gate', 'goal', ''], ...rows]
  const widths = lines.reduce<number[]>(
    (most, line) => line.map((cell, column) => Math.max(most[column] ?? 0, cell.length)),
    [],
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
