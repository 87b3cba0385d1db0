import type { StepSpec } from '../../../src/app/forms/step.ts'
import { textAnswered } from '../../../src/app/parts/answers.ts'

/** A further step of the intake: its folder, a word in form-config.json, and the server's rule of what it sends. */
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
  payload: (answers) => {
    const words = ['needleComfort', 'needleHelp'].flatMap((name) => textAnswered(answers, name) ?? [])
    return { notes: [`Needles: ${words.join(', ')}`] }
  },
}
