import { useSyncExternalStore } from 'react'
import { localeOf } from './locale.ts'

/** Texts of one area. A text with a number, a name or a date is a function. */
export interface Texts {
  [key: string]: string | readonly string[] | ((...values: never[]) => string) | Texts
}

/** The texts of a language other than English, by area. An area that is missing is shown in English. */
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
  return (chosen?.areas[name] as T | undefined) ?? english // translated() has checked that it is whole
}

/** The code of the chosen language: "en", "es". */
export function spokenLanguage(): string {
  return chosen?.language ?? 'en'
}

/** Whether the chosen language runs from right to left. */
export function isRightToLeft(): boolean {
  return chosen?.direction === 'rtl'
}

/** The BCP 47 tag that formats dates and times in the chosen language (LANG-04). */
export function spokenLocale(): string {
  const language = spokenLanguage()
  return language === 'en' ? 'en-US' : localeOf(language)
}

/** The code of the chosen language, for the app, which is drawn anew when it changes: no component keeps a text. */
export function useLanguage(): string {
  return useSyncExternalStore(whenSpoken, spokenLanguage, spokenLanguage)
}

/** Calls `listener` after each change of the language. Returns how to stop. */
export function whenSpoken(listener: () => void): () => void {
  listeners.push(listener)
  return () => {
    listeners = listeners.filter((other) => other !== listener)
  }
}

/** The texts of an area, for a component. */
export function useTexts<T extends Texts>(texts: Area<T>): T {
  return say(texts)
}
