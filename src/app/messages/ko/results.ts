// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('ko')

export const results = translated<typeof english.results>()({
  title: '시간 선택', // c32650bd
  followupTitle: '2차 접종 시간 선택', // a06d5901
  followupHint: (day: string) => `${day}부터 같은 장소에서 접종하실 수 있습니다.`, // 49305032
  bestBy: (day: string) => `${day}까지 접종하시면 가장 좋습니다.`, // 0b62dac5
  firstDose: '1차 접종', // daf3520a
  otherFirst: '다른 첫 날짜 선택', // b703052b
  loading: '빈 시간을 찾는 중', // f14838e6
  soonest: (day: string, time: string, place: string) => `가장 빠른 시간: ${day} ${time}, ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `가까운 곳에 낮 시간이 없습니다. 가장 빠른 시간: ${day} ${time}, ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, {
      other: `${number(places)}곳에 시간이 있습니다. 가장 빠른 시간은 ${day} ${time}입니다.`,
    }), // 3f207aab
  near: (place: string) => `${place} 근처의 시간입니다.`, // 7552a56d
  lookedNear: (place: string) => `${place} 근처를 찾아보았습니다.`, // 39e498b1
  changePlace: '변경', // c0bf75bd
  narrow: '필터 및 정렬', // 06df7c65
  showOnly: '선택해서 보기', // a8d71c96
  order: '순서', // 6be09082
  weekend: '주말', // 25014bff
  nearestFirst: '가까운 순', // 4ec56a66
  soonestFirst: '빠른 순', // 482c320b
  onlyShown: (kinds: readonly string[]) => `다음만 표시: ${row(kinds)}.`, // 5c492e69
  showAllTimes: '모든 시간 보기', // c48ec07b
  noneOfKind: '이런 종류의 빈 시간이 없습니다', // fb7c1ef9
  withCode: (code: string) => `혜택 코드 ${code} 사용.`, // c7cdab1d
  otherPlaces: '이름이 같은 다른 장소', // bcb6b769
  searchAt: '검색 위치', // 85b83e6d
  didYouMean: '이것을 찾으셨나요', // 68fe7217
  today: '오늘', // e0f4f767
  tomorrow: '내일', // bafd151a
  partOnly: '이 장소들은 선택하신 것 중 일부를 제공합니다', // 3afe799b
  listLabel: '빈 시간이 있는 장소', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? '0.1마일 미만' : `${number(miles, 1)}마일`), // c44ceaca
  distanceSpoken: (miles: number) => (miles < 0.05 ? '0.1마일 미만 거리' : `${number(miles, 1)}마일 거리`), // 7b1bf01e
  lasting: (time: string, minutes: number) => plural(minutes, { other: `${time}, ${number(minutes)}분` }), // fa822196
  openUntil: (time: string) => `${time}까지 영업`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // a1e489c8
  opensAt: (time: string) => `현재 영업 종료. ${time}에 엽니다`, // 5e10c5f2
  openAllDay: '24시간 영업', // d955c52c
  closedNow: '현재 영업 종료', // b7c1a931
  closedUntil: (day: string, time: string) => `현재 영업 종료. ${day} ${time}에 엽니다`, // 05565afa
  zone: (abbreviation: string) => `${abbreviation} 시간`, // 33271353
  yourZone: (abbreviation: string) => `고객님의 시간대 기준 (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `선택하신 시간대 기준 (${abbreviation})`, // 0cb7658f
  video: '화상 진료', // c6e3131e
  languages: (names: readonly string[]) => `언어: ${all(names)}`, // 9a8b2e30
  videoHint: '선택하신 시간에 가장 먼저 가능한 의료진이 진료합니다.', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}, ${day}, ${place}`, // 0aae8266
  none: '없음', // dc937b59
  nextDay: (day: string, count: number) => `${day}: ${number(count)}`, // 107cfc04
  showMore: '더 보기', // f5c9bd13
  showMoreOf: (day: string, place: string) => `${place}, ${day} 시간 더 보기`, // a773e71f
  earlier: '이전 날짜', // 94ca1c3b
  later: '이후 날짜', // 70ad6006
  showLess: '간단히 보기', // 94ea9b1d
  showLessOf: (place: string) => `${place} 간단히 보기`, // 37b93975
  parts: {
    morning: '오전', // e9376a28
    afternoon: '오후', // fb847b43
    evening: '저녁', // 458c1fed
    night: '밤', // 4e9f8db8
  },
  moreShown: '시간이 더 표시되었습니다.', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `${first} 표시 중.` : `${first}~${last} 표시 중.`, // f674e1bd
  loadingTimes: '시간을 불러오는 중', // a56ae430
  timesFailed: '이 시간들을 불러오지 못했습니다.', // d1652200
  tryAgain: '다시 시도', // d8b8392e
  came: '원하신 시간', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}, ${place}`, // df12993e
  cameUnheld: '선택되었습니다. 확보하시기 전에는 시간이 보장되지 않습니다.', // 5541cee2
  hold: '이 시간 확보', // e8963952
  holdOf: (time: string) => `이 시간 확보, ${time}`, // e86e3126
  chosen: (time: string) => `선택됨: ${time}`, // f500abd4
  cameGone: (time: string) => `원하신 시간 ${time}은(는) 더 이상 비어 있지 않습니다.`, // f104cb8c
  cameApart: (time: string) => `원하신 시간 ${time}에는 함께 선택하신 것을 모두 할 수 없습니다.`, // a1d036d0
  camePast: (time: string) => `원하신 시간 ${time}이(가) 지났습니다.`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `원하신 시간 ${time}은(는) 너무 이릅니다. 이 방문은 ${day}부터 가능합니다.`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `원하신 장소에서 ${either(names)}을(를) 제공하지 않아 원하신 시간 ${time}에 하실 수 없습니다.`
      : `${place}에서 ${either(names)}을(를) 제공하지 않아 원하신 시간 ${time}에 하실 수 없습니다.`, // 1cd44176
  cameClosed: (time: string) => `원하신 시간 ${time}의 장소는 지금 예약을 받지 않습니다.`, // dd009b3f
  cameElsewhere: (time: string) => `원하신 시간 ${time}의 장소가 이 중에 없습니다.`, // 8e4cdcbd
  cameInstead: '이 시간들은 비어 있습니다.', // 5c970410
  noResults: '결과가 없습니다!', // 3d86fe20
  changeSearch: '검색 변경', // 92e8ee71
  findClinic: '클리닉 찾기', // 35925dbf
  noAvailability: '가능한 시간 없음', // ffaf7b98
  noAvailabilityText: (days: number) =>
    `선택하신 서비스는 이 ${number(days)}일 동안 이용할 수 없습니다. 다른 장소나 날짜를 시도해 주세요.`, // 65c55fdb
  serviceUnavailable: '서비스 이용 불가', // f6fc3c77
  serviceUnavailableText: '선택하신 서비스는 여기서 이용할 수 없습니다. 다른 장소를 시도해 주세요.', // 42c962b3
  notOffered: (names: readonly string[]) => `이 장소에서는 현재 다음을 제공하지 않습니다: ${all(names)}.`, // caf02c8d
  tooFar: (days: number) => `이 종류의 예약은 ${number(days)}일 전부터만 하실 수 있습니다.`, // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `지금 예약할 수 있는 마지막 날: ${last}.`
      : `지금 예약할 수 있는 마지막 날들: ${first}~${last}.`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, { other: `가장 가까운 곳은 ${name}, ${number(miles)}마일 거리입니다.` }), // a16457fe
  seeItsTimes: '이곳의 시간 보기', // bb904130
  withinMiles: (miles: number) => `${number(miles)}마일 이내`, // f66dec27
  videoInstead: '화상 진료 예약', // bc56a3de
  leadTime: '클리닉에서 이 예약을 준비할 시간이 더 필요해 날짜가 변경되었습니다.', // 6a0f59e5
  asOf: (time: string) => `연결이 없습니다. ${time} 기준 시간이며 연결이 돌아올 때까지 확보할 수 없습니다.`, // e33b9c4f
  failed: '시간을 불러오지 못했습니다.', // df26a649
  pages: '결과 페이지', // b754ae73
  page: (n: number, of: number) => `${number(of)}페이지 중 ${number(n)}페이지`, // d5392aeb
  nextPage: '다음', // 1ff57a29
  previousPage: '이전', // a57b08a4
  pick: '계속하려면 예약 시간을 선택해 주세요.', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `선택하신 ${place}이(가) 맨 앞에 나옵니다.`, // 7db0528d
  absent: '선택하신 장소에는 이 방문이 없습니다. 제공하는 가장 가까운 곳입니다.', // 256916d3
})
