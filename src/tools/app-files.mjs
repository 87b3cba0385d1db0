// Which sources of the app come in which built file (decision 209).

/** What runs at load, before and without the app (src/app/front.ts). Nothing here may import a file of another group. */
export const FRONT = [
  /vite\/preload-helper/,
  /node_modules\/idb-keyval\//,
  /src\/contract\/entry\.ts/,
  /src\/app\/api\/reach\.ts/,
  /src\/app\/platform\/(analytics|clock|early-press|failures|moments|scroll-place|storage)\.ts/,
  /src\/app\/parts\/(clock-in|plain-hours|find\/written-form)\.ts/,
  /src\/app\/messages\/locale\.ts/,
  /src\/app\/state\/(boot|prepare-offline)\.ts/,
]

/** What every page needs at once: a dozen small files cost a dozen requests. */
export const SHELL = [
  /node_modules\/(valtio|proxy-compare|wouter|regexparam|use-sync-external-store)\//,
  /src\/domain\/store\.ts/,
  /src\/app\/platform\/navigate\.ts/,
  /src\/app\/(App\.tsx|paths\.ts|routes\.ts|messages\/catalogue\.ts|messages\/en\/(common|walk-in)\.ts)/,
  /src\/app\/state\/(banner|catalogue|connection|flow|kiosk|visit)\.ts/,
  /src\/app\/parts\/(Frame|LanguageHelp|Languages|SavedSlot)\./,
  /src\/app\/pages\/walk-in\/Steps\./,
  /src\/app\/ui\/(Button|Icon|Notice|Shell|Skeleton)\./,
]

/**
 * Parts of the app whose files are opened together, by the name of their file; the first that matches holds a source. A browser asks
 * for six files at a time: on a slow network each further six cost the guest more than half a second.
 */
