import type { Catalogue } from '../catalogue.ts'
import { about } from './about.ts'
import { ages } from './ages.ts'
import { benefit } from './benefit.ts'
import { cancel } from './cancel.ts'
import { choices } from './choices.ts'
import { clinics } from './clinics.ts'
import { common, titles } from './common.ts'
import { confirmation } from './confirmation.ts'
import { earlier } from './earlier.ts'
import { eligibility } from './eligibility.ts'
import { fieldTexts } from './fields.ts'
import { find } from './find.ts'
import { formTexts } from './forms.ts'
import { frame } from './frame.ts'
import { hold } from './hold.ts'
import { information } from './information.ts'
import { booking, checkAnswers, intake } from './intake.ts'
import { kiosk, poster } from './kiosk.ts'
import { mails } from './mails.ts'
import { map } from './map.ts'
import { noScript, webApp } from './no-script.ts'
import { copy, draft, saved, update } from './notices.ts'
import { pages } from './pages.ts'
import { address, insurance, patient } from './patient.ts'
import { prescreen } from './prescreen.ts'
import { consent, health, history, notes } from './questionnaires.ts'
import { receipt } from './receipt.ts'
import { results, wished } from './results.ts'
import { storeHours } from './store-hours.ts'
import { storeProblem } from './store-problem.ts'
import { visitPage } from './visit.ts'
import { walkIn } from './walk-in.ts'
import { receipts, selection, unfinished } from './walk-in-selection.ts'

/** Every text of the app in this language. Written by npm run languages. */
export const catalogue: Catalogue = {
  language: 'ja',
  direction: 'ltr',
  areas: {
    about,
    ages,
    benefit,
    cancel,
    choices,
    clinics,
    common,
    titles,
    confirmation,
    earlier,
    eligibility,
    fields: fieldTexts,
    find,
    forms: formTexts,
    frame,
    hold,
    information,
    intake,
    checkAnswers,
    booking,
    kiosk,
    poster,
    mails,
    map,
    noScript,
    webApp,
    update,
    draft,
    saved,
    copy,
    pages,
    patient,
    address,
    insurance,
    prescreen,
    notes,
    history,
    health,
    consent,
    receipt,
    results,
    wished,
    storeHours,
    storeProblem,
    visit: visitPage,
    selection,
    unfinished,
    receipts,
    walkIn,
  },
}
