import type { Messages } from './en.ts'

export const sv = {
  reviewForm: {
    skip: 'Till formuläret',
    language: 'Språk',
    yourWords: 'Dina ord, så som du skriver dem.',
    yourWordsWhy:
      '{business} kan svara dig, men kan inte ändra, fördröja eller dölja ditt omdöme på grund av dina stjärnor.',
    sample: 'Exempeldata',
    collectedWith: 'Insamlat med Vouchsafe',
    privacy: 'Integritet',

    question: 'Hur var det hos {business}?',
    checkFields: 'Se över det som är markerat nedan.',
    rating: 'Ditt betyg',
    star1: 'Dåligt',
    star2: 'Svagt',
    star3: 'Helt okej',
    star4: 'Bra',
    star5: 'Utmärkt',
    tapStar: 'Tryck på en stjärna',
    starsOf: '{count} av 5 stjärnor',
    story: 'Vad hände?',
    storyHelp: 'Vad du köpte, hur det var, vad du skulle ändra. Det räcker också med bara stjärnor.',
    title: 'Rubrik',
    optional: 'valfritt',
    name: 'Visningsnamn',
    nameHelp: 'Visas med ditt omdöme. Ett förnamn och en initial räcker, och du kan ändra det när som helst.',
    email: 'E-postadress',
    emailHelp:
      'Visas aldrig med ditt omdöme, inte ens för {business}. Vi skickar en länk för att bekräfta att den är din.',
    notYourAddress:
      'Inte din adress? Den som läser e-posten där kan ändra eller dra tillbaka omdömet. Skriv då hellre med din egen adress:',
    invitedAt: 'Du blev inbjuden på {email}. Adressen visas aldrig; ditt kvitto skickas dit.',
    orderOf: 'Det gäller din beställning {order}. Din adress {email} visas aldrig; ditt kvitto skickas dit.',
    consentShow:
      'Jag samtycker till att mitt omdöme publiceras här med mitt namn och att {business} får visa det på sin egen webbplats. Jag kan dra tillbaka det när som helst.',
    consentMarketing: '{business} får också citera det i sociala medier och reklam.',
    insider: 'Jag arbetar för eller med {business}, eller står ägaren nära',
    insiderHelp: 'Ditt omdöme märks då som skrivet av en insider och räknas inte in i betyget.',
    leaveEmpty: 'Lämna det här fältet tomt',
    send: 'Skicka mitt omdöme',
    sending: 'Skickar ditt omdöme',
    noteOpen:
      'Inget konto behövs. Det publiceras så som du skrev det när du bekräftar din adress och det klarar samma kontroller som alla andra.',
    noteKnown:
      'Inget konto behövs. Det publiceras så som du skrev det när det klarar samma kontroller som alla andra.',
    howCollected: 'Så samlas omdömen in',
    countOf: '{count} av {limit}',
    charactersLeft: 'Tecken kvar: {count}',
    charactersOver: 'Tecken för mycket: {count}',

    ratingMissing: 'Välj ett antal stjärnor',
    textShort: 'Skriv minst 2 tecken eller lämna fältet tomt',
    textLong: 'Omdömet får ha högst 5 000 tecken',
    titleLong: 'Rubriken får ha högst 120 tecken',
    nameShort: 'Ange ditt namn (minst 2 tecken)',
    nameLong: 'Namnet får ha högst 80 tecken',
    emailMissing: 'Ange din e-postadress',
    emailLong: 'E-postadressen är för lång',
    emailWrong: 'Ange en giltig e-postadress',
    consentMissing: 'Ge ditt samtycke, annars kan vi inte publicera ditt omdöme',
    insiderRefused:
      'Din adress eller ditt konto hör till {business} eller till den som driver tjänsten. Om du kryssar i rutan publicerar vi ditt omdöme som skrivet av en insider, utanför betyget.',
    tooOld: 'Formuläret har varit öppet länge. Tryck på knappen en gång till.',
    trapped: 'Lämna det dolda fältet tomt och tryck på knappen en gång till.',
    tooQuick: 'Det gick väldigt fort. Läs igenom och tryck på knappen en gång till.',
    alreadySent: 'Det här är redan skickat. Använd länken i mejlet du fick för att ändra ditt omdöme.',
    tooMany: 'För många försök. Vänta en stund och tryck på knappen igen.',
    unavailable:
      'Det går inte att spara just nu. Försök igen om en minut: inget du har skrivit går förlorat.',
    closed: 'Det här företaget samlar inte längre in omdömen.',

    thankYou: 'Tack, {name}.',
    oneStep: 'En sak återstår.',
    oneStepWhy:
      'Vi har skickat en länk till {email}. Öppna den för att bekräfta att adressen är din: då kontrolleras ditt omdöme och publiceras så som du skrev det om det klarar kontrollerna. Om du inte bekräftar raderar vi det efter 30 dagar.',
    mailMissing:
      'Inget mejl? Titta i skräpposten. För att ingen ska kunna översvämma en brevlåda skickar vi högst {hour} sådana mejl i timmen och {day} om dagen till en adress. Om du nyss har fått flera kan du öppna länken i vart och ett av dem, eller be om det här igen senare.',
    sendAgain: 'Skicka mejlet igen',
    sentAgain: 'Mejlet är på väg, om adressen inte redan har fått så många som vi skickar.',
    live: 'Ditt omdöme är nu offentligt, så som du skrev det.',
    moreTitle: 'Vill du tillägga något?',
    moreHelp: 'Allt är frivilligt. Du kan skicka det en gång, inom ett dygn.',
    moreSend: 'Lägg till i mitt omdöme',
    moreDone: 'Tillagt i ditt omdöme.',
    moreOver:
      'Det går inte längre att lägga till något. Använd länken i mejlet du fick för att ändra ditt omdöme.',
    titleHeld: 'Skriv inga länkar, ingen reklam, inga e-postadresser och inga telefonnummer i rubriken',
    receiptWhy:
      'Med kvittot signerar vi att vi tog emot exakt de här orden och stjärnorna vid den här tiden. Om vi någon gång visar något annat kan du hålla det emot oss.',
    saveReceipt: 'Spara kvittot',
    seeOthers: 'Läs vad andra säger',
    checkYourself: 'För att kontrollera själv:',
    checkYourselfHow:
      'raden av tecken är fingeravtrycket av dina ord, stjärnorna och tiden. I den sparade filen står på engelska hur du kontrollerar vår signatur utan oss.',
    receipt: 'Kvitto',
    reviewOf: 'Omdöme om',
    ratingGiven: 'Betyg',
    received: 'Mottaget',
    logEntry: 'Post i loggen',

    isYours: 'Är det här ditt omdöme?',
    isYoursWhy:
      'Bekräfta att du har skrivit det. Sedan kontrolleras det och publiceras som det är om det klarar kontrollerna.',
    confirm: 'Bekräfta och publicera',
    confirming: 'Bekräftar',
    insiderTitle: 'Arbetar du för {business}?',
    insiderWhy:
      'Den här adressen, eller kontot som du är inloggad med, hör till {business} eller till den som driver tjänsten. Ett företag får inte betyg av sina egna, så vi kan inte publicera det här som en kunds omdöme. Du kan publicera det öppet som skrivet av en insider: då märks det och räknas inte in i betyget. Om du inte gör något raderar vi det 30 dagar efter att det skrevs.',
    insiderPublish: 'Jag arbetar för eller med {business}: publicera det som skrivet av en insider',
    insiderSaid:
      'Du har angett att du arbetar för eller med {business}: ditt omdöme märks som skrivet av en insider och räknas inte in i betyget.',
    heldTitle: 'Ditt omdöme väntar på granskning',
    held: 'En automatisk kontroll stoppade det, som den skulle göra vid vilket antal stjärnor som helst. Den som driver tjänsten fattar beslut inom tre dagar och skriver till dig.',
    confirmed: 'Tack, {name}. Ditt omdöme är publicerat.',
    confirmedWhy: '{business} kan svara på det men inte ändra det. Vi har skickat ett mejl med ditt kvitto.',
    notPublicTitle: 'Det här omdömet är inte offentligt',
    notPublic: 'Det har dragits tillbaka eller tagits bort. I mejlet du fick står varför.',
    seeAll: 'Läs alla omdömen om {business}',

    alreadyWritten: 'Du har redan skrivit ditt omdöme',
    linkOver: 'Länken kan inte användas',
    invitationOver: 'Inbjudan har gått ut eller tagits tillbaka.',
    orderExpired: 'Länken till din beställning har gått ut.',
    orderUnsigned: 'Länken är inte fullständig, eller så är dess signatur inte giltig.',
    instead: 'Du kan ändå skriva ett omdöme: då bekräftas din adress via mejl.',
    writeReview: 'Skriv ett omdöme',

    mailSubject: 'Bekräfta ditt omdöme om {business}',
    mailHeading: 'Är det här ditt omdöme, {name}?',
    mailPreview: 'Ett tryck, så kontrolleras och publiceras ditt omdöme om {business}.',
    mailReason:
      'Någon angav den här adressen med ett omdöme om {business}. Om det inte var du behöver du inte göra något: omdömet raderas efter 30 dagar.',
    mailCopy: 'Eller kopiera den här adressen till din webbläsare:',
  },

  authorMail: {
    why: 'Du har skrivit ett omdöme om {business} med den här adressen.',
    receiptsAttached:
      'Bifogat: våra signerade kvitton för ditt omdöme. I filen står på engelska vad de visar och hur du kontrollerar dem utan oss.',
    seePublic: 'Se det publicerade omdömet',
    deskIs: 'Din egen sida för omdömet, bara för dig:',
    deskLink: 'se hur det ligger till eller dra tillbaka det',
    openDesk: 'Öppna din sida för omdömet',

    publishedSubject: 'Ditt omdöme om {business} är offentligt',
    publishedHeading: 'Ditt omdöme är publicerat',
    published: 'Det är publicerat som du skrev det. {business} kan svara på det men inte ändra det.',
    heldSubject: 'Ditt omdöme om {business} väntar på granskning',
    heldHeading: 'En automatisk kontroll stoppade ditt omdöme',
    held: 'Kontrollen anger: {checks}. Samma kontroller görs vid vilket antal stjärnor som helst. Den som driver tjänsten tittar på det inom tre dagar och beslutar.',
    refusedSubject: 'Ditt omdöme om {business} publicerades inte',
    refusedHeading: 'Ditt omdöme publicerades inte',
    refused: 'Den som driver tjänsten har beslutat att inte publicera det. Skäl: {reason}.',
    repliedSubject: '{business} har svarat på ditt omdöme',
    repliedHeading: '{business} har svarat dig',

    challengedSubject: '{business} ifrågasätter ditt omdöme',
    challengedPreview: 'Skäl: {reason}.',
    challenged: 'Företaget säger: {reason}. Så här motiverar det sin sak:',
    challengedHidden:
      'Vår egen automatiska kontroll hittade samma sak i din text, så den är dold till beslutet. Dina stjärnor är fortfarande offentliga och räknas. Om du tar bort det på din egen sida blir texten offentlig igen, om inte en annan kontroll stoppar den.',
    challengedPublic: 'Ditt omdöme är fortfarande offentligt, med en markering, och räknas fortfarande.',
    challengedReply:
      'Du kan svara på din egen sida; bara den som driver tjänsten läser svaret. För att du ska hinna tas omdömet inte bort före {until}, utom för personuppgifter, hat eller hot. Den som driver tjänsten beslutar senast {due}.',
    challengedReplySoon:
      'Du kan svara på din egen sida, helst med en gång: av det här skälet kan den som driver tjänsten besluta innan du har svarat. Beslutet kommer senast {due}.',
    challengedEdit:
      'Du behöver inte göra något. Om något i det inte borde vara offentligt kan du rätta det där: det är den rättade texten som läses. Om omdömet tas bort kan du överklaga en gång.',
    wasChallenged:
      '{business} hade ifrågasatt det: {reason}. En människa, den som driver tjänsten, läste dina ord och beslutade; stjärnorna visades inte då.',
    removedSubject: 'Ditt omdöme om {business} har tagits bort',
    removedHeading: 'Ditt omdöme har tagits bort',
    removalReason: 'Skäl till borttagningen: {reason}. Den som driver tjänsten skriver:',
    appealOnce:
      'På din egen sida kan du rätta det och överklaga, en gång. Den som driver tjänsten läser det då igen som det står där. Du kan också vända dig till domstol.',
    keptSubject: 'Ditt omdöme om {business} står kvar',
    keptHeading: 'Ditt omdöme står kvar',
    keptBecause: 'Den som driver tjänsten lät det stå kvar och skriver:',
    wasReported:
      'En besökare hade anmält det: {ground}. En människa, den som driver tjänsten, läste dina ord och beslutade; stjärnorna visades inte då, och inga automatiska hjälpmedel användes.',
    reportedGone:
      'Texten är inte längre offentlig och stjärnorna räknas inte längre in i betyget; den offentliga sidan räknar det bland de borttagna med detta skäl.',

    appealWonSubject: 'Ditt överklagande är avgjort: omdömet är offentligt',
    appealWonHeading: 'Ditt omdöme är offentligt',
    appealLostSubject: 'Ditt överklagande är avgjort: omdömet förblir borttaget',
    appealLostHeading: 'Ditt omdöme förblir borttaget',
    appealRead: 'Den som driver tjänsten har läst det igen, som det står nu, och skriver:',
    appealFinal:
      'Beslutet är slutgiltigt här. Du kan fortfarande vända dig till domstol eller radera omdömet.',

    codeSubject: '{code} är koden för att radera ditt omdöme',
    codePreview: 'Gäller i 15 minuter.',
    codeWhy:
      'Du har skrivit ett omdöme om {business} med den här adressen, och någon har bett att få det raderat.',
    code: 'Skriv in koden på din sida för omdömet om {business} inom 15 minuter. Då raderas omdömet, ditt namn och din adress för gott.',
    codeNothing: 'Om det inte var du behöver du inte göra något: utan koden händer ingenting.',

    reasons: {
      personal_data: 'personuppgifter',
      hate_or_threats: 'hat eller hot',
      unlawful: 'olagligt innehåll',
      spam: 'skräp eller reklam',
      not_about_business: 'gäller inte det här företaget',
      duplicate: 'dubblett',
      conflict_of_interest: 'intressekonflikt',
      fake: 'falskt',
      child_abuse: 'sexuella övergrepp mot barn',
    },
    checks: {
      duplicate_text: 'samma text har redan skickats',
      duplicate_author: 'samma person har redan skrivit om företaget',
      links: 'innehåller en länk',
      advertising: 'låter som reklam',
      personal_data: 'kan innehålla någon annans personuppgifter',
      burst: 'många omdömen kom på en gång',
      insider_address: 'mejladress på den domän som företaget anger som sin egen',
    },
  },

  invitation: {
    subject: 'Hur var det hos {business}?',
    heading: 'Hur var det hos {business}?',
    greeting: 'Hej {name},',
    text: 'Vill du berätta för andra hur det var? Det tar en minut och kräver inget konto. Dåliga omdömen publiceras på samma sätt som bra, så som du skriver dem.',
    order: 'Det gäller din beställning {order}.',
    stars: 'Välj dina stjärnor. På nästa sida skriver du ditt omdöme:',
    button: 'Skriv ett omdöme',
    copy: 'Eller kopiera den här adressen till din webbläsare:',
    reminderSubject: 'Påminnelse: hur var det hos {business}?',
    reminder:
      'Vi frågade dig för några dagar sedan. Om du hellre låter bli att svara behöver du inte göra något.',
    until: 'Länken är bara din och fungerar till och med {date}.',
    consent:
      'Du får det här mejlet till {email} eftersom du har godkänt att {business} frågar dig. Det skickas av Vouchsafe för {business}.',
    existing_customer:
      'Du får det här mejlet till {email} eftersom du har varit kund hos {business}. Det skickas av Vouchsafe för {business}.',
    unsubscribe: 'Inga fler inbjudningar från {business}',
  },

  incentive: {
    given:
      'För ditt omdöme får du: {incentive}. Du får det vad du än säger och hur många stjärnor du än ger.',
    marked: 'Det kommer att stå vid ditt omdöme.',
  },

  questions: {
    shown: 'Visas med ditt omdöme.',
    notShown: 'Bara för {business}, visas aldrig.',
    noAnswer: 'Inget svar',
    answerLong: 'Svaret får ha högst 300 tecken',
    answerHeld: 'Alla kan läsa det här svaret. Utelämna länkar, reklam, e-postadresser och telefonnummer',
    notAnOption: 'Välj ett av svaren',
  },
} satisfies Messages
