import type { StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { health as texts } from '../../../../messages/en/questionnaires.ts'
import { checklistStep } from '../../questionnaire.ts'

/** How the guest heard about the service (INTAKE-04, HISTORY-29). */
export const step: StepSpec = checklistStep({
  key: 'survey',
  title: () => say(texts).surveyStep,
  item: 'referral_source',
})
