// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: 'Männlich', // 03f8c127
    Female: 'Weiblich', // e8cca808
  },
  genders: {
    Male: 'Männlich', // 03f8c127
    Female: 'Weiblich', // e8cca808
    'Trans-Man': 'Trans-Mann', // 9fd30a84
    'Trans-Woman': 'Trans-Frau', // bdbae723
    'Non-Binary': 'Nichtbinär', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'Indigen: Amerika oder Alaska', // 3bef6d57
    Asian: 'Asiatisch', // bc7432b8
    'Black or African American': 'Schwarz oder afroamerikanisch', // 3cd7419f
    'Hispanic or Latino': 'Hispanisch oder Latino', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'Indigen: Hawaii oder andere Pazifikinseln', // 153ba062
    White: 'Weiß', // 3495e757
    'Other Race': 'Andere Abstammung', // 0b86a975
    'Not Specified': 'Keine Angabe', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'Hispanisch oder Latino', // e0bafc04
    'Not Hispanic or Latino': 'Nicht hispanisch, nicht Latino', // 7739e38c
    'Not Specified': 'Keine Angabe', // 2604d337
  },
  relationships: {
    Self: 'Selbst', // 85bc0f95
    Spouse: 'Ehefrau, Ehemann', // f8930c36
    Child: 'Kind', // 80533212
  },
  languages: {
    English: 'Englisch', // ba118bf7
    Spanish: 'Spanisch', // 3411059c
    Arabic: 'Arabisch', // bafb66f3
    Armenian: 'Armenisch', // 676f73a9
    Chinese: 'Chinesisch', // 8a9779f4
    French: 'Französisch', // 7458199f
    German: 'Deutsch', // a659b60d
    Greek: 'Griechisch', // 5c74e5b8
    Italian: 'Italienisch', // fe1d9c7d
    Japanese: 'Japanisch', // be4ee906
    Korean: 'Koreanisch', // 04656c6f
    Persian: 'Persisch', // 7428909a
    Polish: 'Polnisch', // 770341d6
    Portuguese: 'Portugiesisch', // 98b01b89
    Russian: 'Russisch', // 5bcc40ad
    'Serbo-Croatian': 'Serbokroatisch', // fbec65e2
    Tagalog: 'Tagalog', // 605eac30
    Vietnamese: 'Vietnamesisch', // f25499e9
  },
})
