// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ko')

export const update = translated<typeof english.update>()({
  ready: '새 버전이 준비되었습니다.', // b9d4487c
  now: '업데이트', // c1c1009d
  later: '나중에', // 73b6e48a
  updating: '업데이트 중…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: '전에 입력하신 답변을 열지 못했습니다. 처음부터 다시 시작해 주세요.', // dfbbb8a7
  elsewhere: '방문이 다른 탭에 열려 있습니다', // 924651af
  elsewhereHow:
    '입력하신 내용은 모두 그곳에 있습니다. 그 탭에서 계속하시거나 여기로 가져와 이어서 하실 수 있습니다.', // 0c75b77c
  goOnHere: '여기서 계속', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) => plural(count, { other: `체크인 ${number(count)}건이 전송을 기다립니다.` }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      other: '약국이 아직 받지 못했습니다. 연결되면 바로 보냅니다. 카운터로 가셔서 코드를 말씀하셔도 됩니다.',
    }), // ad29960b
  received: (count: number) =>
    plural(count, { other: `이제 약국이 체크인 ${number(count)}건을 받았습니다.` }), // 6b1c5687
  refused: (count: number) => plural(count, { other: `체크인 ${number(count)}건이 접수되지 못했습니다.` }), // 646618ea
  refusedHow: '약국 카운터에 문의하시거나 체크인을 새로 시작해 주세요.', // baebf981
  codes: (count: number) => plural(count, { other: '카운터 코드:' }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: '복사되었습니다!', // ea61bc15
  notCopied: '직접 복사해 주세요.', // 51037fa2
})
