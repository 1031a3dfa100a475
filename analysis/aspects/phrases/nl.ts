export const nl = `
waiting time +
  geen|nauwelijks|amper|zonder|weinig|nul|nooit lange|enkele|noemenswaardige|een? wacht*|rij|rijen|wachtrij*|wachttijd*, niet|nooit|nauwelijks|amper lang|eens|eindeloos? hoeven|gewacht|wachten, hoef*|hoefde*|hoeven niet|nauwelijks|nooit lang|in+de+rij? te? wachten|staan, meteen|direct|onmiddellijk|gelijk|stipt|zo aan+de+beurt|geholpen|bediend|op+tijd|binnen|terecht|behandeld
waiting time -
  uur|uren|minuten|lang|eeuwig*|weken|dagen|maanden|eindeloos|eeuwen|half+uur gewacht|wachten|wachtten|in+de+rij|wacht|moeten+wachten, wacht*|gewacht _ uur|uren|minuten|eeuwig*|weken|maanden|dagen|eindeloos|eeuwen, laten|liet|lieten|gelaten ons|mij|me|je|iedereen|klanten _ wachten, duur*|gedurende|geduurd _ eeuw*|uren|uur|weken|maanden|te+lang|veel+te+lang|eindeloos|heel+lang|lang, uur|uren|minuten|dagen|weken te+laat|vertraging
comfort +
  geen|zonder|nauwelijks|totaal+geen|amper|nul enige|enkele? pijn*, niets|niks|nauwelijks|helemaal+niets|haast+niets van|iets? gevoeld|voelde|gemerkt|voelt, voelde* niets|niks|er+niets|nauwelijks, pijnloos|pijnloze, deed|doet|heeft geen|niet|helemaal+geen|totaal+geen pijn|zeer
comfort -
  deed|doet|doen|nog|veel|gedaan|ontzettend|vreselijk|steeds|echt nog|veel|erg|echt|ontzettend|verschrikkelijk|steeds|heel+veel|zo? pijn|zeer, erg|heel|echt|zeer|was|enorm|best pijnlijk*, knellen|knelt|schuren, blaren
price +
  geen|zonder|nul|nauwelijks verborgen|extra|bijkomende|onverwachte|onaangename|verrassingen, niet|helemaal+niet|ook+niet|zeker+niet te|al+te|zo|eens|overdreven? duur*, goedkoper|minder dan de+offerte|offerte|verwacht|afgesproken|elders|gedacht, niets|niks|geen+cent|geen+euro gerekend|berekend|betalen|hoefde|gevraagd|kostte
price -
  dubbel|twee+keer|tweemaal|drie+keer|te+veel|teveel afgeschreven|betaald|betalen|gerekend|berekend|in+rekening|gefactureerd|afgerekend, opgelicht*|oplichter*|oplichting|afzetter*|bedonderd|genaaid|belazerd, duurder|meer|hoger dan _ offerte|afgesproken|beloofd|begroot|aangegeven|gezegd, kost*|gekost|betaald|betaal een+fortuin|klauwen|de+hoofdprijs|een+vermogen|godsvermogen, prijzen _ gestegen|verhoogd|omhoog
returns +
  geld|bedrag|aankoopbedrag|aankoop _ meteen|direct|snel|zonder|netjes|keurig|binnen terug*|gestort|teruggestort, meteen|direct|snel|keurig|netjes|zonder+problemen|zonder+gedoe|kosteloos|gratis terugbetaald|omgeruild|vervangen|geruild|terug
returns -
  geld|aanbetaling|borg _ nooit|niet|nog+steeds|nog+altijd|nog, nooit|geen|niet|nog+steeds+geen|nog+niet _ geld|cent|terugbetaling|terugbetaald|geld+terug|restitutie|teruggekregen, wil|eis _ geld+terug, weiger* _ terug*|ruilen|vergoeden, wacht* _ terugbetaling|geld|restitutie
size +
  past|passen|zit|zitten|valt|vallen perfect|als+gegoten|precies|goed|prima|mooi|heerlijk, valt normaal|op+maat
size -
  val*|vallen|valt|zit|is|zijn erg|te|heel|wel|veel+te|nogal|vrij|wat|flink klein|groot|krap|strak|ruim|smal|breed|kort, past|passen|pasten echt|helaas|me|mij|totaal? niet, maat|maten te|groter|kleiner
service +
  meteen|direct|snel|vlot|binnen+*|prompt|dezelfde+dag teruggebeld|gereageerd|antwoord|geantwoord|reactie|terug
service -
  niemand|geen+mens _ neemt|nam|reageert|reageerde|belt|belde|antwoord*|helpt|hielp|kwam|komt|luister*|opneemt|opnam|interesse*|terug, nooit|niet|nog+steeds+niet|geen|niks teruggebeld|gereageerd|geantwoord|teruggemaild|beantwoord|opgenomen|bereikbaar|antwoord|reactie|gehoor|gehoord|terugbellen, telefonisch|slecht|niet|moeilijk niet|onbereikbaar|bereikbaar|te+bereiken, onbereikbaar, kastje|van+het+kastje naar|de, aan+het lijntje
staff +
  voel*|gevoeld|voelden _ welkom|thuis|op+ons+gemak|op+mijn+gemak|veilig|serieus+genomen|gehoord|in+goede+handen|prettig, op|me|ons _ gemak gesteld|stellen, neemt|nam|namen|nemen|genomen _ de+tijd|tijd|alle+tijd, tijd genomen, legt|legde|leggen|uitgelegd|uitleg alles|duidelijk|rustig|elke|goed|stap|precies, alles _ uitgelegd, serieus genomen, goede|vertrouwde handen, geen|zonder|niet|nooit druk|opdringerig*|verkooppraat|dwang|opgedrongen|aangesmeerd|haast
staff -
  negeer*|genegeerd|negeren, werd*|word*|zijn|ben|gewoon|volledig _ genegeerd|uitgelachen|afgesnauwd|uitgescholden|afgewimpeld|weggekeken|weggestuurd, afgesnauwd|uitgelachen|uitgescholden|afgeblaft|gesnauwd|toegesnauwd, voel*|gevoeld|voelden _ niet+welkom|onwelkom|ongemakkelijk|opgelicht|vernederd|niet+gehoord|bekeken|te+veel|een+nummer, behandel* als+oud|als+een|als+vuil|uit+de+hoogte|slecht|alsof, uit de hoogte, geen|niet|nooit|zonder|niet+eens|zelfs+geen|nog+geen _ excuses|sorry|begroet|geluisterd|luisteren|hallo|glimlach|goedendag|bedankje|aangekeken|lachje|groet
reliability +
  nooit|geen|niet|nog+nooit|nul|zonder één|enkele|enig|enkel? in+de+steek|vastgelopen|problemen|teleurgesteld|storing*|uitgevallen|stuk|kapot|gecrasht|probleem|haperingen, stipt|precies+op+tijd|keurig+op+tijd|mooi+op+tijd|netjes+op+tijd|op+tijd, werkt|werken|doet+het|draait|loopt|functioneert perfect|uitstekend|feilloos|prima|zonder|altijd|vlekkeloos|als+een+trein|nog+steeds|super, komt|kwam|komen|hield*|houdt|houden _ afspraken|beloftes|afspraak|woord|belofte
reliability -
  crasht|hangt|loopt|valt|bevriest|crashte steeds|constant|voortdurend|telkens|altijd|vast|uit|continu|elke|vaak|af, steeds|constant|voortdurend|blijft|telkens crashen|vastlopen|crasht|storing*|vast|uitvallen|storingen|hangen, werkt|werkte|werken|doet|doen|start|laadt|opent|gaat|deed meer|helemaal|nog|nooit|het? niet|niet+meer|nooit, na|binnen|al+na|alweer # _ kapot|stuk|defect|overleden|begeven, na|binnen|al+na _ dag|dagen|week|weken|maand|maanden|keer|jaar _ kapot|stuk|defect|overleden|begeven, begaf|begeven het|al|na, niemand|nooit|niet|geen+mens _ gekomen|komen+opdagen|opgedaagd|verschenen|kwam|kwam+opdagen|opdagen, last+minute|op+het+laatste+moment|zelfde+dag|laatste+minuut geannuleerd|afgezegd|gecanceld|afgebeld, in+de+steek gelaten|liet|lieten
results -
  moest*|moeten|kunnen|kon|weer|opnieuw _ terug|opnieuw|terugkomen|terugbrengen|overdoen|terug+komen, lekt|druppelt|piept|rammelt|kraakt nog|nog+steeds|nog+altijd|weer|alweer, nog+steeds|nog+altijd|weer kapot|lek|stuk|niet+gemaakt|niet+opgelost|niet+gerepareerd|niet+klaar|hetzelfde|last, niet|nooit|niets gemaakt|gerepareerd|opgelost|verholpen|hersteld|afgemaakt|klaar|gevonden, erger|slechter dan ervoor|voorheen|daarvoor|eerst|het, probleem|lekkage|geluid|storing|klacht _ terug|niet|blijft|gebleven|nog
results +
  meteen|direct|snel|zo|dezelfde+dag|in+één+keer|in+een+keer|gelijk|binnen+# gemaakt|gerepareerd|opgelost|verholpen|hersteld|gefixt|klaar|gevonden, als|weer|zo+goed+als nieuw
cleanliness +
  geen|zonder|nergens|nul|niet+één stofje|stof|vuil|vlekje|vlek|vlekken|kruimel|schimmel|haar|geur|rommel, netjes|schoon|alles+schoon|bezemschoon achtergelaten|opgeruimd|opgeleverd, brandschoon|kraakhelder
cleanliness -
  rommel|troep|bende|rotzooi|stof|vuil|puin|zooi _ achtergelaten|gelaten|laten+liggen|lieten, stonk|stinkt|stinken|stonken|gestonken, rook|ruikt|roken|ruiken naar|muf|vies|vreemd|onfris|sterk, niet|nooit|slecht|nauwelijks schoongemaakt|gepoetst|gedweild|gestofzuigd|verschoond|ververst|gelucht
noise +
  geen|nauwelijks|zonder|weinig|nul|amper enkele|last+van? geluid*|lawaai|herrie|straatlawaai|geluidsoverlast|verkeerslawaai, hoor*|hoorde* _ niets|niks|nauwelijks|amper, niets|niks gehoord|horen|te+horen, heerlijk|uitstekend|prima|als+een+roos|als+een+blok|fantastisch|goed geslapen
noise -
  niet|nauwelijks|amper|geen+oog|slecht|geen kunnen|kon|dicht|te|dichtgedaan|goed? slapen|geslapen|dicht+gedaan|dichtgedaan|oog+dicht, wakker _ gehouden|geworden|herrie|lawaai|gemaakt|elke|hele, hoor*|hoorde* _ alles|elke|elk|buren|iedereen
food -
  ziek|beroerd|misselijk|buikpijn _ geworden|na+afloop|daarna|hele+nacht|volgende+dag|van+het, voedselvergiftiging, honger _ naar+huis|weg|vertrokken|gebleven, smaak*|smaakte*|proefde* naar|nergens|niet|niks|geen, oneetbaar|smakeloos|smakeloze
food +
  niet te|al+te zoet|zout|vet|pittig|zwaar, smelt*|smolt op|in|weg tong|mond|je|de, smullen|gesmuld
delivery +
  volgende+dag|dag+later|dag+erna|zelfde+dag|eerder|sneller _ binnen|geleverd|bezorgd|in+huis|ontvangen|aangekomen, eerder|sneller dan verwacht|beloofd|aangegeven|gepland|gedacht
delivery -
  nooit|niet|nog+steeds+niet|nog+niet|nog+altijd+niet|niks aangekomen|geleverd|bezorgd|ontvangen|binnen|verzonden|gekregen|gekomen, wacht* _ bestelling|pakket|pakje|levering, kapot|beschadigd|gebroken|incompleet|open|te+laat|stuk|geplet|gesmolten aangekomen|geleverd|bezorgd|ontvangen|binnen, verkeerd* artikel|maat|product|kleur|model|geleverd|bestelling|gestuurd|onderdeel, ontbr*|ontbraken|miste* _ onderdelen|schroeven|helft|stuk*|onderdeel
quality -
  na|binnen|al+na|bij|in _ keer|dag|dagen|week|weken|maand|maanden|was|wasbeurt|wassen _ kapot|gescheurd|gebroken|gekrompen|los|verkleurd|uit+elkaar|verroest|versleten, valt|viel|vielen|vallen uit+elkaar, gescheurd|gebroken|losgelaten|gekrompen|verkleurd|afgebroken|verroest na|al|bij|binnen
quality +
  nog|ziet+er|zien+er _ als+nieuw|uit+als+nieuw|zo+goed+als, gaat|gaan|blijft|blijven jaren|lang|lekker|mooi|goed, niet|geen+spat|niks gekrompen|verkleurd|vervormd|versleten
parking -
  nergens|onmogelijk|lastig|moeilijk|niet|geen+plek|nauwelijks _ parkeren|parkeerplek|parkeerplaats|kwijt
`
