import type { Messages } from './en.ts'

export const cs = {
  reviewForm: {
    skip: 'Přejít na formulář',
    language: 'Jazyk',
    yourWords: 'Vaše slova tak, jak je napíšete.',
    yourWordsWhy:
      '{business} vám může odpovědět, ale nemůže vaše hodnocení kvůli počtu hvězdiček změnit, zdržet ani skrýt.',
    sample: 'Ukázková data',
    collectedWith: 'Shromážděno pomocí Vouchsafe',
    privacy: 'Ochrana soukromí',

    question: 'Jaké to bylo v {business}?',
    checkFields: 'Podívejte se prosím na to, co je níže označeno.',
    rating: 'Vaše hodnocení',
    star1: 'Špatné',
    star2: 'Slabé',
    star3: 'Ujde',
    star4: 'Dobré',
    star5: 'Výborné',
    tapStar: 'Klepněte na hvězdičku',
    starsOf: '{count} z 5 hvězdiček',
    story: 'Co se stalo?',
    storyHelp: 'Co jste koupili, jaké to bylo, co byste změnili. Stačí i samotné hvězdičky.',
    title: 'Nadpis',
    optional: 'nepovinné',
    name: 'Zobrazované jméno',
    nameHelp:
      'Zobrazí se u vašeho hodnocení. Stačí křestní jméno a počáteční písmeno příjmení a kdykoli je můžete změnit.',
    email: 'E-mailová adresa',
    emailHelp:
      'Nikdy se nezobrazuje u hodnocení, ani firmě {business}. Pošleme odkaz, abyste potvrdili, že je vaše.',
    notYourAddress:
      'Není to vaše adresa? Kdo čte tamní poštu, může toto hodnocení změnit nebo stáhnout. Napište je raději pod svou vlastní adresou:',
    invitedAt: 'Pozvánka přišla na {email}. Adresa se nikdy nezobrazuje; dostanete na ni potvrzení.',
    orderOf:
      'Jde o vaši objednávku {order}. Vaše adresa {email} se nikdy nezobrazuje; dostanete na ni potvrzení.',
    consentShow:
      'Souhlasím s tím, že moje hodnocení zde bude zveřejněno s mým jménem a že je {business} smí ukázat na vlastních stránkách. Mohu je kdykoli stáhnout.',
    consentMarketing: '{business} je smí také citovat na sociálních sítích a v reklamě.',
    insider: 'Pracuji pro {business} nebo s touto firmou spolupracuji, případně mám blízko k majiteli',
    insiderHelp: 'Hodnocení se pak označí jako hodnocení člověka z firmy a nezapočítá se do známky.',
    leaveEmpty: 'Toto pole nechte prázdné',
    send: 'Odeslat hodnocení',
    sending: 'Odesílám hodnocení',
    noteOpen:
      'Účet není potřeba. Hodnocení se zveřejní tak, jak jste je napsali, jakmile potvrdíte svou adresu a projde stejnými kontrolami jako každé jiné.',
    noteKnown:
      'Účet není potřeba. Hodnocení se zveřejní tak, jak jste je napsali, jakmile projde stejnými kontrolami jako každé jiné.',
    howCollected: 'Jak se hodnocení shromažďují',
    countOf: '{count} z {limit}',
    charactersLeft: 'Zbývá znaků: {count}',
    charactersOver: 'Znaků navíc: {count}',

    ratingMissing: 'Vyberte prosím počet hvězdiček',
    textShort: 'Napište prosím alespoň 2 znaky, nebo nechte pole prázdné',
    textLong: 'Hodnocení může mít nejvýše 5 000 znaků',
    titleLong: 'Nadpis může mít nejvýše 120 znaků',
    nameShort: 'Zadejte prosím své jméno (alespoň 2 znaky)',
    nameLong: 'Jméno může mít nejvýše 80 znaků',
    emailMissing: 'Zadejte prosím svou e-mailovou adresu',
    emailLong: 'Tato e-mailová adresa je příliš dlouhá',
    emailWrong: 'Zadejte prosím platnou e-mailovou adresu',
    consentMissing: 'Dejte prosím souhlas, jinak hodnocení nemůžeme zveřejnit',
    insiderRefused:
      'Vaše adresa nebo účet patří k {business} nebo k provozovateli této služby. Pokud toto pole zaškrtnete, zveřejníme hodnocení jako hodnocení člověka z firmy, mimo známku.',
    tooOld: 'Formulář byl dlouho otevřený. Stiskněte prosím tlačítko ještě jednou.',
    trapped: 'Nechte skryté pole prázdné a stiskněte prosím tlačítko ještě jednou.',
    tooQuick: 'To bylo velmi rychlé. Přečtěte si to a stiskněte prosím tlačítko ještě jednou.',
    alreadySent: 'Toto už bylo odesláno. Hodnocení změníte pomocí odkazu v e-mailu, který jste dostali.',
    tooMany: 'Příliš mnoho pokusů. Chvíli prosím počkejte a stiskněte tlačítko znovu.',
    unavailable: 'Teď to nelze uložit. Zkuste to prosím za minutu znovu: nic z napsaného se neztratí.',
    closed: 'Tato firma už hodnocení neshromažďuje.',

    thankYou: 'Děkujeme, {name}.',
    oneStep: 'Zbývá jediná věc.',
    oneStepWhy:
      'Poslali jsme odkaz na {email}. Otevřete jej a potvrďte, že je adresa vaše: pak se hodnocení zkontroluje, a pokud kontrolami projde, zveřejní se tak, jak jste je napsali. Pokud adresu nepotvrdíte, hodnocení po 30 dnech smažeme.',
    mailMissing:
      'Žádný e-mail nepřišel? Podívejte se prosím do spamu. Aby nikdo nemohl zahltit cizí schránku, posíláme na jednu adresu nejvýše {hour} takové e-maily za hodinu a {day} za den. Pokud vám jich právě přišlo víc, otevřete odkaz v každém z nich, nebo si o tento řekněte znovu později.',
    sendAgain: 'Poslat e-mail znovu',
    sentAgain: 'E-mail je na cestě, pokud jich na tuto adresu už nepřišlo tolik, kolik jich posíláme.',
    live: 'Vaše hodnocení je nyní veřejné tak, jak jste je napsali.',
    moreTitle: 'Chcete něco dodat?',
    moreHelp: 'Vše je nepovinné. Odeslat to můžete jednou, do 24 hodin.',
    moreSend: 'Přidat k mému hodnocení',
    moreDone: 'Přidáno k vašemu hodnocení.',
    moreOver:
      'Už není možné nic přidat. Hodnocení můžete změnit pomocí odkazu v e-mailu, který jste dostali.',
    titleHeld: 'Do nadpisu prosím nepište odkazy, reklamu, e-mailové adresy ani telefonní čísla',
    receiptWhy:
      'Tímto potvrzením podepisujeme, že jsme v tuto dobu přijali přesně tato slova a hvězdičky. Pokud někdy ukážeme něco jiného, můžete se na ně odvolat.',
    saveReceipt: 'Uložit potvrzení',
    seeOthers: 'Přečíst si, co říkají ostatní',
    checkYourself: 'Chcete-li si to sami ověřit:',
    checkYourselfHow:
      'řada znaků je otisk vašich slov, hvězdiček a času. V uloženém souboru je anglicky uvedeno, jak ověřit náš podpis bez nás.',
    receipt: 'Potvrzení',
    reviewOf: 'Hodnocení',
    ratingGiven: 'Počet hvězdiček',
    received: 'Přijato',
    logEntry: 'Položka v záznamu',

    isYours: 'Je to vaše hodnocení?',
    isYoursWhy:
      'Potvrďte, že jste je napsali. Pak se zkontroluje, a pokud kontrolami projde, zveřejní se beze změny.',
    confirm: 'Potvrdit a zveřejnit',
    confirming: 'Potvrzuji',
    insiderTitle: 'Pracujete pro {business}?',
    insiderWhy:
      'Tato adresa nebo účet, ke kterému jste přihlášeni, patří k {business} nebo k provozovateli této služby. Firmu nehodnotí její vlastní lidé, proto to nemůžeme zveřejnit jako hodnocení zákazníka. Můžete je otevřeně zveřejnit jako hodnocení člověka z firmy: pak se označí a nezapočítá se do známky. Pokud neuděláte nic, smažeme je 30 dní po napsání.',
    insiderPublish:
      'Pracuji pro {business} nebo s touto firmou spolupracuji: zveřejnit jako hodnocení člověka z firmy',
    insiderSaid:
      'Uvedli jste, že pracujete pro {business} nebo s touto firmou spolupracujete: hodnocení je označené jako hodnocení člověka z firmy a nezapočítává se do známky.',
    heldTitle: 'Vaše hodnocení čeká na posouzení',
    held: 'Zastavila je automatická kontrola, stejně jako by to udělala při jakémkoli počtu hvězdiček. Provozovatel této služby o něm do tří dnů rozhodne a napíše vám.',
    confirmed: 'Děkujeme, {name}. Vaše hodnocení je zveřejněno.',
    confirmedWhy:
      '{business} na ně může odpovědět, ale nemůže je změnit. Poslali jsme vám e-mail s potvrzením.',
    notPublicTitle: 'Toto hodnocení není veřejné',
    notPublic: 'Bylo staženo nebo odstraněno. Proč, to je v e-mailu, který jste dostali.',
    seeAll: 'Přečíst všechna hodnocení {business}',

    alreadyWritten: 'Své hodnocení jste už napsali',
    linkOver: 'Tento odkaz nelze použít',
    invitationOver: 'Tato pozvánka vypršela nebo byla zrušena.',
    orderExpired: 'Tento odkaz k vaší objednávce vypršel.',
    orderUnsigned: 'Tento odkaz není úplný nebo jeho podpis není platný.',
    instead: 'I tak můžete napsat hodnocení: vaše adresa se pak potvrdí e-mailem.',
    writeReview: 'Napsat hodnocení',

    mailSubject: 'Potvrďte své hodnocení {business}',
    mailHeading: 'Je to vaše hodnocení, {name}?',
    mailPreview: 'Stačí klepnout a vaše hodnocení {business} se zkontroluje a zveřejní.',
    mailReason:
      'Někdo uvedl tuto adresu u hodnocení {business}. Pokud jste to nebyli vy, nemusíte dělat nic: hodnocení se po 30 dnech smaže.',
    mailCopy: 'Nebo tuto adresu zkopírujte do prohlížeče:',
  },

  authorMail: {
    why: 'S touto adresou jste napsali hodnocení {business}.',
    receiptsAttached:
      'V příloze: naše podepsaná potvrzení k vašemu hodnocení. V souboru je anglicky uvedeno, co dokládají a jak je ověřit bez nás.',
    seePublic: 'Zobrazit veřejně',
    deskIs: 'Vaše vlastní stránka tohoto hodnocení, jen pro vás:',
    deskLink: 'podívat se na jeho stav nebo je stáhnout',
    openDesk: 'Otevřít vaši stránku tohoto hodnocení',

    publishedSubject: 'Vaše hodnocení {business} je veřejné',
    publishedHeading: 'Vaše hodnocení je zveřejněno',
    published:
      'Zveřejnili jsme je tak, jak jste je napsali. {business} na ně může odpovědět, ale nemůže je změnit.',
    heldSubject: 'Vaše hodnocení {business} čeká na posouzení',
    heldHeading: 'Automatická kontrola zastavila vaše hodnocení',
    held: 'Kontrola uvádí: {checks}. Stejné kontroly platí pro jakýkoli počet hvězdiček. Provozovatel této služby se na ně do tří dnů podívá a rozhodne.',
    refusedSubject: 'Vaše hodnocení {business} nebylo zveřejněno',
    refusedHeading: 'Vaše hodnocení nebylo zveřejněno',
    refused: 'Provozovatel této služby rozhodl, že je nezveřejní. Důvod: {reason}.',
    repliedSubject: '{business}: odpověď na vaše hodnocení',
    repliedHeading: '{business} vám odpovídá',

    challengedSubject: '{business} zpochybňuje vaše hodnocení',
    challengedPreview: 'Důvod: {reason}.',
    challenged: 'Firma uvádí: {reason}. Toto je její odůvodnění:',
    challengedHidden:
      'Naše vlastní automatická kontrola našla ve vašem textu totéž, proto je do rozhodnutí skrytý. Vaše hvězdičky zůstávají veřejné a dál se počítají. Pokud to na své stránce odstraníte, bude text znovu veřejný, ledaže ho zadrží jiná kontrola.',
    challengedPublic: 'Vaše hodnocení zůstává veřejné, s označením, a dál se počítá.',
    challengedReply:
      'Provozovateli můžete odpovědět na své stránce. Abyste na to měli čas, nebude hodnocení odstraněno dříve než {until}, ledaže kvůli osobním údajům, nenávisti nebo výhrůžkám. Provozovatel této služby rozhodne nejpozději {due}.',
    challengedReplySoon:
      'Provozovateli můžete odpovědět na své stránce, nejlépe hned: z tohoto důvodu může provozovatel této služby rozhodnout dříve, než odpovíte. Rozhodne nejpozději {due}.',
    challengedEdit:
      'Nemusíte dělat nic. Pokud by v něm něco nemělo být veřejné, opravte to tam: provozovatel čte opravené znění. Pokud bude hodnocení odstraněno, můžete se jednou odvolat.',
    wasChallenged:
      'Firma {business} je zpochybnila: {reason}. Člověk, provozovatel této služby, si přečetl vaše slova a rozhodl; hvězdičky mu při tom nebyly ukázány.',
    removedSubject: 'Vaše hodnocení {business} bylo odstraněno',
    removedHeading: 'Vaše hodnocení bylo odstraněno',
    removalReason: 'Důvod odstranění: {reason}. Provozovatel k tomu uvádí:',
    appealOnce:
      'Na své stránce je můžete opravit a jednou se odvolat. Provozovatel je pak přečte znovu tak, jak tam bude. Můžete se také obrátit na soud.',
    keptSubject: 'Vaše hodnocení {business} zůstává veřejné',
    keptHeading: 'Vaše hodnocení zůstává veřejné',
    keptBecause: 'Provozovatel je ponechal. Uvádí k tomu:',
    wasReported:
      'Někdo z návštěvníků je nahlásil: {ground}. Člověk, provozovatel této služby, si přečetl vaše slova a rozhodl; hvězdičky mu při tom nebyly ukázány a nebyly použity žádné automatické prostředky.',
    reportedGone:
      'Jeho text už není veřejný a jeho hvězdičky se už nezapočítávají do známky; veřejná stránka je s tímto důvodem počítá mezi odstraněná.',

    appealWonSubject: 'O vašem odvolání je rozhodnuto: hodnocení je veřejné',
    appealWonHeading: 'Vaše hodnocení je veřejné',
    appealLostSubject: 'O vašem odvolání je rozhodnuto: hodnocení zůstává odstraněné',
    appealLostHeading: 'Vaše hodnocení zůstává odstraněné',
    appealRead: 'Provozovatel této služby je přečetl znovu tak, jak je teď. Uvádí k tomu:',
    appealFinal: 'Toto rozhodnutí je zde konečné. Stále se můžete obrátit na soud nebo hodnocení vymazat.',

    codeSubject: '{code} je kód k vymazání vašeho hodnocení',
    codePreview: 'Platí 15 minut.',
    codeWhy: 'S touto adresou jste napsali hodnocení {business} a někdo požádal o jeho vymazání.',
    code: 'Zadejte tento kód do 15 minut na své stránce hodnocení {business}. Hodnocení, vaše jméno a vaše adresa se pak natrvalo vymažou.',
    codeNothing: 'Pokud jste to nebyli vy, nedělejte nic: bez kódu se nic nestane.',

    reasons: {
      personal_data: 'osobní údaje',
      hate_or_threats: 'nenávist nebo výhrůžky',
      unlawful: 'protiprávní obsah',
      spam: 'spam nebo reklama',
      not_about_business: 'netýká se této firmy',
      duplicate: 'duplicita',
      conflict_of_interest: 'střet zájmů',
      fake: 'falešné',
      child_abuse: 'sexuální zneužívání dětí',
    },
    checks: {
      duplicate_text: 'stejný text už byl odeslán',
      duplicate_author: 'stejný člověk už firmu hodnotil',
      links: 'obsahuje odkaz',
      advertising: 'zní jako reklama',
      personal_data: 'možná obsahuje osobní údaje někoho jiného',
      burst: 'přišlo mnoho hodnocení najednou',
      insider_address: 'e-mailová adresa na doméně, kterou firma uvádí jako svou',
    },
  },

  invitation: {
    subject: 'Jaké to bylo u {business}?',
    heading: 'Jaké to bylo u {business}?',
    greeting: 'Dobrý den, {name},',
    text: 'chcete ostatním říct, jaké to bylo? Zabere to minutu a nepotřebujete účet. Špatné recenze zveřejňujeme stejně jako dobré, tak, jak je napíšete.',
    order: 'Jde o vaši objednávku {order}.',
    stars: 'Vyberte počet hvězdiček, recenzi napíšete na další stránce:',
    button: 'Napsat hodnocení',
    copy: 'Nebo tuto adresu zkopírujte do prohlížeče:',
    reminderSubject: 'Připomínka: jaké to bylo u {business}?',
    reminder: 'Ptali jsme se před několika dny. Pokud odpovídat nechcete, nemusíte dělat nic.',
    until: 'Odkaz je jen pro vás a platí do {date}.',
    consent:
      'Tento e-mail jste dostali na adresu {email}, protože jste souhlasili s tím, že se vás {business} zeptá. Odeslala ho služba Vouchsafe za {business}.',
    existing_customer:
      'Tento e-mail jste dostali na adresu {email}, protože jste byli zákazníkem {business}. Odeslala ho služba Vouchsafe za {business}.',
    unsubscribe: 'Už nechci pozvánky od {business}',
  },

  incentive: {
    given:
      'Za své hodnocení dostanete: {incentive}. Dostanete to bez ohledu na to, co napíšete a kolik hvězdiček dáte.',
    marked: 'U vašeho hodnocení to bude uvedeno.',
  },

  questions: {
    shown: 'Zobrazí se u vašeho hodnocení.',
    notShown: 'Jen pro {business}, nikdy se nezobrazí.',
    noAnswer: 'Bez odpovědi',
    answerLong: 'Tato odpověď může mít nejvýše 300 znaků',
    answerHeld:
      'Tuto odpověď si může přečíst každý. Neuvádějte prosím odkazy, reklamu, e-mailové adresy ani telefonní čísla',
    notAnOption: 'Vyberte prosím jednu z odpovědí',
  },
} satisfies Messages
