/** What a page says to the service worker (design: privacy on shared devices, the service worker). */
export type ToWorker =
  /** A waiting worker takes over now. */
  | { type: 'takeOver' }
  /** The kiosk's visit key, for the worker's memory alone: handed over at the start, every 15 s, on pagehide, and to a new worker before it takes over. */
  | { type: 'keepVisitKey'; visit: string; key: CryptoKeyLike }
  /** A reloaded page asks for the key of the visit in progress; answered on the port. */
  | { type: 'askVisitKey' }
  /** The visit has ended: the worker forgets its key. */
  | { type: 'forgetVisitKey' }
  /** A device without room: the worker removes its caches of answers, then answers on the port. */
  | { type: 'makeRoom' }
  /** Something was put into the outbox. */
  | { type: 'sendOutbox' }

/** A CryptoKey passes as it is; this realm knows no DOM. */
export type CryptoKeyLike = {
  readonly algorithm: object
  readonly extractable: boolean
  readonly type: string
  readonly usages: readonly string[]
}

/** What the worker answers on the port of 'askVisitKey'. */
export type VisitKeyAnswer = { visit: string; key: CryptoKeyLike } | undefined

/** What the worker says to its pages. */
export type FromWorker =
  /** The outbox changed: entries were sent, or wait. */
  { type: 'outboxChanged' }

/** The Web Lock under which page and worker send, so that an entry is sent by one of them at a time. */
export const OUTBOX_LOCK = 'outbox'

/** Tag of the Background Sync that wakes the worker. */
export const OUTBOX_SYNC = 'outbox'

/** The start of the address of the file that holds the scripts and styles of a build. */
export const SHELL_FILES = '/assets/shell-files-'

/** Prefix of every cache of this product; the rest is its purpose and version. */
export const CACHE_PREFIX = 'scheduler-'
