import { useTexts } from '../../messages/catalogue.ts'
import { results as texts } from '../../messages/en/results.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Pages.module.css'

type Props = { page: number; count: number; onPage: (page: number) => void }

/** The way through the pages of a list (RESULTS-20); the list's start is shown and has focus afterwards. */
export function Pages({ page, count, onPage }: Props) {
  const t = useTexts(texts)
  const open = (next: number) => () => {
    onPage(next)
    const heading = document.querySelector('h1')
    heading?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }
  return (
    <nav className={styles.pages} aria-label={t.pages}>
      <Button icon="back" disabled={page <= 1} onClick={open(page - 1)}>
        {t.previousPage}
      </Button>
      <p className={styles.at} role="status">
        {t.page(page, count)}
      </p>
      <Button iconEnd="chevron" disabled={page >= count} onClick={open(page + 1)}>
        {t.nextPage}
      </Button>
    </nav>
  )
}
