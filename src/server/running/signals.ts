/** A signal that asks the process to end. SIGINT comes from a person at a terminal, so the server does not drain. */
type EndSignal = 'SIGTERM' | 'SIGINT'

type Ending = {
  /** Ends what runs; resolves when the process may exit. */
  stop: (signal: EndSignal) => Promise<void>
  exit: (code: number) => void
  fail: (error: unknown) => void
}

/**
 * Ends the process on SIGTERM and SIGINT: the first signal lets `stop` finish what is in flight, the second does not wait. A process
 * of number 1, as in a container, gets no signal that it does not listen for, so this is called before anything else starts.
 */
export function endOnSignals(ending: Ending, process: Pick<NodeJS.Process, 'on'> = globalThis.process): void {
  let isEnding = false
  const end = (signal: EndSignal) => {
    if (isEnding) return ending.exit(1)
    isEnding = true
    ending.stop(signal).then(() => ending.exit(0), ending.fail)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(signal))
}
