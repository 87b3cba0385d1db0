import { useEffect, useState } from 'react'
import { spokenLanguage } from '../messages/catalogue.ts'

const typed = new Map<string, unknown>()

/**
 * What a guest filled in, as it was before another language drew the page anew, else `first`; and how to keep what it is now (LANG-02). It is
 * forgotten when the guest leaves the page. `name` is that of one form.
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
