import { expect, test } from 'vitest'
import { classNames } from '../src/tools/class-names.mjs'

test('a class is named after its stylesheet, and two stylesheets of one name are an error', () => {
  const named = classNames()
  expect(named('header', '/app/ui/Shell.module.css')).toBe('Shell_header')
  expect(named('main', '/app/ui/Shell.module.css?inline')).toBe('Shell_main')
  expect(() => named('header', '/app/parts/Shell.module.css')).toThrow('needs another name')
})
