/** Whether this device can hand a text to another app. */
export function canShare(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function'
}

/** Hands a text to an app that the guest picks. A guest who picks none has made no error. */
export async function share(what: { title: string; text: string }): Promise<void> {
  await navigator.share(what).catch(() => undefined) // unsupported
}

/** Copies a text to the clipboard. Returns false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
