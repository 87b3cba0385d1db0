// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ja')

export const kiosk = translated<typeof english.kiosk>()({
  title: 'このタブレットを設定', // 681b6a49
  titleAt: (store: string) => `${store}用にこのタブレットを設定`, // 9aa4e7c3
  hint: '薬局スタッフ用です。この端末は、予約なしのお客様用のタブレットになります。', // 9659de29
  what: '店舗のタブレットでは', // 997bca3c
  whatHome: 'いつも、この店舗の予約なし来店のページが開きます', // be53787f
  whatWipe: '受診の内容は、終了時または約1分間触れられないと消去されます', // 52754623
  whatLeave: '終了するには、最初のページの店舗名を5秒間押し続けます', // 30d0c193
  code: 'スタッフ用コード', // 0f16cc32
  codeHint: 'このサービスの運営者にお尋ねください。', // 93e1e583
  leaveCode: 'タブレットモードを終了するコード', // e397a45b
  chooseLeaveCode: '6桁の数字を決め、スタッフがわかる場所に保管してください。', // 1f9df21a
  leaveCodeHint: 'このタブレットの設定時にスタッフが決めたコードです。', // 1b2fb3a9
  sixDigits: '6桁の数字を入力してください。', // c077862c
  wrongLeaveCode: 'このタブレットのコードではありません。確認して、もう一度お試しください。', // 8b65338e
  enrol: '店舗のタブレットとして使う', // 5d6d7a72
  enrolling: '設定中', // dbdf27e5
  wrongCode: 'スタッフ用コードが違います。確認してもう一度お試しください。', // 7f6252ee
  noCode: 'スタッフ用コードを入力してください。', // 6019393e
  busy: '試行回数が多すぎます。1分待ってからもう一度お試しください。', // 2c69a672
  noAnswer: 'サーバーに接続できません。接続を確認してもう一度お試しください。', // 8891d7e4
  notKept:
    'このブラウザでは設定を保存できません。プライベートではない通常のウィンドウを使い、サイトデータを許可してください。', // 20e66bfc
  unknownLocation: 'サーバーにこの店舗の登録がありません。', // c46507bb
  already: (store: string) => `このタブレットは${store}用に設定されています。`, // 5352a4c2
  goHome: '最初のページへ', // 66c9326e
  insecure: 'このアドレスは安全ではありません', // 3b399c33
  insecureWhy:
    '店舗のタブレットにはhttpsが必要です。ないと、ブラウザは回答の暗号化、接続なしでの動作、画面の点灯の維持ができません。', // d50c598d
  insecureHow: 'httpsで提供する方法は、この製品の運用マニュアルのタブレットの章にあります。', // 77a0d8b0
  privacy: 'プライバシー', // 54a57c31
  accessibility: 'アクセシビリティ', // d3368cbf
  close: '閉じる', // 7d9eb7ac
  done: '完了', // 11a6767d
  waiting: (count: number) => `送信待ち ${number(count)}件`, // db6397d0
  refused: (count: number) => `受け付けられなかったもの ${number(count)}件`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `時計が${Math.round(minutes / 60)}時間進んでいます`
      : minutes > 0
        ? `時計が${number(minutes)}分進んでいます`
        : minutes > -60
          ? `時計が${-minutes}分遅れています`
          : `時計が${Math.round(-minutes / 60)}時間遅れています`, // 8cb306e8
  phone: 'ご自分のスマートフォンを使う', // 87403439
  phoneHow: (address: string) => `このコードにカメラを向けるか、${address}を開いてください`, // a4cd0b20
  phoneCode: 'QRコード：この予約なし来店のページをスマートフォンで開きます', // 94b2866e
  tryingOnly: 'このアドレスはこのコンピューターでのみ使えます。', // 69bb3c4c
  forStaff: 'スタッフ用', // 9c9ef5a5
  leaveTitle: '店舗タブレットモードを終了しますか？', // 5c536cfe
  leaveWhy: 'この端末は通常の端末として動くようになります。送信待ちの受付は保存されます。', // 0cb007a4
  leave: 'やめる', // fc6e4a40
  leaving: '終了中', // ff02c323
  stay: 'とどまる', // 08fd1de4
  stillThere: 'まだご利用中ですか？', // 69b81bb4
  stillThereWhy: 'プライバシーを守るため、まもなく回答を消去します。', // 2f86d3d4
  codeLeaves: 'コードはまもなくこの画面から消えます。', // 925d7c0f
  secondsLeft: (count: number) => plural(count, { other: `あと${number(count)}秒` }), // 7733ef8a
  goOn: 'もう少し時間が必要です', // ba4ae706
  eraseNow: '今すぐ回答を消去', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: 'ポスター', // 1ba76ea7
  print: '印刷', // df0fe798
  printHow: 'A4またはUSレターの用紙1枚に収まります。', // eef30565
  heading: '予約なしのワクチン接種', // f954ea78
  forToday: '今日、ここでワクチンを受けるには。', // 716244ad
  promise: 'ご自分のスマートフォンでフォームに入力してください。約5分です。', // 55bb64a0
  scan: 'スマートフォンのカメラをコードに向けます', // 55c7a514
  scanHow: 'または、その下のアドレスを開きます。', // 8c646be3
  fill: 'ワクチンを選び、フォームに入力します', // f6ba02cc
  fillHow: 'インストールもアカウントも不要です。', // d415ea22
  checkIn: '薬局カウンターで受付をします', // 1162b8bd
  checkInHow: '最後にスマートフォンに表示されるコードを伝えてください。', // b174b9dd
  everyDay: '毎日', // c4e42b97
  days: (first: string, last: string) => `${first}～${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days} ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}、昼休み ${lunch}`, // df8c7817
  noPhone: 'スマートフォンがない方は、タブレットを使うか、カウンターでお尋ねください。', // 9329e5e6
  printed: (day: string) => `印刷日：${day}`, // 89ae83d8
  qrCode: (store: string) => `QRコード：${store}の予約なし来店のページを開きます`, // d8165263
  tryingOnly: '試用専用', // badf76a0
  tryingOnlyWhy:
    'このコードのアドレスは、このコンピューターでのみ使えます。PUBLIC_URLをお客様が使うアドレスに設定してから印刷してください。', // f5049a75
  settingsFailed: 'サーバーに接続できないため、印刷するアドレスがまだありません。', // cceb3a06
})
