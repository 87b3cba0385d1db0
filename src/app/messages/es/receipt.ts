// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: 'Recibo', // dad5a969
  how: 'Dice qué reservó usted y quién firmó, con cada texto que se aceptó. Puede imprimirlo o guardarlo.', // 05eb6059
  askHow:
    'El recibo tiene nombres y lo que se firmó. Para que nadie más lo lea, pedimos la fecha de nacimiento del paciente.', // 00072cfc
  show: 'Mostrar el recibo', // d0cd6be1
  showing: 'Abriendo el recibo', // 7dabfab1
  back: 'Volver a su visita', // 7dd352af
  noDate: 'Escriba la fecha de nacimiento.', // 129becaf
  wrongBirthDate: 'Esta no es la fecha de nacimiento que se dio para esta visita.', // 7da15529
  noReceipt: 'No podemos hacer aquí un recibo de esta visita. Llámenos.', // d0e6f192
  unreachable: 'Necesita conexión para abrir el recibo. Inténtelo de nuevo cuando la tenga.', // 52737414
  refused: 'No pudimos abrir el recibo. Inténtelo más tarde.', // a605e307
  patient: 'Paciente', // 835043ec
  received: 'Recibido', // 49f19bee
  status: 'Estado', // 920e413c
  statuses: {
    BOOKED: 'Reservada', // fd1331d7
    CANCELED: 'Cancelada', // 13ca2ee2
    BEGUN: 'Empezada o terminada', // 390bb094
    CHECKED_IN: 'Registrada', // 66477aff
  },
  signature: 'Firma', // f1a73e22
  guardian: 'Nombre de quien firmó', // 974e429c
  signedAt: 'Firmado el', // 8f280aa2
  consents: 'Lo que se aceptó', // 1dcfeca3
  hash: 'Huella digital (SHA-256)', // 0e6f8cf2
  hashHow: 'La huella se calcula con las palabras de un texto. Muestra que ninguna se cambió.', // 14902bc9
  noHash: 'El dispositivo no pudo calcularla.', // dda103dc
  gone: 'Ya no tenemos las palabras de este texto.', // f4a228a8
  unknown: 'No se sabe qué palabras se mostraron.', // 1d90140a
  texts: 'Mensajes de texto sobre la visita', // 0ef0e462
})
