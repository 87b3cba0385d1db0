/** The only markup that Leaflet assigns while it loads. */
const PROBE = '<svg/>'

type Policies = { createPolicy(name: 'default', rules: { createHTML: (markup: string) => string }): unknown }

let isAllowed = false

/** Allows Leaflet's probe, and no other markup, under Trusted Types. Must be called before Leaflet is loaded. */
export function allowMapMarkup(): void {
  if (isAllowed) return
  isAllowed = true
  const { trustedTypes } = window as Window & { trustedTypes?: Policies }
  trustedTypes?.createPolicy('default', { createHTML: onlyTheProbe })
}

function onlyTheProbe(markup: string): string {
  if (markup !== PROBE) throw new TypeError('Markup from a string')
  return markup
}
