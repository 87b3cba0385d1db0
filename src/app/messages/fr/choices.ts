// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: 'Masculin', // 03f8c127
    Female: 'Féminin', // e8cca808
  },
  genders: {
    Male: 'Masculin', // 03f8c127
    Female: 'Féminin', // e8cca808
    'Trans-Man': 'Homme trans', // 9fd30a84
    'Trans-Woman': 'Femme trans', // bdbae723
    'Non-Binary': 'Non binaire', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'Amérindien ou autochtone d’Alaska', // 3bef6d57
    Asian: 'Asiatique', // bc7432b8
    'Black or African American': 'Noir ou Afro-Américain', // 3cd7419f
    'Hispanic or Latino': 'Hispanique ou latino', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'Natif d’Hawaï ou d’une autre île du Pacifique', // 153ba062
    White: 'Blanc', // 3495e757
    'Other Race': 'Autre race', // 0b86a975
    'Not Specified': 'Non précisé', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'Hispanique ou latino', // e0bafc04
    'Not Hispanic or Latino': 'Ni hispanique ni latino', // 7739e38c
    'Not Specified': 'Non précisé', // 2604d337
  },
  relationships: {
    Self: 'Le titulaire', // 85bc0f95
    Spouse: 'Conjoint', // f8930c36
    Child: 'Enfant', // 80533212
  },
  languages: {
    English: 'Anglais', // ba118bf7
    Spanish: 'Espagnol', // 3411059c
    Arabic: 'Arabe', // bafb66f3
    Armenian: 'Arménien', // 676f73a9
    Chinese: 'Chinois', // 8a9779f4
    French: 'Français', // 7458199f
    German: 'Allemand', // a659b60d
    Greek: 'Grec', // 5c74e5b8
    Italian: 'Italien', // fe1d9c7d
    Japanese: 'Japonais', // be4ee906
    Korean: 'Coréen', // 04656c6f
    Persian: 'Persan', // 7428909a
    Polish: 'Polonais', // 770341d6
    Portuguese: 'Portugais', // 98b01b89
    Russian: 'Russe', // 5bcc40ad
    'Serbo-Croatian': 'Serbo-croate', // fbec65e2
    Tagalog: 'Tagalog', // 605eac30
    Vietnamese: 'Vietnamien', // f25499e9
  },
})
