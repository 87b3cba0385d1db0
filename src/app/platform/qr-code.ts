import { create } from 'qrcode'

const QUIET = 4 // modules of white around the code
const SCALE = 12 // pixels a module, enough for print

/** Draws a QR code, dark on white whatever the theme. */
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

/** A QR code as a PNG picture; rejects where the browser cannot make one. */
export function qrCodePicture(text: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  drawQrCode(canvas, text)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
