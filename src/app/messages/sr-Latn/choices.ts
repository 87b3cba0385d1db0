// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: 'Muški', // 03f8c127
    Female: 'Ženski', // e8cca808
  },
  genders: {
    Male: 'Muškarac', // 03f8c127
    Female: 'Žena', // e8cca808
    'Trans-Man': 'Trans muškarac', // 9fd30a84
    'Trans-Woman': 'Trans žena', // bdbae723
    'Non-Binary': 'Nebinarna osoba', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'Američki Indijanac ili starosedelac Aljaske', // 3bef6d57
    Asian: 'Azijska', // bc7432b8
    'Black or African American': 'Crna ili afroamerička', // 3cd7419f
    'Hispanic or Latino': 'Hispano ili latino', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'Starosedelac Havaja ili drugih pacifičkih ostrva', // 153ba062
    White: 'Bela', // 3495e757
    'Other Race': 'Druga rasa', // 0b86a975
    'Not Specified': 'Nije navedeno', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'Hispano ili latino', // e0bafc04
    'Not Hispanic or Latino': 'Nije hispano ni latino', // 7739e38c
    'Not Specified': 'Nije navedeno', // 2604d337
  },
  relationships: {
    Self: 'Pacijent lično', // 85bc0f95
    Spouse: 'Supružnik', // f8930c36
    Child: 'Dete', // 80533212
  },
  languages: {
    English: 'Engleski', // ba118bf7
    Spanish: 'Španski', // 3411059c
    Arabic: 'Arapski', // bafb66f3
    Armenian: 'Jermenski', // 676f73a9
    Chinese: 'Kineski', // 8a9779f4
    French: 'Francuski', // 7458199f
    German: 'Nemački', // a659b60d
    Greek: 'Grčki', // 5c74e5b8
    Italian: 'Italijanski', // fe1d9c7d
    Japanese: 'Japanski', // be4ee906
    Korean: 'Korejski', // 04656c6f
    Persian: 'Persijski', // 7428909a
    Polish: 'Poljski', // 770341d6
    Portuguese: 'Portugalski', // 98b01b89
    Russian: 'Ruski', // 5bcc40ad
    'Serbo-Croatian': 'Srpskohrvatski', // fbec65e2
    Tagalog: 'Tagalog', // 605eac30
    Vietnamese: 'Vijetnamski', // f25499e9
  },
})
