import { afterEach, expect, it } from 'vitest'
import { weekLines } from '#domain/week-lines'
import { speak } from '../../messages/catalogue.ts'
import { catalogue as spanish } from '../../messages/es/index.ts'
import { postedHoursText } from './posted-hours.ts'

afterEach(() => speak(undefined))

const NINE_TO_SIX = [[540, 1080]] as const
const ALL_DAY = [[0, 1440]] as const
const WEEK = [NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, ALL_DAY, []]
const LUNCH = [[[810, 840]], [[810, 840]], [[810, 840]], [[810, 840]], [[810, 840]], [], []] as const

it('the usual hours of a store are said in the language of the poster [LANG-01, LANG-04]', () => {
  const lines = weekLines({ hours: WEEK, breaks: LUNCH })
  expect(lines.map(postedHoursText)).toEqual(lines)
  speak(spanish)
  const said = lines.map((line) =>
    postedHoursText(line)
      .replaceAll(/[\s.]+/g, ' ')
      .trim(),
  )
  expect(said).toEqual([
    'lun a vie 09:00 a m - 06:00 p m , pausa 01:30 p m - 02:00 p m',
    'sáb Abierto las 24 horas',
  ])
  const [everyDay = ''] = weekLines({ hours: WEEK.map(() => NINE_TO_SIX), breaks: null })
  expect(postedHoursText(everyDay)).toMatch(/^Todos los días 09:00/)
  expect(postedHoursText('Ask at the counter')).toBe('Ask at the counter')
})
