import { useEffect, useState } from 'react'
import { useTexts } from '../messages/catalogue.ts'
import { copy as texts } from '../messages/en/notices.ts'
import { copyText } from '../platform/share.ts'
import { Button } from '../ui/Button.tsx'
import styles from './CopyButton.module.css'

const FLASH = 1000 // CONFIRM-15, milliseconds

/** Copies a text to the clipboard and says whether it worked. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const t = useTexts(texts)
  const [said, setSaid] = useState<'copied' | 'notCopied'>()
  useEffect(() => {
    if (said !== 'copied') return
    const over = window.setTimeout(() => setSaid(undefined), FLASH)
    return () => window.clearTimeout(over)
  }, [said])
  const copy = async () => setSaid((await copyText(text)) ? 'copied' : 'notCopied')
  return (
    <>
      <Button onClick={() => void copy()}>{children}</Button>
      <p role="status" className={styles.said}>
        {said && t[said]}
      </p>
    </>
  )
}
