import { Notice } from '../ui/Notice.tsx'
import styles from './fields.module.css'
import type { ProseField as Spec } from './spec.ts'

/** A text between the questions: a note, a notice, a consent to read. */
export function ProseField({ field }: { field: Spec }) {
  const { tone = 'plain', sections, scrolls } = field
  const text = sections.map(({ heading, paragraphs }) => (
    <section key={heading ?? paragraphs[0]}>
      {heading !== undefined && <h2 className={styles.proseHeading}>{heading}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ))
  if (tone !== 'plain') return <Notice tone={tone}>{text}</Notice>
  if (!scrolls) return <div className={styles.prose}>{text}</div>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={`${styles.prose} ${styles.scrolls}`} aria-label={field.label} tabIndex={0}>
      {text}
    </section>
  )
}
