import type { ReactNode } from 'react'
import type { ProviderSlots } from '#contract/providers'
import { openingAt } from '#domain/opening'
import type { ProviderNotice } from '#domain/slot-view'
import { storeAddress } from '#domain/store'
import { isZone } from '#domain/zones'
import { useTexts } from '../../messages/catalogue.ts'
import { benefit } from '../../messages/en/benefit.ts'
import { results as texts } from '../../messages/en/results.ts'
import { now } from '../../platform/clock.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Portrait } from '../Portrait.tsx'
import { openingText } from './opening-text.ts'
import styles from './ProviderCard.module.css'

type Props = {
  provider: ProviderSlots
  name: string
  /** The letter of its pin on the map. */
  letter?: string | undefined
  id: string
  notice: ProviderNotice | undefined
  /** "Times in EST". */
  zoneLine: string
  /** What is said of a time that could not be held. */
  problem?: ReactNode
  children: ReactNode
}

/** Who can be seen, where, until when, and at which times. */
export function ProviderCard(props: Props) {
  const { provider, name, letter, id, notice, zoneLine } = props
  const t = useTexts(texts)
  const b = useTexts(benefit)
  const miles = provider.distance?.toFixed(1) // RESULTS-03
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        {provider.clinician ? (
          <Portrait {...provider.clinician} />
        ) : (
          letter !== undefined && (
            <span className={styles.letter} aria-hidden="true">
              {letter}
            </span>
          )
        )}
        <h2 id={id} tabIndex={-1} className={styles.name}>
          {letter !== undefined && <span className="visually-hidden">{letter}: </span>}
          {name}
        </h2>
        {miles !== undefined && (
          <p className={styles.distance}>
            <span aria-hidden="true">{t.distance(miles)}</span>
            <span className="visually-hidden">{t.distanceSpoken(miles)}</span>
          </p>
        )}
      </div>
      <About provider={provider} zoneLine={zoneLine} />
      {provider.isBenefitCode && (
        <p className={styles.benefit}>
          <Icon name="check" />
          {b.accepted}
        </p>
      )}
      {notice && <NoticeOf notice={notice} />}
      {props.problem}
      {props.children}
    </article>
  )
}

function About({ provider, zoneLine }: Pick<Props, 'provider' | 'zoneLine'>) {
  const t = useTexts(texts)
  const { address, clinician, operatingHours: hours, timezone } = provider
  return (
    <div className={styles.about}>
      {clinician && (
        <>
          <p>{clinician.qualification}</p>
          <p>{clinician.description}</p>
        </>
      )}
      {address && <p>{storeAddress({ address })}</p>}
      {!address && !clinician && <p>{t.videoHint}</p>}
      <p>
        {hours && isZone(timezone) && address && (
          <>{openingText(openingAt(hours, now(), timezone), timezone, t)} · </>
        )}
        {zoneLine}
      </p>
    </div>
  )
}

/** RESULTS-30 to RESULTS-32. */
function NoticeOf({ notice }: { notice: ProviderNotice }) {
  const t = useTexts(texts)
  if (notice.kind === 'notOffered') {
    return <Notice>{t.notOffered(listed(notice.names, t.and))}</Notice>
  }
  return notice.kind === 'noAvailability' ? (
    <Notice tone="warning" title={t.noAvailability}>
      {t.noAvailabilityText(notice.days)}
    </Notice>
  ) : (
    <Notice tone="warning" title={t.serviceUnavailable}>
      {t.serviceUnavailableText}
    </Notice>
  )
}

function listed(names: readonly string[], and: (first: string, last: string) => string): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : and(names.slice(0, -1).join(', '), last)
}
