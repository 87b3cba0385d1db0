import { describe, expect, it } from 'vitest'
import type { Area, Texts } from './catalogue.ts'

const modules = import.meta.glob<Record<string, Area<Texts>>>('./en/*.ts', { eager: true })
const areas = Object.values(modules).flatMap((module) => Object.values(module))

describe('the areas of texts', () => {
  it('have unique names', () => {
    expect(areas.length).toBeGreaterThan(5)
    expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length)
  })

  it('have no empty texts', () => {
    const empty = areas.flatMap(({ name, english }) =>
      Object.entries(english).flatMap(([key, text]) => (text === '' ? [`${name}.${key}`] : [])),
    )
    expect(empty).toEqual([])
  })
})
