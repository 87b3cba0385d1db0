import { afterEach, expect, it } from 'vitest'
import { GENDERS, LANGUAGES, RACES } from '#contract/vocabulary'
import { speak } from '../../../../messages/catalogue.ts'
import { choices } from '../../../../messages/en/choices.ts'
import { aboutFields } from './about.ts'

afterEach(() => speak(undefined))

it('guests read labels of their language and send codes', () => {
  const genders = { ...choices.english.genders, Female: 'Mujer' }
  speak({ language: 'es', direction: 'ltr', areas: { choices: { ...choices.english, genders } } })
  const options = aboutFields({ sexWhy: '', raceWhy: '' }).flatMap((field) =>
    'options' in field ? [field.options] : [],
  )
  const codes = options.map((list) => list.map(({ value }) => value))
  expect(codes).toContainEqual([...GENDERS])
  expect(codes).toContainEqual([...RACES])
  expect(codes).toContainEqual([...LANGUAGES])
  expect(options.flat()).toContainEqual({ value: 'Female', label: 'Mujer' })
  expect(options.flat()).toContainEqual({ value: 'White', label: 'White' })
})
