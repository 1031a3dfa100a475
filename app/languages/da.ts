import type { Messages } from './en.ts'

export const da = {
  reviewForm: {
    skip: 'Gå til formularen',
    language: 'Sprog',
    yourWords: 'Dine ord, som du skriver dem.',
    yourWordsWhy:
      '{business} kan svare dig, men kan ikke ændre, forsinke eller skjule din anmeldelse på grund af dine stjerner.',
    sample: 'Eksempeldata',
    collectedWith: 'Indsamlet med Vouchsafe',
    privacy: 'Privatliv',

    question: 'Hvordan var det hos {business}?',
    checkFields: 'Se venligst på det, der er markeret nedenfor.',
    rating: 'Din bedømmelse',
    star1: 'Dårligt',
    star2: 'Mindre godt',
    star3: 'Udmærket',
    star4: 'Godt',
    star5: 'Fremragende',
    tapStar: 'Tryk på en stjerne',
    starsOf: '{count} af 5 stjerner',
    story: 'Hvad skete der?',
    storyHelp: 'Hvad du købte, hvordan det var, hvad du ville ændre. Stjerner alene er også nok.',
    title: 'Overskrift',
    optional: 'valgfrit',
    name: 'Vist navn',
    nameHelp:
      'Vises sammen med din anmeldelse. Et fornavn og et forbogstav er nok, og du kan ændre det når som helst.',
    email: 'E-mailadresse',
    emailHelp:
      'Vises aldrig sammen med din anmeldelse, heller ikke for {business}. Vi sender et link for at bekræfte, at den er din.',
    notYourAddress:
      'Ikke din adresse? Den, der læser mails dér, kan ændre eller trække anmeldelsen tilbage. Skriv hellere med din egen adresse:',
    invitedAt: 'Du blev inviteret på {email}. Adressen vises aldrig; din kvittering sendes dertil.',
    orderOf:
      'Det handler om din ordre {order}. Din adresse {email} vises aldrig; din kvittering sendes dertil.',
    consentShow:
      'Jeg accepterer, at min anmeldelse offentliggøres her med mit navn, og at {business} må vise den på sit eget websted. Jeg kan trække den tilbage når som helst.',
    consentMarketing: '{business} må også citere den på sociale medier og i reklamer.',
    insider: 'Jeg arbejder for eller med {business} eller står ejeren nær',
    insiderHelp:
      'Din anmeldelse bliver så mærket som skrevet af en insider og tæller ikke med i bedømmelsen.',
    leaveEmpty: 'Lad dette felt være tomt',
    send: 'Send min anmeldelse',
    sending: 'Din anmeldelse sendes',
    noteOpen:
      'Ingen konto nødvendig. Den offentliggøres, som du skrev den, når du bekræfter din adresse, og den består de samme kontroller som alle andre.',
    noteKnown:
      'Ingen konto nødvendig. Den offentliggøres, som du skrev den, når den består de samme kontroller som alle andre.',
    howCollected: 'Sådan indsamles anmeldelser',
    countOf: '{count} af {limit}',
    charactersLeft: 'Tegn tilbage: {count}',
    charactersOver: 'Tegn for meget: {count}',

    ratingMissing: 'Vælg venligst et antal stjerner',
    textShort: 'Skriv venligst mindst 2 tegn, eller lad feltet være tomt',
    textLong: 'Anmeldelsen må højst have 5.000 tegn',
    titleLong: 'Overskriften må højst have 120 tegn',
    nameShort: 'Angiv venligst dit navn (mindst 2 tegn)',
    nameLong: 'Navnet må højst have 80 tegn',
    emailMissing: 'Angiv venligst din e-mailadresse',
    emailLong: 'E-mailadressen er for lang',
    emailWrong: 'Angiv venligst en gyldig e-mailadresse',
    consentMissing: 'Giv venligst dit samtykke, ellers kan vi ikke offentliggøre din anmeldelse',
    insiderRefused:
      'Din adresse eller din konto hører til {business} eller til den, der driver tjenesten. Hvis du sætter kryds her, offentliggør vi din anmeldelse som skrevet af en insider, uden for bedømmelsen.',
    tooOld: 'Formularen har været åben længe. Tryk venligst på knappen en gang til.',
    trapped: 'Lad det skjulte felt være tomt, og tryk venligst på knappen en gang til.',
    tooQuick: 'Det gik meget hurtigt. Læs det igennem, og tryk venligst på knappen en gang til.',
    alreadySent: 'Dette er allerede sendt. Brug linket i den mail, du fik, hvis du vil ændre din anmeldelse.',
    tooMany: 'For mange forsøg. Vent lidt, og tryk venligst på knappen igen.',
    unavailable:
      'Det kan ikke gemmes i øjeblikket. Prøv igen om et minut: intet af det, du har skrevet, går tabt.',
    closed: 'Denne virksomhed indsamler ikke længere anmeldelser.',

    thankYou: 'Tak, {name}.',
    oneStep: 'Der mangler én ting.',
    oneStepWhy:
      'Vi har sendt et link til {email}. Åbn det for at bekræfte, at adressen er din: så bliver din anmeldelse kontrolleret og, hvis den består, offentliggjort, som du skrev den. Hvis du ikke bekræfter, sletter vi den efter 30 dage.',
    mailMissing:
      'Ingen e-mail? Se efter i din spammappe. For at ingen kan oversvømme en postkasse, sender vi højst {hour} af disse e-mails i timen og {day} om dagen til samme adresse. Hvis du lige har fået flere, så åbn linket i hver af dem, eller bed om denne igen senere.',
    sendAgain: 'Send e-mailen igen',
    sentAgain: 'E-mailen er på vej, medmindre adressen allerede har fået så mange, som vi sender.',
    live: 'Din anmeldelse er nu offentlig, som du skrev den.',
    moreTitle: 'Har du noget at tilføje?',
    moreHelp: 'Det hele er valgfrit. Du kan sende det én gang, inden for et døgn.',
    moreSend: 'Føj til min anmeldelse',
    moreDone: 'Føjet til din anmeldelse.',
    moreOver: 'Du kan ikke tilføje mere. Brug linket i den mail, du fik, hvis du vil ændre din anmeldelse.',
    titleHeld: 'Skriv ikke links, reklame, e-mailadresser eller telefonnumre i overskriften',
    receiptWhy:
      'Med kvitteringen underskriver vi, at vi modtog præcis disse ord og stjerner på dette tidspunkt. Viser vi nogensinde noget andet, kan du holde os op på den.',
    saveReceipt: 'Gem kvitteringen',
    seeOthers: 'Læs, hvad andre siger',
    checkYourself: 'Hvis du selv vil efterprøve det:',
    checkYourselfHow:
      'rækken af tegn er fingeraftrykket af dine ord, stjernerne og tidspunktet. I den gemte fil står på engelsk, hvordan du efterprøver vores signatur uden os.',
    receipt: 'Kvittering',
    reviewOf: 'Anmeldelse af',
    ratingGiven: 'Bedømmelse',
    received: 'Modtaget',
    logEntry: 'Post i loggen',

    isYours: 'Er det din anmeldelse?',
    isYoursWhy:
      'Bekræft, at du har skrevet den. Så bliver den kontrolleret og, hvis den består, offentliggjort, som den er.',
    confirm: 'Bekræft og offentliggør',
    confirming: 'Bekræfter',
    insiderTitle: 'Arbejder du for {business}?',
    insiderWhy:
      'Denne adresse, eller den konto, du er logget ind med, hører til {business} eller til den, der driver tjenesten. En virksomhed bedømmes ikke af sine egne folk, så vi kan ikke offentliggøre dette som en kundes anmeldelse. Du kan offentliggøre den åbent som skrevet af en insider: så bliver den mærket og tæller ikke med i bedømmelsen. Hvis du ikke gør noget, sletter vi den 30 dage efter, at den blev skrevet.',
    insiderPublish: 'Jeg arbejder for eller med {business}: offentliggør den som skrevet af en insider',
    insiderSaid:
      'Du har oplyst, at du arbejder for eller med {business}: din anmeldelse bliver mærket som skrevet af en insider og tæller ikke med i bedømmelsen.',
    heldTitle: 'Din anmeldelse venter på at blive set igennem',
    held: 'En automatisk kontrol stoppede den, som den ville gøre ved ethvert antal stjerner. Den, der driver tjenesten, træffer afgørelse inden for tre dage og skriver til dig.',
    confirmed: 'Tak, {name}. Din anmeldelse er offentliggjort.',
    confirmedWhy:
      '{business} kan svare på den, men ikke ændre den. Vi har sendt dig en mail med din kvittering.',
    notPublicTitle: 'Denne anmeldelse er ikke offentlig',
    notPublic: 'Den blev trukket tilbage eller fjernet. I den mail, du fik, står der hvorfor.',
    seeAll: 'Læs alle anmeldelser af {business}',

    alreadyWritten: 'Du har allerede skrevet din anmeldelse',
    linkOver: 'Linket kan ikke bruges',
    invitationOver: 'Invitationen er udløbet eller trukket tilbage.',
    orderExpired: 'Linket til din ordre er udløbet.',
    orderUnsigned: 'Linket er ikke fuldstændigt, eller dets signatur er ikke gyldig.',
    instead: 'Du kan stadig skrive en anmeldelse: så bekræftes din adresse via mail.',
    writeReview: 'Skriv en anmeldelse',

    mailSubject: 'Bekræft din anmeldelse af {business}',
    mailHeading: 'Er det din anmeldelse, {name}?',
    mailPreview: 'Ét tryk, og din anmeldelse af {business} bliver kontrolleret og offentliggjort.',
    mailReason:
      'Nogen angav denne adresse med en anmeldelse af {business}. Hvis det ikke var dig, skal du ikke gøre noget: anmeldelsen slettes efter 30 dage.',
    mailCopy: 'Eller kopiér denne adresse til din browser:',
  },

  authorMail: {
    why: 'Du har skrevet en anmeldelse af {business} med denne adresse.',
    receiptsAttached:
      'Vedhæftet: vores signerede kvitteringer for din anmeldelse. I filen står på engelsk, hvad de viser, og hvordan du efterprøver dem uden os.',
    seePublic: 'Se den offentlige anmeldelse',
    deskIs: 'Din egen side for anmeldelsen, kun til dig:',
    deskLink: 'se dens status eller træk den tilbage',
    openDesk: 'Åbn din side for anmeldelsen',

    publishedSubject: 'Din anmeldelse af {business} er offentlig',
    publishedHeading: 'Din anmeldelse er offentliggjort',
    published: 'Den er offentliggjort, som du skrev den. {business} kan svare på den, men ikke ændre den.',
    heldSubject: 'Din anmeldelse af {business} venter på at blive set igennem',
    heldHeading: 'En automatisk kontrol stoppede din anmeldelse',
    held: 'Kontrollen siger: {checks}. De samme kontroller gælder ved ethvert antal stjerner. Den, der driver tjenesten, ser på den inden for tre dage og træffer afgørelse.',
    refusedSubject: 'Din anmeldelse af {business} blev ikke offentliggjort',
    refusedHeading: 'Din anmeldelse blev ikke offentliggjort',
    refused: 'Den, der driver tjenesten, har besluttet ikke at offentliggøre den. Grund: {reason}.',
    repliedSubject: '{business} har svaret på din anmeldelse',
    repliedHeading: '{business} har svaret dig',

    challengedSubject: '{business} har gjort indsigelse mod din anmeldelse',
    challengedPreview: 'Grund: {reason}.',
    challenged: 'Virksomheden siger: {reason}. Det er dens begrundelse:',
    challengedHidden:
      'Vores egen automatiske kontrol fandt det samme i din tekst, så den er skjult indtil afgørelsen. Dine stjerner er stadig offentlige og tæller med. Hvis du fjerner det på din egen side, bliver teksten offentlig igen, medmindre en anden kontrol stopper den.',
    challengedPublic: 'Din anmeldelse er stadig offentlig, med et mærke, og tæller stadig med.',
    challengedReply:
      'Du kan svare på din egen side; kun den, der driver tjenesten, læser svaret. For at du kan nå det, bliver anmeldelsen ikke fjernet før {until}, undtagen på grund af persondata, had eller trusler. Den, der driver tjenesten, træffer afgørelse senest {due}.',
    challengedReplySoon:
      'Du kan svare på din egen side, helst med det samme: Af denne grund kan den, der driver tjenesten, træffe afgørelse, før du har svaret. Afgørelsen kommer senest {due}.',
    challengedEdit:
      'Du behøver ikke at gøre noget. Hvis noget i den ikke burde være offentligt, så ret det dér: Det er den rettede tekst, der bliver læst. Hvis anmeldelsen bliver fjernet, kan du klage én gang.',
    wasChallenged:
      '{business} havde gjort indsigelse mod den: {reason}. Et menneske, den, der driver tjenesten, læste dine ord og traf afgørelsen; stjernerne blev ikke vist imens.',
    removedSubject: 'Din anmeldelse af {business} blev fjernet',
    removedHeading: 'Din anmeldelse blev fjernet',
    removalReason: 'Grund til fjernelsen: {reason}. Den, der driver tjenesten, skriver:',
    appealOnce:
      'På din egen side kan du rette den og klage én gang. Den, der driver tjenesten, læser den så igen, som den står dér. Du kan også gå til domstolene.',
    keptSubject: 'Din anmeldelse af {business} forbliver offentlig',
    keptHeading: 'Din anmeldelse forbliver offentlig',
    keptBecause: 'Den, der driver tjenesten, lod den stå og skriver:',
    wasReported:
      'En besøgende havde anmeldt den til os: {ground}. Et menneske, den, der driver tjenesten, læste dine ord og traf afgørelsen; stjernerne blev ikke vist imens, og ingen automatiske midler blev brugt.',
    reportedGone:
      'Teksten er ikke længere offentlig, og stjernerne tæller ikke længere med i bedømmelsen; den offentlige side tæller den med blandt de fjernede med denne grund.',

    appealWonSubject: 'Din klage er afgjort: Din anmeldelse er offentlig',
    appealWonHeading: 'Din anmeldelse er offentlig',
    appealLostSubject: 'Din klage er afgjort: Anmeldelsen forbliver fjernet',
    appealLostHeading: 'Din anmeldelse forbliver fjernet',
    appealRead: 'Den, der driver tjenesten, har læst den igen, som den står nu, og skriver:',
    appealFinal: 'Afgørelsen er endelig her. Du kan stadig gå til domstolene eller slette anmeldelsen.',

    codeSubject: '{code} er koden til at slette din anmeldelse',
    codePreview: 'Gælder i 15 minutter.',
    codeWhy:
      'Du har skrevet en anmeldelse af {business} med denne adresse, og nogen har bedt om at få den slettet.',
    code: 'Skriv koden på din side for anmeldelsen af {business} inden for 15 minutter. Så bliver anmeldelsen, dit navn og din adresse slettet for altid.',
    codeNothing: 'Hvis det ikke var dig, skal du ikke gøre noget: Uden koden sker der ikke noget.',

    reasons: {
      personal_data: 'personoplysninger',
      hate_or_threats: 'had eller trusler',
      unlawful: 'ulovligt indhold',
      spam: 'spam eller reklame',
      not_about_business: 'handler ikke om denne virksomhed',
      duplicate: 'dublet',
      conflict_of_interest: 'interessekonflikt',
      fake: 'falsk',
      child_abuse: 'seksuelt misbrug af børn',
    },
    checks: {
      duplicate_text: 'den samme tekst er allerede sendt',
      duplicate_author: 'den samme person har allerede anmeldt virksomheden',
      links: 'indeholder et link',
      advertising: 'lyder som reklame',
      personal_data: 'indeholder måske en andens personoplysninger',
      burst: 'mange anmeldelser kom på én gang',
      insider_address: 'mailadresse på det domæne, som virksomheden angiver som sit eget',
    },
  },

  invitation: {
    subject: 'Hvordan var det hos {business}?',
    heading: 'Hvordan var det hos {business}?',
    greeting: 'Hej {name}',
    text: 'Vil du fortælle andre, hvordan det var? Det tager et minut og kræver ingen konto. Dårlige anmeldelser bliver offentliggjort på samme måde som gode, som du skriver dem.',
    order: 'Det drejer sig om din bestilling {order}.',
    stars: 'Vælg dine stjerner. På næste side skriver du din anmeldelse:',
    button: 'Skriv en anmeldelse',
    copy: 'Eller kopiér denne adresse til din browser:',
    reminderSubject: 'Påmindelse: hvordan var det hos {business}?',
    reminder: 'Vi spurgte dig for nogle dage siden. Hvis du helst ikke vil svare, skal du ikke gøre noget.',
    until: 'Linket er kun til dig og virker til og med {date}.',
    consent:
      'Du får denne mail på {email}, fordi du har sagt ja til, at {business} må spørge dig. Den er sendt af Vouchsafe for {business}.',
    existing_customer:
      'Du får denne mail på {email}, fordi du har været kunde hos {business}. Den er sendt af Vouchsafe for {business}.',
    unsubscribe: 'Ikke flere invitationer fra {business}',
  },

  incentive: {
    given:
      'For din anmeldelse får du: {incentive}. Du får det, uanset hvad du siger, og hvor mange stjerner du giver.',
    marked: 'Det kommer til at stå ved din anmeldelse.',
  },

  questions: {
    shown: 'Vises sammen med din anmeldelse.',
    notShown: 'Kun til {business}, vises aldrig.',
    noAnswer: 'Intet svar',
    answerLong: 'Svaret må højst have 300 tegn',
    answerHeld: 'Alle kan læse dette svar. Udelad links, reklame, e-mailadresser og telefonnumre',
    notAnOption: 'Vælg et af svarene',
  },
} satisfies Messages
