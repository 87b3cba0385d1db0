import type { ConfirmationTexts } from '#contract/content/confirmation'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Checklist.module.css'

/** What to bring and do (CONFIRM-12). */
export function Checklist({ says }: { says: ConfirmationTexts }) {
  if (says.arrivalChecklist.length === 0) return null
  return (
    <Card as="section" title={says.arrivalChecklistTitle}>
      <ul className={styles.checklist}>
        {says.arrivalChecklist.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </Card>
  )
}
