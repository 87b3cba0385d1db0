import type { CatalogueService } from '#domain/services'
import { Button } from '../../ui/Button.tsx'
import { serviceLabel } from '../service-label.ts'
import styles from './VisitChoices.module.css'

type Props = { visits: readonly CatalogueService[]; onChoose: (id: number) => void }

/** A button for each visit of a type. */
export function VisitChoices({ visits, onChoose }: Props) {
  return (
    <ul className={styles.visits}>
      {visits.map(({ id, name }) => (
        <li key={id}>
          <Button wide iconEnd="chevron" onClick={() => onChoose(id)}>
            {serviceLabel(name)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
