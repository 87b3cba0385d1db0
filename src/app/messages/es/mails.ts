// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'Correos sobre esta visita', // a1242acf
  agree: 'Enviarme correos', // 10131189
  wanted: 'Recibe correos sobre esta visita.', // 354dd147
  stop: 'Dejar de recibir correos', // 4bceceba
  failed: 'No se pudo guardar su elección. Intente de nuevo o llámenos.', // f15de5ba
  optedOut: 'Esta dirección está en la lista de las que no reciben correos. Llámenos si quiere cambiarlo.', // 1ddda2d5
})
