import { join } from 'node:path'
import { openData } from '../../src/server/store/open-data.ts'

/** Id and status of each check-in in a data folder. */
export async function checkInsIn(folder: string): Promise<string[]> {
  const { store } = await openData({ dataDir: folder, keysFile: join(folder, 'keys.json') }, () => {})
  const found: string[] = []
  for await (const { id, status } of store.checkInsSince(0)) found.push(`${id} ${status}`)
  await store.close()
  return found.sort()
}
