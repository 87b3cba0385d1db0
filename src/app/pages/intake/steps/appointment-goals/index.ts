import type { StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { health as texts } from '../../../../messages/en/questionnaires.ts'
import { checklistStep } from '../../questionnaire.ts'

/** What the guest wants to work on (INTAKE-04, HISTORY-29). */
export const step: StepSpec = checklistStep({
  key: 'appointmentGoals',
  title: () => say(texts).goalsStep,
  item: 'learning_objectives',
})
