import { expect, it } from 'vitest'
import { hostsIn } from './database-url.ts'

it('several hosts of an address are addresses of their own, in their order [RUN-16]', () => {
  expect(hostsIn('postgres://me:a%2Cb@one:5432,two:5433,[::1]/health?sslmode=verify-full')).toEqual([
    'postgres://me:a%2Cb@one:5432/health?sslmode=verify-full',
    'postgres://me:a%2Cb@two:5433/health?sslmode=verify-full',
    'postgres://me:a%2Cb@[::1]/health?sslmode=verify-full',
  ])
  expect(hostsIn('postgres://one,two/health?target_session_attrs=read-write')).toEqual([
    'postgres://one/health',
    'postgres://two/health',
  ])
  expect(hostsIn('postgres://me@localhost/health?host=/run/a,/run/b&port=5432,5433')).toEqual([
    'postgres://me@localhost/health?host=%2Frun%2Fa&port=5432',
    'postgres://me@localhost/health?host=%2Frun%2Fb&port=5433',
  ])
})

it('an encrypted connection checks the server, as each mode of the driver does today, unless told not to', () => {
  const modeOf = (query: string) => new URL(hostsIn(`postgres://one/health?${query}`)[0] ?? '').search
  for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full']) {
    expect(modeOf(`a=b&sslmode=${mode}&sslrootcert=/ca.pem`)).toBe(
      '?a=b&sslmode=verify-full&sslrootcert=/ca.pem',
    )
  }
  for (const told of ['sslmode=disable', 'sslmode=no-verify', 'uselibpqcompat=true&sslmode=require'])
    expect(modeOf(told)).toBe(`?${told}`)
})

it('one host is one address, and what is none is refused', () => {
  for (const url of ['postgres://me:secret@db.test/health', 'postgresql:///health?host=/run']) {
    expect(hostsIn(url)).toEqual([url])
  }
  for (const url of ['mysql://a/b', 'postgres://one:x,two/health', 'postgres', 'one,two']) {
    expect(() => hostsIn(url)).toThrow(TypeError)
  }
})
