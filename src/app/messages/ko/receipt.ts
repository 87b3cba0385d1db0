// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: '확인서', // dad5a969
  how: '예약 내용, 서명한 사람, 동의한 모든 문구가 적혀 있습니다. 인쇄하거나 저장할 수 있습니다.', // 05eb6059
  askHow: '확인서에는 이름과 서명 내용이 있습니다. 다른 사람이 읽지 못하도록 환자의 생년월일을 묻습니다.', // 00072cfc
  show: '확인서 보기', // d0cd6be1
  showing: '확인서를 여는 중', // 7dabfab1
  back: '방문 정보로 돌아가기', // 7dd352af
  noDate: '생년월일을 입력하십시오.', // 129becaf
  wrongBirthDate: '이 방문에 입력된 생년월일이 아닙니다.', // 7da15529
  noReceipt: '여기에서는 이 방문의 확인서를 만들 수 없습니다. 전화해 주십시오.', // d0e6f192
  unreachable: '확인서를 열려면 연결이 필요합니다. 연결되면 다시 시도하십시오.', // 52737414
  refused: '확인서를 열 수 없습니다. 나중에 다시 시도하십시오.', // a605e307
  patient: '환자', // 835043ec
  received: '접수 시각', // 49f19bee
  status: '상태', // 920e413c
  statuses: {
    BOOKED: '예약됨', // fd1331d7
    CANCELED: '취소됨', // 13ca2ee2
    BEGUN: '시작되었거나 끝남', // 390bb094
    CHECKED_IN: '체크인됨', // 66477aff
  },
  signature: '서명', // f1a73e22
  guardian: '서명한 사람의 이름', // 974e429c
  signedAt: '서명 시각', // 8f280aa2
  consents: '동의한 내용', // 1dcfeca3
  hash: '지문 (SHA-256)', // 0e6f8cf2
  hashHow: '지문은 문구의 단어로 계산됩니다. 어떤 단어도 바뀌지 않았음을 보여 줍니다.', // 14902bc9
  noHash: '기기에서 계산할 수 없었습니다.', // dda103dc
  gone: '이 문구는 더 이상 보관되어 있지 않습니다.', // f4a228a8
  unknown: '어떤 문구가 표시되었는지 알 수 없습니다.', // 1d90140a
  texts: '방문에 관한 문자 메시지', // 0ef0e462
})
