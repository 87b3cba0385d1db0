import { useEffect, useState } from 'react'
import { spokenLanguage } from '../messages/catalogue.ts'

const typed = new Map<string, unknown>()

/**
 * Returns what the guest had typed before a change of language, else `first`, and a function that stores it (LANG-02). The app forgets it
 * when the guest leaves the page. `name`: of the form.
 */
export function useTyped<T>(name: string, first: () => T): readonly [before: T, keep: (now: T) => void] {
  const [before] = useState(() => (typed.has(name) ? (typed.get(name) as T) : first()))
  useEffect(() => {
    const language = spokenLanguage()
    return () => {
      if (spokenLanguage() === language) typed.delete(name)
    }
  }, [name])
  return [before, (now) => void typed.set(name, now)]
}
