import { area } from '../catalogue.ts'

/** Texts about privacy, accessibility and the licences of packages. */
export const about = area('about', {
  privacy: {
    title: 'Your privacy',
    hint: 'What this service keeps of what you tell it, where, and for how long.',
    parts: {
      short: {
        heading: 'In short',
        lines: [
          'You need no account. We ask only what your visit needs.',
          'Nothing that you type goes to anyone but the pharmacy or clinic of your visit. There are no cookies, no advertising and no trackers.',
        ],
      },
      device: {
        heading: 'On your own phone or computer',
        lines: [
          'A form that you have begun is kept on your device as a draft, so that you can go on after a break. The draft is kept for at most 24 hours, and goes away when you are done or start over. It keeps other sites and other apps out. Anybody who can use this browser can open it: use Start over on a shared device.',
          'After you checked in, your code for the counter stays here until the end of the day, without your name; you can remove it.',
          'The link to a visit that you opened is kept on your device for at most 24 hours, so that its page can be loaded again.',
          'Your Social Security number, state ID, insurance numbers and Medicare number are never kept on the device. If the page is loaded again, you type them again.',
        ],
      },
      tablet: {
        heading: 'On a tablet in a store',
        lines: [
          'The tablet forgets you when you are done, when you press “Start over”, and when nobody has touched it for a little over a minute. A countdown warns you before that.',
          'What you type cannot be read from the tablet’s storage: the key to it is gone as soon as the browser closes or the power fails.',
        ],
      },
      offline: {
        heading: 'Without a connection',
        lines: [
          'A finished walk-in form that could not be sent is locked so that only our server can open it. It waits on the device, is sent when the connection is back, and is then removed.',
          'On your own device your counter code, without your name, is kept beside it until then, so that you can look it up. On a store’s tablet it is not.',
        ],
      },
      server: {
        heading: 'With the pharmacy or clinic',
        lines: [
          'Everything that you typed for a visit is stored encrypted. The place, the time, the service and a code for the counter are stored beside it, so that your visit can be found.',
          'This service removes all of it 30 days after the visit, unless your pharmacy or clinic has set another number of days.',
          'You get e-mails about your visit only if you ask for them, and you can stop them at any time. Mail companies carry them, so they say when the visit is, and never what it is for.',
          'Addresses that want no e-mails are kept on a list, scrambled so that nobody can read them there.',
          'What the pharmacy or clinic takes over into its own health records follows its Notice of Privacy Practices. You read it in the form before you agree to it.',
          'Our server notes when which kind of page was asked for, without names and without what was typed.',
          'How pages are used is counted only if the pharmacy or clinic turns that on. What is counted holds nothing that you typed.',
        ],
      },
      place: {
        heading: 'Where you are',
        lines: [
          'Your device tells us where you are only if you look for a clinic near you and allow it. The place is used for that search, and stands in the address of the page. It is not stored.',
          'The clinics that you were shown are kept on your device, so that you find them without a network: their names, places, phones and hours. Not kept are what you looked for, and how far away they were.',
          'If a street map is shown, its pictures come from the company that the pharmacy or clinic has chosen for it. It sees which part of the map you look at.',
        ],
      },
      video: {
        heading: 'Visits on video',
        lines: [
          'A video visit takes place in the program of another company. Its own privacy notice applies from the moment you join.',
        ],
      },
      ask: {
        heading: 'Your questions',
        lines: [
          'To see, correct or remove what you have sent us, call us or ask at the pharmacy or clinic of your visit.',
        ],
      },
    },
  },
  accessibility: {
    title: 'Accessibility',
    hint: 'Everyone should be able to book a visit here, or get it booked.',
    parts: {
      aim: {
        heading: 'What we aim for',
        lines: [
          'Every page is built to meet level AA of the Web Content Accessibility Guidelines, version 2.2.',
          'You can use all of it with a keyboard alone, with text twice as large, on a narrow screen, and in light, dark or high contrast colors. Nothing needs dragging, and nothing moves if your device asks for less motion.',
        ],
      },
      tested: {
        heading: 'What is tested',
        lines: [
          'Before each version, programs check the pages at three widths, in light and dark: names and roles of everything on the page, headings, contrast, and the size of everything that can be pressed.',
          'They also go through the whole walk-in and the booking with a keyboard alone.',
        ],
      },
      open: {
        heading: 'What is not tested yet',
        lines: [
          'Programs do not find everything. This version has not yet been tried out by people who use a screen reader, a switch or voice control, and nobody independent has audited it.',
          'Maps are drawn for the eye. Every place on a map also stands in the list beside it.',
          'In most languages, the texts that you agree to are in English only. The form says so, and names free language help.',
        ],
      },
      time: {
        heading: 'Time limits',
        lines: [
          'A time that you chose is held for 15 minutes. You are told before that ends, and can keep it longer, up to 60 minutes from the start. After that we try to hold it again. What you typed is not lost.',
          'A tablet in a store counts down for 30 seconds before it starts over. Any touch or key stops that, as often as you need.',
        ],
      },
      help: {
        heading: 'If something does not work for you',
        lines: [
          'Call us and we will book the visit with you, or ask at any of our pharmacies or clinics. Please tell us what got in your way: the page, what you did, and what you use to read it.',
        ],
      },
    },
  },
  licences: {
    title: 'Licenses and attributions',
    hint: 'This service is made with the work of many people who share it freely.',
    dataHeading: 'Maps, places and letters',
    data: [
      'Outlines of states and counties: U.S. Census Bureau, public domain.',
      'Cities and ZIP codes: GeoNames (geonames.org), Creative Commons Attribution 4.0.',
      'Boundaries of time zones: © OpenStreetMap contributors, Open Database License.',
      'Typeface: Atkinson Hyperlegible Next, Braille Institute of America, SIL Open Font License 1.1.',
    ],
    packagesHeading: 'Programs',
    packagesHint: (count: number) =>
      `${count} packages are part of this service, each under its own license.`,
    allTexts: 'All licenses, word for word',
    version: (version: string) => `version ${version}`,
  },
})
