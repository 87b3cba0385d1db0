import { type ReactNode, useId, useState } from 'react'
import styles from './Disclosure.module.css'
import { Icon, type IconName } from './Icon.tsx'

type Props = {
  label: ReactNode
  /** What the label is about, for screen readers, where a page has several of the same label. */
  about?: string
  children: ReactNode
  icon?: IconName
  openAtFirst?: boolean
}

/** A button that shows and hides a text, e.g. "Why we ask". */
export function Disclosure({ label, about, children, icon, openAtFirst = false }: Props) {
  const [open, setOpen] = useState(openAtFirst)
  const id = useId()
  return (
    <div>
      <button
        type="button"
        className={styles.label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon name={icon} />}
        <span>
          {label}
          {about !== undefined && <span className="visually-hidden"> {about}</span>}
        </span>
        <span className={styles.arrow}>
          <Icon name="chevron" turns={false} />
        </span>
      </button>
      <div id={id} className={styles.region} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
