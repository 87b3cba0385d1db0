// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/about.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fr')

export const about = translated<typeof english.about>()({
  privacy: {
    title: 'Votre vie privée', // d2a7115d
    hint: 'Ce que ce service garde de ce que vous lui dites, où, et pendant combien de temps.', // e091de0f
    parts: {
      short: {
        heading: 'En bref', // 9e90b1ac
        lines: [
          'Pas besoin de compte. Nous demandons seulement le nécessaire.', // ffd63cfb
          'Ce que vous tapez ne va qu’à la pharmacie ou à la clinique de votre visite. Il n’y a ni cookies, ni publicité, ni traceurs.', // ccdf0318
        ],
      },
      device: {
        heading: 'Sur votre téléphone ou ordinateur', // a35a0c7b
        lines: [
          'Un formulaire commencé est gardé sur votre appareil comme brouillon, pour que vous puissiez continuer après une pause. Le brouillon est gardé 24 heures au plus. Il disparaît quand vous avez fini ou recommencez. Les autres sites et applications n’y ont pas accès. Toute personne qui utilise ce navigateur peut l’ouvrir : sur un appareil partagé, utilisez « Recommencer ».', // 1ab789de
          'Après votre enregistrement, votre code pour le comptoir reste ici jusqu’à la fin de la journée, sans votre nom. Vous pouvez le retirer.', // a1f07191
          'Le lien d’une visite que vous avez ouverte reste sur votre appareil 24 heures au plus, pour que sa page puisse être rechargée.', // a44b9b2c
          'Votre numéro de sécurité sociale, votre pièce d’identité d’État, vos numéros d’assurance et de Medicare ne sont jamais gardés sur l’appareil. Si la page est rechargée, vous les tapez à nouveau.', // 16565431
        ],
      },
      tablet: {
        heading: 'Sur une tablette en magasin', // 05f347ae
        lines: [
          'La tablette vous oublie quand vous avez fini, quand vous appuyez sur « Recommencer », et quand personne ne l’a touchée pendant un peu plus d’une minute. Un compte à rebours vous prévient avant.', // b0d342cb
          'Ce que vous tapez ne peut pas être lu dans la mémoire de la tablette : la clé disparaît dès que le navigateur se ferme ou que le courant est coupé.', // cc656069
        ],
      },
      offline: {
        heading: 'Sans connexion', // 4ad93113
        lines: [
          'Un formulaire sans rendez-vous terminé qui n’a pas pu être envoyé est verrouillé : seul notre serveur peut l’ouvrir. Il attend sur l’appareil, est envoyé quand la connexion revient, puis est retiré.', // 8f176526
          'Sur votre propre appareil, votre code pour le comptoir est gardé à côté jusque-là, sans votre nom, pour que vous puissiez le retrouver. Sur la tablette d’un magasin, il ne l’est pas.', // 0265b805
        ],
      },
      server: {
        heading: 'À la pharmacie ou à la clinique', // 6462aafb
        lines: [
          'Tout ce que vous avez tapé pour une visite est enregistré de façon chiffrée. Le lieu, l’heure, le service et un code pour le comptoir sont gardés à côté, pour que votre visite puisse être retrouvée.', // 098e4bad
          'Ce service retire tout cela 30 jours après la visite, sauf si votre pharmacie ou clinique a choisi un autre nombre de jours.', // c2183302
          'Vous ne recevez des e-mails sur votre visite que si vous les demandez, et vous pouvez les arrêter à tout moment. Ils passent par des services de messagerie : ils disent quand est la visite, jamais pourquoi.', // 7fee116c
          'Les adresses qui ne veulent pas d’e-mails sont gardées sur une liste, brouillées pour que personne ne puisse les y lire.', // fc0338f6
          'Ce que la pharmacie ou la clinique reprend dans ses propres dossiers de santé suit son Avis sur les pratiques de confidentialité. Vous le lisez dans le formulaire avant de l’accepter.', // 087d4e8e
          'Notre serveur note quand quel type de page a été demandé, sans noms et sans ce qui a été tapé.', // 247f342b
          'L’utilisation des pages n’est comptée que si la pharmacie ou la clinique le décide. Ce qui est compté ne contient rien de ce que vous avez tapé.', // a6637f2e
        ],
      },
      place: {
        heading: 'Où vous êtes', // 54cd982f
        lines: [
          'Votre appareil nous dit où vous êtes seulement si vous cherchez une clinique près de vous et l’autorisez. Le lieu sert à cette recherche et figure dans l’adresse de la page. Il n’est pas enregistré.', // 8389c0bc
          'Les cliniques affichées sont gardées sur votre appareil, pour que vous les retrouviez sans réseau : noms, lieux, téléphones et horaires. Ce que vous avez cherché et la distance ne sont pas gardés.', // 76dfae57
          'Si un plan des rues s’affiche, ses images viennent de la société que la pharmacie ou la clinique a choisie. Elle voit quelle partie du plan vous regardez.', // b12aea83
        ],
      },
      video: {
        heading: 'Visites par vidéo', // 40ca025b
        lines: [
          'Une visite par vidéo a lieu dans le programme d’une autre société. Son propre avis de confidentialité s’applique dès que vous la rejoignez.', // ff243c62
        ],
      },
      ask: {
        heading: 'Vos questions', // e389fa62
        lines: [
          'Pour voir, corriger ou retirer ce que vous nous avez envoyé, appelez-nous ou demandez à la pharmacie ou à la clinique de votre visite.', // aed124ff
        ],
      },
    },
  },
  accessibility: {
    title: 'Accessibilité', // d3368cbf
    hint: 'Chacun devrait pouvoir réserver une visite ici, ou la faire réserver.', // 8002f353
    parts: {
      aim: {
        heading: 'Notre but', // 44649f3f
        lines: [
          'Chaque page est faite pour respecter le niveau AA des règles pour l’accessibilité des contenus Web (WCAG), version 2.2.', // 4f0b6a85
          'Vous pouvez tout utiliser au clavier seul, avec un texte deux fois plus grand, sur un écran étroit, et en couleurs claires, sombres ou à fort contraste. Rien ne demande de glisser, et rien ne bouge si votre appareil demande moins de mouvement.', // 25390dfe
        ],
      },
      tested: {
        heading: 'Ce qui est testé', // 8a9d7213
        lines: [
          'Avant chaque version, des programmes contrôlent les pages en trois largeurs, en clair et en sombre : noms et rôles de tout ce qui est sur la page, titres, contraste, et taille de tout ce qu’on peut presser.', // a0b44682
          'Ils essaient aussi tout l’enregistrement sans rendez-vous et la réservation au clavier seul.', // 3b64596e
        ],
      },
      open: {
        heading: 'Ce qui n’est pas encore testé', // 34189557
        lines: [
          'Les programmes ne trouvent pas tout. Cette version n’a pas encore été essayée par des personnes qui utilisent un lecteur d’écran, un commutateur ou la commande vocale, et aucun expert indépendant ne l’a contrôlée.', // 00fff53f
          'Les cartes sont dessinées pour l’œil. Chaque lieu d’une carte figure aussi dans la liste à côté.', // bb0af77f
          'Dans la plupart des langues, les textes que vous acceptez sont en anglais seulement. Le formulaire le dit et propose une aide linguistique gratuite.', // c7096748
        ],
      },
      time: {
        heading: 'Limites de temps', // 6de6103d
        lines: [
          'Un horaire que vous avez choisi est gardé 15 minutes. Nous vous prévenons avant la fin et vous pouvez le garder plus longtemps, jusqu’à 60 minutes depuis le début. Ensuite, nous essayons de le garder à nouveau. Ce que vous avez tapé n’est pas perdu.', // 06c2e153
          'En magasin, une tablette compte 30 secondes avant de recommencer. Toucher l’écran ou une touche l’arrête, aussi souvent qu’il le faut.', // 529c5b95
        ],
      },
      help: {
        heading: 'Si quelque chose ne marche pas pour vous', // cbd515c6
        lines: [
          'Appelez-nous et nous réserverons la visite avec vous, ou demandez dans l’une de nos pharmacies ou cliniques. Dites-nous ce qui vous a gêné : la page, ce que vous avez fait, et ce que vous utilisez pour la lire.', // 9a439e01
        ],
      },
    },
  },
  licences: {
    title: 'Licences et mentions', // c0d35d58
    hint: 'Ce service est fait avec le travail de nombreuses personnes qui le partagent librement.', // f02c8bab
    dataHeading: 'Cartes, lieux et lettres', // a8668c56
    data: [
      'Contours des États et des comtés : U.S. Census Bureau, domaine public.', // 57fabd5c
      'Villes et codes ZIP : GeoNames (geonames.org), Creative Commons Attribution 4.0.', // 627b7fc2
      'Limites des fuseaux horaires : © contributeurs d’OpenStreetMap, Open Database License.', // 5b78d00c
      'Police : Atkinson Hyperlegible Next, Braille Institute of America, SIL Open Font License 1.1.', // 8498765a
    ],
    packagesHeading: 'Programmes', // b6747064
    packagesHint: (count: number) =>
      `${number(count)} paquets font partie de ce service, chacun sous sa propre licence.`, // 5394367b
    allTexts: 'Toutes les licences, mot pour mot', // b201270e
    version: (version: string) => `version ${version}`, // 5366cab4
  },
})
