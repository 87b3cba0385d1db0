import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/Button.tsx'
import { outlines } from '../ui/outlines.ts'
import styles from './fields.module.css'
import { controlId } from './ids.ts'
import { useAnswer } from './scope.ts'
import type { ToggleField as Spec } from './spec.ts'

/** A button that adds further fields and takes them away again; what was typed into them comes back with them. */
export function ToggleField({ field }: { field: Spec }) {
  const { answer, change, leave } = useAnswer(field.name)
  const [said, setSaid] = useState('')
  const isAdded = answer === field.value

  function toggle(): void {
    flushSync(() => {
      change(isAdded ? field.without : field.value)
      setSaid(isAdded ? field.removed : '')
    })
    if (!isAdded) document.getElementById(controlId(field.opens))?.focus()
    leave()
  }

  return (
    <div className={styles.toggle}>
      <Button id={controlId(field.name)} icon={isAdded ? outlines.trash : outlines.add} onClick={toggle}>
        {isAdded ? field.removeLabel : field.addLabel}
      </Button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
