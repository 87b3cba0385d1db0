// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: 'Мужской', // 03f8c127
    Female: 'Женский', // e8cca808
  },
  genders: {
    Male: 'Мужской', // 03f8c127
    Female: 'Женский', // e8cca808
    'Trans-Man': 'Транс-мужчина', // 9fd30a84
    'Trans-Woman': 'Транс-женщина', // bdbae723
    'Non-Binary': 'Небинарный', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'Индеец Америки или коренной житель Аляски', // 3bef6d57
    Asian: 'Азиатская', // bc7432b8
    'Black or African American': 'Чернокожие или афроамериканцы', // 3cd7419f
    'Hispanic or Latino': 'Испанцы или латиноамериканцы', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'Коренные гавайцы или другие жители островов Тихого океана', // 153ba062
    White: 'Белая', // 3495e757
    'Other Race': 'Другая раса', // 0b86a975
    'Not Specified': 'Не указано', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'Испанцы или латиноамериканцы', // e0bafc04
    'Not Hispanic or Latino': 'Не испанцы и не латиноамериканцы', // 7739e38c
    'Not Specified': 'Не указано', // 2604d337
  },
  relationships: {
    Self: 'Сам пациент', // 85bc0f95
    Spouse: 'Супруг или супруга', // f8930c36
    Child: 'Ребёнок', // 80533212
  },
  languages: {
    English: 'Английский', // ba118bf7
    Spanish: 'Испанский', // 3411059c
    Arabic: 'Арабский', // bafb66f3
    Armenian: 'Армянский', // 676f73a9
    Chinese: 'Китайский', // 8a9779f4
    French: 'Французский', // 7458199f
    German: 'Немецкий', // a659b60d
    Greek: 'Греческий', // 5c74e5b8
    Italian: 'Итальянский', // fe1d9c7d
    Japanese: 'Японский', // be4ee906
    Korean: 'Корейский', // 04656c6f
    Persian: 'Персидский', // 7428909a
    Polish: 'Польский', // 770341d6
    Portuguese: 'Португальский', // 98b01b89
    Russian: 'Русский', // 5bcc40ad
    'Serbo-Croatian': 'Сербохорватский', // fbec65e2
    Tagalog: 'Тагальский', // 605eac30
    Vietnamese: 'Вьетнамский', // f25499e9
  },
})
