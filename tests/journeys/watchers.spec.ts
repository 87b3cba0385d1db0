import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { recordInteractions } from '../support/inp.ts'
import { targetFaults } from '../support/targets.ts'

/** A page of its own at the server's address, under a policy as strict as the server's. */
function serve(html: string) {
  return {
    contentType: 'text/html',
    headers: { 'content-security-policy': "default-src 'none'; require-trusted-types-for 'script'" },
    body: `<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1>${html}</main></html>`,
  }
}

test.describe('what watches the pages sees @desktop', () => {
  test('a console error, an uncaught error, a breach of the policy, another origin', async ({
    page,
    complaints,
  }) => {
    await page.route('**/watched', (route) =>
      route.fulfill(serve('<img alt="" src="https://elsewhere.example/pixel.png">')),
    )
    await page.goto('/watched')
    await page.evaluate(() => {
      console.error('an error of ours')
      setTimeout(() => {
        throw new Error('nobody caught this')
      })
    })
    await expect.poll(() => complaints.all().join('\n')).toContain('nobody caught this')
    const all = complaints.all().join('\n')
    expect(all).toContain('another origin: GET https://elsewhere.example/pixel.png')
    expect(all).toContain('Content Security Policy')
    expect(all).toContain('an error of ours')
    complaints.allow(/./)
    expect(complaints.all()).toEqual([])
  })

  test('how long a tap took', async ({ page, context }) => {
    const sum = await recordInteractions(context)
    await page.route('**/watched', (route) => route.fulfill(serve('<button>Slow</button>')))
    await page.goto('/watched')
    await page.evaluate(() => {
      document.querySelector('button')?.addEventListener('click', () => {
        const until = performance.now() + 100
        while (performance.now() < until);
      })
    })
    await page.getByRole('button').click()
    const { count, max, worst } = await sum(page)
    expect(count).toBe(1)
    expect(max).toBeGreaterThan(90)
    expect(worst[0]?.target).toContain('Slow')
  })

  test('a picture without words, and targets too small or too close, but not links in a text or boxes behind large labels', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Content Security Policy/)
    await page.route('**/watched', (route) => route.fulfill(serve('<img src="data:,">')))
    await page.goto('/watched')
    expect((await axeFindings(page)).join()).toContain('image-alt')
    expect(await axeFindings(page, { without: ['image-alt'] })).toEqual([])

    await page.route('**/targets', (route) =>
      route.fulfill(
        serve(`<button id="small">Small</button><p>Read <a href="/x">this link</a> first</p>
          <label id="label"><input type="checkbox"> Large</label><button id="near">Near</button>`),
      ),
    )
    await page.goto('/targets')
    await page.evaluate(() => {
      const place = (id: string, top: number) => {
        const style = document.getElementById(id)?.style
        if (style)
          Object.assign(style, {
            position: 'absolute',
            top: `${top}px`,
            left: '0',
            width: '200px',
            height: '48px',
          })
      }
      place('label', 300)
      place('near', 352)
    })
    const faults = await targetFaults(page)
    expect(faults).toHaveLength(2)
    expect(faults[0]).toMatch(/^button "Small" is \d+ by \d+, least 48$/)
    expect(faults[1]).toMatch(/^input .* and button "Near" are 4 apart$/)
    expect(await targetFaults(page, { least: 10, spacing: 0 })).toEqual([])
  })
})
