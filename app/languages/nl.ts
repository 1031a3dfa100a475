import type { Messages } from './en.ts'

export const nl = {
  reviewForm: {
    skip: 'Naar het formulier',
    language: 'Taal',
    yourWords: 'Uw woorden, zoals u ze schrijft.',
    yourWordsWhy:
      '{business} kan u antwoorden, maar kan uw beoordeling niet wijzigen, vertragen of verbergen vanwege uw sterren.',
    sample: 'Voorbeeldgegevens',
    collectedWith: 'Verzameld met Vouchsafe',
    privacy: 'Gegevensbescherming',

    question: 'Hoe was het bij {business}?',
    checkFields: 'Kijk alstublieft naar wat hieronder is gemarkeerd.',
    rating: 'Uw waardering',
    star1: 'Slecht',
    star2: 'Matig',
    star3: 'Redelijk',
    star4: 'Goed',
    star5: 'Uitstekend',
    tapStar: 'Tik op een ster',
    starsOf: '{count} van 5 sterren',
    story: 'Wat hebt u meegemaakt?',
    storyHelp: 'Wat u kocht, hoe het was, wat u zou veranderen. Alleen sterren mag ook.',
    title: 'Titel',
    optional: 'niet verplicht',
    name: 'Weergegeven naam',
    nameHelp:
      'Wordt bij uw beoordeling getoond. Een voornaam en een beginletter volstaan; u kunt de naam altijd wijzigen.',
    email: 'E-mailadres',
    emailHelp:
      'Wordt nooit bij uw beoordeling getoond, ook niet aan {business}. We sturen een link om te bevestigen dat het van u is.',
    notYourAddress:
      'Niet uw adres? Wie daar de e-mail leest, kan deze beoordeling wijzigen of intrekken. Schrijf dan liever met uw eigen adres:',
    invitedAt:
      'U bent uitgenodigd op {email}. Het adres wordt nooit getoond; uw ontvangstbewijs gaat daarheen.',
    orderOf:
      'Het gaat om uw bestelling {order}. Uw adres {email} wordt nooit getoond; we sturen daar een link heen om te bevestigen dat het van u is.',
    consentShow:
      'Ik ga ermee akkoord dat mijn beoordeling hier met mijn naam wordt gepubliceerd en dat {business} haar op de eigen website mag tonen. Ik kan haar op elk moment intrekken.',
    consentMarketing: '{business} mag haar ook aanhalen op sociale media en in reclame.',
    insider: 'Ik werk voor of met {business}, of sta dicht bij de eigenaar',
    insiderHelp:
      'Uw beoordeling wordt dan gemarkeerd als die van een insider en telt niet mee voor de score.',
    leaveEmpty: 'Laat dit veld leeg',
    send: 'Mijn beoordeling versturen',
    sending: 'Uw beoordeling wordt verstuurd',
    noteOpen:
      'Geen account nodig. Ze wordt gepubliceerd zoals u haar schreef zodra u uw adres bevestigt en ze dezelfde controles doorstaat als elke andere.',
    noteKnown:
      'Geen account nodig. Ze wordt gepubliceerd zoals u haar schreef zodra ze dezelfde controles doorstaat als elke andere.',
    howCollected: 'Hoe beoordelingen worden verzameld',
    countOf: '{count} van {limit}',
    charactersLeft: 'Tekens over: {count}',
    charactersOver: 'Tekens te veel: {count}',

    ratingMissing: 'Kies alstublieft een aantal sterren',
    textShort: 'Schrijf alstublieft ten minste 2 tekens of laat het veld leeg',
    textLong: 'De beoordeling mag hoogstens 5.000 tekens hebben',
    titleLong: 'De titel mag hoogstens 120 tekens hebben',
    nameShort: 'Vul alstublieft uw naam in (ten minste 2 tekens)',
    nameLong: 'De naam mag hoogstens 80 tekens hebben',
    nameClaims: 'Laat vinkjes, sterren en woorden zoals ‘geverifieerd’ alstublieft weg uit de naam',
    emailMissing: 'Vul alstublieft uw e-mailadres in',
    emailLong: 'Dit e-mailadres is te lang',
    emailWrong: 'Vul alstublieft een geldig e-mailadres in',
    consentMissing: 'Geef alstublieft uw toestemming, anders kunnen we uw beoordeling niet publiceren',
    insiderRefused:
      'Uw adres of uw account hoort bij {business} of bij de beheerder van deze dienst. Als u dit vakje aanvinkt, publiceren we uw beoordeling als die van een insider, buiten de score.',
    tooOld: 'Dit formulier stond lang open. Druk alstublieft nog een keer op de knop.',
    trapped: 'Laat het verborgen veld leeg en druk alstublieft nog een keer op de knop.',
    tooQuick: 'Dat ging heel snel. Lees het nog eens door en druk alstublieft nog een keer op de knop.',
    alreadySent:
      'Dit is al verstuurd. Gebruik de link in de e-mail die u hebt gekregen om uw beoordeling te wijzigen.',
    tooMany: 'Te veel pogingen. Wacht even en druk alstublieft opnieuw op de knop.',
    unavailable:
      'Opslaan lukt op dit moment niet. Probeer het over een minuut opnieuw: er gaat niets verloren van wat u schreef.',
    closed: 'Dit bedrijf verzamelt geen beoordelingen meer.',

    thankYou: 'Dank u wel, {name}.',
    oneStep: 'Nog één ding.',
    oneStepWhy:
      'We hebben een link gestuurd naar {email}. Open die om te bevestigen dat het adres van u is: dan wordt uw beoordeling gecontroleerd en, als ze de controles doorstaat, gepubliceerd zoals u haar schreef. Als u niet bevestigt, wissen we haar na {unconfirmedDays} dagen.',
    mailMissing:
      'Geen e-mail gekregen? Kijk in uw map met ongewenste e-mail. Zodat niemand een mailbox kan overspoelen, sturen we hoogstens {hour} van deze e-mails per uur en {day} per dag naar één adres. Hebt u er net meer gekregen, open dan de link in elk ervan, of laat deze later nog eens sturen.',
    sendAgain: 'E-mail opnieuw sturen',
    sentAgain: 'De e-mail is onderweg, tenzij dit adres er al zoveel heeft gekregen als we sturen.',
    wrongAddress: 'Verkeerd adres?',
    meant: 'Bedoelde u {email}?',
    sendTo: 'Naar {email} sturen',
    rightAddress: 'Juist adres',
    sendThere: 'Daarheen sturen',
    corrected: 'Verbeterd. De link gaat nu naar {email}; die in de eerste e-mail werkt niet meer.',
    live: 'Uw beoordeling is nu openbaar, zoals u haar schreef.',
    moreTitle: 'Wilt u nog iets toevoegen?',
    moreHelp: 'Niets is verplicht. U kunt het één keer versturen, binnen een dag.',
    moreSend: 'Aan mijn beoordeling toevoegen',
    moreDone: 'Aan uw beoordeling toegevoegd.',
    moreOver: 'U kunt niets meer toevoegen. Gebruik de link in onze e-mail om uw beoordeling te wijzigen.',
    titleHeld: 'Zet geen links, reclame, e-mailadressen of telefoonnummers in de titel',
    receiptWhy:
      'Met dit ontvangstbewijs ondertekenen wij dat we precies deze woorden en sterren op dit tijdstip hebben ontvangen. Tonen we ooit iets anders, dan kunt u ons ermee aanspreken.',
    saveReceipt: 'Ontvangstbewijs bewaren',
    seeOthers: 'Lezen wat anderen zeggen',
    checkYourself: 'Om het zelf na te gaan:',
    checkYourselfHow:
      'de reeks tekens is de vingerafdruk van uw woorden, de sterren en de tijd. In het bewaarde bestand staat in het Engels hoe u onze handtekening zonder ons controleert.',
    receipt: 'Ontvangstbewijs',
    reviewOf: 'Beoordeling van',
    ratingGiven: 'Waardering',
    received: 'Ontvangen',
    logEntry: 'Regel in het logboek',

    isYours: 'Is dit uw beoordeling?',
    isYoursWhy:
      'Bevestig dat u haar hebt geschreven. Dan wordt ze gecontroleerd en, als ze de controles doorstaat, ongewijzigd gepubliceerd.',
    confirm: 'Bevestigen en publiceren',
    confirming: 'Wordt bevestigd',
    insiderTitle: 'Werkt u voor {business}?',
    insiderWhy:
      'Dit adres, of het account waarmee u bent aangemeld, hoort bij {business} of bij de beheerder van deze dienst. Een bedrijf wordt niet door de eigen mensen beoordeeld, dus kunnen we dit niet als beoordeling van een klant publiceren. U kunt haar openlijk als die van een insider publiceren: dan wordt ze gemarkeerd en telt ze niet mee voor de score. Als u niets doet, wissen we haar {unconfirmedDays} dagen nadat ze is geschreven.',
    insiderPublish: 'Ik werk voor of met {business}: als beoordeling van een insider publiceren',
    insiderSaid:
      'U hebt aangegeven dat u voor of met {business} werkt: uw beoordeling wordt gemarkeerd als die van een insider en telt niet mee voor de score.',
    heldTitle: 'Uw beoordeling wordt nog bekeken',
    held: 'Een automatische controle hield haar tegen, zoals die bij elk aantal sterren zou doen. De beheerder van deze dienst beslist binnen {decisionDays} dagen en schrijft u.',
    confirmed: 'Dank u wel, {name}. Uw beoordeling is gepubliceerd.',
    confirmedWhy:
      '{business} kan erop antwoorden, maar haar niet wijzigen. We hebben u een e-mail met uw ontvangstbewijs gestuurd.',
    notPublicTitle: 'Deze beoordeling is niet openbaar',
    notPublic: 'Ze is ingetrokken of verwijderd. In de e-mail die u kreeg staat waarom.',
    seeAll: 'Alle beoordelingen over {business} lezen',

    alreadyWritten: 'U hebt uw beoordeling al geschreven',
    linkOver: 'Deze link kan niet worden gebruikt',
    invitationOver: 'Deze uitnodiging is verlopen of ingetrokken.',
    orderExpired: 'Deze link naar uw bestelling is verlopen.',
    orderUnsigned: 'Deze link is niet volledig, of de handtekening is niet geldig.',
    instead: 'U kunt nog steeds een beoordeling schrijven: dan wordt uw adres per e-mail bevestigd.',
    writeReview: 'Beoordeling schrijven',

    mailSubject: 'Bevestig uw beoordeling over {business}',
    mailHeading: 'Is dit uw beoordeling, {name}?',
    mailPreview: 'Eén tik, en uw beoordeling over {business} wordt gecontroleerd en gepubliceerd.',
    mailReason:
      'Iemand gaf dit adres op bij een beoordeling over {business}. Was u het niet, doe dan niets: de beoordeling wordt na {unconfirmedDays} dagen gewist.',
    mailCopy: 'Of kopieer dit adres naar uw browser:',
  },

  authorMail: {
    why: 'U hebt met dit adres een beoordeling over {business} geschreven.',
    receiptsAttached:
      'Als bijlage: onze ondertekende ontvangstbewijzen van uw beoordeling. In het bestand staat in het Engels wat ze aantonen en hoe u ze zonder ons controleert.',
    seePublic: 'Openbaar bekijken',
    deskIs: 'Uw eigen pagina van deze beoordeling, alleen voor u:',
    deskLink: 'de stand bekijken of haar intrekken',
    openDesk: 'Uw pagina van deze beoordeling openen',

    publishedSubject: 'Uw beoordeling over {business} is openbaar',
    publishedHeading: 'Uw beoordeling is gepubliceerd',
    published:
      'Ze is gepubliceerd zoals u haar schreef. {business} kan erop antwoorden, maar haar niet wijzigen.',
    heldSubject: 'Uw beoordeling over {business} wordt nog bekeken',
    heldHeading: 'Een automatische controle hield uw beoordeling tegen',
    held: 'De controle meldt: {checks}. Dezelfde controles gelden bij elk aantal sterren. De beheerder van deze dienst bekijkt haar binnen {decisionDays} dagen en beslist.',
    refusedSubject: 'Uw beoordeling over {business} is niet gepubliceerd',
    refusedHeading: 'Uw beoordeling is niet gepubliceerd',
    refused: 'De beheerder van deze dienst heeft besloten haar niet te publiceren. Reden: {reason}.',
    repliedSubject: '{business} heeft op uw beoordeling geantwoord',
    repliedHeading: '{business} heeft u geantwoord',

    editedSubject: 'U hebt uw beoordeling over {business} gewijzigd',
    editedHeading: 'U hebt uw beoordeling gewijzigd',
    edited:
      'Iemand met de link naar uw privépagina heeft haar gewijzigd. Zo luidt ze nu. Was u het niet, wijzig haar daar dan terug.',
    photoRefusedSubject: 'Een foto bij uw beoordeling over {business} wordt niet getoond',
    photoRefusedHeading: 'Een van uw foto’s wordt niet getoond',
    photoRefused:
      'Een mens, de beheerder van deze dienst, heeft de foto bekeken en verwijderd. Op uw privépagina staat waarom. Uw beoordeling blijft zoals ze is, en u kunt daar een andere foto toevoegen.',
    withdrawnSubject: 'U hebt uw beoordeling over {business} ingetrokken',
    withdrawnHeading: 'U hebt uw beoordeling ingetrokken',
    withdrawn:
      'De tekst en de sterren zijn niet meer openbaar. Op uw privépagina kunt u haar terugzetten, ook als u het niet was.',

    challengedSubject: '{business} betwist uw beoordeling',
    challengedPreview: 'Reden: {reason}.',
    challenged: 'Het bedrijf zegt: {reason}. Dit is de onderbouwing:',
    challengedHidden:
      'Onze eigen automatische controle vond hetzelfde in uw tekst, en daarom is de tekst verborgen tot de beslissing. Uw sterren blijven openbaar en tellen mee. Haalt u het weg op uw eigen pagina, dan is de tekst weer openbaar, tenzij een andere controle hem tegenhoudt.',
    challengedPublic: 'Uw beoordeling blijft openbaar, met een vermelding, en telt nog steeds mee.',
    challengedReply:
      'Op uw eigen pagina kunt u de beheerder antwoorden. Om u daarvoor de tijd te geven wordt uw beoordeling niet vóór {until} verwijderd, behalve wegens persoonsgegevens, haat of bedreigingen. De beheerder van deze dienst beslist uiterlijk {due}.',
    challengedReplySoon:
      'Op uw eigen pagina kunt u de beheerder antwoorden, het liefst meteen: bij deze reden mag de beheerder van deze dienst beslissen voordat u hebt geantwoord. Hij beslist uiterlijk {due}.',
    challengedEdit:
      'U hoeft niets te doen. Hoort iets erin niet openbaar te zijn, verbeter het dan daar: de beheerder leest de verbeterde versie. Wordt uw beoordeling verwijderd, dan kunt u één keer in beroep gaan.',
    wasChallenged:
      '{business} had haar betwist: {reason}. Een mens, de beheerder van deze dienst, heeft uw woorden gelezen en beslist; de sterren waren daarbij niet te zien.',
    removedSubject: 'Uw beoordeling over {business} is verwijderd',
    removedHeading: 'Uw beoordeling is verwijderd',
    removalReason: 'Reden voor de verwijdering: {reason}. De beheerder zegt hierover:',
    appealOnce:
      'Op uw eigen pagina kunt u haar verbeteren en eenmaal beroep instellen. De beheerder leest haar dan opnieuw zoals ze daar staat. U kunt ook naar de rechter gaan.',
    keptSubject: 'Uw beoordeling over {business} blijft staan',
    keptHeading: 'Uw beoordeling blijft staan',
    keptBecause: 'De beheerder heeft haar laten staan en zegt hierover:',
    wasReported:
      'Een bezoeker had haar gemeld: {ground}. Een mens, de beheerder van deze dienst, heeft uw woorden gelezen en beslist; de sterren waren daarbij niet te zien en er zijn geen automatische middelen gebruikt.',
    reportedGone:
      'De tekst is niet meer openbaar en de sterren tellen niet meer mee voor de score; de openbare pagina telt haar met deze reden bij de verwijderde.',

    appealWonSubject: 'Over uw beroep is beslist: uw beoordeling is openbaar',
    appealWonHeading: 'Uw beoordeling is openbaar',
    appealLostSubject: 'Over uw beroep is beslist: ze blijft verwijderd',
    appealLostHeading: 'Uw beoordeling blijft verwijderd',
    appealRead: 'De beheerder van deze dienst heeft haar opnieuw gelezen, zoals ze nu is, en zegt hierover:',
    appealFinal:
      'Deze beslissing is hier definitief. U kunt nog naar de rechter gaan of de beoordeling wissen.',

    codeSubject: '{code} is de code om uw beoordeling te wissen',
    codePreview: '{codeMinutes} minuten geldig.',
    codeWhy:
      'U hebt met dit adres een beoordeling over {business} geschreven, en iemand heeft gevraagd haar te wissen.',
    code: 'Typ deze code binnen {codeMinutes} minuten op uw pagina van de beoordeling over {business}. Dan worden de beoordeling, uw naam en uw adres voorgoed gewist.',
    codeNothing: 'Was u het niet, dan hoeft u niets te doen: zonder de code gebeurt er niets.',

    reasons: {
      personal_data: 'persoonsgegevens',
      hate_or_threats: 'haat of bedreigingen',
      unlawful: 'onrechtmatige inhoud',
      spam: 'spam of reclame',
      not_about_business: 'gaat niet over dit bedrijf',
      duplicate: 'dubbel',
      conflict_of_interest: 'belangenverstrengeling',
      fake: 'nep',
      child_abuse: 'seksueel misbruik van kinderen',
    },
    checks: {
      duplicate_text: 'dezelfde tekst is al eerder verstuurd',
      duplicate_author: 'dezelfde persoon heeft het bedrijf al beoordeeld',
      links: 'bevat een link',
      advertising: 'leest als reclame',
      personal_data: 'bevat mogelijk persoonsgegevens van iemand anders',
      burst: 'er kwamen veel beoordelingen tegelijk binnen',
      insider_address: 'e-mailadres op het domein dat het bedrijf als het eigen opgeeft',
      group: 'een van meerdere vergelijkbare beoordelingen',
    },
  },

  invitation: {
    subject: 'Hoe was het bij {business}?',
    heading: 'Hoe was het bij {business}?',
    greeting: 'Beste {name},',
    greetingWithoutName: 'Goedendag,',
    text: 'Wilt u anderen vertellen hoe het was? Het duurt een minuut en u hebt geen account nodig. Slechte beoordelingen worden net zo gepubliceerd als goede, zoals u ze schrijft.',
    order: 'Het gaat om uw bestelling {order}.',
    stars: 'Kies uw sterren; op de volgende pagina schrijft u uw beoordeling:',
    button: 'Beoordeling schrijven',
    copy: 'Of kopieer dit adres naar uw browser:',
    reminderSubject: 'Herinnering: hoe was het bij {business}?',
    reminder:
      'We vroegen het u een paar dagen geleden. Wilt u liever niet antwoorden, dan hoeft u niets te doen.',
    until: 'De link is alleen voor u en werkt tot en met {date}.',
    consent:
      'U ontvangt deze e-mail op {email} omdat u ermee hebt ingestemd dat {business} u iets vraagt. Vouchsafe heeft hem namens {business} verstuurd.',
    existing_customer:
      'U ontvangt deze e-mail op {email} omdat u klant was van {business}. Vouchsafe heeft hem namens {business} verstuurd.',
    unsubscribe: 'Geen uitnodigingen meer van {business}',
  },

  incentive: {
    given:
      'Voor uw beoordeling krijgt u: {incentive}. U krijgt het wat u ook zegt en hoeveel sterren u ook geeft.',
    marked: 'Bij uw beoordeling staat dat vermeld.',
  },

  questions: {
    shown: 'Wordt bij uw beoordeling getoond.',
    notShown: 'Alleen voor {business}, wordt nooit getoond.',
    noAnswer: 'Geen antwoord',
    answerLong: 'Dit antwoord mag hoogstens 300 tekens hebben',
    answerHeld:
      'Iedereen kan dit antwoord lezen. Graag zonder links, reclame, e-mailadressen en telefoonnummers',
    notAnOption: 'Kies een van de antwoorden',
  },

  profile: {
    openingHours: 'Openingstijden',
    openNow: 'Nu open',
    openUntil: 'Open tot {time}',
    closedNow: 'Nu gesloten',
    opensToday: 'Nu gesloten, opent om {time}',
    opensOn: 'Nu gesloten, opent {day} om {time}',
    closed: 'gesloten',
    allDay: 'de hele dag',
    byAppointment: 'op afspraak',
    links: 'Website en sociale netwerken',
    earlier: {
      line: 'Een eerder bedrijf is op {date} gesloten.',
      link: 'Bekijk de cijfers',
      text: 'Vóór {business} is hier een bedrijf gesloten dat volgens onze regels of de beheerder hetzelfde is. Dit zijn de cijfers van die dag. Teksten, schrijvers en eigenaar bewaren we niet. We verwijderen deze cijfers {recordYears} jaar na de sluiting.',
      since: 'Verzamelde hier beoordelingen sinds',
      received: 'Ontvangen beoordelingen',
      published: 'Gepubliceerd door klanten',
      average: 'Gemiddelde',
      withdrawn: 'Ingetrokken door de schrijvers',
      removed: 'Verwijderd door de beheerder',
    },
    logoOf: 'Logo van {business}',
    coverOf: 'Afbeelding gekozen door {business}',
    ownWords:
      'De afbeeldingen en gegevens hierboven zijn van {business}. Sterren en beoordelingen hieronder zijn van klanten.',
    report: 'Probleem melden',
    categories: {
      bakery: 'Bakkerij',
      cafe: 'Café of koffiebar',
      restaurant: 'Restaurant',
      bar: 'Bar',
      hotel: 'Hotel',
      shop: 'Winkel',
      online_shop: 'Webwinkel',
      hairdresser: 'Kapper',
      beauty: 'Schoonheidssalon',
      fitness: 'Sportschool',
      medical: 'Artsenpraktijk',
      dentist: 'Tandarts',
      pharmacy: 'Apotheek',
      vet: 'Dierenarts',
      car_repair: 'Autogarage',
      trades: 'Bouw en ambacht',
      legal: 'Advocatenkantoor',
      accounting: 'Accountant',
      finance: 'Financiële diensten',
      estate: 'Makelaar',
      travel: 'Reisbureau',
      entertainment: 'Vrije tijd en evenementen',
      education: 'School of opleiding',
      childcare: 'Kinderopvang',
      software: 'Software',
      other: 'Overig',
    },
  },

  photos: {
    title: 'Foto’s toevoegen',
    lead: 'Hoogstens {count} foto’s. We verwijderen de gegevens over waar en met welke camera ze zijn gemaakt. De beheerder van deze dienst bekijkt elke foto binnen {decisionDays} dagen, hoeveel sterren u ook geeft; pas daarna is de foto openbaar.',
    choose: 'Foto’s',
    chooseHelp: 'JPEG, PNG of WebP, hoogstens {megabytes} MB per foto.',
    consent:
      'Ik heb deze foto’s zelf gemaakt. Iedereen die herkenbaar is, gaat akkoord, en er staat geen kind op zonder toestemming van een ouder. De foto’s mogen bij mijn beoordeling worden getoond.',
    consentMissing: 'Ga hier alstublieft mee akkoord voordat u foto’s verstuurt.',
    noFile: 'Kies alstublieft een foto.',
    send: 'Foto’s versturen',
    progress: '{name}: {percent} %',
    unsent: '{name} is niet verstuurd.',
    again: 'Opnieuw proberen',
    photoOf: 'foto {number}',
    waiting: 'Nog niet openbaar: we moeten de foto nog bekijken',
    shown: 'Openbaar',
    refused: 'Niet getoond: {reason}',
    remove: 'Verwijderen',
    enough: 'Een beoordeling kan {count} foto’s hebben. Verwijder er een om een andere toe te voegen.',
    notNow: 'Op dit moment kunnen er geen foto’s aan deze beoordeling worden toegevoegd.',
    unreadable: 'We kunnen dit bestand niet lezen. Kies alstublieft een foto in JPEG, PNG of WebP.',
    tooLarge: 'Dit bestand is groter dan {megabytes} MB.',
    deskTitle: 'Foto’s',
    deskLink: 'Foto’s toevoegen of verwijderen',
    report: 'Melden',
    reasons: {
      person: 'een persoon of een kind, misschien zonder toestemming',
      nudity: 'naaktheid',
      violence: 'geweld of haat',
      private: 'privégegevens, zoals een adres, een kenteken of een document',
      other_work: 'het werk van iemand anders',
      unrelated: 'reclame, of heeft niets met het bedrijf te maken',
    },
  },

  desk: {
    title: 'Uw beoordeling',
    pending: 'Uw beoordeling is nog niet openbaar',
    published: 'Uw beoordeling is openbaar',
    withdrawn: 'U hebt uw beoordeling ingetrokken',
    removed: 'Uw beoordeling is verwijderd',
    hidden: 'De tekst van uw beoordeling is voorlopig verborgen',
    refused: 'Uw beoordeling is niet gepubliceerd',
    rechecked: 'Uw beoordeling wordt opnieuw gecontroleerd',
    publishedWhy:
      'Ze wordt getoond zoals u haar schreef. {business} kan erop antwoorden of haar betwisten, maar niet wijzigen.',
    hiddenWhy:
      'Alleen de sterren zijn openbaar. {business} heeft haar betwist en onze eigen controle vond hetzelfde in uw tekst: {reason}. Haalt u dat weg, dan is de tekst meteen weer openbaar, tenzij een andere controle ingrijpt. De beheerder van deze dienst beslist.',
    challengedWhy: 'Ze blijft openbaar, gemarkeerd als betwist. De beheerder van deze dienst beslist.',
    withdrawnWhy:
      'De tekst is niet openbaar en de sterren tellen niet mee in het cijfer. Het openbare register telt haar bij de ingetrokken beoordelingen.',
    removedWhy: 'De beheerder van deze dienst heeft haar verwijderd. Reden: {reason}.',
    confirmFirst: 'Bevestig eerst uw e-mailadres.',
    heldWhy:
      'Een automatische controle heeft haar tegengehouden: {checks}. De beheerder van deze dienst beslist binnen {decisionDays} dagen.',
    challengedOn: '{business} heeft uw beoordeling op {date} betwist: {reason}. De toelichting:',
    decidesSoon: 'Bij deze reden mag de beheerder beslissen voordat u hebt geantwoord.',
    replyUntil:
      'Vóór {until} kan de beheerder uw beoordeling alleen verwijderen wegens persoonsgegevens, haat of bedreigingen, zodat u hieronder kunt antwoorden.',
    decisionDue:
      'De beslissing volgt uiterlijk op {due}. Wordt uw beoordeling verwijderd, dan kunt u één keer bezwaar maken.',
    appealed: 'U hebt op {date} bezwaar gemaakt.',
    appealOpen: 'De beheerder beslist binnen {decisionDays} dagen.',
    appealAccepted: 'De beheerder heeft het bezwaar toegewezen: {note}',
    appealRejected: 'De beheerder heeft het bezwaar afgewezen: {note}',
    challengeRejected: 'De beheerder heeft een betwisting afgewezen: {note}',
    edited: 'Door u gewijzigd, laatst op {date}',
    notShown: 'wordt niet openbaar getoond',
    restore: 'Herstellen',

    stateTitle: 'Antwoorden op de betwisting',
    stateWhy:
      'Alleen de beheerder leest uw antwoord, niet het publiek en niet het bedrijf. U kunt het wijzigen tot de beheerder heeft beslist.',
    stated: 'Laatst opgeslagen: {date}.',
    statement: 'Uw antwoord op de betwisting',
    statementHelp:
      'Wat er gebeurde en hoe u dat weet: een bestelling, een datum, een foto die u kunt laten zien.',
    send: 'Naar de beheerder sturen',
    replace: 'Mijn antwoord vervangen',
    tooShort: 'Schrijf ten minste {count} tekens',
    tooLong: 'Schrijf ten hoogste {count} tekens',

    appealTitle: 'Bezwaar maken (één keer)',
    appealWhy:
      'De beheerder leest de huidige versie van uw beoordeling binnen {decisionDays} dagen opnieuw. Moet er iets uit, wijzig haar dan eerst.',
    appeal: 'Waarom ze openbaar zou moeten zijn',
    sendAppeal: 'Bezwaar versturen',

    editTitle: 'Deze beoordeling wijzigen',
    editWhy:
      'De nieuwe versie doorloopt dezelfde controles. De oude bewaren we, maar tonen we niet meer; de pagina vermeldt dat u de beoordeling hebt gewijzigd en hoeveel sterren ze eerst had.',
    editRemovedWhy: 'De beheerder leest de nieuwe versie. Opslaan maakt haar niet openbaar.',
    publish: 'Wijzigingen publiceren',
    save: 'Wijzigingen opslaan',
    renameTitle: 'Getoonde naam wijzigen',
    renameWhy:
      'De nieuwe naam doorloopt dezelfde controles als de beoordeling. De oude bewaren we in uw bestand, maar tonen we niet meer.',
    renameHiddenWhy: 'De wijziging maakt de beoordeling niet openbaar.',
    rename: 'Naam opslaan',
    withdrawTitle: 'Deze beoordeling intrekken',
    withdrawWhy:
      'De tekst is dan niet meer openbaar en de sterren tellen niet mee in het cijfer. Het openbare register telt haar als ingetrokken. Met dezelfde link kunt u haar herstellen; ze wordt dan opnieuw gecontroleerd.',
    withdraw: 'Mijn beoordeling over {business} intrekken',
    consentTitle: 'Toestemming wijzigen',
    consentSince: 'Sinds {date}:',
    consent: 'Toestemming opslaan',
    consentWhy: 'Wilt u dat uw beoordeling helemaal niet meer wordt getoond, trek haar dan hierboven in.',
    downloadTitle: 'Alles downloaden',
    downloadWhy:
      'Eén bestand met uw beoordeling, alle versies, alles wat het bedrijf en de beheerder ermee deden en een ondertekend bewijs van elke stap.',
    download: 'Mijn beoordeling en bewijzen downloaden',
    eraseTitle: 'Deze beoordeling en mijn gegevens wissen',
    eraseWhy:
      'We wissen uw tekst, sterren, naam en adres en de reactie van {business} definitief. Alleen vingerafdrukken blijven in ons logboek, en back-ups tot ze worden vervangen. Dit kan niet ongedaan worden gemaakt. Om te bevestigen dat u het bent, sturen we een code naar {email}.',
    code: 'Code uit de e-mail',
    codeHelp: 'Zes cijfers, {codeMinutes} minuten geldig.',
    codeWrong: 'Deze code is onjuist of verlopen. U kunt een nieuwe aanvragen.',
    erase: 'Definitief wissen',
    sendCode: 'Stuur mij een code',
    newCode: 'Nieuwe code sturen',

    withdrawnNow: 'Uw beoordeling is ingetrokken',
    restoredNow: 'Uw beoordeling is weer openbaar',
    heldNow: 'Een controle heeft ingegrepen; de beheerder beslist',
    editedNow: 'De nieuwe versie is openbaar',
    savedNow: 'Opgeslagen voor de beheerder',
    unchangedNow: 'Er is niets gewijzigd',
    renamedNow: 'Uw nieuwe naam is opgeslagen',
    consentNow: 'Uw toestemming is opgeslagen',
    appealedNow: 'Uw bezwaar ligt bij de beheerder',
    codeNow: 'Er is een code naar u onderweg',
    notNow: 'De beoordeling is intussen veranderd. Laad deze pagina opnieuw.',

    erasedTitle: 'Uw beoordeling is gewist',
    erasedWhy:
      'We hebben uw tekst, sterren, naam en adres gewist, en de links in uw e-mails werken niet meer. Een back-up kan ze bevatten tot hij wordt vervangen.',
    erasedLog:
      'Het logboek toont nog dat er een beoordeling was en dat ze is gewist. Zonder de gewiste gegevens kan niemand haar aan u koppelen.',
  },

  unsubscribing: {
    title: 'Geen uitnodigingen meer?',
    text: 'U kunt deze uitnodiging afwijzen, of alle uitnodigingen van {business} stoppen.',
    decline: 'Alleen deze afwijzen, geen herinneringen',
    out: 'Geen uitnodigingen meer',
    outText: '{business} kan uw adres niet meer via deze dienst uitnodigen.',
    declined: 'We sturen geen herinnering',
    declinedText: 'Deze uitnodiging is vervallen. {business} mag u na een ander bezoek opnieuw uitnodigen.',
    stays: 'Wat blijft:',
    staysText:
      'een vingerafdruk van uw adres, zodat we u niet meer mailen. Uw beoordelingen veranderen niet.',
  },

  yourData: {
    codeSubject: 'Uw code: {code}',
    preview: 'Iemand heeft de beheerder van deze dienst om uw gegevens gevraagd.',
    why: 'De beheerder van deze dienst heeft uw adres ingevoerd, omdat iemand dat in uw naam vroeg.',
    code: 'De beheerder van deze dienst is in uw naam gevraagd om te verstrekken of te wissen wat onder dit adres is opgeslagen. Was u dat, geef hem dan deze code. Hij is {days} dagen geldig.',
    notYou: 'Was u het niet? Houd de code voor uzelf: zonder de code wordt niets verstrekt of gewist.',
    noticeSubject: 'Uw gegevens: stop dit vóór {date} als u het niet was',
    notice:
      'De beheerder van deze dienst is in uw naam gevraagd om alles te verstrekken of te wissen wat onder dit adres is opgeslagen: beoordelingen, uitnodigingen en berichten. Die persoon gebruikte deze mailbox niet en toonde op een andere manier wie hij is. Vanaf {date} kan het gebeuren. Was u het niet, stop het dan nu.',
    stop: 'Dit verzoek stoppen',
    stopTitle: 'Uw gegevens laten zoals ze zijn?',
    stopText:
      'De beheerder is gevraagd te verstrekken of te wissen wat onder uw adres is opgeslagen. Stopt u het verzoek, dan gebeurt geen van beide.',
    stopped: 'Gestopt',
    stoppedText: 'Uw gegevens blijven zoals ze zijn en niemand krijgt ze.',
  },

  report: {
    review: 'Wat is er mis met deze beoordeling?',
    reply: 'Wat is er mis met deze reactie?',
    starsAlone: 'Geen woorden, alleen sterren.',
    replyTo: '{business} aan {author}',
    reviewInstead: 'In plaats daarvan de beoordeling melden',
    replyInstead: 'In plaats daarvan de reactie melden',
    aboutPhoto: 'Gaat het om een foto? Schrijf hieronder welke.',
    ground: 'Reden',
    groundHelp: 'Oneerlijk of schadelijk zijn voor een bedrijf is geen reden: het bedrijf kan antwoorden.',
    groundMissing: 'Kies wat er mis is',
    grounds: {
      personal_data:
        'Ze noemt of beschrijft een privépersoon, of onthult een adres, een nummer of een ziekte.',
      hate_or_threats: 'Ze valt mensen aan om wie ze zijn, of bedreigt iemand.',
      unlawful: 'Publicatie is in strijd met de wet. Zeg met welke, of wat haar onrechtmatig maakt.',
      spam: 'Ze verkoopt iets, of heeft met geen enkel bedrijf te maken.',
      not_about_business: 'Ze gaat over een ander bedrijf, of over iets wat niet bij dit bedrijf gebeurde.',
      duplicate: 'Dezelfde persoon heeft al hetzelfde over dit bedrijf gezegd.',
      conflict_of_interest:
        'De schrijver werkt voor het bedrijf, is familie van de eigenaar of is een concurrent.',
      fake: 'Ze beschrijft iets wat niet gebeurd kan zijn. Zeg hoe u dat weet.',
      child_abuse: 'Ze toont, biedt aan of bevordert het. U hoeft niet te zeggen wie u bent.',
    },
    why: 'Waarom',
    whyHelp:
      'Welke woorden bedoelt u, en waarom? Zijn ze onrechtmatig, zeg dan welke wet ze schenden of wat ze onrechtmatig maakt.',
    who: 'Wie u bent',
    whoHelp:
      'Beide zijn optioneel. Zonder e-mailadres kunnen we u geen ontvangstbevestiging, vragen of beslissing sturen. U vindt de beslissing op de volgende pagina: bewaar het adres daarvan.',
    name: 'Uw naam',
    email: 'Uw e-mailadres',
    emailHelp:
      'Alleen de beheerder ziet uw naam en adres. We wissen ze {contestableMonths} maanden na de beslissing, of eerder als u daarom vraagt.',
    emailToo: 'Vul ook uw e-mailadres in, of laat beide leeg',
    goodFaith: 'Ik geloof te goeder trouw dat deze melding juist en volledig is.',
    goodFaithMissing: 'Bevestig dit; we hebben het nodig om de melding aan te nemen',
    sendReview: 'Beoordeling melden',
    sendReply: 'Reactie melden',
    cancel: 'Annuleren',
    person: 'Een mens beslist.',
    personText:
      'De beheerder van deze dienst beslist binnen {decisionDays} dagen. De beslissing is niet automatisch.',
    until: 'Tot dan verandert er niets.',
    untilText: 'Iedereen kan melden; een melding alleen verbergt dus niets.',
    secret: 'Alleen de beheerder komt te weten wie u bent',
    secretText: 'en wat u schreef. De schrijver en {business} horen de reden en de beslissing.',

    open: 'We hebben uw melding ontvangen',
    upheldReview: 'De beoordeling is verwijderd',
    upheldReply: 'De reactie is verwijderd',
    rejectedReview: 'De beoordeling blijft openbaar',
    rejectedReply: 'De reactie blijft openbaar',
    goneReview: 'De beoordeling is niet meer openbaar',
    goneReply: 'De reactie is niet meer openbaar',
    reportedReview: 'U hebt op {date} een beoordeling over {business} gemeld: {ground}.',
    reportedReply: 'U hebt op {date} een reactie van {business} gemeld: {ground}.',
    waiting:
      'De beheerder van deze dienst, een mens, leest uw melding en beslist binnen {decisionDays} dagen. De beslissing is niet automatisch. Tot dan verandert uw melding niets op de pagina.',
    waitingMail:
      'We hebben u een ontvangstbevestiging gestuurd en sturen u de beslissing met redenen. U vindt die ook hier.',
    waitingHere:
      'U gaf geen e-mailadres op, dus de beslissing verschijnt alleen hier. Bewaar het adres van deze pagina.',
    gone: 'De tekst is om een andere reden weggehaald voordat de beheerder besliste; er valt niets meer te beslissen.',
    upheld: 'Reden van verwijdering: {reason}.',
    rejected: 'De beheerder heeft uw melding gelezen en laat de tekst openbaar.',
    decided: 'Op {date} door een mens beslist, niet automatisch.',
    contest:
      'Vindt u dit onjuist, schrijf dan binnen {contestableMonths} maanden naar {email} en zeg waarom. U kunt ook naar een geschillenorgaan dat is gecertificeerd volgens artikel 21 van de digitaledienstenverordening, als dat voor deze dienst bevoegd is, of naar de rechter.',
    nothingKept: 'We bewaren geen naam en geen adres.',
    nothingKeptText: 'Wat u schreef, wissen we {contestableMonths} maanden na de beslissing.',
    kept: 'Uw naam en uw adres',
    keptText:
      'worden alleen voor deze melding bewaard, tot {contestableMonths} maanden na de beslissing. U kunt ze nu wissen.',
    keptOpen: 'De beheerder beslist toch, maar we kunnen u de beslissing niet mailen.',
    forget: 'Mijn naam en adres wissen',

    mailWhy:
      'Iemand heeft dit adres bij een melding opgegeven. Was u het niet, open dan de pagina en wis het adres.',
    mailLater: 'We sturen u de beslissing met redenen. U vindt die ook op deze pagina:',
    mailDecided: 'Over uw melding is beslist',
    mailSee: 'Uw melding bekijken',
  },

  errors: {
    notFound: 'Pagina niet gevonden',
    notFoundText: 'Het adres is misschien verkeerd getypt of de link oud. Controleer het.',
    gone: 'Deze link werkt niet meer',
    goneText: 'Hij is verlopen, of waar het om ging is ingetrokken of gewist. Gebruik onze nieuwste e-mail.',
    unread: 'We konden dit verzoek niet lezen',
    unreadText: 'Er is niets gewijzigd. Ga terug, controleer wat u invulde en verstuur het opnieuw.',
    limited: 'Te veel pogingen',
    limitedText:
      'Deze grens houdt automatisch misbruik tegen. Er gaat niets verloren en hij heft zichzelf op.',
    broken: 'Er ging bij ons iets mis',
    brokenText: 'Niets wat u opsloeg is verloren. Probeer het zo nog eens.',
    away: 'Tijdelijk niet beschikbaar',
    awayText: 'Niets wat u opsloeg is verloren. Probeer het over een minuut nog eens.',
    again: 'Opnieuw proberen',
    after: 'Probeer het opnieuw na {time}.',
    help: 'Hulp nodig? Noem verzoek {id}',
    home: 'Naar de startpagina',
  },

  content: {
    oneAbout: '{author} over {business}:',
    oneAboutTopics: '{author} over {business} ({topics}):',
    severalAbout: 'Klanten over {business}:',
    thankOne: 'Bedankt voor deze beoordeling, {author}:',
    thankSeveral: 'Bedankt voor deze beoordelingen:',
    selected: 'Door ons gekozen beoordelingen',
  },

  widgets: {
    region: 'Klantbeoordelingen over {business}',
    stars: '{rating} van 5 sterren',
    reviews: { one: '{count} beoordeling', other: '{count} beoordelingen' },
    importedReviews: {
      one: '{count} geïmporteerde beoordeling',
      other: '{count} geïmporteerde beoordelingen',
    },
    imported: { one: '{count} geïmporteerde', other: '{count} geïmporteerde' },
    since: '{reviews} sinds {month}',

    none: 'Nog geen beoordelingen',
    whole: 'Alle beoordelingen',
    complete: 'Alle {reviews}, {order}',
    completeOf: 'Alle beoordelingen, {order}: {reviews}',
    newestOf: 'De nieuwste beoordeling: {shown} van {total}',
    newest: 'De nieuwste {shown} van {total}',
    chosen: 'Een voor een gekozen door {business}: {shown} van {total}',
    selected: '{criteria}, gekozen door {business}: {shown} van {total}',
    only: 'alleen {what}',
    criteria: {
      five: 'vijf sterren',
      least: '{stars} sterren of meer',
      topic: 'onderwerp {name}',
      reply: 'met reactie',
    },
    quoted: '‘{name}’',
    orders: {
      newest: 'nieuwste eerst',
      oldest: 'oudste eerst',
      highest: 'meeste sterren eerst',
      lowest: 'minste sterren eerst',
      helpful: 'nuttigste eerst',
    },
    hidden: { one: '{count} verborgen tijdens betwisting', other: '{count} verborgen tijdens betwisting' },
    removed: { one: '{count} verwijderd', other: '{count} verwijderd' },

    showAll: 'Alle {reviews} tonen',
    showWhole: 'Alle beoordelingen tonen',
    writeFirst: 'De eerste beoordeling schrijven',
    collected: 'Hoe deze beoordelingen worden verzameld',
    maker: 'van Vouchsafe',
    more: 'Meer tonen',
    fewer: 'Minder tonen',
    previous: 'Vorige beoordeling',
    next: 'Volgende beoordeling',
    position: '# van {count}',
    pause: 'Pauzeren',
    play: 'Afspelen',
    close: 'Sluiten',
    open: 'Beoordelingen',
    topics: 'Waar klanten over schrijven',

    provenance: {
      order: 'Geverifieerde aankoop',
      invited: 'Uitgenodigd door het bedrijf',
      confirmed: 'Adres bevestigd',
      insider: 'Betrokkene',
      imported: 'Geïmporteerd',
    },
    importedFrom: 'Geïmporteerd uit {source}',
    challenged: 'Betwist door {business}',
    challengedFor: 'Betwist door {business}: {reason}',
    incentive: 'Met een beloning: {incentive}',
    replies: '{business} antwoordt',
  },
} satisfies Messages
