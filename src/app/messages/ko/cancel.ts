// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: '예약 취소', // 286897c4
  which: '어느 예약을 취소하시겠습니까?', // 5282bd7a
  submit: '예약 취소', // e0790c5f
  keep: '유지하기', // fdce5da2
  goOn: '계속', // 31fbef16
  canceling: '취소 중', // f0f958e0
  firstCancelsAll: '1차 예약을 취소하면 모든 예약이 취소됩니다.', // 3094259b
  canceledToo: '1차 예약과 함께 취소됩니다', // 02fea37e
  included: '항상 포함', // 93fd1574
  noneSelected: '취소를 계속하려면 예약을 선택해 주세요.', // 1136c9e5
  heading: '확정된 예약이 있습니다!', // 715d4c40
  headingHint: '여기서 취소하실 수 있습니다. 날짜나 시간을 바꾸시려면 전화해 주세요.', // 915ff288
  cancelTitle: '취소하시겠습니까?', // 3602334d
  changeTitle: '예약 변경', // fb8807ad
  clinic: '클리닉 방문과 화상 진료', // 94eac475
  pharmacy: '약국 방문', // 3a4d74af
  confirm: '예약을 정말 취소하시겠습니까?', // 3b09fc7d
  confirmHow: '이 시간은 다른 분께 드리게 됩니다.', // 0aa8d05f
  confirmBothHow: '이 시간은 다른 분께 드리게 됩니다. 두 번째 방문도 함께 예약하셨다면 그것도 취소됩니다.', // 02a15956
  yes: '예', // 85a39ab3
  no: '아니요', // 1ea442a1
  alreadyCanceled: '이미 취소된 예약입니다.', // d054f1ae
  failed: '이 예약을 취소하지 못했습니다.', // e793196c
  failedHow: '다시 시도하시거나 전화해 주세요.', // fc1b7603
  unreachable: '취소하려면 연결이 필요합니다. 연결되면 다시 시도하시거나 전화해 주세요.', // b2bf3230
  pageTitle: '고객님의 방문', // 72db071a
  openLink: '확인서나 캘린더에 있는 링크를 여시거나 전화해 주세요.', // 09f574e1
  reading: '예약을 불러오는 중', // 0e01842d
  yourVisit: '고객님의 예약', // 56285920
  alsoCanceled: '2차 예약도 함께 취소됩니다.', // 5aa99d4a
  what: '방문', // 1c8ac867
  when: '시간', // cf9c7aa2
  where: '장소', // 1daaa38f
  joinVisit: '진료 참여', // f19140ae
  begun: '이미 시작되었거나 끝난 예약입니다.', // 04a99bdd
  begunHow: '이제 여기서 취소할 수 없습니다. 전화해 주세요.', // 67a95b55
  unknown: '이 예약을 찾을 수 없습니다.', // 69f92700
  unknownHow: '링크가 완전하지 않을 수 있습니다. 확인서나 캘린더에서 다시 여시거나 전화해 주세요.', // 7e6fd6da
  unseen: '여기에 예약을 표시할 수 없습니다. 그래도 취소하시거나 전화하실 수 있습니다.', // 04304d87
  needsConnection: '이 예약을 보고 취소하려면 연결이 필요합니다.', // e31bb620
  connecting: '연결이 돌아오면 다시 확인합니다.', // e3016677
  trouble: '지금 연결에 문제가 있습니다. 잠시 후 다시 시도해 주세요.', // 5dc929fc
  tryAgain: '다시 시도', // d8b8392e
  book: '방문 예약', // b00aa64d
  canceledWhat: '취소됨', // 13ca2ee2
  canceled: '예약이 취소되었습니다!', // 2959d873
  canceledAll: '두 예약이 모두 취소되었습니다.', // 805ed2b4
  canceledHow: '더 하실 일은 없습니다.', // 634aeb74
  scheduleAgain: '다시 예약', // c9147b57
  calendarTitleCanceled: '취소된 예약', // 9c63a6e8
  calendarTitle: '캘린더에 있습니까?', // ca0f22d9
  calendarHow: '이 파일은 캘린더에서 예약을 취소된 것으로 표시합니다.', // 165a6e26
  updateCalendar: '캘린더 업데이트', // 188fdb1c
})
