/**
 * Writes each error that no code caught, and each promise that was rejected without a handler, to the console: its name and its first
 * frame, because a message may hold what a guest typed.
 */
export function watchFailures(): void {
  window.addEventListener('error', ({ error, filename, lineno }) => report(error, `${filename}:${lineno}`))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

function report(error: unknown, place = ''): void {
  const [name, frame] = error instanceof Error ? [error.name, firstFrame(error)] : [typeof error, undefined]
  console.error(`Not caught: ${name} at ${frame ?? (place || 'an unknown place')}`)
}

function firstFrame({ stack = '' }: Error): string | undefined {
  return /\S+:\d+:\d+/.exec(stack)?.[0]
}