export const TOGETHER = {
  about: [/src\/app\/pages\/about\//],
  // What prepares a page for no connection, which one that the guest has not touched does as well.
  offline: [/node_modules\/workbox-window\//, /src\/app\/(platform\/worker|state\/outbox-key)\.ts/],
  // What main shows before a touch, and small parts that most other pages need.
  parts: [
    /src\/app\/ui\/(Card|ErrorSummary|Field|PageHeader|keep-in-place|outlines|with-lang)\./,
    /src\/app\/parts\/(DocumentsProblem|SupportCall)\.module\.css/,
    /src\/app\/messages\/(document-texts|en\/(forms|pages))\.ts/,
    /src\/app\/parts\/(find\/plain-form|back-link|use-typed)\.ts/,
    /src\/app\/platform\/presses\.ts/,
    /src\/domain\/category-tiles\.ts/,
  ],
  // What calls, the outbox and the documents need, and what is known of the guest's choice: no page waits for it before it is alive.
  core: [
    /node_modules\/superstruct\//,
    /src\/contract\/(address-validation|appointments|at-most|endpoint|intake|kiosk|languages|licensure|of-tables|outbox)\.ts/,
    /src\/contract\/(outbox-key|outbox-replay|providers|readable|reservations|rule|services|vocabulary|walk-in-call|wire|worker)\.ts/,
    /src\/contract\/content\//,
    /src\/domain\/(address|banners\/brand-banner|calendar|config|offsets|on-video|patient|phone|place-state|rules|search)\.ts/,
    /src\/domain\/(search-target|search-window|secret-answers|services|slot-times|text|time-units|vaccines|zones)\.ts/,
    /src\/app\/(api\/call|content\/)/,
    /\.build\/content\/.*\/scheduler-config\.json/, // it has the number of the help desk
    /src\/app\/messages\/(joined|when|words-in|en\/(benefit|intake|notices))\.ts/,
    /src\/app\/parts\/(DocumentsProblem|OtherTab|service-label|SupportCall)\./,
    /src\/app\/platform\/(secrets|tab-lock)\.ts/,
    /src\/app\/state\/(ask-store|configuration|documents|draft|draft-record|extensions|hold|hold-request|outbox|own-brands|prescreen|room|search|services|tracking|visit-key)\.ts/,
  ],
  nav: [
    /src\/app\/messages\/en\/frame\.ts/,
    /src\/app\/parts\/(Aids|SiteNav)\./,
    /src\/app\/platform\/screen\.ts/,
    /src\/app\/state\/aids\.ts/,
  ],
  // Two other pages that are opened after it use what it says of the hours.
  landing: [/src\/app\/(pages\/walk-in\/WalkInPage|parts\/(shown-address|use-store-hours))/],
  'form-parts': [
    // The styles of a form, and of a time that is held beside it: each file of styles is one more to ask for.
    /src\/app\/(forms|parts\/slots|pages\/(intake|walk-in-selection))\/.*\.module\.css/,
    /src\/app\/(parts\/HoldTimer|ui\/(Columns|Disclosure))\.module\.css/,
    /src\/app\/ui\/(ChoiceCard|Dialog|StickyBar|announced)\./,
    /src\/app\/messages\/en\/(store-problem|walk-in-selection)\.ts/,
    /src\/app\/(forms|parts)\/answers\.ts/,
    /src\/app\/parts\/(QrCode|StoreProblem)\./,
  ],
  place: [
    /src\/contract\/places\.ts/,
    /src\/app\/messages\/en\/find\.ts/,
    /src\/app\/parts\/find\/PlaceField\./,
  ],
  // The form, and what main has around it.
  find: [
    /src\/app\/pages\/main\/(?!MainPage)/,
    /src\/domain\/search-form\.ts/,
    /src\/app\/parts\/find\/(?!DevicePlace|FluDialog|StateDialog|VisitChoices|VisitDialog|written-form)/,
  ],
  forms: [
    /node_modules\/(@babel\/runtime|final-form|react-final-form)\//,
    /src\/contract\/zip-codes\.ts/,
    /src\/domain\/zip-towns\.ts/,
    /src\/app\/forms\/(?!translate-page)/,
    /src\/app\/messages\/en\/(ages|fields)\.ts/,
    /src\/app\/parts\/service-info\.ts/,
    /src\/app\/state\/zip-towns\.ts/,
    /src\/app\/ui\/Disclosure\./,
  ],
  // What a form needs while a time is held for the guest.
  held: [
    /src\/domain\/(opening|slot-view)\.ts/,
    /src\/app\/messages\/en\/(hold|results)\.ts/,
    /src\/app\/parts\/(HoldTimer|slots\/(day-texts|held-words|slots|SlotChip|LostSlot|NotBooked))\./,
    /src\/app\/state\/(hold-again|hold-longer|search-plan)\.ts/,
    /src\/app\/ui\/Columns\./,
  ],
  slots: [
    /src\/contract\/(clinics|place-meta)\.ts/,
    /src\/app\/messages\/en\/(map|store-hours|visit)\.ts/,
    /src\/app\/parts\/(slots\/|clinic\/clinic-page|find\/VisitChoices|LetterCard|map\/(clusters|on-map|LocationMap)|Pagination|Portrait)/,
    /src\/app\/platform\/(directions|map-markup)\./,
    /src\/app\/state\/(choice|linked-time|results)\.ts/,
    /src\/app\/ui\/Empty\./,
  ],
  prescreen: [
    /src\/domain\/(doses|journey|medicare|eligibility\/)/,
    /src\/app\/forms\/translate-page\.ts/,
    /src\/app\/messages\/en\/(eligibility|prescreen)\.ts/,
    /src\/app\/parts\/eligibility-words\.ts/,
  ],
  // What a form asks and a receipt lists.
  questions: [/src\/domain\/(email|fields\/|signature)/, /src\/app\/messages\/en\/questionnaires\.ts/],
  // What is kept on the device of check-ins and bookings.
  kept: [
    /src\/contract\/walk-in\.ts/,
    /src\/app\/parts\/Unsettled\./,
    /src\/app\/state\/(booked|pending|receipts|wipe)\.ts/,
  ],
  // What a form says of the visit that it ends with, and its page after it.
  'visit-parts': [
    /src\/domain\/join\.ts/,
    /src\/app\/messages\/en\/(cancel|confirmation)\.ts/,
    /src\/app\/parts\/(PhoneLine|visit-texts)\./,
    /src\/app\/ui\/DefinitionList\./,
  ],
  booked: [
    /src\/contract\/appointment-(earlier|messages|receipt|view)\.ts/,
    /src\/app\/messages\/en\/(mails|receipt)\.ts/,
    /src\/app\/parts\/(BookedVisitCards|CopyButton|MailsCard|When)\./,
    /src\/app\/platform\/share\.ts/,
    /src\/app\/state\/(mails|visit-receipt)\.ts/,
  ],
}
