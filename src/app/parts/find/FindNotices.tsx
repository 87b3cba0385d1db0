import type { FormNotice } from '#contract/content/notices'
import type { CategoryConfig } from '#contract/content/scheduler-config'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { find as texts } from '../../messages/en/find.ts'
import { loadServices } from '../../state/services.ts'
import { Button } from '../../ui/Button.tsx'
import type { Tone } from '../../ui/Notice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './FindSection.module.css'

const TONES: Record<FormNotice['type'], Tone> = { info: 'info', warning: 'warning', error: 'bad' }

type Props = {
  /** A benefit code is searched with; of a search that was made, one that found somebody (FIND-10). */
  hasBenefitCode: boolean
  safError: FormNotice | undefined
  /** Why the last search failed; absent: it did not, or the location says so. */
  error: string | undefined
  isServiceListMissing: boolean
}

/** What stands above the fields (FIND-10 to FIND-12, FIND-50 to FIND-54). */
export function FindNotices({ hasBenefitCode, safError, error, isServiceListMissing }: Props) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const isClientError = error === 'Client Error' // FIND-52
  return (
    <>
      {safError && (
        <Notice tone={TONES[safError.type]} title={safError.heading}>
          {safError.text}
        </Notice>
      )}
      {hasBenefitCode && <Notice tone="good">{t.codeVerified}</Notice>}
      {error !== undefined && (
        <Notice
          tone="bad"
          live="alert"
          title={t.trouble}
          actions={
            isClientError ? <Button onClick={() => window.location.reload()}>{t.refresh}</Button> : undefined
          }
        >
          {isClientError ? t.refreshPage : t.tryShortly}
        </Notice>
      )}
      {isServiceListMissing && (
        <Notice
          tone="bad"
          live="alert"
          title={t.trouble}
          actions={<Button onClick={() => void loadServices()}>{c.tryAgain}</Button>}
        >
          {t.tryShortly}
        </Notice>
      )}
    </>
  )
}

/** What the configuration says about a chosen type (FIND-12). */
export function TypeNotice({ message }: { message: CategoryConfig['inlineSAFMessage'] }) {
  return (
    <div role="status" className={styles.inline}>
      {message && <Notice tone={TONES[message.type]}>{message.text}</Notice>}
    </div>
  )
}
