import type { MouseEvent } from 'react'
import { href } from '../../paths.ts'
import { goBack } from '../../platform/navigate.ts'

/** The way to the page before (ROUTE-06, ROUTE-18). */
export function backLink(label: string) {
  return {
    label,
    href: href('main'),
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      goBack(href('main'))
    },
  }
}
