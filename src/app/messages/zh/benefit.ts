// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: '我们需要您的福利代码信息，才能查找可预约的时间。', // 79650e57
  field: '请输入您的福利代码', // 6a9d49d5
  checking: '正在检查…', // ec963ffc
  required: '您必须输入福利代码。', // 391c71f1
  invalid: '您输入的福利代码无效。请重试。', // 801b774a
  networkError: '网络出错。请重试。', // 4852d77d
  locationsFailed: '未能加载接受福利代码的地点。', // c5f4a7ca
  suggestion: '请刷新后重试，或搜索其他地点。', // 82fb4abd
  busy: '请一分钟后重试，或搜索其他地点。', // 7a3636a5
  noneAccepts: '这个地点附近没有接受此福利代码的地方。请检查代码和地点。', // 978ac760
  refresh: '刷新', // 0e916101
  without: '不用代码搜索', // 59a6cf82
  accepted: '此地点接受您的福利代码', // a3cef312
})
