import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import { WALK_IN_CATEGORY } from '#contract/entry'
import type { ServicesAtLocation } from '#contract/services'
import { bannerLayersOf } from '#domain/banners/brand-banner'
import { isOn, type LayerContext } from '#domain/config'
import { sameKindMessage } from '#domain/same-kind'
import { type CatalogueService, readServices, vaccineList } from '#domain/services'
import { infoMessageOf } from '#domain/vaccines'
import { Form } from '../../forms/Form.tsx'
import { useAnswer } from '../../forms/scope.ts'
import type { Answers, PageSpec } from '../../forms/spec.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { fieldTexts } from '../../messages/en/fields.ts'
import { selection as texts } from '../../messages/en/walk-in-selection.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import StoreProblem from '../../parts/StoreProblem.tsx'
import { serviceInfo } from '../../parts/service-info.ts'
import { serviceLabel } from '../../parts/service-label.ts'
import { useStoreHours } from '../../parts/use-store-hours.ts'
import { useTyped } from '../../parts/use-typed.ts'
import { href } from '../../paths.ts'
import { announce } from '../../platform/announce.ts'
import { type EntryState, go, onLink, setTitleQuestion } from '../../platform/navigate.ts'
import { catalogue, loadStore } from '../../state/catalogue.ts'
import { formConfigOf, todayAt } from '../../state/configuration.ts'
import { type Documents, useDocuments } from '../../state/documents.ts'
import { draft, endVisit, readUnfinished } from '../../state/draft.ts'
import { continueFlow, FLOW_STEPS, startFlow } from '../../state/flow.ts'
import { kiosk } from '../../state/kiosk.ts'
import { watchOutbox } from '../../state/outbox.ts'
import { keepOutboxKey } from '../../state/outbox-key.ts'
import { ownBrands } from '../../state/own-brands.ts'
import { isFinished, visit } from '../../state/visit.ts'
import { SELECTION_DOCUMENTS, startWalkIn } from '../../state/walk-in.ts'
import { loadZipTowns } from '../../state/zip-towns.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './WalkInSelectionPage.module.css'

const LostDraft = lazy(() => import('../../parts/LostDraft.tsx'))

const FIELD = 'vaccines'
const APPOINTMENT_TYPE = 'Vaccines' // WALKIN-14

/** Choosing vaccines, before the consent form (WALKIN-07 to WALKIN-18). */
export default function WalkInSelectionPage() {
  const { locationId = '' } = useParams<{ locationId: string }>()
  const c = useTexts(common)
  const t = useTexts(texts)
  const { store } = useSnapshot(catalogue)
  const { isLost } = useSnapshot(draft)
  const { appointment } = useSnapshot(visit)
  const { enrolment } = useSnapshot(kiosk)
  const [isDraftRead, setDraftRead] = useState(false)
  const hours = useStoreHours(store.status === 'done' ? store.value.location : undefined)
  const documents = useDocuments(SELECTION_DOCUMENTS)
  useEffect(() => {
    startFlow(APPOINTMENT_TYPE, FLOW_STEPS.walkInSelection)
    void loadStore(locationId)
    void settleEntry(locationId).then(setDraftRead)
    void keepOutboxKey()
    watchOutbox()
  }, [locationId])

  const around = store.status === 'done' ? store.value.location.address.postalCode : undefined
  useEffect(() => {
    void loadZipTowns([around])
  }, [around])

  useEffect(() => {
    setTitleQuestion(t.question)
    return () => setTitleQuestion('')
  }, [t])

  if (store.status === 'failed') return <StoreProblem reason={store.reason} locationId={locationId} />
  const landing = href('instantVaccine', { locationId })
  const isReady = store.status === 'done' && documents.status === 'done' && isDraftRead
  return (
    <Frame
      width="wide"
      headerEnd={
        enrolment && (
          <Button look="quiet" onClick={() => void wipeTablet()}>
            {c.startOver}
          </Button>
        )
      }
    >
      <PageHeader
        title={t.question}
        focusKey="selection"
        back={{ label: c.back, href: landing, onClick: onLink(landing) }}
      />
      {hours?.isClosed && (
        <div className={styles.closed}>
          <Notice tone="warning" live="status" title={hours.line}>
            {hours.before ?? hours.after}
          </Notice>
        </div>
      )}
      {isLost && !appointment && (
        <Suspense>
          <LostDraft />
        </Suspense>
      )}
      {documents.status === 'failed' && <DocumentsProblem retry={documents.retry} />}
      {isReady ? (
        <Selection documents={documents.value} />
      ) : (
        documents.status !== 'failed' && <Skeleton shape="card" count={5} label={c.loading} />
      )}
    </Frame>
  )
}

/** Erases what the guest of a store's tablet chose. Only tablets load its code. */
async function wipeTablet(): Promise<void> {
  const { wipe } = await import('../../state/wipe.ts')
  await wipe()
}

