import { existsSync, readFileSync } from 'node:fs'

/** Milliseconds that a process has kept processors busy until now; NaN where the system does not tell. */
export function processorTime(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
