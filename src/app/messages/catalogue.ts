import { useSyncExternalStore } from 'react'

/** Texts of one area. A text with a number, a name or a date is a function. */
export interface Texts {
  [key: string]: string | readonly string[] | ((...values: never[]) => string) | Texts
}

/** The texts of a language other than English, by area. Missing texts are shown in English. */
export type Catalogue = { language: string; direction: 'ltr' | 'rtl'; areas: Record<string, Texts> }

/** The English texts of an area, which ship with the code that uses them. */
export interface Area<T extends Texts> {
  readonly name: string
  readonly english: T
}

let chosen: Catalogue | undefined
let listeners: (() => void)[] = []

/** Declares the English texts of an area. Its name must be unique. */
export function area<T extends Texts>(name: string, english: T): Area<T> {
  return { name, english }
}

/** Changes the language of every screen. Undefined means English. */
export function speak(catalogue: Catalogue | undefined): void {
  chosen = catalogue
  for (const listener of listeners) listener()
}

/** Returns the texts of an area in the chosen language. */
export function say<T extends Texts>({ name, english }: Area<T>): T {
  const translated = chosen?.areas[name]
  return translated ? overlay(english, translated) : english
}

/** The texts of an area. The component renders again when the language changes. */
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
  return chosen
}

function overlay<T extends Texts>(english: T, translated: Texts): T {
  const result: Texts = { ...english }
  for (const [key, original] of Object.entries(english)) {
    const value = Object.hasOwn(translated, key) ? translated[key] : undefined
    if (isTexts(original) && isTexts(value)) result[key] = overlay(original, value)
    // A text of another type than the English one would break its screen, so it is ignored.
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
