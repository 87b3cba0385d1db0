import type { Infer } from 'superstruct'
import { array, object, refine, size } from 'superstruct'
import { Line, Paragraph } from './text.ts'

/** What a text may name. What a visit is for and whose it is are not among them: mailboxes are read by others (VISIT-06). */
const NAMES = ['banner', 'phone', 'day', 'time', 'until', 'link', 'stopWord']

/** Refuses a text with a name in braces that nothing fills in. */
const filled = (text: typeof Line | typeof Paragraph) =>
  refine(text, 'filled', (value) => {
    const strange = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
    const wrong = strange.find((name) => !NAMES.includes(name))
    return (
      wrong === undefined || `must name only ${NAMES.map((name) => `{${name}}`).join(', ')}, not {${wrong}}`
    )
  })

const Mail = object({ subject: filled(Line), text: filled(Paragraph) })
const Words = size(array(Line), 1, 50)

/** Document visitMessages: the e-mails about a visit, and what a guest agrees to who asks for them (VISIT-06). */
export const VisitMessageTexts = object({
  consent: filled(Paragraph),
  reminder: Mail,
  offer: Mail,
  /** Paragraphs below each of them. */
  visitLink: filled(Paragraph),
  call: filled(Paragraph),
  stop: filled(Paragraph),
  /** Replies that put an address on the list of those that get no e-mail, or take it off, in capital letters. */
  stopWords: Words,
  startWords: Words,
})
export type VisitMessageTexts = Infer<typeof VisitMessageTexts>
