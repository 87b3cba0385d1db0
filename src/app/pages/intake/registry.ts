import type { StepSpec } from '../../forms/step.ts'

const modules = import.meta.glob<{ step: StepSpec }>('./steps/*/index.ts', { eager: true })

/** Every step of the intake by its key. A folder in steps/ registers itself. */
export const STEPS: ReadonlyMap<string, StepSpec> = new Map(
  Object.values(modules).map(({ step }) => [step.key, step]),
)
