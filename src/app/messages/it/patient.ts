// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('it')

export const patient = translated<typeof english.patient>()({
  step: 'Dati del paziente', // e1f1b8b3
  nameHint: 'Come sul documento o sulla tessera assicurativa.', // b14885be
  firstName: 'Nome legale del paziente', // 69b593bf
  lastName: 'Cognome legale del paziente', // 58759548
  preferredName: 'Nome preferito', // be5edee5
  preferredNameHint: 'Il nome con cui la chiamerà il personale.', // a928d927
  motherMaidenFirstName: 'Nome della madre', // 6d0a3dda
  motherMaidenLastName: 'Cognome da nubile della madre', // 6a37e85e
  birthDate: 'Data di nascita', // eb4c4e23
  month: 'Il valore deve avere il formato MM', // 0fec20f4
  day: 'Il valore deve avere il formato GG', // 4452afea
  year: 'Il valore deve avere il formato AAAA', // b9f1dd2e
  ageNote: 'Per ora curiamo pazienti da 12 mesi in su (da 18 mesi in su in Mississippi).', // b6f8eafd
  contactTitle: 'Come possiamo contattarla?', // a0c974d3
  phone: 'Numero di telefono', // 306f1bb2
  phoneConfirm: 'Scriva di nuovo il numero di telefono', // 5fc87bb1
  mobile: 'È un numero di cellulare?', // 000468ea
  mobileConsent: 'Sì, potete inviarmi SMS su questa visita.', // d8af727f
  email: 'Indirizzo e-mail', // f2488fd4
  emailConfirm: 'Scriva di nuovo l’indirizzo e-mail', // facd6a29
  addressTitle: 'Dove abita?', // 8a38c81b
  childAddressTitle: 'Dove abita il paziente?', // 5d8e2521
  sex: 'Sesso assegnato alla nascita', // 4c561710
  gender: 'Genere', // a04630ef
  race: 'Razza', // 73134ce1
  ethnicity: 'Origine etnica', // 2a0bdd7c
  weight: 'Peso', // 81d27ef6
  weightUnit: 'libbre', // ba5ae1ec
  weightWhy: 'Dal peso dipende la lunghezza dell’ago.', // 285d9eef
  preferredLanguage: 'Lingua preferita', // 140071fe
  chooseOne: 'Scelga', // 8f27c0cb
  altId: 'Numero della carta cliente', // 58d82794
  medicareId: 'Numero di assistito Medicare', // 6ce87153
  medicareIdHint: 'Sulla tessera Medicare rossa, bianca e blu', // 0863e798
  provider: 'Il suo medico', // 2aafacad
  providerName: 'Nome', // dcd1d522
  providerPhone: 'Numero di telefono', // 306f1bb2
  providerFax: 'Numero di fax', // 1f4cb167
  yes: 'Sì', // 85a39ab3
  no: 'No', // 1ea442a1
  forVaccine: {
    nameTitle: 'Chi riceve il vaccino?', // 47cd4e6c
    mobileConsentHint: 'SMS e dati possono avere un costo. Può dire di no e ricevere lo stesso il vaccino.', // 2fd11617
    recordTitle: 'Per il registro dei vaccini', // 7cb5ecc1
    aboutHint: 'La farmacia deve comunicarli con il registro dei vaccini.', // 03dd52ae
    sexWhy: 'Alcuni vaccini e dosi cambiano secondo il sesso. I registri vaccinali statali lo chiedono.', // d8a6380d
    raceWhy: 'Aiuta gli uffici sanitari a vedere chi non è ancora protetto. Può scegliere «Non specificato».', // 08e219b1
  },
  forVisit: {
    nameTitle: 'Per chi è la visita?', // 00ffe91b
    mobileConsentHint: 'SMS e dati possono avere un costo. Può dire di no e mantenere lo stesso la visita.', // a885e597
    recordTitle: 'Per la cartella clinica', // b5d68bcc
    aboutHint: 'Il personale sanitario li conserva nella cartella clinica.', // 07e9b365
    sexWhy: 'Alcuni esami, dosi e valori normali cambiano secondo il sesso.', // 81ede27e
    raceWhy: 'Ci aiuta a vedere se tutti ricevono le stesse cure. Può scegliere «Non specificato».', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: 'Riga 1 dell’indirizzo', // 19f2c611
  lineOneHint: 'Via e numero', // 8a386dd1
  lineTwo: 'Riga 2 dell’indirizzo', // 5a494c74
  lineTwoHint: 'Appartamento, scala, interno', // b64dbc6f
  city: 'Città', // fc33f732
  state: 'Stato', // a3b50c47
  zip: 'Codice postale (ZIP)', // 95c87fe3
  zipHint: 'Da questo ricaviamo città, Stato e contea.', // a803d315
  change: 'Cambia', // c0bf75bd
  town: 'città, Stato e contea', // 8f50ac31
  county: 'Contea', // 136c87de
  chooseOne: 'Scelga', // 8f27c0cb
  verifyTitle: 'Controlli il suo indirizzo', // 13a8f5ff
  match:
    'Abbiamo trovato questo indirizzo verificato, molto simile a quello che ha inserito. Vuole che aggiorniamo il suo indirizzo?', // c7088d77
  noMatch: 'Non abbiamo potuto verificare l’indirizzo inserito. Vuole usarlo comunque?', // 6dee310d
  corrected: (parts: readonly string[]) => `Abbiamo corretto: ${all(parts)}. È il suo indirizzo?`, // 8a2ad9ff
  parts: {
    city: 'la città', // 0f53fb35
    state: 'lo Stato', // 972ec08b
    county: 'la contea', // ac4e6aa1
  },
  suggested: 'Indirizzo suggerito', // efa8b73f
  entered: 'Indirizzo inserito da lei', // fbf1b134
  mustSelect: 'Deve scegliere un indirizzo.', // 8f49a7f5
  edit: 'Modifica l’indirizzo', // 6a8fa16b
  use: 'Continua', // 31fbef16
  checking: 'Verifica dell’indirizzo', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: 'Assicurazione', // 4594b737
  title: 'Oggi userà un’assicurazione?', // 2b968268
  hint: 'Quasi sempre l’assicurazione paga i vaccini.', // 80cc265d
  hasInsurance: 'Ha un’assicurazione?', // 16b34139
  yes: 'Sì', // 85a39ab3
  no: 'No', // 1ea442a1
  carrier: 'Compagnia di assicurazione', // 559a50b9
  chooseOne: 'Scelga', // 8f27c0cb
  cardholderId: 'Numero del titolare (tessera)', // 68d07834
  cardholderIdHint: 'Sul davanti della tessera, vicino al nome', // 6237c0c4
  groupNumber: 'Numero di gruppo', // 357a9028
  stateId: 'Numero del documento statale o della patente', // c6bc7ba1
  ssn: 'Numero di previdenza sociale', // 058388b6
  ssnHint: '9 cifre', // e6c1cac6
  questionsTitle: 'La sua assicurazione', // aea80cfe
  hasMedicaid: 'Ha Medicaid?', // cb0650e5
  hasMedicare: 'Ha Medicare?', // a430ce04
  hasEither: 'Ha Medicaid o Medicare?', // 2b306c30
  both: 'Entrambi', // b6c1d862
  neither: 'Nessuno dei due', // 9957d09c
  hasReferral: 'Ha una richiesta del medico?', // 43e2ab26
  referredBy: 'Nome del medico o dello studio che ha fatto la richiesta', // 811acec9
  policyTitle: 'La sua tessera assicurativa', // 9ef3f6a8
  policyHint: 'Tenga la tessera a portata di mano: quasi tutto è scritto lì.', // 047e65e0
  memberId: 'Codice assicurato', // e14e3315
  memberIdHint: 'Sul davanti della tessera, vicino al nome', // 6237c0c4
  personCode: 'Codice persona', // ee38bfd9
  personCodeHint: 'Le due o tre cifre dopo il codice assicurato, se sono sulla tessera', // 2578f667
  relation: 'Rapporto del paziente con il titolare', // 25d6e93b
  relationHint: 'Scelga «Titolare» se la polizza è del paziente.', // 4c544258
  holderFirstName: 'Nome del titolare della polizza', // bfe50c06
  holderLastName: 'Cognome del titolare della polizza', // b4fc019c
  holderSex: 'Sesso del titolare assegnato alla nascita', // b85cc1b8
  sendInvoiceTo: 'Invia fattura a', // aec39504
  claims: 'Indirizzo per i rimborsi', // 47189d36
  claimsHint: 'Dove inviare le richieste di rimborso. Spesso è sul retro della tessera.', // 06d8997b
  secondary: 'Seconda assicurazione', // 0c39334e
  addSecondary: 'Aggiungi seconda assicurazione', // 7aaf8a30
  removeSecondary: 'Rimuovi seconda assicurazione', // 3dfa6d50
  secondaryRemoved: 'Seconda assicurazione rimossa', // c92be146
})
