// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: '양식이 저장되었습니다', // 0febaf87
  notYetReceived: '약국이 아직 양식을 받지 못했습니다. 연결이 돌아오면 바로 보냅니다.', // 5064d8d0
  savedHow: '코드를 보관하시고 양식이 전송 대기 중이라고 약국 직원에게 말씀해 주세요.', // 98b21d6e
  received: '이제 약국이 양식을 받았습니다.', // b1b76d5c
  code: '카운터 코드', // 8332959a
  codeHow: '약국 직원에게 이 코드를 말씀해 주세요.', // 928eec84
  bookedCodeHow: '도착하시면 직원에게 이 코드를 말씀해 주세요.', // 98045994
  videoCode: '방문 코드', // f12b3d0f
  videoCodeHow: '전화하실 때 직원에게 이 코드를 말씀해 주세요.', // 709ec086
  patient: '환자 정보', // e1f1b8b3
  name: '이름', // dcd1d522
  phone: '전화', // 63dceb88
  email: '이메일', // 969ccbd3
  birthDate: '생년월일', // eb4c4e23
  dietitian: '담당 영양사', // 97177eae
  support: '고객 지원', // 4c464668
  details: '예약 정보', // 6ce300ec
  yourVisit: '고객님의 방문', // 72db071a
  first: '첫 번째 예약', // 0f3fde3a
  second: '두 번째 예약', // ba04c2d4
  vaccine: '백신', // 8c707f77
  service: '방문', // 1c8ac867
  where: '장소', // 1daaa38f
  when: '시간', // cf9c7aa2
  secondCode: '카운터 코드', // 11856ada
  byVideo: '화상', // 81f88658
  today: (day: string) => `오늘, ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}, ${time}`, // 6602a889
  showMore: '더 보기', // ba8a80fd
  showLess: '간단히 보기', // 0264d7b0
  benefitCode: '이 장소는 고객님의 혜택 코드를 받습니다', // a3cef312
  modify: '예약 변경', // 6fe1fc08
  modifyHow: {
    tlc: '날짜나 시간을 바꾸시려면 클리닉에 전화해 주세요.', // bd68a5ba
    dietitian: '날짜나 시간을 바꾸시려면 영양사 팀에 전화해 주세요.', // bb7260e3
    pharmacy: '날짜나 시간을 바꾸시려면 약국에 전화해 주세요.', // 63330080
  },
  cancel: '예약 취소', // e0790c5f
  cancelLater: '나중에 이 방문을 보거나 변경하거나 취소하시려면 이 링크를 보관해 주세요.', // 25df1ff8
  cancelBothLater: '나중에 두 예약을 보거나 변경하거나 취소하시려면 이 링크를 보관해 주세요.', // 4ec597ae
  cancelLaterHow:
    '링크가 있는 사람은 누구나 방문을 보고 변경하고 취소할 수 있습니다. 링크에는 이름도 답변도 없습니다.', // 02e6a3ac
  copyLink: '링크 복사', // dbf362d4
  openLink: '내 방문 열기', // 09e733b8
  cancelQr: '방문 링크 QR 코드', // b9143b0f
  directions: '길 찾기', // c9535678
  call: '전화', // d6e645b7
  callLocation: (phone: string) => `${phone}번으로 전화`, // 31e40241
  rideshare: '차량 이용 할인', // c8b7c55b
  rideshareHow: '차량 호출 앱에 이 코드를 입력하거나 스캔해 주세요.', // 4522d0ea
  rideshareQr: (code: string) => `${code} QR 코드`, // 1fb33458
  rideshareHelp: '차량 이용에 궁금한 점이 있으세요?', // f06390c3
  copy: '코드 복사', // 49a0053f
  saveToPhone: '휴대폰에 저장', // 5de62c91
  notSaved: '그림을 저장하지 못했습니다.', // f015b301
  another: '다른 백신 접종하기', // 17b7b084
  bookAnother: '다른 예약 하기', // cb8a6a61
  bookDietitian: '원격 영양 상담 예약', // 391e0692
  print: '인쇄', // df0fe798
  counterPrints: '카운터에서 인쇄해 드립니다.', // 2aa651f3
  share: '공유', // 29887a5f
  addToCalendar: '캘린더에 추가', // d0efffa6
  calendarTitle: (store: string) => `${store} 예약`, // 3ab1024d
  calendarTitleVideo: (who: string) => `${who} 예약`, // 82ddfa31
  calendarNotes: (phone: string) => `날짜나 시간을 바꾸시려면 ${phone}번으로 전화해 주세요.`, // 0122f916
  keptVisits: '예약하신 방문', // de693eb9
  keptVisitsHow: '이 기기는 방문의 시간과 장소, 코드를 그날이 끝날 때까지 기억합니다.', // dfe98c6a
  copyVisitCode: '방문 코드 복사', // a4c4fa73
  leaveTitle: '코드 없이 나가시겠습니까?', // 100932b9
  leaveWhy: '먼저 방문을 캘린더에 추가하거나, 인쇄하거나, 코드를 복사해 주세요.', // b2a3ba20
  leaveAnyway: '이 페이지 나가기', // 47b5d076
  stayHere: '여기 남기', // ef8d633e
  calendarCode: (code: string) => `코드: ${code}`, // 62c17536
  join: '참여 방법', // f56144df
  joinByLink: '방문이 시작되면 이 링크를 여십시오.', // 5f329f18
  joinVisit: '진료 참여', // f19140ae
  calendarVideo: '화상 진료', // c6e3131e
  calendarCancel: (address: string) => `보기, 변경 또는 취소: ${address}`, // 3fed87a1
})
