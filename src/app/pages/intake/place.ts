import type { Place } from '#domain/journey'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'

/** What a history entry of the intake holds: which page, from which side it comes in, whether its errors show at once. */
export type Entry = { step?: string; page?: string; from?: 'ahead' | 'behind'; reveal?: boolean }

/** Opens a page of the intake as an entry of its own, so that the browser's Back finds it. */
export function visitPage({ stepKey, pageKey }: Place, from: 'ahead' | 'behind', reveal = false): void {
  go(href('schedule'), { state: { step: stepKey, page: pageKey, from, reveal } })
}
