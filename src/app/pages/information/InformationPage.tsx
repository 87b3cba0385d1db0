import { useHistoryState } from 'wouter/use-browser-location'
import { ContentPage } from '#contract/content/collections'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { information as texts } from '../../messages/en/information.ts'
import { pages } from '../../messages/en/pages.ts'
import { ContentArticle } from '../../parts/clinic/ContentArticle.tsx'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { type TextsScreen, useDocuments, useScreenTexts } from '../../state/documents.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './InformationPage.module.css'

const CONFIGURATION = ['schedulerConfig'] as const

/** How to book vaccines at the pharmacy (ROUTE-22, ROUTE-25). */
export function PharmacyPage() {
  return <Information screen="pharmacySchedulerPage" elsewhere="pharmacySchedulerUrl" />
}

/** How to book a clinic visit (ROUTE-23, ROUTE-25). */
export function ClinicSchedulePage() {
  return <Information screen="clinicSchedulerPage" elsewhere="clinicSchedulerUrl" />
}

/** The services of clinics (ROUTE-24, ROUTE-25). */
export function ClinicServicesPage() {
  return <Information screen="clinicServicesPage" />
}

/** Prices, insurance and payment at clinics (ROUTE-24, ROUTE-25). */
export function ClinicPricesPage() {
  return <Information screen="clinicBillingPage" />
}

type Props = { screen: TextsScreen; elsewhere?: 'pharmacySchedulerUrl' | 'clinicSchedulerUrl' }

/** A content page with links to the next steps. `elsewhere`: the setting with the URL of the retailer's own booking page. */
function Information({ screen, elsewhere }: Props) {
  const t = useTexts(texts)
  const p = useTexts(pages)
  const c = useTexts(common)
  const { state, retry } = useScreenTexts('page', screen, ContentPage)
  const configuration = useDocuments(CONFIGURATION)
  const { clinic } = (useHistoryState() ?? {}) as { clinic?: unknown }
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
      <PageHeader
        title={title}
        hint={summary}
        focusKey={screen}
        {...(typeof clinic === 'string' && { over: t.ofClinic(clinic) })}
      />
      <ContentArticle sections={sections} />
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
