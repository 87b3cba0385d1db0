// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: '男性', // 03f8c127
    Female: '女性', // e8cca808
  },
  genders: {
    Male: '男性', // 03f8c127
    Female: '女性', // e8cca808
    'Trans-Man': 'トランス男性', // 9fd30a84
    'Trans-Woman': 'トランス女性', // bdbae723
    'Non-Binary': 'ノンバイナリー', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'アメリカ先住民またはアラスカ先住民', // 3bef6d57
    Asian: 'アジア系', // bc7432b8
    'Black or African American': '黒人またはアフリカ系アメリカ人', // 3cd7419f
    'Hispanic or Latino': 'ヒスパニックまたはラテン系', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'ハワイ先住民またはその他の太平洋諸島の住民', // 153ba062
    White: '白人', // 3495e757
    'Other Race': 'その他の人種', // 0b86a975
    'Not Specified': '回答しない', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'ヒスパニックまたはラテン系', // e0bafc04
    'Not Hispanic or Latino': 'ヒスパニックでもラテン系でもない', // 7739e38c
    'Not Specified': '回答しない', // 2604d337
  },
  relationships: {
    Self: '本人', // 85bc0f95
    Spouse: '配偶者', // f8930c36
    Child: '子ども', // 80533212
  },
  languages: {
    English: '英語', // ba118bf7
    Spanish: 'スペイン語', // 3411059c
    Arabic: 'アラビア語', // bafb66f3
    Armenian: 'アルメニア語', // 676f73a9
    Chinese: '中国語', // 8a9779f4
    French: 'フランス語', // 7458199f
    German: 'ドイツ語', // a659b60d
    Greek: 'ギリシャ語', // 5c74e5b8
    Italian: 'イタリア語', // fe1d9c7d
    Japanese: '日本語', // be4ee906
    Korean: '韓国語', // 04656c6f
    Persian: 'ペルシャ語', // 7428909a
    Polish: 'ポーランド語', // 770341d6
    Portuguese: 'ポルトガル語', // 98b01b89
    Russian: 'ロシア語', // 5bcc40ad
    'Serbo-Croatian': 'セルボ・クロアチア語', // fbec65e2
    Tagalog: 'タガログ語', // 605eac30
    Vietnamese: 'ベトナム語', // f25499e9
  },
})
