// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/about.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pl')

export const about = translated<typeof english.about>()({
  privacy: {
    title: 'Państwa prywatność', // d2a7115d
    hint: 'Jakie Państwa dane przechowuje ten serwis, gdzie i jak długo.', // e091de0f
    parts: {
      short: {
        heading: 'W skrócie', // 9e90b1ac
        lines: [
          'Konto nie jest potrzebne. Pytamy tylko o to, co jest potrzebne do wizyty.', // ffd63cfb
          'Wszystko, co Państwo wpiszą, trafia tylko do apteki lub przychodni, w której odbędzie się wizyta. Nie ma tu plików cookie, reklam ani śledzenia.', // ccdf0318
        ],
      },
      device: {
        heading: 'Na własnym telefonie lub komputerze', // a35a0c7b
        lines: [
          'Zaczęty formularz jest przechowywany na Państwa urządzeniu jako wersja robocza, aby można było wrócić do niego po przerwie. Wersja robocza jest przechowywana najwyżej 24 godziny i znika, gdy formularz jest wysłany albo zaczęty od nowa. Inne strony i aplikacje nie mają do niej dostępu. Może ją otworzyć każdy, kto korzysta z tej przeglądarki: na wspólnym urządzeniu proszę użyć przycisku „Zacznij od nowa”.', // 1ab789de
          'Po zgłoszeniu się kod zgłoszenia zostaje tutaj do końca dnia, bez Państwa nazwiska; można go usunąć.', // a1f07191
          'Link do wizyty, którą Państwo otworzyli, pozostaje na urządzeniu najwyżej 24 godziny, aby można było ponownie wczytać jej stronę.', // a44b9b2c
          'Numer Social Security, numer dowodu stanowego, numery ubezpieczenia i numer Medicare nigdy nie są przechowywane na urządzeniu. Po ponownym wczytaniu strony trzeba je wpisać jeszcze raz.', // 16565431
        ],
      },
      tablet: {
        heading: 'Na tablecie w sklepie', // 05f347ae
        lines: [
          'Tablet usuwa Państwa dane po zakończeniu, po naciśnięciu „Zacznij od nowa” oraz gdy nikt go nie dotknie przez nieco ponad minutę. Wcześniej ostrzega o tym odliczanie.', // b0d342cb
          'Tego, co Państwo wpiszą, nie można odczytać z pamięci tabletu: klucz do niej znika, gdy przeglądarka się zamknie lub zabraknie prądu.', // cc656069
        ],
      },
      offline: {
        heading: 'Bez połączenia', // 4ad93113
        lines: [
          'Gotowy formularz szczepienia bez umawiania, którego nie udało się wysłać, jest zaszyfrowany tak, że może go otworzyć tylko nasz serwer. Czeka na urządzeniu, jest wysyłany po powrocie połączenia, a potem usuwany.', // 8f176526
          'Na Państwa urządzeniu kod zgłoszenia, bez nazwiska, jest do tego czasu przechowywany obok formularza, aby można go było sprawdzić. Na tablecie sklepu nie jest przechowywany.', // 0265b805
        ],
      },
      server: {
        heading: 'W aptece lub przychodni', // 6462aafb
        lines: [
          'Wszystko, co Państwo wpiszą przed wizytą, jest przechowywane w postaci zaszyfrowanej. Obok zapisane są miejsce, godzina, usługa i kod zgłoszenia, aby można było znaleźć wizytę.', // 098e4bad
          'Ten serwis usuwa wszystkie te dane 30 dni po wizycie, chyba że apteka lub przychodnia ustaliła inną liczbę dni.', // c2183302
          'E-maile o wizycie przychodzą tylko na Państwa prośbę i można je w każdej chwili zatrzymać. Przenoszą je firmy pocztowe, więc podają, kiedy jest wizyta, a nigdy, po co.', // 7fee116c
          'Adresy, które nie chcą e-maili, są na liście, zaszyfrowane tak, że nikt ich tam nie odczyta.', // fc0338f6
          'Dane, które apteka lub przychodnia przenosi do własnej dokumentacji medycznej, podlegają jej Informacji o ochronie prywatności. Czytają ją Państwo w formularzu przed wyrażeniem zgody.', // 087d4e8e
          'Nasz serwer zapisuje, kiedy i jaki rodzaj strony otwarto, bez nazwisk i bez wpisanych danych.', // 247f342b
          'Korzystanie ze stron jest liczone tylko wtedy, gdy apteka lub przychodnia to włączy. Te liczby nie zawierają niczego, co Państwo wpisali.', // a6637f2e
        ],
      },
      place: {
        heading: 'Państwa położenie', // 54cd982f
        lines: [
          'Urządzenie podaje nam Państwa położenie tylko wtedy, gdy szukają Państwo przychodni w pobliżu i na to pozwolą. Położenie służy do tego jednego wyszukiwania i jest w adresie strony. Nie jest zapisywane.', // 8389c0bc
          'Pokazane przychodnie są zapisywane na Państwa urządzeniu, aby można je było znaleźć bez sieci: ich nazwy, adresy, telefony i godziny. Nie zapisujemy tego, czego Państwo szukali, ani odległości.', // 76dfae57
          'Jeśli widać mapę ulic, jej obrazy pochodzą od firmy, którą wybrała apteka lub przychodnia. Firma ta widzi, którą część mapy Państwo oglądają.', // b12aea83
        ],
      },
      video: {
        heading: 'Wizyty wideo', // 40ca025b
        lines: [
          'Wizyta wideo odbywa się w programie innej firmy. Od chwili dołączenia obowiązują zasady prywatności tej firmy.', // ff243c62
        ],
      },
      ask: {
        heading: 'Pytania', // e389fa62
        lines: [
          'Aby zobaczyć, poprawić lub usunąć przesłane dane, proszę zadzwonić do nas albo zapytać w aptece lub przychodni, w której odbywa się wizyta.', // aed124ff
        ],
      },
    },
  },
  accessibility: {
    title: 'Dostępność', // d3368cbf
    hint: 'Każdy powinien móc umówić tu wizytę samodzielnie lub z pomocą.', // 8002f353
    parts: {
      aim: {
        heading: 'Do czego dążymy', // 44649f3f
        lines: [
          'Każda strona ma spełniać poziom AA wytycznych dla dostępności treści internetowych (WCAG) w wersji 2.2.', // 4f0b6a85
          'Ze wszystkiego można korzystać przy użyciu samej klawiatury, z dwa razy większym tekstem, na wąskim ekranie oraz w jasnych, ciemnych lub kontrastowych kolorach. Niczego nie trzeba przeciągać i nic się nie porusza, jeśli urządzenie ma ustawione mniej ruchu.', // 25390dfe
        ],
      },
      tested: {
        heading: 'Co sprawdzamy', // 8a9d7213
        lines: [
          'Przed każdą nową wersją programy sprawdzają strony w trzech szerokościach, w jasnych i ciemnych kolorach: nazwy i role wszystkich elementów, nagłówki, kontrast i rozmiar wszystkiego, co można nacisnąć.', // a0b44682
          'Programy przechodzą też całe zgłoszenie bez umawiania i umawianie wizyty przy użyciu samej klawiatury.', // 3b64596e
        ],
      },
      open: {
        heading: 'Czego jeszcze nie sprawdzono', // 34189557
        lines: [
          'Programy nie znajdują wszystkiego. Tej wersji nie wypróbowały jeszcze osoby, które używają czytnika ekranu, przełącznika lub sterowania głosem, i nie sprawdził jej nikt niezależny.', // 00fff53f
          'Mapy są przeznaczone dla wzroku. Każde miejsce z mapy jest też na liście obok.', // bb0af77f
          'W większości języków teksty, na które wyraża się zgodę, są tylko po angielsku. Formularz o tym mówi i podaje bezpłatną pomoc językową.', // c7096748
        ],
      },
      time: {
        heading: 'Limity czasu', // 6de6103d
        lines: [
          'Wybrany termin jest zachowany przez 15 minut. Uprzedzamy Państwa, zanim ten czas minie, i można go przedłużyć do 60 minut od początku. Potem próbujemy zachować go ponownie. Wpisane dane nie giną.', // 06c2e153
          'Tablet w sklepie odlicza 30 sekund, zanim zacznie od nowa. Dotknięcie ekranu lub klawisz zatrzymuje odliczanie, tyle razy, ile potrzeba.', // 529c5b95
        ],
      },
      help: {
        heading: 'Jeśli coś nie działa', // cbd515c6
        lines: [
          'Proszę do nas zadzwonić, a umówimy wizytę razem z Państwem, albo zapytać w dowolnej naszej aptece lub przychodni. Prosimy powiedzieć, co przeszkodziło: na jakiej stronie, przy jakiej czynności i czego Państwo używają do czytania.', // 9a439e01
        ],
      },
    },
  },
  licences: {
    title: 'Licencje i autorzy', // c0d35d58
    hint: 'Ten serwis powstał dzięki pracy wielu osób, które dzielą się nią za darmo.', // f02c8bab
    dataHeading: 'Mapy, miejsca i czcionki', // a8668c56
    data: [
      'Granice stanów i hrabstw: U.S. Census Bureau, domena publiczna.', // 57fabd5c
      'Miasta i kody pocztowe (ZIP): GeoNames (geonames.org), Creative Commons Attribution 4.0.', // 627b7fc2
      'Granice stref czasowych: © autorzy OpenStreetMap, Open Database License.', // 5b78d00c
      'Krój pisma: Atkinson Hyperlegible Next, Braille Institute of America, SIL Open Font License 1.1.', // 8498765a
    ],
    packagesHeading: 'Programy', // b6747064
    packagesHint: (count: number) =>
      plural(count, {
        one: `${number(count)} pakiet jest częścią tego serwisu, ma własną licencję.`,
        few: `${number(count)} pakiety są częścią tego serwisu, każdy ma własną licencję.`,
        many: `${number(count)} pakietów jest częścią tego serwisu, każdy ma własną licencję.`,
        other: `${number(count)} pakietu jest częścią tego serwisu, każdy ma własną licencję.`,
      }), // 5394367b
    allTexts: 'Wszystkie licencje, słowo w słowo', // b201270e
    version: (version: string) => `wersja ${version}`, // 5366cab4
  },
})
