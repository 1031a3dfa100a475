import { expect, test } from 'vitest'
import { claimsChecks } from './claimed-checks.ts'
import { languages } from './languages.ts'
import { messages } from './messages.server.ts'

test.for(languages)('the marks that we give in %s may be no part of a name', (language) => {
  const { order, invited, confirmed } = messages[language].widgets.provenance
  for (const mark of [order, invited, confirmed])
    for (const name of [mark, mark.toUpperCase(), `Anna Berg (${mark})`, mark.split('').join(' ')])
      expect(claimsChecks(name), name).toBe(true)
})

test.for([
  'Anna Berg ✓ Verified purchase',
  'Anna ✔️',
  'Anna ✅',
  'Anna 🗸',
  '★★★★★ Anna',
  'Anna ⭐',
  'Anna ⭑⭑⭑⭑⭒',
  'Trustpilot 🟉',
  '🏆 Anna',
  'Ⓥerified Buyer',
  '🅥🅔🅡🅘🅕🅘🅔🅓',
  '🇻🇪🇷🇮🇫🇮🇪🇩',
  '𝓥𝓮𝓻𝓲𝓯𝓲𝓮𝓭',
  'ᴠᴇʀɪꜰɪᴇᴅ',
  'ＶＥＲＩＦＩＥＤ',
  'Vегіfіеd',
  'ѵеrіfіеd buyer',
  'V e r i f i e d',
  'V.e.r.i.f.i.e.d',
  'Veri-fied',
  'Ver1f1ed',
  'VERIFlED',
  'v\u200berified',
  'AnnaVerified',
  'lnvited',
  'Geprüfter Kauf',
  'Anna, geprüfte Kundin',
  'überprüft',
  'Echtheit bestaetigt',
  'Ověřeno',
  'Onaylı müşteri',
  'Google ✓ checked',
  'Google (checked)',
  'Trustpilot vérifiés',
  'Vouchsafe',
  'V o u c h s a f e',
  'Vоuchsafe',
  'Verifikovaný zákazník',
  'Trusted Customer',
  'Checked customer',
  'Checked Shirt, verified',
  'Shirt checked',
  'Veriﬁcation',
  'Verifiziert',
])('“%s” claims what only our checks can give', (name) => {
  expect(claimsChecks(name)).toBe(true)
})

/** Of people, shops and sites in the product's languages, those closest to our words among them. */
const honest = `
  Verity Check|Cheikh|Gepp|Kontrol|Order of St. John|Trustpilot|Google|Oliver Ifill|Oliver Ifans|Veri Fischer|Vera Fiedler
  Anna-Vera Fiedler|Verena Ried|Severi Fiedorowicz|Jan Scheck|Scheck Edward|Ed Checkland|Chuck Checkley|Mr Check
  Confucius Chan|Connie Firmin|Confait|Invicta Records|Inviting Spaces|Purchase, NY|Bill Purchase|Order in the Kitchen
  Grace O’Malley|Zoë Müller|José|Ada L.|J.R.R. T.|X Æ A-12|Jean-Luc P.|D’Angelo|Mc Donald|van der Berg|Anonymous|A customer
  Amazon|Yelp|Feefo|Judge.me|Reviews.io|Yotpo|TripAdvisor|Booking.com|Facebook|Etsy|Google Business Profile|Our guest book
  Prüfer & Söhne|Ulrike Prüfer|Gerd Prüß|Inge Pruft|Gepp Ruft|Michael Bestat|Jörg Stätig|Eing Laden|Bioladen Eins|Käthe Groß
  Straßenbäcker|Bäckerei Kühn|Café Größenwahn|Hans-Jürgen Überall|Dr. Ludwig Überbein|Änne Köhler|Günther Strauß|ProvenExpert
  eKomi|Kununu|Jameda|Trusted Shops|idealo|Holidaycheck|Check24|Handwerker des Vertrauens|Ümit Özdemir|Ünal|Şule Çelik
  Onay|Onur Onay|Davet Organizasyon|Doğru Yol|Doğa Lanmaz|İbrahim Işık|Iğdır Kebap|Gülşen Öztürk|Çağla|Şikayetvar|Hepsiburada
  Trendyol|Kontrol Mühendislik|Ali Verir|Veli Verici|Nuri Bey|Kemal|Ayşe Yılmaz|Zeynep K.|Umut|Dilek
  Véronique Firmin|Chloé Vérin|Hélène Vérité|Contrôle Technique Dupont|Jean Achat|Prénom|François Lefèvre|Éléonore d’Aquitaine
  Avis Vérone|Maïté|Zoé|Noël|L’Œuf à la Coque|Fnac|Pages Jaunes|Le Petit Marché|Cédric|Benoît Confort|Inès
  Verónica Verdugo|Begoña|Ángel Ibáñez|Íñigo Núñez|Compra y Venta Pérez|Dirección Norte|Convivencia|Peluquería Conchi|Iñaki
  María del Mar|Opiniones.es|El Corte Inglés|Rastreator|Confitería La Rosa|Joaquín|Úrsula|Pelayo
  Veronica Verri|Fiorella Verità|Nicolò Conforti|Acquisti Rossi|Confetti d’Italia|Ilaria|Pagine Gialle|Trattoria Da Vito
  Giosuè|Niccolò|Invernizzi|Vito Invito|Controluce|Conferenza Club
  Geert Ferif|Bea Vestig|Aankoop Noord|Uit Genoten|Kiyoh|Thuiswinkel|Klantenvertellen|’t Hoekje|IJsbrand|Sjoerd van ’t Hof
  Ünal de Vries|Nodige Zaken|Bol.com
  Weronika Wójcik|Łukasz Żak|Grażyna|Święta Kawa|Potwora|Zapraszamy Bistro|Zakup Centrum|Allegro|Ceneo|Opineo|Błażej|Żaneta
  Ověnec|Over End|Overend|Tereza Ovčáková|Potůček|Nákupní galerie|Heureka|Zboží.cz|Řehoř|Šárka|Žofie|Kateřina Potvora|Jiří
  Verónica Conceição|João Verissimo|Compras Lisboa|Endereço Certo|Portal da Queixa|Convívio|Gonçalo|Inês|Zé Povinho
  Bekir|Bekki Raft|Søren Købmand|Åse Ærø|Bjørn Ørsted|Inga Vitert|Adresseavisen|Anmeld-Håndværker|Fætter Kræn|Jørgen
  Inbjörg|Åsa Öberg|Verner Ifvarsson|Granström|Kontra Bageri|Reco.se|Prisjakt|Björn Bekräck|Håkan|Märta
  Дмитрий|Вера Фёдорова|Иван Верифов|Σκρουτζ|Ελένη Παπαδοπούλου|Βασίλης|王小明|田中さくら|محمد|김민수|Ольга К.|Ірина|Ђорђе
  Verifone|Verifone Deutschland|Checked Shirt Co|The Checked Coat|Checked Fabrics Ltd
  I ♥ Bread|Anna 🌻|Café ☕ Roma|Bread®|№ 5|Rock & Röll™|Bar 100%|50/50 Club|24/7 Gym|C++ School|#1 Garage|Sam :)|Ⓜ Markt|🇩🇪 Uwe`
  .split(/[|\n]/)
  .map((name) => name.trim())
  .filter(Boolean)

test('no honest name or source is refused', () => {
  expect(honest.length).toBeGreaterThan(200)
  expect(honest.filter(claimsChecks)).toEqual([])
})
