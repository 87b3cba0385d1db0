// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: '남성', // 03f8c127
    Female: '여성', // e8cca808
  },
  genders: {
    Male: '남성', // 03f8c127
    Female: '여성', // e8cca808
    'Trans-Man': '트랜스 남성', // 9fd30a84
    'Trans-Woman': '트랜스 여성', // bdbae723
    'Non-Binary': '논바이너리', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': '아메리카 원주민 또는 알래스카 원주민', // 3bef6d57
    Asian: '아시아인', // bc7432b8
    'Black or African American': '흑인 또는 아프리카계 미국인', // 3cd7419f
    'Hispanic or Latino': '히스패닉 또는 라틴계', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': '하와이 원주민 또는 기타 태평양 섬 주민', // 153ba062
    White: '백인', // 3495e757
    'Other Race': '기타 인종', // 0b86a975
    'Not Specified': '명시하지 않음', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': '히스패닉 또는 라틴계', // e0bafc04
    'Not Hispanic or Latino': '히스패닉 또는 라틴계 아님', // 7739e38c
    'Not Specified': '명시하지 않음', // 2604d337
  },
  relationships: {
    Self: '본인', // 85bc0f95
    Spouse: '배우자', // f8930c36
    Child: '자녀', // 80533212
  },
  languages: {
    English: '영어', // ba118bf7
    Spanish: '스페인어', // 3411059c
    Arabic: '아랍어', // bafb66f3
    Armenian: '아르메니아어', // 676f73a9
    Chinese: '중국어', // 8a9779f4
    French: '프랑스어', // 7458199f
    German: '독일어', // a659b60d
    Greek: '그리스어', // 5c74e5b8
    Italian: '이탈리아어', // fe1d9c7d
    Japanese: '일본어', // be4ee906
    Korean: '한국어', // 04656c6f
    Persian: '페르시아어', // 7428909a
    Polish: '폴란드어', // 770341d6
    Portuguese: '포르투갈어', // 98b01b89
    Russian: '러시아어', // 5bcc40ad
    'Serbo-Croatian': '세르보크로아트어', // fbec65e2
    Tagalog: '타갈로그어', // 605eac30
    Vietnamese: '베트남어', // f25499e9
  },
})
