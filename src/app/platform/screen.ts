/** A setting that makes the screen easier to read. */
export type Aid = 'text' | 'contrast'

const ON = { text: 'large', contrast: 'more' } as const

export function setAid(aid: Aid, isOn: boolean): void {
  if (isOn) document.documentElement.dataset[aid] = ON[aid]
  else delete document.documentElement.dataset[aid]
  // What counts in rem measures again.
  if (aid === 'text') window.dispatchEvent(new Event('resize'))
}

/** Makes a change of sizes. What the guest reads in the middle of the screen stays there. */
export function keepPlace(change: () => void): void {
  const isAtTop = window.scrollY === 0
  const middle = isAtTop ? null : document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  const read = middle?.closest('main *')
  const before = read?.getBoundingClientRect().top ?? 0
  change()
  if (read) window.scrollBy(0, read.getBoundingClientRect().top - before)
}

export function hasAid(aid: Aid): boolean {
  return document.documentElement.dataset[aid] === ON[aid]
}

/** Covers the whole page until `showAll`, or until another page replaces it. */
export function hideAll(): void {
  document.documentElement.dataset['covered'] = ''
}

export function showAll(): void {
  delete document.documentElement.dataset['covered']
}

/** Makes the page fill the screen where the browser can. Browsers allow it only in answer to a touch. */
export function fillScreen(): void {
  const isFull = window.matchMedia('(display-mode: fullscreen), (display-mode: standalone)').matches
  if (isFull || !document.fullscreenEnabled || document.fullscreenElement) return
  document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined) // unsupported
}

/** Whether browsers allow encryption and service workers here: with https, or on this computer itself. */
export function isSecure(): boolean {
  return window.isSecureContext
}

/** Keeps the screen on where the browser can, and asks again whenever the page is shown again. Returns how to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isStopped = false

  async function ask(): Promise<void> {
    if (isStopped || document.visibilityState !== 'visible' || (lock && !lock.released)) return
    try {
      const granted = await navigator.wakeLock.request('screen')
      if (isStopped) await granted.release()
      else lock = granted
    } catch {
      // unsupported: or the battery is low.
    }
  }

  const onVisible = () => void ask()
  document.addEventListener('visibilitychange', onVisible)
  void ask()
  return () => {
    isStopped = true
    document.removeEventListener('visibilitychange', onVisible)
    void lock?.release()
  }
}

let width: number | undefined

function measureWidth(): void {
  width = window.innerWidth
}

/** Calls `listener` whenever the size of the window changes. Returns how to stop. */
export function watchWidth(listener: () => void): () => void {
  windowWidth()
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** The window's width in CSS pixels at its last change, because asking the browser makes it lay out the page. */
export function windowWidth(): number {
  if (width === undefined) {
    measureWidth()
    window.addEventListener('resize', measureWidth, true) // before those who watch
  }
  return width ?? 0
}

/** The size of a rem in CSS pixels. */
export function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** The window's height in CSS pixels now. */
export function windowHeight(): number {
  return window.innerHeight
}
