import type { OperatorContent } from './content.ts'

const EVERY_MS = 10_000

/** Looks at the operator's documents now and again, so that what is wrong with one stands in the log soon after it was put there. */
export function startContentWatch(content: OperatorContent): () => void {
  const look = () => void content.lookAtOwn()
  look()
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
