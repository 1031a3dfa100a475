export const tr = `
waiting time +
  hiç|neredeyse|pek|uzun|sıra|kuyruk|fazla|çok|uzun+süre beklem*|bekletm*|bekletilm*|sıra+yok*|kuyruk+yok*|sıra+beklem*|beklenm*, beklemeden|bekletmeden|sıra+beklemeden|beklemedik|beklemedim|bekletmediler|bekletilmedik, sıra|kuyruk|bekleme hiç|neredeyse? yok*|olmadı*, hemen|anında|tam+saatinde|vaktinde alındı*|aldılar|ilgilendiler|içeri|muayene|servis
waiting time -
  saat*|dakika*|hafta*|ay*|gün*|uzun+süre|saatlerce|günlerce|haftalarca|çok bekled*|bekliyor*|beklet*|bekletildi*|sıra+bekle*|geç+geldi*|gecik*|bekledik|beklemek|beklemeniz, bekletiyorlar|bekletildik|bekletildim|beklettiler, çok|aşırı|fazla|uzun uzun? sür*|bekled*|bekleme|geç+geldi*|sıra, saatler|haftalar|aylar sürdü|sürüyor|geçti, kuyruk|sıra çok|aşırı|inanılmaz uzun*
comfort +
  hiç|hiçbir|bile|asla acı|ağrı? acım*|ağrım*|hissetmed*|ağrı+hissetm*|acı+hissetm*|canım+acımadı|canım+yanmadı|acı*|ağrı* hissetmed*|duymad*|yok*|çekmed*|olmad*, acısız*|ağrısız*, canım|canımı hiç? acımadı|acıtmadı|yanmadı|yakmadı, iğneyi bile hissetm*, acımadı|ağrımadı|acıtmadı
comfort -
  çok|hâlâ|hala|aşırı|feci|inanılmaz ağr*|acıd*|acıyor|acıt*|canım+yan*|ağrılı|acılı|acı|canımı, canım|canımı çok? acıdı|yandı|yaktı|acıttı|yakıyor, günlerce ağr*|acı*, ayağımı+vur*|ayağımı+sık*|su+topladı
price +
  gizli|ek|sürpriz|ekstra ücret|masraf|fatura|maliyet _ yok*|çıkmad*|almad*|olmad*, hiç|çok|o+kadar|aşırı|pek pahalı|fahiş değil*, pahalı değil*, beklediğimden|başka+yerden|tekliften|diğerlerinden|piyasadan daha? ucuz*|uygun*, ücret|para|kuruş|fark almad*|istemed*|talep+etmed*
price -
  iki+kez|çift|iki+kere|iki+defa|mükerrer|fazla|fazladan çek*|ücret*|öde*|tahsil*|kesil*|kesti*|aldılar|alındı|para, kartımdan|hesabımdan _ iki+kez|iki+kere|fazla|izinsiz, dolandır*|kazıkl*|kazık|soygun*|soyuluyor*|soydular|dolandırıcı*|tokat*, anlaştığımızdan|tekliften|söylenenden|söylediklerinden|konuşulandan daha? fazla*|pahalı*|çok, servet öde*|tuttu|ödedik, zam yap*|geldi|üstüne|yapmışlar, ateş pahası
returns +
  para* _ hemen|anında|sorunsuz|hızlıca|aynı+gün|ertesi+gün iade*|geri, hemen|anında|sorunsuz|ücretsiz|sorgusuz iade*|değiştir*|yenisini|yenisi, iade|değişim sorunsuz|kolay|hızlı|çok+kolay|hemen
returns -
  para* _ iade+etm*|geri+alama*|geri+verm*|alama*|vermed*|ödenmed*|iade+edilm*|yatmad*|hala|hâlâ, iade etm*|edilm*|alm*|yapm*|kabul+etm*|alınmad*|hala|hâlâ|edilmedi|etmiyorlar|almıyorlar, paramı|ücretimi|depozitomu geri|istiyorum|alamadım|iade, geri ödeme yapm*|alama*|yok|gelmedi
size +
  tam|cuk|kalıbı|bedeni|bedenim üzerime|tam|kendi? oldu|oturdu|uydu|uyumlu|bedeninizi|geldi|kalıp
size -
  kalıp*|kalıbı|beden*|numara* çok|biraz|bir|küçük|oldukça? küçük|dar|büyük|geniş|kısa|uymad*|olmad*|bol, çok|biraz|fazla|bir+beden|iki+beden|bir+numara küçük|dar|büyük|bol|kısa, üzerime|ayağıma|bana|bedenim olmad*|uymad*|girmed*|oturmad*
service +
  hemen|anında|hızlı|aynı+gün|kısa+sürede|dakikalar+içinde geri|cevap|dönüş|yanıt|döndüler|aradılar|cevapladılar
service -
  kimse|hiç+kimse|kimsecikler _ telefon*|cevap|ilgilenm*|yardım|aramad*|dönmed*|bakm*|gelmed*|umursam*|açm*|muhatap, telefon*|telefonlara|mesaj*|maillere|mail* hiç|asla? açm*|bakm*|cevap|çıkm*|dönm*|yanıt, geri|cevap|dönüş|yanıt hiç|kimse|asla|bile? dönm*|aramad*|verm*|yapm*|alama*|yok*|gelmed*|vermediler, telefonu yüzüme|yüzümüze kapat*, ulaşılmıyor*|ulaşamadı*|ulaşamıyor*|ulaşmak+imkansız|ulaşmak+mümkün, muhatap bulam*|yok, oyalad*|oyalıyorlar|başından+sav*
staff +
  kendimi|kendimizi evimde|evimizde|özel|güvende|rahat|iyi|değerli hisset*|gibi|hissettim, emin|güvenilir ellerde*|eller, vakit|zaman|zamanını ayır*|ayırdı*|ayırıyor, sabırla|detaylı|tek+tek|her+şeyi|adım+adım|uzun+uzun|ayrıntılı anlat*|açıkla*|bilgi, her+şeyi|tüm+soru* açıkla*|anlat*|cevapla*|yanıtla*|sabırla, baskı|ısrar|zorlama _ yok*|yapmad*|etmed*|olmad*|yapmadan, ciddiye ald*|alındı*, hoş karşıla*
staff -
  görmezden gel*, yok say*, ciddiye almad*|almıyor*|alınmad*, umursamadılar|umursamıyorlar, tersledi*|azarladı*|bağırdı*|terslendi*|dalga+geçti*|hakaret+etti*|alay+etti*|kovuldu*, kendimi|kendimizi değersiz|kötü|aptal|istenmeyen|rahatsız|dolandırılmış|aşağılanmış|fazlalık hisset*|gibi, yüzümüze|yüzüme|suratımıza|yüzünüze bile? bakm*|bile, özür|selam|günaydın|merhaba|hoş+geldiniz|güler+yüz bile|dahi|diyen? dilem*|verm*|dem*|yok*|diyen|demedi*, dinlem*|dinlemed* bile, tepeden|yukarıdan bak*, küçümsed*, surat* as*|bir+karış
reliability +
  hiç|hiçbir|asla|bugüne+kadar|şimdiye+kadar|bir+kez+bile _ sorun|problem|arıza|bozulm*|donm*|yarı+yolda|çökm*|aksam*|hayal, zamanında|vaktinde|tam+zamanında|tam+saatinde geldi*|teslim|bitirdi*|hazır*|bitti|başladı*, sorunsuz|kusursuz|mükemmel|tıkır+tıkır çalış*|işliyor|çalışıyor, sözünde|sözlerinde|sözünü durdu*|tut*|duruyor*
reliability -
  sürekli|devamlı|durmadan|hep|her+seferinde|ikide+bir|her çöküyor|donuyor|kapanıyor|kopuyor|atıyor|hata|bozul*|kasıyor|takılıyor|arıza|veriyor, çalışmıyor*|çalışmadı*|açılmıyor*|açılmadı*|yüklenmiyor*|şarj+olmuyor*|bozuldu, gün|hafta|ay|kullanım*|kullanışta|kez sonra|içinde|da|geçmeden|bile? bozul*|kırıl*|arıza|çalışmaz|durdu|çöktü|pili, gelen+olmadı|kimse+gelmedi|gelmediler, son+dakika*|son+anda|aynı+gün iptal*|ertele*|vazgeç*, yarı yolda bıraktı*
results -
  tekrar|yeniden|iki+kere|iki+kez|üç+kez|bir+daha gitmek|götürmek|getirmek|gelmek|yaptırmak|uğramak|gitmem*|götürmem*, hala|hâlâ|yine|gene damlat*|akıt*|su+kaçır*|sızdır*|ses|bozuk|aynı|çalışmıyor|kaçırıyor|akıyor|yapılmad*, tamir|çözüm|sorun*|arıza*|iş* hiç|bir+türlü|hâlâ|hala? edilm*|edem*|bulm*|bulam*|çözülm*|çözm*|giderilm*|bitm*|bitirm*|yapm*|yapam*, öncekinden|eskisinden|öncesinden daha kötü*|beter, sorun|arıza|ses tekrar|geri|devam|yeniden|hala|hâlâ
results +
  hemen|anında|aynı+gün|ilk+seferde|kısa+sürede|yarım+saatte|bir+saatte|hızlıca tamir|onar*|çöz*|hallet*|yap*|düzel*|giderdi|bitirdi*, sıfır|yeni|ilk+günkü gibi
cleanliness +
  toz|leke|kir|koku|toz+tanesi|saç hiç|zerresi|bile|tanesi|eser? bile? yok*|kalmad*|olmad*|bulamaz*, tertemiz|pırıl+pırıl, bal dök yala
cleanliness -
  pislik|çöp|toz|kir|dağınık|kirli|pis içinde|bırak*|bırakıp|bıraktılar|içindeydi, leş+gibi|pis+koku*|pis+kokuyor*|kötü+kokuyor*|kötü+koku*, temizlenmemiş*|temizlik+yapılmamış*|temizlenmiyor*|değiştirilmemiş*|temizlik+yapılmıyor
noise +
  gürültü|ses|sokak+sesi|trafik+sesi hiç|neredeyse|duy*? yok*|duyulm*|gelmi*|olmad*|duymad*|gelmed*, deliksiz|bebek+gibi|mışıl+mışıl|rahat|güzel|çok+rahat|rahatça uyu*|uyudu*, gürültüsüz*
noise -
  uyu* _ mümkün+değil|imkansız*|imkânsız*, uyuyamad*|uyutmad*|göz+kırpmad*, gürültü*|ses* _ uyan*|uyuyama*, her|bütün|tüm şey|ses*|konuşma* duyul*|geliyor*|duyuyor*|duyuluyor*, yan oda* _ duy*|ses*|geliyor*
food -
  zehirlendi*|midem+bozul*|midem+bulan*|midemiz+bozul*|ishal+oldu*, aç kalk*|kald*|döndü*, tadı|tuzu|lezzeti|lezzet hiç|tuzu|bile? yok*|berbat|kötü|karton, yenmez*|yenmiyor*|tatsız*|lezzetsiz*
food +
  hiç|çok|fazla|ne+çok yağlı|tuzlu|tatlı|acı|ağır değil*, ağızda|ağzınızda|ağzımda dağıl*|eri*, parmak*|parmaklarınızı yedir*|yersiniz|yedik
delivery +
  ertesi+gün|bir+günde|aynı+gün|bir+gün+sonra|beklenenden+önce|beklediğimden|tahmin+edilenden|söylenenden geld*|önce|elimde*|ulaş*|teslim|kargo*|erken|hızlı|elimdeydi
delivery -
  hala|hâlâ|hiç|asla|bir+türlü gelm*|ulaşm*|teslim+edilm*|gönderilm*|kargolanm*|elime+geçm*|elime+ulaşm*, sipariş*|kargo*|ürün*|paket* hala|hâlâ|hiç|bir+türlü? gelm*|ulaşm*|teslim+edilm*|yok, kırık|hasarlı|ezik|eksik|açılmış|yanlış|bozuk|ezilmiş|parçalanmış|geç|erimiş geldi*|ulaştı*|teslim|çıktı|gönder*, yanlış ürün*|beden|renk|model|sipariş|parça|numara, eksik parça*|vida*|ürün*|çıktı|gönder*, parça*|vida* eksik*
quality -
  yıkama*|kullanım*|gün*|hafta*|ay*|giyiş* sonra|içinde|bile|da|de? yırtıl*|kırıl*|çek*+ti|sök*|soldu|dağıl*|kopt*|paslan*|bozul*|soyul*|çatla*|delindi, elimde|elinizde kald*|kalıyor, hemen|ilk+yıkamada|ilk+günden|ilk+kullanımda yırtıl*|kırıl*|soldu|çekti|sökül*|kopt*|bozul*|dağıl*
quality +
  ilk+günkü|yeni|sıfır|hala+ilk+günkü|hâlâ+ilk+günkü gibi, yıllarca|uzun+yıllar|uzun+süre|yıllardır kullan*|dayan*|gidiyor|sorunsuz, solmadı*|çekmedi*|deforme+olmadı*|renk+atmadı*
parking -
  park yeri|edecek|etmek|yerleri yok*|bulam*|imkansız*|bulunm*|zor|sıkıntı|mümkün+değil|büyük
`
