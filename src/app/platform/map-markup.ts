/** The one piece of markup that Leaflet assigns while it is loaded. */
const PROBE = '<svg/>'

type Policies = { createPolicy(name: 'default', rules: { createHTML: (markup: string) => string }): unknown }

let isAllowed = false

/** Lets Leaflet's probe through the browser's guard on markup, and nothing else (quality: Trusted Types). Before it is loaded. */
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
