/** Ids of the two regions of the shell, which are empty when the page appears. */
export const REGIONS = { polite: 'said-politely', assertive: 'said-at-once' } as const

/** Milliseconds before a text is written: screen readers miss the text of a region that has only just appeared. */
const SETTLING = 100
/** Milliseconds after which a text is removed, so that nobody finds old news at the end of the page. */
const KEPT = 10_000

/** Has screen readers say a text, now or, if it is `assertive`, before anything else. The same text twice is said twice. */
export function announce(text: string, urgency: keyof typeof REGIONS = 'polite'): void {
  window.setTimeout(() => {
    const line = document.createElement('p')
    line.textContent = text
    document.getElementById(REGIONS[urgency])?.append(line)
    window.setTimeout(() => line.remove(), KEPT)
  }, SETTLING)
}
