// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/about.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('sr-Latn')

export const about = translated<typeof english.about>()({
  privacy: {
    title: 'Vaša privatnost', // d2a7115d
    hint: 'Šta ova usluga čuva od onoga što nam kažete, gde i koliko dugo.', // e091de0f
    parts: {
      short: {
        heading: 'Ukratko', // 9e90b1ac
        lines: [
          'Nalog Vam nije potreban. Pitamo samo ono što je potrebno za Vašu posetu.', // ffd63cfb
          'Ono što upišete vide samo apoteka ili klinika u koju idete. Nema kolačića, reklama ni praćenja.', // ccdf0318
        ],
      },
      device: {
        heading: 'Na Vašem telefonu ili računaru', // a35a0c7b
        lines: [
          'Obrazac koji ste započeli čuva se na Vašem uređaju kao nacrt, da biste posle pauze mogli da nastavite. Nacrt se čuva najviše 24 sata i briše se kad završite ili počnete iznova. Drugi sajtovi i druge aplikacije ne mogu da ga vide. Može da ga otvori svako ko koristi ovaj pregledač: na zajedničkom uređaju pritisnite „Počnite iznova”.', // 1ab789de
          'Kad se prijavite, Vaš kod za pult ostaje ovde do kraja dana, bez Vašeg imena; možete da ga uklonite.', // a1f07191
          'Link posete koju ste otvorili čuva se na vašem uređaju najviše 24 sata, da bi njena stranica mogla ponovo da se učita.', // a44b9b2c
          'Vaš broj socijalnog osiguranja, broj lične karte, brojevi osiguranja i Medicare broj nikad se ne čuvaju na uređaju. Ako se stranica ponovo učita, upisujete ih ponovo.', // 16565431
        ],
      },
      tablet: {
        heading: 'Na tabletu u prodavnici', // 05f347ae
        lines: [
          'Tablet zaboravlja Vaše podatke kad završite, kad pritisnete „Počnite iznova” i kad ga niko ne dodirne malo duže od minuta. Pre toga Vas upozorava odbrojavanje.', // b0d342cb
          'Ono što upišete ne može da se pročita iz memorije tableta: ključ nestaje čim se pregledač zatvori ili nestane struje.', // cc656069
        ],
      },
      offline: {
        heading: 'Bez veze', // 4ad93113
        lines: [
          'Završen obrazac za dolazak bez zakazivanja koji nije mogao da se pošalje zaključava se tako da samo naš server može da ga otvori. Čeka na uređaju, šalje se kad se veza vrati i zatim se briše.', // 8f176526
          'Na Vašem uređaju se do tada uz njega čuva Vaš kod za pult, bez Vašeg imena, da možete da ga pogledate. Na tabletu u prodavnici se ne čuva.', // 0265b805
        ],
      },
      server: {
        heading: 'U apoteci ili klinici', // 6462aafb
        lines: [
          'Sve što ste upisali za posetu čuva se šifrovano. Uz to se čuvaju mesto, vreme, usluga i kod za pult, da bi Vaša poseta mogla da se pronađe.', // 098e4bad
          'Ova usluga briše sve to 30 dana posle posete, osim ako Vaša apoteka ili klinika nije odredila drugi broj dana.', // c2183302
          'Mejlove o poseti dobijate samo ako ih tražite i možete da ih zaustavite u svakom trenutku. Prenose ih pošte na internetu, pa kažu kada je poseta, a nikada zbog čega je.', // 7fee116c
          'Adrese koje ne žele mejlove čuvaju se na spisku, šifrovane tako da ih tamo niko ne može pročitati.', // fc0338f6
          'Za ono što apoteka ili klinika prenese u svoju zdravstvenu dokumentaciju važi njeno Obaveštenje o zaštiti privatnosti. Čitate ga u obrascu pre nego što pristanete.', // 087d4e8e
          'Naš server beleži kada je tražena koja vrsta stranice, bez imena i bez onoga što je upisano.', // 247f342b
          'Korišćenje stranica broji se samo ako apoteka ili klinika to uključi. U tome nema ničega što ste upisali.', // a6637f2e
        ],
      },
      place: {
        heading: 'Gde se nalazite', // 54cd982f
        lines: [
          'Vaš uređaj nam kaže gde ste samo ako tražite kliniku u blizini i to dozvolite. Mesto se koristi za tu pretragu i vidi se u adresi stranice. Ne čuva se.', // 8389c0bc
          'Klinike koje su Vam prikazane čuvaju se na Vašem uređaju, da ih nađete i bez mreže: njihova imena, mesta, telefoni i radno vreme. Ne čuva se šta ste tražili ni koliko su daleko bile.', // 76dfae57
          'Ako se prikazuje mapa ulica, slike dolaze od firme koju je za to izabrala apoteka ili klinika. Ta firma vidi koji deo mape gledate.', // b12aea83
        ],
      },
      video: {
        heading: 'Video-posete', // 40ca025b
        lines: [
          'Video-poseta se odvija u programu druge firme. Od trenutka kad se pridružite važi njeno obaveštenje o privatnosti.', // ff243c62
        ],
      },
      ask: {
        heading: 'Vaša pitanja', // e389fa62
        lines: [
          'Da vidite, ispravite ili uklonite ono što ste nam poslali, pozovite nas ili pitajte u apoteci ili klinici svoje posete.', // aed124ff
        ],
      },
    },
  },
  accessibility: {
    title: 'Pristupačnost', // d3368cbf
    hint: 'Svako treba da može da zakaže posetu ovde, ili da mu je mi zakažemo.', // 8002f353
    parts: {
      aim: {
        heading: 'Šta je naš cilj', // 44649f3f
        lines: [
          'Svaka stranica je napravljena prema nivou AA smernica Web Content Accessibility Guidelines, verzija 2.2.', // 4f0b6a85
          'Sve možete da koristite samo tastaturom, sa dvostruko većim slovima, na uskom ekranu i u svetlim, tamnim ili jako kontrastnim bojama. Ništa ne mora da se prevlači i ništa se ne pomera ako Vaš uređaj traži manje pokreta.', // 25390dfe
        ],
      },
      tested: {
        heading: 'Šta je provereno', // 8a9d7213
        lines: [
          'Pre svake verzije programi proveravaju stranice u tri širine, svetle i tamne: imena i uloge svega na stranici, naslove, kontrast i veličinu svega što može da se pritisne.', // a0b44682
          'Prolaze i kroz ceo dolazak bez zakazivanja i zakazivanje samo tastaturom.', // 3b64596e
        ],
      },
      open: {
        heading: 'Šta još nije provereno', // 34189557
        lines: [
          'Programi ne nađu sve. Ovu verziju još nisu probali ljudi koji koriste čitač ekrana, prekidač ili upravljanje glasom i niko nezavisan je nije pregledao.', // 00fff53f
          'Mape su namenjene oku. Svako mesto sa mape nalazi se i na spisku pored nje.', // bb0af77f
          'Na većini jezika tekstovi na koje pristajete su samo na engleskom. Obrazac to kaže i nudi besplatnu jezičku pomoć.', // c7096748
        ],
      },
      time: {
        heading: 'Vremenska ograničenja', // 6de6103d
        lines: [
          'Termin koji ste izabrali čuva se 15 minuta. Pre isteka Vas obaveštavamo i možete da ga zadržite duže, do 60 minuta od početka. Posle toga ponovo pokušavamo da ga sačuvamo. Ono što ste upisali se ne gubi.', // 06c2e153
          'Tablet u prodavnici odbrojava 30 sekundi pre nego što počne iznova. Svaki dodir ili taster to zaustavlja, koliko god puta treba.', // 529c5b95
        ],
      },
      help: {
        heading: 'Ako Vam nešto ne radi', // cbd515c6
        lines: [
          'Pozovite nas i zakazaćemo posetu zajedno, ili pitajte u nekoj od naših apoteka ili klinika. Recite nam šta Vam je smetalo: koja stranica, šta ste radili i čime je čitate.', // 9a439e01
        ],
      },
    },
  },
  licences: {
    title: 'Licence i autorstvo', // c0d35d58
    hint: 'Ova usluga je napravljena od rada mnogih ljudi koji ga slobodno dele.', // f02c8bab
    dataHeading: 'Mape, mesta i slova', // a8668c56
    data: [
      'Granice država i okruga: U.S. Census Bureau, javno dobro.', // 57fabd5c
      'Gradovi i ZIP kodovi: GeoNames (geonames.org), Creative Commons Attribution 4.0.', // 627b7fc2
      'Granice vremenskih zona: © OpenStreetMap saradnici, Open Database License.', // 5b78d00c
      'Slova: Atkinson Hyperlegible Next, Braille Institute of America, SIL Open Font License 1.1.', // 8498765a
    ],
    packagesHeading: 'Programi', // b6747064
    packagesHint: (count: number) => `Broj paketa u ovoj usluzi: ${number(count)}. Svaki ima svoju licencu.`, // 5394367b
    allTexts: 'Sve licence, od reči do reči', // b201270e
    version: (version: string) => `verzija ${version}`, // 5366cab4
  },
})
