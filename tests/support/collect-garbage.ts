import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Frees all that nothing holds. One collection can let go of what only the next one frees, so it makes four. */
export async function collectGarbage(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) {
    collect()
    await nextTurn()
  }
}
