import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { addDays, type Day } from '#domain/calendar'
import { todayIn } from '#domain/zones'
import { useTexts } from '../../messages/catalogue.ts'
import { cancel } from '../../messages/en/cancel.ts'
import { visitPage as texts } from '../../messages/en/visit.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { whenOf } from '../../parts/visit-texts.ts'
import type { LinkedVisit } from '../../state/cancel-view.ts'
import type { Which } from '../../state/hold-request.ts'
import { dropAllPicked, dropPicked } from '../../state/move.ts'
import { endMove, moving, type PickedTime } from '../../state/moving.ts'
import { loadServices, services } from '../../state/services.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCard.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Confirm } from './Confirm.tsx'
import { MoveProblemNotice } from './MoveCard.tsx'
import { NewTimes } from './NewTimes.tsx'
import styles from './Visit.module.css'

type Choice = 'appointment' | 'followup' | 'both'

/** Has the guest choose a new time for a visit; of a series for one appointment or both (VISIT-02). Until they confirm it nothing changes. */
export default function ChangeTime({ visit }: { visit: LinkedVisit }) {
  const t = useTexts(texts)
  const { status, list } = useSnapshot(services)
  const { picked, state, lost } = useSnapshot(moving)
  const { canMove, followup } = visit
  const [choice, setChoice] = useState<Choice>(canMove.appointment ? 'appointment' : 'followup')
  useEffect(() => void loadServices(), [])
  useEffect(() => dropAllPicked, [])
  const isSecondToo = choice === 'appointment' && isTooNear(visit, picked.appointment)
  const wanted = wantedBy(choice, isSecondToo && canMove.followup)
  useEffect(() => {
    for (const which of ['appointment', 'followup'] as const) if (!wanted.includes(which)) dropPicked(which)
  }, [wanted])
  const problem = state.status === 'failed' ? state.problem : undefined
  return (
    <>
      <PageHeader title={t.pageTitle} hint={t.moveHow} focusKey="move" />
      <div className={styles.parts}>
        <Now visit={visit} />
        {followup && canMove.appointment && canMove.followup && (
          <WhichOne choice={choice} onChoose={setChoice} />
        )}
        {status === 'failed' ? (
          <DocumentsProblem retry={() => void loadServices()} />
        ) : status === 'done' ? (
          wanted.map((which) => (
            <NewTimes
              // Another time was lost, or the second dose has other days: the list begins anew.
              key={`${which} ${lost} ${which === 'followup' ? earliestSecond(visit, picked.appointment) : ''}`}
              visit={visit}
              which={which}
              list={list}
              notBefore={which === 'followup' ? earliestSecond(visit, picked.appointment) : undefined}
              note={which === 'followup' && isSecondToo ? t.secondToo(visit.afterDays) : undefined}
              isOfTwo={followup !== undefined}
            />
          ))
        ) : (
          <Skeleton shape="card" label={t.loading} />
        )}
        {problem && <MoveProblemNotice problem={problem} />}
        <Confirm visit={visit} wanted={wanted} />
      </div>
    </>
  )
}

const BOTH: readonly Which[] = ['appointment', 'followup']
const ONE: Record<Which, readonly Which[]> = { appointment: ['appointment'], followup: ['followup'] }

function wantedBy(choice: Choice, isSecondToo: boolean): readonly Which[] {
  return choice === 'both' || isSecondToo ? BOTH : ONE[choice]
}

/** The first day that the second dose can have, by the day of the first. */
function earliestSecond(
  { appointment, afterDays }: LinkedVisit,
  picked: Pick<PickedTime, 'at'> | undefined,
): Day | undefined {
  if (!appointment) return undefined
  const at = picked?.at ?? Date.parse(appointment.timestamp)
  return addDays(todayIn(at, appointment.timezone), afterDays)
}

function isTooNear(visit: LinkedVisit, picked: Pick<PickedTime, 'at'> | undefined): boolean {
  const { followup } = visit
  const earliest = earliestSecond(visit, picked)
  if (!followup || !picked || earliest === undefined) return false
  return todayIn(Date.parse(followup.timestamp), followup.timezone) < earliest
}

/** Closes the choice, and gives back what was held. */
function keepTime(): void {
  dropAllPicked()
  endMove()
}

/** The time that the visit has, and a way back to it. */
function Now({ visit: { appointment, followup } }: { visit: LinkedVisit }) {
  const t = useTexts(texts)
  const c = useTexts(cancel)
  const all = [appointment, followup].flatMap((one) => (one ? [one] : []))
  return (
    <Card as="section" title={t.now}>
      <DefinitionList
        rows={all.map((one, index) => ({
          key: one.id ?? String(index),
          label: all.length === 1 ? c.when : index === 0 ? t.whichFirst : t.whichSecond,
          value: whenOf(one),
        }))}
      />
      <div>
        <Button onClick={keepTime}>{t.keep}</Button>
      </div>
    </Card>
  )
}

type WhichProps = { choice: Choice; onChoose: (choice: Choice) => void }

function WhichOne({ choice, onChoose }: WhichProps) {
  const t = useTexts(texts)
  const choices: [Choice, string][] = [
    ['appointment', t.whichFirst],
    ['followup', t.whichSecond],
    ['both', t.whichBoth],
  ]
  return (
    <fieldset className={styles.choices}>
      <legend>{t.which}</legend>
      <ChoiceCards>
        {choices.map(([value, title]) => (
          <ChoiceCard
            key={value}
            type="radio"
            name="move"
            value={value}
            title={title}
            checked={choice === value}
            onChange={() => onChoose(value)}
          />
        ))}
      </ChoiceCards>
    </fieldset>
  )
}
