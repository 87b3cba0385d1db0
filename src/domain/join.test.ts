import { describe, expect, it } from 'vitest'
import { joinOf } from './join.ts'

const TEXT = 'To join, call {supportPhone} and say {code}.'
const known = { phone: '800-555-0102', code: 'K7M2QX' }

describe('how a visit on video is joined', () => {
  it('has number and code in text and link [BK-38]', () => {
    expect(joinOf({ joinText: TEXT, joinUrl: 'https://video.example/{code}' }, known)).toEqual({
      text: 'To join, call (800) 555-0102 and say K7M2QX.',
      url: 'https://video.example/K7M2QX',
    })
  })

  it('is not said without a text, or with a code that the visit lacks [BK-38, BK-63]', () => {
    expect(joinOf({}, known)).toBeUndefined()
    expect(joinOf({ joinText: TEXT }, { ...known, code: undefined })).toBeUndefined()
    const joinText = 'Open the link at the time of your visit.'
    const joined = joinOf({ joinText, joinUrl: '/join/{code}' }, { ...known, code: undefined })
    expect(joined).toEqual({ text: joinText, url: undefined })
  })
})
