import { SchedulerTexts } from '#contract/content/collections'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { useScreenTexts } from '../../state/collections.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ServiceFinder.module.css'

/** A box that links to the scheduler, with texts of the text collection (LOCATOR-12, CONTENT-20). */
export function ServiceFinder() {
  const t = useTexts(texts)
  const { state } = useScreenTexts('textcollection', 'schedulerTexts', SchedulerTexts)
  if (state.status === 'in_progress') return <div className={styles.finder} aria-hidden="true" />
  const words =
    state.status === 'done'
      ? state.value
      : { title: t.book, topMessage: undefined, schedulerUrl: href('main') }
  const to = words.schedulerUrl
  return (
    <section className={styles.finder} aria-label={words.title}>
      {words.topMessage !== undefined && <p>{words.topMessage}</p>}
      <p>
        <a href={to} onClick={to.startsWith('/') ? onLink(to) : undefined}>
          {words.title}
          <Icon name="chevron" />
        </a>
      </p>
    </section>
  )
}
