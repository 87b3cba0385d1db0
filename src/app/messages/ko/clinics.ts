// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ko')

export const clinics = translated<typeof english.clinics>()({
  locatorHint:
    '우편번호나 도시를 입력해 주세요. 가장 가까운 클리닉과 영업시간, 대기 시간을 보실 수 있습니다.', // de049c62
  place: '우편번호 또는 도시, 주', // 25513fe9
  search: '검색', // 49c266ba
  nearMe: '내 위치 사용', // 30cbc33b
  problems: {
    required: '우편번호 또는 도시, 주를 입력해 주세요.', // dc00ae13
    tooShort: '장소는 2자 이상이어야 합니다.', // e2b5ef07
    tooLong: '장소는 128자 이하여야 합니다.', // 7afdd5ff
  },
  sort: '정렬 기준', // c9129025
  sortDistance: '거리', // b7bdf7a2
  sortName: '이름', // dcd1d522
  unknownTitle: '클리닉을 찾을 수 없음', // 6d3ec796
  unknownText: '죄송합니다. 요청하신 클리닉 페이지가 없습니다. 아래 검색으로 클리닉을 찾아 주세요.', // 485945f2
  noPlace: '링크에 저희가 아는 장소가 없습니다. 대신 우편번호나 도시를 입력해 주세요.', // 8aab52b7
  locating: '현재 위치를 찾고 있습니다. 장소를 입력하셔도 됩니다.', // 1b9b2222
  located: {
    denied:
      '현재 위치를 알 수 없습니다. 브라우저가 위치를 알려 주지 않습니다. 대신 우편번호나 도시를 입력해 주세요.', // 18460857
    unavailable: '기기가 위치를 알 수 없습니다. 대신 우편번호나 도시를 입력해 주세요.', // 6cae1bd8
    noAnswer: '아직 현재 위치를 알 수 없습니다. 대신 우편번호나 도시를 입력해 주세요.', // f9b747f5
  },
  loading: '클리닉을 찾는 중', // f41aec69
  listHeading: (place: string) => `${place} 근처의 클리닉`, // 5d312738
  nearYou: '가까운 클리닉', // 72f75536
  nearLink: '링크에 있는 장소 근처의 클리닉', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `전체 ${number(total)}개 중 ${number(first)}~${number(last)}`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)}~${number(last)}`, // fceff56f
  asOf: (when: string) => `${when} 기준 정보입니다. 대기 시간과 빈 시간이 달라졌을 수 있습니다.`, // 56e92337
  keptNear: '이 기기에서 전에 본 근처 클리닉입니다. 다른 곳이 더 있을 수 있습니다.', // a655540a
  keptOne: '이 기기에서 전에 본 클리닉 정보입니다.', // acf38d1d
  keptHeading: '이 기기에서 본 모든 클리닉', // 07ca4714
  keptHint: '네트워크가 없으면 어느 곳이 가까운지 알 수 없습니다.', // ed0a39ac
  otherPlace: '다른 장소 검색', // a8f6a037
  otherPlaces: '이름이 같은 다른 장소', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, { other: `가장 가까운 클리닉은 ${name}, ${number(miles)}마일 거리입니다.` }), // 98f574a6
  seeNearest: '이 클리닉 보기', // d120ae0a
  none: '입력하신 정보로 클리닉을 찾지 못했습니다. 검색 범위를 넓혀 다시 시도해 주세요.', // fd1e62d9
  network: '네트워크 장애입니다. 다시 시도해 주세요.', // b25a1841
  retry: '다시 시도', // 942087cc
  oops: (email: string, phone: string) =>
    `죄송합니다. 문제가 발생했습니다! ${email}로 고객 지원에 연락하시거나 ${phone}번으로 전화해 주세요.`, // 9f5c7f22
  miles: (miles: string) => `${miles}마일`, // 8ebbe964
  milesSpoken: (miles: string) => `${miles}마일 거리`, // 8ed6d946
  details: '클리닉 정보', // 4b4c9c19
  detailsOf: (name: string) => `클리닉 정보, ${name}`, // 87a38316
  book: '방문 예약', // b00aa64d
  bookAt: (name: string) => `방문 예약, ${name}`, // 207ba09e
  phone: '전화', // 63dceb88
  address: '주소', // 56ef8f20
  today: '오늘', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: '점심시간', // 74b7de10
  wait: '대기', // 26b83994
  next: '다음 시간', // 651c9432
  nextTimes: (day: string) => `다음 시간, ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `${day} ${time} 예약`, // 8cd5ae2d
  closed: '휴무', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: '현재 영업시간 정보 없음', // 7f821f95
  noLunch: '현재 점심시간 정보 없음', // 40a54da8
  noWait: '대기 없음', // a74aa751
  hours: (hours: number) => `${number(hours)}시간`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)}분`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}, ${description}`, // d9153eea
  isToday: (day: string) => `${day} (오늘)`, // 8a596736
  servicesHere: '이곳의 서비스', // db27e5de
  bookService: (service: string, clinic: string) => `${service} 예약, ${clinic}`, // e6caba65
  otherServices: '기타 서비스', // b44e0c59
  waitFailed: '대기 시간을 가져오는 중 오류가 발생했습니다', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `예약 - The Little Clinic, ${city}, ${state}`
      : `예약 - The Little Clinic, ${city}, ${state} (${street})`, // 9aeff030
  back: '모든 클리닉', // 10c00e75
  openingHours: '영업시간', // 7c017957
  copyAddress: '주소 복사', // 7c4e5224
  directions: '길 찾기', // c9535678
  services: '서비스 보기', // f9ffab3c
  pricing: '가격 보기', // c3aeb71e
  loadingClinic: '클리닉을 불러오는 중', // cc341a53
  errorTitle: '문제가 발생했습니다', // ab827e3f
  toLocator: '클리닉 찾기', // 35925dbf
})
