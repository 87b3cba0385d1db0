// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: 'Արական', // 03f8c127
    Female: 'Իգական', // e8cca808
  },
  genders: {
    Male: 'Տղամարդ', // 03f8c127
    Female: 'Կին', // e8cca808
    'Trans-Man': 'Տրանս տղամարդ', // 9fd30a84
    'Trans-Woman': 'Տրանս կին', // bdbae723
    'Non-Binary': 'Ոչ երկուական', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'Ամերիկյան հնդկացի կամ Ալյասկայի բնիկ', // 3bef6d57
    Asian: 'Ասիացի', // bc7432b8
    'Black or African American': 'Սևամորթ կամ աֆրոամերիկացի', // 3cd7419f
    'Hispanic or Latino': 'Իսպանախոս կամ լատինամերիկացի', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'Հավայան կամ խաղաղօվկիանոսյան այլ կղզիների բնիկ', // 153ba062
    White: 'Սպիտակամորթ', // 3495e757
    'Other Race': 'Այլ ռասա', // 0b86a975
    'Not Specified': 'Նշված չէ', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'Իսպանախոս կամ լատինամերիկացի', // e0bafc04
    'Not Hispanic or Latino': 'Ոչ իսպանախոս, ոչ լատինամերիկացի', // 7739e38c
    'Not Specified': 'Նշված չէ', // 2604d337
  },
  relationships: {
    Self: 'Ինքը', // 85bc0f95
    Spouse: 'Կողակից', // f8930c36
    Child: 'Երեխա', // 80533212
  },
  languages: {
    English: 'Անգլերեն', // ba118bf7
    Spanish: 'Իսպաներեն', // 3411059c
    Arabic: 'Արաբերեն', // bafb66f3
    Armenian: 'Հայերեն', // 676f73a9
    Chinese: 'Չինարեն', // 8a9779f4
    French: 'Ֆրանսերեն', // 7458199f
    German: 'Գերմաներեն', // a659b60d
    Greek: 'Հունարեն', // 5c74e5b8
    Italian: 'Իտալերեն', // fe1d9c7d
    Japanese: 'Ճապոներեն', // be4ee906
    Korean: 'Կորեերեն', // 04656c6f
    Persian: 'Պարսկերեն', // 7428909a
    Polish: 'Լեհերեն', // 770341d6
    Portuguese: 'Պորտուգալերեն', // 98b01b89
    Russian: 'Ռուսերեն', // 5bcc40ad
    'Serbo-Croatian': 'Սերբախորվաթերեն', // fbec65e2
    Tagalog: 'Տագալերեն', // 605eac30
    Vietnamese: 'Վիետնամերեն', // f25499e9
  },
})
