import type { CDPSession, Page } from 'playwright'

const BITS = 1024 * 1024

/** Slow 4G: 562.5 ms a request, 1.44 Mbit/s down, 0.66 up. */
const SLOW_4G = {
  latency: 562.5,
  downloadThroughput: (1.44 * BITS) / 8,
  uploadThroughput: (0.66 * BITS) / 8,
}

/** A phone that is a quarter as fast as this machine. */
export const SLOW_CPU = 4

/** Slows a page to slow 4G and a quarter of the processor, its cache off; answers the session, to read and change more by. */
export async function throttle(page: Page, { cpu = SLOW_CPU, network = true } = {}): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  if (network) {
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return session
}
