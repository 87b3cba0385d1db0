/** Longest that a browser takes to begin with a download, in milliseconds. */
const PATIENCE = 10_000

/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), PATIENCE)
}
