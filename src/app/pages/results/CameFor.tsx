import { useSnapshot } from 'valtio'
import { optionName } from '#domain/vaccines'
import { useTexts } from '../../messages/catalogue.ts'
import { hold as holdTexts } from '../../messages/en/hold.ts'
import { results as texts } from '../../messages/en/results.ts'
import { dayShort, instantShort } from '../../parts/slots/day-texts.ts'
import { browserZone } from '../../platform/clock.ts'
import { providerName } from '../../state/choice.ts'
import { hold } from '../../state/hold.ts'
import { linkedAt, useLinkedTime } from '../../state/linked-time.ts'
import type { SearchPlan, WholeSearch } from '../../state/search-plan.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { CameFor as Came } from './came-for.ts'

type Props = { plan: SearchPlan; search: WholeSearch; came: Came; zone: string | undefined }

/** Says of the time that a booking link was for that it is chosen, or why it cannot be had. `zone`: of its place. */
export function CameFor({ plan, search, came, zone = browserZone() }: Props) {
  const t = useTexts(texts)
  const h = useTexts(holdTexts)
  const { problem } = useSnapshot(hold)
  const at = linkedAt(search)
  if (at === undefined) return null
  const time = instantShort(at, zone)
  switch (came.kind) {
    case 'unknown':
      return null
    case 'free':
      return (
        <Notice live="status" title={t.came}>
          {t.cameFor(time, providerName(came.provider, t.video))}
          <p>{problem?.kind === 'trouble' ? h.trouble : t.cameUnheld}</p>
        </Notice>
      )
    case 'early':
      return <Lost says={t.cameEarly(time, dayShort(came.from))} />
    case 'past':
      return <Lost says={t.camePast(time)} />
    case 'gone':
      return <Lost says={t.cameGone(time)} />
    case 'apart':
      return <Lost says={t.cameApart(time)} />
    case 'notFound':
      return <NotFound plan={plan} search={search} at={at} />
  }
}

function Lost({ says }: { says: string }) {
  const t = useTexts(texts)
  return (
    <Notice tone="warning" live="status" title={says}>
      {t.cameInstead}
    </Notice>
  )
}

/** The server knows why a place is not among those that were found. */
function NotFound({ plan, search, at }: Pick<Props, 'plan' | 'search'> & { at: number }) {
  const t = useTexts(texts)
  const time = useLinkedTime(
    search,
    plan.services.map(({ id }) => id),
  )
  if (time?.status === 'in_progress') return null
  if (time?.status === 'done' && time.given.length === 0) {
    const names = plan.services.map(({ name }) => optionName(name))
    return <Lost says={t.cameNotGiven(instantShort(at, time.zone), time.name, names)} />
  }
  const zone = time?.status === 'done' ? time.zone : browserZone()
  const words = instantShort(at, zone)
  return <Lost says={time?.status === 'closed' ? t.cameClosed(words) : t.cameElsewhere(words)} />
}
