import type { Messages } from './en.ts'

export const pl = {
  reviewForm: {
    skip: 'Przejdź do formularza',
    language: 'Język',
    yourWords: 'Państwa słowa, tak jak je Państwo piszą.',
    yourWordsWhy:
      '{business} może odpowiedzieć, ale nie może zmienić, opóźnić ani ukryć opinii z powodu liczby gwiazdek.',
    sample: 'Dane przykładowe',
    collectedWith: 'Zebrano za pomocą Vouchsafe',
    privacy: 'Prywatność',

    question: 'Jak było w {business}?',
    checkFields: 'Proszę sprawdzić zaznaczone niżej pola.',
    rating: 'Państwa ocena',
    star1: 'Źle',
    star2: 'Słabo',
    star3: 'W porządku',
    star4: 'Dobrze',
    star5: 'Znakomicie',
    tapStar: 'Proszę dotknąć gwiazdki',
    starsOf: '{count} z 5 gwiazdek',
    story: 'Jak to wyglądało?',
    storyHelp: 'Co zostało kupione, jak było, co warto zmienić. Wystarczą też same gwiazdki.',
    title: 'Tytuł',
    optional: 'nieobowiązkowe',
    name: 'Wyświetlane imię',
    nameHelp:
      'Pojawi się przy opinii. Wystarczy imię i pierwsza litera nazwiska; można to zmienić w każdej chwili.',
    email: 'Adres e-mail',
    emailHelp:
      'Nigdy nie jest pokazywany przy opinii, nawet firmie {business}. Wyślemy link, aby potwierdzić, że należy do Państwa.',
    notYourAddress:
      'Adres się nie zgadza? Kto czyta tam pocztę, może zmienić lub wycofać tę opinię. Prosimy wtedy napisać z własnego adresu:',
    invitedAt: 'Zaproszenie wysłano na adres {email}. Nigdy nie jest on pokazywany; tam trafi potwierdzenie.',
    orderOf: 'Chodzi o zamówienie {order}. Adres {email} nigdy nie jest pokazywany; tam trafi potwierdzenie.',
    consentShow:
      'Zgadzam się, aby moja opinia została tu opublikowana z moim imieniem i aby {business} mogło pokazywać ją na własnej stronie. Mogę ją wycofać w każdej chwili.',
    consentMarketing: '{business} może ją też cytować w mediach społecznościowych i reklamach.',
    insider: 'Pracuję dla {business} lub współpracuję z tą firmą albo jestem osobą bliską właścicielowi',
    insiderHelp:
      'Opinia zostanie wtedy oznaczona jako opinia osoby związanej z firmą i nie będzie wliczana do oceny.',
    leaveEmpty: 'Proszę zostawić to pole puste',
    send: 'Wyślij opinię',
    sending: 'Wysyłanie opinii',
    noteOpen:
      'Konto nie jest potrzebne. Opinia zostanie opublikowana bez zmian, gdy adres zostanie potwierdzony i przejdzie ona te same kontrole co każda inna.',
    noteKnown:
      'Konto nie jest potrzebne. Opinia zostanie opublikowana bez zmian, gdy przejdzie te same kontrole co każda inna.',
    howCollected: 'Jak zbierane są opinie',
    countOf: '{count} z {limit}',
    charactersLeft: 'Pozostało znaków: {count}',
    charactersOver: 'Znaków za dużo: {count}',

    ratingMissing: 'Proszę wybrać liczbę gwiazdek',
    textShort: 'Proszę napisać co najmniej 2 znaki albo zostawić pole puste',
    textLong: 'Opinia może mieć najwyżej 5000 znaków',
    titleLong: 'Tytuł może mieć najwyżej 120 znaków',
    nameShort: 'Proszę podać imię (co najmniej 2 znaki)',
    nameLong: 'Imię może mieć najwyżej 80 znaków',
    emailMissing: 'Proszę podać adres e-mail',
    emailLong: 'Ten adres e-mail jest za długi',
    emailWrong: 'Proszę podać prawidłowy adres e-mail',
    consentMissing: 'Proszę wyrazić zgodę, inaczej nie możemy opublikować opinii',
    insiderRefused:
      'Ten adres lub konto należy do {business} albo do operatora tej usługi. Po zaznaczeniu tego pola opublikujemy opinię jako opinię osoby związanej z firmą, poza oceną.',
    tooOld: 'Formularz był długo otwarty. Proszę nacisnąć przycisk jeszcze raz.',
    trapped: 'Proszę zostawić ukryte pole puste i nacisnąć przycisk jeszcze raz.',
    tooQuick: 'To było bardzo szybko. Proszę przeczytać całość i nacisnąć przycisk jeszcze raz.',
    alreadySent: 'To zostało już wysłane. Aby zmienić opinię, proszę użyć linku z otrzymanej wiadomości.',
    tooMany: 'Zbyt wiele prób. Proszę chwilę poczekać i ponownie nacisnąć przycisk.',
    unavailable:
      'W tej chwili nie można tego zapisać. Proszę spróbować za minutę: nic z napisanego tekstu nie zginie.',
    closed: 'Ta firma nie zbiera już opinii.',

    thankYou: 'Dziękujemy, {name}.',
    oneStep: 'Została jeszcze jedna rzecz.',
    oneStepWhy:
      'Wysłaliśmy link na adres {email}. Proszę go otworzyć, aby potwierdzić, że adres należy do Państwa: wtedy opinia zostanie sprawdzona i, jeśli przejdzie kontrole, opublikowana bez zmian. Bez potwierdzenia usuniemy ją po 30 dniach.',
    mailMissing:
      'Wiadomość nie dotarła? Proszę zajrzeć do folderu ze spamem. Aby nikt nie mógł zalać skrzynki, na jeden adres wysyłamy najwyżej {hour} takie wiadomości na godzinę i {day} dziennie. Jeśli przed chwilą przyszło ich kilka, proszę otworzyć link w każdej z nich albo poprosić o tę wiadomość ponownie później.',
    sendAgain: 'Wyślij wiadomość ponownie',
    sentAgain: 'Wiadomość jest w drodze, chyba że na ten adres przyszło ich już tyle, ile wysyłamy.',
    live: 'Opinia jest już publiczna, dokładnie taka, jak została napisana.',
    moreTitle: 'Coś jeszcze do dodania?',
    moreHelp: 'Wszystkie pola są nieobowiązkowe. Można to wysłać raz, w ciągu doby.',
    moreSend: 'Dodaj do opinii',
    moreDone: 'Dodano do opinii.',
    moreOver: 'Nie można już nic dodać. Aby zmienić opinię, proszę użyć linku z otrzymanej wiadomości.',
    titleHeld: 'Prosimy nie umieszczać w nagłówku linków, reklam, adresów e-mail ani numerów telefonu',
    receiptWhy:
      'Tym potwierdzeniem podpisujemy, że o tej porze otrzymaliśmy dokładnie te słowa i gwiazdki. Jeśli kiedyś pokażemy coś innego, można się na nie powołać.',
    saveReceipt: 'Zapisz potwierdzenie',
    seeOthers: 'Zobacz, co mówią inni',
    checkYourself: 'Aby sprawdzić samodzielnie:',
    checkYourselfHow:
      'ciąg znaków to odcisk słów, gwiazdek i czasu. Zapisany plik wyjaśnia po angielsku, jak sprawdzić nasz podpis bez nas.',
    receipt: 'Potwierdzenie',
    reviewOf: 'Opinia o',
    ratingGiven: 'Ocena',
    received: 'Otrzymano',
    logEntry: 'Wpis w rejestrze',

    isYours: 'Czy to Państwa opinia?',
    isYoursWhy:
      'Proszę potwierdzić jej autorstwo. Wtedy zostanie sprawdzona i, jeśli przejdzie kontrole, opublikowana bez zmian.',
    confirm: 'Potwierdź i opublikuj',
    confirming: 'Potwierdzanie',
    insiderTitle: 'Czy pracują Państwo dla {business}?',
    insiderWhy:
      'Ten adres lub konto, na które są Państwo zalogowani, należy do {business} albo do operatora tej usługi. Firmy nie oceniają jej własni ludzie, dlatego nie możemy opublikować tego jako opinii klienta. Można ją otwarcie opublikować jako opinię osoby związanej z firmą: zostanie wtedy oznaczona i nie będzie wliczana do oceny. Bez tego usuniemy ją 30 dni po napisaniu.',
    insiderPublish:
      'Pracuję dla {business} lub współpracuję z tą firmą: opublikuj jako opinię osoby związanej z firmą',
    insiderSaid:
      'Zgodnie z podaną informacją pracują Państwo dla {business} lub współpracują z tą firmą: opinia jest oznaczona jako opinia osoby związanej z firmą i nie jest wliczana do oceny.',
    heldTitle: 'Opinia czeka na sprawdzenie',
    held: 'Zatrzymała ją automatyczna kontrola, tak jak przy każdej liczbie gwiazdek. Operator tej usługi podejmie decyzję w ciągu trzech dni i napisze do Państwa.',
    confirmed: 'Dziękujemy, {name}. Opinia jest opublikowana.',
    confirmedWhy:
      '{business} może na nią odpowiedzieć, ale nie może jej zmienić. Wysłaliśmy wiadomość z potwierdzeniem.',
    notPublicTitle: 'Ta opinia nie jest publiczna',
    notPublic: 'Została wycofana lub usunięta. Otrzymana wiadomość wyjaśnia dlaczego.',
    seeAll: 'Zobacz wszystkie opinie o {business}',

    alreadyWritten: 'Ta opinia już do nas dotarła',
    linkOver: 'Tego linku nie można użyć',
    invitationOver: 'To zaproszenie wygasło lub zostało cofnięte.',
    orderExpired: 'Ten link do zamówienia wygasł.',
    orderUnsigned: 'Ten link jest niepełny albo jego podpis jest nieważny.',
    instead: 'Nadal można napisać opinię: wtedy adres potwierdza się e-mailem.',
    writeReview: 'Napisz opinię',

    mailSubject: 'Proszę potwierdzić opinię o {business}',
    mailHeading: '{name}, czy to Państwa opinia?',
    mailPreview: 'Jedno dotknięcie, a opinia o {business} zostanie sprawdzona i opublikowana.',
    mailReason:
      'Ktoś podał ten adres przy opinii o {business}. Jeśli to nie Państwo, nie trzeba nic robić: opinia zostanie usunięta po 30 dniach.',
    mailCopy: 'Można też skopiować ten adres do przeglądarki:',
  },

  authorMail: {
    why: 'Z tego adresu napisano opinię o {business}.',
    receiptsAttached:
      'W załączniku: nasze podpisane potwierdzenia dotyczące opinii. Plik wyjaśnia po angielsku, co z nich wynika i jak je sprawdzić bez nas.',
    seePublic: 'Zobacz publicznie',
    deskIs: 'Własna strona tej opinii, tylko dla Państwa:',
    deskLink: 'sprawdzić jej stan lub ją wycofać',
    openDesk: 'Otwórz swoją stronę tej opinii',

    publishedSubject: 'Państwa opinia o {business} jest publiczna',
    publishedHeading: 'Państwa opinia jest opublikowana',
    published:
      'Została opublikowana tak, jak ją Państwo napisali. {business} może na nią odpowiedzieć, ale nie może jej zmienić.',
    heldSubject: 'Państwa opinia o {business} czeka na sprawdzenie',
    heldHeading: 'Automatyczna kontrola zatrzymała Państwa opinię',
    held: 'Wynik kontroli: {checks}. Te same kontrole działają przy każdej liczbie gwiazdek. Operator tej usługi obejrzy opinię w ciągu trzech dni i zdecyduje.',
    refusedSubject: 'Państwa opinia o {business} nie została opublikowana',
    refusedHeading: 'Państwa opinia nie została opublikowana',
    refused: 'Operator tej usługi postanowił jej nie publikować. Powód: {reason}.',
    repliedSubject: '{business}: odpowiedź na Państwa opinię',
    repliedHeading: '{business} odpowiada Państwu',

    challengedSubject: '{business} kwestionuje Państwa opinię',
    challengedPreview: 'Powód: {reason}.',
    challenged: 'Firma podaje: {reason}. Oto jej uzasadnienie:',
    challengedHidden:
      'Nasza własna automatyczna kontrola znalazła to samo w Państwa tekście, dlatego jest on ukryty do czasu decyzji. Gwiazdki pozostają publiczne i nadal się liczą. Po usunięciu tego fragmentu na własnej stronie tekst znów będzie publiczny, chyba że zatrzyma go inna kontrola.',
    challengedPublic: 'Opinia pozostaje publiczna, z adnotacją, i nadal się liczy.',
    challengedReply:
      'Na własnej stronie można odpowiedzieć operatorowi. Aby był na to czas, opinia nie zostanie usunięta przed {until}, chyba że z powodu danych osobowych, nienawiści lub gróźb. Decyzję podejmie operator tej usługi najpóźniej {due}.',
    challengedReplySoon:
      'Na własnej stronie można odpowiedzieć operatorowi, najlepiej od razu: przy tym powodzie operator tej usługi może zdecydować przed otrzymaniem odpowiedzi. Zdecyduje najpóźniej {due}.',
    challengedEdit:
      'Nie trzeba nic robić. Jeśli coś w opinii nie powinno być publiczne, można to tam poprawić: operator czyta poprawioną wersję. Jeśli opinia zostanie usunięta, można się raz odwołać.',
    wasChallenged:
      'Firma {business} zakwestionowała tę opinię: {reason}. Człowiek, operator tej usługi, przeczytał Państwa słowa i podjął decyzję; przy tym gwiazdek mu nie pokazano.',
    removedSubject: 'Państwa opinia o {business} została usunięta',
    removedHeading: 'Państwa opinia została usunięta',
    removalReason: 'Powód usunięcia: {reason}. Operator wyjaśnia:',
    appealOnce:
      'Na własnej stronie można opinię poprawić i jeden raz się odwołać. Operator przeczyta ją wtedy ponownie w brzmieniu, jakie tam będzie. Można też zwrócić się do sądu.',
    keptSubject: 'Państwa opinia o {business} pozostaje publiczna',
    keptHeading: 'Państwa opinia pozostaje publiczna',
    keptBecause: 'Operator ją pozostawił. Wyjaśnia:',
    wasReported:
      'Została zgłoszona przez osobę odwiedzającą stronę: {ground}. Człowiek, operator tej usługi, przeczytał Państwa słowa i podjął decyzję; przy tym gwiazdek mu nie pokazano, a żadne środki automatyczne nie brały w tym udziału.',
    reportedGone:
      'Jej treść nie jest już publiczna, a gwiazdki nie wliczają się już do oceny; strona publiczna liczy ją wśród usuniętych, z podaniem tego powodu.',

    appealWonSubject: 'Rozpatrzono odwołanie: Państwa opinia jest publiczna',
    appealWonHeading: 'Państwa opinia jest publiczna',
    appealLostSubject: 'Rozpatrzono odwołanie: opinia pozostaje usunięta',
    appealLostHeading: 'Państwa opinia pozostaje usunięta',
    appealRead: 'Operator tej usługi przeczytał ją ponownie w obecnym brzmieniu. Wyjaśnia:',
    appealFinal:
      'Tutaj ta decyzja jest ostateczna. Można jeszcze zwrócić się do sądu albo usunąć opinię na stałe.',

    codeSubject: '{code} to kod do usunięcia Państwa opinii',
    codePreview: 'Ważny przez 15 minut.',
    codeWhy: 'Z tego adresu napisano opinię o {business} i ktoś poprosił o jej usunięcie.',
    code: 'Proszę wpisać ten kod w ciągu 15 minut na swojej stronie opinii o {business}. Wtedy opinia, imię i nazwisko oraz adres zostaną trwale usunięte.',
    codeNothing: 'Jeśli to nie Państwo, nie trzeba nic robić: bez kodu nic się nie stanie.',

    reasons: {
      personal_data: 'dane osobowe',
      hate_or_threats: 'nienawiść lub groźby',
      unlawful: 'treść bezprawna',
      spam: 'spam lub reklama',
      not_about_business: 'nie dotyczy tej firmy',
      duplicate: 'duplikat',
      conflict_of_interest: 'konflikt interesów',
      fake: 'fałszywa opinia',
      child_abuse: 'wykorzystywanie seksualne dzieci',
    },
    checks: {
      duplicate_text: 'ten sam tekst już wysłano',
      duplicate_author: 'ta osoba już oceniła firmę',
      links: 'zawiera link',
      advertising: 'brzmi jak reklama',
      personal_data: 'może zawierać dane osobowe kogoś innego',
      burst: 'wiele opinii nadeszło jednocześnie',
      insider_address: 'adres e-mail w domenie, którą firma podaje jako własną',
    },
  },

  invitation: {
    subject: 'Jak było w {business}?',
    heading: 'Jak było w {business}?',
    greeting: 'Dzień dobry, {name}!',
    greetingWithoutName: 'Dzień dobry!',
    text: 'Czy zechcą Państwo opowiedzieć innym, jak było? Zajmie to minutę i nie wymaga konta. Złe opinie są publikowane tak samo jak dobre, bez zmian w treści.',
    order: 'Chodzi o zamówienie {order}.',
    stars: 'Proszę wybrać liczbę gwiazdek; opinię można napisać na następnej stronie:',
    button: 'Napisz opinię',
    copy: 'Można też skopiować ten adres do przeglądarki:',
    reminderSubject: 'Przypomnienie: jak było w {business}?',
    reminder: 'Pytaliśmy o to kilka dni temu. Jeśli nie chcą Państwo odpowiadać, nie trzeba nic robić.',
    until: 'Link jest osobisty i działa do {date}.',
    consent:
      'Ta wiadomość przyszła na adres {email}, ponieważ wyrazili Państwo zgodę na pytania od {business}. Wysłało ją Vouchsafe w imieniu {business}.',
    existing_customer:
      'Ta wiadomość przyszła na adres {email}, ponieważ korzystali Państwo z usług {business}. Wysłało ją Vouchsafe w imieniu {business}.',
    unsubscribe: 'Nie chcę więcej zaproszeń od {business}',
  },

  incentive: {
    given:
      'Za opinię otrzymają Państwo: {incentive}. Bez względu na to, co Państwo napiszą i ile przyznają gwiazdek.',
    marked: 'Przy opinii będzie o tym informacja.',
  },

  questions: {
    shown: 'Widoczne przy Państwa opinii.',
    notShown: 'Tylko dla {business}, nigdy nie jest pokazywane.',
    noAnswer: 'Bez odpowiedzi',
    answerLong: 'Ta odpowiedź może mieć najwyżej 300 znaków',
    answerHeld:
      'Tę odpowiedź może przeczytać każdy. Prosimy bez linków, reklam, adresów e-mail i numerów telefonu',
    notAnOption: 'Prosimy wybrać jedną z odpowiedzi',
  },

  profile: {
    openingHours: 'Godziny otwarcia',
    openNow: 'Teraz otwarte',
    openUntil: 'Otwarte do {time}',
    closedNow: 'Teraz zamknięte',
    opensToday: 'Teraz zamknięte, otwarcie o {time}',
    opensOn: 'Teraz zamknięte, otwarcie: {day}, {time}',
    closed: 'zamknięte',
    allDay: 'całą dobę',
    byAppointment: 'po umówieniu',
    links: 'Strona i sieci społecznościowe',
    logoOf: 'Logo firmy {business}',
    coverOf: 'Zdjęcie wybrane przez firmę {business}',
    ownWords:
      'Zdjęcia i informacje powyżej pochodzą od firmy {business}. Oceny i opinie poniżej pochodzą od klientów.',
    report: 'Zgłoś problem',
    categories: {
      bakery: 'Piekarnia',
      cafe: 'Kawiarnia',
      restaurant: 'Restauracja',
      bar: 'Bar lub pub',
      hotel: 'Hotel',
      shop: 'Sklep',
      online_shop: 'Sklep internetowy',
      hairdresser: 'Fryzjer',
      beauty: 'Salon kosmetyczny',
      fitness: 'Siłownia',
      medical: 'Gabinet lekarski',
      dentist: 'Dentysta',
      pharmacy: 'Apteka',
      vet: 'Weterynarz',
      car_repair: 'Warsztat samochodowy',
      trades: 'Budowa i rzemiosło',
      legal: 'Kancelaria prawna',
      accounting: 'Księgowość',
      finance: 'Usługi finansowe',
      estate: 'Nieruchomości',
      travel: 'Biuro podróży',
      entertainment: 'Rozrywka i wydarzenia',
      education: 'Szkoła lub kursy',
      childcare: 'Opieka nad dziećmi',
      software: 'Oprogramowanie',
      other: 'Inne',
    },
  },

  content: {
    oneAbout: '{author} o {business}:',
    oneAboutTopics: '{author} o {business} ({topics}):',
    severalAbout: 'Klienci o {business}:',
    thankOne: 'Dziękujemy za tę opinię, {author}:',
    thankSeveral: 'Dziękujemy za te opinie:',
    selected: 'Wybrane przez nas opinie',
  },

  widgets: {
    region: 'Opinie klientów o firmie {business}',
    stars: '{rating} z 5 gwiazdek',
    reviews: {
      one: '{count} opinia',
      few: '{count} opinie',
      many: '{count} opinii',
      other: '{count} opinii',
    },
    importedReviews: {
      one: '{count} zaimportowana opinia',
      few: '{count} zaimportowane opinie',
      many: '{count} zaimportowanych opinii',
      other: '{count} zaimportowanych opinii',
    },
    imported: {
      one: '{count} zaimportowana',
      few: '{count} zaimportowane',
      many: '{count} zaimportowanych',
      other: '{count} zaimportowanych',
    },
    since: '{reviews} od {month}',

    none: 'Nie ma jeszcze opinii',
    whole: 'Wszystkie opinie',
    all: 'Wszystkie: {reviews}',
    complete: 'Wszystkie, {order}: {reviews}',
    completeOf: 'Wszystkie opinie, {order}: {reviews}',
    newestOf: 'Najnowsza opinia: {shown} z {total}',
    selected: 'Wybrane przez {business}: {shown} z {total}',
    quoted: '„{name}”',
    orders: {
      newest: 'od najnowszej',
      oldest: 'od najstarszej',
      highest: 'od najlepszej oceny',
      lowest: 'od najgorszej oceny',
      helpful: 'od najbardziej pomocnej',
    },
    hidden: {
      one: '{count} ukryta na czas rozpatrzenia zastrzeżenia',
      few: '{count} ukryte na czas rozpatrzenia zastrzeżenia',
      many: '{count} ukrytych na czas rozpatrzenia zastrzeżenia',
      other: '{count} ukrytych na czas rozpatrzenia zastrzeżenia',
    },
    removed: {
      one: '{count} usunięta',
      few: '{count} usunięte',
      many: '{count} usuniętych',
      other: '{count} usuniętych',
    },

    showAll: 'Pokaż wszystkie: {reviews}',
    showWhole: 'Pokaż wszystkie opinie',
    writeFirst: 'Napisz pierwszą opinię',
    collected: 'Jak zbierane są te opinie',
    maker: 'od Vouchsafe',
    more: 'Pokaż więcej',
    fewer: 'Pokaż mniej',
    previous: 'Poprzednia opinia',
    next: 'Następna opinia',
    position: '# z {count}',
    pause: 'Wstrzymaj',
    play: 'Odtwórz',
    close: 'Zamknij',
    open: 'Opinie',
    topics: 'O czym piszą klienci',

    provenance: {
      order: 'Potwierdzony zakup',
      invited: 'Na zaproszenie',
      confirmed: 'Adres potwierdzony',
      insider: 'Osoba związana z firmą',
      imported: 'Zaimportowana',
    },
    importedFrom: 'Zaimportowana z: {source}',
    challenged: 'Zakwestionowana przez {business}',
    challengedFor: 'Zakwestionowana przez {business}: {reason}',
    incentive: 'W zamian za korzyść: {incentive}',
    replies: '{business} odpowiada',
  },
} satisfies Messages
