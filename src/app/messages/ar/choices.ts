// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: 'ذكر', // 03f8c127
    Female: 'أنثى', // e8cca808
  },
  genders: {
    Male: 'ذكر', // 03f8c127
    Female: 'أنثى', // e8cca808
    'Trans-Man': 'رجل عابر جنسيًا', // 9fd30a84
    'Trans-Woman': 'امرأة عابرة جنسيًا', // bdbae723
    'Non-Binary': 'غير ثنائي', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'هندي أمريكي أو من سكان ألاسكا الأصليين', // 3bef6d57
    Asian: 'آسيوي', // bc7432b8
    'Black or African American': 'أسود أو أمريكي من أصل إفريقي', // 3cd7419f
    'Hispanic or Latino': 'من أصل إسباني أو لاتيني', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'من سكان هاواي الأصليين أو جزر المحيط الهادئ الأخرى', // 153ba062
    White: 'أبيض', // 3495e757
    'Other Race': 'عرق آخر', // 0b86a975
    'Not Specified': 'غير محدد', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'من أصل إسباني أو لاتيني', // e0bafc04
    'Not Hispanic or Latino': 'ليس من أصل إسباني أو لاتيني', // 7739e38c
    'Not Specified': 'غير محدد', // 2604d337
  },
  relationships: {
    Self: 'المريض نفسه', // 85bc0f95
    Spouse: 'الزوج أو الزوجة', // f8930c36
    Child: 'ابن أو ابنة', // 80533212
  },
  languages: {
    English: 'الإنجليزية', // ba118bf7
    Spanish: 'الإسبانية', // 3411059c
    Arabic: 'العربية', // bafb66f3
    Armenian: 'الأرمنية', // 676f73a9
    Chinese: 'الصينية', // 8a9779f4
    French: 'الفرنسية', // 7458199f
    German: 'الألمانية', // a659b60d
    Greek: 'اليونانية', // 5c74e5b8
    Italian: 'الإيطالية', // fe1d9c7d
    Japanese: 'اليابانية', // be4ee906
    Korean: 'الكورية', // 04656c6f
    Persian: 'الفارسية', // 7428909a
    Polish: 'البولندية', // 770341d6
    Portuguese: 'البرتغالية', // 98b01b89
    Russian: 'الروسية', // 5bcc40ad
    'Serbo-Croatian': 'الصربية الكرواتية', // fbec65e2
    Tagalog: 'التاغالوغية', // 605eac30
    Vietnamese: 'الفيتنامية', // f25499e9
  },
})
