/**
 * The hosts of an address of PostgreSQL in their order, each as an address of its own, because the driver knows one host only (RUN-16).
 * They stand where libpq has them: `postgres://USER:PASSWORD@HOST:PORT,HOST:PORT/DATABASE`, or `?host=HOST,HOST`. Throws TypeError at what
 * is no address.
 */
export function hostsIn(text: string): string[] {
  const url = checked(text)
  const [, start, authority = '', rest = ''] = /^(postgres(?:ql)?:\/\/)([^/?#]*)(.*)$/s.exec(url) ?? []
  if (start === undefined) throw new TypeError('No address of PostgreSQL')
  const at = authority.lastIndexOf('@') + 1
  const [user, places] = [authority.slice(0, at), authority.slice(at).split(',')]
  const addresses = places.map((place) => new URL(start + user + place + rest))
  const [first] = addresses
  const hosts = first?.searchParams.get('host')?.split(',') ?? []
  const ports = first?.searchParams.get('port')?.split(',') ?? []
  if (addresses.length < 2 && hosts.length < 2) return [url]
  for (const address of addresses) address.searchParams.delete('target_session_attrs')
  if (!first || hosts.length < 2) return addresses.map(({ href }) => href)
  return hosts.map((host, index) => {
    const address = new URL(first)
    address.searchParams.set('host', host)
    if (ports.length > 0) address.searchParams.set('port', ports[index] ?? ports[0] ?? '')
    return address.href
  })
}

/**
 * The same address, whose encrypted connections check the server's certificate and its name. The driver does so for each of these modes today,
 * warns at standard error that it will not for ever, and would stop with its next version.
 */
function checked(url: string): string {
  if (/[?&]uselibpqcompat=/.test(url)) return url
  return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}

/** The files that an address names: of a certificate authority, and of a certificate and its key. */
export function filesIn(url: string): string[] {
  const [first = ''] = hostsIn(url)
  const { searchParams } = new URL(first)
  return ['sslrootcert', 'sslcert', 'sslkey'].flatMap((name) => searchParams.get(name) ?? [])
}
