/** How many parts at the beginning of an address tell a connection, and a network: bytes of IPv4, groups of 16 bits of IPv6. */
const CLIENT_PARTS = { v4: 4, v6: 4 }
const NETWORK_PARTS = { v4: 3, v6: 3 }

/** One connection: an IPv4 address, the /64 of an IPv6 address; any other text as it is. */
export function connectionOf(address: string): string {
  return beginning(address, CLIENT_PARTS)
}

/** The network around it: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function networkOf(address: string): string {
  return beginning(address, NETWORK_PARTS)
}

function beginning(address: string, parts: { v4: number; v6: number }): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1]
  if (v4 !== undefined) return v4.split('.').slice(0, parts.v4).join('.')
  if (!/^[0-9a-f:.]{2,45}(?:%.*)?$/i.test(address) || !address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, parts.v6).join(':')
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
}
