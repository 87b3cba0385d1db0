// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('ko')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `${number(of)}단계 중 ${steps}단계 · ${title}`, // 7203957f
  steps: '단계', // 1de3df70
  done: '완료', // a4c3ed04
  page: (n: number, of: number) => `${number(n)}/${number(of)}`, // c0ed7eba
  appointments: (count: number) => `예약 (${number(count)})`, // 3f9f6c70
  vaccines: '선택한 백신', // 39c97fb0
  walkInAt: (place: string) => `오늘 예약 없이 방문: ${place}`, // bb7fa458
  submit: '마치고 체크인', // bc8f7603
  submitting: '체크인을 보내는 중', // 836069e2
  book: '이 방문 예약', // d69fbda1
  booking: '방문을 예약하는 중', // 644e21e4
  checkingAddress: '주소를 확인하는 중', // 4b05bd63
  questionsFirst: '먼저 몇 가지 질문', // edb30c36
  questionsFirstWhy:
    '양식을 작성하시기 전에 이 백신에 대한 답변이 필요합니다. 그 후에 시간을 다시 선택해 주세요.', // 7f35f460
  answerQuestions: '질문에 답하기', // 5615eff7
  otherVaccine: '다른 백신 선택', // 47da8e39
  laterDay: '더 늦은 날 선택하기', // 0af296ff
  startOver: '처음부터 다시', // 5eed7e9f
  startOverAsk: '처음부터 다시 하시겠습니까?', // d48f39d2
  startOverWarning: '입력하신 내용이 모두 지워집니다.', // 57e967ae
  startOverWhileSent: '지금 체크인을 보내고 있습니다. 여기서 지우셔도 약국에 전달될 수 있습니다.', // ffa82d7d
  startOverWhileBooked: '지금 방문을 예약하고 있습니다. 처음부터 다시 하셔도 예약될 수 있습니다.', // a8ff9ade
  startOverYes: '지우고 처음부터 다시', // 3bf409b1
  startOverNo: '계속하기', // 9d7fd0e0
  memoryOnly: '이 브라우저는 답변을 보관할 수 없습니다. 마칠 때까지 페이지를 새로 고치거나 닫지 마세요.', // 29013b01
  typedAgain: '안전을 위해 일부 번호는 보관하지 않았습니다. 다시 입력해 주세요.', // f12cd665
  typeAgain: (page: string) => `“${page}”로 가기`, // a3442252
  documentsFailed: '지금 연결에 문제가 있습니다. 페이지를 새로 고친 후 다시 시도해 주세요.', // d9cf6f1d
  refresh: '새로 고침', // 0e916101
  loading: '양식을 불러오는 중', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: '답변 확인', // 7e405e1d
  agreeTitle: '개인정보와 진료', // 824dc6f9
  hint: '계속하기 전에 읽어 주세요. 답변은 모두 바꾸실 수 있습니다.', // 478bc831
  change: '변경', // c0bf75bd
  changeOf: (what: string) => `“${what}” 변경`, // 31af8378
  notFinished: '미완료', // b621bb56
  finish: '마치기', // a6c7a84b
  finishOf: (page: string) => `“${page}” 마치기`, // c87250c0
  missing: (pages: number) => plural(pages, { other: `${number(pages)}페이지가 완료되지 않았습니다` }), // da821ad1
  missingHow: '여기서 여시거나 “계속”을 눌러 주세요.', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) => `의료진이 다음에 대해 말씀드립니다: ${row(vaccines)}.`, // 37677888
  talk: (vaccines: readonly string[]) => `약사가 상담해 드릴 내용: ${row(vaccines)}.`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: '예약 중복', // 3052e265
  conflict: '선택하신 시간은 더 이상 예약할 수 없습니다.', // d3d12784
  checkAvailability: '가능한 시간 확인', // dbc90cdf
  quit: '종료', // b3eb37ac
  duplicateTitle: '이미 예약이 있는 것 같습니다', // 1e8e51ec
  duplicate: (phone: string) =>
    `이 서비스에는 이미 예약이 있습니다. 확인서나 캘린더를 확인하시거나 ${phone}번으로 전화해 주세요.`, // 1bf09976
  cancelVisit: '방문 취소', // 6d04b811
  checkedInTitle: '오늘 이미 여기서 체크인하셨습니다', // 81ff2b4b
  checkedIn: '약국 직원에게 성함을 말씀해 주세요. 다른 백신도 원하시면 카운터에서 말씀해 주세요.', // 5f5a5e52
  done: '완료', // 11a6767d
  scheduleAppointment: '예약하기', // b8508ee8
  errorTitle: '확인 오류', // aafa44a7
  error: '죄송합니다. 예약을 확인하는 중 오류가 발생했습니다...', // ec195dc6
  about: (step: string, message: string) => `${step}: ${message}`, // 68dd79f4
  change: '답변 바꾸기', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: '이 방문은 이미 예약되었을 수 있습니다', // 1ccfd4c0
  perhapsBookedHow:
    '답을 받기 전에 연결이 끊겼습니다. 계속해서 “이 방문 예약”을 다시 눌러 주세요. 두 번 예약되지 않습니다.', // 0e4566c2
  perhapsCheckedIn: '이미 체크인되었을 수 있습니다', // 67ad42bf
  perhapsCheckedInHow:
    '답을 받기 전에 연결이 끊겼습니다. 계속해서 “마치고 체크인”을 다시 눌러 주세요. 한 번만 처리됩니다.', // aa93831e
  askingWhetherBooked: '잠시만 기다려 주세요', // 16d511b3
  askingHow: '이 방문이 예약되었는지 확인하고 있습니다.', // 49ea7e6a
  cannotTell: (phone: string) =>
    `이 방문이 예약되었는지 아직 알 수 없습니다. 연결되면 다시 시도하시거나, 처음부터 다시 하시기 전에 ${phone}번으로 전화해 주세요.`, // 2c34e61a
  keepWaiting: '계속 기다리기', // b9ad2e4e
  startOverAnyway: '그래도 처음부터 다시', // 30c43359
  connectionFailed: '지금 연결에 문제가 있습니다. 잠시 후 다시 시도해 주세요.', // 5dc929fc
  notSaved: '이 기기도 양식을 저장하지 못했습니다. 약국 직원에게 말씀해 주세요.', // b0c1310e
})
