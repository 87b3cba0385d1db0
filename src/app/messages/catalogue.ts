import { useSyncExternalStore } from 'react'

/** Texts of one area; a function where a number, a name or a date goes in. */
export interface Texts {
  [key: string]: string | readonly string[] | ((...values: never[]) => string) | Texts
}

/** A language other than English: one file, texts by area; what it lacks is said in English. */
export type Catalogue = { language: string; direction: 'ltr' | 'rtl'; areas: Record<string, Texts> }

/** An area's texts in English, which ship with the code that says them. */
export interface Area<T extends Texts> {
  readonly name: string
  readonly english: T
}

let spoken: Catalogue | undefined
let listeners: (() => void)[] = []

/** Declares the English texts of an area. Area names are unique. */
export function area<T extends Texts>(name: string, english: T): Area<T> {
  return { name, english }
}

/** Changes the language of every screen; undefined is English. */
export function speak(catalogue: Catalogue | undefined): void {
  spoken = catalogue
  for (const listener of listeners) listener()
}

/** The texts of an area in the language now spoken. */
export function say<T extends Texts>({ name, english }: Area<T>): T {
  const translated = spoken?.areas[name]
  return translated ? overlay(english, translated) : english
}

/** The texts of an area, kept in step with the language. */
export function useTexts<T extends Texts>(texts: Area<T>): T {
  useSyncExternalStore(subscribe, current, current)
  return say(texts)
}

function subscribe(listener: () => void): () => void {
  listeners.push(listener)
  return () => {
    listeners = listeners.filter((other) => other !== listener)
  }
}

function current(): Catalogue | undefined {
  return spoken
}

function overlay<T extends Texts>(english: T, translated: Texts): T {
  const result: Texts = { ...english }
  for (const [key, original] of Object.entries(english)) {
    const value = Object.hasOwn(translated, key) ? translated[key] : undefined
    if (isTexts(original) && isTexts(value)) result[key] = overlay(original, value)
    // A text of another kind than the English one would break the screen that says it.
    else if (kindOf(original) === kindOf(value)) result[key] = value as Texts[string]
  }
  return result as T
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value
}

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
