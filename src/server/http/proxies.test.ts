import { describe, expect, it } from 'vitest'
import { clientAddress, type Proxies, proxiesIn, watchProxies } from './proxies.ts'

const INNER = '10.0.0.2'
const RANGES = proxiesIn('10.0.0.0/8, 2001:db8:f::/48') as Proxies

describe('the address of who asks [HD-08, class 43]', () => {
  it.each<[string, Proxies, string | undefined, string]>([
    ['no proxy', false, '203.0.113.1', INNER],
    ['no hop', 0, '203.0.113.1', INNER],
    ['one hop', 1, '203.0.113.1', '203.0.113.1'],
    ['one hop, said as yes', true, '203.0.113.1', '203.0.113.1'],
    ['one hop and forged words', 1, '1.1.1.1, 203.0.113.1', '203.0.113.1'],
    ['two hops', 2, '203.0.113.1, 10.0.0.9', '203.0.113.1'],
    ['two hops and forged words', 2, '1.1.1.1, 203.0.113.1, 10.0.0.9', '203.0.113.1'],
    ['two hops and one word', 2, '203.0.113.1', '203.0.113.1'],
    ['three hops', 3, '203.0.113.1,10.0.0.8,10.0.0.9', '203.0.113.1'],
    ['ranges', RANGES, '1.1.1.1, 203.0.113.1, 10.0.0.9, 10.0.0.8', '203.0.113.1'],
    ['ranges of IPv6', RANGES, '2001:db8::7, 2001:db8:f::1', '2001:db8::7'],
    ['ranges that all words are in', RANGES, '10.0.0.7, 10.0.0.8', '10.0.0.7'],
    ['a port', 1, '203.0.113.1:4711', '203.0.113.1'],
    ['IPv6 with a port', 1, '[2001:db8::7]:443', '2001:db8::7'],
    ['IPv6 in brackets', 1, '[2001:db8::7]', '2001:db8::7'],
    ['no address', 1, 'somebody', INNER],
    ['a number that is no address', 1, '999.1.1.1', INNER],
    ['an empty header', 1, '', INNER],
    ['an empty word', 1, '203.0.113.1, ', INNER],
    ['no header', 1, undefined, INNER],
  ])('with %s', (_, proxies, forwarded, address) => {
    const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
    expect(clientAddress(headers, INNER, proxies)).toBe(address)
  })

  it('a connection from elsewhere than the ranges writes no words that count', () => {
    const headers = new Headers({ 'x-forwarded-for': '203.0.113.1' })
    expect(clientAddress(headers, '198.51.100.1', RANGES)).toBe('198.51.100.1')
    expect(clientAddress(headers, '127.0.0.1', RANGES)).toBe('203.0.113.1')
    expect(clientAddress(headers, undefined, RANGES)).toBe('unknown')
  })

  it.each(['10.0.0.0/33', '10.0.0/8', 'proxy.example', '', '10.0.0.0/8,,', '::1/129'])(
    'ranges such as "%s" are none',
    (text) => {
      expect(proxiesIn(text)).toBeUndefined()
    },
  )
})

describe('one private address behind one proxy [HD-08]', () => {
  const warnings = (proxies: Proxies, addresses: string[]) => {
    const said: string[] = []
    const watch = watchProxies(proxies, (text) => said.push(text))
    for (const address of addresses) watch(address)
    return said.length
  }
  const hundred = (address: string) => Array<string>(100).fill(address)

  it('is warned of once', () => {
    expect(warnings(1, [...hundred('10.0.0.9'), ...hundred('10.0.0.9')])).toBe(1)
    expect(warnings(1, hundred('10.0.0.9').slice(1))).toBe(0)
    expect(warnings(1, ['203.0.113.1', ...hundred('fd00::1')])).toBe(1)
    expect(warnings(1, [...hundred('10.0.0.9').slice(1), '203.0.113.1', '10.0.0.9'])).toBe(0)
    expect(warnings(1, hundred('203.0.113.1'))).toBe(0)
    expect(warnings(2, hundred('10.0.0.9'))).toBe(0)
    expect(warnings(false, hundred('127.0.0.1'))).toBe(0)
  })
})
