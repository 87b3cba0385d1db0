import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../messages/catalogue.ts'
import { frame as texts } from '../messages/en/frame.ts'
import { aids, switchAid } from '../state/aids.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Aids.module.css'
import { Languages } from './Languages.tsx'

const PANEL = 'text-and-contrast'

/** The button "Aa" and the native popover that it opens, on every page (SC-02). `children`: what a tablet adds. */
export function Aids({ children }: { children?: ReactNode }) {
  const t = useTexts(texts)
  const { text, contrast } = useSnapshot(aids)
  return (
    <>
      <button type="button" className={`${styles.open} no-print`} popoverTarget={PANEL} aria-label={t.aids}>
        <span aria-hidden="true">{t.aidsSign}</span>
      </button>
      <div id={PANEL} popover="auto" className={styles.panel}>
        {/* biome-ignore lint/a11y/useSemanticElements: the group has no form fields. */}
        <div role="group" aria-label={t.aids} className={styles.choices}>
          <p className={styles.title}>{t.aids}</p>
          <Button early pressed={text} onClick={() => void switchAid('text')}>
            {t.largeText}
          </Button>
          <Button early pressed={contrast} onClick={() => void switchAid('contrast')}>
            {t.contrast}
          </Button>
          <Languages />
          {children}
        </div>
      </div>
    </>
  )
}
