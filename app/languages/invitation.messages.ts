import type { Language } from './languages.ts'

/**
 * The words of the mail. {name}, {business}, {order}, {email} and {date} are filled in when it is written.
 * They ask everybody alike and never hint at an answer.
 */
export type InvitationMessages = {
  subject: string
  heading: string
  greeting: string
  text: string
  order: string
  stars: string
  button: string
  /** Before the address that the button leads to. */
  copy: string
  reminderSubject: string
  reminder: string
  until: string
  consent: string
  existing_customer: string
  unsubscribe: string
}

export const invitationMessages: Record<Language, InvitationMessages> = {
  en: {
    subject: 'How was {business}?',
    heading: 'How was {business}?',
    greeting: 'Hello {name},',
    text: 'would you tell others how it was? It takes a minute and needs no account. Your review is published as you write it, whatever its rating.',
    order: 'About your order {order}.',
    stars: 'Choose your stars, and add your words on the next page:',
    button: 'Tell how it was',
    copy: 'Or copy this address into your browser:',
    reminderSubject: 'A reminder: how was {business}?',
    reminder: 'We asked you a few days ago. If you would rather not answer, do nothing.',
    until: 'The link is yours alone and works until {date}.',
    consent:
      'You get this mail at {email} because you agreed that {business} may ask you. It was sent by Vouchsafe for {business}.',
    existing_customer:
      'You get this mail at {email} because you were a customer of {business}. It was sent by Vouchsafe for {business}.',
    unsubscribe: 'No more invitations from {business}',
  },
  de: {
    subject: 'Wie war es bei {business}?',
    heading: 'Wie war es bei {business}?',
    greeting: 'Guten Tag {name},',
    text: 'möchten Sie anderen erzählen, wie es war? Es dauert eine Minute und braucht kein Konto. Ihre Bewertung wird veröffentlicht, wie Sie sie schreiben, mit jeder Anzahl von Sternen.',
    order: 'Es geht um Ihre Bestellung {order}.',
    stars: 'Wählen Sie Ihre Sterne. Ihre Worte schreiben Sie auf der nächsten Seite:',
    button: 'Erzählen, wie es war',
    copy: 'Oder kopieren Sie diese Adresse in Ihren Browser:',
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
  fr: {
    subject: 'Comment était-ce chez {business} ?',
    heading: 'Comment était-ce chez {business} ?',
    greeting: 'Bonjour {name},',
    text: 'voulez-vous raconter aux autres comment cela s’est passé ? Cela prend une minute, sans créer de compte. Votre avis est publié tel que vous l’écrivez, quelle que soit la note.',
    order: 'Il s’agit de votre commande {order}.',
    stars: 'Choisissez vos étoiles ; vous écrirez votre avis sur la page suivante :',
    button: 'Raconter comment c’était',
    copy: 'Ou copiez cette adresse dans votre navigateur :',
    reminderSubject: 'Rappel : comment était-ce chez {business} ?',
    reminder:
      'Nous vous avons posé la question il y a quelques jours. Si vous préférez ne pas répondre, ne faites rien.',
    until: 'Ce lien est personnel et fonctionne jusqu’au {date}.',
    consent:
      'Vous recevez cet e-mail à {email} parce que vous avez accepté que {business} vous demande votre avis. Il est envoyé par Vouchsafe pour {business}.',
    existing_customer:
      'Vous recevez cet e-mail à {email} parce que vous avez été client de {business}. Il est envoyé par Vouchsafe pour {business}.',
    unsubscribe: 'Ne plus recevoir d’invitations de {business}',
  },
  es: {
    subject: '¿Qué tal en {business}?',
    heading: '¿Qué tal en {business}?',
    greeting: 'Hola, {name}:',
    text: '¿quiere contar a los demás cómo fue? Se tarda un minuto y no hace falta ninguna cuenta. Su opinión se publica tal como la escriba, sea cual sea la puntuación.',
    order: 'Se trata de su pedido {order}.',
    stars: 'Elija sus estrellas; en la página siguiente podrá escribir su opinión:',
    button: 'Contar cómo fue',
    copy: 'O copie esta dirección en su navegador:',
    reminderSubject: 'Recordatorio: ¿qué tal en {business}?',
    reminder: 'Se lo preguntamos hace unos días. Si prefiere no responder, no tiene que hacer nada.',
    until: 'El enlace es personal y funciona hasta el {date}.',
    consent:
      'Recibe este correo en {email} porque aceptó que {business} le preguntara. Lo envía Vouchsafe en nombre de {business}.',
    existing_customer:
      'Recibe este correo en {email} porque ha sido cliente de {business}. Lo envía Vouchsafe en nombre de {business}.',
    unsubscribe: 'No recibir más invitaciones de {business}',
  },
  it: {
    subject: 'Com’è andata da {business}?',
    heading: 'Com’è andata da {business}?',
    greeting: 'Buongiorno {name},',
    text: 'vuole raccontare agli altri com’è andata? Basta un minuto e non serve un account. La sua recensione viene pubblicata così come la scrive, qualunque sia il voto.',
    order: 'Riguarda il suo ordine {order}.',
    stars: 'Scelga le stelle; nella pagina successiva potrà scrivere la recensione:',
    button: 'Raccontare com’è andata',
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
  nl: {
    subject: 'Hoe was het bij {business}?',
    heading: 'Hoe was het bij {business}?',
    greeting: 'Beste {name},',
    text: 'wilt u anderen vertellen hoe het was? Het duurt een minuut en u hebt geen account nodig. Uw beoordeling wordt gepubliceerd zoals u haar schrijft, met elk aantal sterren.',
    order: 'Het gaat om uw bestelling {order}.',
    stars: 'Kies uw sterren; op de volgende pagina schrijft u uw beoordeling:',
    button: 'Vertellen hoe het was',
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
  pl: {
    subject: 'Jak było w {business}?',
    heading: 'Jak było w {business}?',
    greeting: 'Dzień dobry, {name}!',
    text: 'Czy zechcą Państwo opowiedzieć innym, jak było? Zajmie to minutę i nie wymaga konta. Opinia zostanie opublikowana tak, jak ją Państwo napiszą, niezależnie od oceny.',
    order: 'Chodzi o zamówienie {order}.',
    stars: 'Proszę wybrać liczbę gwiazdek; opinię można napisać na następnej stronie:',
    button: 'Opowiedzieć, jak było',
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
  pt: {
    subject: 'Como correu com {business}?',
    heading: 'Como correu com {business}?',
    greeting: 'Olá, {name}:',
    text: 'quer contar aos outros como correu? Demora um minuto e não precisa de conta. A sua avaliação é publicada tal como a escrever, seja qual for a classificação.',
    order: 'Trata-se da sua encomenda {order}.',
    stars: 'Escolha as suas estrelas; na página seguinte poderá escrever a avaliação:',
    button: 'Contar como correu',
    copy: 'Ou copie este endereço para o seu navegador:',
    reminderSubject: 'Lembrete: como correu com {business}?',
    reminder: 'Perguntámos-lhe há alguns dias. Se preferir não responder, não precisa de fazer nada.',
    until: 'A ligação é pessoal e funciona até {date}.',
    consent:
      'Recebe este e-mail em {email} porque aceitou que {business} lhe pedisse a opinião. É enviado pela Vouchsafe em nome de {business}.',
    existing_customer:
      'Recebe este e-mail em {email} porque foi cliente de {business}. É enviado pela Vouchsafe em nome de {business}.',
    unsubscribe: 'Não receber mais convites de {business}',
  },
  sv: {
    subject: 'Hur var det hos {business}?',
    heading: 'Hur var det hos {business}?',
    greeting: 'Hej {name},',
    text: 'vill du berätta för andra hur det var? Det tar en minut och kräver inget konto. Ditt omdöme publiceras som du skriver det, oavsett betyg.',
    order: 'Det gäller din beställning {order}.',
    stars: 'Välj dina stjärnor. På nästa sida skriver du ditt omdöme:',
    button: 'Berätta hur det var',
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
  da: {
    subject: 'Hvordan var det hos {business}?',
    heading: 'Hvordan var det hos {business}?',
    greeting: 'Hej {name}',
    text: 'Vil du fortælle andre, hvordan det var? Det tager et minut og kræver ingen konto. Din anmeldelse bliver offentliggjort, som du skriver den, uanset antallet af stjerner.',
    order: 'Det drejer sig om din bestilling {order}.',
    stars: 'Vælg dine stjerner. På næste side skriver du din anmeldelse:',
    button: 'Fortæl, hvordan det var',
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
  cs: {
    subject: 'Jaké to bylo u {business}?',
    heading: 'Jaké to bylo u {business}?',
    greeting: 'Dobrý den, {name},',
    text: 'chcete ostatním říct, jaké to bylo? Zabere to minutu a nepotřebujete účet. Vaši recenzi zveřejníme tak, jak ji napíšete, ať je hodnocení jakékoli.',
    order: 'Jde o vaši objednávku {order}.',
    stars: 'Vyberte počet hvězdiček, recenzi napíšete na další stránce:',
    button: 'Říct, jaké to bylo',
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
  tr: {
    subject: '{business}: nasıldı?',
    heading: '{business}: nasıldı?',
    greeting: 'Merhaba {name},',
    text: 'nasıl olduğunu başkalarına anlatmak ister misiniz? Bir dakika sürer, hesap gerekmez. Değerlendirmeniz, puanı ne olursa olsun, yazdığınız gibi yayımlanır.',
    order: '{order} numaralı siparişinizle ilgili.',
    stars: 'Yıldızlarınızı seçin; sözlerinizi sonraki sayfada yazarsınız:',
    button: 'Nasıl olduğunu anlat',
    copy: 'Ya da bu adresi tarayıcınıza kopyalayın:',
    reminderSubject: 'Hatırlatma: {business} nasıldı?',
    reminder: 'Bunu size birkaç gün önce sormuştuk. Yanıtlamak istemiyorsanız bir şey yapmanız gerekmez.',
    until: 'Bağlantı yalnızca size özeldir ve {date} tarihine kadar çalışır.',
    consent:
      'Bu e-posta {email} adresine geldi, çünkü {business} işletmesinin size sormasını kabul ettiniz. {business} adına Vouchsafe tarafından gönderildi.',
    existing_customer:
      'Bu e-posta {email} adresine geldi, çünkü {business} işletmesinin müşterisi oldunuz. {business} adına Vouchsafe tarafından gönderildi.',
    unsubscribe: '{business} işletmesinden başka davet almak istemiyorum',
  },
}

/** What the owner's own words may hold. */
export const placeholders = ['name', 'business', 'order'] as const

/** Puts in what is known; a placeholder that we do not know stays as it was typed. */
export function fillIn(template: string, values: Record<string, string>) {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  )
}
