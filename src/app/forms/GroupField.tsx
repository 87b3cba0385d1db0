import { FieldViews } from './FieldView.tsx'
import styles from './fields.module.css'
import type { GroupField as Spec } from './spec.ts'

/** Questions that stand under one heading. */
export function GroupField({ field }: { field: Spec }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{field.label}</legend>
      {field.hint !== undefined && <p className={styles.note}>{field.hint}</p>}
      <FieldViews fields={field.fields} />
    </fieldset>
  )
}
