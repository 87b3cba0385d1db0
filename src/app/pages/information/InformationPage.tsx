import type { CollectionKind } from '#contract/content/collections'
import { ContentPage } from '#contract/content/collections'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { information as texts } from '../../messages/en/information.ts'
import { pages } from '../../messages/en/pages.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { useCollection } from '../../state/collections.ts'
import { useDocuments } from '../../state/documents.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './InformationPage.module.css'

const PAGE: CollectionKind = 'page'
const CONFIGURATION = ['schedulerConfig'] as const

/** How vaccines are booked at the pharmacy, or where the retailer books them (ROUTE-22, ROUTE-25). */
export function PharmacyPage() {
  return <Information id="pharmacy/vaccination-appointments" elsewhere="pharmacySchedulerUrl" />
}

/** How a clinic visit is booked, or where the retailer books it (ROUTE-23, ROUTE-25). */
export function ClinicSchedulePage() {
  return <Information id="tlc/schedule-appointment" elsewhere="clinicSchedulerUrl" />
}

/** What clinics do (ROUTE-24, ROUTE-25). */
export function ClinicServicesPage() {
  return <Information id="tlc/clinic-services" />
}

/** Prices, insurance and payment at clinics (ROUTE-24, ROUTE-25). */
export function ClinicPricesPage() {
  return <Information id="tlc/billing-insurance-payment" />
}

type Props = { id: string; elsewhere?: 'pharmacySchedulerUrl' | 'clinicSchedulerUrl' }

/** A page of content, and the ways on from it. */
function Information({ id, elsewhere }: Props) {
  const t = useTexts(texts)
  const p = useTexts(pages)
  const c = useTexts(common)
  const { state, retry } = useCollection(PAGE, id, ContentPage)
  const configuration = useDocuments(CONFIGURATION)
  const address =
    elsewhere && configuration.status === 'done' ? configuration.value.schedulerConfig[elsewhere] : undefined
  if (state.status !== 'done') {
    return (
      <Frame>
        {state.status === 'failed' ? (
          <DocumentsProblem retry={retry} />
        ) : (
          <>
            <Skeleton shape="title" label={c.loading} />
            <Skeleton shape="card" count={2} />
          </>
        )}
      </Frame>
    )
  }
  const { title, summary, sections } = state.value
  return (
    <Frame>
      <PageHeader title={title} hint={summary} focusKey={id} />
      <div className={styles.sections}>
        {sections.map(({ heading, paragraphs }) => (
          <section key={`${heading ?? ''}${paragraphs[0] ?? ''}`}>
            {heading !== undefined && <h2>{heading}</h2>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
      <nav className={styles.ways} aria-label={t.ways}>
        {address !== undefined && (
          <Button look="primary" wide iconEnd="chevron" href={address}>
            {t.bookThere}
          </Button>
        )}
        <Button wide iconEnd="chevron" href={href('main')} onClick={onLink(href('main'))}>
          {t.findTime}
        </Button>
        <Button
          wide
          iconEnd="chevron"
          href={href('clinicLocations')}
          onClick={onLink(href('clinicLocations'))}
        >
          {p.findClinic}
        </Button>
      </nav>
      <SupportCall whose={elsewhere === 'pharmacySchedulerUrl' ? 'customer' : 'clinic'} />
    </Frame>
  )
}
