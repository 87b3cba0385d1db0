import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import styles from './CancelAddress.module.css'

/** The address to cancel at later, to read, to print, to open and to copy: no mail brings it (SCOPE-15). */
export function CancelAddress({ address, isOfBoth }: { address: string; isOfBoth: boolean }) {
  const t = useTexts(texts)
  return (
    <div className={styles.later}>
      <p>
        {isOfBoth ? t.cancelBothLater : t.cancelLater}{' '}
        <a className={styles.address} href={address} rel="noreferrer" translate="no">
          {address}
        </a>
      </p>
      <p className={styles.how}>{t.cancelLaterHow}</p>
      <div className={`${styles.actions} no-print`}>
        <CopyButton text={address}>{t.copyAddress}</CopyButton>
      </div>
    </div>
  )
}
