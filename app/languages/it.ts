import type { Messages } from './en.ts'

export const it = {
  reviewForm: {
    skip: 'Vai al modulo',
    language: 'Lingua',
    yourWords: 'Le sue parole, così come le scrive.',
    yourWordsWhy:
      '{business} può risponderle, ma non può modificare, ritardare o nascondere la recensione a causa delle stelle.',
    sample: 'Dati di esempio',
    collectedWith: 'Raccolto con Vouchsafe',
    privacy: 'Riservatezza',

    question: 'Com’è andata da {business}?',
    checkFields: 'Controlli, per favore, quanto è segnato qui sotto.',
    rating: 'Il suo voto',
    star1: 'Pessimo',
    star2: 'Mediocre',
    star3: 'Discreto',
    star4: 'Buono',
    star5: 'Ottimo',
    tapStar: 'Tocchi una stella',
    starsOf: '{count} su 5 stelle',
    story: 'Che cosa è successo?',
    storyHelp: 'Che cosa ha comprato, com’era, che cosa cambierebbe. Bastano anche solo le stelle.',
    title: 'Titolo',
    optional: 'facoltativo',
    name: 'Nome visualizzato',
    nameHelp:
      'Compare con la sua recensione. Bastano un nome e un’iniziale, e può cambiarlo in qualsiasi momento.',
    email: 'Indirizzo e-mail',
    emailHelp:
      'Non viene mai mostrato con la recensione, nemmeno a {business}. Inviamo un link per confermare che è suo.',
    notYourAddress:
      'Non è il suo indirizzo? Chi legge la posta di quell’indirizzo può modificare o ritirare questa recensione. In tal caso la scriva con il suo indirizzo:',
    invitedAt: 'È stato invitato all’indirizzo {email}. Non viene mai mostrato; lì arriva la sua ricevuta.',
    orderOf:
      'Riguarda il suo ordine {order}. Il suo indirizzo {email} non viene mai mostrato; lì arriva la sua ricevuta.',
    consentShow:
      'Accetto che la mia recensione sia pubblicata qui con il mio nome e che {business} possa mostrarla sul proprio sito. Posso ritirarla in qualsiasi momento.',
    consentMarketing: '{business} può anche citarla sui social e nella pubblicità.',
    insider: 'Lavoro per {business} o con questa azienda, o sono vicino al suo titolare',
    insiderHelp:
      'In tal caso la recensione viene contrassegnata come quella di un interno e non fa parte della valutazione.',
    leaveEmpty: 'Lasci vuoto questo campo',
    send: 'Invia la recensione',
    sending: 'Invio della recensione in corso',
    noteOpen:
      'Non serve un account. Viene pubblicata così come l’ha scritta quando conferma il suo indirizzo e supera gli stessi controlli di tutte le altre.',
    noteKnown:
      'Non serve un account. Viene pubblicata così come l’ha scritta quando supera gli stessi controlli di tutte le altre.',
    howCollected: 'Come vengono raccolte le recensioni',
    countOf: '{count} di {limit}',
    charactersLeft: 'Caratteri rimasti: {count}',
    charactersOver: 'Caratteri di troppo: {count}',

    ratingMissing: 'Scelga, per favore, un numero di stelle',
    textShort: 'Scriva, per favore, almeno 2 caratteri o lasci vuoto il campo',
    textLong: 'La recensione può avere al massimo 5000 caratteri',
    titleLong: 'Il titolo può avere al massimo 120 caratteri',
    nameShort: 'Inserisca, per favore, il suo nome (almeno 2 caratteri)',
    nameLong: 'Il nome può avere al massimo 80 caratteri',
    emailMissing: 'Inserisca, per favore, il suo indirizzo e-mail',
    emailLong: 'Questo indirizzo e-mail è troppo lungo',
    emailWrong: 'Inserisca, per favore, un indirizzo e-mail valido',
    consentMissing: 'Dia il suo consenso, per favore: senza, non possiamo pubblicare la recensione',
    insiderRefused:
      'Il suo indirizzo o il suo account appartiene a {business} o al gestore di questo servizio. Se spunta questa casella, pubblichiamo la recensione come quella di un interno, fuori dalla valutazione.',
    tooOld: 'Questo modulo è rimasto aperto a lungo. Prema ancora una volta il pulsante, per favore.',
    trapped: 'Lasci vuoto il campo nascosto e prema ancora una volta il pulsante, per favore.',
    tooQuick: 'È stato molto veloce. Rilegga e prema ancora una volta il pulsante, per favore.',
    alreadySent:
      'È già stata inviata. Per modificare la recensione, usi il link nell’e-mail che ha ricevuto.',
    tooMany: 'Troppi tentativi. Attenda un po’ e prema di nuovo il pulsante, per favore.',
    unavailable:
      'Al momento non è possibile salvare. Riprovi tra un minuto, per favore: nulla di ciò che ha scritto va perso.',
    closed: 'Questa attività non raccoglie più recensioni.',

    thankYou: 'Grazie, {name}.',
    oneStep: 'Manca una cosa.',
    oneStepWhy:
      'Abbiamo inviato un link a {email}. Lo apra per confermare che l’indirizzo è suo: poi la recensione viene controllata e, se supera i controlli, pubblicata così come l’ha scritta. Se non conferma, la cancelliamo dopo 30 giorni.',
    mailMissing:
      'Non è arrivata nessuna e-mail? Guardi nella posta indesiderata. Perché nessuno possa intasare una casella, inviamo al massimo {hour} di queste e-mail all’ora e {day} al giorno allo stesso indirizzo. Se ne ha appena ricevute diverse, apra il link in ognuna, oppure si faccia inviare di nuovo questa più tardi.',
    sendAgain: 'Invia di nuovo l’e-mail',
    sentAgain:
      'L’e-mail è in arrivo, a meno che questo indirizzo non ne abbia già ricevute quante ne inviamo.',
    live: 'La sua recensione ora è pubblica, così come l’ha scritta.',
    moreTitle: 'Vuole aggiungere qualcosa?',
    moreHelp: 'È tutto facoltativo. Può inviarlo una sola volta, entro 24 ore.',
    moreSend: 'Aggiungi alla mia recensione',
    moreDone: 'Aggiunto alla sua recensione.',
    moreOver:
      'Non si può più aggiungere nulla. Per modificare la recensione usi il link nell’e-mail che le abbiamo inviato.',
    titleHeld: 'Non metta link, pubblicità, indirizzi e-mail o numeri di telefono nel titolo',
    receiptWhy:
      'Con questa ricevuta firmiamo di aver ricevuto esattamente queste parole e queste stelle a quest’ora. Se mai mostrassimo altro, potrà opporcela.',
    saveReceipt: 'Salva la ricevuta',
    seeOthers: 'Leggi che cosa dicono gli altri',
    checkYourself: 'Per verificare di persona:',
    checkYourselfHow:
      'la riga di caratteri è l’impronta delle sue parole, delle stelle e dell’ora. Il file salvato spiega, in inglese, come verificare la nostra firma senza di noi.',
    receipt: 'Ricevuta',
    reviewOf: 'Recensione di',
    ratingGiven: 'Voto',
    received: 'Ricevuta il',
    logEntry: 'Voce nel registro',

    isYours: 'È sua questa recensione?',
    isYoursWhy:
      'Confermi di averla scritta. Poi viene controllata e, se supera i controlli, pubblicata così com’è.',
    confirm: 'Conferma e pubblica',
    confirming: 'Conferma in corso',
    insiderTitle: 'Lavora per {business}?',
    insiderWhy:
      'Questo indirizzo, o l’account con cui ha effettuato l’accesso, appartiene a {business} o al gestore di questo servizio. Un’azienda non viene valutata da chi ne fa parte, perciò non possiamo pubblicare questo testo come la recensione di un cliente. Può pubblicarlo apertamente come recensione di un interno: viene allora contrassegnato e non fa parte della valutazione. Se non fa nulla, lo cancelliamo 30 giorni dopo che è stato scritto.',
    insiderPublish: 'Lavoro per {business} o con questa azienda: pubblica come recensione di un interno',
    insiderSaid:
      'Ci ha detto che lavora per {business} o con questa azienda: la recensione viene contrassegnata come quella di un interno e non fa parte della valutazione.',
    heldTitle: 'La sua recensione è in attesa di verifica',
    held: 'Un controllo automatico l’ha fermata, come farebbe con qualsiasi numero di stelle. Il gestore di questo servizio decide entro tre giorni e le scrive.',
    confirmed: 'Grazie, {name}. La sua recensione è pubblicata.',
    confirmedWhy:
      '{business} può rispondere, ma non può modificarla. Le abbiamo inviato un’e-mail con la ricevuta.',
    notPublicTitle: 'Questa recensione non è pubblica',
    notPublic: 'È stata ritirata o rimossa. L’e-mail che ha ricevuto spiega perché.',
    seeAll: 'Leggi tutte le recensioni su {business}',

    alreadyWritten: 'Ha già scritto la sua recensione',
    linkOver: 'Questo link non può essere usato',
    invitationOver: 'Questo invito è scaduto o è stato annullato.',
    orderExpired: 'Questo link al suo ordine è scaduto.',
    orderUnsigned: 'Questo link è incompleto o la sua firma non è valida.',
    instead:
      'Può comunque scrivere una recensione: in tal caso il suo indirizzo viene confermato per e-mail.',
    writeReview: 'Scrivi una recensione',

    mailSubject: 'Confermi la sua recensione su {business}',
    mailHeading: 'È sua questa recensione, {name}?',
    mailPreview: 'Un tocco, e la sua recensione su {business} viene controllata e pubblicata.',
    mailReason:
      'Qualcuno ha inserito questo indirizzo con una recensione su {business}. Se non è stato lei, non faccia nulla: la recensione viene cancellata dopo 30 giorni.',
    mailCopy: 'Oppure copi questo indirizzo nel suo browser:',
  },

  authorMail: {
    why: 'Ha scritto una recensione su {business} con questo indirizzo.',
    receiptsAttached:
      'In allegato: le nostre ricevute firmate della sua recensione. Il file spiega, in inglese, che cosa mostrano e come verificarle senza di noi.',
    seePublic: 'Vedere la recensione pubblicata',
    deskIs: 'La sua pagina personale di questa recensione, solo per lei:',
    deskLink: 'vederne lo stato o ritirarla',
    openDesk: 'Aprire la sua pagina di questa recensione',

    publishedSubject: 'La sua recensione su {business} è pubblica',
    publishedHeading: 'La sua recensione è pubblicata',
    published: 'È pubblicata così come l’ha scritta. {business} può rispondere, ma non può modificarla.',
    heldSubject: 'La sua recensione su {business} è in attesa di verifica',
    heldHeading: 'Un controllo automatico ha fermato la sua recensione',
    held: 'Il controllo segnala: {checks}. Gli stessi controlli valgono per qualsiasi numero di stelle. Il gestore di questo servizio la esamina entro tre giorni e decide.',
    refusedSubject: 'La sua recensione su {business} non è stata pubblicata',
    refusedHeading: 'La sua recensione non è stata pubblicata',
    refused: 'Il gestore di questo servizio ha deciso di non pubblicarla. Motivo: {reason}.',
    repliedSubject: '{business} ha risposto alla sua recensione',
    repliedHeading: '{business} le ha risposto',

    challengedSubject: '{business} ha contestato la sua recensione',
    challengedPreview: 'Motivo: {reason}.',
    challenged: 'L’azienda dice: {reason}. Ecco le sue ragioni:',
    challengedHidden:
      'Il nostro controllo automatico ha trovato la stessa cosa nel suo testo, che perciò resta nascosto fino alla decisione. Le sue stelle restano pubbliche e continuano a contare. Se la toglie sulla sua pagina personale, il testo torna pubblico, a meno che un altro controllo lo trattenga.',
    challengedPublic: 'La sua recensione resta pubblica, con un’indicazione, e continua a contare.',
    challengedReply:
      'Può rispondere al gestore sulla sua pagina personale. Perché ne abbia il tempo, la recensione non viene rimossa prima del {until}, salvo per dati personali, odio o minacce. Il gestore di questo servizio decide entro il {due}.',
    challengedReplySoon:
      'Può rispondere al gestore sulla sua pagina personale, meglio subito: per questo motivo il gestore di questo servizio può decidere prima della sua risposta. Decide entro il {due}.',
    challengedEdit:
      'Non deve fare nulla. Se qualcosa non dovrebbe essere pubblico, lo corregga lì: il gestore legge la versione corretta. Se la recensione viene rimossa, può fare ricorso una volta.',
    wasChallenged:
      '{business} l’aveva contestata: {reason}. Una persona, il gestore di questo servizio, ha letto le sue parole e ha deciso; in quell’occasione le stelle non le sono state mostrate.',
    removedSubject: 'La sua recensione su {business} è stata rimossa',
    removedHeading: 'La sua recensione è stata rimossa',
    removalReason: 'Motivo della rimozione: {reason}. Il gestore precisa:',
    appealOnce:
      'Sulla sua pagina personale può correggerla e presentare ricorso, una sola volta. Il gestore la rilegge allora così come vi si trova. Può anche rivolgersi a un tribunale.',
    keptSubject: 'La sua recensione su {business} resta pubblicata',
    keptHeading: 'La sua recensione resta pubblicata',
    keptBecause: 'Il gestore l’ha mantenuta. Precisa:',
    wasReported:
      'Un visitatore l’aveva segnalata: {ground}. Una persona, il gestore di questo servizio, ha letto le sue parole e ha deciso; in quell’occasione le stelle non le sono state mostrate e non è intervenuto alcun mezzo automatizzato.',
    reportedGone:
      'Il suo testo non è più pubblico e le sue stelle non contano più nella valutazione; la pagina pubblica la conta tra quelle rimosse, con questo motivo.',

    appealWonSubject: 'Il suo ricorso è stato deciso: la recensione è pubblica',
    appealWonHeading: 'La sua recensione è pubblica',
    appealLostSubject: 'Il suo ricorso è stato deciso: la recensione resta rimossa',
    appealLostHeading: 'La sua recensione resta rimossa',
    appealRead: 'Il gestore di questo servizio l’ha riletta, così com’è ora. Precisa:',
    appealFinal:
      'Questa decisione è definitiva qui. Può ancora rivolgersi a un tribunale o cancellare la recensione.',

    codeSubject: '{code} è il codice per cancellare la sua recensione',
    codePreview: 'Valido per 15 minuti.',
    codeWhy:
      'Ha scritto una recensione su {business} con questo indirizzo e qualcuno ha chiesto di cancellarla.',
    code: 'Inserisca questo codice nella sua pagina della recensione su {business} entro 15 minuti. La recensione, il suo nome e il suo indirizzo vengono allora cancellati definitivamente.',
    codeNothing: 'Se non è stato lei, non faccia nulla: senza il codice non succede niente.',

    reasons: {
      personal_data: 'dati personali',
      hate_or_threats: 'odio o minacce',
      unlawful: 'contenuto illecito',
      spam: 'spam o pubblicità',
      not_about_business: 'non riguarda questa azienda',
      duplicate: 'duplicata',
      conflict_of_interest: 'conflitto di interessi',
      fake: 'falsa',
      child_abuse: 'abuso sessuale di minori',
    },
    checks: {
      duplicate_text: 'lo stesso testo era già stato inviato',
      duplicate_author: 'la stessa persona ha già recensito l’azienda',
      links: 'contiene un link',
      advertising: 'sembra pubblicità',
      personal_data: 'potrebbe contenere dati personali di altri',
      burst: 'sono arrivate molte recensioni insieme',
      insider_address: 'indirizzo e-mail del dominio che l’azienda indica come proprio',
    },
  },

  invitation: {
    subject: 'Com’è andata da {business}?',
    heading: 'Com’è andata da {business}?',
    greeting: 'Buongiorno {name},',
    greetingWithoutName: 'Buongiorno,',
    text: 'vuole raccontare agli altri com’è andata? Basta un minuto e non serve un account. Le recensioni negative vengono pubblicate come quelle positive, così come vengono scritte.',
    order: 'Riguarda il suo ordine {order}.',
    stars: 'Scelga le stelle; nella pagina successiva potrà scrivere la recensione:',
    button: 'Scrivi una recensione',
    copy: 'Oppure copi questo indirizzo nel suo browser:',
    reminderSubject: 'Promemoria: com’è andata da {business}?',
    reminder: 'Glielo abbiamo chiesto qualche giorno fa. Se preferisce non rispondere, non deve fare nulla.',
    until: 'Il link è personale e funziona fino al {date}.',
    consent:
      'Riceve questa e-mail all’indirizzo {email} perché ha accettato che {business} le chieda un parere. È inviata da Vouchsafe per conto di {business}.',
    existing_customer:
      'Riceve questa e-mail all’indirizzo {email} perché è stato cliente di {business}. È inviata da Vouchsafe per conto di {business}.',
    unsubscribe: 'Niente più inviti da {business}',
  },

  incentive: {
    given:
      'Per la sua recensione riceve: {incentive}. Lo riceve qualunque cosa dica e qualunque sia il numero di stelle.',
    marked: 'La sua recensione lo indicherà.',
  },

  questions: {
    shown: 'Mostrato con la sua recensione.',
    notShown: 'Solo per {business}, non viene mai mostrato.',
    noAnswer: 'Nessuna risposta',
    answerLong: 'Questa risposta può avere al massimo 300 caratteri',
    answerHeld:
      'Tutti possono leggere questa risposta: niente link, pubblicità, indirizzi email o numeri di telefono, per favore',
    notAnOption: 'Scelga una delle risposte, per favore',
  },

  profile: {
    openingHours: 'Orari di apertura',
    openNow: 'Aperto ora',
    openUntil: 'Aperto fino alle {time}',
    closedNow: 'Chiuso ora',
    opensToday: 'Chiuso, apre alle {time}',
    opensOn: 'Chiuso, apre {day} alle {time}',
    closed: 'chiuso',
    allDay: 'tutto il giorno',
    byAppointment: 'su appuntamento',
    links: 'Sito web e social network',
    logoOf: 'Logo di {business}',
    coverOf: 'Immagine scelta da {business}',
    ownWords:
      'Le immagini e i dati qui sopra sono di {business}. Voti e recensioni qui sotto sono dei clienti.',
    report: 'Segnala un problema',
    categories: {
      bakery: 'Panetteria',
      cafe: 'Caffè',
      restaurant: 'Ristorante',
      bar: 'Bar o pub',
      hotel: 'Hotel',
      shop: 'Negozio',
      online_shop: 'Negozio online',
      hairdresser: 'Parrucchiere',
      beauty: 'Centro estetico',
      fitness: 'Palestra',
      medical: 'Studio medico',
      dentist: 'Dentista',
      pharmacy: 'Farmacia',
      vet: 'Veterinario',
      car_repair: 'Officina',
      trades: 'Edilizia e artigianato',
      legal: 'Studio legale',
      accounting: 'Commercialista',
      finance: 'Servizi finanziari',
      estate: 'Agenzia immobiliare',
      travel: 'Agenzia di viaggi',
      entertainment: 'Tempo libero ed eventi',
      education: 'Scuola o formazione',
      childcare: 'Asilo',
      software: 'Software',
      other: 'Altro',
    },
  },

  content: {
    oneAbout: '{author} su {business}:',
    oneAboutTopics: '{author} su {business} ({topics}):',
    severalAbout: 'Clienti su {business}:',
    thankOne: 'Grazie per questa recensione, {author}:',
    thankSeveral: 'Grazie per queste recensioni:',
    selected: 'Recensioni scelte da noi',
  },

  widgets: {
    region: 'Recensioni dei clienti su {business}',
    stars: '{rating} su 5 stelle',
    reviews: { one: '{count} recensione', many: '{count} di recensioni', other: '{count} recensioni' },
    importedReviews: {
      one: '{count} recensione importata',
      many: '{count} di recensioni importate',
      other: '{count} recensioni importate',
    },
    imported: { one: '{count} importata', many: '{count} importate', other: '{count} importate' },
    since: '{reviews} da {month}',

    none: 'Ancora nessuna recensione',
    whole: 'Tutte le recensioni',
    all: 'Tutte le {reviews}',
    complete: 'Tutte le {reviews}, {order}',
    completeOf: 'Tutte le recensioni, {order}: {reviews}',
    newestOf: 'La recensione più recente: {shown} di {total}',
    selected: 'Scelte da {business}: {shown} di {total}',
    quoted: '«{name}»',
    orders: {
      newest: 'dalla più recente',
      oldest: 'dalla meno recente',
      highest: 'dal voto più alto',
      lowest: 'dal voto più basso',
      helpful: 'dalla più utile',
    },
    hidden: {
      one: '{count} nascosta perché contestata',
      many: '{count} nascoste perché contestate',
      other: '{count} nascoste perché contestate',
    },
    removed: { one: '{count} rimossa', many: '{count} rimosse', other: '{count} rimosse' },

    showAll: 'Mostra tutte le {reviews}',
    showWhole: 'Mostra tutte le recensioni',
    writeFirst: 'Scrivi la prima recensione',
    collected: 'Come vengono raccolte queste recensioni',
    maker: 'di Vouchsafe',
    more: 'Mostra di più',
    fewer: 'Mostra di meno',
    previous: 'Recensione precedente',
    next: 'Recensione successiva',
    position: '# di {count}',
    pause: 'Metti in pausa',
    play: 'Riproduci',
    close: 'Chiudi',
    open: 'Recensioni',
    topics: 'Di che cosa parlano i clienti',

    provenance: {
      order: 'Acquisto verificato',
      invited: 'Su invito',
      confirmed: 'Indirizzo confermato',
      insider: 'Persona legata all’azienda',
      imported: 'Importata',
    },
    importedFrom: 'Importata da {source}',
    challenged: 'Contestata da {business}',
    challengedFor: 'Contestata da {business}: {reason}',
    incentive: 'In cambio di un incentivo: {incentive}',
    replies: '{business} risponde',
  },
} satisfies Messages
