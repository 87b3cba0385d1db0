// quality.md, section 7
const POLICY: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'app default',
}
const EXACT: Record<string, string> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'origin-agent-cluster': '?1',
}
const OURS = ['geolocation', 'fullscreen', 'screen-wake-lock', 'clipboard-write']
const FORBIDDEN = ['camera', 'microphone', 'payment', 'usb', 'midi', 'display-capture', 'clipboard-read']
const OF_OTHERS = "default-src 'none'; frame-ancestors 'none'"
const UNWANTED = /^access-control-|^server$|^x-powered-by$/
const IN_PAGES = /^cross-origin-(opener|embedder)|^origin-agent/

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]),
  )
}

/** Headers of an answer that are not as the checklist and decision 205 have them. `styleHashes`: of the styles in pages. */
export function headerFaults(
  headers: Headers,
  { styleHashes, isWorker = false }: { styleHashes: readonly string[]; isWorker?: boolean },
): string[] {
  const isPage = headers.get('content-type')?.startsWith('text/html')
  if (!isPage && !isWorker) return faultsOfOthers(headers)
  const { 'style-src': styles = '', ...policy } = directives(headers.get('content-security-policy') ?? '')
  const hashes = isPage ? styleHashes.map((hash) => `'${hash}'`) : []
  const allowed = ["'self'", ...hashes]
  const permissions = new Map(
    (headers.get('permissions-policy') ?? '').split(', ').map((one) => {
      const [name = '', value = ''] = one.split('=')
      return [name, value] as const
    }),
  )
  const given = JSON.stringify([...permissions].filter(([, value]) => value !== '()'))
  return [
    ...Object.entries(EXACT).flatMap(([name, value]) => (headers.get(name) === value ? [] : [name])),
    ...(JSON.stringify(policy) === JSON.stringify(POLICY) ? [] : [`policy ${JSON.stringify(policy)}`]),
    ...(styles === allowed.join(' ') ? [] : [`style-src ${styles}`]),
    ...(given === JSON.stringify(OURS.map((name) => [name, '(self)'])) ? [] : [`permissions ${given}`]),
    ...FORBIDDEN.flatMap((name) => (permissions.get(name) === '()' ? [] : [`permission ${name}`])),
    ...[...headers.keys()].filter((name) => UNWANTED.test(name)),
  ]
}

function faultsOfOthers(headers: Headers): string[] {
  const wrong = Object.keys(EXACT).filter((name) =>
    IN_PAGES.test(name) ? headers.has(name) : headers.get(name) !== EXACT[name],
  )
  const policy = headers.get('content-security-policy')
  return [
    ...wrong,
    ...(policy === OF_OTHERS ? [] : [`policy ${policy}`]),
    ...[...headers.keys()].filter((name) => UNWANTED.test(name) || name === 'permissions-policy'),
  ]
}
