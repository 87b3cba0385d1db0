// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: 'Mężczyzna', // 03f8c127
    Female: 'Kobieta', // e8cca808
  },
  genders: {
    Male: 'Mężczyzna', // 03f8c127
    Female: 'Kobieta', // e8cca808
    'Trans-Man': 'Mężczyzna trans', // 9fd30a84
    'Trans-Woman': 'Kobieta trans', // bdbae723
    'Non-Binary': 'Osoba niebinarna', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'Rdzenni mieszkańcy Ameryki lub Alaski', // 3bef6d57
    Asian: 'Azjatycka', // bc7432b8
    'Black or African American': 'Czarna lub afroamerykańska', // 3cd7419f
    'Hispanic or Latino': 'Latynoska lub hiszpańska', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'Rdzenni mieszkańcy Hawajów lub innych wysp Pacyfiku', // 153ba062
    White: 'Biała', // 3495e757
    'Other Race': 'Inna rasa', // 0b86a975
    'Not Specified': 'Nie podano', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'Latynoskie lub hiszpańskie', // e0bafc04
    'Not Hispanic or Latino': 'Nie latynoskie ani hiszpańskie', // 7739e38c
    'Not Specified': 'Nie podano', // 2604d337
  },
  relationships: {
    Self: 'Ta sama osoba', // 85bc0f95
    Spouse: 'Mąż lub żona', // f8930c36
    Child: 'Dziecko', // 80533212
  },
  languages: {
    English: 'Angielski', // ba118bf7
    Spanish: 'Hiszpański', // 3411059c
    Arabic: 'Arabski', // bafb66f3
    Armenian: 'Ormiański', // 676f73a9
    Chinese: 'Chiński', // 8a9779f4
    French: 'Francuski', // 7458199f
    German: 'Niemiecki', // a659b60d
    Greek: 'Grecki', // 5c74e5b8
    Italian: 'Włoski', // fe1d9c7d
    Japanese: 'Japoński', // be4ee906
    Korean: 'Koreański', // 04656c6f
    Persian: 'Perski', // 7428909a
    Polish: 'Polski', // 770341d6
    Portuguese: 'Portugalski', // 98b01b89
    Russian: 'Rosyjski', // 5bcc40ad
    'Serbo-Croatian': 'Serbsko-chorwacki', // fbec65e2
    Tagalog: 'Tagalski', // 605eac30
    Vietnamese: 'Wietnamski', // f25499e9
  },
})
