import { create } from 'qrcode'

const QUIET = 4 // modules of white around the code
const SCALE = 12 // pixels for each module, enough for print
/** Browsers begin a download within this many milliseconds. */
const DOWNLOAD = 10_000

/** Draws a QR code in black on white, also in the dark theme: scanners expect it. */
export function drawQrCode(canvas: HTMLCanvasElement, text: string): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = (modules.size + 2 * QUIET) * SCALE
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.fillStyle = '#000'
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) {
        pen.fillRect((column + QUIET) * SCALE, (row + QUIET) * SCALE, SCALE, SCALE)
      }
    }
  }
}

/** Returns a QR code as a PNG picture. Rejects where the browser cannot make one. */
export function qrCodePicture(text: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  drawQrCode(canvas, text)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD)
}