function Selection({ documents }: { documents: Documents<(typeof SELECTION_DOCUMENTS)[number]> }) {
  const t = useTexts(texts)
  const f = useTexts(fieldTexts)
  const c = useTexts(common)
  const { store } = catalogue
  const value = store.status === 'done' ? store.value : undefined
  const layers = walkInLayers(value?.location)
  const config = formConfigOf(documents, layers)
  const vaccines = useMemo(() => {
    const services = readServices(value?.services ?? [], documents.serviceExtraProperties, {
      grouping: documents.schedulerConfig.groupServices,
      covidEnabled: isOn(documents.covidVaccinesToggle, walkInLayers(value?.location)),
      categories: documents.schedulerConfig.categories,
    })
    return vaccineList(services)
  }, [value, documents])
  const [tooMany, setTooMany] = useState<string>()
  const locationId = value?.location.providerId ?? ''
  const [chosen, keep] = useTyped(`vaccines of ${locationId}`, () => chosenBefore(locationId))
  if (!value || vaccines.length === 0) return <Notice tone="warning">{t.noVaccines}</Notice>

  const chosenFrom = (ids: readonly string[]) => vaccines.filter(({ id }) => ids.includes(String(id)))
  const sameKind = (ids: readonly string[]) => {
    const message = sameKindMessage(chosenFrom(ids))
    return message && f[message]
  }
  const refuseMore = (message: string | undefined) => {
    setTooMany(message)
    if (message !== undefined) announce(message)
  }
  const page: PageSpec = {
    key: 'vaccines',
    title: t.question,
    fields: [
      {
        kind: 'many',
        name: FIELD,
        label: t.question,
        required: t.noneChosen,
        max: config.maxVaccines,
        tooMany: f.tooManyWalkInVaccines(config.maxVaccines),
        check: sameKind,
        onTooMany: refuseMore,
        options: vaccines.map((vaccine) => {
          const info = serviceInfo(vaccine, infoMessageOf(vaccine.name, documents.prescreenData))
          return { value: String(vaccine.id), label: serviceLabel(vaccine.name), ...info }
        }),
      },
    ],
  }
  const proceed = (answers: Answers) => {
    startWalkIn(chosenFrom(answers[FIELD] as string[]), value.location)
    continueFlow(APPOINTMENT_TYPE, FLOW_STEPS.walkInSelection)
    // Only of a guest who changes the vaccines: the place of "Check your answers".
    const { step, page: at }: EntryState = window.history.state ?? {}
    const place = step === undefined ? {} : { step, page: at }
    // Back to this entry continues the visit that has begun.
    go(href('instantVaccineSelection', { locationId: value.location.providerId }), {
      replace: true,
      state: place,
    })
    go(href('schedule'), { state: place })
  }
  return (
    <Form
      page={page}
      initialValues={{ [FIELD]: chosen }}
      context={{ facts: { today: todayAt(value.location.timezone), answers: {} } }}
      onSubmit={proceed}
      submitLabel={c.continue}
      bar={<Chosen {...{ keep, vaccines, most: config.maxVaccines, sameKind, tooMany }} />}
    />
  )
}

type ChosenProps = {
  keep: (ids: string[]) => void
  vaccines: readonly CatalogueService[]
  most: number
  sameKind: (ids: readonly string[]) => string | undefined
  tooMany: string | undefined
}

/** In the bar: what is chosen, and what is wrong with it, since the cards above may be out of sight (WI-06). */
function Chosen({ keep, vaccines, most, sameKind, tooMany }: ChosenProps) {
  const t = useTexts(texts)
  const { answer } = useAnswer(FIELD)
  const ids: unknown[] = Array.isArray(answer) ? answer : []
  const chosen = vaccines.filter(({ id }) => ids.includes(String(id)))
  const ofOneKind = sameKind(chosen.map(({ id }) => String(id)))
  const message = tooMany ?? ofOneKind
  useEffect(() => {
    if (ofOneKind !== undefined) announce(ofOneKind)
  }, [ofOneKind])
  useEffect(() => {
    if (Array.isArray(answer)) keep(answer.map(String))
  }, [keep, answer])
  const names = chosen.map(({ name }) => serviceLabel(name).replace(/ \(.*\)$/, ''))
  return (
    <p className={styles.chosen}>
      {message !== undefined && <strong className={styles.wrong}>{message}</strong>}
      <span>{t.chosen(chosen.length, most, names)}</span>
    </p>
  )
}

/**
 * Start begins a new visit. A guest who opens this page without Start while a visit is unfinished is redirected to the landing
 * page. Returns whether this page may show.
 */
async function settleEntry(locationId: string): Promise<boolean> {
  const entry: EntryState | null = window.history.state
  await readUnfinished()
  const isUnfinished = visit.appointment !== undefined && !isFinished(visit.appointment)
  // An unfinished visit at another store ends when the guest chooses vaccines here.
  if (!isUnfinished || visit.provider?.providerId !== locationId) return true
  if (entry === null) {
    go(href('instantVaccine', { locationId }), { replace: true })
    return false
  }
  if (entry['fresh'] === true) {
    await endVisit()
    await readUnfinished()
  }
  return true
}

function chosenBefore(locationId: string): string[] {
  const isHere = visit.provider?.providerId === locationId && !isFinished(visit.appointment)
  return isHere ? (visit.appointment?.services.map(({ id }) => String(id)) ?? []) : []
}

/** What the configuration of a walk-in at a store adapts to (CONTENT-22). */
function walkInLayers(location: ServicesAtLocation['location'] | undefined): LayerContext {
  return {
    flow: 'INSTANT_VACCINE',
    category: WALK_IN_CATEGORY,
    businessName: 'pharmacy',
    state: location?.address.stateProvince,
    banner: bannerLayersOf(location?.brand, ownBrands()),
  }
}
