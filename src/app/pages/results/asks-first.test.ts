import { beforeEach, describe, expect, it } from 'vitest'
import { SERVICES } from '../../../../tests/support/prescreen.ts'
import { forgetPrescreen, keepEligibility, startPrescreen } from '../../state/prescreen.ts'
import { clearVisit } from '../../state/visit.ts'
import { asksFirst } from './ResultsPage.tsx'

const categories = { Vaccines: { prescreenFlow: 'vaccines' }, Others: {} }
const asks = (type: string, ...serviceIds: number[]) =>
  asksFirst({ type, serviceIds }, SERVICES, { categories })

beforeEach(() => {
  clearVisit()
  forgetPrescreen()
})

describe('a link to times', () => {
  it('vaccines without questions open the times at once [PRESCREEN-45]', () => {
    expect(asks('Vaccines', 201, 205)).toBe(false)
  })

  it('a series opens its questions until they are answered for that series [PRESCREEN-43]', () => {
    expect(asks('Vaccines', 201, 209)).toBe(true)
    startPrescreen()
    expect(asks('Vaccines', 209)).toBe(true)
    keepEligibility({ hasReceivedFirstDose: 'No' }, [209])
    expect(asks('Vaccines', 201, 209)).toBe(false)
    expect(asks('Vaccines', 210)).toBe(true)
  })

  it('vaccines that cannot be given together open the prescreen, whatever was answered [PRESCREEN-42]', () => {
    startPrescreen()
    keepEligibility({ hasReceivedFirstDose: 'No' }, [209, 211])
    expect(asks('Vaccines', 209, 211)).toBe(true)
  })

  it('several visits of which a guest has one open the prescreen [FIND-34, BK-12]', () => {
    expect(asks('Vaccines', 101, 102)).toBe(true)
    expect(asks('Vaccines', 101, 201)).toBe(false)
  })

  it('a type without questions opens no prescreen [PRESCREEN-03]', () => {
    expect(asks('Others', 209)).toBe(false)
    expect(asks('constructor', 209)).toBe(false)
  })
})
