import type { DeskStore } from '#contract/desk'
import { now } from '../../app/platform/clock.ts'
import { minutesFrom } from '../visit-words.ts'
import styles from './Store.module.css'
import { storeTexts } from './store-texts.ts'

/** Minutes after which a tablet that was not seen counts as offline. */
const OFFLINE_MINUTES = 15

/** The tablets of the store: when each was last seen, and what waits on it (DESK-10). */
export function TabletList({ tablets }: { tablets: DeskStore['tablets'] }) {
  if (tablets.length === 0) return <p>{storeTexts.noTablets}</p>
  return (
    <table className={styles.tablets}>
      <thead>
        <tr>
          <th scope="col">{storeTexts.tablet}</th>
          <th scope="col">{storeTexts.seen}</th>
          <th scope="col">{storeTexts.waits}</th>
        </tr>
      </thead>
      <tbody>
        {tablets.map(({ name, seenAt, waiting }) => {
          const minutes = minutesFrom(Date.parse(seenAt), now())
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-late={minutes >= OFFLINE_MINUTES || undefined}>
                {minutes < 1 ? storeTexts.seenNow : storeTexts.seenAgo(minutes)}
              </td>
              <td data-late={waiting > 0 || undefined}>
                {waiting === 0 ? storeTexts.none : waiting}
                {waiting > 0 && minutes >= OFFLINE_MINUTES && (
                  <p className={styles.how}>{storeTexts.offline}</p>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
