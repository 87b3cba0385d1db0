import type { ConsentDocument } from '#contract/content/consents'

/** The text of a consent as it is shown, for its fingerprint (CONSENT-10). */
export function shownText({ title, summary, points = [], sections, boxes, note }: ConsentDocument): string {
  const lines = sections.flatMap(({ heading, paragraphs }) =>
    heading === undefined ? paragraphs : [heading, ...paragraphs],
  )
  return [
    title,
    summary,
    ...points,
    ...lines,
    ...boxes.map((box) => box.label),
    ...(note === undefined ? [] : [note]),
  ].join('\n')
}
