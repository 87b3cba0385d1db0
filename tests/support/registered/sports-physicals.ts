import type { FlowSpec } from '../../../src/app/forms/flow.ts'

/** A further prescreen flow: its folder, and a category in scheduler-config.json that names it. */
export const flow: FlowSpec = {
  key: 'sports_physicals',
  documents: [],
  finishLabel: () => 'See Availability',
  pages: () => [
    {
      key: 'sport',
      title: 'Which sport is it for?',
      fields: [
        {
          kind: 'choice',
          name: 'sport',
          label: 'Sport',
          required: 'This is a required field',
          options: [
            { value: 'Swimming', label: 'Swimming' },
            { value: 'Soccer', label: 'Soccer' },
          ],
        },
      ],
    },
    {
      key: 'pool',
      title: 'In open water?',
      shownWhen: { field: 'sport', exactly: 'Swimming' },
      fields: [
        {
          kind: 'choice',
          name: 'openWater',
          label: 'Open water',
          required: 'This is a required field',
          sideBySide: true,
          options: [
            { value: 'Yes', label: 'Yes' },
            { value: 'No', label: 'No' },
          ],
        },
      ],
    },
    {
      key: 'school',
      title: 'Which school?',
      fields: [{ kind: 'text', name: 'school', label: 'School', required: 'School is a required field.' }],
    },
  ],
  finish: ({ sport }) => ({ serviceIds: [sport === 'Swimming' ? 104 : 102] }),
}
