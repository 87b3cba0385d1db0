// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: 'Введите код льготы, чтобы мы нашли для Вас свободное время.', // 79650e57
  field: 'Введите Ваш код льготы', // 6a9d49d5
  checking: 'Проверяем…', // ec963ffc
  required: 'Нужно ввести код льготы.', // 391c71f1
  invalid: 'Код льготы введён неверно. Попробуйте ещё раз.', // 801b774a
  networkError: 'Ошибка сети. Попробуйте ещё раз.', // 4852d77d
  locationsFailed: 'Не удалось загрузить места для кода льготы.', // c5f4a7ca
  suggestion: 'Обновите страницу или найдите другие места.', // 82fb4abd
  busy: 'Попробуйте ещё раз через минуту или найдите другие места.', // 7a3636a5
  noneAccepts: 'Рядом с этим местом никто не принимает этот код льготы. Проверьте код и место.', // 978ac760
  refresh: 'Обновить', // 0e916101
  without: 'Искать без кода', // 59a6cf82
  accepted: 'Здесь принимают Ваш код льготы', // a3cef312
})
