import type { CryptoKeyLike, VisitKeyAnswer } from '#contract/worker'

/** In this worker's memory alone: it is gone when the browser is, and on no disk. */
let held: { visit: string; key: CryptoKeyLike } | undefined

export function keepVisitKey(visit: string, key: CryptoKeyLike): void {
  held = { visit, key }
}

/** Answers a reloaded page on the port it brought. */
export function answerVisitKey(port: MessagePort | undefined): void {
  port?.postMessage(held satisfies VisitKeyAnswer)
}

export function forgetVisitKey(): void {
  held = undefined
}
