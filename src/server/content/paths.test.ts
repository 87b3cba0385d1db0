import { expect, it } from 'vitest'
import { aContent, eachWithContentFolder, lines, put } from '../../../tests/support/content-folder.ts'

eachWithContentFolder()

it('the log says where a document belongs that lies in another folder [CONTENT-21]', async () => {
  const content = aContent()
  const objects = '/content/v2/objects'
  for (const path of [
    `${objects}/toggle/1.0.0/tlc/reservation-toggle.json`,
    `${objects}/textcollection/1.0.0/scheduler/general-consent.es.json`,
    `${objects}/../hw_config/1.0.0/scheduler/banners.json`,
    `${objects}/toggle/1.0.0/scheduler/covid-toggel.json`,
  ])
    put(path, '{"data":{}}')
  await content.lookAtOwn()
  expect(lines.map(({ event, file, meant }) => [event, file, meant]).sort()).toEqual([
    [
      'content-unknown',
      '../hw_config/1.0.0/scheduler/banners.json',
      'hw_config/1.0.0/scheduler/banners.json',
    ],
    [
      'content-unknown',
      'textcollection/1.0.0/scheduler/general-consent.es.json',
      'text/1.0.0/scheduler/general-consent.es.json',
    ],
    ['content-unknown', 'toggle/1.0.0/scheduler/covid-toggel.json', undefined],
    [
      'content-unknown',
      'toggle/1.0.0/tlc/reservation-toggle.json',
      'toggle/1.0.0/scheduler/reservation-toggle.json',
    ],
  ])
})
