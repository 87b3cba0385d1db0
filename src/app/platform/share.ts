/** Whether this device can hand a text to another app. */
export function canShare(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function'
}

/** Hands a text to an app that the guest picks; picking none is no fault. */
export async function share(what: { title: string; text: string }): Promise<void> {
  await navigator.share(what).catch(() => undefined)
}
