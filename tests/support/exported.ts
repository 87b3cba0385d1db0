import type { WalkIn } from '#contract/walk-in'
import type { RunningServer } from './server.ts'
import { runVerb } from './server.ts'

/** A line of the export, as far as tests look at it. */
export type ExportedCheckIn = {
  kind: string
  id: string
  counterCode: string
  status: string
  createdAt: string
  receivedAt: string
  payload: WalkIn
}

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
