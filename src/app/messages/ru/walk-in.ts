// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: 'Вакцина без записи', // e941b803
  promise: 'Запись не нужна. Это займёт около 5 минут.', // 7bad3f1f
  fallbackName: 'Ваша аптека по соседству', // 7e37ea52
  steps: 'Как это работает', // 9c870aa6
  selectVaccines: 'Выберите вакцины', // 5bd73ba0
  selectVaccinesHow: 'Выберите из списка.', // b8f140cf
  fillConsent: 'Заполните форму согласия', // 4256d651
  fillConsentHow: 'Несколько вопросов о Вас и Вашем здоровье.', // 9a6c3fd5
  checkIn: 'Зарегистрируйтесь у стойки аптеки', // 1162b8bd
  checkInHow: 'Сотрудники аптеки скажут примерное время ожидания.', // 11c13196
  start: 'Начать', // e4bb9f1e
  openAllDay: 'Открыто круглосуточно', // d955c52c
  openUntil: (time: string) => `Открыто до ${time}`, // cb1f77fc
})
