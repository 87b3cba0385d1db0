import type { Infer } from 'superstruct'
import { array, boolean, enums, optional, size, type } from 'superstruct'
import { CollectionId } from './collections.ts'
import { formed, Line, Link, Paragraph } from './text.ts'

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

/** Document languageHelp: the notice that help in a language is free, in each language of the operator (LANG-09). */
export const LanguageHelpNotice = type({
  notices: size(
    array(
      type({
        language: formed(
          /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/,
          'the tag of a language such as es or zh-Hant',
        ),
        /** The language's own name for itself. */
        name: Line,
        /** With {supportPhone} in the place of the number to call. */
        text: Paragraph,
      }),
    ),
    1,
    40,
  ),
})

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
