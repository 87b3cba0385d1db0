// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: 'Nam', // 03f8c127
    Female: 'Nữ', // e8cca808
  },
  genders: {
    Male: 'Nam', // 03f8c127
    Female: 'Nữ', // e8cca808
    'Trans-Man': 'Người chuyển giới nam', // 9fd30a84
    'Trans-Woman': 'Người chuyển giới nữ', // bdbae723
    'Non-Binary': 'Phi nhị giới', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'Người Mỹ da đỏ hoặc thổ dân Alaska', // 3bef6d57
    Asian: 'Người Á Châu', // bc7432b8
    'Black or African American': 'Người da đen hoặc Mỹ gốc Phi', // 3cd7419f
    'Hispanic or Latino': 'Gốc Tây Ban Nha hoặc La Tinh', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'Thổ dân Hawaii hoặc người đảo Thái Bình Dương khác', // 153ba062
    White: 'Người da trắng', // 3495e757
    'Other Race': 'Chủng tộc khác', // 0b86a975
    'Not Specified': 'Không nêu rõ', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'Gốc Tây Ban Nha hoặc La Tinh', // e0bafc04
    'Not Hispanic or Latino': 'Không gốc Tây Ban Nha/La Tinh', // 7739e38c
    'Not Specified': 'Không nêu rõ', // 2604d337
  },
  relationships: {
    Self: 'Bản thân', // 85bc0f95
    Spouse: 'Vợ hoặc chồng', // f8930c36
    Child: 'Con', // 80533212
  },
  languages: {
    English: 'Tiếng Anh', // ba118bf7
    Spanish: 'Tiếng Tây Ban Nha', // 3411059c
    Arabic: 'Tiếng Ả Rập', // bafb66f3
    Armenian: 'Tiếng Armenia', // 676f73a9
    Chinese: 'Tiếng Trung', // 8a9779f4
    French: 'Tiếng Pháp', // 7458199f
    German: 'Tiếng Đức', // a659b60d
    Greek: 'Tiếng Hy Lạp', // 5c74e5b8
    Italian: 'Tiếng Ý', // fe1d9c7d
    Japanese: 'Tiếng Nhật', // be4ee906
    Korean: 'Tiếng Hàn', // 04656c6f
    Persian: 'Tiếng Ba Tư', // 7428909a
    Polish: 'Tiếng Ba Lan', // 770341d6
    Portuguese: 'Tiếng Bồ Đào Nha', // 98b01b89
    Russian: 'Tiếng Nga', // 5bcc40ad
    'Serbo-Croatian': 'Tiếng Serbia-Croatia', // fbec65e2
    Tagalog: 'Tiếng Tagalog', // 605eac30
    Vietnamese: 'Tiếng Việt', // f25499e9
  },
})
