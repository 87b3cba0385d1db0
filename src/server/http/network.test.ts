import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connectionOf, networkOf } from './network.ts'

describe('the network of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', '192.0.2'],
    ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2'],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
    ['2001:0DB8:0000:0001:9:8:7:6', '2001:db8:0:1', '2001:db8:0'],
    ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
    ['::1', '0:0:0:0', '0:0:0'],
    ['::', '0:0:0:0', '0:0:0'],
    ['unknown', 'unknown', 'unknown'],
    ['', '', ''],
  ])('of %s is %s in %s', (address, connection, network) => {
    expect(connectionOf(address)).toBe(connection)
    expect(networkOf(address)).toBe(network)
  })

  it('is one for every way of writing an address', () => {
    const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }))
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        const long = groups.map((one) => one.toString(16).padStart(4, '0')).join(':')
        const short = new URL(`http://[${long}]`).hostname.slice(1, -1)
        expect(connectionOf(short)).toBe(connectionOf(long))
        expect(connectionOf(long)).toBe(
          groups
            .slice(0, 4)
            .map((one) => one.toString(16))
            .join(':'),
        )
      }),
    )
  })

  it('is some text for whatever a proxy says', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof networkOf(text) === 'string'))
  })
})
