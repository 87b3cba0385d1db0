import { type RunningServer, runVerb } from './server.ts'

/** Ids of all check-ins and appointments that a server's data has. */
export async function exportedIds({ dataDir }: Pick<RunningServer, 'dataDir'>): Promise<string[]> {
  const { code, stdout, stderr } = await runVerb('export', ['--since', '2000-01-01T00:00:00Z'], { dataDir })
  if (code !== 0) throw new Error(`The export failed:\n${stderr}`)
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).id)
}
