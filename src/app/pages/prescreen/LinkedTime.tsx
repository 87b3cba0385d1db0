import type { Search } from '#domain/search'
import type { CatalogueService } from '#domain/services'
import type { FlowSpec } from '../../forms/flow.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { translate } from '../../messages/document-texts.ts'
import { common } from '../../messages/en/common.ts'
import { prescreen as texts } from '../../messages/en/prescreen.ts'
import { backLink } from '../../parts/back-link.ts'
import { Frame } from '../../parts/Frame.tsx'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { instantShort } from '../../parts/slots/day-texts.ts'
import { browserZone } from '../../platform/clock.ts'
import { type LinkedTime, withoutLink } from '../../state/linked-time.ts'
import { goWithSearch } from '../../state/search.ts'
import { loadServices, resetServices } from '../../state/services.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice, ProblemNotice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { withLang } from '../../ui/with-lang.ts'
import { contextOf, type FlowBase } from './machine.ts'
import styles from './Prescreen.module.css'

type Props = {
  search: Partial<Search>
  standing: LinkStanding
  /** This is the step where the guest chooses services. */
  isFirst: boolean
}

/** Shows the slot of a booking link above the questions, or says why it is not available. */
export function LinkedTimeNotice({ search, standing, isFirst }: Props) {
  const t = useTexts(texts).link
  const { kind, at, name, zone = browserZone(), given } = standing
  const time = instantShort(at, zone)

  function lookElsewhere(): void {
    const { serviceIds: _, ...rest } = withoutLink(search)
    goWithSearch('prescreen', rest)
  }

  if (kind !== 'open') {
    const says = { gone: t.gone(time, name), past: t.past(time), notGiven: t.notGiven(time, name) }
    return (
      <div className={styles.linked}>
        <Notice tone="warning" live="status" title={says[kind]}>
          {t.instead}
        </Notice>
      </div>
    )
  }
  const isNarrowed = isFirst && given !== undefined
  return (
    <div className={styles.linked}>
      <Notice
        live="status"
        title={t.came}
        actions={isNarrowed && <Button onClick={lookElsewhere}>{t.elsewhere}</Button>}
      >
        {name === undefined ? time : t.timeAt(time, name)}
        <p>{isNarrowed ? `${t.unheld} ${t.only}` : t.unheld}</p>
      </Notice>
    </div>
  )
}

/**
 * The state of a booking link's slot when the questions begin. `open`: as far as known it is free for the services in `given`.
 * `notGiven`: the location no longer offers the services of the link.
 */
export type LinkStanding = {
  kind: 'open' | 'past' | 'gone' | 'notGiven'
  /** Epoch milliseconds. */
  at: number
  name?: string | undefined
  /** IANA zone of the location. */
  zone?: string | undefined
  given?: ReadonlySet<number>
}

/** The services of a booking link: those that it names, else all of its type. */
export function linkedIds(
  { type, serviceIds = [] }: Partial<Search>,
  list: readonly CatalogueService[],
): number[] {
  if (serviceIds.length > 0) return [...serviceIds]
  return list.flatMap(({ id, category }) => (category === type ? [id] : []))
}

/** The state of a booking link's slot, from the server's answer. `list`: every service that can be booked. */
export function standingOf(
  at: number,
  time: LinkedTime | undefined,
  { serviceIds = [] }: Pick<Partial<Search>, 'serviceIds'>,
  { list, now }: { list: readonly Pick<CatalogueService, 'id'>[]; now: number },
): LinkStanding {
  const place = time?.status === 'done' ? { name: time.name, zone: time.zone } : {}
  const ids = time?.status === 'done' ? time.given : serviceIds
  const given = new Set(ids.filter((id) => list.some((service) => service.id === id)))
  if (at <= now) return { kind: 'past', at, ...place }
  const isNamed = serviceIds.length > 0
  if (time?.status === 'closed' || (isNamed && given.size === 0)) return { kind: 'notGiven', at, ...place }
  // A link that names no services may have more than fit the slot together.
  if (time?.status === 'done' && isNamed && !time.isFree) return { kind: 'gone', at, ...place }
  return { kind: 'open', at, ...place, ...(given.size > 0 && { given }) }
}

type ServicesProblemProps = {
  flow: FlowSpec
  base: FlowBase
  /** Loading failed. Absent: it succeeded, but there is nothing to offer. */
  isFailed?: true
}

/** Says that a flow's services failed to load (PRESCREEN-14), or are switched off (CONTENT-28). */
export function ServicesProblem({ flow, base, isFailed }: ServicesProblemProps) {
  const c = useTexts(common)
  const t = useTexts(texts)
  const context = contextOf(flow, { ...base, today: '', licensure: { status: 'idle', states: [] } }, {})

  const configured = flow.servicesFailure?.(context)

  function retry(): void {
    resetServices()
    void loadServices()
  }

  function lookElsewhere(): void {
    const { type: _, serviceIds: __, ...rest } = withoutLink(base.search)
    goWithSearch('main', rest)
  }

  return (
    <Frame>
      <PageHeader title={translate(base.type)} focusKey="failed" back={backLink(c.back)} />
      <div className={styles.said}>
        {isFailed || configured !== undefined ? (
          <ProblemNotice again={c.tryAgain} onRetry={retry}>
            {configured === undefined ? t.servicesFailed : withLang(translate(configured))}
          </ProblemNotice>
        ) : (
          <Notice
            tone="warning"
            live="status"
            title={t.notOffered}
            actions={
              <Button look="primary" onClick={lookElsewhere}>
                {t.otherVisits}
              </Button>
            }
          >
            {t.notOfferedText}
          </Notice>
        )}
        <SupportCall whose="clinic" />
      </div>
    </Frame>
  )
}
