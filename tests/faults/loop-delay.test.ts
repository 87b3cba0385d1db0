import { afterEach, expect, it } from 'vitest'
import { elapsed } from '../../src/server/clock.ts'
import { watchLoop } from '../../src/server/health/loop-delay.ts'

let loop: ReturnType<typeof watchLoop> | undefined
afterEach(() => loop?.stop())

/** Keeps the event loop from everything else. */
function block(ms: number): void {
  const until = elapsed() + ms
  while (elapsed() < until) Math.random()
}

it('a loop that is late again and again is seen, and it is no more once it goes on [HD-13]', async () => {
  loop = watchLoop()
  const { lateness } = loop
  const busy = setInterval(() => block(300), 1)
  await expect.poll(lateness, { interval: 1 }).toBeGreaterThan(200)
  clearInterval(busy)
  await expect.poll(lateness).toBeLessThan(200)
})
