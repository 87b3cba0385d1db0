import { SchedulerTexts } from '#contract/content/collections'
import { useTexts } from '../../messages/catalogue.ts'
import { pages as texts } from '../../messages/en/pages.ts'
import { Frame } from '../../parts/Frame.tsx'
import { href } from '../../paths.ts'
import { onDocumentLink } from '../../platform/navigate.ts'
import { useScreenTexts } from '../../state/documents.ts'
import { Button } from '../../ui/Button.tsx'
import { outlines } from '../../ui/outlines.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './NotFoundPage.module.css'

/**
 * The page of an unknown path, with a service finder (ROUTE-32) whose scheduler link comes from the text collection (CONTENT-20).
 */
export default function NotFoundPage() {
  const t = useTexts(texts)
  const { state } = useScreenTexts('textcollection', 'schedulerTexts', SchedulerTexts)
  const finder = [
    {
      to: state.status === 'done' ? state.value.schedulerUrl : href('main'),
      words: t.findTime,
      icon: outlines.calendar,
    },
    { to: `${href('main')}#store-number`, words: t.walkIn, icon: outlines.syringe },
    { to: href('clinicLocations'), words: t.findClinic, icon: 'pin' },
    { to: href('clinicServices'), words: t.clinicServices, icon: outlines.list },
  ] as const
  return (
    <Frame width="wide">
      <PageHeader compact title={t.notFound} hint={t.notFoundHint} />
      <section className={styles.finder} aria-labelledby="finder">
        <h2 id="finder">{t.serviceFinder}</h2>
        {finder.map(({ to, words, icon }) => (
          <Button key={words} wide icon={icon} iconEnd="chevron" href={to} onClick={onDocumentLink(to)}>
            {words}
          </Button>
        ))}
      </section>
    </Frame>
  )
}
