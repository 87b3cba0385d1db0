import type { ConsentDocument } from '#contract/content/consents'

/** A consent as a guest reads it; `language`: of its texts, absent in English. */
export type ShownConsent = ConsentDocument & { readonly language?: string }

/**
 * A consent in another language, whose texts are given by the English ones. Undefined where one is missing: nobody signs a text that is
 * half English (LANG-07).
 */
export function translatedConsent(
  shown: ConsentDocument,
  language: string,
  texts: Readonly<Record<string, string>>,
): ShownConsent | undefined {
  let isWhole = true
  const own = (text: string) => {
    if (!Object.hasOwn(texts, text)) isWhole = false
    return texts[text] ?? text
  }
  const translated = {
    ...shown,
    language,
    title: own(shown.title),
    summary: own(shown.summary),
    ...(shown.points && { points: shown.points.map(own) }),
    sections: shown.sections.map(({ heading, paragraphs }) => ({
      ...(heading !== undefined && { heading: own(heading) }),
      paragraphs: paragraphs.map(own),
    })),
    boxes: shown.boxes.map((box) => ({ ...box, label: own(box.label), message: own(box.message) })),
    ...(shown.note !== undefined && { note: own(shown.note) }),
  }
  return isWhole ? translated : undefined
}
