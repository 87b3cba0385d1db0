import styles from './Portrait.module.css'

/** The portrait of a clinician, or their initials (ENTITY-15). */
export function Portrait({ image, name }: { image: string | null; name: string }) {
  if (image !== null) {
    return (
      <img
        className={styles.portrait}
        src={`/content/v2/binary/image/${encodeURIComponent(image)}`}
        alt=""
        width="48"
        height="48"
      />
    )
  }
  const words = name.split(' ')
  const initials = [words[0], words.at(-1)].map((word) => word?.[0] ?? '').join('')
  return (
    <span className={styles.portrait} aria-hidden="true">
      {initials}
    </span>
  )
}
