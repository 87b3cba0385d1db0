import type { StepSpec } from '../../../../src/app/forms/step.ts'
import { payload } from './payload.ts'

/** A step that no list names: its folder is all there is of it. */
export const step: StepSpec = {
  key: 'needleComfort',
  title: () => 'Needle comfort',
  documents: [],
  pages: () => [
    {
      key: 'comfort',
      title: 'How do you feel about needles?',
      fields: [
        {
          kind: 'choice',
          name: 'needleComfort',
          label: 'Pick one',
          required: 'This is a required field',
          options: [
            { value: 'Fine', label: 'Fine' },
            { value: 'Nervous', label: 'Nervous' },
          ],
        },
        {
          kind: 'text',
          name: 'needleHelp',
          label: 'What helps you?',
          shownWhen: { field: 'needleComfort', exactly: 'Nervous' },
          required: 'What helps you is a required field.',
        },
      ],
    },
  ],
  payload,
}
