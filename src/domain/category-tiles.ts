import type { CategoryConfig } from '#contract/content/scheduler-config'

/** The icons that the app draws for a category (SC-37). */
const CATEGORY_ICONS = [
  'bandage',
  'calendar',
  'camera',
  'card',
  'heart',
  'plane',
  'plate',
  'shield',
  'stethoscope',
  'syringe',
  'thermometer',
  'wheel',
] as const
export type CategoryIcon = (typeof CATEGORY_ICONS)[number]

/** How many tiles the main page shows at first (SC-14). */
export const FIRST_TILES = 8

/** An appointment type as the main page offers it. */
export interface CategoryTile {
  readonly type: string
  /** What it is for, in a few words; '' where content has none. */
  readonly line: string
  readonly icon: CategoryIcon
}

/** A tile for each appointment type, in their order. A category without an icon that the app draws has the calendar. */
export function tilesOf(
  types: readonly string[],
  categories: Readonly<Record<string, Pick<CategoryConfig, 'line' | 'icon'>>>,
): CategoryTile[] {
  return types.map((type) => {
    const { line = '', icon } = (Object.hasOwn(categories, type) && categories[type]) || {}
    return { type, line, icon: CATEGORY_ICONS.find((known) => known === icon) ?? 'calendar' }
  })
}
