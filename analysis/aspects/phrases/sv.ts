export const sv = `
waiting time +
  ingen|inga|knappt+någon|utan|nästan+ingen|noll|minimal lång|långa|som+helst|att+behöva? kö|köer|väntetid*|väntan|vänta|köande, inte|aldrig|slapp|knappt|sällan behöv*|behövt|lång|länge|att|någon|stå? länge|i+kö? vänta|väntat|väntade|kö|väntetid|köa, behöv*|behövde inte|aldrig|knappt länge? vänta|köa, fick|blev|kom _ direkt|på+en+gång|genast|omedelbart
waiting time -
  vänta*|väntat|väntetid|köa*|stod _ timme*|timmar|minuter|evighet*|veckor|månader|dagar|länge|halvtimme, timme*|timmar|minuter|veckor|månader|dagar väntetid|kö|försen*|för+sent|sen|sena|väntan, tog|tar|tagit|dröjde|dröjer _ evighet*|timmar|veckor|månader|alldeles+för|för+lång|jättelång|lång+tid|timme*, lät|låter|fick|låtit _ vänta, alldeles+för|väldigt|orimligt|extremt|för|jätte+* lång* väntetid*|kö|köer|tid
comfort +
  inte|inget|knappt|aldrig|ingenting det+minsta|ens|ett+dugg|alls|gjorde? ont|smärtsamt|känt|kändes|känna, kände|känt|känner|kändes _ ingenting|inget|inte+ett+dugg|knappt+något|knappt, ingen|utan|nästan+ingen|noll|inga smärta|smärtor, smärtfri*
comfort -
  gjorde|gör|gjort|fortfarande|har fortfarande|jätte*|så|väldigt|riktigt|fruktansvärt|mycket? ont|jätteont|svinont, väldigt|mycket|riktigt|fruktansvärt|var|extremt smärtsam*, skavsår|skaver|klämmer|skav
price +
  inga|utan|noll|ingen dolda|extra|oväntade|otrevliga|konstiga avgifter|kostnader|överraskningar|kostnad, inte|inte+alls|heller+inte|aldrig för|så|särskilt|speciellt? dyr*, billigare än offerten|andra|avtalat|förväntat|väntat|utlovat, inte|inget|ingenting tog|ta|betala|kostade|betalat
price -
  dragit|drogs|debitera*|betala*|betalat|fakturera*|dragna|fått _ dubbelt|två+gånger|för+mycket|extra|dubbla, dubbel|dubbelt|dubbla dragning|debiter*|betal*|fakturera*, lurad*|blåsta|lurendrej*|bedragare|bluffföretag, dyrare|mer|högre än _ offert*|avtalat|utlovat|lovat|sagt|uppgjort, kostade|kostar|betalade en+förmögenhet|skjortan|ocker, priserna _ höjt*|stigit|höjdes
returns +
  peng*|pengarna|beloppet|återbetal* _ tillbaka|direkt, byt*|bytte|ersatt|ersatte|utbytt|fick+ny _ utan|direkt|gratis|kostnadsfritt|snabbt|omgående|på+en+gång
returns -
  aldrig|inte|fortfarande+inte|ännu+inte|inga|ingen _ peng*|återbetal*|depositionen|pengar, vägra*|nekar*|nekade _ återbetal*|byta|ta|ersätt*, vill _ peng* tillbaka, väntar _ återbetalning|peng*
size +
  passar|sitter|passade perfekt|som+gjuten|som+en+smäck|fint|bra|jättebra|utmärkt
size -
  är|små|liten|för|lite|väldigt för|väldigt|lite|ganska|alldeles+för små|liten|litet|stor|stora|trång*|smal*|tajt*|korta|i+storleken, små|liten|stor|stora i storlek*, passar|passade tyvärr|inte|mig|alls? inte, storlek* för|upp|ner|större|mindre
service +
  ringde|svarade|återkom|svar _ direkt|snabbt|samma+dag|omgående|inom|på+en+gång
service -
  ingen svarar|svarade|ringde|ringer|hjälpte|hjälper|kom|kommer|bryr|brydde|återkom|lyssnade|lyssnar, aldrig|inte|fortfarande+inte|ännu+inte|inget|inga svarat|ringt|återkommit|hört|svar|återkoppling|svarar|fått|ringde|återkom, la|slängde|lade på luren|i, svarar|svarade _ aldrig|inte|varken på|i telefon*|mejl|mail, går|gick|omöjlig* inte|aldrig|att att? nå|få
staff +
  känn*|kände|känt _ välkom*|trygg*|hemma|i+goda+händer|sedd|lyssnad|i+trygga|bekväm*, tog|tar|tagit sig|god? tid|sig+tid|god+tid|gott, förklarade|förklarar|förklarat allt|noga|tydligt|varje|utförligt|bra|vad, togs|tog|tagen|tar _ på+allvar, goda|trygga händer, ingen|utan|inte|inget|aldrig press|påträngande|pushig|säljig|säljsnack|stress|pressad
staff -
  ignorera*|nonchalera*|nonchalerad*, blev|bli|blir|känn*|kände _ ignorerad*|utskälld*|utskrattad*|ovälkom*|lurad*|illa+behandlad*|förminskad*|nonchalerad*|till+besvär|idiotförklarad*, skrek|fräste|snäste|snäser|skrattade åt|mig|oss, behandla* _ som+luft|som+en+idiot|som+skit|illa|dåligt|som+om, uppifrån och+ner|pratade+ner, inte|ingen|aldrig|utan|inte+ens|varken ett|en|att|sa|fick? hälsa*|ursäkt*|lyssna*|hej|leende|förlåt|log
reliability +
  aldrig|inte|inga|utan|noll|ännu+inte|inget haft|ett|enda|svikit|varit|en? problem*|krasch*|svikit|strul*|besvik*|fel|hängt|krånglat|strul, i+rätt+tid|på+utsatt+tid|punktlig*|på+minuten|som+utlovat, fungera*|funkar|funkade|går perfekt|utmärkt|felfritt|klockrent|utan|alltid|som+en+klocka|fortfarande|jättebra|fint, höll|håller _ ord|löften|vad|tiden|tidsplanen
reliability -
  krascha*|hänger|fryser|låser|buggar hela+tiden|ständigt|jämt|alltid|ofta|varje|sig|upp|när|konstant, ständigt|hela+tiden|konstant krasch*|hänger|buggar|strul*|fel, fungera*|funkar|funkade|startar|laddar|öppnas|går alls|tyvärr|längre|fortfarande? inte, slutade|la|lade fungera|av|funka|ladda, efter _ sönder|trasig*|slutade|la+av|pajade, gick|går|pajade|sprack sönder, kom|dök|dyker|kommer aldrig|inte, ingen|aldrig kom|dök, avboka*|ställde+in|inställt|avbokad* _ sista+minuten|samma+dag|kort+varsel|sista+stund, svek|sviken|lämnade i+sticket|mig|oss
results -
  fick|måste|behövde|tvungen|tvungna _ tillbaka|komma+tillbaka|igen|åka+tillbaka|göra+om|göras+om, läcker|droppar|låter|gnisslar|skramlar fortfarande|igen|ännu, fortfarande|ännu|igen trasig*|läcker|inte+lagat|inte+löst|inte+fixat|samma|inte+klart|ont|sönder, inte|aldrig lagat|löst|fixat|åtgärdat|reparerat|klart|hittat|åtgärdade|lagade|avhjälpt, värre|sämre än innan|förut|tidigare, problemet|felet|ljudet|läckan _ tillbaka|igen|kvar|fortfarande
results +
  lagade|lagat|löste|fixade|fixat|löst|åtgärdade|reparerade|åtgärdat _ direkt|samma+dag|första|snabbt|på+plats|på+#|på+en+gång|på+nolltid, som ny|nytt|nya
cleanliness +
  inte+ett|inget|utan|ingen|inga damm*|smuts|fläck*|smula*|lukt|mögel|hår|dammkorn|skräp, lämnade|lämnat _ rent|städat|snyggt|fint, skinande|kliniskt ren*, städade|städat efter+sig|undan
cleanliness -
  lämnade|lämnat _ stök|skräp|smutsigt|röra|damm|oreda|kaos|skit, stank|stinker|stinkande|luktade+illa|luktar+illa|luktade+unket|luktade+rök, inte|aldrig|dåligt städat|städas|rengjort|dammsugit|bytt|torkat|städad
noise +
  inget|utan|nästan+inget|knappt+något|inga|minimalt ljud|buller|oväsen|trafikljud|störande|oljud|trafikbuller, hörde|hörs|höra|hörs _ ingenting|inget|inte+ett|knappt+något, sov|sovit|sova _ gott|som+en+stock|underbart|jättebra|skönt|som+ett+barn|bra
noise -
  inte|omöjligt|knappt|aldrig|inte+en kunde|gick|sov|att|fick|kunnat? att|en? sova|sovit|blund|sömn, vaknade|väckt|väcktes|vakna _ oljud|buller|natt*|varje|av|ljud, hör*|höra|hörde|hördes _ allt|varje|grannar*|vartenda
food -
  sjuk*|dålig*|magsjuk*|illamående|spydde|ont+i+magen _ efteråt|hela+natten|dagen+efter|av+maten|efter|nästa, matförgift*, gick|åkte _ hungriga|hungrig|därifrån, smak*|smakade|smakar _ ingenting|inget|papp|vatten|kartong, oätlig*|smaklös*
food +
  inte för söt*|salt*|fet*|stark*|flottig*|tung*, smälter|smälte i|på munnen|tungan, slicka* fingrarna|tallriken
delivery +
  tidigare|snabbare|fortare|före än väntat|utlovat|beräknat|utsatt
delivery -
  aldrig|inte|fortfarande+inte|ännu+inte fått|levere*|kommit|skickat*|anlänt|mottagit|dykt, väntar _ paket*|order|leverans*|beställning*, kom|levere*|fick|anlände|mottog|var _ trasig*|krossad*|skadad*|defekt*|för+sent|sönder|öppnad*|smält*, fel vara|storlek|färg|produkt|modell|levere*|artikel|skickad, sakna*|fattades|saknades _ delar|skruvar|hälften|del|bitar
quality -
  efter|redan|i _ gång*|dag*|veck*|månad*|tvätt* _ sönder|trasig*|krympt*|lossna*|sprack*|blekt*|rost*|hål|slit*, föll|faller|gick|går|fallit isär|sönder|i+bitar, sprack|krympte|bleknade|lossnade|gick+av|revs efter|i|redan|vid|första
quality +
  fortfarande|ännu|ser|ut|som _ som+ny*|som+nytt|nya+ut, håller|höll|hållit _ länge|år|i+åratal|tvätt*|bra, inte krympt|blekts|tappat|slitits|förlorat
parking -
  omöjlig*|svårt|ingenstans|inte|hopplöst|finns+ingen* _ parkera|parkering*|p+plats
`
