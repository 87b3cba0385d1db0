/** What makes a screen easier to read on a store's tablet; both go with the guest. */
export type Aid = 'text' | 'contrast'

const ON = { text: 'large', contrast: 'more' } as const

export function setAid(aid: Aid, isOn: boolean): void {
  if (isOn) document.documentElement.dataset[aid] = ON[aid]
  else delete document.documentElement.dataset[aid]
}

export function hasAid(aid: Aid): boolean {
  return document.documentElement.dataset[aid] === ON[aid]
}

export function resetAids(): void {
  setAid('text', false)
  setAid('contrast', false)
}

/** Covers all that is shown, until the page is replaced or `showAll`. */
export function hideAll(): void {
  document.documentElement.dataset['covered'] = ''
}

export function showAll(): void {
  delete document.documentElement.dataset['covered']
}

/** Fills the screen where the browser can and does not already; must be called in answer to a touch. */
export function fillScreen(): void {
  const isFull = window.matchMedia('(display-mode: fullscreen), (display-mode: standalone)').matches
  if (isFull || !document.fullscreenEnabled || document.fullscreenElement) return
  document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
}

/** Whether the browser keeps secrets and works offline here: https, or this computer itself. */
export function isSecure(): boolean {
  return window.isSecureContext
}
