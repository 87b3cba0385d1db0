import styles from './CodeDisplay.module.css'

/** A counter code in large characters, which screen readers spell. */
export function CodeDisplay({ code, label }: { code: string; label: string }) {
  return (
    <div className={styles.code}>
      <span className={styles.label}>{label}</span>
      <span className={styles.characters} aria-hidden="true" translate="no">
        {code}
      </span>
      <span className="visually-hidden">{[...code].join(' ')}</span>
    </div>
  )
}
