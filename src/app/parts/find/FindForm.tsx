import {
  type FormEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import type { CategoryConfig } from '#contract/content/scheduler-config'
import type { Search } from '#domain/search'
import { type Bounds, type FindProblems, findProblems, type Wanted } from '#domain/search-form'
import {
  type FormAnswers,
  offersFlu,
  placeAskedBy,
  searchFor,
  stateTextsOf,
  targetOf,
  visitsToChoose,
} from '#domain/search-target'
import { useTexts } from '../../messages/catalogue.ts'
import { translate } from '../../messages/document-texts.ts'
import { common } from '../../messages/en/common.ts'
import { find as texts } from '../../messages/en/find.ts'
import { answerEarlyPress } from '../../platform/early-press.ts'
import { painted } from '../../platform/moments.ts'
import { openWindow, setTitlePrefix } from '../../platform/navigate.ts'
import { afterPress, watchPresses } from '../../platform/presses.ts'
import { connection } from '../../state/connection.ts'
import { FLOW_STEPS, reportFieldErrors, startFlow } from '../../state/flow.ts'
import { goWithSearch, SEARCH_ENDED, UNKNOWN_TYPE, verified } from '../../state/search.ts'
import { loadServices } from '../../state/services.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary, stillFound } from '../../ui/ErrorSummary.tsx'
import { describedBy, Field, SelectBox, TextBox } from '../../ui/Field.tsx'
import { keepInPlace } from '../../ui/keep-in-place.ts'
import { Notice } from '../../ui/Notice.tsx'
import { DayButtons } from './DayButtons.tsx'
import { FindNotices, PharmacyNotice, TypeNotice } from './FindNotices.tsx'
import { type FindQuestion, FindQuestions } from './FindQuestions.tsx'
import styles from './FindSection.module.css'
import { PlaceField } from './PlaceField.tsx'
import {
  boundsFor,
  type FindMessages,
  messagesOf,
  stillWrong,
  type useFindData,
  type useWanted,
} from './use-find.ts'
import { FIELD_IDS } from './written-form.ts'

// The form works without it: when it cannot be loaded, the page says nothing of it.
const DevicePlace = lazy(() => import('./DevicePlace.tsx').catch(() => ({ default: () => null })))

const UNKNOWN_PLACE = 'locationUnavailable' // FIND-49

type Props = {
  search: Partial<Search>
  isOnResults: boolean
  filled: ReturnType<typeof useWanted>
  data: ReturnType<typeof useFindData>
}

/** The Find Appointment form. */
export function FindForm({ search, isOnResults, filled, data }: Props) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const place = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isLeaving = useRef(false)
  const { code: verifiedCode } = useSnapshot(verified)
  const { status: link } = useSnapshot(connection)
  const { wanted, today, change } = filled
  const { start, types, inlineOf } = data
  const [refused, setRefused] = useState<FindProblems>({})
  const [isRetyped, setRetyped] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [question, setQuestion] = useState<FindQuestion>()
  const [atPharmacy, setAtPharmacy] = useState<string>()
  const type = types.includes(wanted.type) ? wanted.type : ''
  const bounds = today === undefined ? undefined : boundsFor(type, types, today, start)
  const problems = bounds ? findProblems(wanted, bounds) : {}
  const errors = messagesOf(stillWrong(problems, refused), bounds, t)
  const isPlaceUnknown = search.error === UNKNOWN_PLACE
  if (isPlaceUnknown && !isRetyped) errors.location = t.locationUnavailable
  const isLoading = data.status === 'in_progress'
  const inline = inlineOf(type)

  useEffect(() => {
    if (!isPlaceUnknown) return
    setRetyped(false)
    place.current?.focus()
  }, [isPlaceUnknown])
  useEffect(() => answerEarlyPress(form.current), [])
  useEffect(watchPresses, [])
  useEffect(() => () => setTitlePrefix(''), [])
  const isMissing = data.status === 'failed'
  const isOffline = link === 'offline'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press while values were loading must submit once.
  useEffect(() => {
    if (!isWaiting || isLoading || isMissing || isOffline) return
    // submit() renders synchronously, which React forbids inside an effect.
    const soon = window.setTimeout(() => {
      setWaiting(false)
      submit()
    })
    return () => window.clearTimeout(soon)
  }, [isWaiting, isLoading, isMissing, isOffline])

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    // Without a list nothing can be wrong with the type.
    if (isLoading || !bounds || (isMissing && types.length === 0)) {
      wait()
      return
    }
    const names = Object.keys(problems) as (keyof FindProblems)[]
    // The messages must be in the page before focus moves, so that screen readers read them with the field.
    flushSync(() => setRefused(problems))
    setTitlePrefix(names.length === 0 ? '' : c.errorWord)
    const [first] = names
    if (first === undefined) {
      if (isMissing || isOffline) wait()
      else proceed()
      return
    }
    reportFieldErrors(names)
    document.getElementById(FIELD_IDS[first])?.focus()
  }

  /** Searches as soon as the types are loaded and the connection is back. */
  function wait(): void {
    setWaiting(true)
    if (isMissing) void loadServices()
  }

  /** Opens the pharmacy's page (FIND-28), else asks about flu (FIND-36), which visit (FIND-34) and for the state (FIND-42), then searches (FIND-29, FIND-30). */
  function proceed(given: FormAnswers = {}): void {
    const collection = stateTextsOf(type, start.config)
    const visits = given.visit === undefined ? visitsToChoose(type, start) : []
    setQuestion(undefined)
    if (targetOf(type, start) === 'pharmacy') {
      setAtPharmacy(type)
      openWindow(data.pharmacyUrl)
    } else if (given.addsFlu === undefined && offersFlu(type, start)) setQuestion({ kind: 'flu', given })
    else if (visits.length > 0) setQuestion({ kind: 'visit', visits, given })
    else if (collection !== undefined) setQuestion({ kind: 'state', collection, given })
    else leave(wanted, given)
  }

  /** Searches once the press is on the screen: drawing the next page takes longer. */
  function leave(chosen: Wanted, given: FormAnswers): void {
    if (isLeaving.current) return
    isLeaving.current = true
    const next = searchFor({ ...chosen, type }, start, given)
    startFlow(type, FLOW_STEPS.find) // EVENTS-07, EVENTS-08
    // Back must find the form as the guest filled it in.
    const { error: _, provider, businessName, ...before } = search
    const wished = next.provider === undefined ? {} : { provider, businessName }
    void painted().then(() => {
      isLeaving.current = false
      if (!isOnResults) goWithSearch('main', { ...before, ...wished, ...wanted, type }, { replace: true })
      goWithSearch(targetOf(type, start) === 'prescreen' ? 'prescreen' : 'results', next)
    })
  }

  /** When the guest leaves a field: what is right now leaves the summary (SC-25). */
  const settle = useEffectEvent(() => {
    const left = stillFound(refused, problems)
    if (left === refused) return
    keepInPlace(() => setRefused(left))
    if (Object.keys(left).length === 0) setTitlePrefix('')
  })

  function edit(part: Partial<Wanted>): void {
    change(part)
    setAtPharmacy(undefined)
    setWaiting(false)
    if (part.location !== undefined) setRetyped(true)
  }

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        data-early=""
        noValidate
        onSubmit={submit}
        onBlur={() => afterPress(settle)}
      >
        <FindNotices
          hasBenefitCode={
            search.benefitCode !== undefined && (!isOnResults || search.benefitCode === verifiedCode)
          }
          safError={data.safError}
          error={isPlaceUnknown ? undefined : whyAgain(search, types)}
          // Offline, the strip above the page says it.
          isServiceListMissing={data.status === 'failed' && link !== 'offline'}
        />
        <ErrorSummary
          title={inline || data.safError ? t.check : t.fillAll} // FIND-13
          items={Object.entries(messagesOf(refused, bounds, t)).map(([name, message]) => ({
            target: FIELD_IDS[name as keyof FindProblems],
            message,
          }))}
        />
        <FindFields
          wanted={{ ...wanted, type }}
          bounds={bounds}
          isAskedNext={placeAskedBy(type, start) === 'prescreen'}
          isLoading={isLoading && types.length === 0}
          types={types}
          inline={inline}
          errors={errors}
          place={place}
          onChange={edit}
        />
        {atPharmacy === type && <PharmacyNotice url={data.pharmacyUrl} />}
        {isWaiting && isOffline && (
          <Notice tone="warning" live="status">
            {t.waitsForConnection}
          </Notice>
        )}
        <Button type="submit" look="primary" wide busy={isWaiting && isLoading ? t.fetching : undefined}>
          {t.submit}
        </Button>
      </form>
      <FindQuestions
        question={question}
        location={wanted.location}
        onAnswer={proceed}
        onState={(state, given) => leave({ type, location: state, date: today ?? '' }, given)} // FIND-48
        onClose={() => setQuestion(undefined)}
      />
    </>
  )
}

