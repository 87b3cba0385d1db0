import { BlockList, isIP } from 'node:net'

/** How many proxies add a word to X-Forwarded-For (true: one), or the addresses that they have. */
export type Proxies = boolean | number | BlockList

/** The ranges that are listed, such as "10.0.0.0/8, 2001:db8::1"; undefined: one of them is none. */
export function proxiesIn(text: string): BlockList | undefined {
  const list = new BlockList()
  // A proxy on this machine is one of the operator's.
  list.addSubnet('127.0.0.0', 8, 'ipv4')
  list.addAddress('::1', 'ipv6')
  for (const entry of text.split(',')) {
    const [, address = '', digits] = /^\s*([0-9a-f:.]+)(?:\/(\d{1,3}))?\s*$/i.exec(entry) ?? []
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    const prefix = digits === undefined ? most : Number(digits)
    if (version === 0 || prefix > most) return undefined
    list.addSubnet(address, prefix, familyOf(address))
  }
  return list
}

/**
 * The client's address: the entry of X-Forwarded-For that the outermost trusted proxy wrote (the client may have written those to its
 * left). Without a valid entry, the address of the connection.
 */
export function clientAddress(headers: Headers, connection: string | undefined, proxies: Proxies): string {
  const otherwise = connection ?? 'unknown'
  const forwarded = headers.get('x-forwarded-for') ?? ''
  if (!proxies || forwarded.trim() === '') return otherwise
  const words = forwarded.split(',').map(withoutPort)
  if (proxies instanceof BlockList) {
    if (!isAmong(proxies, otherwise)) return otherwise
    const client = [...words].reverse().find((word) => !isAmong(proxies, word))
    return addressIn(client ?? words[0]) ?? otherwise
  }
  return addressIn(words.at(-Number(proxies)) ?? words[0]) ?? otherwise
}

function addressIn(word: string | undefined): string | undefined {
  return word !== undefined && isIP(word) !== 0 ? word : undefined
}

/** "[2001:db8::1]:443" and "192.0.2.7:443" without brackets and port. */
function withoutPort(word: string): string {
  const text = word.trim()
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text
}

function isAmong(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}

/** Calls in a row after which an address is taken for that of another proxy. */
const SUSPICIOUS = 100

const PRIVATE = new BlockList()
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
] as const) {
  PRIVATE.addSubnet(net, prefix, 'ipv4')
}
PRIVATE.addSubnet('fc00::', 7, 'ipv6')

/** Warns once where one proxy is trusted and all calls come from one private address: then there are two, and all guests are one. */
export function watchProxies(proxies: Proxies, warn: (text: string) => void): (address: string) => void {
  let last = ''
  let running = 0
  let isOver = Number(proxies) !== 1
  return (address) => {
    if (isOver) return
    running = address === last ? running + 1 : 1
    last = address
    if (running < SUSPICIOUS) return
    isOver = true
    if (isAmong(PRIVATE, address)) {
      warn('Warning: TRUST_PROXY counts 1 proxy, and every call comes from one private address.')
    }
  }
}
