// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: 'Masculino', // 03f8c127
    Female: 'Femenino', // e8cca808
  },
  genders: {
    Male: 'Masculino', // 03f8c127
    Female: 'Femenino', // e8cca808
    'Trans-Man': 'Hombre trans', // 9fd30a84
    'Trans-Woman': 'Mujer trans', // bdbae723
    'Non-Binary': 'No binario', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'Indígena de las Américas o nativa de Alaska', // 3bef6d57
    Asian: 'Asiática', // bc7432b8
    'Black or African American': 'Negra o afroamericana', // 3cd7419f
    'Hispanic or Latino': 'Hispana o latina', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'Nativa de Hawái o de otra isla del Pacífico', // 153ba062
    White: 'Blanca', // 3495e757
    'Other Race': 'Otra raza', // 0b86a975
    'Not Specified': 'Sin especificar', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'Hispano o latino', // e0bafc04
    'Not Hispanic or Latino': 'Ni hispano ni latino', // 7739e38c
    'Not Specified': 'Sin especificar', // 2604d337
  },
  relationships: {
    Self: 'El titular', // 85bc0f95
    Spouse: 'Cónyuge', // f8930c36
    Child: 'Hijo o hija', // 80533212
  },
  languages: {
    English: 'Inglés', // ba118bf7
    Spanish: 'Español', // 3411059c
    Arabic: 'Árabe', // bafb66f3
    Armenian: 'Armenio', // 676f73a9
    Chinese: 'Chino', // 8a9779f4
    French: 'Francés', // 7458199f
    German: 'Alemán', // a659b60d
    Greek: 'Griego', // 5c74e5b8
    Italian: 'Italiano', // fe1d9c7d
    Japanese: 'Japonés', // be4ee906
    Korean: 'Coreano', // 04656c6f
    Persian: 'Persa', // 7428909a
    Polish: 'Polaco', // 770341d6
    Portuguese: 'Portugués', // 98b01b89
    Russian: 'Ruso', // 5bcc40ad
    'Serbo-Croatian': 'Serbocroata', // fbec65e2
    Tagalog: 'Tagalo', // 605eac30
    Vietnamese: 'Vietnamita', // f25499e9
  },
})
