// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: 'Maschio', // 03f8c127
    Female: 'Femmina', // e8cca808
  },
  genders: {
    Male: 'Maschio', // 03f8c127
    Female: 'Femmina', // e8cca808
    'Trans-Man': 'Uomo trans', // 9fd30a84
    'Trans-Woman': 'Donna trans', // bdbae723
    'Non-Binary': 'Non binario', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'Nativo americano o dell’Alaska', // 3bef6d57
    Asian: 'Asiatico', // bc7432b8
    'Black or African American': 'Nero o afroamericano', // 3cd7419f
    'Hispanic or Latino': 'Ispanico o latino', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'Nativo delle Hawaii o di altre isole del Pacifico', // 153ba062
    White: 'Bianco', // 3495e757
    'Other Race': 'Altra razza', // 0b86a975
    'Not Specified': 'Non specificato', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'Ispanico o latino', // e0bafc04
    'Not Hispanic or Latino': 'Né ispanico né latino', // 7739e38c
    'Not Specified': 'Non specificato', // 2604d337
  },
  relationships: {
    Self: 'Titolare', // 85bc0f95
    Spouse: 'Coniuge', // f8930c36
    Child: 'Figlio o figlia', // 80533212
  },
  languages: {
    English: 'Inglese', // ba118bf7
    Spanish: 'Spagnolo', // 3411059c
    Arabic: 'Arabo', // bafb66f3
    Armenian: 'Armeno', // 676f73a9
    Chinese: 'Cinese', // 8a9779f4
    French: 'Francese', // 7458199f
    German: 'Tedesco', // a659b60d
    Greek: 'Greco', // 5c74e5b8
    Italian: 'Italiano', // fe1d9c7d
    Japanese: 'Giapponese', // be4ee906
    Korean: 'Coreano', // 04656c6f
    Persian: 'Persiano', // 7428909a
    Polish: 'Polacco', // 770341d6
    Portuguese: 'Portoghese', // 98b01b89
    Russian: 'Russo', // 5bcc40ad
    'Serbo-Croatian': 'Serbo-croato', // fbec65e2
    Tagalog: 'Tagalog', // 605eac30
    Vietnamese: 'Vietnamita', // f25499e9
  },
})
