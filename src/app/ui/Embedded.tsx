import type { ReactNode } from 'react'

type Props = {
  /** A text of the catalogue with one value. */
  text: (value: string) => string
  /** What is shown in the place of the value: a link, a number. */
  children: ReactNode
}

/** Marks where the value goes, so that the text can be split there. No text contains this character. */
const PLACE = '\uE000'

/** A sentence around something that is more than text, in the order of words of its language (LANG-04). */
export function Embedded({ text, children }: Props) {
  const [before, after] = text(PLACE).split(PLACE)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
