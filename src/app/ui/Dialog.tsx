import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'

type Props = {
  open: boolean
  title: ReactNode
  children?: ReactNode
  /** Buttons, the main one first. */
  actions?: ReactNode
  /** Called on Escape; absent: only the buttons close it. */
  onClose?: (() => void) | undefined
  /** Screen readers announce it at once with its text. */
  urgent?: boolean
}

/** A native modal dialog. It focuses its title, and the previous element again when it closes. */
export function Dialog({ open, title, children, actions, onClose, urgent }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const bodyId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const before = document.activeElement
    element.showModal()
    element.querySelector('h2')?.focus()
    return () => {
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={urgent ? bodyId : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onKeyDown={(event) => {
        // Browsers close a dialog on a second Escape even when its cancel event was prevented.
        if (event.key === 'Escape' && !onClose) event.preventDefault()
      }}
    >
      {open && (
        <div className={styles.inside}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {children !== undefined && (
            <div id={bodyId} className={styles.body}>
              {children}
            </div>
          )}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
