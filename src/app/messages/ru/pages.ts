// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: 'Записаться на визит', // b00aa64d
  bookHint: 'Укажите что, где и когда. Мы покажем свободное время рядом с Вами. Учётная запись не нужна.', // e6ef7575
  mainHeading: 'Вакцина без записи', // 87130c89
  mainHint: 'Вы в одной из наших аптек? Отсканируйте код у стойки или введите номер магазина под ним.', // 5b9421fe
  storeNumber: 'Номер магазина', // 88f70e3d
  storeNumberRequired: 'Это поле нужно заполнить.', // b7171a63
  storeNumberInvalid: 'Введено неверно.', // b91da024
  storeNumberHint: 'Буквы, цифры и дефисы', // ea0eddd2
  callTitle: 'Хотите поговорить с нами?', // d1782712
  visits: 'Позвоните нам, и мы найдём для Вас время.', // fd14147b
  clinics: 'Найти клинику', // 35925dbf
  clinicsHint:
    'Позвоните и назовите свой индекс (ZIP) или город. Мы скажем, какая клиника ближе всего и когда она открыта.', // ef24c963
  call: (phone: string) => `Позвонить: ${phone}`, // 31e40241
  notFound: 'Ой, 404! Страница не найдена.', // 592dd864
  notFoundHint: 'Возможно, адрес старый или введён с ошибкой.', // 9a527287
  serviceFinder: 'Что Вы ищете?', // e3ad92be
  findTime: 'Время для визита', // 78443ce1
  walkIn: 'Вакцина без записи', // fc744803
  findClinic: 'Клиника рядом с Вами', // 41c235d9
  clinicServices: 'Что делают наши клиники', // 04c36999
})
