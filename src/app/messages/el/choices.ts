// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: 'Άνδρας', // 03f8c127
    Female: 'Γυναίκα', // e8cca808
  },
  genders: {
    Male: 'Άνδρας', // 03f8c127
    Female: 'Γυναίκα', // e8cca808
    'Trans-Man': 'Τρανς άνδρας', // 9fd30a84
    'Trans-Woman': 'Τρανς γυναίκα', // bdbae723
    'Non-Binary': 'Μη δυαδικό άτομο', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'Ιθαγενείς της Αμερικής ή της Αλάσκας', // 3bef6d57
    Asian: 'Ασιατική', // bc7432b8
    'Black or African American': 'Μαύρη ή αφροαμερικανική', // 3cd7419f
    'Hispanic or Latino': 'Ισπανόφωνη ή λατινοαμερικανική', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'Ιθαγενείς της Χαβάης ή άλλων νησιών του Ειρηνικού', // 153ba062
    White: 'Λευκή', // 3495e757
    'Other Race': 'Άλλη φυλή', // 0b86a975
    'Not Specified': 'Δεν δηλώνεται', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'Ισπανόφωνη ή λατινοαμερικανική', // e0bafc04
    'Not Hispanic or Latino': 'Όχι ισπανόφωνη ή λατινοαμερικανική', // 7739e38c
    'Not Specified': 'Δεν δηλώνεται', // 2604d337
  },
  relationships: {
    Self: 'Το ίδιο άτομο', // 85bc0f95
    Spouse: 'Σύζυγος', // f8930c36
    Child: 'Παιδί', // 80533212
  },
  languages: {
    English: 'Αγγλικά', // ba118bf7
    Spanish: 'Ισπανικά', // 3411059c
    Arabic: 'Αραβικά', // bafb66f3
    Armenian: 'Αρμενικά', // 676f73a9
    Chinese: 'Κινεζικά', // 8a9779f4
    French: 'Γαλλικά', // 7458199f
    German: 'Γερμανικά', // a659b60d
    Greek: 'Ελληνικά', // 5c74e5b8
    Italian: 'Ιταλικά', // fe1d9c7d
    Japanese: 'Ιαπωνικά', // be4ee906
    Korean: 'Κορεατικά', // 04656c6f
    Persian: 'Περσικά', // 7428909a
    Polish: 'Πολωνικά', // 770341d6
    Portuguese: 'Πορτογαλικά', // 98b01b89
    Russian: 'Ρωσικά', // 5bcc40ad
    'Serbo-Croatian': 'Σερβοκροατικά', // fbec65e2
    Tagalog: 'Ταγκάλογκ', // 605eac30
    Vietnamese: 'Βιετναμικά', // f25499e9
  },
})
