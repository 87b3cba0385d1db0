import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { browserZone } from '../../platform/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { instantShort } from '../slots/day-texts.ts'

type Props = {
  /** Milliseconds since 1970. */
  at: number
  /** What is shown of it. */
  title?: string
  /** Asks again. */
  onRetry?: () => void
}

/** Says that what is shown is what the device kept, and from when it is. */
export function AsOf({ at, title, onRetry }: Props) {
  const t = useTexts(texts)
  return (
    <Notice
      tone="warning"
      live="status"
      title={title}
      actions={onRetry && <Button onClick={onRetry}>{t.retry}</Button>}
    >
      {t.asOf(instantShort(at, browserZone()))}
    </Notice>
  )
}
