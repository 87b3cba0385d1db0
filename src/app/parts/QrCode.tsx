import { useEffect, useRef } from 'react'
import styles from './QrCode.module.css'

type Props = {
  text: string
  /** What scanning it does, for screen readers. */
  label: string
}

/** A QR code as wide as its container. The drawing code loads with the first one. */
export function QrCode({ text, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    void import('../platform/qr-code.ts')
      .then(({ drawQrCode }) => canvas.current && drawQrCode(canvas.current, text))
      .catch(() => undefined) // offline: the address beside it is left
  }, [text])
  return <canvas ref={canvas} className={styles.code} role="img" aria-label={label} width="1" height="1" />
}
