import type { ExportedCheckIn } from './exported-check-in.ts'
import type { RunningServer } from './server.ts'
import { runVerb } from './server.ts'

export type { ExportedCheckIn }

/** What the operator's export shows of a server, from an instant (epoch ms) on; rejects when it fails. */
export async function exportSince(
  { dataDir }: Pick<RunningServer, 'dataDir'>,
  since: number,
): Promise<ExportedCheckIn[]> {
  const { code, stdout, stderr } = await runVerb('export', ['--since', new Date(since).toISOString()], {
    dataDir,
  })
  if (code !== 0) throw new Error(`The export ended with ${code}:\n${stderr}`)
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
