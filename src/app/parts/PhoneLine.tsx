import { showPhone } from '#domain/phone'
import { useTexts } from '../messages/catalogue.ts'
import { pages as texts } from '../messages/en/pages.ts'
import { Button } from '../ui/Button.tsx'
import { outlines } from '../ui/outlines.ts'
import styles from './PhoneLine.module.css'

/** A button that calls a number, below what it is for. `number`: ddd-ddd-dddd (LIMITS-10, LIMITS-11). */
export function PhoneLine({ label, number }: { label?: string; number: string }) {
  const t = useTexts(texts)
  const words = t.call(showPhone(number))
  return (
    <div className={styles.line}>
      {label !== undefined && <p>{label}</p>}
      <Button
        icon={outlines.phone}
        href={`tel:+1-${number}`}
        {...(label !== undefined && { label: `${words}, ${label}` })}
      >
        {words}
      </Button>
    </div>
  )
}
