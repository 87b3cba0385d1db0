// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/about.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('it')

export const about = translated<typeof english.about>()({
  privacy: {
    title: 'La sua privacy', // d2a7115d
    hint: 'Che cosa conserva questo servizio di ciò che ci dice, dove e per quanto tempo.', // e091de0f
    parts: {
      short: {
        heading: 'In breve', // 9e90b1ac
        lines: [
          'Non serve un account. Chiediamo solo ciò che serve per la sua visita.', // ffd63cfb
          'Ciò che scrive arriva solo alla farmacia o all’ambulatorio della sua visita. Non ci sono cookie, pubblicità o sistemi che seguono ciò che fa in rete.', // ccdf0318
        ],
      },
      device: {
        heading: 'Sul suo telefono o computer', // a35a0c7b
        lines: [
          'Un modulo iniziato resta sul suo dispositivo come bozza, così può continuare dopo una pausa. La bozza resta al massimo 24 ore e si cancella quando ha finito o ricomincia. Altri siti e altre app non possono leggerla. Chiunque usi questo browser può aprirla: su un dispositivo condiviso usi «Ricomincia».', // 1ab789de
          'Dopo la registrazione, il suo codice per il banco resta qui fino alla fine della giornata, senza il suo nome. Può rimuoverlo.', // a1f07191
          'Il link di una visita che ha aperto resta sul Suo dispositivo al massimo 24 ore, così la sua pagina può essere ricaricata.', // a44b9b2c
          'Il numero di previdenza sociale, il documento d’identità, i numeri dell’assicurazione e il numero Medicare non restano mai sul dispositivo. Se la pagina viene ricaricata, dovrà scriverli di nuovo.', // 16565431
        ],
      },
      tablet: {
        heading: 'Su un tablet in un negozio', // 05f347ae
        lines: [
          'Il tablet la dimentica quando ha finito, quando preme «Ricomincia» e quando nessuno lo tocca per poco più di un minuto. Prima la avvisa un conto alla rovescia.', // b0d342cb
          'Ciò che scrive non si può leggere dalla memoria del tablet: la chiave sparisce appena il browser si chiude o manca la corrente.', // cc656069
        ],
      },
      offline: {
        heading: 'Senza connessione', // 4ad93113
        lines: [
          'Un modulo finito per un vaccino senza appuntamento, che non si è potuto inviare, viene chiuso in modo che solo il nostro server possa aprirlo. Aspetta sul dispositivo, parte quando torna la connessione e poi viene rimosso.', // 8f176526
          'Sul suo dispositivo, il suo codice per il banco resta accanto al modulo fino ad allora, senza il suo nome, così può rivederlo. Sul tablet di un negozio no.', // 0265b805
        ],
      },
      server: {
        heading: 'Presso la farmacia o l’ambulatorio', // 6462aafb
        lines: [
          'Tutto ciò che ha scritto per una visita viene conservato in forma cifrata. Il luogo, l’orario, il servizio e un codice per il banco sono conservati accanto, così si può trovare la sua visita.', // 098e4bad
          'Questo servizio cancella tutto 30 giorni dopo la visita, a meno che la farmacia o l’ambulatorio abbia scelto un altro numero di giorni.', // c2183302
          'Riceve e-mail sulla sua visita solo se le chiede, e può fermarle in ogni momento. Passano per i gestori di posta: per questo dicono quando è la visita e mai per che cosa.', // 7fee116c
          'Gli indirizzi che non vogliono e-mail sono in una lista, cifrati in modo che nessuno possa leggerli.', // fc0338f6
          'Ciò che la farmacia o l’ambulatorio copia nelle proprie cartelle cliniche segue la loro informativa sulla privacy. Può leggerla nel modulo prima di accettarla.', // 087d4e8e
          'Il nostro server annota quando è stato chiesto quale tipo di pagina, senza nomi e senza ciò che è stato scritto.', // 247f342b
          'L’uso delle pagine viene contato solo se la farmacia o l’ambulatorio lo attiva. Ciò che si conta non contiene nulla di ciò che ha scritto.', // a6637f2e
        ],
      },
      place: {
        heading: 'Dove si trova', // 54cd982f
        lines: [
          'Il dispositivo ci dice dove si trova solo se cerca un ambulatorio vicino e lo permette. Il luogo serve per quella ricerca e compare nell’indirizzo della pagina. Non viene conservato.', // 8389c0bc
          'Gli ambulatori che ha visto restano sul suo dispositivo, così li trova anche senza rete: nomi, luoghi, telefoni e orari. Non resta ciò che ha cercato, né quanto erano lontani.', // 76dfae57
          'Se si mostra una mappa stradale, le immagini vengono dall’azienda scelta dalla farmacia o dall’ambulatorio. Questa azienda vede quale parte della mappa guarda.', // b12aea83
        ],
      },
      video: {
        heading: 'Visite in video', // 40ca025b
        lines: [
          'Una visita in video si svolge nel programma di un’altra azienda. Da quando si collega vale l’informativa sulla privacy di quell’azienda.', // ff243c62
        ],
      },
      ask: {
        heading: 'Le sue domande', // e389fa62
        lines: [
          'Per vedere, correggere o rimuovere ciò che ci ha inviato, ci chiami o chieda alla farmacia o all’ambulatorio della sua visita.', // aed124ff
        ],
      },
    },
  },
  accessibility: {
    title: 'Accessibilità', // d3368cbf
    hint: 'Tutti devono poter prenotare qui una visita, da soli o con il nostro aiuto.', // 8002f353
    parts: {
      aim: {
        heading: 'Il nostro obiettivo', // 44649f3f
        lines: [
          'Ogni pagina è fatta per rispettare il livello AA delle Web Content Accessibility Guidelines, versione 2.2.', // 4f0b6a85
          'Può usare tutto solo con la tastiera, con il testo grande il doppio, su uno schermo stretto e con colori chiari, scuri o a contrasto alto. Non serve trascinare nulla, e nulla si muove se il suo dispositivo chiede meno movimento.', // 25390dfe
        ],
      },
      tested: {
        heading: 'Che cosa è verificato', // 8a9d7213
        lines: [
          'Prima di ogni versione, dei programmi controllano le pagine in tre larghezze, in chiaro e in scuro: nomi e ruoli di tutto ciò che c’è, titoli, contrasto e dimensione di tutto ciò che si può premere.', // a0b44682
          'Fanno anche tutta la registrazione senza appuntamento e la prenotazione solo con la tastiera.', // 3b64596e
        ],
      },
      open: {
        heading: 'Che cosa non è ancora verificato', // 34189557
        lines: [
          'I programmi non trovano tutto. Questa versione non è ancora stata provata da persone che usano un lettore di schermo, un pulsante o i comandi vocali, e nessun esperto esterno l’ha controllata.', // 00fff53f
          'Le mappe sono fatte per la vista. Ogni luogo sulla mappa è anche nell’elenco accanto.', // bb0af77f
          'Nella maggior parte delle lingue i testi che si accettano sono solo in inglese. Il modulo lo dice e offre un aiuto linguistico gratuito.', // c7096748
        ],
      },
      time: {
        heading: 'Limiti di tempo', // 6de6103d
        lines: [
          'Un orario scelto resta riservato per 15 minuti. La avvisiamo prima della fine e può tenerlo più a lungo, fino a 60 minuti dall’inizio. Dopo proviamo a riservarlo di nuovo. Ciò che ha scritto non va perso.', // 06c2e153
          'Il tablet di un negozio fa un conto alla rovescia di 30 secondi prima di ricominciare. Un tocco o un tasto lo ferma, tutte le volte che serve.', // 529c5b95
        ],
      },
      help: {
        heading: 'Se qualcosa non funziona per lei', // cbd515c6
        lines: [
          'Ci chiami e prenotiamo la visita insieme a lei, oppure chieda in una delle nostre farmacie o ambulatori. Ci dica che cosa l’ha fermata: la pagina, che cosa ha fatto e che cosa usa per leggerla.', // 9a439e01
        ],
      },
    },
  },
  licences: {
    title: 'Licenze e attribuzioni', // c0d35d58
    hint: 'Questo servizio nasce dal lavoro di molte persone che lo condividono liberamente.', // f02c8bab
    dataHeading: 'Mappe, luoghi e caratteri', // a8668c56
    data: [
      'Contorni di Stati e contee: U.S. Census Bureau, pubblico dominio.', // 57fabd5c
      'Città e codici postali: GeoNames (geonames.org), Creative Commons Attribution 4.0.', // 627b7fc2
      'Confini dei fusi orari: © collaboratori di OpenStreetMap, Open Database License.', // 5b78d00c
      'Carattere: Atkinson Hyperlegible Next, Braille Institute of America, SIL Open Font License 1.1.', // 8498765a
    ],
    packagesHeading: 'Programmi', // b6747064
    packagesHint: (count: number) =>
      `Fanno parte di questo servizio ${number(count)} pacchetti, ognuno con la propria licenza.`, // 5394367b
    allTexts: 'Tutte le licenze, parola per parola', // b201270e
    version: (version: string) => `versione ${version}`, // 5366cab4
  },
})
