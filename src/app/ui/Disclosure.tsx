import { type ReactNode, useId, useState } from 'react'
import styles from './Disclosure.module.css'
import { Icon, type IconName } from './Icon.tsx'

type Props = {
  label: ReactNode
  /** What a screen reader says where a page has several of the same label; the label is part of it. */
  name?: string
  children: ReactNode
  icon?: IconName
  openAtFirst?: boolean
}

/** A button that shows and hides a text, e.g. "Why we ask". */
export function Disclosure({ label, name, children, icon, openAtFirst = false }: Props) {
  const [open, setOpen] = useState(openAtFirst)
  const id = useId()
  return (
    <div>
      <button
        type="button"
        className={styles.label}
        aria-expanded={open}
        aria-controls={id}
        aria-label={name}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon name={icon} />}
        <span>{label}</span>
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
