import { type Area, useTexts } from '../../messages/catalogue.ts'
import { about } from '../../messages/en/about.ts'
import { ContentArticle } from '../../parts/clinic/ContentArticle.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './About.module.css'

type TextsOf<A> = A extends Area<infer T> ? T : never
type Words = TextsOf<typeof about>

/** A statement about this service, with a number to call about it. */
export function Statement({ of }: { of: 'privacy' | 'accessibility' }) {
  const { title, hint, parts }: Words['privacy'] | Words['accessibility'] = useTexts(about)[of]
  const sections = Object.values(parts).map(({ heading, lines }) => ({ heading, paragraphs: [...lines] }))
  return (
    <Frame>
      <PageHeader title={title} hint={hint} focusKey={of} />
      <ContentArticle sections={sections} />
      <div className={styles.call}>
        <SupportCall whose="customer" />
      </div>
    </Frame>
  )
}
