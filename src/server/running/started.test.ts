import { expect, it } from 'vitest'
import { openTestApp } from '../../../tests/support/app.ts'
import { aLocation } from '../../../tests/support/builders.ts'
import { readSettings } from '../settings.ts'
import { paceWarnings, startedLine } from './started.ts'

it('the first line of the log has pace, metrics, logos and log files, and of mail whether it is set alone [RUN-11]', () => {
  const settings = readSettings({
    PUBLIC_URL: 'https://visits.example',
    BOOKING_PACE: '90100003=200,90100004=50',
    METRICS_PORT: '9464',
    LOG_FILES: 'on',
    IMAGE_HOSTS: 'prod=https://images.example',
    SMTP_URL: 'smtps://who:secret@mail.example',
    MAIL_FROM: 'visits@stores.example',
  })
  const line = startedLine(settings, 'http://127.0.0.1:8080')
  expect(line).toMatchObject({
    pace: '90100003=200,90100004=50',
    metrics: '127.0.0.1:9464',
    imageHost: 'https://images.example',
    logFiles: true,
    mail: true,
  })
  expect(JSON.stringify(line)).not.toMatch(/secret|mail\.example/)
  expect(startedLine(readSettings({}), '')).toMatchObject({
    pace: '',
    metrics: 'none',
    imageHost: 'none',
    logFiles: false,
    mail: false,
  })
})

it('a pace of a store that the directory does not have is warned of at the start [RUN-11]', async () => {
  const app = await openTestApp()
  const settings = readSettings({ BOOKING_PACE: `NOPE=3,${aLocation().id}=200` })
  expect(await paceWarnings(app.store, settings)).toEqual([
    'Warning: BOOKING_PACE names NOPE, which the directory does not have.',
  ])
  await app.close()
})
