import { Fragment, useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import type { Clinic, ClinicDetails } from '#contract/clinics'
import { ClinicMessages } from '#contract/content/collections'
import { readWeekLine } from '#domain/clinic-hours'
import { storeAddress } from '#domain/store'
import { isBlank } from '#domain/text'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import {
  AsOf,
  BookHere,
  bookService,
  ClinicFacts,
  formAt,
  NextSlots,
  useIsLive,
} from '../../parts/clinic/ClinicFacts.tsx'
import { ClinicFailure, ServiceFinder } from '../../parts/clinic/ClinicFailure.tsx'
import { ContentArticle } from '../../parts/clinic/ContentArticle.tsx'
import { hoursText, weekdayText } from '../../parts/clinic/hours-text.ts'
import { Frame } from '../../parts/Frame.tsx'
import { isPlaced } from '../../parts/map/clusters.ts'
import { LocationMap } from '../../parts/map/LocationMap.tsx'
import { serviceLabel } from '../../parts/service-label.ts'
import { useScreenSize } from '../../parts/slots/screen.ts'
import { href } from '../../paths.ts'
import { directionsTo } from '../../platform/directions.ts'
import { go, goBack, insteadOfLink, onLink, setTitle } from '../../platform/navigate.ts'
import {
  type ClinicLoading,
  type ClinicNumbers,
  clinicDetails,
  loadClinic,
} from '../../state/clinic-details.ts'
import { useScreenTexts } from '../../state/documents.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { outlines } from '../../ui/outlines.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { fromElsewhere, withLang } from '../../ui/with-lang.ts'
import styles from './ClinicDetailsPage.module.css'

/** The page of a clinic (ROUTE-28, CLINIC-07). */
export default function ClinicDetailsPage() {
  const t = useTexts(texts)
  const { divisionNumber = '', storeNumber = '' } = useParams<Partial<ClinicNumbers>>()
  const { state } = useSnapshot(clinicDetails) as { state: ClinicLoading }
  const locator = href('clinicLocations')
  const retry = () => {
    document.querySelector('h1')?.focus() // the button disappears
    void loadClinic({ divisionNumber, storeNumber })
  }
  useEffect(() => {
    void loadClinic({ divisionNumber, storeNumber })
  }, [divisionNumber, storeNumber])
  const isUnknown = state.status === 'unknown'
  useEffect(() => {
    if (isUnknown) go(`${locator}?invalidStoreId=1`, { replace: true }) // CLINIC-09
  }, [isUnknown, locator])
  return (
    <Frame width="wide">
      <PageHeader
        {...(state.status === 'done' ? { over: t.details, title: state.clinic.name } : { title: t.details })}
        focusKey={`${divisionNumber}${storeNumber}`}
        back={{ label: t.back, href: locator, onClick: insteadOfLink(() => goBack(locator, locator)) }}
      />
      {state.status === 'done' ? (
        <ClinicShown {...state} onRetry={retry} />
      ) : state.status === 'failed' ? (
        <ClinicFailure error={{ ...state.error, canRetry: true }} onRetry={retry} />
      ) : (
        <Skeleton shape="card" count={2} label={t.loadingClinic} />
      )}
      <div className={styles.last}>
        <ServiceFinder />
      </div>
    </Frame>
  )
}

type Props = {
  clinic: Clinic & Partial<Pick<ClinicDetails, 'services'>>
  /** When the data was loaded, in epoch milliseconds. */
  asOf: number
  isKept: boolean
  onRetry: () => void
}

/** A clinic's facts, actions, hours with today first, map and messages (CLINIC-02 to CLINIC-06). */
function ClinicShown({ clinic, asOf, isKept, onRetry }: Props) {
  const t = useTexts(texts)
  const isLive = useIsLive(asOf) && !isKept
  const { address } = clinic
  const { cityTown, stateProvince, addressLines } = address
  const street = addressLines.find((line) => !isBlank(line)) ?? ''
  useEffect(() => {
    setTitle(t.detailsTitle(cityTown, stateProvince, street)) // CLINIC-01
  }, [t, cityTown, stateProvince, street])
  const directions = directionsTo(storeAddress(clinic))
  const [services, pricing] = [href('clinicServices'), href('clinicPrices')]
  return (
    <div className={styles.beside}>
      <div className={styles.parts}>
        {!isLive && <AsOf at={asOf} {...(isKept && { title: t.keptOne, onRetry })} />}
        <Card as="section">
          <ClinicFacts clinic={clinic} isLive={isLive} />
          <NextSlots clinic={clinic} isLive={isLive} />
          <div className={styles.actions}>
            <BookHere clinic={clinic} look="primary" />
            {directions !== undefined && (
              <Button icon={outlines.arrow} href={directions}>
                {t.directions}
              </Button>
            )}
            <CopyButton text={storeAddress(clinic)}>{t.copyAddress}</CopyButton>
          </div>
          <div className={styles.links}>
            <Button
              look="quiet"
              icon={outlines.list}
              href={services}
              onClick={onLink(services, { state: { clinic: clinic.name } })}
            >
              {t.services}
            </Button>
            <Button
              look="quiet"
              icon={outlines.card}
              href={pricing}
              onClick={onLink(pricing, { state: { clinic: clinic.name } })}
            >
              {t.pricing}
            </Button>
          </div>
        </Card>
      </div>
      <div className={`${styles.parts} ${styles.side}`}>
        <Place clinic={clinic} />
        <Card as="section" title={t.openingHours}>
          <Hours week={clinic.weekHours} />
        </Card>
      </div>
      <div className={styles.parts}>
        <Services clinic={clinic} />
        <Messages />
      </div>
    </div>
  )
}

/** The hours of seven days as the clinic states them, today first (ENTITY-25, LOCATOR-44). */
function Hours({ week }: { week: readonly string[] }) {
  const t = useTexts(texts)
  if (week.length === 0) return <p>{t.noHours}</p>
  const rows = week.map((line) => {
    const read = readWeekLine(line)
    return read ? { day: weekdayText(read.weekday), hours: hoursText(read.hours) } : { day: line, hours: '' }
  })
  return (
    <dl className={styles.hours}>
      {rows.map(({ day, hours }, index) => (
        <Fragment key={day}>
          <dt>{index === 0 ? t.isToday(day) : day}</dt>
          <dd>{hours}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** The group of services without one. */
const OTHERS = ''

/** The services of the clinic by group. Each leads to its times there; in another tab to the Find form of the clinic (BK-47). */
function Services({ clinic }: Pick<Props, 'clinic'>) {
  const t = useTexts(texts)
  const { services = [], isSchedulerEnabled, name } = clinic
  if (services.length === 0) return null
  const groups = new Map<string, typeof services>()
  const names = new Set<string>()
  for (const one of services) {
    // The doses of a series share a name. The questions of the booking ask which dose it is.
    if (names.has(serviceLabel(one.name))) continue
    names.add(serviceLabel(one.name))
    const group = one.groupName?.trim() ?? OTHERS
    groups.set(group, [...(groups.get(group) ?? []), one])
  }
  return (
    <Card as="section" title={t.servicesHere}>
      {[...groups].map(([group, members]) => (
        <div key={group} className={styles.group}>
          <h3>{group === OTHERS ? t.otherServices : fromElsewhere(group)}</h3>
          <ul className={styles.services}>
            {members.map((one) => (
              <li key={one.id}>
                {isSchedulerEnabled ? (
                  <Button
                    look="quiet"
                    href={formAt(clinic)}
                    label={t.bookService(serviceLabel(one.name), name)}
                    onClick={insteadOfLink(() => void bookService(one.id, clinic))}
                  >
                    {withLang(serviceLabel(one.name))}
                  </Button>
                ) : (
                  withLang(serviceLabel(one.name))
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  )
}

/** The map of the clinic (CLINIC-05); absent where its coordinates are unknown, and on a phone, where it would fill the screen (BK-17). */
function Place({ clinic: { id, location } }: { clinic: Clinic }) {
  const { lat, lng } = location
  const pins = useMemo(() => [{ key: id, letter: 'A', lat, lng }], [id, lat, lng])
  const size = useScreenSize()
  if (!isPlaced(location) || size === 'mobile' || size === 'tiny') return null
  return (
    <div className={styles.map}>
      <LocationMap pins={pins} onPin={() => undefined} />
    </div>
  )
}

function Messages() {
  const { state } = useScreenTexts('textcollection', 'clinicDetailsMessages', ClinicMessages)
  if (state.status !== 'done') return null
  const { title, messages } = state.value
  return (
    <Card as="section" {...(title !== undefined && { title })}>
      <ContentArticle sections={messages} level={title === undefined ? 2 : 3} />
    </Card>
  )
}
