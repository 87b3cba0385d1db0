// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ko')

export const kiosk = translated<typeof english.kiosk>()({
  title: '이 태블릿 설정', // 681b6a49
  titleAt: (store: string) => `${store}용으로 이 태블릿 설정`, // 9aa4e7c3
  hint: '약국 직원용입니다. 이 기기는 고객용 예약 없는 방문 태블릿이 됩니다.', // 9659de29
  what: '매장 태블릿에서는', // 997bca3c
  whatHome: '항상 이 매장의 예약 없는 방문 페이지를 엽니다', // be53787f
  whatWipe: '각 방문은 끝날 때, 또는 약 1분간 터치가 없으면 지워집니다', // 52754623
  whatLeave: '나가려면 첫 페이지의 매장 이름을 5초간 누르고 계세요', // 30d0c193
  code: '직원 코드', // 0f16cc32
  codeHint: '이 서비스의 운영자에게 문의해 주세요.', // 93e1e583
  leaveCode: '태블릿 모드 종료 코드', // e397a45b
  chooseLeaveCode: '숫자 여섯 자리를 정하고 직원이 찾을 수 있는 곳에 보관하세요.', // 1f9df21a
  leaveCodeHint: '직원이 이 태블릿을 설정할 때 정한 코드입니다.', // 1b2fb3a9
  sixDigits: '숫자 여섯 자리를 입력하세요.', // c077862c
  wrongLeaveCode: '이 태블릿의 코드가 아닙니다. 확인하고 다시 시도하세요.', // 8b65338e
  enrol: '매장 태블릿으로 사용', // 5d6d7a72
  enrolling: '설정하는 중', // dbdf27e5
  wrongCode: '직원 코드가 아닙니다. 확인하고 다시 시도해 주세요.', // 7f6252ee
  noCode: '직원 코드를 입력해 주세요.', // 6019393e
  busy: '시도 횟수가 너무 많습니다. 1분 기다린 후 다시 시도해 주세요.', // 2c69a672
  noAnswer: '서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도해 주세요.', // 8891d7e4
  notKept:
    '이 브라우저는 설정을 보관할 수 없습니다. 비공개 창이 아닌 일반 창을 쓰고 사이트 데이터를 허용해 주세요.', // 20e66bfc
  unknownLocation: '서버에 없는 매장입니다.', // c46507bb
  already: (store: string) => `이 태블릿은 ${store}용으로 설정되었습니다.`, // 5352a4c2
  goHome: '첫 페이지로 가기', // 66c9326e
  insecure: '이 주소는 안전하지 않습니다', // 3b399c33
  insecureWhy:
    '매장 태블릿에는 https가 필요합니다. 없으면 브라우저가 답변을 잠그거나, 연결 없이 작동하거나, 화면을 켜 둘 수 없습니다.', // d50c598d
  insecureHow: 'https로 제공하는 방법은 이 제품의 운영 설명서 중 태블릿 부분에 있습니다.', // 77a0d8b0
  privacy: '개인정보', // 54a57c31
  accessibility: '접근성', // d3368cbf
  close: '닫기', // 7d9eb7ac
  done: '완료', // 11a6767d
  waiting: (count: number) => `전송 대기 ${number(count)}건`, // db6397d0
  refused: (count: number) => `접수 안 됨 ${number(count)}건`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `시계가 ${Math.round(minutes / 60)}시간 빠름`
      : minutes > 0
        ? `시계가 ${number(minutes)}분 빠름`
        : minutes > -60
          ? `시계가 ${-minutes}분 느림`
          : `시계가 ${Math.round(-minutes / 60)}시간 느림`, // 8cb306e8
  phone: '본인 휴대폰 사용하기', // 87403439
  phoneHow: (address: string) => `카메라로 이 코드를 비추거나 다음 주소를 여세요: ${address}`, // a4cd0b20
  phoneCode: 'QR 코드: 본인 휴대폰에서 이 예약 없는 방문 페이지를 엽니다', // 94b2866e
  tryingOnly: '이 주소는 이 컴퓨터에서만 작동합니다.', // 69bb3c4c
  forStaff: '직원용', // 9c9ef5a5
  leaveTitle: '매장 태블릿 모드를 끝낼까요?', // 5c536cfe
  leaveWhy: '그 후 이 기기는 다른 기기처럼 작동합니다. 전송 대기 중인 체크인은 보관됩니다.', // 0cb007a4
  leave: '나가기', // fc6e4a40
  leaving: '끝내는 중', // ff02c323
  stay: '남기', // 08fd1de4
  stillThere: '아직 계신가요?', // 69b81bb4
  stillThereWhy: '개인정보를 보호하기 위해 곧 답변을 지웁니다.', // 2f86d3d4
  codeLeaves: '코드가 곧 이 화면에서 사라집니다.', // 925d7c0f
  secondsLeft: (count: number) => plural(count, { other: `${number(count)}초 남음` }), // 7733ef8a
  goOn: '시간이 더 필요합니다', // ba4ae706
  eraseNow: '지금 답변 지우기', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: '포스터', // 1ba76ea7
  print: '인쇄', // df0fe798
  printHow: 'A4 또는 US letter 용지 한 장에 맞습니다.', // eef30565
  heading: '예약 없는 백신 접종', // f954ea78
  forToday: '오늘 이곳에서 백신을 맞으세요.', // 716244ad
  promise: '본인 휴대폰으로 양식을 작성해 주세요. 약 5분 걸립니다.', // 55bb64a0
  scan: '휴대폰 카메라로 코드를 비추세요', // 55c7a514
  scanHow: '또는 아래 주소를 여세요.', // 8c646be3
  fill: '백신을 고르고 양식을 작성하세요', // f6ba02cc
  fillHow: '설치도 계정도 필요 없습니다.', // d415ea22
  checkIn: '약국 카운터에서 체크인하세요', // 1162b8bd
  checkInHow: '마지막에 휴대폰에 표시되는 코드를 말씀해 주세요.', // b174b9dd
  everyDay: '매일', // c4e42b97
  days: (first: string, last: string) => `${first}-${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days} ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}, 점심시간 ${lunch}`, // df8c7817
  noPhone: '휴대폰이 없으신가요? 태블릿을 쓰시거나 카운터에 문의하세요.', // 9329e5e6
  printed: (day: string) => `${day} 인쇄`, // 89ae83d8
  qrCode: (store: string) => `QR 코드: ${store}의 예약 없는 방문 페이지를 엽니다`, // d8165263
  tryingOnly: '시험용', // badf76a0
  tryingOnlyWhy:
    '이 코드는 이 컴퓨터에서만 작동하는 주소로 연결됩니다. PUBLIC_URL을 고객이 쓰는 주소로 설정한 후 인쇄하세요.', // f5049a75
  settingsFailed: '서버에 연결할 수 없어 아직 인쇄할 주소가 없습니다.', // cceb3a06
})
