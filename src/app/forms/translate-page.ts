import { spokenLanguage } from '../messages/catalogue.ts'
import { translate } from '../messages/document-texts.ts'
import type { FieldSpec, Option, PageSpec } from './spec.ts'

/** A page with the texts of documents in the guest's language (LANG-06). Names and values of answers stay as they are (LANG-08). */
export function translatePage<P extends PageSpec & { button?: string }>(page: P): P {
  if (spokenLanguage() === 'en') return page
  return {
    ...page,
    ...translateTexts(page, ['title', 'hint', 'button']),
    fields: page.fields.map(translateField),
    ...(page.cards && { cards: page.cards.map((card) => ({ ...card, ...translateTexts(card, ['title']) })) }),
    ...(page.blockedWhen && {
      blockedWhen: { ...page.blockedWhen, message: translate(page.blockedWhen.message) },
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

function translateField(field: FieldSpec): FieldSpec {
  const own = { ...field, ...translateTexts(field, TEXTS) } as FieldSpec
  switch (own.kind) {
    case 'choice':
    case 'select':
    case 'many':
      return { ...own, options: own.options.map(translateOption) }
    case 'group':
      return { ...own, fields: own.fields.map(translateField) }
    case 'prose':
      // Each consent has its own word-for-word translation (LANG-07).
      return own.folds ? field : { ...own, sections: own.sections.map(translateSection) }
    default:
      return own
  }
}

function translateOption(option: Option): Option {
  return { ...option, ...translateTexts(option, ['label', 'info', 'note']) }
}

function translateSection({ heading, paragraphs }: { heading?: string | undefined; paragraphs: string[] }) {
  return { heading: heading && translate(heading), paragraphs: paragraphs.map(translate) }
}

/** Those of the named members that are texts, in the guest's language. */
function translateTexts<T extends object, K extends string>(
  of: T,
  names: readonly K[],
): { [N in K]?: string } {
  const texts: { [N in K]?: string } = {}
  for (const name of names) {
    const text = (of as { [N in K]?: unknown })[name]
    if (typeof text === 'string') texts[name] = translate(text)
  }
  return texts
}
