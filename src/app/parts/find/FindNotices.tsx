import type { FormNotice } from '#contract/content/notices'
import type { CategoryConfig } from '#contract/content/scheduler-config'
import { useTexts } from '../../messages/catalogue.ts'
import { translate } from '../../messages/document-texts.ts'
import { common } from '../../messages/en/common.ts'
import { find as texts } from '../../messages/en/find.ts'
import { loadServices } from '../../state/services.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice, ProblemNotice, type Tone } from '../../ui/Notice.tsx'
import { withLang } from '../../ui/with-lang.ts'
import styles from './FindSection.module.css'

const TONES: Record<FormNotice['type'], Tone> = { info: 'info', warning: 'warning', error: 'bad' }

type Props = {
  /** The search has a benefit code; on the results, one that a location accepts (FIND-10). */
  hasBenefitCode: boolean
  safError: FormNotice | undefined
  /** Why the last search failed; absent if it did not, or if the location field says it. */
  error: string | undefined
  isServiceListMissing: boolean
}

/** The notices above the fields (FIND-10 to FIND-12, FIND-50 to FIND-54). */
export function FindNotices({ hasBenefitCode, safError, error, isServiceListMissing }: Props) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const isClientError = error === 'Client Error' // FIND-52
  const said = error === undefined ? undefined : new Map<string, string>(Object.entries(t.again)).get(error)
  return (
    <>
      {safError && (
        <Notice tone={TONES[safError.type]} title={safError.heading}>
          {safError.text}
        </Notice>
      )}
      {hasBenefitCode && <Notice tone="good">{t.codeVerified}</Notice>}
      {said !== undefined && <Notice live="status">{said}</Notice>}
      {error !== undefined && said === undefined && (
        <Notice
          tone="bad"
          live="alert"
          title={t.connectionFailed}
          actions={
            isClientError ? <Button onClick={() => window.location.reload()}>{t.refresh}</Button> : undefined
          }
        >
          {isClientError ? t.refreshPage : t.tryShortly}
        </Notice>
      )}
      {isServiceListMissing && (
        <ProblemNotice title={t.connectionFailed} again={c.tryAgain} onRetry={() => void loadServices()}>
          {t.tryShortly}
        </ProblemNotice>
      )}
    </>
  )
}

/** The configured message of the chosen type (FIND-12). */
export function TypeNotice({ message }: { message: CategoryConfig['inlineSAFMessage'] }) {
  return (
    <div role="status" className={styles.inline}>
      {message && <Notice tone={TONES[message.type]}>{withLang(translate(message.text))}</Notice>}
    </div>
  )
}

/** For visits that the pharmacy books (FIND-28): a link to its page, in case the browser blocked the new window. */
export function PharmacyNotice({ url }: { url: string }) {
  const t = useTexts(texts)
  return (
    <Notice
      live="status"
      actions={
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t.openAgain}
        </a>
      }
    >
      {t.pharmacyOpened}
    </Notice>
  )
}
