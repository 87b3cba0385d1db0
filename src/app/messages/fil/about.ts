// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/about.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fil')

export const about = translated<typeof english.about>()({
  privacy: {
    title: 'Ang inyong privacy', // d2a7115d
    hint: 'Ano ang itinatago ng serbisyong ito sa mga sinasabi ninyo, saan, at gaano katagal.', // e091de0f
    parts: {
      short: {
        heading: 'Sa madaling salita', // 9e90b1ac
        lines: [
          'Hindi kailangan ng account. Kailangan lang sa pagbisita ang tanong namin.', // ffd63cfb
          'Ang tina-type ninyo ay napupunta lang sa botika o klinika ng inyong pagbisita. Walang cookies, walang ads, at walang tracker.', // ccdf0318
        ],
      },
      device: {
        heading: 'Sa sarili ninyong telepono o computer', // a35a0c7b
        lines: [
          'Ang form na sinimulan ninyo ay nasa inyong device bilang draft, para makapagpatuloy kayo pagkatapos ng pahinga. Hanggang 24 oras lang ito, at nawawala kapag tapos na kayo o nagsimula ulit. Hindi ito nababasa ng ibang site at ibang app. Mabubuksan ito ng sinumang makakagamit ng browser na ito: pindutin ang Magsimula ulit sa device na ginagamit din ng iba.', // 1ab789de
          'Pagkatapos mag-check in, nandito ang code ninyo para sa counter hanggang matapos ang araw, nang walang pangalan; puwede ninyo itong alisin.', // a1f07191
          'Ang link ng pagbisitang binuksan ninyo ay nasa inyong device nang hanggang 24 oras, para ma-load ulit ang page nito.', // a44b9b2c
          'Hindi kailanman itinatago sa device ang inyong Social Security number, state ID, mga numero ng insurance, at numero ng Medicare. Kapag na-load ulit ang page, i-type ninyo ulit ang mga ito.', // 16565431
        ],
      },
      tablet: {
        heading: 'Sa tablet ng tindahan', // 05f347ae
        lines: [
          'Nakakalimutan kayo ng tablet kapag tapos na kayo, kapag pinindot ninyo ang “Magsimula ulit”, at kapag walang humawak dito nang mahigit isang minuto. May countdown bago iyon.', // b0d342cb
          'Hindi mababasa sa storage ng tablet ang tina-type ninyo: nawawala ang susi nito kapag nagsara ang browser o nawalan ng kuryente.', // cc656069
        ],
      },
      offline: {
        heading: 'Walang koneksyon', // 4ad93113
        lines: [
          'Ang tapos na walk-in form na hindi naipadala ay nakakandado para ang server lang namin ang makapagbukas. Naghihintay ito sa device, ipinapadala kapag bumalik ang koneksyon, at saka inaalis.', // 8f176526
          'Sa sarili ninyong device, katabi nito hanggang sa panahong iyon ang counter code ninyo, nang walang pangalan, para matingnan ninyo. Hindi ganito sa tablet ng tindahan.', // 0265b805
        ],
      },
      server: {
        heading: 'Sa botika o klinika', // 6462aafb
        lines: [
          'Naka-encrypt ang lahat ng tina-type ninyo para sa pagbisita. Katabi nito ang lugar, oras, serbisyo, at code para sa counter, para mahanap ang inyong pagbisita.', // 098e4bad
          'Inaalis ng serbisyong ito ang lahat ng iyon 30 araw pagkatapos ng pagbisita, maliban kung iba ang bilang ng araw na itinakda ng botika o klinika.', // c2183302
          'May email kayo tungkol sa pagbisita kung hihilingin ninyo lang, at puwede ninyong itigil anumang oras. Dumadaan ito sa mga kompanya ng email, kaya sinasabi nito kung kailan ang pagbisita, at hindi kailanman kung para saan.', // 7fee116c
          'Nasa listahan ang mga address na ayaw ng email, naka-encrypt para walang makabasa sa mga ito roon.', // fc0338f6
          'Ang kinukuha ng botika o klinika para sa sarili nitong health record ay sumusunod sa Abiso nito sa Privacy. Binabasa ninyo ito sa form bago kayo sumang-ayon.', // 087d4e8e
          'Itinatala ng server namin kung kailan at anong uri ng page ang hiningi, nang walang pangalan at walang na-type.', // 247f342b
          'Binibilang lang ang paggamit ng mga page kung binuksan ito ng botika o klinika. Walang laman ang bilang na tina-type ninyo.', // a6637f2e
        ],
      },
      place: {
        heading: 'Nasaan kayo', // 54cd982f
        lines: [
          'Sinasabi lang ng device kung nasaan kayo kapag naghahanap kayo ng malapit na klinika at pumayag kayo. Ginagamit ang lugar sa paghahanap na iyon, at nasa address ng page. Hindi ito iniimbak.', // 8389c0bc
          'Nasa device ninyo ang mga klinikang ipinakita sa inyo, para mahanap ninyo kahit walang network: pangalan, lugar, telepono, at oras. Hindi itinatago ang hinanap ninyo at kung gaano kalayo ang mga ito.', // 76dfae57
          'Kung may mapa ng kalye, galing ang mga larawan nito sa kompanyang pinili ng botika o klinika. Nakikita nito kung aling bahagi ng mapa ang tinitingnan ninyo.', // b12aea83
        ],
      },
      video: {
        heading: 'Mga pagbisita sa video', // 40ca025b
        lines: [
          'Sa program ng ibang kompanya ginagawa ang pagbisita sa video. Ang sarili nitong abiso sa privacy ang sinusunod mula sa pagsali ninyo.', // ff243c62
        ],
      },
      ask: {
        heading: 'Mga tanong ninyo', // e389fa62
        lines: [
          'Para makita, maitama, o maalis ang ipinadala ninyo, tumawag sa amin o magtanong sa botika o klinika ng inyong pagbisita.', // aed124ff
        ],
      },
    },
  },
  accessibility: {
    title: 'Accessibility', // d3368cbf
    hint: 'Dapat makapag-book dito ang lahat, o matulungang makapag-book.', // 8002f353
    parts: {
      aim: {
        heading: 'Ang layunin namin', // 44649f3f
        lines: [
          'Ginawa ang bawat page para umabot sa level AA ng Web Content Accessibility Guidelines, bersyon 2.2.', // 4f0b6a85
          'Magagamit ninyo ang lahat gamit lang ang keyboard, na doble ang laki ng letra, sa makitid na screen, at sa maliwanag, madilim, o high contrast na kulay. Walang kailangang i-drag, at walang gumagalaw kung iyon ang setting ng device.', // 25390dfe
        ],
      },
      tested: {
        heading: 'Ano ang nasubukan', // 8a9d7213
        lines: [
          'Bago ang bawat bersyon, sinusuri ng mga program ang mga page sa tatlong lapad, sa maliwanag at madilim: pangalan at gamit ng lahat ng nasa page, heading, contrast, at laki ng lahat ng napipindot.', // a0b44682
          'Dinadaanan din nila ang buong walk-in at pag-book gamit lang ang keyboard.', // 3b64596e
        ],
      },
      open: {
        heading: 'Ano ang hindi pa nasubukan', // 34189557
        lines: [
          'Hindi nahahanap ng mga program ang lahat. Hindi pa nasubukan ang bersyong ito ng mga taong gumagamit ng screen reader, switch, o voice control, at wala pang independent na nagsuri nito.', // 00fff53f
          'Para sa mata ang mga mapa. Nasa listahan din sa tabi ang bawat lugar sa mapa.', // bb0af77f
          'Sa karamihan ng mga wika, ang mga tekstong sinasang-ayunan ninyo ay sa Ingles lang. Sinasabi ito ng form, na may libreng tulong sa wika.', // c7096748
        ],
      },
      time: {
        heading: 'Mga limitasyon sa oras', // 6de6103d
        lines: [
          'Nakalaan sa inyo nang 15 minuto ang oras na pinili ninyo. Sasabihan kayo bago ito matapos, at puwede ninyong pahabain, hanggang 60 minuto mula sa simula. Pagkatapos, susubukan namin itong ilaan ulit. Hindi mawawala ang na-type ninyo.', // 06c2e153
          'Nagbibilang nang 30 segundo ang tablet ng tindahan bago magsimula ulit. Titigil ito sa anumang hawak o pindot, kahit ilang beses.', // 529c5b95
        ],
      },
      help: {
        heading: 'Kung may hindi gumagana para sa inyo', // cbd515c6
        lines: [
          'Tumawag sa amin at ibu-book namin ang pagbisita kasama ninyo, o magtanong sa alinmang botika o klinika namin. Sabihin kung ano ang naging hadlang: ang page, ang ginawa ninyo, at ang gamit ninyo sa pagbasa.', // 9a439e01
        ],
      },
    },
  },
  licences: {
    title: 'Mga lisensya at pagkilala', // c0d35d58
    hint: 'Gawa ang serbisyong ito sa tulong ng maraming taong libreng nagbabahagi ng gawa nila.', // f02c8bab
    dataHeading: 'Mga mapa, lugar, at letra', // a8668c56
    data: [
      'Mga hugis ng estado at county: U.S. Census Bureau, public domain.', // 57fabd5c
      'Mga lungsod at ZIP code: GeoNames (geonames.org), Creative Commons Attribution 4.0.', // 627b7fc2
      'Mga hangganan ng time zone: © OpenStreetMap contributors, Open Database License.', // 5b78d00c
      'Letra: Atkinson Hyperlegible Next, Braille Institute of America, SIL Open Font License 1.1.', // 8498765a
    ],
    packagesHeading: 'Mga program', // b6747064
    packagesHint: (count: number) =>
      `Bahagi ng serbisyong ito ang ${number(count)} package, may kani-kanyang lisensya.`, // 5394367b
    allTexts: 'Lahat ng lisensya, buong teksto', // b201270e
    version: (version: string) => `bersyon ${version}`, // 5366cab4
  },
})
