// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'Naka-save ang form ninyo', // 0febaf87
  notYetReceived: 'Wala pa sa botika ang form ninyo. Ipapadala namin kapag bumalik ang koneksyon.', // 5064d8d0
  savedHow: 'Itago ang code at sabihin sa mga nasa botika na naghihintay ang form.', // 98b21d6e
  received: 'Nasa botika na ang form ninyo.', // b1b76d5c
  code: 'Ang inyong counter code', // 8332959a
  codeHow: 'Sabihin ang code na ito sa mga nasa botika.', // 928eec84
  bookedCodeHow: 'Sabihin ang code na ito pagdating ninyo.', // 98045994
  videoCode: 'Ang code ng pagbisita', // f12b3d0f
  videoCodeHow: 'Sabihin ang code na ito kung tatawag kayo.', // 709ec086
  patient: 'Detalye ng pasyente', // e1f1b8b3
  name: 'Pangalan', // dcd1d522
  phone: 'Telepono', // 63dceb88
  email: 'Email', // 969ccbd3
  birthDate: 'Petsa ng kapanganakan', // eb4c4e23
  dietitian: 'Ang inyong dietitian', // 97177eae
  support: 'Customer support', // 4c464668
  details: 'Detalye ng Appointment', // 6ce300ec
  yourVisit: 'Ang inyong pagbisita', // 72db071a
  first: 'Unang appointment', // 0f3fde3a
  second: 'Pangalawang appointment', // ba04c2d4
  vaccine: 'Bakuna', // 8c707f77
  service: 'Pagbisita', // 1c8ac867
  where: 'Saan', // 1daaa38f
  when: 'Kailan', // cf9c7aa2
  secondCode: 'Counter code', // 11856ada
  byVideo: 'Sa video', // 81f88658
  today: (day: string) => `Ngayon, ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}, ${time}`, // 6602a889
  showMore: 'Magpakita pa', // ba8a80fd
  showLess: 'Bawasan', // 0264d7b0
  benefitCode: 'Tinatanggap dito ang inyong benefit code', // a3cef312
  modify: 'Palitan ang Appointment', // 6fe1fc08
  modifyHow: {
    tlc: 'Para palitan ang araw o oras, tawagan ang klinika.', // bd68a5ba
    dietitian: 'Para palitan ang araw o oras, tawagan ang aming mga dietitian.', // bb7260e3
    pharmacy: 'Para palitan ang araw o oras, tawagan ang botika.', // 63330080
  },
  cancel: 'Kanselahin ang Appointment', // e0790c5f
  cancelLater: 'Para makita, mapalitan, o makansela ito mamaya, itago ang link na ito.', // 25df1ff8
  cancelBothLater:
    'Para makita, mapalitan, o makansela ang dalawang appointment mamaya, itago ang link na ito.', // 4ec597ae
  cancelLaterHow:
    'Sinumang may hawak nito ay makakakita, makakapagpalit, at makakapagkansela ng pagbisita. Walang pangalan o sagot ninyo rito.', // 02e6a3ac
  copyLink: 'Kopyahin ang link', // dbf362d4
  openLink: 'Buksan ang pagbisita', // 09e733b8
  cancelQr: 'QR code ng link sa pagbisita', // b9143b0f
  directions: 'Direksyon', // c9535678
  call: 'Tumawag', // d6e645b7
  callLocation: (phone: string) => `Tawagan ang ${phone}`, // 31e40241
  rideshare: 'Diskuwento sa sakay ninyo', // c8b7c55b
  rideshareHow: 'I-type ang code na ito sa rideshare app, o i-scan ito.', // 4522d0ea
  rideshareQr: (code: string) => `QR code ng ${code}`, // 1fb33458
  rideshareHelp: 'May tanong sa sakay?', // f06390c3
  copy: 'Kopyahin ang code', // 49a0053f
  saveToPhone: 'I-save sa Telepono', // 5de62c91
  notSaved: 'Hindi na-save ang larawan.', // f015b301
  another: 'Kumuha ng Isa Pang Bakuna', // 17b7b084
  bookAnother: 'Mag-book ng Isa Pang Appointment', // cb8a6a61
  bookDietitian: 'Mag-book ng Telenutrition Appointment', // 391e0692
  print: 'I-print', // df0fe798
  counterPrints: 'Puwede itong i-print sa counter.', // 2aa651f3
  share: 'Ibahagi', // 29887a5f
  addToCalendar: 'Idagdag sa kalendaryo', // d0efffa6
  calendarTitle: (store: string) => `Appointment sa ${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `Appointment: ${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `Para palitan ang araw o oras, tumawag sa ${phone}.`, // 0122f916
  keptVisits: 'Mga na-book na pagbisita', // de693eb9
  keptVisitsHow:
    'Tinatandaan ng device na ito kung kailan at saan, at ang mga code, hanggang matapos ang bawat araw.', // dfe98c6a
  copyVisitCode: 'Kopyahin ang code', // a4c4fa73
  leaveTitle: 'Umalis nang walang code?', // 100932b9
  leaveWhy: 'Idagdag muna sa kalendaryo ang pagbisita, i-print, o kopyahin ang code.', // b2a3ba20
  leaveAnyway: 'Umalis sa page', // 47b5d076
  stayHere: 'Manatili rito', // ef8d633e
  calendarCode: (code: string) => `Code: ${code}`, // 62c17536
  join: 'Paano sumali', // f56144df
  joinByLink: 'Buksan ang link na ito pagsimula ng pagbisita.', // 5f329f18
  joinVisit: 'Sumali sa pagbisita', // f19140ae
  calendarVideo: 'Pagbisita sa video', // c6e3131e
  calendarCancel: (address: string) => `Para makita, mapalitan, o makansela: ${address}`, // 3fed87a1
})
