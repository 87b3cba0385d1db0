export const CSP = 'content-security-policy'

const MOST_STYLES = 500

const PERMISSIONS = [
  'geolocation=(self)',
  'fullscreen=(self)',
  'screen-wake-lock=(self)',
  'clipboard-write=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'camera',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'serial',
    'storage-access',
    'usb',
    'window-management',
    'xr-spatial-tracking',
  ].map((name) => `${name}=()`),
].join(', ')

const SHORT = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  ...SHORT,
  'permissions-policy': PERMISSIONS,
  'origin-agent-cluster': '?1',
}

/**
 * The headers of a page or a worker (quality: security checklist). `styleHashes`: "sha256-..." of each inlined style. `imageOrigins`:
 * other hosts that images come from; few of them say who may embed them, so that nothing is demanded of what is embedded then.
 */
function securityHeaders(styleHashes: readonly string[], imageOrigins: readonly string[]): AllHeaders {
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "connect-src 'self'",
    "font-src 'self'",
    ["img-src 'self' data: blob:", ...imageOrigins].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app default',
  ]
  const embedding = imageOrigins.length === 0 ? {} : { 'cross-origin-embedder-policy': 'unsafe-none' }
  return { [CSP]: policy.join('; '), ...ALWAYS, ...embedding }
}

type AllHeaders = Readonly<Record<string, string>>

/** Of an answer that is no page and no worker: browsers obey the other policies there alone. */
const OF_OTHERS: AllHeaders = { [CSP]: "default-src 'none'; frame-ancestors 'none'", ...SHORT }

/**
 * The headers of pages, under the hashes of the styles in them and of a banner's style (BANNER-04), and what chooses the headers of an
 * answer. A table has few styles, so what was made is kept.
 */
export function createHeaders(
  styleHashes: readonly string[],
  imageOrigins: readonly string[],
): {
  ofPage: (bannerStyle?: string) => AllHeaders
  of: (answer: Response, bannerStyle?: string) => AllHeaders
} {
  const made = new Map<string, AllHeaders>()
  const ofWorker = securityHeaders([], imageOrigins)
  const ofPage = (bannerStyle = '') => {
    const known = made.get(bannerStyle)
    if (known) return known
    const headers = securityHeaders([...styleHashes, ...(bannerStyle ? [bannerStyle] : [])], imageOrigins)
    if (made.size < MOST_STYLES) made.set(bannerStyle, headers)
    return headers
  }
  const of = ({ headers, status }: Response, bannerStyle?: string) => {
    if (headers.get('content-type')?.startsWith('text/html')) return ofPage(bannerStyle)
    if (isWorker(headers)) return ofWorker
    // The answer that the client kept has them already (RFC 9110, 15.4.5).
    return status === 304 ? {} : OF_OTHERS
  }
  return { ofPage, of }
}

/** The worker is the one script without a hash in its name, so that browsers ask for it again. */
function isWorker(headers: Headers): boolean {
  const isScript = headers.get('content-type')?.startsWith('text/javascript') === true
  return isScript && headers.get('cache-control') === 'no-cache'
}

/** Two years of https alone; sent over https only. */
export const HSTS = 'max-age=63072000; includeSubDomains'
