import { data } from '@content/hw_config/1.0.0/scheduler/scheduler-config.json'
import { useTexts } from '../messages/catalogue.ts'
import { pages as texts } from '../messages/en/pages.ts'
import { leftToRight } from '../messages/left-to-right.ts'
import { Button } from '../ui/Button.tsx'
import { outlines } from '../ui/outlines.ts'
import styles from './SupportCall.module.css'

/** A button that calls support (LIMITS-08, LIMITS-11). The number is bundled, so that the prerendered page has it. */
export function SupportCall({ whose }: { whose: 'customer' | 'clinic' }) {
  const t = useTexts(texts)
  const number = data.support[whose]
  const [area, exchange, line] = number.split('-')
  return (
    <p className={styles.call}>
      <Button icon={outlines.phone} href={`tel:+1-${number}`}>
        {t.call(leftToRight(`(${area}) ${exchange}-${line}`))}
      </Button>
    </p>
  )
}
