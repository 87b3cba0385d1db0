import { expect, it } from 'vitest'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { mergedFormConfig } from './forms.ts'

it('a form whose group is not there, nor the default one, is the form that always is [CONTENT-26]', async () => {
  const bundled = bundledContent()
  const config = await bundled.document('schedulerConfig')
  const content = bundledContent({
    schedulerConfig: {
      ...config,
      defaultFormConfigGroup: 'gone',
      categories: { Sports: { formConfigGroup: 'lost' } },
    },
  })
  const usual = await mergedFormConfig(bundled, { category: 'Nothing', flow: 'NONE' })
  expect(usual.steps[0]).toBe('patientDetails')
  for (const category of ['Sports', 'Nothing']) {
    expect(await mergedFormConfig(content, { category, flow: 'NONE' }), category).toEqual(usual)
  }
})
