import type { Messages } from './en.ts'

export const de = {
  reviewForm: {
    skip: 'Direkt zum Formular',
    language: 'Sprache',
    yourWords: 'Ihre Worte, so wie Sie sie schreiben.',
    yourWordsWhy:
      '{business} kann Ihnen antworten, aber Ihre Bewertung nicht wegen der Sterne ändern, verzögern oder verbergen.',
    sample: 'Beispieldaten',
    collectedWith: 'Gesammelt mit Vouchsafe',
    privacy: 'Datenschutz',

    question: 'Wie war es bei {business}?',
    checkFields: 'Bitte prüfen Sie die markierten Felder.',
    rating: 'Ihre Bewertung',
    star1: 'Schlecht',
    star2: 'Mäßig',
    star3: 'In Ordnung',
    star4: 'Gut',
    star5: 'Hervorragend',
    tapStar: 'Tippen Sie auf einen Stern',
    starsOf: '{count} von 5 Sternen',
    story: 'Was haben Sie erlebt?',
    title: 'Überschrift',
    optional: 'freiwillig',
    name: 'Angezeigter Name',
    nameHelp: 'Vorname und Anfangsbuchstabe genügen.',
    email: 'E-Mail-Adresse',
    emailHelp: 'Wird nie angezeigt, auch nicht für {business}. Wir schicken einen Link zur Bestätigung.',
    notYourAddress:
      'Nicht Ihre Adresse? Wer dort die E-Mails liest, kann diese Bewertung ändern oder zurückziehen. Schreiben Sie dann bitte mit Ihrer eigenen Adresse:',
    invitedAt: 'Sie wurden unter {email} eingeladen. Die Adresse wird nie gezeigt; dorthin geht Ihr Beleg.',
    orderOf:
      'Es geht um Ihre Bestellung {order}. Ihre Adresse {email} wird nie gezeigt; wir senden einen Link dorthin, mit dem Sie bestätigen, dass sie Ihnen gehört.',
    consentShow:
      'Ich bin damit einverstanden, dass meine Bewertung hier mit meinem Namen veröffentlicht wird und dass {business} sie auf der eigenen Website zeigen darf. Ich kann sie jederzeit zurückziehen.',
    consentMarketing: '{business} darf sie auch in sozialen Medien und in der Werbung zitieren.',
    insider: 'Ich arbeite für oder mit {business} oder stehe der Inhaberin oder dem Inhaber nahe',
    insiderHelp:
      'Ihre Bewertung wird dann als Insider-Bewertung gekennzeichnet und zählt nicht zum Durchschnitt.',
    leaveEmpty: 'Dieses Feld bitte leer lassen',
    send: 'Bewertung abschicken',
    sending: 'Die Bewertung wird abgeschickt',
    noteOpen:
      'Kein Konto nötig. Sobald Sie Ihre Adresse bestätigt haben und Ihre Bewertung dieselben Prüfungen bestanden hat wie jede andere, veröffentlichen wir sie so, wie Sie sie geschrieben haben.',
    noteKnown:
      'Kein Konto nötig. Sobald Ihre Bewertung dieselben Prüfungen bestanden hat wie jede andere, veröffentlichen wir sie so, wie Sie sie geschrieben haben.',
    howCollected: 'Wie Bewertungen gesammelt werden',
    countOf: '{count} von {limit}',
    charactersLeft: 'Verbleibende Zeichen: {count}',
    charactersOver: 'Zeichen zu viel: {count}',

    ratingMissing: 'Bitte wählen Sie, wie viele Sterne Sie geben',
    textShort: 'Bitte schreiben Sie mindestens 2 Zeichen, oder lassen Sie das Feld leer',
    textLong: 'Die Bewertung darf höchstens 5.000 Zeichen haben',
    titleLong: 'Die Überschrift darf höchstens 120 Zeichen haben',
    nameShort: 'Bitte geben Sie Ihren Namen an (mindestens 2 Zeichen)',
    nameLong: 'Der Name darf höchstens 80 Zeichen haben',
    nameClaims: 'Bitte lassen Sie Häkchen, Sterne und Wörter wie „geprüft“ im Namen weg',
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse an',
    emailLong: 'Diese E-Mail-Adresse ist zu lang',
    emailWrong: 'Bitte geben Sie eine gültige E-Mail-Adresse an',
    consentMissing: 'Bitte stimmen Sie zu, sonst können wir Ihre Bewertung nicht veröffentlichen',
    insiderRefused:
      'Ihre Adresse oder Ihr Konto gehört zu {business} oder zum Betreiber dieses Dienstes. Wenn Sie hier ein Häkchen setzen, veröffentlichen wir Ihre Bewertung als Insider-Bewertung, die nicht zum Durchschnitt zählt.',
    tooOld: 'Dieses Formular war lange offen. Bitte drücken Sie noch einmal auf den Knopf.',
    trapped: 'Bitte lassen Sie das verborgene Feld leer und drücken Sie noch einmal auf den Knopf.',
    tooQuick:
      'Das ging sehr schnell. Bitte lesen Sie noch einmal durch und drücken Sie erneut auf den Knopf.',
    alreadySent:
      'Das haben Sie schon abgeschickt. Um Ihre Bewertung zu ändern, benutzen Sie bitte den Link in der E-Mail, die Sie bekommen haben.',
    tooMany: 'Zu viele Versuche. Bitte warten Sie eine Weile und drücken Sie dann noch einmal auf den Knopf.',
    unavailable:
      'Im Moment lässt sich nichts speichern. Bitte versuchen Sie es in einer Minute noch einmal: Ihr Text geht nicht verloren.',
    closed: 'Dieses Unternehmen sammelt keine Bewertungen mehr.',

    thankYou: 'Vielen Dank, {name}.',
    oneStep: 'Ein Schritt fehlt noch.',
    oneStepWhy:
      'Wir schicken einen Link an {email}. Öffnen Sie ihn, um zu bestätigen, dass die Adresse Ihre ist: Dann wird Ihre Bewertung geprüft und, wenn sie besteht, so veröffentlicht, wie Sie sie geschrieben haben. Wenn Sie nicht bestätigen, löschen wir sie nach {unconfirmedDays} Tagen.',
    mailMissing:
      'Keine E-Mail? Bitte sehen Sie im Spam-Ordner nach. Damit niemand ein Postfach überfluten kann, schicken wir höchstens {hour} dieser E-Mails pro Stunde und {day} pro Tag an eine Adresse. Wenn Sie gerade mehrere bekommen haben, öffnen Sie den Link in jeder davon, oder lassen Sie sich diese hier später noch einmal schicken.',
    sendAgain: 'E-Mail noch einmal schicken',
    sentAgain:
      'Die E-Mail ist unterwegs, sofern diese Adresse nicht schon so viele bekommen hat, wie wir schicken.',
    wrongAddress: 'Falsche Adresse?',
    meant: 'Meinten Sie {email}?',
    sendTo: 'An {email} senden',
    rightAddress: 'Richtige Adresse',
    sendThere: 'Dorthin senden',
    corrected: 'Berichtigt. Der Link geht jetzt an {email}; der aus der ersten E-Mail gilt nicht mehr.',
    live: 'Ihre Bewertung ist jetzt öffentlich, so wie Sie sie geschrieben haben.',
    nextProducts: 'Und was Sie gekauft haben?',
    moreTitle: 'Möchten Sie noch etwas ergänzen?',
    moreHelp: 'Alle Angaben sind freiwillig. Sie können sie einmal abschicken, innerhalb von 24 Stunden.',
    moreSend: 'Zu meiner Bewertung hinzufügen',
    moreDone: 'Zu Ihrer Bewertung hinzugefügt.',
    moreOver:
      'Sie können nichts mehr hinzufügen. Um Ihre Bewertung zu ändern, benutzen Sie bitte den Link in der E-Mail, die Sie bekommen haben.',
    titleHeld:
      'Bitte schreiben Sie keine Links, Werbung, E-Mail-Adressen oder Telefonnummern in die Überschrift',
    receiptWhy:
      'Mit diesem Beleg unterschreiben wir, dass wir genau diese Worte und Sterne zu dieser Zeit erhalten haben. Sollten wir je etwas anderes zeigen, können Sie ihn uns entgegenhalten.',
    saveReceipt: 'Beleg speichern',
    seeOthers: 'Lesen, was andere sagen',
    checkYourself: 'Zum Nachprüfen:',
    checkYourselfHow:
      'Die Zeichenfolge ist der Fingerabdruck Ihrer Worte, der Sterne und der Zeit. In der gespeicherten Datei steht auf Englisch, wie Sie unsere Signatur ohne uns prüfen.',
    receipt: 'Beleg',
    reviewOf: 'Bewertung zu',
    ratingGiven: 'Sterne',
    received: 'Eingegangen',
    logEntry: 'Eintrag im Protokoll',

    isYours: 'Ist das Ihre Bewertung?',
    isYoursWhy:
      'Bestätigen Sie, dass Sie sie geschrieben haben. Dann wird sie geprüft und, wenn sie besteht, unverändert veröffentlicht.',
    areYours: 'Sind das Ihre Bewertungen?',
    areYoursWhy:
      'Bestätigen Sie, dass Sie sie geschrieben haben. Dann werden sie geprüft und, wenn sie bestehen, unverändert veröffentlicht.',
    confirm: 'Bestätigen und veröffentlichen',
    confirming: 'Wird bestätigt',
    insiderTitle: 'Arbeiten Sie für {business}?',
    insiderWhy:
      'Diese Adresse oder das Konto, mit dem Sie angemeldet sind, gehört zu {business} oder zum Betreiber dieses Dienstes. Ein Unternehmen wird nicht von den eigenen Leuten bewertet, deshalb können wir dies nicht als Bewertung eines Kunden veröffentlichen. Sie können sie offen als Insider-Bewertung veröffentlichen: Sie wird dann gekennzeichnet und zählt nicht zum Durchschnitt. Wenn Sie nichts tun, löschen wir sie {unconfirmedDays} Tage nach dem Schreiben.',
    insiderPublish: 'Ich arbeite für oder mit {business}: als Insider-Bewertung veröffentlichen',
    insiderSaid:
      'Sie haben angegeben, dass Sie für oder mit {business} arbeiten: Ihre Bewertung wird als Insider-Bewertung gekennzeichnet und zählt nicht zum Durchschnitt.',
    heldTitle: 'Wir prüfen Ihre Bewertung noch',
    held: 'Eine automatische Prüfung hat sie angehalten, wie sie es bei jeder Anzahl von Sternen täte. Der Betreiber dieses Dienstes entscheidet innerhalb von {decisionDays} Tagen und schreibt Ihnen.',
    confirmed: 'Vielen Dank, {name}. Ihre Bewertung ist veröffentlicht.',
    confirmedWhy:
      '{business} kann darauf antworten, sie aber nicht ändern. Wir haben Ihnen eine E-Mail mit dem Beleg geschickt.',
    notPublicTitle: 'Diese Bewertung ist nicht öffentlich',
    notPublic: 'Sie wurde zurückgezogen oder entfernt. Warum, steht in der E-Mail, die Sie bekommen haben.',
    seeAll: 'Alle Bewertungen zu {business} lesen',

    alreadyWritten: 'Sie haben Ihre Bewertung schon geschrieben',
    linkOver: 'Dieser Link lässt sich nicht verwenden',
    invitationOver: 'Diese Einladung ist abgelaufen oder wurde zurückgenommen.',
    orderExpired: 'Dieser Link zu Ihrer Bestellung ist abgelaufen.',
    orderUnsigned: 'Dieser Link ist unvollständig, oder seine Signatur ist nicht gültig.',
    instead: 'Sie können trotzdem eine Bewertung schreiben: Ihre Adresse wird dann per E-Mail bestätigt.',
    writeReview: 'Bewertung schreiben',

    mailSubject: 'Bestätigen Sie Ihre Bewertung zu {business}',
    mailHeading: 'Ist das Ihre Bewertung, {name}?',
    mailPreview: 'Einmal tippen, und Ihre Bewertung zu {business} wird geprüft und veröffentlicht.',
    mailReason:
      'Jemand hat diese Adresse bei einer Bewertung zu {business} angegeben. Wenn Sie es nicht waren, tun Sie nichts: Die Bewertung wird nach {unconfirmedDays} Tagen gelöscht.',
  },

  authorMail: {
    why: 'Sie haben mit dieser Adresse eine Bewertung zu {business} geschrieben.',
    receiptsAttached:
      'Im Anhang: unsere signierten Belege zu Ihrer Bewertung. In der Datei steht auf Englisch, was sie zeigen und wie Sie sie ohne uns prüfen.',
    seePublic: 'Öffentlich ansehen',
    deskIs: 'Ihre eigene Seite zu dieser Bewertung, nur für Sie:',
    deskLink: 'Stand ansehen oder zurückziehen',
    openDesk: 'Ihre Seite zu dieser Bewertung öffnen',

    publishedSubject: 'Ihre Bewertung zu {business} ist öffentlich',
    publishedHeading: 'Ihre Bewertung ist veröffentlicht',
    published:
      'Sie ist veröffentlicht, so wie Sie sie geschrieben haben. {business} kann darauf antworten, sie aber nicht ändern.',
    heldSubject: 'Ihre Bewertung zu {business} wird noch angesehen',
    heldHeading: 'Eine automatische Prüfung hat Ihre Bewertung angehalten',
    held: 'Die Prüfung sagt: {checks}. Dieselben Prüfungen laufen bei jeder Anzahl von Sternen. Der Betreiber dieses Dienstes sieht sie sich innerhalb von {decisionDays} Tagen an und entscheidet.',
    refusedSubject: 'Ihre Bewertung zu {business} wurde nicht veröffentlicht',
    refusedHeading: 'Ihre Bewertung wurde nicht veröffentlicht',
    refused: 'Der Betreiber dieses Dienstes hat entschieden, sie nicht zu veröffentlichen. Grund: {reason}.',
    repliedSubject: '{business} hat auf Ihre Bewertung geantwortet',
    repliedHeading: '{business} hat Ihnen geantwortet',

    editedSubject: 'Sie haben Ihre Bewertung zu {business} geändert',
    editedHeading: 'Sie haben Ihre Bewertung geändert',
    edited:
      'Jemand mit dem Link zu Ihrer privaten Seite hat sie geändert. So lautet sie jetzt. Wenn Sie das nicht waren, ändern Sie sie dort zurück.',
    photoRefusedSubject: 'Ein Foto oder Video in Ihrer Bewertung zu {business} wird nicht gezeigt',
    photoRefusedHeading: 'Eines Ihrer Fotos oder Ihr Video wird nicht gezeigt',
    photoRefused:
      'Ein Mensch, der Betreiber dieses Dienstes, hat es angesehen und gelöscht. Warum, steht auf Ihrer privaten Seite. Ihre Bewertung bleibt, wie sie ist, und auf dieser Seite können Sie ein anderes hinzufügen.',
    withdrawnSubject: 'Sie haben Ihre Bewertung zu {business} zurückgezogen',
    withdrawnHeading: 'Sie haben Ihre Bewertung zurückgezogen',
    withdrawn:
      'Text und Sterne sind nicht mehr öffentlich. Auf Ihrer privaten Seite können Sie sie wiederherstellen, auch wenn Sie das nicht waren.',

    challengedSubject: '{business} beanstandet Ihre Bewertung',
    challengedPreview: 'Grund: {reason}.',
    challenged: 'Das Unternehmen sagt: {reason}. Das ist seine Begründung:',
    challengedHidden:
      'Unsere eigene automatische Prüfung hat dasselbe in Ihrem Text gefunden, deshalb ist der Wortlaut bis zur Entscheidung verborgen. Ihre Sterne bleiben öffentlich und zählen weiter. Wenn Sie es auf Ihrer eigenen Seite herausnehmen, ist der Text wieder öffentlich, sofern keine andere Prüfung anschlägt.',
    challengedPublic: 'Ihre Bewertung bleibt mit einem Vermerk öffentlich und zählt weiter.',
    challengedReply:
      'Auf Ihrer eigenen Seite können Sie dem Betreiber antworten. Damit Sie Zeit dafür haben, wird Ihre Bewertung nicht vor {until} entfernt, außer wegen personenbezogener Daten, Hass oder Drohungen. Der Betreiber dieses Dienstes entscheidet bis {due}.',
    challengedReplySoon:
      'Auf Ihrer eigenen Seite können Sie dem Betreiber antworten, am besten gleich: Bei diesem Grund darf der Betreiber dieses Dienstes entscheiden, bevor Sie geantwortet haben. Er entscheidet bis {due}.',
    challengedEdit:
      'Sie müssen nichts tun. Wenn etwas darin nicht öffentlich sein sollte, berichtigen Sie es dort: Der Betreiber liest die geänderte Fassung. Wird Ihre Bewertung entfernt, können Sie einmal Beschwerde einlegen.',
    wasChallenged:
      '{business} hatte sie beanstandet: {reason}. Ein Mensch, der Betreiber dieses Dienstes, hat Ihre Worte gelesen und entschieden; die Sterne wurden ihm dabei nicht gezeigt.',
    removedSubject: 'Ihre Bewertung zu {business} wurde entfernt',
    removedHeading: 'Ihre Bewertung wurde entfernt',
    removalReason: 'Grund für die Entfernung: {reason}. Der Betreiber schreibt dazu:',
    appealOnce:
      'Auf Ihrer eigenen Seite können Sie sie berichtigen und einmal Beschwerde einlegen. Der Betreiber liest sie dann noch einmal, so wie sie dort steht. Sie können auch ein Gericht anrufen.',
    keptSubject: 'Ihre Bewertung zu {business} bleibt öffentlich',
    keptHeading: 'Ihre Bewertung bleibt öffentlich',
    keptBecause: 'Der Betreiber hat entschieden, sie zu behalten. Er schreibt dazu:',
    wasReported:
      'Jemand, der die Seite besucht hat, hatte sie gemeldet: {ground}. Ein Mensch, der Betreiber dieses Dienstes, hat Ihre Worte gelesen und entschieden; die Sterne wurden ihm dabei nicht gezeigt, und automatische Mittel waren nicht beteiligt.',
    reportedGone:
      'Ihr Wortlaut ist nicht mehr öffentlich, und ihre Sterne zählen nicht mehr zum Durchschnitt; die öffentliche Seite zählt sie mit diesem Grund unter den entfernten.',

    appealWonSubject: 'Über Ihre Beschwerde ist entschieden: Ihre Bewertung ist öffentlich',
    appealWonHeading: 'Ihre Bewertung ist öffentlich',
    appealLostSubject: 'Über Ihre Beschwerde ist entschieden: Die Bewertung bleibt entfernt',
    appealLostHeading: 'Ihre Bewertung bleibt entfernt',
    appealRead:
      'Der Betreiber dieses Dienstes hat sie noch einmal gelesen, so wie sie jetzt ist. Er schreibt dazu:',
    appealFinal:
      'Diese Entscheidung ist hier endgültig. Sie können weiterhin ein Gericht anrufen oder die Bewertung löschen.',

    codeSubject: '{code} ist der Code zum Löschen Ihrer Bewertung',
    codePreview: '{codeMinutes} Minuten gültig.',
    codeWhy:
      'Sie haben mit dieser Adresse eine Bewertung zu {business} geschrieben, und jemand hat darum gebeten, sie zu löschen.',
    code: 'Geben Sie diesen Code innerhalb von {codeMinutes} Minuten auf Ihrer Seite der Bewertung zu {business} ein. Dann werden die Bewertung, Ihr Name und Ihre Adresse endgültig gelöscht.',
    codeNothing: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne den Code geschieht nichts.',

    reasons: {
      personal_data: 'personenbezogene Daten',
      hate_or_threats: 'Hass oder Drohungen',
      unlawful: 'rechtswidriger Inhalt',
      spam: 'Spam oder Werbung',
      not_about_business: 'betrifft nicht dieses Unternehmen',
      duplicate: 'doppelt',
      conflict_of_interest: 'Interessenkonflikt',
      fake: 'gefälscht',
      child_abuse: 'sexueller Missbrauch von Kindern',
    },
    checks: {
      duplicate_text: 'derselbe Text wurde schon einmal gesendet',
      duplicate_author: 'dieselbe Person hat das Unternehmen schon bewertet',
      links: 'enthält einen Link',
      advertising: 'liest sich wie Werbung',
      personal_data: 'enthält vielleicht personenbezogene Daten anderer',
      burst: 'viele Bewertungen kamen auf einmal an',
      insider_address: 'E-Mail-Adresse unter der Domain, die das Unternehmen als seine eigene angibt',
      group: 'eine von mehreren ähnlichen Bewertungen',
    },
  },

  invitation: {
    subject: 'Wie war es bei {business}?',
    heading: 'Wie war es bei {business}?',
    greeting: 'Guten Tag {name},',
    greetingWithoutName: 'Guten Tag,',
    text: 'möchten Sie anderen erzählen, wie es war? Es dauert eine Minute und braucht kein Konto. Schlechte Bewertungen werden genauso veröffentlicht wie gute, so wie Sie sie schreiben.',
    order: 'Es geht um Ihre Bestellung {order}.',
    stars: 'Wählen Sie Ihre Sterne. Ihre Worte schreiben Sie auf der nächsten Seite:',
    button: 'Bewertung schreiben',
    reminderSubject: 'Zur Erinnerung: Wie war es bei {business}?',
    reminder:
      'Vor einigen Tagen haben wir Sie schon gefragt. Wenn Sie nicht antworten möchten, müssen Sie nichts tun.',
    until: 'Der Link gilt nur für Sie, bis zum {date}.',
    consent:
      'Sie erhalten diese E-Mail an {email}, weil Sie zugestimmt haben, dass {business} Sie fragt. Vouchsafe hat sie für {business} verschickt.',
    existing_customer:
      'Sie erhalten diese E-Mail an {email}, weil Sie Kundin oder Kunde von {business} waren. Vouchsafe hat sie für {business} verschickt.',
    unsubscribe: 'Keine Einladungen mehr von {business}',
  },

  incentive: {
    given:
      'Für Ihre Bewertung bekommen Sie: {incentive}. Sie bekommen es, was immer Sie sagen und wie viele Sterne Sie auch geben.',
    marked: 'Bei Ihrer Bewertung wird das stehen.',
  },

  questions: {
    shown: 'Wird bei Ihrer Bewertung gezeigt.',
    notShown: 'Nur für {business}, wird nie gezeigt.',
    noAnswer: 'Keine Antwort',
    answerLong: 'Hier sind höchstens 300 Zeichen möglich',
    answerHeld:
      'Diese Antwort können alle lesen. Bitte ohne Links, Werbung, E-Mail-Adressen und Telefonnummern',
    notAnOption: 'Bitte wählen Sie eine der Antworten',
  },

  logCheck: {
    offer: 'Diese Seite mit dem öffentlichen Log vergleichen',
    otherWays: 'Dafür ist JavaScript nötig. Andere Wege zu prüfen',
    running: 'Ihr Browser prüft …',
    good: '{received} eingegangen, {shown} öffentlich, jede nachgewiesen. Ihr Browser hat {acts} Log-Einträge, Sterne und Text jeder Bewertung und die Zahlen auf dieser Seite geprüft.',
    ofProduct: '{count} davon gelten diesem Produkt.',
    part: '{count} Bewertungen auf dieser Seite stehen mit diesem Text und diesen Sternen im Log.',
    counted: 'Das Log zählt so viele Bewertungen wie diese Seite.',
    rest: 'Nicht geprüft: der Durchschnitt und die Bewertungen auf anderen Seiten.',
    all: 'Alle {count} Bewertungen prüfen, etwa {size} MB',
    seen: 'Auch gesehen von {witnesses}.',
    alone: 'Noch überwacht niemand sonst dieses Log: Es könnte anderen etwas anderes zeigen.',
    limits: 'Das beweist nicht, dass eine Bewertung ehrlich ist.',
    bad: 'Diese Seite und das Log widersprechen sich',
    checkpoint: 'Der Stand des Logs ist nicht von diesem Dienst signiert.',
    record: 'Der Datensatz dieses Unternehmens gehört nicht zum signierten Stand des Logs.',
    acts: 'Die Log-Einträge dieses Unternehmens sind unvollständig oder verändert.',
    openings: 'Eine Bewertung aus dem Log fehlt, oder ihr Text ist nicht der im Log.',
    numbers: 'Die Zahlen auf dieser Seite sind nicht die des Logs.',
    reviews: 'Eine Bewertung auf dieser Seite steht nicht mit diesem Text und diesen Sternen im Log.',
    missing: 'Diese Seite lässt eine Bewertung des Logs aus.',
    next: 'Laden Sie die Seite neu und prüfen Sie noch einmal. Bleibt die Meldung, speichern Sie die Seite: Das Log ist signiert, daher lässt sich das beweisen.',
    unreachable: 'Das Log ist gerade nicht lesbar. Bitte versuchen Sie es später noch einmal.',
  },
  profile: {
    openingHours: 'Öffnungszeiten',
    openNow: 'Jetzt geöffnet',
    openUntil: 'Geöffnet bis {time}',
    closedNow: 'Jetzt geschlossen',
    opensToday: 'Jetzt geschlossen, öffnet um {time}',
    opensOn: 'Jetzt geschlossen, öffnet {day} um {time}',
    closed: 'geschlossen',
    allDay: 'durchgehend',
    byAppointment: 'nach Vereinbarung',
    links: 'Website und soziale Netzwerke',
    earlier: {
      line: 'Ein früheres Unternehmen wurde am {date} geschlossen.',
      link: 'Seine Bilanz ansehen',
      text: 'Vor {business} wurde hier ein Unternehmen geschlossen, das nach unseren Regeln oder der Entscheidung des Betreibers dasselbe ist. Dies sind seine Zahlen an jenem Tag. Texte, Verfasser und Inhaber bewahren wir nicht auf. Wir löschen diese Bilanz {recordYears} Jahre nach der Schließung.',
      since: 'Sammelte hier Bewertungen seit',
      received: 'Eingegangene Bewertungen',
      published: 'Von Kunden veröffentlicht',
      average: 'Durchschnitt',
      withdrawn: 'Von den Verfassern zurückgezogen',
      removed: 'Vom Betreiber entfernt',
    },
    logoOf: 'Logo von {business}',
    coverOf: 'Von {business} gewähltes Bild',
    ownWords:
      'Bilder und Angaben oben stammen von {business}. Sterne und Bewertungen darunter stammen von der Kundschaft.',
    report: 'Problem melden',
    categories: {
      bakery: 'Bäckerei',
      cafe: 'Café',
      restaurant: 'Restaurant',
      bar: 'Bar oder Kneipe',
      hotel: 'Hotel',
      shop: 'Geschäft',
      online_shop: 'Onlineshop',
      hairdresser: 'Friseur',
      beauty: 'Kosmetikstudio',
      fitness: 'Fitnessstudio',
      medical: 'Arztpraxis',
      dentist: 'Zahnarztpraxis',
      pharmacy: 'Apotheke',
      vet: 'Tierarztpraxis',
      car_repair: 'Autowerkstatt',
      trades: 'Handwerk und Bau',
      legal: 'Anwaltskanzlei',
      accounting: 'Steuer und Buchhaltung',
      finance: 'Finanzdienstleistungen',
      estate: 'Immobilien',
      travel: 'Reisebüro',
      entertainment: 'Freizeit und Veranstaltungen',
      education: 'Schule oder Weiterbildung',
      childcare: 'Kinderbetreuung',
      software: 'Software',
      other: 'Andere',
    },
  },

  photos: {
    title: 'Fotos oder ein Video hinzufügen',
    lead: 'Bis zu {count} Fotos und ein Video. Angaben dazu, wo und mit welcher Kamera sie aufgenommen wurden, entfernen wir. Der Betreiber dieses Dienstes sieht sich jede Aufnahme innerhalb von {decisionDays} Tagen an, egal wie viele Sterne Sie geben; erst dann ist sie öffentlich.',
    choose: 'Fotos',
    chooseHelp: 'JPEG, PNG oder WebP, je bis zu {megabytes} MB.',
    consent:
      'Ich habe diese Fotos aufgenommen. Alle, die zu erkennen sind, sind einverstanden, und kein Kind ist ohne Einwilligung eines Elternteils zu sehen. Die Fotos dürfen mit meiner Bewertung gezeigt werden.',
    consentMissing: 'Bitte stimmen Sie dem zu, bevor Sie Fotos senden.',
    noFile: 'Bitte wählen Sie ein Foto.',
    send: 'Fotos senden',
    progress: '{name}: {percent} %',
    unsent: '{name} wurde nicht gesendet.',
    again: 'Noch einmal versuchen',
    photoOf: 'Foto {number}',
    waiting: 'Noch nicht öffentlich: Wir müssen es noch ansehen',
    shown: 'Öffentlich',
    refused: 'Nicht gezeigt: {reason}',
    remove: 'Entfernen',
    enough: 'Eine Bewertung kann {count} Fotos haben. Entfernen Sie eines, um ein anderes hinzuzufügen.',
    notNow: 'Zu dieser Bewertung lässt sich zurzeit nichts hinzufügen.',
    unreadable: 'Wir können diese Datei nicht lesen. Bitte wählen Sie ein Foto als JPEG, PNG oder WebP.',
    tooLarge: 'Diese Datei ist größer als {megabytes} MB.',
    video: 'Ihr Video',
    videoHelp: 'MP4 oder WebM, bis zu {seconds} Sekunden und {videoMegabytes} MB.',
    record: 'Video aufnehmen',
    stop: 'Aufnahme beenden',
    noCamera: 'Ihr Browser hat uns die Kamera nicht freigegeben. Sie können stattdessen eine Datei wählen.',
    captions: 'Was im Video gesagt wird',
    captionsHelp: 'Wird als Untertitel gezeigt: Viele sehen Videos ohne Ton.',
    consentVideo:
      'Ich habe dieses Video gemacht. Alle, die zu erkennen sind, sind einverstanden, und kein Kind ist ohne Einwilligung eines Elternteils zu sehen. Das Video darf mit meiner Bewertung gezeigt werden.',
    sendVideo: 'Video senden',
    noVideo: 'Bitte wählen Sie ein Video oder nehmen Sie eines auf.',
    videoTooLong: 'Dieses Video ist länger als {seconds} Sekunden.',
    videoUnreadable: 'Wir können diese Datei nicht lesen. Bitte wählen Sie ein Video als MP4 oder WebM.',
    videoTooLarge: 'Diese Datei ist größer als {videoMegabytes} MB.',
    deskLink: 'Fotos und Video hinzufügen oder entfernen',
    reasons: {
      person: 'eine Person oder ein Kind, vielleicht ohne Einverständnis',
      nudity: 'Nacktheit',
      violence: 'Gewalt oder Hass',
      private: 'private Daten, etwa eine Adresse, ein Kennzeichen oder ein Dokument',
      other_work: 'ein fremdes Werk',
      unrelated: 'Werbung oder ohne Bezug zum Unternehmen',
    },
  },

  desk: {
    title: 'Ihre Bewertung',
    pending: 'Ihre Bewertung ist noch nicht öffentlich',
    published: 'Ihre Bewertung ist öffentlich',
    withdrawn: 'Sie haben Ihre Bewertung zurückgezogen',
    removed: 'Ihre Bewertung wurde entfernt',
    hidden: 'Der Wortlaut Ihrer Bewertung ist vorerst verborgen',
    refused: 'Ihre Bewertung wurde nicht veröffentlicht',
    rechecked: 'Ihre Bewertung wird noch einmal geprüft',
    publishedWhy:
      'Sie erscheint so, wie Sie sie geschrieben haben. {business} kann darauf antworten oder sie beanstanden, sie aber nicht ändern.',
    hiddenWhy:
      'Nur ihre Sterne sind öffentlich. {business} hat sie beanstandet, und unsere eigene Prüfung hat dasselbe in Ihrem Text gefunden: {reason}. Nehmen Sie es heraus, ist Ihr Text sofort wieder öffentlich, sofern keine andere Prüfung anschlägt. Der Betreiber dieses Dienstes entscheidet.',
    challengedWhy:
      'Sie bleibt öffentlich und ist als beanstandet gekennzeichnet. Der Betreiber dieses Dienstes entscheidet.',
    withdrawnWhy:
      'Ihr Wortlaut ist nicht öffentlich, und ihre Sterne zählen nicht zum Durchschnitt. Das öffentliche Verzeichnis zählt sie zu den zurückgezogenen Bewertungen.',
    removedWhy: 'Der Betreiber dieses Dienstes hat sie entfernt. Grund: {reason}.',
    confirmFirst: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
    heldWhy:
      'Eine automatische Prüfung hat sie angehalten: {checks}. Der Betreiber dieses Dienstes entscheidet innerhalb von {decisionDays} Tagen.',
    challengedOn: '{business} hat Ihre Bewertung am {date} beanstandet: {reason}. Die Begründung:',
    decidesSoon: 'Bei diesem Grund darf der Betreiber entscheiden, bevor Sie geantwortet haben.',
    replyUntil:
      'Vor {until} kann der Betreiber Ihre Bewertung nur wegen personenbezogener Daten, Hass oder Drohungen entfernen, damit Sie unten antworten können.',
    decisionDue:
      'Die Entscheidung fällt bis {due}. Wird Ihre Bewertung entfernt, können Sie einmal Beschwerde einlegen.',
    appealed: 'Sie haben am {date} Beschwerde eingelegt.',
    appealOpen: 'Der Betreiber entscheidet innerhalb von {decisionDays} Tagen.',
    appealAccepted: 'Der Betreiber hat der Beschwerde stattgegeben: {note}',
    appealRejected: 'Der Betreiber hat die Beschwerde zurückgewiesen: {note}',
    challengeRejected: 'Der Betreiber hat eine Beanstandung zurückgewiesen: {note}',
    edited: 'Von Ihnen geändert, zuletzt am {date}',
    notShown: 'wird nicht öffentlich gezeigt',
    restore: 'Wiederherstellen',

    stateTitle: 'Auf die Beanstandung antworten',
    stateWhy:
      'Nur der Betreiber liest Ihre Antwort, weder die Öffentlichkeit noch das Unternehmen. Bis zur Entscheidung können Sie sie ändern.',
    stated: 'Zuletzt gespeichert: {date}.',
    statement: 'Ihre Stellungnahme zur Beanstandung',
    statementHelp:
      'Was geschehen ist und woher Sie es wissen: eine Bestellung, ein Datum, ein Foto, das Sie zeigen könnten.',
    send: 'An den Betreiber senden',
    replace: 'Meine Antwort ersetzen',
    tooShort: 'Bitte schreiben Sie mindestens {count} Zeichen',
    tooLong: 'Bitte schreiben Sie höchstens {count} Zeichen',

    appealTitle: 'Beschwerde (einmal)',
    appealWhy:
      'Der Betreiber liest die jetzige Fassung Ihrer Bewertung innerhalb von {decisionDays} Tagen noch einmal. Muss etwas daraus weg, ändern Sie es vorher.',
    appeal: 'Warum sie öffentlich sein soll',
    sendAppeal: 'Beschwerde senden',

    editTitle: 'Diese Bewertung ändern',
    editWhy:
      'Die neue Fassung durchläuft dieselben Prüfungen. Die alte behalten wir, zeigen sie aber nicht mehr; die Seite sagt, dass Sie die Bewertung geändert haben und wie viele Sterne sie vorher hatte.',
    editRemovedWhy: 'Der Betreiber liest die neue Fassung. Das Speichern veröffentlicht sie nicht.',
    publish: 'Änderungen veröffentlichen',
    save: 'Änderungen speichern',
    renameTitle: 'Angezeigten Namen ändern',
    renameWhy:
      'Der neue Name durchläuft dieselben Prüfungen wie die Bewertung. Den alten behalten wir in Ihrer Datei, zeigen ihn aber nicht mehr.',
    renameHiddenWhy: 'Die Änderung veröffentlicht die Bewertung nicht.',
    rename: 'Namen speichern',
    withdrawTitle: 'Diese Bewertung zurückziehen',
    withdrawWhy:
      'Ihr Wortlaut ist dann nicht mehr öffentlich, und ihre Sterne zählen nicht zum Durchschnitt. Das öffentliche Verzeichnis zählt sie als zurückgezogen. Mit demselben Link können Sie sie wiederherstellen; sie wird dann erneut geprüft.',
    withdraw: 'Meine Bewertung zu {business} zurückziehen',
    consentTitle: 'Einwilligung ändern',
    consentSince: 'Seit {date}:',
    consent: 'Einwilligung speichern',
    consentWhy: 'Soll Ihre Bewertung gar nicht mehr gezeigt werden, ziehen Sie sie oben zurück.',
    downloadTitle: 'Alles herunterladen',
    downloadWhy:
      'Eine Datei mit Ihrer Bewertung, allen Fassungen, allem, was das Unternehmen und der Betreiber damit getan haben, und einem signierten Beleg für jeden Schritt.',
    inLog:
      'Bisher in unserem öffentlichen Protokoll: {count} von {total} Schritten. Die Datei enthält die Beweise.',
    download: 'Meine Bewertung und ihre Belege herunterladen',
    eraseTitle: 'Diese Bewertung und meine Daten löschen',
    eraseWhy:
      'Wir löschen Ihren Text, Ihre Sterne, Ihren Namen und Ihre Adresse sowie die Antwort von {business} endgültig. Nur Prüfsummen bleiben in unserem Protokoll, und Sicherungskopien, bis sie ersetzt werden. Das lässt sich nicht rückgängig machen. Damit feststeht, dass Sie es sind, senden wir einen Code an {email}.',
    code: 'Code aus der E-Mail',
    codeHelp: 'Sechs Ziffern, {codeMinutes} Minuten gültig.',
    codeWrong: 'Dieser Code ist falsch oder abgelaufen. Sie können einen neuen anfordern.',
    erase: 'Endgültig löschen',
    sendCode: 'Code anfordern',
    newCode: 'Neuen Code anfordern',

    withdrawnNow: 'Ihre Bewertung ist zurückgezogen',
    restoredNow: 'Ihre Bewertung ist wieder öffentlich',
    heldNow: 'Eine Prüfung hat angeschlagen; der Betreiber entscheidet',
    editedNow: 'Die neue Fassung ist öffentlich',
    savedNow: 'Für den Betreiber gespeichert',
    unchangedNow: 'Nichts wurde geändert',
    renamedNow: 'Ihr neuer Name ist gespeichert',
    consentNow: 'Ihre Einwilligung ist gespeichert',
    appealedNow: 'Ihre Beschwerde liegt beim Betreiber',
    codeNow: 'Ein Code ist unterwegs zu Ihnen',
    notNow: 'Die Bewertung hat sich inzwischen geändert. Bitte laden Sie diese Seite neu.',

    erasedTitle: 'Ihre Bewertung ist gelöscht',
    erasedWhy:
      'Wir haben Ihren Text, Ihre Sterne, Ihren Namen und Ihre Adresse gelöscht, und die Links in Ihren E-Mails funktionieren nicht mehr. Eine Sicherungskopie kann sie enthalten, bis sie ersetzt wird.',
    erasedLog:
      'Das Protokoll zeigt weiterhin, dass es eine Bewertung gab und dass sie gelöscht wurde. Ohne die gelöschten Daten kann sie niemand Ihnen zuordnen.',
    erasedReceipt: 'Beleg der Löschung herunterladen',
  },

  unsubscribing: {
    title: 'Keine Einladungen mehr?',
    text: 'Sie können diese Einladung ablehnen oder alle Einladungen von {business} abbestellen.',
    decline: 'Nur diese ablehnen, keine Erinnerungen',
    out: 'Keine Einladungen mehr',
    outText: '{business} kann Ihre Adresse über diesen Dienst nicht mehr einladen.',
    declined: 'Wir erinnern Sie nicht',
    declinedText:
      'Diese Einladung ist aufgehoben. {business} darf Sie nach einem anderen Besuch wieder einladen.',
    stays: 'Was bleibt:',
    staysText:
      'eine Prüfsumme Ihrer Adresse, damit wir Ihnen nicht wieder schreiben. Ihre Bewertungen sind nicht betroffen.',
  },

  yourData: {
    codeSubject: 'Ihr Code: {code}',
    preview: 'Jemand hat den Betreiber dieses Dienstes nach Ihren Daten gefragt.',
    why: 'Der Betreiber dieses Dienstes hat Ihre Adresse eingegeben, weil jemand in Ihrem Namen angefragt hat.',
    code: 'Der Betreiber dieses Dienstes wurde in Ihrem Namen gebeten, alles herauszugeben oder zu löschen, was unter dieser Adresse gespeichert ist. Wenn Sie das waren, nennen Sie ihm diesen Code. Er gilt {days} Tage.',
    notYou:
      'Sie waren das nicht? Behalten Sie den Code für sich: Ohne ihn wird nichts herausgegeben oder gelöscht.',
    noticeSubject: 'Ihre Daten: Einspruch bis {date}, wenn Sie das nicht waren',
    notice:
      'Der Betreiber dieses Dienstes wurde in Ihrem Namen gebeten, alles herauszugeben oder zu löschen, was unter dieser Adresse gespeichert ist: Bewertungen, Einladungen und Nachrichten. Die Person hat dieses Postfach nicht benutzt und sich anders ausgewiesen. Ab {date} kann es geschehen. Wenn Sie das nicht waren, halten Sie es jetzt auf.',
    stop: 'Anfrage stoppen',
    stopTitle: 'Ihre Daten behalten?',
    stopText:
      'Der Betreiber wurde gebeten, herauszugeben oder zu löschen, was unter Ihrer Adresse gespeichert ist. Wenn Sie die Anfrage stoppen, geschieht keines von beiden.',
    stopped: 'Gestoppt',
    stoppedText: 'Ihre Daten bleiben, wie sie sind, und niemand bekommt sie.',
  },

  report: {
    review: 'Was stimmt mit dieser Bewertung nicht?',
    reply: 'Was stimmt mit dieser Antwort nicht?',
    starsAlone: 'Keine Worte, nur Sterne.',
    replyTo: '{business} an {author}',
    reviewInstead: 'Stattdessen die Bewertung melden',
    replyInstead: 'Stattdessen die Antwort melden',
    aboutPhoto: 'Geht es um ein Foto? Schreiben Sie unten, um welches.',
    ground: 'Grund',
    groundHelp:
      'Ungerecht oder schädlich für ein Unternehmen zu sein ist kein Grund: Das Unternehmen kann antworten.',
    groundMissing: 'Bitte wählen Sie, was nicht stimmt',
    grounds: {
      personal_data:
        'Sie nennt oder beschreibt eine Privatperson oder verrät eine Adresse, eine Nummer oder eine Krankheit.',
      hate_or_threats: 'Sie greift Menschen dafür an, wer sie sind, oder bedroht jemanden.',
      unlawful:
        'Ihre Veröffentlichung verstößt gegen ein Gesetz. Sagen Sie, gegen welches, oder was sie rechtswidrig macht.',
      spam: 'Sie verkauft etwas oder hat mit keinem Unternehmen zu tun.',
      not_about_business:
        'Sie handelt von einem anderen Unternehmen oder von etwas, das nicht bei diesem geschah.',
      duplicate: 'Dieselbe Person hat über dieses Unternehmen schon dasselbe gesagt.',
      conflict_of_interest:
        'Wer sie schrieb, arbeitet für das Unternehmen, ist mit dem Inhaber verwandt oder ein Wettbewerber.',
      fake: 'Sie beschreibt etwas, das nicht geschehen sein kann. Sagen Sie, woher Sie das wissen.',
      child_abuse: 'Sie zeigt, bietet an oder fördert ihn. Sie müssen nicht sagen, wer Sie sind.',
    },
    why: 'Warum',
    whyHelp:
      'Welche Worte meinen Sie, und warum? Sind sie rechtswidrig, sagen Sie, gegen welches Gesetz sie verstoßen oder was sie rechtswidrig macht.',
    who: 'Wer Sie sind',
    whoHelp:
      'Beides ist freiwillig. Ohne E-Mail-Adresse können wir Ihnen weder eine Eingangsbestätigung noch Fragen noch die Entscheidung senden. Die Entscheidung finden Sie auf der nächsten Seite: Heben Sie deren Adresse auf.',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    emailHelp:
      'Nur der Betreiber sieht Ihren Namen und Ihre Adresse. Wir löschen beides {contestableMonths} Monate nach der Entscheidung, auf Ihren Wunsch früher.',
    emailToo: 'Bitte geben Sie auch Ihre E-Mail-Adresse an oder lassen Sie beides leer',
    goodFaith: 'Ich versichere nach bestem Wissen, dass diese Meldung richtig und vollständig ist.',
    goodFaithMissing: 'Bitte bestätigen Sie das; wir brauchen es, um die Meldung anzunehmen',
    sendReview: 'Bewertung melden',
    sendReply: 'Antwort melden',
    cancel: 'Abbrechen',
    person: 'Ein Mensch entscheidet.',
    personText:
      'Der Betreiber dieses Dienstes entscheidet innerhalb von {decisionDays} Tagen, nicht automatisch.',
    until: 'Bis dahin ändert sich nichts.',
    untilText: 'Melden kann jeder, deshalb verbirgt eine Meldung allein nichts.',
    secret: 'Nur der Betreiber erfährt, wer Sie sind',
    secretText:
      'und was Sie geschrieben haben. Die Verfasserin oder der Verfasser und {business} erfahren den Grund und die Entscheidung.',

    open: 'Wir haben Ihre Meldung erhalten',
    upheldReview: 'Die Bewertung wurde entfernt',
    upheldReply: 'Die Antwort wurde entfernt',
    rejectedReview: 'Die Bewertung bleibt öffentlich',
    rejectedReply: 'Die Antwort bleibt öffentlich',
    goneReview: 'Die Bewertung ist nicht mehr öffentlich',
    goneReply: 'Die Antwort ist nicht mehr öffentlich',
    reportedReview: 'Sie haben am {date} eine Bewertung zu {business} gemeldet: {ground}.',
    reportedReply: 'Sie haben am {date} eine Antwort von {business} gemeldet: {ground}.',
    waiting:
      'Der Betreiber dieses Dienstes, ein Mensch, liest Ihre Meldung und entscheidet innerhalb von {decisionDays} Tagen, nicht automatisch. Bis dahin ändert Ihre Meldung nichts auf der Seite.',
    waitingMail:
      'Wir haben Ihnen eine Eingangsbestätigung gesendet und senden Ihnen die Entscheidung mit Begründung. Sie finden sie auch hier.',
    waitingHere:
      'Sie haben keine E-Mail-Adresse angegeben, deshalb erscheint die Entscheidung nur hier. Heben Sie die Adresse dieser Seite auf.',
    gone: 'Sie wurde aus einem anderen Grund entfernt, bevor der Betreiber entschieden hat. Es ist nichts mehr zu entscheiden.',
    upheld: 'Grund für die Entfernung: {reason}.',
    rejected: 'Der Betreiber hat Ihre Meldung gelesen und lässt den Text öffentlich.',
    decided: 'Am {date} von einem Menschen entschieden, nicht automatisch.',
    contest:
      'Halten Sie das für falsch, schreiben Sie innerhalb von {contestableMonths} Monaten an {email} und sagen Sie, warum. Sie können sich auch an eine nach Artikel 21 des Gesetzes über digitale Dienste zertifizierte Streitbeilegungsstelle wenden, falls sie für diesen Dienst zuständig ist, oder an ein Gericht.',
    nothingKept: 'Wir speichern weder Namen noch Adresse.',
    nothingKeptText:
      'Was Sie geschrieben haben, löschen wir {contestableMonths} Monate nach der Entscheidung.',
    kept: 'Ihr Name und Ihre Adresse',
    keptText:
      'sind nur für diese Meldung gespeichert, bis {contestableMonths} Monate nach der Entscheidung. Sie können sie jetzt löschen.',
    keptOpen: 'Der Betreiber entscheidet trotzdem, aber wir können Ihnen die Entscheidung nicht senden.',
    forget: 'Meinen Namen und meine Adresse löschen',

    mailWhy:
      'Jemand hat diese Adresse bei einer Meldung angegeben. Wenn Sie es nicht waren, öffnen Sie die Seite und löschen Sie die Adresse.',
    mailLater: 'Wir senden Ihnen die Entscheidung mit Begründung. Sie finden sie auch auf dieser Seite:',
    mailDecided: 'Über Ihre Meldung ist entschieden',
    mailSee: 'Ihre Meldung ansehen',
  },

  errors: {
    notFound: 'Seite nicht gefunden',
    notFoundText: 'Vielleicht ist die Adresse vertippt oder der Link alt. Bitte prüfen Sie ihn.',
    gone: 'Dieser Link funktioniert nicht mehr',
    goneText:
      'Er ist abgelaufen, oder worum es ging, wurde zurückgezogen oder gelöscht. Bitte nehmen Sie unsere neueste E-Mail.',
    unread: 'Wir konnten diese Anfrage nicht lesen',
    unreadText:
      'Nichts wurde geändert. Gehen Sie zurück, prüfen Sie Ihre Eingaben und senden Sie sie noch einmal.',
    limited: 'Zu viele Versuche',
    limitedText:
      'Diese Grenze hält automatischen Missbrauch ab. Nichts geht verloren, und sie hebt sich von selbst auf.',
    broken: 'Bei uns ist etwas schiefgegangen',
    brokenText: 'Nichts Gespeichertes ist verloren. Bitte versuchen Sie es gleich noch einmal.',
    away: 'Vorübergehend nicht erreichbar',
    awayText: 'Nichts Gespeichertes ist verloren. Bitte versuchen Sie es in einer Minute noch einmal.',
    again: 'Noch einmal versuchen',
    after: 'Versuchen Sie es wieder nach {time}.',
    help: 'Brauchen Sie Hilfe? Nennen Sie die Anfrage {id}',
    home: 'Zur Startseite',
  },

  content: {
    oneAbout: '{author} über {business}:',
    oneAboutTopics: '{author} über {business} ({topics}):',
    severalAbout: 'Kundinnen und Kunden über {business}:',
    selected: 'Ausgewählte Bewertungen',
  },

  widgets: {
    region: 'Kundenbewertungen zu {business}',
    stars: '{rating} von 5 Sternen',
    reviews: { one: '{count} Bewertung', other: '{count} Bewertungen' },
    importedReviews: { one: '{count} importierte Bewertung', other: '{count} importierte Bewertungen' },
    imported: { one: '{count} importierte', other: '{count} importierte' },
    since: '{reviews} seit {month}',

    none: 'Noch keine Bewertungen',
    whole: 'Alle Bewertungen',
    complete: 'Alle {reviews}, {order}',
    completeOf: 'Alle Bewertungen, {order}: {reviews}',
    newestOf: 'Die neueste Bewertung: {shown} von {total}',
    newest: 'Die neuesten {shown} von {total}',
    chosen: 'Einzeln ausgewählt von {business}: {shown} von {total}',
    selected: '{criteria}, ausgewählt von {business}: {shown} von {total}',
    only: 'nur {what}',
    criteria: {
      five: 'fünf Sterne',
      least: 'ab {stars} Sternen',
      topic: 'Thema {name}',
      reply: 'mit Antwort',
    },
    quoted: '„{name}“',
    orders: {
      newest: 'neueste zuerst',
      oldest: 'älteste zuerst',
      highest: 'meiste Sterne zuerst',
      lowest: 'wenigste Sterne zuerst',
      helpful: 'hilfreichste zuerst',
    },
    hidden: {
      one: '{count} während einer Beanstandung verborgen',
      other: '{count} während einer Beanstandung verborgen',
    },
    removed: { one: '{count} entfernt', other: '{count} entfernt' },

    showAll: 'Alle {reviews} anzeigen',
    showWhole: 'Alle Bewertungen anzeigen',
    writeFirst: 'Die erste Bewertung schreiben',
    collected: 'Wie diese Bewertungen gesammelt werden',
    maker: 'von Vouchsafe',
    more: 'Mehr anzeigen',
    fewer: 'Weniger anzeigen',
    previous: 'Vorherige Bewertung',
    next: 'Nächste Bewertung',
    position: '# von {count}',
    pause: 'Anhalten',
    play: 'Abspielen',
    close: 'Schließen',
    open: 'Bewertungen',
    topics: 'Worüber Kunden schreiben',
    photo: 'Foto {number} von {author}',
    video: 'Video von {author}',
    photos: { one: '{count} Foto', other: '{count} Fotos' },
    photosOf: '{photos} aus {shown} von {total} Bewertungen',
    noPhotos: 'Noch keine Fotos',

    provenance: {
      order: 'Bestätigter Kauf',
      invited: 'Vom Unternehmen eingeladen',
      confirmed: 'Adresse bestätigt',
      insider: 'Gehört zum Unternehmen',
      imported: 'Importiert',
    },
    importedFrom: 'Importiert aus {source}',
    challenged: 'Von {business} beanstandet',
    challengedFor: 'Von {business} beanstandet: {reason}',
    incentive: 'Mit Belohnung: {incentive}',
    replies: '{business} antwortet',
  },
} satisfies Messages
