// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/about.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('es')

export const about = translated<typeof english.about>()({
  privacy: {
    title: 'Su privacidad', // d2a7115d
    hint: 'Qué guarda este servicio de lo que usted le dice, dónde y por cuánto tiempo.', // e091de0f
    parts: {
      short: {
        heading: 'En pocas palabras', // 9e90b1ac
        lines: [
          'No necesita una cuenta. Solo preguntamos lo que hace falta para su visita.', // ffd63cfb
          'Lo que escribe solo llega a la farmacia o clínica de su visita. No hay cookies, publicidad ni rastreadores.', // ccdf0318
        ],
      },
      device: {
        heading: 'En su propio teléfono o computadora', // a35a0c7b
        lines: [
          'Un formulario que ya empezó se guarda en su dispositivo como borrador, para que pueda seguir después de una pausa. El borrador se guarda 24 horas como máximo y se borra cuando usted termina o empieza de nuevo. Otros sitios y otras aplicaciones no pueden verlo. Cualquiera que pueda usar este navegador puede abrirlo: en un dispositivo compartido, use “Reiniciar”.', // 1ab789de
          'Después de registrarse, su código para el mostrador se queda aquí hasta el final del día, sin su nombre; usted puede quitarlo.', // a1f07191
          'El enlace de una visita que usted abrió se guarda en su dispositivo 24 horas como máximo, para que su página se pueda cargar de nuevo.', // a44b9b2c
          'Su número de Seguro Social, su identificación estatal y sus números del seguro y de Medicare nunca se guardan en el dispositivo. Si la página se vuelve a cargar, usted los escribe otra vez.', // 16565431
        ],
      },
      tablet: {
        heading: 'En una tableta de la tienda', // 05f347ae
        lines: [
          'La tableta borra sus datos cuando usted termina, cuando toca “Reiniciar” y cuando nadie la toca por un poco más de un minuto. Antes, una cuenta regresiva le avisa.', // b0d342cb
          'Lo que escribe no se puede leer de la memoria de la tableta: su clave desaparece en cuanto se cierra el navegador o se va la luz.', // cc656069
        ],
      },
      offline: {
        heading: 'Sin conexión', // 4ad93113
        lines: [
          'Un formulario sin cita ya terminado que no se pudo enviar queda cerrado con clave, y solo nuestro servidor puede abrirlo. Espera en el dispositivo, se envía cuando vuelve la conexión y después se borra.', // 8f176526
          'En su propio dispositivo, su código para el mostrador se guarda junto a él hasta entonces, sin su nombre, para que pueda consultarlo. En la tableta de una tienda, no.', // 0265b805
        ],
      },
      server: {
        heading: 'En la farmacia o clínica', // 6462aafb
        lines: [
          'Todo lo que escribió para una visita se guarda cifrado. El lugar, la hora, el servicio y un código para el mostrador se guardan junto a eso, para poder encontrar su visita.', // 098e4bad
          'Este servicio borra todo 30 días después de la visita, a menos que su farmacia o clínica haya fijado otro número de días.', // c2183302
          'Recibe correos sobre su visita solo si los pide, y puede dejar de recibirlos cuando quiera. Pasan por empresas de correo; por eso dicen cuándo es la visita y nunca para qué es.', // 7fee116c
          'Las direcciones que no quieren correos se guardan en una lista, cifradas de modo que nadie las pueda leer allí.', // fc0338f6
          'Lo que la farmacia o clínica pasa a sus propios expedientes de salud sigue su Aviso de prácticas de privacidad. Usted lo lee en el formulario antes de aceptarlo.', // 087d4e8e
          'Nuestro servidor anota cuándo se pidió qué tipo de página, sin nombres y sin lo que se escribió.', // 247f342b
          'El uso de las páginas se cuenta solo si la farmacia o clínica lo activa. Esa cuenta no incluye nada de lo que usted escribió.', // a6637f2e
        ],
      },
      place: {
        heading: 'Dónde está usted', // 54cd982f
        lines: [
          'Su dispositivo nos dice dónde está solo si usted busca una clínica cercana y lo permite. El lugar se usa para esa búsqueda y aparece en la dirección de la página. No se guarda.', // 8389c0bc
          'Las clínicas que vio se guardan en su dispositivo, para que las encuentre sin conexión: sus nombres, direcciones, teléfonos y horarios. No se guarda qué buscó usted ni a qué distancia estaban.', // 76dfae57
          'Si se muestra un mapa de calles, sus imágenes vienen de la empresa que eligió la farmacia o clínica. Esa empresa ve qué parte del mapa mira usted.', // b12aea83
        ],
      },
      video: {
        heading: 'Visitas por video', // 40ca025b
        lines: [
          'Una visita por video se hace en el programa de otra empresa. Desde que usted se une, se aplica el aviso de privacidad de ella.', // ff243c62
        ],
      },
      ask: {
        heading: 'Sus preguntas', // e389fa62
        lines: [
          'Para ver, corregir o borrar lo que nos envió, llámenos o pregunte en la farmacia o clínica de su visita.', // aed124ff
        ],
      },
    },
  },
  accessibility: {
    title: 'Accesibilidad', // d3368cbf
    hint: 'Toda persona debe poder reservar una visita aquí, o lograr que se la reserven.', // 8002f353
    parts: {
      aim: {
        heading: 'Nuestra meta', // 44649f3f
        lines: [
          'Cada página se hace para cumplir el nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG), versión 2.2.', // 4f0b6a85
          'Puede usar todo solo con un teclado, con texto del doble de tamaño, en una pantalla angosta y en colores claros, oscuros o de alto contraste. No hace falta arrastrar nada, y nada se mueve si su dispositivo pide menos movimiento.', // 25390dfe
        ],
      },
      tested: {
        heading: 'Qué se prueba', // 8a9d7213
        lines: [
          'Antes de cada versión, unos programas revisan las páginas en tres anchos, en claro y en oscuro: los nombres y las funciones de todo lo que hay en la página, los títulos, el contraste y el tamaño de todo lo que se puede tocar.', // a0b44682
          'También hacen todo el registro sin cita y la reserva solo con un teclado.', // 3b64596e
        ],
      },
      open: {
        heading: 'Qué no se ha probado aún', // 34189557
        lines: [
          'Los programas no encuentran todo. Esta versión aún no la han probado personas que usan un lector de pantalla, un interruptor o control por voz, y nadie independiente la ha auditado.', // 00fff53f
          'Los mapas se dibujan para la vista. Cada lugar de un mapa está también en la lista que lo acompaña.', // bb0af77f
          'En la mayoría de los idiomas, los textos que usted acepta están solo en inglés. El formulario lo dice y ofrece ayuda gratuita con el idioma.', // c7096748
        ],
      },
      time: {
        heading: 'Límites de tiempo', // 6de6103d
        lines: [
          'La hora que usted eligió se aparta por 15 minutos. Le avisamos antes de que termine, y puede apartarla más tiempo, hasta 60 minutos desde el inicio. Después intentamos apartarla otra vez. Lo que escribió no se pierde.', // 06c2e153
          'La tableta de una tienda cuenta 30 segundos antes de empezar de nuevo. Tocar la pantalla o una tecla detiene la cuenta, tantas veces como usted necesite.', // 529c5b95
        ],
      },
      help: {
        heading: 'Si algo no le funciona', // cbd515c6
        lines: [
          'Llámenos y reservaremos la visita con usted, o pregunte en cualquiera de nuestras farmacias o clínicas. Díganos qué se lo impidió: la página, lo que usted hizo y lo que usa para leerla.', // 9a439e01
        ],
      },
    },
  },
  licences: {
    title: 'Licencias y atribuciones', // c0d35d58
    hint: 'Este servicio se hace con el trabajo de muchas personas que lo comparten libremente.', // f02c8bab
    dataHeading: 'Mapas, lugares y letras', // a8668c56
    data: [
      'Contornos de estados y condados: Oficina del Censo de los EE. UU., dominio público.', // 57fabd5c
      'Ciudades y códigos postales: GeoNames (geonames.org), Creative Commons Attribution 4.0.', // 627b7fc2
      'Límites de las zonas horarias: © colaboradores de OpenStreetMap, Open Database License.', // 5b78d00c
      'Tipo de letra: Atkinson Hyperlegible Next, Braille Institute of America, SIL Open Font License 1.1.', // 8498765a
    ],
    packagesHeading: 'Programas', // b6747064
    packagesHint: (count: number) =>
      `${number(count)} paquetes forman parte de este servicio, cada uno con su propia licencia.`, // 5394367b
    allTexts: 'Todas las licencias, completas', // b201270e
    version: (version: string) => `versión ${version}`, // 5366cab4
  },
})
