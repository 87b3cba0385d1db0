import type { Queries, Transaction } from './engine.ts'

/** A transaction's work waits for something else than its own queries, and all transactions behind it with it. */
export class WaitsElsewhere extends Error {
  override name = 'WaitsElsewhere'
}

/** Development and tests fail such work; production logs it and continues. */
export type OnWaiting = (error: WaitsElsewhere) => void

/** Fails the work. */
export const refuseWaiting: OnWaiting = (error) => {
  throw error
}

/**
 * Runs the work of a transaction, and calls `onWaiting` when it still waits after a turn of the event loop in which none of its
 * queries was under way: rejects with what that throws. Queries of work that is over are refused: they would be another
 * transaction's.
 */
export async function watched<T>(
  tx: Transaction,
  work: (tx: Transaction) => Promise<T>,
  onWaiting: OnWaiting,
): Promise<T> {
  let underWay = 0
  let isOver = false
  let isReported = false
  let reject: (error: unknown) => void = () => {}
  const stalled = new Promise<never>((_, fail) => {
    reject = fail
  })
  stalled.catch(() => {})
  let asked = 0
  let isLooking = false

  function lookAfterTurn(): void {
    if (isLooking) return
    isLooking = true
    const before = asked
    // What continues the work may be an immediate of this turn.
    setImmediate(() =>
      setImmediate(() => {
        isLooking = false
        if (isOver || isReported || underWay > 0) return
        if (asked === before) tell()
        else lookAfterTurn()
      }),
    )
  }

  function tell(): void {
    isReported = true
    try {
      onWaiting(new WaitsElsewhere('The work of a transaction waits for something else than its queries.'))
    } catch (error) {
      reject(error)
    }
  }

  const query: Queries['query'] = async (sql, params) => {
    if (isOver) throw new WaitsElsewhere('The transaction of this query is over.')
    asked++
    underWay++
    try {
      return await tx.query(sql, params)
    } finally {
      underWay--
      if (underWay === 0) lookAfterTurn()
    }
  }

  try {
    lookAfterTurn()
    return await Promise.race([work({ ...tx, query }), stalled])
  } finally {
    isOver = true
  }
}

/** Does a part of a transaction's work, and undoes it alone when it throws. */
export async function attempted<T>({ query }: Queries, work: () => Promise<T>): Promise<T> {
  await query('SAVEPOINT attempt')
  try {
    const result = await work()
    await query('RELEASE SAVEPOINT attempt')
    return result
  } catch (error) {
    await query('ROLLBACK TO SAVEPOINT attempt')
    throw error
  }
}
