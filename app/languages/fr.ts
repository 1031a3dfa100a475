import type { Messages } from './en.ts'

export const fr = {
  reviewForm: {
    skip: 'Aller au formulaire',
    language: 'Langue',
    yourWords: 'Vos mots, tels que vous les écrivez.',
    yourWordsWhy:
      '{business} peut vous répondre, mais ne peut ni modifier, ni retarder, ni cacher votre avis à cause de sa note.',
    sample: 'Données d’exemple',
    collectedWith: 'Recueilli avec Vouchsafe',
    privacy: 'Confidentialité',

    question: 'Comment était-ce chez {business} ?',
    checkFields: 'Veuillez vérifier les champs signalés ci-dessous.',
    rating: 'Votre note',
    star1: 'Mauvais',
    star2: 'Passable',
    star3: 'Correct',
    star4: 'Bien',
    star5: 'Excellent',
    tapStar: 'Touchez une étoile',
    starsOf: '{count} sur 5 étoiles',
    story: 'Que s’est-il passé ?',
    storyHelp:
      'Ce que vous avez acheté, comment c’était, ce que vous changeriez. Les étoiles seules suffisent aussi.',
    title: 'Titre',
    optional: 'facultatif',
    name: 'Nom affiché',
    nameHelp:
      'Affiché avec votre avis. Un prénom et une initiale suffisent, et vous pouvez le changer à tout moment.',
    email: 'Adresse e-mail',
    emailHelp:
      'Jamais affichée avec votre avis, pas même pour {business}. Nous envoyons un lien pour confirmer qu’elle est bien à vous.',
    notYourAddress:
      'Ce n’est pas votre adresse ? Quiconque lit le courrier de cette adresse peut modifier ou retirer cet avis. Écrivez-le plutôt avec votre propre adresse :',
    invitedAt:
      'Vous avez été invité à l’adresse {email}. Elle n’est jamais affichée ; votre reçu y est envoyé.',
    orderOf:
      'Il s’agit de votre commande {order}. Votre adresse {email} n’est jamais affichée ; nous y envoyons un lien pour confirmer qu’elle est bien la vôtre.',
    consentShow:
      'J’accepte que mon avis soit publié ici avec mon nom et que {business} puisse le montrer sur son propre site. Je peux le retirer à tout moment.',
    consentMarketing: '{business} peut aussi le citer sur les réseaux sociaux et dans ses publicités.',
    insider: 'Je travaille pour ou avec {business}, ou je suis proche de son propriétaire',
    insiderHelp:
      'Votre avis est alors signalé comme celui d’un proche de l’entreprise et ne compte pas dans la note.',
    leaveEmpty: 'Laissez ce champ vide',
    send: 'Envoyer mon avis',
    sending: 'Envoi de votre avis',
    noteOpen:
      'Aucun compte nécessaire. Il est publié tel que vous l’avez écrit dès que vous confirmez votre adresse et qu’il passe les mêmes contrôles que tous les autres.',
    noteKnown:
      'Aucun compte nécessaire. Il est publié tel que vous l’avez écrit dès qu’il passe les mêmes contrôles que tous les autres.',
    howCollected: 'Comment les avis sont recueillis',
    countOf: '{count} sur {limit}',
    charactersLeft: 'Caractères restants : {count}',
    charactersOver: 'Caractères en trop : {count}',

    ratingMissing: 'Veuillez choisir un nombre d’étoiles',
    textShort: 'Veuillez écrire au moins 2 caractères ou laisser ce champ vide',
    textLong: 'L’avis peut compter au plus 5 000 caractères',
    titleLong: 'Le titre peut compter au plus 120 caractères',
    nameShort: 'Veuillez indiquer votre nom (au moins 2 caractères)',
    nameLong: 'Le nom peut compter au plus 80 caractères',
    nameClaims: 'Veuillez retirer du nom les coches, les étoiles et les mots comme « vérifié »',
    emailMissing: 'Veuillez indiquer votre adresse e-mail',
    emailLong: 'Cette adresse e-mail est trop longue',
    emailWrong: 'Veuillez indiquer une adresse e-mail valable',
    consentMissing: 'Veuillez donner votre accord, sans quoi nous ne pouvons pas publier votre avis',
    insiderRefused:
      'Votre adresse ou votre compte appartient à {business} ou à l’exploitant de ce service. Si vous cochez cette case, nous publions votre avis comme celui d’un proche de l’entreprise, hors de la note.',
    tooOld: 'Ce formulaire est resté ouvert longtemps. Veuillez appuyer encore une fois sur le bouton.',
    trapped: 'Veuillez laisser vide le champ caché et appuyer encore une fois sur le bouton.',
    tooQuick: 'C’était très rapide. Veuillez vous relire et appuyer encore une fois sur le bouton.',
    alreadySent:
      'Cet avis a déjà été envoyé. Pour le modifier, utilisez le lien de l’e-mail que vous avez reçu.',
    tooMany: 'Trop de tentatives. Veuillez patienter un moment, puis appuyer de nouveau sur le bouton.',
    unavailable:
      'L’enregistrement est impossible pour le moment. Veuillez réessayer dans une minute : rien de ce que vous avez écrit n’est perdu.',
    closed: 'Cette entreprise ne recueille plus d’avis.',

    thankYou: 'Merci, {name}.',
    oneStep: 'Il reste une chose à faire.',
    oneStepWhy:
      'Nous envoyons un lien à {email}. Ouvrez-le pour confirmer que cette adresse est la vôtre : votre avis sera alors contrôlé et, s’il passe les contrôles, publié tel que vous l’avez écrit. Sans confirmation, nous l’effaçons au bout de {unconfirmedDays} jours.',
    mailMissing:
      'Pas d’e-mail ? Regardez dans vos courriers indésirables. Pour que personne ne puisse inonder une boîte aux lettres, nous envoyons au plus {hour} de ces e-mails par heure et {day} par jour à une même adresse. Si vous venez d’en recevoir plusieurs, ouvrez le lien de chacun d’eux, ou demandez celui-ci à nouveau plus tard.',
    sendAgain: 'Renvoyer l’e-mail',
    sentAgain: 'L’e-mail est en route, sauf si cette adresse en a déjà reçu le maximum.',
    wrongAddress: 'Mauvaise adresse ?',
    meant: 'Vouliez-vous dire {email} ?',
    sendTo: 'Envoyer à {email}',
    rightAddress: 'Bonne adresse',
    sendThere: 'Envoyer à cette adresse',
    corrected: 'Corrigé. Le lien part maintenant à {email} ; celui du premier e-mail ne fonctionne plus.',
    live: 'Votre avis est maintenant public, tel que vous l’avez écrit.',
    nextProducts: 'Et vos achats ?',
    moreTitle: 'Souhaitez-vous ajouter quelque chose ?',
    moreHelp: 'Tout est facultatif. Vous pouvez l’envoyer une seule fois, dans les 24 heures.',
    moreSend: 'Ajouter à mon avis',
    moreDone: 'Ajouté à votre avis.',
    moreOver:
      'Vous ne pouvez plus rien ajouter. Pour modifier votre avis, utilisez le lien de l’e-mail que nous vous avons envoyé.',
    titleHeld:
      'Veuillez ne pas mettre de lien, de publicité, d’adresse e-mail ni de numéro de téléphone dans le titre',
    receiptWhy:
      'Par ce reçu, nous signons que nous avons reçu exactement ces mots et ces étoiles à cette heure. Si nous affichons un jour autre chose, vous pourrez nous l’opposer.',
    saveReceipt: 'Enregistrer le reçu',
    seeOthers: 'Lire les autres avis',
    checkYourself: 'Pour vérifier vous-même :',
    checkYourselfHow:
      'la suite de caractères est l’empreinte de vos mots, de vos étoiles et de l’heure. Le fichier enregistré explique, en anglais, comment vérifier notre signature sans nous.',
    receipt: 'Reçu',
    reviewOf: 'Avis sur',
    ratingGiven: 'Note',
    received: 'Reçu le',
    logEntry: 'Entrée du registre',

    isYours: 'Est-ce bien votre avis ?',
    isYoursWhy:
      'Confirmez que vous l’avez écrit. Il sera alors contrôlé et, s’il passe les contrôles, publié tel quel.',
    areYours: 'Ces avis sont-ils bien les vôtres ?',
    areYoursWhy:
      'Confirmez que vous les avez écrits. Ils seront alors contrôlés et, s’ils passent les contrôles, publiés tels quels.',
    confirm: 'Confirmer et publier',
    confirming: 'Confirmation en cours',
    insiderTitle: 'Travaillez-vous pour {business} ?',
    insiderWhy:
      'Cette adresse, ou le compte avec lequel vous êtes connecté, appartient à {business} ou à l’exploitant de ce service. Une entreprise n’est pas notée par les siens : nous ne pouvons donc pas publier ceci comme l’avis d’un client. Vous pouvez le publier ouvertement comme celui d’un proche de l’entreprise : il est alors signalé et ne compte pas dans la note. Si vous ne faites rien, nous l’effaçons {unconfirmedDays} jours après sa rédaction.',
    insiderPublish: 'Je travaille pour ou avec {business} : publier comme avis d’un proche de l’entreprise',
    insiderSaid:
      'Vous avez indiqué que vous travaillez pour ou avec {business} : votre avis est signalé comme celui d’un proche de l’entreprise et ne compte pas dans la note.',
    heldTitle: 'Votre avis va être examiné',
    held: 'Un contrôle automatique l’a arrêté, comme il le ferait quel que soit le nombre d’étoiles. L’exploitant de ce service décide dans les {decisionDays} jours et vous écrit.',
    confirmed: 'Merci, {name}. Votre avis est publié.',
    confirmedWhy:
      '{business} peut y répondre, mais ne peut pas le modifier. Nous vous avons envoyé un e-mail avec votre reçu.',
    notPublicTitle: 'Cet avis n’est pas public',
    notPublic: 'Il a été retiré ou supprimé. L’e-mail que vous avez reçu explique pourquoi.',
    seeAll: 'Lire tous les avis sur {business}',

    alreadyWritten: 'Vous avez déjà donné votre avis',
    linkOver: 'Ce lien ne peut pas être utilisé',
    invitationOver: 'Cette invitation a expiré ou a été annulée.',
    orderExpired: 'Ce lien vers votre commande a expiré.',
    orderUnsigned: 'Ce lien est incomplet, ou sa signature n’est pas valable.',
    instead: 'Vous pouvez tout de même donner votre avis : votre adresse sera alors confirmée par e-mail.',
    writeReview: 'Donner mon avis',

    mailSubject: 'Confirmez votre avis sur {business}',
    mailHeading: 'Est-ce bien votre avis, {name} ?',
    mailPreview: 'Un geste, et votre avis sur {business} est contrôlé et publié.',
    mailReason:
      'Quelqu’un a indiqué cette adresse avec un avis sur {business}. Si ce n’était pas vous, ne faites rien : l’avis sera effacé après {unconfirmedDays} jours.',
  },

  authorMail: {
    why: 'Vous avez écrit un avis sur {business} avec cette adresse.',
    receiptsAttached:
      'En pièce jointe : nos reçus signés pour votre avis. Le fichier explique, en anglais, ce qu’ils montrent et comment les vérifier sans nous.',
    seePublic: 'Voir l’avis publié',
    deskIs: 'Votre propre page de cet avis, pour vous seul :',
    deskLink: 'voir où il en est ou le retirer',
    openDesk: 'Ouvrir votre page de cet avis',

    publishedSubject: 'Votre avis sur {business} est public',
    publishedHeading: 'Votre avis est publié',
    published:
      'Il est publié tel que vous l’avez écrit. {business} peut y répondre, mais ne peut pas le modifier.',
    heldSubject: 'Votre avis sur {business} va être examiné',
    heldHeading: 'Un contrôle automatique a arrêté votre avis',
    held: 'Le contrôle indique : {checks}. Les mêmes contrôles s’appliquent quel que soit le nombre d’étoiles. L’exploitant de ce service l’examine dans les {decisionDays} jours et décide.',
    refusedSubject: 'Votre avis sur {business} n’a pas été publié',
    refusedHeading: 'Votre avis n’a pas été publié',
    refused: 'L’exploitant de ce service a décidé de ne pas le publier. Motif : {reason}.',
    repliedSubject: '{business} a répondu à votre avis',
    repliedHeading: '{business} vous a répondu',

    editedSubject: 'Vous avez modifié votre avis sur {business}',
    editedHeading: 'Vous avez modifié votre avis',
    edited:
      'Quelqu’un qui a le lien de votre page privée l’a modifié. Voici ce qu’il dit maintenant. Si ce n’était pas vous, rétablissez-le sur cette page.',
    photoRefusedSubject: 'Une photo ou une vidéo de votre avis sur {business} n’est pas affichée',
    photoRefusedHeading: 'Une de vos photos ou votre vidéo n’est pas affichée',
    photoRefused:
      'Une personne, l’exploitant de ce service, l’a examinée et supprimée. Votre page privée indique pourquoi. Votre avis reste tel quel, et vous pouvez en ajouter une autre sur cette page.',
    withdrawnSubject: 'Vous avez retiré votre avis sur {business}',
    withdrawnHeading: 'Vous avez retiré votre avis',
    withdrawn:
      'Son texte et ses étoiles ne sont plus publics. Vous pouvez le rétablir sur votre page privée, aussi si ce n’était pas vous.',

    challengedSubject: '{business} conteste votre avis',
    challengedPreview: 'Motif : {reason}.',
    challenged: 'L’entreprise indique : {reason}. Voici ses arguments :',
    challengedHidden:
      'Notre propre contrôle automatique a trouvé la même chose dans votre texte, qui est donc masqué jusqu’à la décision. Vos étoiles restent publiques et comptent toujours. Si vous retirez ce passage sur votre page personnelle, le texte redevient public, sauf si un autre contrôle le retient.',
    challengedPublic: 'Votre avis reste public, avec une mention, et compte toujours.',
    challengedReply:
      'Vous pouvez répondre à l’exploitant sur votre page personnelle. Pour que vous en ayez le temps, votre avis n’est pas supprimé avant le {until}, sauf pour des données personnelles, de la haine ou des menaces. L’exploitant de ce service décide au plus tard le {due}.',
    challengedReplySoon:
      'Vous pouvez répondre à l’exploitant sur votre page personnelle, de préférence tout de suite, car pour ce motif l’exploitant de ce service peut décider avant votre réponse. Il décide au plus tard le {due}.',
    challengedEdit:
      'Vous n’avez rien à faire. Si quelque chose ne devrait pas être public, corrigez-le sur cette page : l’exploitant lit la version corrigée. Si votre avis est supprimé, vous pouvez faire appel une fois.',
    wasChallenged:
      '{business} l’avait contesté : {reason}. Une personne, l’exploitant de ce service, a lu votre texte et a décidé ; les étoiles ne lui ont pas été montrées à cette occasion.',
    removedSubject: 'Votre avis sur {business} a été supprimé',
    removedHeading: 'Votre avis a été supprimé',
    removalReason: 'Motif de la suppression : {reason}. L’exploitant précise :',
    appealOnce:
      'Sur votre propre page, vous pouvez le corriger et introduire un recours, une seule fois. L’exploitant le relit alors tel qu’il s’y trouve. Vous pouvez aussi saisir un tribunal.',
    keptSubject: 'Votre avis sur {business} est maintenu',
    keptHeading: 'Votre avis est maintenu',
    keptBecause: 'L’exploitant l’a maintenu. Il précise :',
    wasReported:
      'Un visiteur l’avait signalé : {ground}. Une personne, l’exploitant de ce service, a lu votre texte et a décidé ; les étoiles ne lui ont pas été montrées à cette occasion, et aucun moyen automatisé n’est intervenu.',
    reportedGone:
      'Son texte n’est plus public et ses étoiles ne comptent plus dans la note ; la page publique le compte parmi les avis supprimés, avec ce motif.',

    appealWonSubject: 'Décision sur votre recours : votre avis est public',
    appealWonHeading: 'Votre avis est public',
    appealLostSubject: 'Décision sur votre recours : l’avis reste supprimé',
    appealLostHeading: 'Votre avis reste supprimé',
    appealRead: 'L’exploitant de ce service l’a relu, tel qu’il est maintenant. Il précise :',
    appealFinal:
      'Cette décision est définitive ici. Vous pouvez encore saisir un tribunal, ou effacer l’avis.',

    codeSubject: '{code} est le code pour effacer votre avis',
    codePreview: 'Valable {codeMinutes} minutes.',
    codeWhy: 'Vous avez écrit un avis sur {business} avec cette adresse, et quelqu’un a demandé à l’effacer.',
    code: 'Saisissez ce code sur votre page de l’avis sur {business} dans les {codeMinutes} minutes. L’avis, votre nom et votre adresse sont alors effacés définitivement.',
    codeNothing: 'Si ce n’était pas vous, ne faites rien : sans le code, rien ne se passe.',

    reasons: {
      personal_data: 'données personnelles',
      hate_or_threats: 'haine ou menaces',
      unlawful: 'contenu illicite',
      spam: 'spam ou publicité',
      not_about_business: 'ne concerne pas cette entreprise',
      duplicate: 'doublon',
      conflict_of_interest: 'conflit d’intérêts',
      fake: 'faux avis',
      child_abuse: 'abus sexuel d’enfants',
    },
    checks: {
      duplicate_text: 'le même texte a déjà été envoyé',
      duplicate_author: 'cette personne a déjà donné son avis sur l’entreprise',
      links: 'contient un lien',
      advertising: 'ressemble à de la publicité',
      personal_data: 'contient peut-être des données personnelles d’autrui',
      burst: 'de nombreux avis sont arrivés en même temps',
      insider_address: 'adresse e-mail du domaine que l’entreprise déclare comme le sien',
      group: 'un avis parmi plusieurs semblables',
    },
  },

  invitation: {
    subject: 'Comment était-ce chez {business} ?',
    heading: 'Comment était-ce chez {business} ?',
    greeting: 'Bonjour {name},',
    greetingWithoutName: 'Bonjour,',
    text: 'Voulez-vous raconter aux autres comment cela s’est passé ? Cela prend une minute, sans créer de compte. Les mauvais avis sont publiés comme les bons, tels que vous les écrivez.',
    order: 'Il s’agit de votre commande {order}.',
    stars: 'Choisissez vos étoiles ; vous écrirez votre avis sur la page suivante :',
    button: 'Donner mon avis',
    reminderSubject: 'Rappel : comment était-ce chez {business} ?',
    reminder:
      'Nous vous avons posé la question il y a quelques jours. Si vous préférez ne pas répondre, ne faites rien.',
    until: 'Ce lien est personnel et fonctionne jusqu’au {date}.',
    consent:
      'Vous recevez cet e-mail à {email} parce que vous avez accepté que {business} vous demande votre avis. Il est envoyé par Vouchsafe pour {business}.',
    existing_customer:
      'Vous recevez cet e-mail à {email} parce que vous avez été client de {business}. Il est envoyé par Vouchsafe pour {business}.',
    unsubscribe: 'Ne plus recevoir d’invitations de {business}',
  },

  incentive: {
    given:
      'Pour votre avis, vous recevez : {incentive}. Vous le recevez quoi que vous disiez et quel que soit le nombre d’étoiles.',
    marked: 'Votre avis le mentionnera.',
  },

  questions: {
    shown: 'Affiché avec votre avis.',
    notShown: 'Réservé à {business}, jamais affiché.',
    noAnswer: 'Sans réponse',
    answerLong: 'Cette réponse peut avoir 300 caractères au maximum',
    answerHeld:
      'Tout le monde peut lire cette réponse. Merci de n’y mettre ni lien, ni publicité, ni adresse e-mail, ni numéro de téléphone',
    notAnOption: 'Veuillez choisir l’une des réponses',
  },

  logCheck: {
    offer: 'Comparer cette page au registre public',
    otherWays: 'JavaScript est nécessaire. Autres moyens de vérifier',
    running: 'Vérification dans votre navigateur…',
    good: '{received} reçus, {shown} publics, aucun ne manque. Votre navigateur a vérifié {acts} entrées du registre, les étoiles et le texte de chaque avis, ainsi que les chiffres de cette page.',
    ofProduct: '{count} concernent ce produit.',
    part: '{count} avis de cette page sont dans le registre avec ce texte et ces étoiles.',
    counted: 'Le registre compte autant d’avis que cette page.',
    rest: 'Non vérifié : la moyenne et les avis des autres pages.',
    all: 'Vérifier les {count} avis, environ {size} Mo',
    seen: 'Vu aussi par {witnesses}.',
    alone: 'Personne d’autre ne surveille encore ce registre : il pourrait montrer autre chose à d’autres.',
    limits: 'Cela ne prouve pas qu’un avis est sincère.',
    bad: 'Cette page et le registre se contredisent',
    checkpoint: 'L’état du registre n’est pas signé par ce service.',
    record: 'La fiche de cette entreprise n’appartient pas à l’état signé du registre.',
    acts: 'Les entrées de cette entreprise sont incomplètes ou modifiées.',
    openings: 'Un avis du registre manque, ou son texte n’est pas celui du registre.',
    numbers: 'Les chiffres de cette page ne sont pas ceux du registre.',
    reviews: 'Un avis de cette page n’est pas dans le registre avec ce texte et ces étoiles.',
    missing: 'Cette page omet un avis du registre.',
    next: 'Rechargez la page et vérifiez à nouveau. Si le message reste, enregistrez la page : le registre est signé, cela peut donc être prouvé.',
    unreachable: 'Le registre est illisible pour le moment. Veuillez réessayer plus tard.',
  },
  profile: {
    openingHours: 'Horaires d’ouverture',
    openNow: 'Ouvert actuellement',
    openUntil: 'Ouvert jusqu’à {time}',
    closedNow: 'Fermé actuellement',
    opensToday: 'Fermé, ouvre à {time}',
    opensOn: 'Fermé, ouvre {day} à {time}',
    closed: 'fermé',
    allDay: 'toute la journée',
    byAppointment: 'sur rendez-vous',
    links: 'Site web et réseaux sociaux',
    earlier: {
      line: 'Une entreprise antérieure a été fermée le {date}.',
      link: 'Voir son bilan',
      text: 'Avant {business}, une entreprise que nos règles ou l’exploitant considèrent comme la même a été fermée ici. Voici ses chiffres à cette date. Ses textes, ses auteurs et son propriétaire ne sont pas conservés. Nous supprimons ce bilan {recordYears} ans après la fermeture.',
      since: 'Recueillait des avis ici depuis',
      received: 'Avis reçus',
      published: 'Avis de clients publiés',
      average: 'Moyenne',
      withdrawn: 'Retirés par leurs auteurs',
      removed: 'Supprimés par l’exploitant',
    },
    logoOf: 'Logo de {business}',
    coverOf: 'Image choisie par {business}',
    ownWords:
      'Les images et informations ci-dessus viennent de {business}. Les notes et avis ci-dessous viennent des clients.',
    report: 'Signaler un problème',
    categories: {
      bakery: 'Boulangerie',
      cafe: 'Café',
      restaurant: 'Restaurant',
      bar: 'Bar',
      hotel: 'Hôtel',
      shop: 'Magasin',
      online_shop: 'Boutique en ligne',
      hairdresser: 'Coiffeur',
      beauty: 'Institut de beauté',
      fitness: 'Salle de sport',
      medical: 'Cabinet médical',
      dentist: 'Dentiste',
      pharmacy: 'Pharmacie',
      vet: 'Vétérinaire',
      car_repair: 'Garage automobile',
      trades: 'Artisan ou bâtiment',
      legal: 'Cabinet d’avocats',
      accounting: 'Comptable',
      finance: 'Services financiers',
      estate: 'Agence immobilière',
      travel: 'Agence de voyages',
      entertainment: 'Loisirs et événements',
      education: 'École ou formation',
      childcare: 'Garde d’enfants',
      software: 'Logiciels',
      other: 'Autre',
    },
  },

  photos: {
    title: 'Ajouter des photos ou une vidéo',
    lead: 'Jusqu’à {count} photos et une vidéo. Nous en retirons les données qui indiquent où et avec quel appareil elles ont été prises. L’exploitant de ce service examine chacune d’elles dans les {decisionDays} jours, quel que soit le nombre d’étoiles ; elle n’est publique qu’ensuite.',
    choose: 'Vos photos',
    chooseHelp: 'JPEG, PNG ou WebP, {megabytes} Mo au plus chacune.',
    consent:
      'J’ai pris ces photos moi-même. Toutes les personnes reconnaissables sont d’accord, et aucun enfant n’apparaît sans le consentement d’un parent. Ces photos peuvent être affichées avec mon avis.',
    consentMissing: 'Veuillez accepter cela avant d’envoyer des photos.',
    noFile: 'Veuillez choisir une photo.',
    send: 'Envoyer les photos',
    progress: '{name} : {percent} %',
    unsent: '{name} n’a pas été envoyé.',
    again: 'Réessayer',
    photoOf: 'photo n° {number}',
    waiting: 'Pas encore publique : nous devons encore l’examiner',
    shown: 'Publique',
    refused: 'Non affichée : {reason}',
    remove: 'Retirer',
    enough: 'Un avis peut comporter {count} photos. Retirez-en une pour en ajouter une autre.',
    notNow: 'Il n’est pas possible d’ajouter quoi que ce soit à cet avis pour le moment.',
    unreadable:
      'Nous ne pouvons pas lire ce fichier. Veuillez choisir une photo au format JPEG, PNG ou WebP.',
    tooLarge: 'Ce fichier dépasse {megabytes} Mo.',
    video: 'Votre vidéo',
    videoHelp: 'MP4 ou WebM, {seconds} secondes et {videoMegabytes} Mo au plus.',
    record: 'Filmer une vidéo',
    stop: 'Arrêter',
    noCamera:
      'Votre navigateur ne nous a pas donné accès à la caméra. Vous pouvez choisir un fichier à la place.',
    captions: 'Ce qui est dit dans la vidéo',
    captionsHelp: 'Affiché en sous-titres : beaucoup de gens regardent sans le son.',
    consentVideo:
      'J’ai fait cette vidéo moi-même. Toutes les personnes reconnaissables sont d’accord, et aucun enfant n’apparaît sans le consentement d’un parent. Cette vidéo peut être affichée avec mon avis.',
    sendVideo: 'Envoyer la vidéo',
    noVideo: 'Veuillez choisir ou filmer une vidéo.',
    videoTooLong: 'Cette vidéo dure plus de {seconds} secondes.',
    videoUnreadable: 'Nous ne pouvons pas lire ce fichier. Veuillez choisir une vidéo au format MP4 ou WebM.',
    videoTooLarge: 'Ce fichier dépasse {videoMegabytes} Mo.',
    deskLink: 'Ajouter ou retirer des photos et une vidéo',
    reasons: {
      person: 'une personne ou un enfant dont l’accord n’est pas certain',
      nudity: 'nudité',
      violence: 'violence ou haine',
      private: 'données privées, comme une adresse, une plaque d’immatriculation ou un document',
      other_work: 'l’œuvre de quelqu’un d’autre',
      unrelated: 'publicité, ou aucun rapport avec l’entreprise',
    },
  },

  desk: {
    title: 'Votre avis',
    pending: 'Votre avis n’est pas encore public',
    published: 'Votre avis est public',
    withdrawn: 'Vous avez retiré votre avis',
    removed: 'Votre avis a été supprimé',
    hidden: 'Le texte de votre avis est masqué pour le moment',
    refused: 'Votre avis n’a pas été publié',
    rechecked: 'Votre avis est contrôlé une nouvelle fois',
    publishedWhy:
      'Il est affiché tel que vous l’avez écrit. {business} peut y répondre ou le contester, mais pas le modifier.',
    hiddenWhy:
      'Seules ses étoiles sont publiques. {business} l’a contesté, et notre propre contrôle a trouvé la même chose dans votre texte : {reason}. Si vous retirez ce passage, le texte redevient public aussitôt, sauf si un autre contrôle le retient. L’exploitant de ce service décide.',
    challengedWhy: 'Il reste public, avec la mention qu’il est contesté. L’exploitant de ce service décide.',
    withdrawnWhy:
      'Son texte n’est pas public et ses étoiles ne comptent pas dans la note. Le registre public le compte parmi les avis retirés.',
    removedWhy: 'L’exploitant de ce service l’a supprimé. Motif : {reason}.',
    confirmFirst: 'Veuillez d’abord confirmer votre adresse e-mail.',
    heldWhy:
      'Un contrôle automatique l’a arrêté : {checks}. L’exploitant de ce service décide dans les {decisionDays} jours.',
    challengedOn: '{business} a contesté votre avis le {date} : {reason}. Ses raisons :',
    decidesSoon: 'Pour ce motif, l’exploitant peut décider avant que vous n’ayez répondu.',
    replyUntil:
      'Avant le {until}, l’exploitant ne peut supprimer votre avis que pour des données personnelles, de la haine ou des menaces, afin que vous puissiez répondre ci-dessous.',
    decisionDue:
      'La décision doit tomber avant le {due}. Si votre avis est supprimé, vous pouvez faire appel une fois.',
    appealed: 'Vous avez fait appel le {date}.',
    appealOpen: 'L’exploitant décide dans les {decisionDays} jours.',
    appealAccepted: 'L’exploitant a accepté l’appel : {note}',
    appealRejected: 'L’exploitant a rejeté l’appel : {note}',
    challengeRejected: 'L’exploitant a rejeté une contestation : {note}',
    edited: 'Modifié par vous, la dernière fois le {date}',
    notShown: 'pas affiché publiquement',
    restore: 'Le rétablir',

    stateTitle: 'Répondre à la contestation',
    stateWhy:
      'Seul l’exploitant lit votre réponse, ni le public ni l’entreprise. Vous pouvez la modifier jusqu’à la décision.',
    stated: 'Enregistrée le {date}.',
    statement: 'Votre réponse à la contestation',
    statementHelp:
      'Ce qui s’est passé et comment vous le savez : une commande, une date, une photo que vous pourriez montrer.',
    send: 'Envoyer à l’exploitant',
    replace: 'Remplacer ma réponse',
    tooShort: 'Veuillez écrire au moins {count} caractères',
    tooLong: 'Veuillez écrire au plus {count} caractères',

    appealTitle: 'Faire appel (une fois)',
    appealWhy:
      'L’exploitant relit la version actuelle de votre avis dans les {decisionDays} jours. Si un passage doit disparaître, modifiez-le d’abord.',
    appeal: 'Pourquoi il devrait être public',
    sendAppeal: 'Envoyer l’appel',

    editTitle: 'Modifier cet avis',
    editWhy:
      'La nouvelle version passe les mêmes contrôles. Nous gardons l’ancienne sans plus l’afficher ; la page indique que vous avez modifié l’avis et combien d’étoiles il avait avant.',
    editRemovedWhy: 'L’exploitant lira la nouvelle version. L’enregistrer ne la publie pas.',
    publish: 'Publier les modifications',
    save: 'Enregistrer les modifications',
    renameTitle: 'Changer le nom affiché',
    renameWhy:
      'Le nouveau nom passe les mêmes contrôles que l’avis. Nous gardons l’ancien dans votre fichier sans plus l’afficher.',
    renameHiddenWhy: 'Ce changement ne publie pas l’avis.',
    rename: 'Enregistrer le nom',
    withdrawTitle: 'Retirer cet avis',
    withdrawWhy:
      'Son texte ne sera plus public et ses étoiles ne compteront plus dans la note. Le registre public le comptera comme retiré. Vous pouvez le rétablir avec ce même lien ; il est alors contrôlé à nouveau.',
    withdraw: 'Retirer mon avis sur {business}',
    consentTitle: 'Modifier votre accord',
    consentSince: 'Depuis le {date} :',
    consent: 'Enregistrer mon accord',
    consentWhy: 'Si vous ne voulez plus du tout que votre avis soit affiché, retirez-le ci-dessus.',
    downloadTitle: 'Tout télécharger',
    downloadWhy:
      'Un fichier avec votre avis, toutes ses versions, tout ce que l’entreprise et l’exploitant en ont fait, et un reçu signé pour chaque étape.',
    inLog: 'Déjà dans notre registre public : {count} étapes sur {total}. Le fichier contient les preuves.',
    download: 'Télécharger mon avis et ses reçus',
    eraseTitle: 'Effacer cet avis et mes données',
    eraseWhy:
      'Nous effaçons définitivement votre texte, vos étoiles, votre nom et votre adresse, ainsi que la réponse de {business}. Seules des empreintes restent dans notre journal, et les sauvegardes jusqu’à leur remplacement. C’est irréversible. Pour confirmer que c’est bien vous, nous envoyons un code à {email}.',
    code: 'Code reçu par e-mail',
    codeHelp: 'Six chiffres, valables {codeMinutes} minutes.',
    codeWrong: 'Ce code est faux ou a expiré. Vous pouvez en demander un nouveau.',
    erase: 'Effacer définitivement',
    sendCode: 'M’envoyer un code',
    newCode: 'Envoyer un nouveau code',

    withdrawnNow: 'Votre avis est retiré',
    restoredNow: 'Votre avis est de nouveau public',
    heldNow: 'Un contrôle l’a arrêté ; l’exploitant décide',
    editedNow: 'La nouvelle version est publique',
    savedNow: 'Enregistré pour l’exploitant',
    unchangedNow: 'Rien n’a changé',
    renamedNow: 'Votre nouveau nom est enregistré',
    consentNow: 'Votre accord est enregistré',
    appealedNow: 'Votre appel est chez l’exploitant',
    codeNow: 'Un code est en route vers vous',
    notNow: 'L’avis a changé entre-temps. Veuillez recharger cette page.',

    erasedTitle: 'Votre avis est effacé',
    erasedWhy:
      'Nous avons effacé votre texte, vos étoiles, votre nom et votre adresse, et les liens de vos e-mails ne fonctionnent plus. Une sauvegarde peut les contenir jusqu’à son remplacement.',
    erasedLog:
      'Le journal montre encore qu’un avis a existé et a été effacé. Sans les données effacées, personne ne peut le relier à vous.',
    erasedReceipt: 'Télécharger le reçu de l’effacement',
  },

  unsubscribing: {
    title: 'Plus d’invitations ?',
    text: 'Vous pouvez refuser cette invitation ou arrêter toutes les invitations de {business}.',
    decline: 'Refuser celle-ci, sans rappel',
    out: 'Plus d’invitations',
    outText: '{business} ne peut plus inviter votre adresse par ce service.',
    declined: 'Nous ne vous relancerons pas',
    declinedText:
      'Cette invitation est annulée. {business} pourra vous inviter de nouveau après une autre visite.',
    stays: 'Ce qui reste :',
    staysText: 'une empreinte de votre adresse, pour ne plus vous écrire. Vos avis ne sont pas concernés.',
  },

  yourData: {
    codeSubject: 'Votre code : {code}',
    preview: 'Quelqu’un a demandé vos données à l’opérateur de ce service.',
    why: 'L’opérateur de ce service a saisi votre adresse, car quelqu’un s’est adressé à lui en votre nom.',
    code: 'On a demandé à l’opérateur de ce service, en votre nom, de remettre ou d’effacer ce qui est enregistré sous cette adresse. Si c’était vous, donnez-lui ce code. Il est valable {days} jours.',
    notYou: 'Ce n’était pas vous ? Gardez le code pour vous : sans lui, rien n’est remis ni effacé.',
    noticeSubject: 'Vos données : à arrêter avant le {date} si ce n’était pas vous',
    notice:
      'On a demandé à l’opérateur de ce service, en votre nom, de remettre ou d’effacer tout ce qui est enregistré sous cette adresse : avis, invitations et messages. La personne n’a pas utilisé cette boîte et a prouvé autrement son identité. Ce sera possible à partir du {date}. Si ce n’était pas vous, arrêtez la demande maintenant.',
    stop: 'Arrêter cette demande',
    stopTitle: 'Garder vos données telles quelles ?',
    stopText:
      'On a demandé à l’opérateur de remettre ou d’effacer ce qui est enregistré sous votre adresse. Si vous arrêtez la demande, rien de cela ne se fait.',
    stopped: 'Demande arrêtée',
    stoppedText: 'Vos données restent telles quelles, et personne ne les reçoit.',
  },

  report: {
    review: 'Quel est le problème avec cet avis ?',
    reply: 'Quel est le problème avec cette réponse ?',
    starsAlone: 'Pas de texte, seulement des étoiles.',
    replyTo: '{business} à {author}',
    reviewInstead: 'Signaler plutôt l’avis',
    replyInstead: 'Signaler plutôt la réponse',
    aboutPhoto: 'Il s’agit d’une photo ? Indiquez ci-dessous laquelle.',
    ground: 'Motif',
    groundHelp:
      'Être injuste ou nuisible pour une entreprise n’est pas un motif : l’entreprise peut répondre.',
    groundMissing: 'Veuillez choisir ce qui ne va pas',
    grounds: {
      personal_data:
        'Il nomme ou décrit une personne privée, ou révèle une adresse, un numéro ou une maladie.',
      hate_or_threats: 'Il attaque des personnes pour ce qu’elles sont, ou menace quelqu’un.',
      unlawful: 'Le publier enfreint une loi. Dites laquelle, ou ce qui le rend illicite.',
      spam: 'Il vend quelque chose, ou n’a rien à voir avec une entreprise.',
      not_about_business:
        'Il parle d’une autre entreprise, ou d’un fait qui ne s’est pas produit dans celle-ci.',
      duplicate: 'La même personne a déjà dit la même chose de cette entreprise.',
      conflict_of_interest:
        'Son auteur travaille pour l’entreprise, est un proche du propriétaire ou un concurrent.',
      fake: 'Il décrit un fait qui ne peut pas s’être produit. Dites comment vous le savez.',
      child_abuse: 'Il en montre, en propose ou en fait la promotion. Vous n’avez pas à dire qui vous êtes.',
    },
    why: 'Pourquoi',
    whyHelp:
      'De quels mots s’agit-il, et pourquoi ? S’ils sont illicites, dites quelle loi ils enfreignent ou ce qui les rend illicites.',
    who: 'Qui vous êtes',
    whoHelp:
      'Les deux sont facultatifs. Sans adresse e-mail, nous ne pouvons vous envoyer ni accusé de réception, ni questions, ni décision. Vous trouverez la décision sur la page suivante : gardez son adresse.',
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
    emailHelp:
      'Seul l’exploitant voit votre nom et votre adresse. Nous les effaçons {contestableMonths} mois après la décision, ou plus tôt si vous le demandez.',
    emailToo: 'Veuillez indiquer aussi votre adresse e-mail, ou laisser les deux vides',
    goodFaith: 'Je crois de bonne foi que ce signalement est exact et complet.',
    goodFaithMissing: 'Veuillez le confirmer ; sans cela nous ne pouvons pas accepter le signalement',
    sendReview: 'Signaler l’avis',
    sendReply: 'Signaler la réponse',
    cancel: 'Annuler',
    person: 'Une personne décide.',
    personText:
      'L’exploitant de ce service décide dans les {decisionDays} jours. La décision n’est pas automatique.',
    until: 'D’ici là, rien ne change.',
    untilText: 'Tout le monde peut signaler ; un signalement seul ne masque donc rien.',
    secret: 'Seul l’exploitant apprend qui vous êtes',
    secretText: 'et ce que vous avez écrit. L’auteur et {business} apprennent le motif et la décision.',

    open: 'Nous avons reçu votre signalement',
    upheldReview: 'L’avis a été supprimé',
    upheldReply: 'La réponse a été supprimée',
    rejectedReview: 'L’avis reste public',
    rejectedReply: 'La réponse reste publique',
    goneReview: 'L’avis n’est plus public',
    goneReply: 'La réponse n’est plus publique',
    reportedReview: 'Vous avez signalé un avis sur {business} le {date} : {ground}.',
    reportedReply: 'Vous avez signalé une réponse de {business} le {date} : {ground}.',
    waiting:
      'L’exploitant de ce service, une personne, lit votre signalement et décide dans les {decisionDays} jours. La décision n’est pas automatique. D’ici là, votre signalement ne change rien sur la page.',
    waitingMail:
      'Nous vous avons envoyé un accusé de réception et vous enverrons la décision motivée. Vous la trouverez aussi ici.',
    waitingHere:
      'Vous n’avez pas indiqué d’adresse e-mail : la décision n’apparaîtra qu’ici. Gardez l’adresse de cette page.',
    gone: 'Le texte a été retiré pour une autre raison avant la décision de l’exploitant ; il n’y a plus rien à décider.',
    upheld: 'Motif de la suppression : {reason}.',
    rejected: 'L’exploitant a lu votre signalement et laisse le texte public.',
    decided: 'Décidé par une personne le {date}, pas automatiquement.',
    contest:
      'Si vous pensez que c’est une erreur, écrivez à {email} dans les {contestableMonths} mois en disant pourquoi. Vous pouvez aussi saisir un organe de règlement extrajudiciaire certifié selon l’article 21 du règlement sur les services numériques, s’il couvre ce service, ou un tribunal.',
    nothingKept: 'Nous ne conservons ni nom ni adresse.',
    nothingKeptText: 'Nous effaçons ce que vous avez écrit {contestableMonths} mois après la décision.',
    kept: 'Votre nom et votre adresse',
    keptText:
      'ne sont conservés que pour ce signalement, jusqu’à {contestableMonths} mois après la décision. Vous pouvez les effacer maintenant.',
    keptOpen: 'L’exploitant décidera quand même, mais nous ne pourrons pas vous envoyer la décision.',
    forget: 'Effacer mon nom et mon adresse',

    mailWhy:
      'Quelqu’un a indiqué cette adresse avec un signalement. Si ce n’était pas vous, ouvrez la page et effacez l’adresse.',
    mailLater: 'Nous vous enverrons la décision motivée. Vous la trouverez aussi sur cette page :',
    mailDecided: 'Votre signalement a été traité',
    mailSee: 'Voir votre signalement',
  },

  errors: {
    notFound: 'Page introuvable',
    notFoundText: 'L’adresse est peut-être mal saisie ou le lien ancien. Veuillez vérifier.',
    gone: 'Ce lien ne fonctionne plus',
    goneText:
      'Il a expiré, ou ce dont il s’agissait a été retiré ou effacé. Veuillez utiliser notre e-mail le plus récent.',
    unread: 'Nous n’avons pas pu lire cette demande',
    unreadText: 'Rien n’a été modifié. Revenez en arrière, vérifiez votre saisie et renvoyez-la.',
    limited: 'Trop d’essais',
    limitedText: 'Cette limite arrête les abus automatisés. Rien n’est perdu, et elle se lève d’elle-même.',
    broken: 'Une erreur s’est produite de notre côté',
    brokenText: 'Rien de ce que vous avez enregistré n’est perdu. Veuillez réessayer dans un instant.',
    away: 'Momentanément indisponible',
    awayText: 'Rien de ce que vous avez enregistré n’est perdu. Veuillez réessayer dans une minute.',
    again: 'Réessayer',
    after: 'Réessayez après {time}.',
    help: 'Besoin d’aide ? Indiquez la demande {id}',
    home: 'Aller à l’accueil',
  },

  content: {
    oneAbout: '{author} à propos de {business} :',
    oneAboutTopics: '{author} à propos de {business} ({topics}) :',
    severalAbout: 'Des clients à propos de {business} :',
    selected: 'Avis que nous avons choisis',
  },

  widgets: {
    region: 'Avis clients sur {business}',
    stars: '{rating} sur 5 étoiles',
    reviews: { one: '{count} avis', many: '{count} d’avis', other: '{count} avis' },
    importedReviews: {
      one: '{count} avis importé',
      many: '{count} d’avis importés',
      other: '{count} avis importés',
    },
    imported: { one: '{count} importé', many: '{count} importés', other: '{count} importés' },
    since: '{reviews} depuis {month}',

    none: 'Aucun avis pour le moment',
    whole: 'Tous les avis',
    complete: 'L’ensemble des {reviews}, {order}',
    completeOf: 'Tous les avis, {order} : {reviews}',
    newestOf: 'L’avis le plus récent : {shown} sur {total}',
    newest: 'Les {shown} plus récents sur {total}',
    chosen: 'Avis choisis un à un par {business} : {shown} sur {total}',
    selected: '{criteria}, sélection de {business} : {shown} sur {total}',
    only: 'seulement {what}',
    criteria: {
      five: 'cinq étoiles',
      least: '{stars} étoiles ou plus',
      topic: 'sujet {name}',
      reply: 'avec réponse',
    },
    quoted: '« {name} »',
    orders: {
      newest: 'les plus récents d’abord',
      oldest: 'les plus anciens d’abord',
      highest: 'les mieux notés d’abord',
      lowest: 'les moins bien notés d’abord',
      helpful: 'les plus utiles d’abord',
    },
    hidden: {
      one: '{count} masqué pendant sa contestation',
      many: '{count} masqués pendant leur contestation',
      other: '{count} masqués pendant leur contestation',
    },
    removed: { one: '{count} supprimé', many: '{count} supprimés', other: '{count} supprimés' },

    showAll: 'Voir les {reviews}',
    showWhole: 'Voir tous les avis',
    writeFirst: 'Donner le premier avis',
    collected: 'Comment ces avis sont recueillis',
    maker: 'par Vouchsafe',
    more: 'Afficher plus',
    fewer: 'Afficher moins',
    previous: 'Avis précédent',
    next: 'Avis suivant',
    position: '# sur {count}',
    pause: 'Mettre en pause',
    play: 'Lire',
    close: 'Fermer',
    open: 'Avis',
    topics: 'Ce dont parlent les clients',
    photo: 'Photo {number} par {author}',
    video: 'Vidéo par {author}',
    photos: { one: '{count} photo', many: '{count} de photos', other: '{count} photos' },
    photosOf: '{photos} de {shown} avis sur {total}',
    noPhotos: 'Aucune photo pour le moment',

    provenance: {
      order: 'Achat vérifié',
      invited: 'Sur invitation de l’entreprise',
      confirmed: 'Adresse confirmée',
      insider: 'Proche de l’entreprise',
      imported: 'Importé',
    },
    importedFrom: 'Importé de {source}',
    challenged: 'Contesté par {business}',
    challengedFor: 'Contesté par {business} : {reason}',
    incentive: 'Contre un avantage : {incentive}',
    replies: '{business} répond',
  },
} satisfies Messages
