// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('es')

export const kiosk = translated<typeof english.kiosk>()({
  title: 'Configurar esta tableta', // 681b6a49
  titleAt: (store: string) => `Configurar esta tableta para ${store}`, // 9aa4e7c3
  hint: 'Para el personal de la farmacia. Este dispositivo será una tableta para visitas sin cita.', // 9659de29
  what: 'En una tableta de la tienda', // 997bca3c
  whatHome: 'siempre se abre la página sin cita de esta tienda', // be53787f
  whatWipe: 'cada visita se borra al terminar, o tras un minuto, más o menos, sin que nadie la toque', // 52754623
  whatLeave: 'para salir, mantenga presionado 5 segundos el nombre de la tienda en la primera página', // 30d0c193
  code: 'Código del personal', // 0f16cc32
  codeHint: 'Pídalo a quien administra este servicio.', // 93e1e583
  leaveCode: 'Código para salir del modo tableta', // e397a45b
  chooseLeaveCode: 'Elija seis dígitos y guárdelos donde el personal los encuentre.', // 1f9df21a
  leaveCodeHint: 'El personal lo eligió al configurar esta tableta.', // 1b2fb3a9
  sixDigits: 'Escriba seis dígitos.', // c077862c
  wrongLeaveCode: 'Ese no es el código de esta tableta. Revíselo e inténtelo de nuevo.', // 8b65338e
  enrol: 'Usar como tableta de la tienda', // 5d6d7a72
  enrolling: 'Configurando', // dbdf27e5
  wrongCode: 'Ese no es el código del personal. Revíselo e inténtelo de nuevo.', // 7f6252ee
  noCode: 'Escriba el código del personal.', // 6019393e
  busy: 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.', // 2c69a672
  noAnswer: 'No podemos comunicarnos con el servidor. Revise la conexión e inténtelo de nuevo.', // 8891d7e4
  notKept:
    'Este navegador no puede guardar la configuración. Use una ventana normal, no una privada, y permita los datos del sitio.', // 20e66bfc
  unknownLocation: 'El servidor no conoce esta tienda.', // c46507bb
  already: (store: string) => `Esta tableta está configurada para ${store}.`, // 5352a4c2
  goHome: 'Ir a la primera página', // 66c9326e
  insecure: 'Esta dirección no es segura', // 3b399c33
  insecureWhy:
    'Una tableta de la tienda necesita https. Sin https, el navegador no puede proteger las respuestas, funcionar sin conexión ni mantener encendida la pantalla.', // d50c598d
  insecureHow:
    'El manual de operación de este producto explica cómo servirlo por https, en la sección sobre tabletas.', // 77a0d8b0
  privacy: 'Privacidad', // 54a57c31
  accessibility: 'Accesibilidad', // d3368cbf
  close: 'Cerrar', // 7d9eb7ac
  done: 'Listo', // 11a6767d
  waiting: (count: number) => `${number(count)} en espera de envío`, // db6397d0
  refused: (count: number) => `${number(count)} sin aceptar`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `Reloj adelantado ${Math.round(minutes / 60)} h`
      : minutes > 0
        ? `Reloj adelantado ${number(minutes)} min`
        : minutes > -60
          ? `Reloj atrasado ${-minutes} min`
          : `Reloj atrasado ${Math.round(-minutes / 60)} h`, // 8cb306e8
  phone: 'Use su propio teléfono', // 87403439
  phoneHow: (address: string) => `Apunte la cámara a este código, o abra ${address}`, // a4cd0b20
  phoneCode: 'Código QR: abre esta página sin cita en su propio teléfono', // 94b2866e
  tryingOnly: 'Esta dirección solo funciona en esta computadora.', // 69bb3c4c
  forStaff: 'Para el personal', // 9c9ef5a5
  leaveTitle: '¿Salir del modo tableta de tienda?', // 5c536cfe
  leaveWhy:
    'Este dispositivo funcionará entonces como cualquier otro. Los registros en espera de envío se conservan.', // 0cb007a4
  leave: 'Salir', // fc6e4a40
  leaving: 'Saliendo', // ff02c323
  stay: 'Quedarme', // 08fd1de4
  stillThere: '¿Sigue usted ahí?', // 69b81bb4
  stillThereWhy: 'Para proteger sus respuestas, las borraremos pronto.', // 2f86d3d4
  codeLeaves: 'Su código desaparecerá pronto de esta pantalla.', // 925d7c0f
  secondsLeft: (count: number) =>
    plural(count, { one: 'Queda 1 segundo', other: `Quedan ${number(count)} segundos` }), // 7733ef8a
  goOn: 'Necesito más tiempo', // ba4ae706
  eraseNow: 'Borrar mis respuestas ahora', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: 'Cartel', // 1ba76ea7
  print: 'Imprimir', // df0fe798
  printHow: 'Cabe en una hoja de papel A4 o carta.', // eef30565
  heading: 'Vacunas sin cita', // f954ea78
  forToday: 'Para vacunarse aquí, hoy.', // 716244ad
  promise: 'Llene el formulario en su propio teléfono. Toma unos 5 minutos.', // 55bb64a0
  scan: 'Apunte la cámara del teléfono al código', // 55c7a514
  scanHow: 'O abra la dirección de abajo.', // 8c646be3
  fill: 'Elija sus vacunas y llene el formulario', // f6ba02cc
  fillHow: 'Sin instalar nada y sin cuenta.', // d415ea22
  checkIn: 'Regístrese en el mostrador de la farmacia', // 1162b8bd
  checkInHow: 'Diga el código que muestra su teléfono al final.', // b174b9dd
  everyDay: 'Todos los días', // c4e42b97
  days: (first: string, last: string) => `${first} a ${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days} ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}, pausa ${lunch}`, // df8c7817
  noPhone: '¿No tiene teléfono? Use la tableta o pregunte en el mostrador.', // 9329e5e6
  printed: (day: string) => `Impreso: ${day}`, // 89ae83d8
  qrCode: (store: string) => `Código QR: abre la página sin cita de ${store}`, // d8165263
  tryingOnly: 'Solo para probar', // badf76a0
  tryingOnlyWhy:
    'El código lleva a una dirección que solo funciona en esta computadora. Ponga en PUBLIC_URL la dirección que usa el público y luego imprima.', // f5049a75
  settingsFailed: 'No podemos comunicarnos con el servidor, así que aún no hay dirección para imprimir.', // cceb3a06
})
