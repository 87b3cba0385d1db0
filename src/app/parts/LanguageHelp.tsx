import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '../messages/catalogue.ts'
import { common } from '../messages/en/common.ts'
import { banner } from '../state/banner.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './LanguageHelp.module.css'

const LanguageNotices = lazy(() => import('./LanguageNotices.tsx'))

const PANEL = 'language-help'
const GLOBE = {
  path: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c3 2.6 4 5.4 4 8.5s-1 5.9-4 8.5c-3-2.6-4-5.4-4-8.5s1-5.9 4-8.5Z',
}

/**
 * Names the languages in which help is free, and says so in each of them in a native popover (LANG-09). The server writes the names
 * into templates (src/server/pages/fill.ts); the notices are loaded when they are wanted.
 */
export function LanguageHelp() {
  const t = useTexts(common)
  const panel = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  // It opens without a script, so it may be open before the app runs.
  useEffect(() => setWanted(panel.current?.matches(':popover-open') ?? false), [])
  return (
    <div className={`${styles.help} no-print`}>
      <button type="button" className={styles.open} popoverTarget={PANEL} onClick={() => setWanted(true)}>
        <Icon name={GLOBE} />
        <span>{t.languageHelp}</span>
        <span className={styles.names} data-help-in="__HELP_IN__">
          {Object.entries(banner.helpIn ?? {}).map(([tag, name]) => [
            <bdi key={tag} lang={tag}>
              {name}
            </bdi>,
            ' ',
          ])}
        </span>
      </button>
      <div ref={panel} id={PANEL} popover="auto" className={styles.panel}>
        {isWanted && (
          <Suspense>
            <LanguageNotices onClose={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
