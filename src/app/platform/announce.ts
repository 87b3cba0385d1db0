/** Ids of the two regions of the shell, which are empty when the page appears. */
export const REGIONS = { polite: 'said-politely', assertive: 'said-at-once' } as const

/** Milliseconds before a text is written: screen readers miss the text of a region that has only just appeared. */
const SETTLING = 100
/** Milliseconds after which a text is removed, so that a screen reader finds no old text at the end of the page. */
const KEPT = 10_000

/** Screen readers read the text aloud; an `assertive` one interrupts them. They read a repeated text again. */
export function announce(text: string, urgency: keyof typeof REGIONS = 'polite'): void {
  window.setTimeout(() => {
    const line = document.createElement('p')
    line.textContent = text
    document.getElementById(REGIONS[urgency])?.append(line)
    window.setTimeout(() => line.remove(), KEPT)
  }, SETTLING)
}
