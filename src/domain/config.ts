import type { Layers } from '#contract/content/layers'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import type { Toggle } from '#contract/content/toggle'
import type { SchedulerFlow } from '#contract/vocabulary'

/** What a configuration adapts to (CONTENT-22). */
export type LayerContext = {
  readonly category?: string | undefined
  readonly flow?: string | undefined
  readonly state?: string | undefined
  readonly businessName?: string | undefined
  /** Several: later ones win. */
  readonly banner?: string | readonly string[] | undefined
}

type Plain = Record<string, unknown>
type OnArrays = 'replace' | 'concatenate'

const ORDER = ['category', 'flow', 'state', 'businessName', 'banner'] as const // CONTENT-23
const NEVER_KEYS = ['__proto__', 'constructor', 'prototype']

/** The configuration of a context: the default with its layers over it, later ones win; objects merge, arrays are replaced (CONTENT-22, CONTENT-23). */
export function mergeLayers<T>(layers: Layers<T>, context: LayerContext): T {
  const over = ORDER.flatMap((name) => {
    const byKey = layers[name] ?? {}
    return [context[name] ?? []].flat().flatMap((key) => (Object.hasOwn(byKey, key) ? [byKey[key]] : []))
  })
  return over.reduce<unknown>(
    (merged, one) => merge(merged, one, 'replace'),
    merge({}, layers.default, 'replace'),
  ) as T
}

/** Whether a switch is on in a context; the layers are those of configurations (SCOPE-12, CONTENT-23). */
export function isOn({ isEnabled, ...layers }: Readonly<Toggle>, context: LayerContext): boolean {
  return mergeLayers({ ...layers, default: { isEnabled } } as Layers<{ isEnabled: boolean }>, context)
    .isEnabled
}

/** Several content documents as one: arrays are concatenated, objects merge deeply, later ones win (CONTENT-16, CONTENT-17). */
export function mergeCollections<T>(documents: readonly T[]): T | undefined {
  return documents.reduce<unknown>((merged, one) => merge(merged, one, 'concatenate'), undefined) as
    | T
    | undefined
}

function merge(under: unknown, over: unknown, onArrays: OnArrays): unknown {
  if (over === undefined) return under
  if (Array.isArray(over)) {
    return onArrays === 'concatenate' && Array.isArray(under) ? [...under, ...over] : [...over]
  }
  if (!isPlain(over)) return over
  const merged: Plain = isPlain(under) ? { ...under } : {}
  for (const [key, value] of Object.entries(over)) {
    if (NEVER_KEYS.includes(key)) continue
    merged[key] = merge(Object.hasOwn(merged, key) ? merged[key] : undefined, value, onArrays)
  }
  return merged
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The flow of a category; without one it is booked in person (SCOPE-09). */
export function flowOfCategory(categories: SchedulerConfig['categories'], category: string): SchedulerFlow {
  return (Object.hasOwn(categories, category) && categories[category]?.schedulerFlow) || 'IN_PERSON'
}
