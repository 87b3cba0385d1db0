/** Keeps the screen on until it is stopped, where the browser can; asked again whenever the page is seen again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isStopped = false

  async function ask(): Promise<void> {
    if (isStopped || document.visibilityState !== 'visible' || (lock && !lock.released)) return
    try {
      const got = await navigator.wakeLock.request('screen')
      if (isStopped) await got.release()
      else lock = got
    } catch {
      // A low battery, or a browser that has none.
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
