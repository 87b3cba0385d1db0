import { spokenLanguage } from '../messages/catalogue.ts'
import { tell } from '../messages/told.ts'
import type { FieldSpec, Option, PageSpec } from './spec.ts'

/** A page with the texts of documents in the guest's language (LANG-06). Names and values of answers stay as they are (LANG-08). */
export function toldPage<P extends PageSpec & { button?: string }>(page: P): P {
  if (spokenLanguage() === 'en') return page
  return {
    ...page,
    ...toldTexts(page, ['title', 'hint', 'button']),
    fields: page.fields.map(toldField),
    ...(page.cards && { cards: page.cards.map((card) => ({ ...card, ...toldTexts(card, ['title']) })) }),
    ...(page.blockedWhen && {
      blockedWhen: { ...page.blockedWhen, message: tell(page.blockedWhen.message) },
    }),
  }
}

/** Texts that a field may have. */
const TEXTS = [
  'label',
  'hint',
  'why',
  'required',
  'tooMany',
  'nameLabel',
  'dateLabel',
  'todayLabel',
  'doseLabel',
  'addLabel',
] as const

function toldField(field: FieldSpec): FieldSpec {
  const own = { ...field, ...toldTexts(field, TEXTS) } as FieldSpec
  switch (own.kind) {
    case 'choice':
    case 'select':
    case 'many':
      return { ...own, options: own.options.map(toldOption) }
    case 'group':
      return { ...own, fields: own.fields.map(toldField) }
    case 'prose':
      // A text to agree to has a translation of its own, word for word (LANG-07).
      return own.folds ? field : { ...own, sections: own.sections.map(toldSection) }
    default:
      return own
  }
}

function toldOption(option: Option): Option {
  return { ...option, ...toldTexts(option, ['label', 'info', 'note']) }
}

function toldSection({ heading, paragraphs }: { heading?: string | undefined; paragraphs: string[] }) {
  return { heading: heading && tell(heading), paragraphs: paragraphs.map(tell) }
}

/** Those of the named members that are texts, in the guest's language. */
function toldTexts<T extends object, K extends string>(of: T, names: readonly K[]): { [N in K]?: string } {
  const texts: { [N in K]?: string } = {}
  for (const name of names) {
    const text = (of as { [N in K]?: unknown })[name]
    if (typeof text === 'string') texts[name] = tell(text)
  }
  return texts
}
