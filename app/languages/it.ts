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
      'Riguarda il suo ordine {order}. Il suo indirizzo {email} non viene mai mostrato; lì inviamo un link per confermare che è suo.',
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
    nameClaims: 'Tolga dal nome segni di spunta, stelle e parole come «verificato», per favore',
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
      'Abbiamo inviato un link a {email}. Lo apra per confermare che l’indirizzo è suo: poi la recensione viene controllata e, se supera i controlli, pubblicata così come l’ha scritta. Se non conferma, la cancelliamo dopo {unconfirmedDays} giorni.',
    mailMissing:
      'Non è arrivata nessuna e-mail? Guardi nella posta indesiderata. Perché nessuno possa intasare una casella, inviamo al massimo {hour} di queste e-mail all’ora e {day} al giorno allo stesso indirizzo. Se ne ha appena ricevute diverse, apra il link in ognuna, oppure si faccia inviare di nuovo questa più tardi.',
    sendAgain: 'Invia di nuovo l’e-mail',
    sentAgain:
      'L’e-mail è in arrivo, a meno che questo indirizzo non ne abbia già ricevute quante ne inviamo.',
    wrongAddress: 'Indirizzo sbagliato?',
    meant: 'Intendeva {email}?',
    sendTo: 'Invia a {email}',
    rightAddress: 'Indirizzo giusto',
    sendThere: 'Invia lì',
    corrected: 'Corretto. Il link va ora a {email}; quello nella prima e-mail non funziona più.',
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
      'Questo indirizzo, o l’account con cui ha effettuato l’accesso, appartiene a {business} o al gestore di questo servizio. Un’azienda non viene valutata da chi ne fa parte, perciò non possiamo pubblicare questo testo come la recensione di un cliente. Può pubblicarlo apertamente come recensione di un interno: viene allora contrassegnato e non fa parte della valutazione. Se non fa nulla, lo cancelliamo {unconfirmedDays} giorni dopo che è stato scritto.',
    insiderPublish: 'Lavoro per {business} o con questa azienda: pubblica come recensione di un interno',
    insiderSaid:
      'Ci ha detto che lavora per {business} o con questa azienda: la recensione viene contrassegnata come quella di un interno e non fa parte della valutazione.',
    heldTitle: 'La sua recensione è in attesa di verifica',
    held: 'Un controllo automatico l’ha fermata, come farebbe con qualsiasi numero di stelle. Il gestore di questo servizio decide entro {decisionDays} giorni e le scrive.',
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
      'Qualcuno ha inserito questo indirizzo con una recensione su {business}. Se non è stato lei, non faccia nulla: la recensione viene cancellata dopo {unconfirmedDays} giorni.',
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
    held: 'Il controllo segnala: {checks}. Gli stessi controlli valgono per qualsiasi numero di stelle. Il gestore di questo servizio la esamina entro {decisionDays} giorni e decide.',
    refusedSubject: 'La sua recensione su {business} non è stata pubblicata',
    refusedHeading: 'La sua recensione non è stata pubblicata',
    refused: 'Il gestore di questo servizio ha deciso di non pubblicarla. Motivo: {reason}.',
    repliedSubject: '{business} ha risposto alla sua recensione',
    repliedHeading: '{business} le ha risposto',

    editedSubject: 'Ha modificato la sua recensione su {business}',
    editedHeading: 'Ha modificato la sua recensione',
    edited:
      'Qualcuno con il link alla sua pagina privata l’ha modificata. Ora dice questo. Se non è stato lei, la ripristini lì.',
    photoRefusedSubject: 'Una foto della sua recensione su {business} non viene mostrata',
    photoRefusedHeading: 'Una delle sue foto non viene mostrata',
    photoRefused:
      'Una persona, il gestore di questo servizio, l’ha guardata e l’ha eliminata. La sua pagina privata dice perché. La recensione resta com’è e su quella pagina può aggiungere un’altra foto.',
    withdrawnSubject: 'Ha ritirato la sua recensione su {business}',
    withdrawnHeading: 'Ha ritirato la sua recensione',
    withdrawn:
      'Il testo e le stelle non sono più pubblici. Può ripristinarla nella sua pagina privata, anche se non è stato lei.',

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
    codePreview: 'Valido per {codeMinutes} minuti.',
    codeWhy:
      'Ha scritto una recensione su {business} con questo indirizzo e qualcuno ha chiesto di cancellarla.',
    code: 'Inserisca questo codice nella sua pagina della recensione su {business} entro {codeMinutes} minuti. La recensione, il suo nome e il suo indirizzo vengono allora cancellati definitivamente.',
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
      group: 'una di diverse recensioni simili',
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
    earlier: {
      line: 'Un’attività precedente è stata chiusa il {date}.',
      link: 'Vedi i suoi dati',
      text: 'Prima di {business} è stata chiusa qui un’attività che, secondo le nostre regole o il gestore, è la stessa. Questi sono i suoi numeri in quel giorno. Testi, autori e proprietario non vengono conservati. Cancelliamo questi dati {recordYears} anni dopo la chiusura.',
      since: 'Raccoglieva recensioni qui dal',
      received: 'Recensioni ricevute',
      published: 'Pubblicate dai clienti',
      average: 'Media',
      withdrawn: 'Ritirate dagli autori',
      removed: 'Rimosse dal gestore',
    },
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

  photos: {
    title: 'Aggiungere foto',
    lead: 'Fino a {count} foto. Togliamo i dati su dove e con quale fotocamera sono state scattate. Il gestore di questo servizio guarda ogni foto entro {decisionDays} giorni, qualunque sia il numero di stelle; solo allora diventa pubblica.',
    choose: 'Foto',
    chooseHelp: 'JPEG, PNG o WebP, fino a {megabytes} MB ciascuna.',
    consent:
      'Ho scattato io queste foto. Tutte le persone riconoscibili sono d’accordo e nessun minore è ritratto senza il consenso di un genitore. Le foto possono essere mostrate con la mia recensione.',
    consentMissing: 'Dia il suo consenso, per favore, prima di inviare le foto.',
    noFile: 'Scelga, per favore, una foto.',
    send: 'Invia le foto',
    progress: '{name}: {percent} %',
    unsent: '{name} non è stato inviato.',
    again: 'Riprova',
    photoOf: 'foto {number}',
    waiting: 'Non ancora pubblica: dobbiamo ancora guardarla',
    shown: 'Pubblica',
    refused: 'Non mostrata: {reason}',
    remove: 'Rimuovi',
    enough: 'Una recensione può avere {count} foto. Ne rimuova una per aggiungerne un’altra.',
    notNow: 'Al momento non si possono aggiungere foto a questa recensione.',
    unreadable: 'Non riusciamo a leggere questo file. Scelga, per favore, una foto JPEG, PNG o WebP.',
    tooLarge: 'Questo file supera i {megabytes} MB.',
    deskTitle: 'Foto',
    deskLink: 'Aggiungere o rimuovere foto',
    report: 'Segnala',
    reasons: {
      person: 'una persona o un minore che forse non ha dato il consenso',
      nudity: 'nudità',
      violence: 'violenza o odio',
      private: 'dati privati, come un indirizzo, una targa o un documento',
      other_work: 'opera di qualcun altro',
      unrelated: 'pubblicità, o niente a che fare con l’azienda',
    },
  },

  desk: {
    title: 'La sua recensione',
    pending: 'La sua recensione non è ancora pubblica',
    published: 'La sua recensione è pubblica',
    withdrawn: 'Ha ritirato la sua recensione',
    removed: 'La sua recensione è stata rimossa',
    hidden: 'Il testo della sua recensione è per ora nascosto',
    refused: 'La sua recensione non è stata pubblicata',
    rechecked: 'La sua recensione viene controllata di nuovo',
    publishedWhy:
      'È mostrata così come l’ha scritta. {business} può rispondere o contestarla, ma non modificarla.',
    hiddenWhy:
      'Solo le stelle sono pubbliche. {business} l’ha contestata e il nostro controllo ha trovato la stessa cosa nel suo testo: {reason}. Se la toglie, il testo torna subito pubblico, a meno che un altro controllo lo fermi. Decide il gestore di questo servizio.',
    challengedWhy: 'Resta pubblica, contrassegnata come contestata. Decide il gestore di questo servizio.',
    withdrawnWhy:
      'Il testo non è pubblico e le stelle non contano nella valutazione. Il registro pubblico la conta tra le recensioni ritirate.',
    removedWhy: 'Il gestore di questo servizio l’ha rimossa. Motivo: {reason}.',
    confirmFirst: 'Confermi prima il suo indirizzo e-mail.',
    heldWhy:
      'Un controllo automatico l’ha fermata: {checks}. Il gestore di questo servizio decide entro {decisionDays} giorni.',
    challengedOn: '{business} ha contestato la sua recensione il {date}: {reason}. Le ragioni:',
    decidesSoon: 'Per questo motivo il gestore può decidere prima che lei abbia risposto.',
    replyUntil:
      'Prima del {until} il gestore può rimuovere la recensione solo per dati personali, odio o minacce, così che lei possa rispondere qui sotto.',
    decisionDue:
      'La decisione è attesa entro il {due}. Se la recensione viene rimossa, può fare ricorso una volta.',
    appealed: 'Ha fatto ricorso il {date}.',
    appealOpen: 'Il gestore decide entro {decisionDays} giorni.',
    appealAccepted: 'Il gestore ha accolto il ricorso: {note}',
    appealRejected: 'Il gestore ha respinto il ricorso: {note}',
    challengeRejected: 'Il gestore ha respinto una contestazione: {note}',
    edited: 'Modificata da lei, l’ultima volta il {date}',
    notShown: 'non mostrata in pubblico',
    restore: 'Ripristinarla',

    stateTitle: 'Rispondere alla contestazione',
    stateWhy:
      'La legge solo il gestore, non il pubblico né l’azienda. Può cambiarla finché il gestore non ha deciso.',
    stated: 'Salvata l’ultima volta: {date}.',
    statement: 'La sua risposta alla contestazione',
    statementHelp: 'Che cosa è successo e come lo sa: un ordine, una data, una foto che potrebbe mostrare.',
    send: 'Invia al gestore',
    replace: 'Sostituisci la mia risposta',
    tooShort: 'Scriva almeno {count} caratteri',
    tooLong: 'Scriva al massimo {count} caratteri',

    appealTitle: 'Ricorso (una volta)',
    appealWhy:
      'Il gestore rilegge la versione attuale della recensione entro {decisionDays} giorni. Se qualcosa deve sparire, la modifichi prima.',
    appeal: 'Perché dovrebbe essere pubblica',
    sendAppeal: 'Invia il ricorso',

    editTitle: 'Modificare questa recensione',
    editWhy:
      'La nuova versione passa gli stessi controlli. Conserviamo la vecchia ma non la mostriamo più; la pagina dice che ha modificato la recensione e quante stelle aveva prima.',
    editRemovedWhy: 'Il gestore leggerà la nuova versione. Salvarla non la pubblica.',
    publish: 'Pubblica le modifiche',
    save: 'Salva le modifiche',
    renameTitle: 'Cambiare il nome mostrato',
    renameWhy:
      'Il nuovo nome passa gli stessi controlli della recensione. Conserviamo il vecchio nel suo file ma non lo mostriamo più.',
    renameHiddenWhy: 'Cambiarlo non pubblica la recensione.',
    rename: 'Salva il nome',
    withdrawTitle: 'Ritirare questa recensione',
    withdrawWhy:
      'Il testo non sarà più pubblico e le stelle non conteranno nella valutazione. Il registro pubblico la conterà come ritirata. Può ripristinarla con questo stesso link; verrà controllata di nuovo.',
    withdraw: 'Ritira la mia recensione su {business}',
    consentTitle: 'Cambiare il consenso',
    consentSince: 'Dal {date}:',
    consent: 'Salva il mio consenso',
    consentWhy: 'Se non vuole più che la recensione sia mostrata, la ritiri qui sopra.',
    downloadTitle: 'Scaricare tutto',
    downloadWhy:
      'Un file con la recensione, tutte le sue versioni, tutto ciò che l’azienda e il gestore ne hanno fatto e una ricevuta firmata per ogni passo.',
    download: 'Scarica la mia recensione e le ricevute',
    eraseTitle: 'Cancellare questa recensione e i miei dati',
    eraseWhy:
      'Cancelliamo per sempre testo, stelle, nome e indirizzo, e la risposta di {business}. Restano solo impronte nel nostro registro, e i backup finché non vengono sostituiti. Non si può annullare. Per confermare che è lei, inviamo un codice a {email}.',
    code: 'Codice ricevuto per e-mail',
    codeHelp: 'Sei cifre, valido {codeMinutes} minuti.',
    codeWrong: 'Questo codice è sbagliato o scaduto. Può chiederne uno nuovo.',
    erase: 'Cancella per sempre',
    sendCode: 'Inviami un codice',
    newCode: 'Invia un nuovo codice',

    withdrawnNow: 'La recensione è ritirata',
    restoredNow: 'La recensione è di nuovo pubblica',
    heldNow: 'Un controllo l’ha fermata; decide il gestore',
    editedNow: 'La nuova versione è pubblica',
    savedNow: 'Salvato per il gestore',
    unchangedNow: 'Non è cambiato nulla',
    renamedNow: 'Il nuovo nome è salvato',
    consentNow: 'Il consenso è salvato',
    appealedNow: 'Il ricorso è presso il gestore',
    codeNow: 'Un codice è in arrivo',
    notNow: 'Nel frattempo la recensione è cambiata. Ricarichi questa pagina.',

    erasedTitle: 'La sua recensione è cancellata',
    erasedWhy:
      'Abbiamo cancellato testo, stelle, nome e indirizzo, e i link nelle e-mail non funzionano più. Un backup può contenerli finché non viene sostituito.',
    erasedLog:
      'Il registro mostra ancora che una recensione è esistita ed è stata cancellata. Senza i dati cancellati, nessuno può ricondurla a lei.',
  },

  unsubscribing: {
    title: 'Non vuole inviti?',
    text: 'Può rifiutare questo invito o non ricevere più inviti da {business}.',
    decline: 'Rifiuta solo questo, senza promemoria',
    out: 'Niente più inviti',
    outText: '{business} non può più invitare il suo indirizzo tramite questo servizio.',
    declined: 'Non glielo ricorderemo',
    declinedText: 'Abbiamo annullato questo invito. {business} può invitarla di nuovo dopo un’altra visita.',
    stays: 'Che cosa resta:',
    staysText: 'un’impronta del suo indirizzo, per non scriverle più. Le sue recensioni non cambiano.',
  },

  yourData: {
    codeSubject: 'Il suo codice: {code}',
    preview: 'Qualcuno ha chiesto i suoi dati al gestore di questo servizio.',
    why: 'Il gestore di questo servizio ha inserito il suo indirizzo perché qualcuno si è rivolto a lui a suo nome.',
    code: 'Al gestore di questo servizio è stato chiesto, a suo nome, di consegnare o cancellare quanto è conservato con questo indirizzo. Se è stato lei, gli comunichi questo codice. È valido per {days} giorni.',
    notYou: 'Non è stato lei? Tenga il codice per sé: senza di esso nulla viene consegnato o cancellato.',
    noticeSubject: 'I suoi dati: fermi la richiesta prima del {date} se non è stato lei',
    notice:
      'Al gestore di questo servizio è stato chiesto, a suo nome, di consegnare o cancellare tutto ciò che è conservato con questo indirizzo: recensioni, inviti e messaggi. La persona non ha usato questa casella e ha dimostrato in altro modo la propria identità. Dal {date} sarà possibile. Se non è stato lei, fermi la richiesta adesso.',
    stop: 'Ferma questa richiesta',
    stopTitle: 'Lasciare i suoi dati come sono?',
    stopText:
      'Al gestore è stato chiesto di consegnare o cancellare quanto è conservato con il suo indirizzo. Se ferma la richiesta, non accade né l’uno né l’altro.',
    stopped: 'Richiesta fermata',
    stoppedText: 'I suoi dati restano come sono e nessuno li riceve.',
  },

  report: {
    review: 'Che cosa non va in questa recensione?',
    reply: 'Che cosa non va in questa risposta?',
    starsAlone: 'Nessun testo, solo stelle.',
    replyTo: '{business} a {author}',
    reviewInstead: 'Segnala invece la recensione',
    replyInstead: 'Segnala invece la risposta',
    aboutPhoto: 'Si tratta di una foto? Indichi qui sotto quale.',
    ground: 'Motivo',
    groundHelp: 'Essere ingiusta o dannosa per un’azienda non è un motivo: l’azienda può rispondere.',
    groundMissing: 'Scelga che cosa non va',
    grounds: {
      personal_data:
        'Nomina o descrive una persona privata, o rivela un indirizzo, un numero o una malattia.',
      hate_or_threats: 'Attacca persone per quello che sono, o minaccia qualcuno.',
      unlawful: 'Pubblicarla viola una legge. Dica quale, o che cosa la rende illecita.',
      spam: 'Vende qualcosa, o non riguarda alcuna azienda.',
      not_about_business: 'Riguarda un’altra azienda, o qualcosa che non è accaduto in questa.',
      duplicate: 'La stessa persona ha già detto la stessa cosa di questa azienda.',
      conflict_of_interest:
        'Chi l’ha scritta lavora per l’azienda, è parente del proprietario o è un concorrente.',
      fake: 'Descrive qualcosa che non può essere accaduto. Dica come lo sa.',
      child_abuse: 'Lo mostra, lo offre o lo promuove. Non deve dire chi è.',
    },
    why: 'Perché',
    whyHelp:
      'Quali parole intende, e perché? Se sono illecite, dica quale legge violano o che cosa le rende illecite.',
    who: 'Chi è lei',
    whoHelp:
      'Entrambi sono facoltativi. Senza indirizzo e-mail non possiamo inviarle una conferma di ricezione, domande o la decisione. Troverà la decisione nella pagina seguente: ne conservi l’indirizzo.',
    name: 'Il suo nome',
    email: 'Il suo indirizzo e-mail',
    emailHelp:
      'Solo il gestore vede nome e indirizzo. Li cancelliamo {contestableMonths} mesi dopo la decisione, o prima su richiesta.',
    emailToo: 'Inserisca anche l’indirizzo e-mail, o lasci vuoti entrambi',
    goodFaith: 'Ritengo in buona fede che questa segnalazione sia corretta e completa.',
    goodFaithMissing: 'Lo confermi; ci serve per accettare la segnalazione',
    sendReview: 'Segnala la recensione',
    sendReply: 'Segnala la risposta',
    cancel: 'Annulla',
    person: 'Decide una persona.',
    personText:
      'Il gestore di questo servizio decide entro {decisionDays} giorni. La decisione non è automatica.',
    until: 'Fino ad allora non cambia nulla.',
    untilText: 'Chiunque può segnalare; una segnalazione da sola non nasconde nulla.',
    secret: 'Solo il gestore viene a sapere chi è lei',
    secretText:
      'e che cosa ha scritto. L’autore e {business} vengono informati del motivo e della decisione.',

    open: 'Abbiamo ricevuto la sua segnalazione',
    upheldReview: 'La recensione è stata rimossa',
    upheldReply: 'La risposta è stata rimossa',
    rejectedReview: 'La recensione resta pubblica',
    rejectedReply: 'La risposta resta pubblica',
    goneReview: 'La recensione non è più pubblica',
    goneReply: 'La risposta non è più pubblica',
    reportedReview: 'Ha segnalato una recensione su {business} il {date}: {ground}.',
    reportedReply: 'Ha segnalato una risposta di {business} il {date}: {ground}.',
    waiting:
      'Il gestore di questo servizio, una persona, legge la segnalazione e decide entro {decisionDays} giorni. La decisione non è automatica. Fino ad allora la segnalazione non cambia nulla nella pagina.',
    waitingMail:
      'Le abbiamo inviato una conferma di ricezione e le invieremo la decisione motivata. La troverà anche qui.',
    waitingHere:
      'Non ha indicato un indirizzo e-mail: la decisione apparirà solo qui. Conservi l’indirizzo di questa pagina.',
    gone: 'Il testo è stato tolto per un altro motivo prima che il gestore decidesse; non c’è più nulla da decidere.',
    upheld: 'Motivo della rimozione: {reason}.',
    rejected: 'Il gestore ha letto la segnalazione e lascia pubblico il testo.',
    decided: 'Deciso da una persona il {date}, non automaticamente.',
    contest:
      'Se ritiene che sia sbagliato, scriva a {email} entro {contestableMonths} mesi spiegando perché. Può anche rivolgersi a un organismo di risoluzione extragiudiziale certificato ai sensi dell’articolo 21 del regolamento sui servizi digitali, se copre questo servizio, o a un tribunale.',
    nothingKept: 'Non conserviamo né nome né indirizzo.',
    nothingKeptText: 'Cancelliamo ciò che ha scritto {contestableMonths} mesi dopo la decisione.',
    kept: 'Il suo nome e il suo indirizzo',
    keptText:
      'sono conservati solo per questa segnalazione, fino a {contestableMonths} mesi dopo la decisione. Può cancellarli ora.',
    keptOpen: 'Il gestore deciderà comunque, ma non potremo inviarle la decisione.',
    forget: 'Cancella il mio nome e il mio indirizzo',

    mailWhy:
      'Qualcuno ha inserito questo indirizzo in una segnalazione. Se non è stato lei, apra la pagina e cancelli l’indirizzo.',
    mailLater: 'Le invieremo la decisione motivata. La troverà anche in questa pagina:',
    mailDecided: 'La sua segnalazione è stata decisa',
    mailSee: 'Vedi la sua segnalazione',
  },

  errors: {
    notFound: 'Pagina non trovata',
    notFoundText: 'L’indirizzo può essere sbagliato o il link vecchio. Lo controlli.',
    gone: 'Questo link non funziona più',
    goneText:
      'È scaduto, oppure ciò di cui si trattava è stato ritirato o cancellato. Usi la nostra e-mail più recente.',
    unread: 'Non siamo riusciti a leggere la richiesta',
    unreadText: 'Nulla è cambiato. Torni indietro, controlli ciò che ha inserito e lo invii di nuovo.',
    limited: 'Troppi tentativi',
    limitedText: 'Questo limite ferma gli abusi automatici. Nulla va perso, e si azzera da solo.',
    broken: 'Qualcosa è andato storto da parte nostra',
    brokenText: 'Nulla di ciò che è salvato è perso. Riprovi tra un momento.',
    away: 'Temporaneamente non disponibile',
    awayText: 'Nulla di ciò che è salvato è perso. Riprovi tra un minuto.',
    again: 'Riprova',
    after: 'Riprovi dopo {time}.',
    help: 'Serve aiuto? Indichi la richiesta {id}',
    home: 'Vai alla pagina iniziale',
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
    complete: 'Tutte le {reviews}, {order}',
    completeOf: 'Tutte le recensioni, {order}: {reviews}',
    newestOf: 'La recensione più recente: {shown} di {total}',
    newest: 'Le {shown} più recenti di {total}',
    chosen: 'Scelte una per una da {business}: {shown} di {total}',
    selected: '{criteria}, selezione di {business}: {shown} di {total}',
    only: 'solo {what}',
    criteria: {
      five: 'cinque stelle',
      least: '{stars} stelle o più',
      topic: 'tema {name}',
      reply: 'con risposta',
    },
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
      invited: 'Su invito dell’azienda',
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
