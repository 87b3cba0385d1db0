import { useEffect, useState } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { copyText } from '../../platform/clipboard.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CancelAddress.module.css'

const FLASH = 1000 // CONFIRM-15, milliseconds

/** The address to cancel at later, to read, to print, to open and to copy: no mail brings it (SCOPE-15). */
export function CancelAddress({ address, isOfBoth }: { address: string; isOfBoth: boolean }) {
  const t = useTexts(texts)
  const [said, setSaid] = useState<'copied' | 'notCopied'>()
  useEffect(() => {
    if (said !== 'copied') return
    const over = window.setTimeout(() => setSaid(undefined), FLASH)
    return () => window.clearTimeout(over)
  }, [said])
  const copy = async () => setSaid((await copyText(address)) ? 'copied' : 'notCopied')
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
        <Button onClick={() => void copy()}>{t.copyAddress}</Button>
        <p role="status" className={styles.said}>
          {said && t[said]}
        </p>
      </div>
    </div>
  )
}
