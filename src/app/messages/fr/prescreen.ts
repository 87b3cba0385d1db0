// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fr')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'Oui', // 85a39ab3
  no: 'Non', // 1ea442a1
  required: 'Ce champ est obligatoire', // 0b2b46d5
  questionOf: (n: number, most: number) => `Question ${number(n)} sur ${number(most)} au plus`, // 197bc732
  step: (n: number) => `Étape ${number(n)}`, // 604b1173
  seeAvailability: 'Voir les horaires', // 0e2e61d8
  checkAvailability: 'Voir les disponibilités', // dbc90cdf
  servicesFailed: 'Ces visites n’ont pas pu être chargées. Réessayez.', // 057a0c71
  notOffered: 'Ces visites ne se réservent pas en ligne en ce moment.', // 33fde75a
  notOfferedText: 'Vous pouvez réserver une autre visite, ou nous appeler.', // b5d5a9ef
  otherVisits: 'Voir d’autres visites', // f9bf5a2f
  link: {
    came: 'L’horaire que vous vouliez', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}, ${place}`, // df12993e
    unheld: 'Vous pouvez le garder après ces questions.', // c8d2e2fe
    only: 'Voici ce que ce lieu offre à cette heure.', // f999fda3
    elsewhere: 'Autre vaccin ou horaire', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `L’horaire que vous vouliez, ${time}, n’est plus libre.`
        : `L’horaire que vous vouliez, ${time}, ${place}, n’est plus libre.`, // af845161
    past: (time: string) => `L’horaire que vous vouliez, ${time}, est passé.`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `Ce que vous vouliez, ${time}, ne peut pas être réservé là-bas en ce moment.`
        : `Ce que vous vouliez, ${time}, ${place}, ne peut pas être réservé là-bas en ce moment.`, // 6cdf26b5
    instead: 'Continuez pour voir les horaires libres.', // c7f7ff4e
  },
  dot: {
    title: 'Pour qui conduisez-vous ?', // 25b52c2f
    employer: 'Employeur', // 54a3b64c
    chooseOne: 'Choisissez', // 8f27c0cb
    employerRequired: 'L’employeur est obligatoire.', // 14c8d7ef
    screening: 'Voulez-vous ajouter un test de drogues ?', // bd43996e
    limited: 'Offre limitée selon le lieu', // f6063770
  },
  medicare: {
    title: 'Quelques questions sur votre santé', // 3aafbd36
    hint: 'Ces questions aident la clinique à préparer votre visite. Nous envoyons vos réponses avec votre réservation.', // 206c137c
    hasMedicarePartB: 'Avez-vous Medicare Part B ?', // 994b7400
    noPartB:
      'Medicare paie cette visite par la partie B (Part B). Sans elle, vous devrez peut-être payer la visite.', // 07a482f5
    hadWellnessVisit: 'Avez-vous eu une visite de bien-être Medicare dans les 12 derniers mois ?', // c95371ab
    oncePerYear:
      'Medicare paie une visite de bien-être tous les 12 mois. Vous devrez peut-être payer si vous venez plus tôt.', // cbb27999
    wasInHospital: 'Avez-vous été à l’hôpital dans les 12 derniers mois ?', // d3c1a0a7
    hasFallen: 'Avez-vous fait une chute dans les 12 derniers mois ?', // 122ad50e
  },
  vaccines: {
    title: 'De quels vaccins avez-vous besoin ?', // f4f0be17
    none: 'Choisissez un vaccin pour voir les horaires.', // 401db0ca
    upTo: (most: number) => `Au plus ${number(most)} questions courtes, puis les horaires libres.`, // 23f549f5
  },
  dietitian: {
    title: 'Préparez votre visite avec un diététicien', // ed0b3139
    hint: 'Elle a lieu par vidéo, depuis l’État où vous serez.', // dfae33b2
    visit: 'De quelle visite avez-vous besoin ?', // c600db0c
    prices: 'Prix', // 5a6e4f56
    state: 'État où vous serez', // 4c9470e1
    fetching: 'Chargement des choix...', // c6837b65
    failed: 'La connexion pose problème en ce moment. Actualisez la page pour réessayer.', // d9cf6f1d
    zone: 'Fuseau horaire', // b9fe1464
    date: 'Date', // 99c40ab4
    dateHint: 'Le premier jour qui vous convient', // 11d12b3c
    invalidDate: 'La date n’est pas valable', // 2594f051
  },
  verdict: {
    eligibleTitle: 'Vous pouvez réserver cette visite', // c1532294
    ineligibleTitle: 'Réservation impossible pour le moment', // a1cb8d99
    errorTitle: 'Nous ne pouvons pas continuer ici', // 04806479
    because: 'Pourquoi', // ce6b86f5
    from: (day: string) => `Avec ces réponses, le premier jour possible est : ${day}.`, // 639e735c
    addToCalendar: 'Ajouter ce jour à l’agenda', // d4139d3d
    calendarEntry: 'Réserver une visite', // b00aa64d
    movedTitle: (day: string) => `Votre prochaine dose est possible dès : ${day}`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      `Vous nous avez dit que la dernière dose date du ${lastDose}. La suivante se donne au moins ${number(days)} jours après.`, // a7eb1cd7
    bookableFrom: (day: string) => `Vous pouvez la réserver à partir de : ${day}. Revenez ce jour-là.`, // 1000af6c
    seeTimes: 'Voir les horaires', // ef81a037
    chooseAnother: 'Choisir un autre vaccin', // 47da8e39
    changeAnswers: 'Changer mes réponses', // ab52de61
  },
})
