import { Button } from '../../app/ui/Button.tsx'
import { Dialog } from '../../app/ui/Dialog.tsx'
import { deskTexts } from '../texts.ts'
import styles from './Board.module.css'

/** All keys of the board. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={isOpen}
      title={deskTexts.keys.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{deskTexts.close}</Button>}
    >
      <dl className={styles.keyList}>
        {deskTexts.keys.rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
