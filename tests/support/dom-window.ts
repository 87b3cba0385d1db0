/**
 * Has what the scripts of a document leave on the window end with it, as in a browser: happy-dom keeps one window for all documents
 * of a file. `leave` ends the document that is open, `restore` gives the window back.
 */
export function watchWindow(): { leave(): void; restore(): void } {
  const { addEventListener, setInterval } = window
  const left: (() => void)[] = []
  window.addEventListener = (...[type, listener, options]: Parameters<Window['addEventListener']>) => {
    addEventListener(type, listener, options)
    left.push(() => window.removeEventListener(type, listener, options))
  }
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const timer = setInterval(...args)
    left.push(() => clearInterval(timer))
    return timer
  }) as typeof setInterval
  const leave = () => {
    for (const end of left.splice(0)) end()
  }
  return {
    leave,
    restore: () => {
      leave()
      Object.assign(window, { addEventListener, setInterval })
    },
  }
}
