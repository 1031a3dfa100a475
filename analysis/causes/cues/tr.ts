import type { Cues } from '../causes.ts'

export const tr: Cues = {
  notBefore: 'hiç, asla, ne, olmadan, rağmen, yerine, sanmıştım, beklerken, eğer',
  excused: `sorun değil|olmadı|etmedik|yaratmadı, sorunu yok, problem değil|olmadı, yorumlarda|yorumlara|yorumları|yorumlar, çözüldü|çözdüler, hemen değiştirdiler, havaalanı, başka otel, normaldir, diğer misafirler, anlamına gelmez`,
  unless: {
    'not-as-described': 'uzun yıllar, çok kibar|güzel|iyi',
    'too-hot': 'su|suyu|duş*',
    'too-cold': 'su|suyu|duş*',
    noise:
      'makine*, cihaz*, klima*, süpürge*, klavye*, motor*, fan*, ürün*, yapıyor|yapmaya|yapan|yapmakta, kayna*|çaycı',
    smell: 'ürün*|plastik|makine*|makina*|cihaz*|yanık|naylon|fiyat*',
    dirty: 'haznesi|torbası|süpürge*|halı*|makine*|motor*|ürün*, kok*',
    'worn-furnishings': 'eski hal*',
    'slow-service': 'kanal|menü*|yükle*|telefon|uygulama|film*, ısın*|lamba*',
    'small-room': 'halı|aparat*|renk*',
    'rude-staff': 'ürün|alet',
    'badly-cooked': 'kokulu|kokusu|makine*|makina*|ürün*|plastik, mama*',
    'too-expensive':
      'telefon marka, markadan, eksik hiçbir, rağmen, mantıklı, sorun etme*, dışarıda|dışarda|başka, gerek yok, istemedim|istemiyorum, genelde|genellikle, bu fiyattan, diğer|diğerleri',
    'no-reply': 'ses',
    parking: 'süpürge',
    'opening-hours': 'telefon',
    'cold-food': 'makine*|mı yoksa',
    wifi: 'bluetooth*|kumanda*|radyo*|modem*|4g|4',
    'stale-food': 'ürün*|cihaz',
    'late-delivery': 'üç günde|çok hızlı',
    'unhelpful-staff': 'kumanda*',
  },
  notAfter: 'değil, değildi, değiller, yok, yoktu, olmadı, olmadan, olmuyor, olmamış, demek',
  weekdays: [
    'pazartesi|pazartesileri',
    'salı|salıları',
    'çarşamba|çarşambaları',
    'perşembe|perşembeleri',
    'cuma|cumaları',
    'cumartesi|cumartesileri',
    'pazar günü|günleri',
  ],
  phrases: {
    queue:
      'uzun|çok|saatlerce|dakikalarca kuyruk|sıra|kuyruklar|sırada, kuyruk|sıra çok|vardı? uzun, kuyrukta|sırada bekledik|bekledim|beklettiler',
    'slow-service':
      'servis çok|yavaş|aşırı|oldukça? yavaş|yavaştı|geç, çok|saatlerce|dakikalarca|uzun|# süre|saat|dakika? bekledik|bekledim|bekletildik|beklettiler|bekletiyorlar|bekliyorsunuz|bekliyoruz, saat|dakika bekledik|bekledim|beklettiler|bekletildik, yavaş servis|hizmet, bekleme süresi çok|uzun, çok geç geldi|getirdiler|geliyor',
    understaffed:
      'personel|eleman|garson yetersiz|az|eksik|eksikliği|yetersizliği|sayısı, yetersiz personel, tek kasa|garson',
    'rude-staff':
      'kabaydı|kabalar|kabalardı, kaba davran*, personel|garson|garsonlar|çalışan|çalışanlar|eleman|satıcı çok|biraz|da? kaba, kaba personel|garson|çalışan|çalışanlar|tavır|davranış, saygısız|saygısızlar|saygısızdı, terbiyesiz*, suratsız*, asık surat*, ukala*, küstah*, nezaketsiz*, güler yüzlü değil|değildi|değiller, ~ters',
    ignored:
      'ilgisiz|ilgisizdi|ilgisizler|ilgisizlik, umursamaz*, ilgilenmedi|ilgilenmediler|ilgilenmiyor|ilgilenmiyorlar|ilgilenen yok, umursamadı*, kimse ilgilenmedi|bakmadı|gelmedi',
    'unhelpful-staff':
      'yardımcı olmadı|olmadılar|olmuyor|olmuyorlar, ~bilgisiz*, ~beceriksiz*, ~tecrübesiz*, ~profesyonel değil',
    'language-barrier': 'ingilizce|türkçe bilmiyor|bilmiyorlar|bilmiyordu|konuşmuyor|bilen',
    'no-reply':
      'cevap|yanıt|dönüş|geri vermedi|vermediler|vermiyor|vermiyorlar|alamadım|alamadık|yok|yapmadı|yapmadılar|yapılmadı|gelmedi|dönmediler|dönmedi, cevapsız, ses yok',
    'phone-unanswered':
      'telefon|telefona|telefonlara|telefonu cevap|bakmıyor|bakmıyorlar|açmıyor|açmıyorlar|açan|çıkmıyor|açmadılar|bakan? vermiyor*|yok, ulaşamadım|ulaşamadık|ulaşılmıyor|ulaşamıyorum',
    'not-informed':
      'bilgi verilmedi|vermediler|verilmiyor|vermedi|yok, bilgilendirme yapılmadı|yok|yetersiz, haber verilmedi|vermediler|vermedi, yanlış bilgi|bilgilendir*, bilgilendirilmedik|bilgilendirilmedim',
    'cold-food':
      'yemek|yemekler|çorba|pizza|çay|kahve|et|hamburger|patates soğuk|soğuktu|soğumuş|buz+gibi|ılık geldi|servis|çıkıyor|çıktı, yemek|yemekler|çorba|pizza|hamburger|patates soğuk|soğuktu|soğumuştu|ılıktı, soğuk yemek|yemekler',
    'stale-food': '~bayat|bayattı, ~taze değil|değildi, ~küflü|küflenmiş, ~ekşimiş, tarihi geçmiş',
    'badly-cooked':
      '~çiğ|çiğdi, ~yanık|yanmış, ~pişmemiş, ~az pişmiş, ~çok pişmiş, ~yağlı|yağlıydı, ~lastik, ~kuru|kurumuş',
    'bland-food': '~tatsız|tatsızdı, ~lezzetsiz|lezzetsizdi, ~tadı yok|yoktu, ~tuzsuz, ~yavan',
    'salty-food': '~çok|aşırı tuzlu|tuzluydu|tatlı|şekerli, ~tuzlu|tuzluydu',
    'foreign-object': 'yemekten|çorbadan|salatadan|içinden|yemekte|salatada kıl|saç|böcek|sinek',
    'small-portions':
      'porsiyon|porsiyonlar|porsiyonları çok|küçük|az|küçüktü|azdı|oldukça|küçücük? küçük|az|küçüktü|azdı, küçük porsiyon|porsiyonlar, doymadık|doymadım',
    'little-choice':
      'çeşit|seçenek|çeşitlilik az|yok|yoktu|azdı|çok|yetersiz|kısıtlı? az|kısıtlı, sınırlı|kısıtlı|az seçenek|çeşit|menü, hep aynı yemek*',
    'sold-out': 'tükenmiş|tükendi|tükenmişti, kalmamıştı|kalmamış, stokta yok, bitmiş|bitmişti, raflar boş',
    'weak-coffee':
      'kahve|çay berbat|kötü|kötüydü|su|acı|bayat|çok? berbattı|gibi|kötü|acı|kötüydü, kötü kahve, ~sulu|su gibi',
    'poor-breakfast':
      'kahvaltı|kahvaltısı çok? zayıf|kötü|yetersiz|vasat|berbat|zayıftı|kötüydü|yetersizdi|sıradandı',
    crowded:
      'çok|aşırı|fazla kalabalık|kalabalıktı, kalabalıktı, yer|masa|şezlong bulamadık|bulmak|yok|yoktu|bulunmuyor? zor',
    'late-delivery':
      'kargo|sipariş|ürün|paket|teslimat|siparişim|kargom çok? geç geldi|teslim|ulaştı, kargo|teslimat|sipariş gecikti|gecikmeli|gelmedi|ulaşmadı, kargo|teslimat çok|aşırı? yavaş|yavaştı, geç teslim|teslimat|gönderildi, hala gelmedi, teslim edilmedi',
    'damaged-parcel':
      'hasarlı|kırık|ezik|yırtık|kırılmış|parçalanmış|ezilmiş|çatlak geldi|çıktı|ulaştı, kutu|koli|paket|kutusu _ hasarlı|kırık|ezik|yırtık|ezilmiş|parçalanmış, kötü paketlen*, paketleme|paketlemesi|paketlenmesi çok? kötü|kötüydü|özensiz|yetersiz|berbat',
    'wrong-item':
      'yanlış ürün|beden|renk|numara|sipariş|model|yemek geldi|gönderil*|gelmiş|getirdiler|yollanmış, farklı|başka ürün|renk|model geldi|gönderil*|gelmiş',
    'missing-parts':
      'eksik parça|ürün|geldi|çıktı|vida|aksesuar|gönder*, parçası|parça|vidaları|kablosu eksik|yoktu|çıkmadı',
    'breaks-soon':
      'günde|haftada|ayda|ay|gün|hafta|sonra bozuldu|kırıldı|yırtıldı|bozulması|arızalandı|arıza, hemen|çabuk bozuldu|kırıldı|yırtıldı|bozuluyor, dayanıksız*',
    defective:
      'çalışmıyor|çalışmıyordu|çalışmadı|çalışmıyorlar|çalışmaz, bozuk|bozuktu çıktı|geldi|ürün, arızalı|arızalıydı, kusurlu',
    'size-fit':
      'kalıbı|beden|kalıp|numara|bedeni dar|küçük|büyük|tutmuyor|uymadı|çok|yanlış|olmadı? dar|küçük|büyük, ~dar|küçük|büyük geldi, ~kalıbı',
    'not-as-described':
      'göründüğü|anlatıldığı|resimdeki|fotoğraftaki|görseldeki|fotoğraflardaki|resimlerdeki gibi değil|değildi|çıkmadı, görselle|resimle|fotoğrafla|göründüğüyle|fotoğraftakiyle alakası|ilgisi yok, yanıltıcı*, açıklama yanlış',
    refund:
      'para|paramı|param|ücret|parayı iadesi? yapılmadı|edilmedi|alamadım|yapmadılar|yatmadı|vermiyorlar|vermediler, iade kabul etmiyor*|edilmedi|etmediler|etmiyorlar, iadeyi kabul? etmiyor*|etmediler',
    'extra-charge':
      'ekstra|gizli|ek|fazladan|fazla|iki ücret|para|kere|kez|fiyat|çekim|masraf aldılar|alındı|istediler|istendi|çekildi|alınıyor|ödedik|çekilmiş, fazla fiyat, hesap yanlış|kabarık|şişirilmiş',
    'too-expensive':
      'çok|aşırı|fazla|oldukça|gereğinden pahalı|pahalıydı|fahiş, pahalı|pahalıydı, fahiş fiyat*, fiyatlar|fiyatı|fiyat|fiyatları çok|yüksek|aşırı|fahiş|uçuk|fazla|pahalı? yüksek|pahalı|fazla, fiyatını hak etmiyor, kazık, ~pahalı|pahalıydı, fiyata|fiyatına|paraya|parasına|parana bile|hiç|asla? değmez, değmez bu fiyata|paraya',
    payment:
      'kart|kredi|kartla|pos kartı? geçmiyor|kabul|çekmiyor|çalışmıyor|ödeme|almıyorlar? etmiyor*|yok|yapılmıyor, sadece|yalnızca nakit',
    'opening-hours':
      'kapalı|kapalıydı olmasına|idi|bulduk|çıktı, kapalıydı, erken kapatıyor*|kapanıyor|kapattılar, saatlerine uymuyor*',
    booking:
      'rezervasyon|rezervasyonumuz|rezervasyonum|randevum yok|iptal|bulunamadı|yapılmamış|görünmüyor|kayıp|unutulmuş? edildi|edilmiş|ettiler|dediler, fazla rezervasyon',
    'appointment-delay':
      'randevu|randevuya|randevum|randevulu rağmen|geç|saatinde|geciktiler? _ bekle*|geç|alındık|alınmadık, randevuma geç',
    'no-show': 'kimse gelmedi, gelmediler, ekip gelmedi, son dakika|anda iptal',
    'bad-work': 'işçilik|montaj|kesim kötü|berbat|özensiz|çok, saçımı yaktı*|mahvetti*|berbat|yanlış|kısa',
    'not-listened': 'dinlemiyor*|dinlemedi*, acele ettiler|ediyor|muayene, yeterince dinlemedi*',
    painful: 'acı|ağrı çektim|çok|verdi|verici, canım|canımı çok|yandı|yaktı*|acıdı|acıttı*',
    parking:
      'park|otopark yeri|alanı? yok|yoktu|bulmak|sorunu|sıkıntı*|sorun|problemi|yetersiz|bulamadık|küçük|dar|sıkıntısı|imkansız? zor|imkansız|yok|yetersiz|sorunu|sıkıntı, park yeri yok|bulmak|sorunu|sıkıntı*|az|yoktu, otopark sorunu|yetersiz|yok|küçük',
    'parking-price': 'otopark|park ücreti? pahalı',
    dirty:
      'kirli|kirliydi|kirliler, pis|pisti|pislik, temiz değil|değildi|değiller|değillerdi, temizlik|temizliği yetersiz|kötü|yapılmıyor|sıfır|berbat|yok|yapılmadı, hijyen|hijyenik yok|değil|değildi|sıfır|kötü, küf|küflü, ~lekeli|leke, ~tozlu',
    smell:
      'kötü|ağır|pis|rutubet|küf|iğrenç|lağım koku|kokusu|kokuyor|kokuyordu|kokular, kokuyor|kokuyordu|kokuyorlar|kokmuş, koku vardı|var|berbat|rahatsız',
    noise:
      'gürültülü|gürültülüydü|gürültü|gürültüsü|gürültüden, ses yalıtımı|izolasyonu yok|kötü|yetersiz|sıfır|zayıf|yoktu, sesten|sesinden uyuyamadık|uyuyamadım, sesler geliyor|geliyordu|duyuluyor',
    'loud-music':
      'müzik|müzikler|müziğin çok|aşırı|fazla|sesi? yüksek|sesli|çok|yüksekti? yüksek|yüksekti, yüksek müzik|sesli',
    'too-hot':
      'klima|klimalar|kliması çalışmıyor|çalışmıyordu|yetersiz|bozuk|bozuktu|soğutmuyor|yok|yoktu|gürültülü|çok|ses, çok|aşırı sıcak|sıcaktı|bunaltıcı, ~havasız*, ~sıcaktı',
    'too-cold':
      'kalorifer|ısıtma|klima yanmıyor|çalışmıyor|ısıtmıyor|yetersiz, ~çok soğuk|soğuktu, ~soğuktu, oda soğuktu|buz, üşüdük',
    wifi: 'wifi|wi+fi|internet|kablosuz interneti? çekmiyor|çekmiyordu|yavaş|çalışmıyor|yok|yoktu|zayıf|kötü|çok|ücretli|yavaştı|paralı? yavaş|kötü|zayıf',
    'small-room':
      'oda|odalar|odası|banyo|odamız|banyosu|tuvalet|odaları çok|küçük|dar|küçüktü|küçücük|aşırı|biraz|oldukça? küçük|dar|küçüktü|dardı|küçücük, küçük|dar|küçücük oda|odalar|banyo, ~küçücük',
    'worn-furnishings':
      'eski|eskimiş|eskiydi|eskiler|köhne|bakımsız|bakımsızdı|yıpranmış|demode, yenilenmeli|yenilenmesi|yenilemeye ihtiyacı, tadilat şart|gerek*|ihtiyacı, dökülüyor',
    'uncomfortable-bed':
      'yatak|yataklar|yatağı|yastık|yastıklar rahatsız|sert|çok|rahat|kötü|rahatsızdı|sertti|eski|çökmüş? sert|rahatsız|değil|değildi|kötü|yumuşak|sertti, rahatsız|sert yatak|yataklar, ~rahatsız|rahatsızdı, ~rahat değil|değildi',
    water:
      'sıcak su yok|yoktu|gelmiyor|akmıyor|akmadı|gelmedi|çıkmıyor|sorunu, su basıncı|tazyiki düşük|az|zayıf|yok|yetersiz, duş|lavabo|tuvalet|gider|klozet tıkalı|bozuk|akıtıyor|su|sızdırıyor|tıkalıydı|kırık, sular kesildi|akmıyor|soğuk',
    'check-in':
      'check+in|giriş|resepsiyonda|checkin _ uzun|yavaş|saat|dakika|bekledik, oda|odamız|odalar hazır değil|değildi',
    lift: 'asansör|asansörler|asansörü bozuk|yavaş|çalışmıyor|yok|yoktu|küçük|çok|bozuktu|arızalı|çalışmıyordu? yavaş|küçük',
    'poor-light': 'ışık|aydınlatma|ışıklandırma yetersiz|az|kötü|zayıf|yok, ~karanlık|karanlıktı|loş',
    pests: 'hamamböce*|böcek|böcekler|fare|karınca|karıncalar|tahtakurusu|hamam böce*',
    website:
      'site|sitesi|uygulama|web|uygulaması|sayfa sitesi? çalışmıyor|açılmıyor|hata|sürekli|çok|donuyor|yavaş|çöküyor|kötü? hata|yavaş|kötü|donuyor|karışık, ~hata|donuyor|açılmıyor|çöküyor',
    cancelling: 'iptal edemedim|edemedik|edilmiyor|etmiyor*|edemiyorum|ücreti|kabul, üyelik|abonelik iptal*',
  },
}