/** Why the form is shown again: after a search for an unknown type it asks for another type (BK-11). */
function whyAgain({ error, type }: Partial<Search>, types: readonly string[]): string | undefined {
  const isNone = type !== undefined && types.length > 0 && !types.includes(type)
  return error === SEARCH_ENDED && isNone ? UNKNOWN_TYPE : error
}

type FindFieldsProps = {
  wanted: Wanted
  /** Absent until the date of today is known. */
  bounds: Bounds | undefined
  /** The prescreen asks for place and day. */
  isAskedNext: boolean
  isLoading: boolean
  types: readonly string[]
  /** The configured message of the chosen type. */
  inline: CategoryConfig['inlineSAFMessage']
  errors: FindMessages
  onChange: (part: Partial<Wanted>) => void
  place: RefObject<HTMLInputElement | null>
}

/** Appointment type, place and date (FIND-04, FIND-05, FIND-08, FIND-09). */
function FindFields(props: FindFieldsProps) {
  const { wanted, bounds, isAskedNext, isLoading, types, inline, errors, onChange, place } = props
  const t = useTexts(texts)
  const c = useTexts(common)
  const { type, location, date } = FIELD_IDS
  return (
    <div className={styles.fields}>
      <Field
        id={type}
        label={t.type}
        error={errors.type}
        errorWord={c.errorWord}
        aside={<TypeNotice message={inline} />}
      >
        <SelectBox
          id={type}
          name="type"
          aria-required
          aria-busy={isLoading || undefined}
          placeholder={isLoading ? t.fetching : t.chooseOne}
          options={types.map((one) => ({ value: one, label: translate(one) }))}
          value={wanted.type}
          invalid={errors.type !== undefined}
          describedBy={describedBy(type, false, errors.type !== undefined)}
          onChange={(event) => onChange({ type: event.target.value })}
        />
      </Field>
      {bounds?.asksPlaceAndDate === false ? (
        <p className={styles.instead}>{isAskedNext ? t.placeAskedNext : t.stateAsked}</p>
      ) : (
        <>
          <PlaceField
            id={location}
            ref={place}
            value={wanted.location}
            error={errors.location}
            onChange={(text) => onChange({ location: text })}
            // The prerendered form does without it. It is at the label's line, so nothing moves when it comes.
            aside={
              bounds && (
                <Suspense>
                  <DevicePlace onFound={(point) => onChange({ location: point })} />
                </Suspense>
              )
            }
          />
          <Field id={date} label={t.date} error={errors.date} errorWord={c.errorWord}>
            <div className={styles.when}>
              <TextBox
                id={date}
                name="date"
                type="date"
                width={16}
                aria-required
                min={bounds?.today}
                max={bounds?.lastDay}
                value={wanted.date}
                invalid={errors.date !== undefined}
                describedBy={describedBy(date, false, errors.date !== undefined)}
                onChange={(event) => onChange({ date: event.target.value })}
              />
              <DayButtons bounds={bounds} onChoose={(day) => onChange({ date: day })} />
            </div>
          </Field>
        </>
      )}
    </div>
  )
}
