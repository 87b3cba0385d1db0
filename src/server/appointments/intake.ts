import type { BookingBody } from '#contract/appointments'
import type { BannerTable } from '#contract/content/banners'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import type { AppointmentContext } from '#domain/appointment'
import { bannerLayersOf } from '#domain/banners/brand-banner'
import { flowOfCategory, isOn, type LayerContext } from '#domain/config'
import type { BookingToCheck } from '#domain/eligibility/booking-refusal'
import { type CatalogueService, readServices } from '#domain/services'
import { todayIn } from '#domain/zones'
import type { Directory } from '../booking/directory.ts'
import type { Provider } from '../booking/provider.ts'
import { consentsOf, mergedFormConfig } from '../content/forms.ts'
import type { Content } from '../content/source.ts'

/** What a booking's answers are judged by, as of one instant. */
export type IntakeRules = { context: AppointmentContext; documents: BookingToCheck['documents'] }

/** Every service as guests see it; COVID vaccines only while they are offered (CONTENT-28, CONTENT-30). */
export async function readCatalogue(content: Content, { services }: Directory): Promise<CatalogueService[]> {
  const [extras, covid, { categories }] = await Promise.all([
    content.document('serviceExtraProperties'),
    content.document('covidVaccinesToggle'),
    content.document('schedulerConfig'),
  ])
  const options = { grouping: false, covidEnabled: isOn(covid, {}), categories }
  return readServices([...services.values()], extras, options)
}

/** The rules of the form that a guest filled in for a visit to this provider on a local day, from the documents that it was made of (CONTENT-22). */
export async function intakeRules(
  content: Content,
  catalogue: readonly CatalogueService[],
  { provider, booking, day }: { provider: Provider; booking: BookingBody; day: string },
  now: number,
): Promise<IntakeRules> {
  const [scheduler, { brands }] = await Promise.all([
    content.document('schedulerConfig'),
    content.document('banners'),
  ])
  const chosen = catalogue.filter(({ id }) => booking.serviceIds.includes(id))
  const layers = layersOf(scheduler, brands, { provider, booking, chosen })
  const config = await mergedFormConfig(content, layers)
  const [consents, medical, insurance, notes, medicalHistory, dietary, goals, survey] = await Promise.all([
    consentsOf(content, config, layers),
    content.document('medicalInformation'),
    content.document('insuranceStepConfig'),
    content.document('notesData'),
    content.document('medicalHistory'),
    content.document('dietaryRestrictions'),
    content.document('appointmentGoals'),
    content.document('survey'),
  ])
  const [covidEligibilityQuestions, twoDoseEligibilityQuestions, serviceNameCriteriaMapper] =
    await Promise.all([
      content.document('covidEligibilityQuestions'),
      content.document('twoDoseEligibilityQuestions'),
      content.document('serviceNameCriteriaMapper'),
    ])
  const { prescreenFlow } = scheduler.categories[layers.category ?? ''] ?? {}
  return {
    context: {
      ...(prescreenFlow && { prescreenFlow }),
      services: catalogue,
      config,
      consents,
      medical,
      insurance,
      notes,
      medicalHistory,
      dietary,
      goals,
      survey,
      storeState: layers.state ?? '',
      today: todayIn(now, provider.calendar.zone),
      visitDay: day,
    },
    documents: { covidEligibilityQuestions, twoDoseEligibilityQuestions, serviceNameCriteriaMapper },
  }
}

/** Whether bookings of a flow carry the patient's state (BOOK-04). */
export async function sendsState(
  content: Content,
  booking: BookingBody,
  catalogue: readonly CatalogueService[],
): Promise<boolean> {
  const { categories, flows } = await content.document('schedulerConfig')
  const chosen = catalogue.filter(({ id }) => booking.serviceIds.includes(id))
  const flow = flowOfCategory(categories, categoryOf(categories, booking, chosen))
  return flows[flow]?.submitWithLicensureState ?? false
}

function layersOf(
  { categories }: SchedulerConfig,
  brands: BannerTable['brands'],
  { provider, booking, chosen }: { provider: Provider; booking: BookingBody; chosen: CatalogueService[] },
): LayerContext {
  const category = categoryOf(categories, booking, chosen)
  return {
    category,
    flow: flowOfCategory(categories, category),
    state: provider.details.address?.stateProvince ?? booking.licensureState,
    businessName: booking.businessName,
    banner: bannerLayersOf(provider.details.brand, brands),
  }
}

type Categories = SchedulerConfig['categories']

/** The category whose form it was: the one named, when one of the services' own has the same form, else the services' own. */
function categoryOf(
  categories: Categories,
  { category: named, serviceIds }: BookingBody,
  chosen: readonly CatalogueService[],
): string {
  const own = serviceIds.flatMap((id) => chosen.find((one) => one.id === id)?.category ?? [])
  const isAlike = (one: string) =>
    flowOfCategory(categories, one) === flowOfCategory(categories, named ?? '') &&
    groupOf(categories, one) === groupOf(categories, named ?? '')
  if (named !== undefined && Object.hasOwn(categories, named) && own.some(isAlike)) return named
  return own.find((one) => Object.hasOwn(categories, one)) ?? own[0] ?? ''
}

function groupOf(categories: Categories, category: string): string | undefined {
  return Object.hasOwn(categories, category) ? categories[category]?.formConfigGroup : undefined
}
