// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: 'Necesitamos su código de beneficio para encontrar las citas disponibles.', // 79650e57
  field: 'Escriba su código de beneficio', // 6a9d49d5
  checking: 'Revisando…', // ec963ffc
  required: 'Debe escribir un código de beneficio.', // 391c71f1
  invalid: 'El código de beneficio que escribió no es válido. Inténtelo de nuevo.', // 801b774a
  networkError: 'Hay un error de la red. Inténtelo de nuevo.', // 4852d77d
  locationsFailed: 'No se cargaron los lugares del código de beneficio.', // c5f4a7ca
  suggestion: 'Actualice la página para intentarlo de nuevo, o busque otros lugares.', // 82fb4abd
  busy: 'Inténtelo de nuevo en un minuto, o busque otros lugares.', // 7a3636a5
  noneAccepts: 'Nadie cerca de este lugar acepta este código de beneficio. Revise el código y el lugar.', // 978ac760
  refresh: 'Actualizar', // 0e916101
  without: 'Buscar sin código', // 59a6cf82
  accepted: 'Este lugar acepta su código de beneficio', // a3cef312
})
