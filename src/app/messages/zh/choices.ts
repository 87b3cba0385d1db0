// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: '男', // 03f8c127
    Female: '女', // e8cca808
  },
  genders: {
    Male: '男', // 03f8c127
    Female: '女', // e8cca808
    'Trans-Man': '跨性别男性', // 9fd30a84
    'Trans-Woman': '跨性别女性', // bdbae723
    'Non-Binary': '非二元性别', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': '美洲印第安人或阿拉斯加原住民', // 3bef6d57
    Asian: '亚裔', // bc7432b8
    'Black or African American': '黑人或非裔美国人', // 3cd7419f
    'Hispanic or Latino': '西班牙裔或拉丁裔', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': '夏威夷原住民或其他太平洋岛民', // 153ba062
    White: '白人', // 3495e757
    'Other Race': '其他种族', // 0b86a975
    'Not Specified': '未说明', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': '西班牙裔或拉丁裔', // e0bafc04
    'Not Hispanic or Latino': '非西班牙裔或拉丁裔', // 7739e38c
    'Not Specified': '未说明', // 2604d337
  },
  relationships: {
    Self: '本人', // 85bc0f95
    Spouse: '配偶', // f8930c36
    Child: '子女', // 80533212
  },
  languages: {
    English: '英语', // ba118bf7
    Spanish: '西班牙语', // 3411059c
    Arabic: '阿拉伯语', // bafb66f3
    Armenian: '亚美尼亚语', // 676f73a9
    Chinese: '中文', // 8a9779f4
    French: '法语', // 7458199f
    German: '德语', // a659b60d
    Greek: '希腊语', // 5c74e5b8
    Italian: '意大利语', // fe1d9c7d
    Japanese: '日语', // be4ee906
    Korean: '韩语', // 04656c6f
    Persian: '波斯语', // 7428909a
    Polish: '波兰语', // 770341d6
    Portuguese: '葡萄牙语', // 98b01b89
    Russian: '俄语', // 5bcc40ad
    'Serbo-Croatian': '塞尔维亚-克罗地亚语', // fbec65e2
    Tagalog: '他加禄语', // 605eac30
    Vietnamese: '越南语', // f25499e9
  },
})
