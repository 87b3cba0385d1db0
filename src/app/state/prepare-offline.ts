let preparing: Promise<unknown> | undefined

/** Starts the worker and stores the key of the outbox, once for a page. */
export async function prepareForOffline(): Promise<void> {
  preparing ??= prepare()
  await preparing
}

async function prepare(): Promise<void> {
  const [{ startWorker }, { keepOutboxKey }] = await Promise.all([
    import('../platform/worker.ts'),
    import('./outbox-key.ts'),
  ])
  await Promise.all([startWorker(), keepOutboxKey()])
}
