import { useTexts } from '../messages/catalogue.ts'
import { results as texts } from '../messages/en/results.ts'
import { announce } from '../platform/announce.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Pagination.module.css'

type Props = {
  page: number
  count: number
  onPage: (page: number) => void
  /** Id of the list's heading; absent: the heading of the page. */
  headingId?: string
}

/** Buttons that turn the pages of a list (RESULTS-20) and then focus its heading. */
export function Pagination({ page, count, onPage, headingId }: Props) {
  const t = useTexts(texts)
  const open = (next: number) => () => {
    onPage(next)
    announce(t.page(next, count))
    const heading =
      headingId === undefined ? document.querySelector('h1') : document.getElementById(headingId)
    heading?.focus({ preventScroll: true })
    if (headingId === undefined) window.scrollTo(0, 0)
    else heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <nav className={styles.pages} aria-label={t.pages}>
      <Button icon="back" disabled={page <= 1} onClick={open(page - 1)}>
        {t.previousPage}
      </Button>
      <p className={styles.at}>{t.page(page, count)}</p>
      <Button iconEnd="chevron" disabled={page >= count} onClick={open(page + 1)}>
        {t.nextPage}
      </Button>
    </nav>
  )
}
