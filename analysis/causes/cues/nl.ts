import type { Cues } from '../causes.ts'

export const nl: Cues = {
  notBefore:
    'geen, nooit, niet, zonder, ondanks, noch, nauwelijks, in plaats van, als, verwacht*, bang, gelukkig, wie',
  excused: `geen probleem, niet erg, geen bezwaar, stoorde|stoort niet, recensie*|beoordeling*, begrijpelijk, zoals verwacht, werd|is|was snel|direct|meteen? opgelost|gerepareerd|vervangen, maar verder goed, vliegveld, ander hotel, hiernaast, betekent niet, tenzij`,
  unless: {
    'too-hot': 'water|douche*',
    'too-cold': 'water|douche*',
    'poor-light': 'inrichting',
    noise: 'airco|koelkast|lift|kinderen|gasten, schijf|computer|laptop',
    dirty: 'strand|straat|buurt, ruikt|rook|stonk|geur|lucht',
    'too-expensive': 'parkeren|taxi',
    'rude-staff': 'gasten',
    'slow-service': 'lift',
  },
  notAfter: 'niet, nooit, geen',
  weekdays: [
    'maandag|maandagen',
    'dinsdag|dinsdagen',
    'woensdag',
    'donderdag',
    'vrijdag',
    'zaterdag|zaterdagen',
    'zondag|zondagen',
  ],
  phrases: {
    queue:
      'lange|enorme|eindeloze rij|rijen|wachtrij|wachtrijen, rij|rijen|wachtrij was|waren|is|zijn erg|heel|veel|te? te? lang, in de rij staan|gestaan, uur|minuten in de rij',
    'slow-service':
      'trage|langzame bediening|service, bediening|service|personeel was|is|erg|heel|te|zeer erg|heel|te|zeer|zo? traag|langzaam, uur|uren|minuten|lang|eindeloos gewacht|wachten|op, lang wachten|gewacht|wachttijd|wachttijden, lange wachttijd|wachttijden, wachttijd|wachttijden was|waren|is|zijn erg|heel|te|veel? te? lang, duurde erg|heel|veel|te|een te? lang|uur|eeuwigheid, ~traag|langzaam',
    understaffed:
      'te weinig personeel|bediening|medewerkers|kassa, onderbezet, personeelstekort, maar|slechts één|een|1 kassa|ober|medewerker|kassière',
    'rude-staff':
      'onvriendelijk*, onbeleefd*, onbeschoft*, onaardig*, ~arrogant*, ~chagrijnig*, ~nors|norse, ~brutaal|brutale, niet erg|bepaald|echt|heel? vriendelijk, ~kortaf, ~snauw*',
    ignored:
      'genegeerd, ~ongeïnteresseerd*, ~onverschillig*, niemand kwam|begroette|hielp, ~niet attent, aan ons lot overgelaten',
    'unhelpful-staff':
      'niet|weinig erg|echt|zeer? behulpzaam, ~onbehulpzaam, ~incompetent*, ~onprofessioneel|onprofessionele, ~onkundig*, wilde|wilden|konden|kon ons|mij? niet helpen',
    'language-barrier':
      'spreekt|sprak|spreken|spraken|verstaat geen|nauwelijks|amper|slecht nederlands|engels',
    'no-reply':
      'geen|nooit een|enige? antwoord|reactie|respons, nooit|niet teruggebeld|gereageerd|geantwoord|beantwoord, niemand reageert|reageerde|antwoordt, reageert|reageren|reageerde niet|nooit',
    'phone-unanswered':
      'niemand|niet neemt|nam de? telefoon|op, neemt|nemen niemand|niet|nooit de? telefoon? op, telefonisch|slecht niet|onbereikbaar|bereikbaar, niet te bereiken',
    'not-informed':
      'niemand|niet|nooit geïnformeerd|ingelicht|verteld|gewaarschuwd|gemeld|vertelde, geen|zonder informatie|uitleg|waarschuwing|bericht|communicatie|aankondiging, slechte communicatie|informatie, verkeerde informatie',
    'cold-food':
      'koud|koude|lauw|lauwe eten|soep|koffie|friet|pizza|gerechten|maaltijd, eten|soep|koffie|friet|pizza|maaltijd|gerechten was|waren|kwam|is|al|half|bijna _ koud|lauw, ~koud|koude|lauw|lauwe, ~ijskoud',
    'stale-food': '~oud|oude|oudbakken, ~niet vers, ~bedorven, ~over datum, ~beschimmeld*, ~muf',
    'badly-cooked':
      '~rauw|rauwe, ~verbrand*, ~aangebrand, ~niet gaar, ~te gaar, ~doorgekookt, ~taai|taaie, ~vet|vettig*, ~overgaar, ~droog|droge',
    'bland-food':
      '~smakeloos|smakeloze, ~flauw|flauwe, ~geen smaak, ~zonder smaak, ~niet gekruid, ~smaakloos',
    'salty-food': '~te zout, ~veel te zout, ~te zoet, ~overzout',
    'small-portions':
      'kleine|mini|karige portie|porties, portie|porties was|waren|zijn|is erg|heel|te|veel|nogal|vrij? te? klein|karig|mager',
    'little-choice':
      'weinig|beperkte|geen|kleine|beperkt keuze|keus|aanbod|assortiment, keuze|aanbod|assortiment was|is erg|heel|te|zeer|nogal? beperkt|klein|mager, elke dag hetzelfde, ~eentonig',
    'sold-out': 'uitverkocht, niet op|meer voorraad|voorradig|leverbaar, ~op was, lege schappen',
    'weak-coffee':
      'slappe|slechte|bittere|vieze koffie, koffie was|is erg|te|niet|echt? slap|slecht|bitter|vies|drinken, niet te drinken, ~waterig*',
    'poor-breakfast':
      'ontbijt was|is erg|heel|zeer|nogal|vrij|niet|matig|wat? slecht|karig|matig|pover|teleurstellend|beperkt|mager|eenvoudig|duur, slecht|karig|matig|pover|mager ontbijt, ~karig|pover|matig|teleurstellend',
    crowded:
      'te|veel|overvol|erg te? druk|vol, overvol|overvolle, geen|te weinig vrije? tafels|plek|stoelen|zitplaatsen|bedjes|tafel',
    'late-delivery':
      'levering|pakket|bestelling|bezorging|pakje|zending kwam|was|is|duurde|veel|weken|dagen|te|erg|heel _ laat|vertraagd|vertraging|lang|later|traag, te|veel laat geleverd|bezorgd|aangekomen, nooit|niet geleverd|aangekomen|ontvangen|bezorgd, trage|late levering|bezorging, nog steeds niet ontvangen|geleverd|binnen',
    'damaged-parcel':
      'beschadigd|kapot|gebroken|defect aangekomen|geleverd|ontvangen|bezorgd, kwam|kwamen|arriveerde beschadigd|kapot|gebroken|stuk, slecht|slechte verpakt|verpakking, doos|pakket|verpakking was|is|zwaar|helemaal|kapot? zwaar|helemaal? beschadigd|kapot|gescheurd|open, ~beschadigd*|kapot',
    'wrong-item':
      'verkeerd|verkeerde product|artikel|maat|kleur|bestelling|model|gerecht|geleverd|ontvangen, iets anders gekregen|geleverd|ontvangen, niet wat ik|we besteld|had|hadden',
    'missing-parts':
      'ontbrak|ontbraken|ontbreekt|ontbreken|miste|misten een|de|het|er|schroeven|onderdelen|onderdeel? onderdelen|schroeven|onderdeel|kabel|handleiding, incompleet, onvolledig*',
    'breaks-soon':
      'na|al|binnen # _ kapot|stuk, na|al|binnen een|twee|drie|enkele|paar|korte _ kapot|stuk|gebroken|defect, slechte|inferieure|goedkope afwerking, slecht afgewerkt, snel kapot|stuk',
    defective:
      'werkt|werkte|werkten|werken|deed|doet het|helaas|helemaal|ook|vaak? niet|nauwelijks|nooit, was|waren|is|zijn ook|helemaal? kapot|defect|stuk, kapotte|defecte, buiten gebruik|werking',
    'size-fit':
      '~valt|vallen klein|groot|te|erg, past|paste|passen niet|helemaal, ~te klein|groot|strak|kort|lang|wijd|krap, verkeerde maat',
    'not-as-described':
      'niet zoals|als op|beschreven|afgebeeld|omschreven|de|beloofd, komt|kwam niet overeen, misleidend*, anders dan op|de|beschreven',
    refund:
      'geen|nooit|niet|weigeren|weigert|weigerden geld|terugbetaling|terugbetaald|restitutie|terugbetalen|vergoeding? terug, geld niet|nooit|nog terug|teruggekregen, wacht|wachten nog|op|steeds _ terugbetaling|geld',
    'extra-charge':
      'verborgen|extra|onverwachte|bijkomende kosten, toeslag, dubbel|teveel|extra betaald|afgeschreven|gerekend|berekend|betalen, duurder|hoger|meer dan afgesproken|aangegeven|offerte|beloofd',
    'too-expensive':
      'te duur, veel|erg|heel|behoorlijk|zeer|vreselijk te? duur|dure, overprijsd, hoge|belachelijke|absurde prijs|prijzen, prijs|prijzen is|zijn|was|waren|veel|erg|te|echt veel|te|erg|echt? hoog|duur, prijs kwaliteit _ niet|slecht|zoek, niet waard, geldklopperij, afzetterij, oplichting, ~duur|prijzig',
    payment:
      'alleen contant|cash, geen pin|pinnen|creditcard|creditcards|kaart|kaarten, niet pinnen|met, pinautomaat|pinapparaat kapot|defect|werkte',
    'opening-hours':
      'gesloten terwijl|hoewel|zonder|ondanks, was|waren|is|stonden helaas|al|onverwacht|gewoon? gesloten|dicht, openingstijden kloppen|kloppen|klopten|zijn|niet? niet|verkeerd|beperkt, sluit|sluiten veel|te|erg te? vroeg, ~gesloten|dicht',
    booking:
      'overboekt, dubbel geboekt, reservering|boeking niet|was|kwijt|geannuleerd|is _ bekend|gevonden|kwijt|geannuleerd|vergeten|verkeerd, geen reservering gevonden',
    'appointment-delay':
      'ondanks afspraak|een, afspraak _ later|vertraging|uitgelopen|wachten, wachtkamer _ uur|minuten|lang, uur|minuten in de wachtkamer|na',
    'no-show':
      'niemand|niet kwam|komen|op opdagen|gekomen|verschenen, nooit op|gekomen|verschenen? opdagen, niet komen|op dagen|opdagen, op het laatste moment afgezegd|geannuleerd',
    'bad-work':
      'slecht|slordig|prutswerk|knoeiwerk gedaan|werk|uitgevoerd|gerepareerd|geknipt, prutswerk, knoeiwerk, verknipt, slordig gewerkt|werk, haar verpest|verknipt',
    'not-listened':
      'luistert|luisterde|luisteren|geluisterd niet|niemand|naar, niet geluisterd, geen tijd voor|genomen, niet serieus genomen, afgeraffeld',
    painful: 'pijnlijk|pijnlijke, deed|heeft erg|veel|heel pijn, hardhandig*, verbrand hoofdhuid|huid|oor',
    parking:
      'geen|weinig|nauwelijks|te|moeilijk|lastig|onmogelijk|beperkte|gebrek weinig|te|aan? parkeren|parkeerplaats|parkeerplaatsen|parkeerplek|parkeergelegenheid|parkeerruimte, parkeren is|was|erg|lastig|een|moeilijk? erg|een|heel? lastig|moeilijk|ramp|probleem|drama, parkeerplaats vol|klein|te',
    'parking-price':
      'duur|dure parkeren|parkeergarage|parkeerplaats, parkeren is|was|erg|duur? erg|heel|zeer|te? duur',
    dirty:
      'vies, vieze, vuil, vuile, smerig*, goor, gore, onhygiënisch*, niet|nauwelijks|slecht|nooit erg|echt|heel|zo|goed? schoon|schoongemaakt|gereinigd|gepoetst, schimmel in|op|aan|rond, ~schimmel, ~stoffig*|stof, ~vlekken|vlekkerig, ~haren|haar, ~beschimmeld',
    smell:
      'stonk, stinkt, stinken, stonken, stank, rook|ruikt|roken|ruiken _ naar|muf|vies|onaangenaam, muffe|vieze|onaangename|nare|vreselijke geur|lucht|geuren, ~muf|muffe, ~geur',
    noise:
      'lawaai, lawaaierig, lawaaiig, gehorig|gehorige, luidruchtig*, erg|veel|te|zeer|heel luid|herrie|rumoerig|geluid|lawaai, geluidsoverlast, herrie, hoorde|hoor|hoort|horen je|alles|elke|ieder|we|iedereen, slecht|slechte|geen geïsoleerd|isolatie|geluidsisolatie',
    'loud-music': 'muziek was|stond|is|veel|te|erg veel|te|erg? te? luid|hard, harde|luide|te muziek',
    'too-hot':
      'airco|airconditioning _ niet|kapot|defect|lawaai|herrie|slecht, geen airco|airconditioning, ~te|erg|veel|bloed|snik warm|heet, ~benauwd*, snikheet, bloedheet',
    'too-cold':
      'verwarming _ niet|kapot|defect, geen verwarming, ~te|erg|ijs koud, ~ijskoud, ~tochtig*, kamer was koud, ~koud',
    wifi: 'wifi|wi+fi|internet _ niet|slecht|traag|zwak|langzaam|kapot|betalen, geen|slechte|trage|zwakke wifi|internet|wi+fi',
    'small-room':
      'kamer|kamers|badkamer|douche|badkamers was|waren|is|zijn erg|heel|zeer|te|vrij|nogal|wel|wat? klein|krap|piepklein, kleine|piepkleine|krappe kamer|kamers|badkamer|douche, ~piepklein*, ~krap',
    'worn-furnishings':
      'gedateerd*, verouderd*, versleten, afgeleefd*, toe aan renovatie|vernieuwing|vervanging|een+opknapbeurt|een+renovatie, ~afgetrapt, ~aftands*',
    'uncomfortable-bed':
      'bed|bedden|matras|matrassen|kussens was|waren|is|zijn erg|te|heel|niet|zeer|veel? te? hard|zacht|slecht|oncomfortabel|doorgezakt|versleten|comfortabel, harde|slechte|oncomfortabele|doorgelegen bed|bedden|matras|matrassen, ~oncomfortabel*, ~doorgelegen, ~te hard|zacht',
    water:
      'geen|nauwelijks|amper|weinig warm water, geen|weinig|slechte waterdruk|druk, water was|werd|is koud|lauw|niet, douche|wc|toilet|wastafel|afvoer _ verstopt|kapot|lekte|lekt|koud, waterdruk _ laag|slecht',
    'check-in':
      'inchecken|check+in _ lang|traag|uur|chaotisch|minuten, kamer was|is|nog|waren nog|niet niet? klaar|beschikbaar|gereed',
    lift: 'lift _ kapot|defect|traag|klein|niet|buiten, geen lift',
    'poor-light':
      'slechte|weinig|slecht|onvoldoende verlichting|verlicht|licht, ~donker|donkere, verlichting _ slecht',
    pests: 'kakkerlak*, bedwants*|bedwantsen|bedluizen, muizen, ratten, mieren, ongedierte, insecten',
    website:
      'website|site|app|webshop|pagina _ niet|traag|onduidelijk|fout|crasht|vastgelopen, niet online bestellen|boeken, ~onoverzichtelijk*, ~crasht, ~onduidelijk*',
    cancelling:
      'niet|onmogelijk|moeilijk te? annuleren|opzeggen, annuleringskosten, opzegging niet|geweigerd',
  },
}
