import type { VideoDownloads } from '#contract/content/notices'
import { Card } from '../../ui/Card.tsx'
import styles from './VideoCard.module.css'

/** Where to get what a video meeting needs (CONFIRM-11). */
export function VideoCard({ says: { title, text, links } }: { says: VideoDownloads }) {
  return (
    <Card as="section" title={title}>
      <p>{text}</p>
      <ul className={styles.links}>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
