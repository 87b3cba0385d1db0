import type { Infer } from 'superstruct'
import { array, boolean, enums, optional, size, type } from 'superstruct'
import { CollectionId } from './collections.ts'
import { Line, Link, Paragraph } from './text.ts'

/** Document safError: the error banner of the Find Appointment form (FIND-12, FIND-13). */
export const FormNotice = type({
  isDisplayed: boolean(),
  type: enums(['info', 'warning', 'error']),
  heading: optional(Line),
  text: Paragraph,
})
export type FormNotice = Infer<typeof FormNotice>

/** Document zoomDownloads: the video-meeting download links (CONFIRM-11). */
export const VideoDownloads = type({
  title: Line,
  text: Paragraph,
  links: size(array(type({ label: Line, url: Link })), 1, 10),
})
export type VideoDownloads = Infer<typeof VideoDownloads>

const collections = size(array(CollectionId), 1, 10)

/** Document ampConfiguration: which collections and pages each screen reads; several are merged (CONTENT-16). */
export const AmpConfiguration = type({
  schedulerTexts: collections,
  clinicDetailsMessages: collections,
  clinicServicesPage: collections,
  clinicBillingPage: collections,
  pharmacySchedulerPage: collections,
  clinicSchedulerPage: collections,
})
export type AmpConfiguration = Infer<typeof AmpConfiguration>
