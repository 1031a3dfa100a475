import type { ReplyTexts } from '../reply-texts.ts'

export const texts: ReplyTexts = {
  greeting: { warm: 'Merhaba {name},', brief: 'Merhaba {name},', formal: 'Merhaba {name},' },
  greetingWithoutName: { warm: 'Merhaba,', brief: 'Merhaba,', formal: 'Merhaba,' },
  thanks: {
    warm: ['Zaman ayırıp yazdığınız için çok teşekkür ederiz.', 'Yorumunuz için çok teşekkürler.'],
    brief: ['Yorumunuz için teşekkürler.', 'Yazdığınız için teşekkür ederiz.'],
    formal: ['Yorumunuz için teşekkür ederiz.', 'Görüşünüzü bizimle paylaştığınız için teşekkür ederiz.'],
  },
  praise: [
    '{things} hakkındaki güzel sözleriniz bizim için çok değerli.',
    '{things} hakkındaki övgünüze çok sevindik.',
  ],
  praiseToo: ['{things} hakkındaki güzel sözlerinize sevindik.'],
  cause: ['{things} için üzgünüz.', '{things} için çok üzüldük.'],
  blame: ['{things} konusunda memnun kalmadığınız için üzgünüz.'],
  sorry: ['Bunu okumak bizi üzdü.', 'Memnun kalmadığınız için üzgünüz.'],
  partly: ['Her şey yolunda gitmediği için üzgünüz.'],
  quotation: '“{words}”',
  praised: ['{words} sözleriniz bizi çok mutlu etti.', '{words} diye yazmanıza çok sevindik.'],
  aside: ['Şu notunuz için de teşekkürler: {words}.', 'Yorumunuz ve şu notunuz için teşekkürler: {words}.'],
  short: ['Çok teşekkürler, bizi mutlu ettiniz.', 'Teşekkür ederiz, bunu okumak çok güzel.'],
  told: '{words} diye yazmışsınız.',
  regret: ['Bunu okumak bizi üzdü.', 'Bunun için üzgünüz.', 'Böyle bir deneyim yaşadığınız için üzgünüz.'],
  noted: ['{things} hakkında yazdıklarınızı ciddiye alıyoruz.'],
  described: ['Anlattıklarınızı ciddiye alıyoruz.'],
  farewell: ['Size her şeyin en iyisini dileriz.'],
  heard: ['Görüşünüz daha iyi olmamıza yardımcı oluyor.'],
  contact: [
    'Daha fazlasını anlatmak isterseniz {contact} üzerinden bize yazabilirsiniz.',
    'Daha fazlasını öğrenmek isteriz; bize {contact} üzerinden ulaşabilirsiniz.',
  ],
  wish: ['Sizi yeniden görmek isteriz.', 'Umarız yakında yine görüşürüz!'],
  regards: 'Saygılarımızla',
  topics: `staff: ekibimiz; service: hizmetimiz; price: fiyatlarımız; waiting time: bekleme süresi; food: yemeklerimiz;
    drinks: içeceklerimiz; breakfast: kahvaltı; coffee: kahvemiz; room: oda; bathroom: banyo; bed: yatak;
    delivery: teslimat; packaging: ambalaj; returns: iade; booking: rezervasyon; cleanliness: temizlik;
    location: konumumuz; quality: kalite; atmosphere: ortam; selection: çeşitler; comfort: konfor;
    internet: internet; parking: park yeri; facilities: mekânımız; results: işimiz; design: tasarım; size: beden;
    website: sitemiz; opening hours: çalışma saatlerimiz; equipment: ekipmanımız; ease of use: kullanım kolaylığı;
    reliability: güvenilirliğimiz; information: bilgilendirme;
    software: yazılımımız`,
  causes: `queue: uzun kuyruk; slow-service: uzun bekleyiş; no-reply: yanıtsız kalan mesajınız; phone-unanswered:
    telefonda bize ulaşma güçlüğü; late-delivery: geciken teslimat; missed-deadline: gecikme; cancelled: iptal;
    extra-charge: ek ücret; payment: ödeme sorunu; booking: rezervasyon sorunu; parking: park sorunu; dirty: temizlik
    eksikliği; noise: gürültü; wifi: wifi sorunu`,
  articles: {},
  joining: 've|veya|sonra; ama|fakat|ancak; maalesef|tek eksiği|ne yazık ki|biraz|sadece|dışında|haricinde',
  harsh:
    'aptal|salak|gerizekalı|rezil|yalancı|hırsız|dolandırıcı|lanet|terbiyesiz|saygısız|beceriksiz|utanmaz|berbat|felaket|iğrenç|korkunç|kepaze|skandal|en kötü|zaman kaybı|ağlad|ağlay|gözyaş',
  sensitive: {
    health:
      'ateşi çık|ateşlen|alerji|hasta(?:lan|lık|yım|ne)|hasta$|kus(?:tu|tum|ma)|ishal|zehirlen|salmonella|mide bulant|bulantı|enfeksiyon|ambulans|hamile|kanser|astım|ilaç|çölyak|tahtakurusu|kemoterapi|acile',
    injury:
      'yaralan|yaralı|kır(?:dım|ıldı) (?:kolum|bacağım)|kolum kırıl|elim yandı|kanıyor|kayıp düş|düşüp|kanama|kanadı|öldü$|vefat|ötenazi|uyutul|morar|ısır|su topla|cenaze|tabut|taziye|defned|başsağlığı',
    discrimination:
      'ırkç|ayrımcı|cinsiyetçi|homofob|antisemit|yabancı düşman|(?:bizim|benim|onun|onlar) gibi insan|başörtü',
    harassment:
      'taciz|sarkıntılık|saldır|cinsel|elle(?:di|me)$|zorbalık|mobbing|elini (?:dizim|bacağım|kalçam|popom)',
    threat: 'tehdit|öldür|pişman olacaksınız|intihar',
    law: 'avukat|dava$|davacı|dava aç|mahkeme|yasadışı|yasa dışı|polis|tüketici hakem|tüketici hakları|şikayetçi|savcı|suç duyuru',
    theft: 'çalındı|çalınmış|cüzdanım(?:ı)? çal|hırsız|dolandır|sahtekar|soygun',
    privacy: 'kvkk|kişisel veri|verilerim|videoya çek|mahremiyet',
    safety:
      'reşit olmayan|istismar|pedofil|(?:çocuğum|çocuk|oğlum|kızım|bebeğim) (?:yaralan|kaybol|dövül|yalnız bırak)|gaz kaçağı|karbonmonoksit|elektrik çarp|acil çıkış',
  },
  refused:
    'söz veri|garanti|ücretsiz|bedava|hediye çeki|indirim|bizim hatamız|bizim suçumuz|bir daha olmaya|telafi ede|hediye|ikram|teklif|sağlayacağız|yapacağız|düzelteceğiz|edeceğiz|para iade|iade ed|geri öde|tazminat|yalancı|yalan|dürüst değil|sahte yorum|hiç müşterimiz|müşterimiz olma|rakip|rakibi|iftira|şantaj|(?:yorumunuzu|puanınızı|değerlendirmenizi) (?:değiştir|güncelle|sil|kaldır|yüksel|gözden)|(?:dört|beş|daha fazla) yıldız',
}
