import type { Messages } from './en.ts'

export const tr = {
  reviewForm: {
    skip: 'Forma geç',
    language: 'Dil',
    yourWords: 'Yazdığınız gibi, sizin sözleriniz.',
    yourWordsWhy:
      '{business} size yanıt verebilir; ancak verdiğiniz yıldızlar yüzünden yorumunuzu değiştiremez, geciktiremez veya gizleyemez.',
    sample: 'Örnek veriler',
    collectedWith: 'Vouchsafe ile toplanmıştır',
    privacy: 'Gizlilik',

    question: '{business} nasıldı?',
    checkFields: 'Lütfen aşağıda işaretlenen yerlere bakın.',
    rating: 'Puanınız',
    star1: 'Kötü',
    star2: 'Zayıf',
    star3: 'İdare eder',
    star4: 'İyi',
    star5: 'Mükemmel',
    tapStar: 'Bir yıldıza dokunun',
    starsOf: '5 üzerinden {count} yıldız',
    story: 'Neler oldu?',
    storyHelp: 'Ne aldınız, nasıldı, neyi değiştirirdiniz. Yalnızca yıldız da yeterli.',
    title: 'Başlık',
    optional: 'isteğe bağlı',
    name: 'Görünen ad',
    nameHelp:
      'Yorumunuzla birlikte gösterilir. Adınız ve soyadınızın ilk harfi yeterlidir; istediğiniz zaman değiştirebilirsiniz.',
    email: 'E-posta adresi',
    emailHelp:
      'Yorumunuzla birlikte hiçbir zaman gösterilmez, {business} işletmesine bile. Size ait olduğunu doğrulamak için bir bağlantı göndeririz.',
    notYourAddress:
      'Bu sizin adresiniz değil mi? Oraya gelen e-postaları okuyan kişi bu yorumu değiştirebilir veya geri çekebilir. Lütfen kendi adresinizle yazın:',
    invitedAt:
      '{email} adresinden davet edildiniz. Adres hiçbir zaman gösterilmez; alındınız oraya gönderilir.',
    orderOf:
      'Bu yorum {order} numaralı siparişinizle ilgilidir. {email} adresiniz hiçbir zaman gösterilmez; alındınız oraya gönderilir.',
    consentShow:
      'Yorumumun burada adımla yayımlanmasını ve {business} tarafından kendi sitesinde gösterilmesini kabul ediyorum. Yorumumu istediğim zaman geri çekebilirim.',
    consentMarketing: '{business} yorumumu sosyal medyada ve reklamlarda da alıntılayabilir.',
    insider: '{business} için veya bu işletmeyle çalışıyorum ya da sahibinin yakınıyım',
    insiderHelp: 'Yorumunuz o zaman işletmeden birinin yorumu olarak işaretlenir ve puana katılmaz.',
    leaveEmpty: 'Bu alanı boş bırakın',
    send: 'Yorumumu gönder',
    sending: 'Yorumunuz gönderiliyor',
    noteOpen:
      'Hesap gerekmez. Adresinizi doğruladığınızda ve yorumunuz diğer tüm yorumlarla aynı denetimlerden geçtiğinde yazdığınız gibi yayımlanır.',
    noteKnown:
      'Hesap gerekmez. Yorumunuz diğer tüm yorumlarla aynı denetimlerden geçtiğinde yazdığınız gibi yayımlanır.',
    howCollected: 'Yorumlar nasıl toplanıyor',
    countOf: '{count} / {limit}',
    charactersLeft: 'Kalan karakter: {count}',
    charactersOver: 'Fazla karakter: {count}',

    ratingMissing: 'Lütfen yıldız sayısını seçin',
    textShort: 'Lütfen en az 2 karakter yazın veya alanı boş bırakın',
    textLong: 'Yorum en fazla 5.000 karakter olabilir',
    titleLong: 'Başlık en fazla 120 karakter olabilir',
    nameShort: 'Lütfen adınızı girin (en az 2 karakter)',
    nameLong: 'Ad en fazla 80 karakter olabilir',
    emailMissing: 'Lütfen e-posta adresinizi girin',
    emailLong: 'Bu e-posta adresi çok uzun',
    emailWrong: 'Lütfen geçerli bir e-posta adresi girin',
    consentMissing: 'Lütfen onay verin; aksi halde yorumunuzu yayımlayamayız',
    insiderRefused:
      'Adresiniz veya hesabınız {business} işletmesine ya da bu hizmetin işletmecisine ait. Bu kutuyu işaretlerseniz yorumunuzu, puanın dışında, işletmeden birinin yorumu olarak yayımlarız.',
    tooOld: 'Bu form uzun süre açık kaldı. Lütfen düğmeye bir kez daha basın.',
    trapped: 'Lütfen gizli alanı boş bırakın ve düğmeye bir kez daha basın.',
    tooQuick: 'Bu çok hızlı oldu. Lütfen bir kez daha okuyun ve düğmeye yeniden basın.',
    alreadySent:
      'Bu zaten gönderildi. Yorumunuzu değiştirmek için aldığınız e-postadaki bağlantıyı kullanın.',
    tooMany: 'Çok fazla deneme yapıldı. Lütfen biraz bekleyin ve düğmeye yeniden basın.',
    unavailable: 'Şu anda kaydedilemiyor. Lütfen bir dakika sonra yeniden deneyin: yazdıklarınız kaybolmaz.',
    closed: 'Bu işletme artık yorum toplamıyor.',

    thankYou: 'Teşekkür ederiz, {name}.',
    oneStep: 'Geriye bir şey kaldı.',
    oneStepWhy:
      '{email} adresine bir bağlantı gönderdik. Adresin size ait olduğunu doğrulamak için bağlantıyı açın: yorumunuz o zaman denetlenir ve denetimlerden geçerse yazdığınız gibi yayımlanır. Doğrulamazsanız yorumunuzu 30 gün sonra sileriz.',
    mailMissing:
      'E-posta gelmedi mi? Lütfen spam klasörünüze bakın. Kimse bir posta kutusunu dolduramasın diye aynı adrese bu e-postalardan saatte en fazla {hour}, günde en fazla {day} tane gönderiyoruz. Az önce birkaç tane aldıysanız her birindeki bağlantıyı açın ya da bunu daha sonra yeniden isteyin.',
    sendAgain: 'E-postayı yeniden gönder',
    sentAgain: 'Bu adres gönderdiğimiz sayıya ulaşmadıysa e-posta yolda.',
    live: 'Yorumunuz artık herkese açık, yazdığınız gibi.',
    moreTitle: 'Eklemek istediğiniz bir şey var mı?',
    moreHelp: 'Hepsi isteğe bağlı. Bir gün içinde, bir kez gönderebilirsiniz.',
    moreSend: 'Yorumuma ekle',
    moreDone: 'Yorumunuza eklendi.',
    moreOver:
      'Artık ekleme yapılamaz. Yorumunuzu değiştirmek için size gönderdiğimiz e-postadaki bağlantıyı kullanın.',
    titleHeld: 'Lütfen başlığa bağlantı, reklam, e-posta adresi veya telefon numarası yazmayın',
    receiptWhy:
      'Bu alındıyla, tam olarak bu sözleri ve yıldızları bu saatte aldığımızı imzalıyoruz. Bir gün başka bir şey gösterirsek onu bize karşı kullanabilirsiniz.',
    saveReceipt: 'Alındıyı kaydet',
    seeOthers: 'Başkalarının ne dediğine bak',
    checkYourself: 'Kendiniz denetlemek isterseniz:',
    checkYourselfHow:
      'karakterlerden oluşan satır, sözlerinizin, yıldızların ve zamanın parmak izidir. Kaydedilen dosyada, imzamızın bize başvurmadan nasıl denetleneceği İngilizce olarak yazar.',
    receipt: 'Alındı',
    reviewOf: 'Yorumlanan',
    ratingGiven: 'Puan',
    received: 'Alındığı zaman',
    logEntry: 'Kayıt numarası',

    isYours: 'Bu yorum sizin mi?',
    isYoursWhy:
      'Sizin yazdığınızı onaylayın. Sonra denetlenir ve denetimlerden geçerse olduğu gibi yayımlanır.',
    confirm: 'Onayla ve yayımla',
    confirming: 'Onaylanıyor',
    insiderTitle: '{business} için mi çalışıyorsunuz?',
    insiderWhy:
      'Bu adres veya oturum açtığınız hesap {business} işletmesine ya da bu hizmetin işletmecisine ait. Bir işletmeyi kendi çalışanları puanlamaz; bu yüzden bunu bir müşteri yorumu olarak yayımlayamayız. Açıkça işletmeden birinin yorumu olarak yayımlayabilirsiniz: o zaman işaretlenir ve puana katılmaz. Bir şey yapmazsanız yorumu, yazılmasından 30 gün sonra sileriz.',
    insiderPublish:
      '{business} için veya bu işletmeyle çalışıyorum: işletmeden birinin yorumu olarak yayımla',
    insiderSaid:
      '{business} için veya bu işletmeyle çalıştığınızı belirttiniz: yorumunuz işletmeden birinin yorumu olarak işaretlenir ve puana katılmaz.',
    heldTitle: 'Yorumunuz incelenmeyi bekliyor',
    held: 'Otomatik bir denetim, yıldız sayısı ne olursa olsun yapacağı gibi onu durdurdu. Bu hizmetin işletmecisi üç gün içinde karar verir ve size yazar.',
    confirmed: 'Teşekkür ederiz, {name}. Yorumunuz yayında.',
    confirmedWhy:
      '{business} yanıt verebilir ama yorumu değiştiremez. Size alındınızla birlikte bir e-posta gönderdik.',
    notPublicTitle: 'Bu yorum herkese açık değil',
    notPublic: 'Geri çekildi veya kaldırıldı. Nedeni, aldığınız e-postada yazıyor.',
    seeAll: '{business} hakkındaki tüm yorumları gör',

    alreadyWritten: 'Yorumunuzu zaten yazdınız',
    linkOver: 'Bu bağlantı kullanılamıyor',
    invitationOver: 'Bu davetin süresi doldu veya davet geri alındı.',
    orderExpired: 'Siparişinize ait bu bağlantının süresi doldu.',
    orderUnsigned: 'Bu bağlantı eksik veya imzası geçerli değil.',
    instead: 'Yine de yorum yazabilirsiniz: o zaman adresiniz e-posta ile doğrulanır.',
    writeReview: 'Yorum yaz',

    mailSubject: '{business} yorumunuzu onaylayın',
    mailHeading: 'Bu yorum sizin mi, {name}?',
    mailPreview: 'Tek dokunuşla {business} yorumunuz denetlenir ve yayımlanır.',
    mailReason:
      'Birisi {business} için yazılan bir yorumda bu adresi girdi. Siz değilseniz bir şey yapmanız gerekmez: yorum 30 gün sonra silinir.',
    mailCopy: 'Ya da bu adresi tarayıcınıza kopyalayın:',
  },

  authorMail: {
    why: 'Bu adresle {business} hakkında bir yorum yazdınız.',
    receiptsAttached:
      'Ekte: yorumunuz için imzaladığımız alındılar. Dosyada, neyi gösterdikleri ve bize başvurmadan nasıl denetlenecekleri İngilizce olarak yazar.',
    seePublic: 'Yayındaki yorumu gör',
    deskIs: 'Bu yorumun yalnızca size özel sayfası:',
    deskLink: 'durumunu görün veya yorumu geri çekin',
    openDesk: 'Yorumunuzun sayfasını açın',

    publishedSubject: '{business} yorumunuz yayında',
    publishedHeading: 'Yorumunuz yayında',
    published: 'Yazdığınız gibi yayımlandı. {business} yanıt verebilir ama yorumu değiştiremez.',
    heldSubject: '{business} yorumunuz incelenmeyi bekliyor',
    heldHeading: 'Otomatik bir denetim yorumunuzu durdurdu',
    held: 'Denetimin sonucu: {checks}. Aynı denetimler her yıldız sayısı için yapılır. Bu hizmetin işletmecisi üç gün içinde inceler ve karar verir.',
    refusedSubject: '{business} yorumunuz yayımlanmadı',
    refusedHeading: 'Yorumunuz yayımlanmadı',
    refused: 'Bu hizmetin işletmecisi yorumu yayımlamamaya karar verdi. Gerekçe: {reason}.',
    repliedSubject: '{business} yorumunuzu yanıtladı',
    repliedHeading: '{business} size yanıt verdi',

    challengedSubject: '{business} yorumunuza itiraz etti',
    challengedPreview: 'Gerekçe: {reason}.',
    challenged: 'İşletmenin öne sürdüğü: {reason}. Dayanakları şunlar:',
    challengedHidden:
      'Kendi otomatik denetimimiz metninizde aynı şeyi buldu, bu nedenle metin karara kadar gizlidir. Yıldızlarınız herkese açık kalır ve sayılmaya devam eder. Bunu kendi sayfanızda çıkarırsanız, başka bir denetime takılmadıkça metin yeniden yayımlanır.',
    challengedPublic: 'Yorumunuz bir işaretle yayında kalır ve sayılmaya devam eder.',
    challengedReply:
      'Kendi sayfanızda işletmeciye yanıt verebilirsiniz. Buna zamanınız olsun diye yorumunuz {until} tarihinden önce yalnızca kişisel veriler, nefret veya tehdit nedeniyle kaldırılabilir. Bu hizmetin işletmecisi en geç {due} tarihinde karar verir.',
    challengedReplySoon:
      'Kendi sayfanızda işletmeciye yanıt verebilirsiniz, en iyisi hemen: bu nedenle bu hizmetin işletmecisi siz yanıt vermeden karar verebilir. En geç {due} tarihinde karar verir.',
    challengedEdit:
      'Bir şey yapmanız gerekmez. İçinde herkese açık olmaması gereken bir şey varsa orada düzeltin: işletmeci düzeltilmiş metni okur. Yorumunuz kaldırılırsa bir kez itiraz edebilirsiniz.',
    wasChallenged:
      '{business} yoruma itiraz etmişti: {reason}. Bir insan, bu hizmetin işletmecisi, yazdıklarınızı okudu ve karar verdi; yıldızlar bu sırada ona gösterilmedi.',
    removedSubject: '{business} yorumunuz kaldırıldı',
    removedHeading: 'Yorumunuz kaldırıldı',
    removalReason: 'Kaldırma gerekçesi: {reason}. İşletmecinin açıklaması:',
    appealOnce:
      'Kendi sayfanızda yorumu düzeltebilir ve bir kez itiraz edebilirsiniz. İşletmeci o zaman yorumu orada durduğu haliyle yeniden okur. Mahkemeye de başvurabilirsiniz.',
    keptSubject: '{business} yorumunuz yayında kalıyor',
    keptHeading: 'Yorumunuz yayında kalıyor',
    keptBecause: 'İşletmeci yorumu yayında bıraktı. Açıklaması:',
    wasReported:
      'Bir ziyaretçi yorumu bildirmişti: {ground}. Bir insan, bu hizmetin işletmecisi, yazdıklarınızı okudu ve karar verdi; yıldızlar bu sırada ona gösterilmedi ve hiçbir otomatik araç kullanılmadı.',
    reportedGone:
      'Metni artık herkese açık değil ve yıldızları artık puana katılmıyor; herkese açık sayfa onu bu gerekçeyle kaldırılanlar arasında sayıyor.',

    appealWonSubject: 'İtirazınız karara bağlandı: yorumunuz yayında',
    appealWonHeading: 'Yorumunuz yayında',
    appealLostSubject: 'İtirazınız karara bağlandı: yorum kaldırılmış olarak kalıyor',
    appealLostHeading: 'Yorumunuz kaldırılmış olarak kalıyor',
    appealRead: 'Bu hizmetin işletmecisi yorumu şimdiki haliyle yeniden okudu. Açıklaması:',
    appealFinal: 'Bu karar burada kesindir. Yine de mahkemeye başvurabilir veya yorumu silebilirsiniz.',

    codeSubject: '{code}, yorumunuzu silmek için gereken koddur',
    codePreview: '15 dakika geçerlidir.',
    codeWhy: 'Bu adresle {business} hakkında bir yorum yazdınız ve birisi yorumun silinmesini istedi.',
    code: 'Bu kodu 15 dakika içinde {business} yorumunuzun sayfasına yazın. Ardından yorum, adınız ve adresiniz kalıcı olarak silinir.',
    codeNothing: 'Bunu siz istemediyseniz bir şey yapmayın: kod olmadan hiçbir şey olmaz.',

    reasons: {
      personal_data: 'kişisel veriler',
      hate_or_threats: 'nefret veya tehdit',
      unlawful: 'hukuka aykırı içerik',
      spam: 'spam veya reklam',
      not_about_business: 'bu işletmeyle ilgili değil',
      duplicate: 'yinelenen yorum',
      conflict_of_interest: 'çıkar çatışması',
      fake: 'sahte',
      child_abuse: 'çocukların cinsel istismarı',
    },
    checks: {
      duplicate_text: 'aynı metin daha önce gönderilmiş',
      duplicate_author: 'aynı kişi işletme hakkında daha önce yorum yazmış',
      links: 'bağlantı içeriyor',
      advertising: 'reklam gibi görünüyor',
      personal_data: 'başkasının kişisel verilerini içeriyor olabilir',
      burst: 'aynı anda çok sayıda yorum geldi',
      insider_address: 'işletmenin kendisine ait olduğunu söylediği alan adında bir e-posta adresi',
    },
  },

  invitation: {
    subject: '{business}: nasıldı?',
    heading: '{business}: nasıldı?',
    greeting: 'Merhaba {name},',
    greetingWithoutName: 'Merhaba,',
    text: 'Nasıl olduğunu başkalarına anlatmak ister misiniz? Bir dakika sürer, hesap gerekmez. Kötü değerlendirmeler de iyiler gibi, yazıldıkları haliyle yayımlanır.',
    order: '{order} numaralı siparişinizle ilgili.',
    stars: 'Yıldızlarınızı seçin; sözlerinizi sonraki sayfada yazarsınız:',
    button: 'Yorum yaz',
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

  incentive: {
    given:
      'Yorumunuz karşılığında alacağınız: {incentive}. Ne yazarsanız yazın ve kaç yıldız verirseniz verin, bunu alırsınız.',
    marked: 'Bu, yorumunuzda belirtilecektir.',
  },

  questions: {
    shown: 'Yorumunuzla birlikte gösterilir.',
    notShown: 'Yalnızca {business} için, hiçbir zaman gösterilmez.',
    noAnswer: 'Yanıt yok',
    answerLong: 'Bu yanıt en fazla 300 karakter olabilir',
    answerHeld:
      'Bu yanıtı herkes okuyabilir. Lütfen bağlantı, reklam, e-posta adresi ve telefon numarası yazmayın',
    notAnOption: 'Lütfen yanıtlardan birini seçin',
  },

  profile: {
    openingHours: 'Çalışma saatleri',
    openNow: 'Şu an açık',
    openUntil: '{time} saatine kadar açık',
    closedNow: 'Şu an kapalı',
    opensToday: 'Şu an kapalı, {time} saatinde açılıyor',
    opensOn: 'Şu an kapalı, {day} günü {time} saatinde açılıyor',
    closed: 'kapalı',
    allDay: 'tüm gün',
    byAppointment: 'randevuyla',
    links: 'Web sitesi ve sosyal ağlar',
    logoOf: '{business} logosu',
    coverOf: '{business} tarafından seçilen görsel',
    ownWords:
      'Yukarıdaki görselleri ve bilgileri {business} sağlar. Aşağıdaki puanlar ve değerlendirmeler müşterilerden gelir.',
    report: 'Sorun bildir',
    categories: {
      bakery: 'Fırın',
      cafe: 'Kafe',
      restaurant: 'Restoran',
      bar: 'Bar',
      hotel: 'Otel',
      shop: 'Mağaza',
      online_shop: 'Çevrimiçi mağaza',
      hairdresser: 'Kuaför',
      beauty: 'Güzellik salonu',
      fitness: 'Spor salonu',
      medical: 'Muayenehane',
      dentist: 'Diş hekimi',
      pharmacy: 'Eczane',
      vet: 'Veteriner',
      car_repair: 'Oto tamir',
      trades: 'İnşaat ve ustalık',
      legal: 'Hukuk bürosu',
      accounting: 'Muhasebe',
      finance: 'Finansal hizmetler',
      estate: 'Emlakçı',
      travel: 'Seyahat acentesi',
      entertainment: 'Eğlence ve etkinlik',
      education: 'Okul veya eğitim',
      childcare: 'Çocuk bakımı',
      software: 'Yazılım',
      other: 'Diğer',
    },
  },

  content: {
    oneAbout: '{author}, {business} hakkında:',
    oneAboutTopics: '{author}, {business} hakkında ({topics}):',
    severalAbout: 'Müşteriler {business} hakkında:',
    thankOne: 'Bu yorum için teşekkürler, {author}:',
    thankSeveral: 'Bu yorumlar için teşekkürler:',
    selected: 'Seçtiğimiz yorumlar',
  },

  widgets: {
    region: '{business} müşteri yorumları',
    stars: '5 üzerinden {rating} yıldız',
    reviews: { one: '{count} yorum', other: '{count} yorum' },
    importedReviews: { one: '{count} içe aktarılmış yorum', other: '{count} içe aktarılmış yorum' },
    imported: { one: '{count} içe aktarılmış', other: '{count} içe aktarılmış' },
    since: '{month} tarihinden beri {reviews}',

    none: 'Henüz yorum yok',
    whole: 'Tüm yorumlar',
    all: 'Tümü: {reviews}',
    complete: 'Tümü, {order}: {reviews}',
    completeOf: 'Tüm yorumlar, {order}: {reviews}',
    newestOf: 'En yeni yorum: {shown} / {total}',
    selected: 'Seçen {business}: {shown} / {total}',
    quoted: '“{name}”',
    orders: {
      newest: 'önce en yeniler',
      oldest: 'önce en eskiler',
      highest: 'önce en çok yıldızlılar',
      lowest: 'önce en az yıldızlılar',
      helpful: 'önce en yararlılar',
    },
    hidden: { one: '{count} yorum itiraz süresince gizli', other: '{count} yorum itiraz süresince gizli' },
    removed: { one: '{count} yorum kaldırıldı', other: '{count} yorum kaldırıldı' },

    showAll: 'Tümünü göster: {reviews}',
    showWhole: 'Tüm yorumları göster',
    writeFirst: 'İlk yorumu yaz',
    collected: 'Bu yorumlar nasıl toplanıyor',
    maker: 'Vouchsafe ile',
    more: 'Daha fazla göster',
    fewer: 'Daha az göster',
    previous: 'Önceki yorum',
    next: 'Sonraki yorum',
    position: '# / {count}',
    pause: 'Duraklat',
    play: 'Oynat',
    close: 'Kapat',
    open: 'Yorumlar',
    topics: 'Müşteriler neden söz ediyor',

    provenance: {
      order: 'Doğrulanmış alışveriş',
      invited: 'Davetli',
      confirmed: 'Adresi doğrulandı',
      insider: 'İşletmeden biri',
      imported: 'İçe aktarıldı',
    },
    importedFrom: 'İçe aktarıldığı yer: {source}',
    challenged: '{business} itiraz etti',
    challengedFor: '{business} itiraz etti: {reason}',
    incentive: 'Karşılığında verilen: {incentive}',
    replies: '{business} yanıtlıyor',
  },
} satisfies Messages
