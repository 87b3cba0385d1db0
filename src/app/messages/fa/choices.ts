// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: 'مرد', // 03f8c127
    Female: 'زن', // e8cca808
  },
  genders: {
    Male: 'مرد', // 03f8c127
    Female: 'زن', // e8cca808
    'Trans-Man': 'مرد ترنس', // 9fd30a84
    'Trans-Woman': 'زن ترنس', // bdbae723
    'Non-Binary': 'نان‌باینری', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'سرخ‌پوست آمریکایی یا بومی آلاسکا', // 3bef6d57
    Asian: 'آسیایی', // bc7432b8
    'Black or African American': 'سیاه‌پوست یا آفریقایی‌آمریکایی', // 3cd7419f
    'Hispanic or Latino': 'اسپانیایی‌تبار یا لاتین‌تبار', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'بومی هاوایی یا دیگر جزایر اقیانوس آرام', // 153ba062
    White: 'سفیدپوست', // 3495e757
    'Other Race': 'نژاد دیگر', // 0b86a975
    'Not Specified': 'مشخص نشده', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'اسپانیایی‌تبار یا لاتین‌تبار', // e0bafc04
    'Not Hispanic or Latino': 'غیر اسپانیایی‌تبار یا لاتین‌تبار', // 7739e38c
    'Not Specified': 'مشخص نشده', // 2604d337
  },
  relationships: {
    Self: 'خود بیمار', // 85bc0f95
    Spouse: 'همسر', // f8930c36
    Child: 'فرزند', // 80533212
  },
  languages: {
    English: 'انگلیسی', // ba118bf7
    Spanish: 'اسپانیایی', // 3411059c
    Arabic: 'عربی', // bafb66f3
    Armenian: 'ارمنی', // 676f73a9
    Chinese: 'چینی', // 8a9779f4
    French: 'فرانسوی', // 7458199f
    German: 'آلمانی', // a659b60d
    Greek: 'یونانی', // 5c74e5b8
    Italian: 'ایتالیایی', // fe1d9c7d
    Japanese: 'ژاپنی', // be4ee906
    Korean: 'کره‌ای', // 04656c6f
    Persian: 'فارسی', // 7428909a
    Polish: 'لهستانی', // 770341d6
    Portuguese: 'پرتغالی', // 98b01b89
    Russian: 'روسی', // 5bcc40ad
    'Serbo-Croatian': 'صربی-کرواتی', // fbec65e2
    Tagalog: 'تاگالوگ', // 605eac30
    Vietnamese: 'ویتنامی', // f25499e9
  },
})
