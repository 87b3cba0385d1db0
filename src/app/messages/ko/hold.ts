// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('ko')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `${time} 확보 중`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, { other: `${number(minutes)}분 더 동안 확보됨, ${time}까지.` }), // fa984001
  held: (time: string) => `${time}까지 확보됨.`, // c1a8b0c7
  heldNext: (time: string) => `${time}까지 확보됨. 다음 버튼은 “계속”입니다.`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, { other: `시간이 ${number(minutes)}분 더 동안 확보됩니다.` }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, { other: `시간이 ${number(seconds)}초 더 동안 확보됩니다.` }), // 08daadf2
  soonHow: '유지하려면 “계속” 앞에 있는 “더 오래 확보” 버튼을 눌러 주세요.', // 9265c004
  last: '시간을 유지할 수 있는 시간이 30초 남았습니다.', // defa5584
  atLatest: (time: string) => `이 시간은 늦어도 ${time}까지만 확보할 수 있습니다.`, // 1fb54915
  afterThat: '그 후에는 다시 확보하도록 시도합니다.', // 8a8733c4
  goOn: (time: string) => `${time}로 계속`, // b2b9b769
  keep: '더 오래 확보', // 288e2acf
  keeping: '확보하는 중', // 2323b5ea
  keepFailed: '지금 연결에 문제가 있습니다. 잠시 후 다시 시도해 주세요.', // 5dc929fc
  taken: '죄송합니다. 선택하신 시간이 방금 예약되었습니다. 새 시간을 선택해 주세요.', // 8a5608a7
  connectionFailed: '지금 연결에 문제가 있습니다. 잠시 후 다시 시도해 주세요.', // 5dc929fc
  offline: '연결이 없습니다. 연결이 돌아오면 시간을 선택하실 수 있습니다.', // 9f3abd01
  over: '시간이 더 이상 확보되어 있지 않습니다.', // 28b7b185
  unheld: '이 시간은 확보되지 않았습니다. 마치실 때 비어 있으면 예약해 드립니다.', // eb56cd6d
  typed: '입력하신 내용은 그대로 있습니다.', // f5bedc67
  holdAgain: '같은 시간 다시 확보', // 58a11545
  holdingAgain: '시간을 다시 확보하는 중', // 185d1654
  again: '같은 시간을 다시 확보했습니다.', // 49371245
  lost: '다른 분이 이 시간을 예약했습니다.', // 6206aeb5
  lostSecond: '다른 분이 2차 예약 시간을 예약했습니다.', // 352f4583
  firstHeld: '1차 예약은 아직 확보되어 있습니다.', // 20dbc441
  nearest: '가장 가까운 빈 시간', // a667cf61
  otherTimes: '모든 시간 보기', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === ''
      ? `${what}, ${when} 시간을 확보하고 있습니다.`
      : `${where}에서 ${what}, ${when} 시간을 확보하고 있습니다.`, // 6c40947a
  goOnWithIt: '이 예약 계속하기', // 9e9761f7
  releaseIt: '시간을 놓고 검색', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `지금 다른 탭에서 ${what}, ${when} 시간을 확보하고 있습니다.`
      : `지금 다른 탭에서 ${where}, ${what}, ${when} 시간을 확보하고 있습니다.`, // 5fee2f81
  elsewhereOpen: '방문이 다른 탭에 열려 있습니다.', // 6242713e
  elsewhereReplaces: '여기서 시간을 선택하면 그 탭에서 확보한 시간을 대신합니다.', // ed19a9bc
  notBooked: (names: readonly string[]) => `여기서 예약되지 않음: ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) => plural(count, { other: '가능한 장소 찾기' }), // 3c534c97
  cardTitle: '고객님의 예약', // 56285920
  first: '1차 예약', // ae15e1b9
  second: '2차 예약', // e0b41b65
  finish: '예약은 전화로 마칩니다: 시간이 확보되어 있는 동안 전화하셔서 장소와 시간을 알려 주세요.', // dae96f3a
  finishUnheld: '예약은 전화로 마칩니다: 전화하셔서 장소와 시간을 알려 주세요.', // 0ef82972
  chooseAnother: '다른 시간 선택', // 099028b1
})
