import type { Section } from '#contract/content/sections'
import { withLang } from '../../ui/with-lang.ts'
import styles from './ContentArticle.module.css'

export function ContentArticle({ sections, level = 2 }: { sections: readonly Section[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.article}>
      {sections.map(({ heading, paragraphs }) => (
        <section key={`${heading} ${paragraphs[0]}`} className={styles.section}>
          {heading !== undefined && <Heading>{withLang(heading)}</Heading>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{withLang(paragraph)}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
