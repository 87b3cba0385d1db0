import type { Area, Texts } from './catalogue.ts'

/** The same texts in another language: every text, and each function with every value of the English one. */
type Like<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly string[]
      ? readonly string[]
      : T[K] extends (...values: infer V) => string
        ? (...values: V) => string
        : Like<T[K]>
}

/** `never` where a function takes fewer values than the English one: a name or a date would be missing. */
type Whole<E, T> = {
  readonly [K in keyof T]: K extends keyof E
    ? T[K] extends (...values: infer V) => string
      ? E[K] extends (...values: infer W) => string
        ? V['length'] extends W['length']
          ? T[K]
          : never
        : never
      : T[K] extends string | readonly string[]
        ? T[K]
        : Whole<E[K], T[K]>
    : never
}

/** A value may end with a full stop of its own, as "p.m." does, and a sentence has one. */
function withOneStop(texts: unknown): unknown {
  if (typeof texts === 'function') {
    return (...values: unknown[]) => String(texts(...values)).replace(/(?<!\.)\.\.(?!\.)/g, '.')
  }
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, withOneStop(text)]))
}

/** Declares the texts of an area in another language. It does not compile when a text or a value is missing or too many (LANG-04). */
export function translated<A extends Area<Texts>>() {
  return <const T extends Like<A['english']>>(texts: T & Whole<A['english'], T>): T => withOneStop(texts) as T
}
