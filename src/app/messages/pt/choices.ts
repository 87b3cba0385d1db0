// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: 'Masculino', // 03f8c127
    Female: 'Feminino', // e8cca808
  },
  genders: {
    Male: 'Masculino', // 03f8c127
    Female: 'Feminino', // e8cca808
    'Trans-Man': 'Homem trans', // 9fd30a84
    'Trans-Woman': 'Mulher trans', // bdbae723
    'Non-Binary': 'Não binário', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'Indígena americano ou nativo do Alasca', // 3bef6d57
    Asian: 'Asiático', // bc7432b8
    'Black or African American': 'Negro ou afro-americano', // 3cd7419f
    'Hispanic or Latino': 'Hispânico ou latino', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'Nativo do Havaí ou de outra ilha do Pacífico', // 153ba062
    White: 'Branco', // 3495e757
    'Other Race': 'Outra raça', // 0b86a975
    'Not Specified': 'Não especificado', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'Hispânico ou latino', // e0bafc04
    'Not Hispanic or Latino': 'Nem hispânico nem latino', // 7739e38c
    'Not Specified': 'Não especificado', // 2604d337
  },
  relationships: {
    Self: 'O paciente', // 85bc0f95
    Spouse: 'Cônjuge', // f8930c36
    Child: 'Filho ou filha', // 80533212
  },
  languages: {
    English: 'Inglês', // ba118bf7
    Spanish: 'Espanhol', // 3411059c
    Arabic: 'Árabe', // bafb66f3
    Armenian: 'Armênio', // 676f73a9
    Chinese: 'Chinês', // 8a9779f4
    French: 'Francês', // 7458199f
    German: 'Alemão', // a659b60d
    Greek: 'Grego', // 5c74e5b8
    Italian: 'Italiano', // fe1d9c7d
    Japanese: 'Japonês', // be4ee906
    Korean: 'Coreano', // 04656c6f
    Persian: 'Persa', // 7428909a
    Polish: 'Polonês', // 770341d6
    Portuguese: 'Português', // 98b01b89
    Russian: 'Russo', // 5bcc40ad
    'Serbo-Croatian': 'Servo-croata', // fbec65e2
    Tagalog: 'Tagalo', // 605eac30
    Vietnamese: 'Vietnamita', // f25499e9
  },
})
