import type { ServicesAtLocation } from '#contract/services'

/** The store with its services that the server wrote beside the markup of its page; undefined elsewhere, and where it has none. */
export function bootedStore(): ServicesAtLocation | undefined {
  const boot: unknown = JSON.parse(document.getElementById('boot')?.textContent ?? 'null')
  return isStore(boot) ? boot : undefined
}

/** Whether the server put a store into the page, or its reason for putting none. */
function isStore(boot: unknown): boot is ServicesAtLocation {
  return typeof boot === 'object' && boot !== null && 'location' in boot
}
