import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

import { AXE_TAGS as TAGS } from './axe-tags.ts'

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> }
  }
}

/** The rules that a page's colours decide: all others find the same in light and in dark. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

export type AxeOptions = {
  /** Names the state in the failure: "patient details, first name missing, 390 dark". */
  state?: string
  /** Rules left out, each with its reason beside it in the test. */
  without?: string[]
  /** These rules alone: what else there is was looked at in another state of the same page. */
  only?: string[]
}

/** What axe finds on the page as it is, a few lines a finding: rule, help, and the selectors with what is wrong. */
export async function axeFindings(page: Page, options: AxeOptions = {}): Promise<string[]> {
  // Evaluated by the debugger: a script element would meet the content security policy.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE)
  const rules = Object.fromEntries((options.without ?? []).map((rule) => [rule, { enabled: false }]))
  const runOnly: RunOptions['runOnly'] = options.only
    ? { type: 'rule', values: options.only }
    : { type: 'tag', values: TAGS }
  const violations = await page.evaluate(
    async ({ runOnly, rules }) => {
      // Wherever a page with a sticky bar is scrolled to, the bar's edge cuts through something, and axe takes what is left of a
      // control for a small target. At the end of the page the bar is in its own place and covers nothing. That it covers no control
      // that has the focus is shown in sticky-bar.spec.ts.
      const { scrollX, scrollY } = window
      window.scrollTo(scrollX, document.documentElement.scrollHeight)
      const results = await window.axe?.run(document, {
        runOnly,
        rules,
        resultTypes: ['violations'],
      })
      window.scrollTo(scrollX, scrollY)
      if (!results) throw new Error('axe is not there')
      return results.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
      }))
    },
    { runOnly, rules },
  )
  return violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map((node) => `  ${node.replace(/\s*\n\s*/g, '; ')}`)].join('\n'),
  )
}

/** Fails when axe finds anything (WCAG 2.2 A and AA, best practice) on the page as it stands. */
export async function expectAccessible(page: Page, options: AxeOptions = {}): Promise<void> {
  const findings = await axeFindings(page, options)
  expect(
    findings,
    `axe findings${options.state ? ` in ${options.state}` : ''}:\n${findings.join('\n')}`,
  ).toEqual([])
}
