// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: 'Pagkansela ng Appointment', // 286897c4
  which: 'Aling appointment ang gusto ninyong kanselahin?', // 5282bd7a
  submit: 'Kanselahin', // e0790c5f
  keep: 'Huwag kanselahin', // fdce5da2
  goOn: 'Magpatuloy', // 31fbef16
  canceling: 'Kinakansela', // f0f958e0
  firstCancelsAll: 'Kapag kinansela ang ika-1, kakanselahin ang LAHAT ng appointment.', // 3094259b
  canceledToo: 'Kanselado kasama ng una', // 02fea37e
  included: 'Laging kasama', // 93fd1574
  noneSelected: 'Pumili ng appointment para magpatuloy sa pagkansela.', // 1136c9e5
  heading: 'May kumpirmado kayong appointment!', // 715d4c40
  headingHint: 'Puwede ninyo itong kanselahin dito. Para palitan ang araw o oras, tumawag sa amin.', // 915ff288
  cancelTitle: 'Gusto ba ninyo itong kanselahin?', // 3602334d
  changeTitle: 'Palitan ang appointment', // fb8807ad
  clinic: 'Klinika at video', // 94eac475
  pharmacy: 'Mga pagbisita sa botika', // 3a4d74af
  confirm: 'Sigurado ba kayong gusto ninyong kanselahin ang appointment?', // 3b09fc7d
  confirmHow: 'Ibibigay sa iba ang oras ninyo.', // 0aa8d05f
  confirmBothHow:
    'Ibibigay sa iba ang oras ninyo. Kung may kasama itong pangalawang pagbisita, kakanselahin din iyon.', // 02a15956
  yes: 'Oo', // 85a39ab3
  no: 'Hindi', // 1ea442a1
  alreadyCanceled: 'Kanselado na ang appointment na ito.', // d054f1ae
  failed: 'Hindi nakansela ang appointment na ito.', // e793196c
  failedHow: 'Subukan ulit, o tumawag sa amin.', // fc1b7603
  unreachable: 'Kailangan ng koneksyon para magkansela. Subukan ulit kapag mayroon na, o tumawag sa amin.', // b2bf3230
  pageTitle: 'Ang inyong pagbisita', // 72db071a
  openLink: 'Buksan ang link sa kumpirmasyon o kalendaryo ninyo, o tumawag sa amin.', // 09f574e1
  reading: 'Kinukuha ang appointment ninyo', // 0e01842d
  yourVisit: 'Ang inyong appointment', // 56285920
  alsoCanceled: 'Kasamang kakanselahin ang ika-2 appointment ninyo.', // 5aa99d4a
  what: 'Pagbisita', // 1c8ac867
  when: 'Kailan', // cf9c7aa2
  where: 'Saan', // 1daaa38f
  joinVisit: 'Sumali sa pagbisita', // f19140ae
  begun: 'Nagsimula na o tapos na ang appointment na ito.', // 04a99bdd
  begunHow: 'Hindi na ito makakansela rito. Tumawag sa amin.', // 67a95b55
  unknown: 'Hindi namin mahanap ang appointment na ito.', // 69f92700
  unknownHow: 'Baka kulang ang link. Buksan ulit mula sa kumpirmasyon o kalendaryo ninyo, o tumawag sa amin.', // 7e6fd6da
  unseen: 'Hindi namin maipakita rito ang appointment. Puwede pa rin itong kanselahin, o tumawag sa amin.', // 04304d87
  needsConnection: 'Kailangan ng koneksyon para makita at makansela ang appointment na ito.', // e31bb620
  connecting: 'Titingnan namin ulit kapag bumalik ang koneksyon.', // e3016677
  trouble: 'Nahihirapan kaming kumonekta ngayon. Pakisubukan ulit mamaya.', // 5dc929fc
  tryAgain: 'Subukan ulit', // d8b8392e
  book: 'Mag-book ng pagbisita', // b00aa64d
  canceledWhat: 'Kinansela', // 13ca2ee2
  canceled: 'Kanselado na ang inyong appointment!', // 2959d873
  canceledAll: 'Parehong kanselado ang mga appointment ninyo.', // 805ed2b4
  canceledHow: 'Wala na kayong kailangang gawin.', // 634aeb74
  scheduleAgain: 'Mag-iskedyul ulit', // c9147b57
  calendarTitleCanceled: 'Kanseladong appointment', // 9c63a6e8
  calendarTitle: 'Nasa kalendaryo ba ninyo ito?', // ca0f22d9
  calendarHow: 'Mamarkahan ito ng file na ito bilang kanselado.', // 165a6e26
  updateCalendar: 'I-update ang kalendaryo', // 188fdb1c
})
