import type { Cues } from '../causes.ts'

export const sv: Cues = {
  notBefore:
    'ingen, inget, inga, aldrig, inte, utan, trots, istället, knappast, om, rädd, förväntade, varken, tack och lov',
  excused: `inget|inga problem, gjorde inget, störde|stör inte|oss inte?, recension*|omdöme*, förståeligt, som väntat|förväntat, åtgärdades|fixades|lagades, blev snabbt åtgärdat|fixat|lagat|bytt, flygplats*, annat hotell, som tur, betyder inte, såvida`,
  unless: {
    defective: 'värdet|ersättning|tillbaka',
    'too-hot': 'vatten*|dusch*',
    'too-cold': 'vatten*|dusch*',
    noise: 'luftkonditionering*|kylskåp*|hiss*',
    dirty: 'strand*|gata*, lukt*',
    'too-expensive': 'parkering*|taxi, får inte kosta',
    'rude-staff': 'gäster*',
    'slow-service': 'hiss*',
    'cold-food': 'kalla rätterna|avdelningen|bordet|buffé, varm mat, skaldjur, dessertbord, buffé*',
  },
  notAfter: 'inte, aldrig, ej',
  weekdays: [
    'måndag|måndagar',
    'tisdag|tisdagar',
    'onsdag|onsdagar',
    'torsdag|torsdagar',
    'fredag|fredagar',
    'lördag|lördagar',
    'söndag|söndagar',
  ],
  phrases: {
    queue:
      'lång|långa|enorm|enorma kö|köer, kön|köerna|kö var|är väldigt|mycket|alldeles|för? för? lång|långa, stå i kö, stod i kö, köade i',
    'slow-service':
      'långsam service|betjäning|personal, servicen|service|betjäningen|personalen var|är väldigt|mycket|för|extremt? långsam, vänta|väntade|väntat|fick över|i|nästan|mer|länge|jättelänge|vänta|för|#, lång|långa väntetid|väntan|väntetider, väntetiden var|är|väldigt väldigt|för|alldeles? lång, tog evigheter|lång|jättelång|över|alldeles? tid|för|en, timmars väntan|väntetid, minuters|timmar väntan|väntetid, ~långsam|långsamt',
    understaffed:
      'för lite|få personal|kassor, underbemannat|underbemannad, personalbrist, bara|endast en kassa|servitör|anställd|person',
    'rude-staff':
      'otrevlig*, oförskämd*, ohövlig*, oartig*, snorkig*, arrogant*, ~sur|sura, ~nonchalant*, inte särskilt|så|speciellt|alls? trevlig|trevliga|vänlig',
    ignored:
      'ignorerade|ignorerad|ignorerades, ~ointresserad*, ~likgiltig*, ingen kom|hälsade|brydde|hjälpte, ~ouppmärksam*',
    'unhelpful-staff':
      'inte särskilt|så|alls|speciellt? hjälpsam|hjälpsamma|tillmötesgående, ~inkompetent*, ~oprofessionell*, ~okunnig*, kunde|ville inte hjälpa',
    'no-reply':
      'inget|aldrig|inte|ingen svar|svarat|svarade|återkoppling|återkommit|svarar|fått? _ svar|svarat|återkoppling, svarar inte|aldrig, svarade inte|aldrig, hört inget|ingenting',
    'phone-unanswered':
      'ingen svarar|svarade i|på? telefon|telefonen, svarar inte|aldrig|ej i|på telefon|telefonen, omöjliga|omöjligt|går|gick att|inte? nå|få? att? nå',
    'not-informed':
      'ingen|inte|aldrig informerade|informerade|informerad|meddelade|berättade, ingen|utan|bristande|dålig|fel information|förvarning|förklaring|kommunikation|besked',
    'cold-food':
      'kall|kallt|kalla|ljummen|ljummet mat|soppa|kaffe|pizza|pommes, maten|mat|soppan|kaffet|pizzan|pommesen var|kom|är|in|helt|nästan|knappt|bara _ kall|kallt|kalla|ljummen|ljummet|ljumma, ~kall|kallt|kalla|iskall|ljummen|ljummet',
    'stale-food': '~inte fräsch|färsk|färskt|fräscht, ~möglig*, ~utgånget|utgången, ~härsket',
    'badly-cooked':
      '~rå|råa, ~bränd|bränt|brända, ~överkokt*, ~överstekt*, ~seg|segt|sega, ~flottig*, ~fet|fett, ~inte genomstekt, ~torr|torrt|torra',
    'bland-food': '~smaklös|smaklöst|smaklösa, ~utan smak, ~ingen smak, ~okryddad*, ~intetsägande',
    'salty-food': '~för|alldeles salt|salta|söt|sött, ~översaltad*',
    'small-portions':
      'små|liten|minimala|pyttesmå portioner|portion, portionerna|portionen var|är mycket|för|väldigt|ganska? för? små|liten|minimala, inte mätt|mätta',
    'little-choice':
      'dåligt|litet|begränsat|begränsad|magert utbud|sortiment|urval, utbudet|urvalet|sortimentet|menyn var|är mycket|väldigt|för? begränsat|litet|dåligt|magert|begränsad',
    'sold-out': 'slutsåld*, slut i|på lager, tomma hyllor, var slut, redan|alltid slut',
    'poor-breakfast':
      'frukosten|frukost var|är mycket|inte|ganska|väldigt|lite|rätt? dålig|torftig|mager|tråkig|begränsad|besvikelse|enkel|medioker, dålig|torftig|tråkig|mager frukost, ~torftig|mager|dålig|tråkig',
    crowded:
      'för|mycket|väldigt trångt|fullt|trång, överfull*, inga|för|inte få|lediga|tillräckligt? bord|stolar|sittplatser|platser|med? bord',
    'late-delivery':
      'leveransen|leverans|paketet|paket|beställningen|varan|frakten kom|var|tog|är|blev|försenad|dröjde _ sent|sen|försenad|försenat|veckor|lång|länge, sen|försenad|långsam leverans, aldrig|inte levererades|kommit|fått|levererat|levererats|kom? fram, för|mycket sent levererad|levererat',
    'damaged-parcel':
      'trasig|trasigt|trasiga|skadad|skadat|sönder när|vid|fram|på|levererades|ankomst, kom|kommit|anlände|levererades fram? trasig|trasigt|skadad|skadat|sönder, dåligt|dålig packad|paketerad|förpackad|emballage|förpackning, paketet|kartongen|lådan|förpackningen var|skadad? helt? skadad|skadat|trasig|trasigt|krossad|öppnad, ~skadad|trasig|trasigt|skadat',
    'wrong-item':
      'fel vara|storlek|färg|produkt|beställning|artikel|modell|mat|rätt|levererad, fick fel vara|storlek|färg|produkt|mat|dimension, inte det|vad jag|vi hade? beställt|beställde',
    'missing-parts':
      'saknades|saknas|fattades delar|skruvar|en|ett|delar|bitar|del, delar|skruvar saknades|saknas|fattades, ofullständig*',
    'breaks-soon': 'gick|gått|går sönder, slutade|slutat fungera, ~billig känsla',
    defective:
      'fungerar|fungerade|funkar|funkade inte|ej|dåligt|aldrig, var|är trasig|trasigt|trasiga|sönder|defekt, trasig|trasiga|defekt, ur funktion',
    'size-fit':
      '~för|alldeles liten|stor|små|trång|kort|lång|stora|tajt, passar|passade|passar inte, liten|stor i storleken, fel storlek',
    'not-as-described':
      'inte som på|beskrivet|beskrivits|bilden|bilderna|utlovat|beskrivningen, stämmer|stämde inte med|överens|alls, missvisande, vilseledande, motsvarar|motsvarade inte',
    refund:
      'inte|aldrig|vägrar|vägrade|ingen|inga få|fått|betala|återbetalning|ge? pengarna? tillbaka, pengarna inte|aldrig tillbaka|kommit, ingen återbetalning|ersättning, vägrade|vägrar återbetal*|ersätta|byta',
    'extra-charge':
      'dolda|extra|oväntade avgifter|kostnader|kostnad|avgift, debiterad|debiterade|debiterat|dragit|betala två|dubbelt|för|extra? gånger|mycket, dyrare än|mer avtalat|utlovat|offert*',
    'too-expensive':
      'för|alldeles|väldigt|mycket|jätte|alltför dyr|dyrt|dyra, svindyr*, överprissatt*, överpris, priset|priserna var|är väldigt|mycket|för|alldeles? för? högt|höga|dyrt|dyra, inte|ej värt|prisvärt|prisvärd|värd? priset|pengarna, rån, ockerpris*, ~dyr|dyrt|dyra',
    'opening-hours':
      'stängt trots|fast|när|utan, var|är|hade stängt|stängda|stängd, öppettiderna|öppettider stämmer|stämde|är|dåliga|stämde? inte|fel, stänger för|alldeles|så tidigt, ~stängt|stängd',
    booking:
      'överbokat|överbokade|dubbelbokat|dubbelbokad, bokningen|bokning|reservationen var|fanns|hade|borttappad inte|försvunnit|avbokad|fel, hittade inte bokningen|vår|min',
    'appointment-delay':
      'trots bokad|tid|bokning? tid, väntrummet _ timme|timmar|minuter, tiden|besöket försenad|försenat, försenade med',
    'no-show': 'ingen kom|dök, dök|kom aldrig upp, kom aldrig, avbokade|ställde in i|samma|med sista',
    'bad-work':
      'dåligt|slarvigt|uselt|undermåligt|fuskigt jobb|arbete|utfört|gjort, slarvigt|dåligt gjort|utfört|klippt|monterat, fuskverk, förstörde|förstört mitt|håret',
    'not-listened':
      'lyssnar|lyssnade|lyssnat inte|aldrig, inte lyssnade|lyssnat, inte på allvar, stressad|stressade behandling, ingen tid',
    painful: 'smärtsam*, gjorde väldigt|jätte|riktigt? ont, hårdhänt*, brände|bränd hårbotten|huden|örat',
    parking:
      'inga|inte|svårt|svår|omöjligt|få|ont|dåligt|brist|ingen att|med|om|på|hitta? parkering|parkeringsplatser|parkera|parkeringar|parkeringsplats, parkeringen|parkering är|var svår|liten|svårt|trång|full|dålig|ett|problem, svårt att parkera|hitta parkering',
    'parking-price': 'dyr|dyrt parkering|garage, parkeringen|parkering var|är|dyr? väldigt|för? dyr|dyrt',
    dirty:
      'smutsig*, skitig*, ofräsch*, ohygienisk*, inte|aldrig|dåligt|knappt särskilt|så|helt|ordentligt|alls? ren|rent|rena|städat|städad|rengjort, dåligt|dålig städat|städning|städad, ~dammig*|damm, ~mögel|mögligt, ~äcklig*',
    smell:
      'luktade|luktar|luktar _ illa|unket|mögel|instängt|avlopp|rök|konstigt|fan, stank, stinker, stank av, dålig|konstig|unken|unket|stark|hemsk lukt|odör, illaluktande, ~lukt|lukten, ~unket|unken',
    noise:
      'bullrig*, bullrigt, lyhört|lyhörd|lyhörda, störande|mycket|högt|hög|konstant|trafik ljud|buller|oväsen|oljud|ljudnivå, hörde|hör|hördes man|allt|grannar*|varje|alla, dålig|dåligt|ingen ljudisolering|isolerat|isolering|ljudisolerat, väldigt|mycket|för hög|högljutt|högljudd*|ljudligt',
    'loud-music': 'musiken|musik var|är|för|alldeles alldeles|för|väldigt? hög|högt|hög, hög|högljudd musik',
    'too-hot':
      'luftkonditionering*|ac|ac n _ inte|trasig|bullr*, ingen luftkonditionering|ac, ~för|väldigt|olidligt|jätte varm|varmt|hett, ~kvavt, olidligt varmt',
    'too-cold':
      'värmen|elementet|elementen|uppvärmning* _ inte|trasig*|funk*, ~för|väldigt|iskallt|svin kallt|kall, ~iskall|iskallt, rummet var kallt, ~dragit|dragigt',
    wifi: 'wifi|wi+fi|internet|nätet|uppkoppling* _ inte|dålig|dåligt|långsamt|segt|svagt, dåligt|inget|segt|långsamt wifi|internet',
    'small-room':
      'rummet|rummen|badrummet|rum|duschen|toaletten var|är väldigt|mycket|för|ganska|alldeles|pytte|jätte|lite|rätt? litet|små|trångt|pyttelitet|liten|trång, litet|små|pyttelitet|trånga|trångt rum|badrum',
    'worn-furnishings':
      'slitet|sliten|slitna, nedgånget|nedgången|nergånget, omodern*, föråldrad*, behöver|behövs en? renoveras|renovering|fräschas|moderniseras, gammalt|gamla|gammal och, ~ålderstigen*',
    'uncomfortable-bed':
      'sängen|sängarna|madrassen|madrasserna|kudden|kuddarna var|är väldigt|mycket|för|alldeles|inte? obekväm*|hård|hårda|mjuk|mjuka|bekväm|dåliga|nersutten, obekväm*|hård|hårda|dåliga säng|sängar|madrass|madrasser, ~obekväm*, ~för hård|mjuk|hårda|mjuka',
    water:
      'inget|bara|knappt varmvatten|kallvatten|varmt, dåligt|lågt|inget vattentryck, duschen|toaletten|avloppet|handfatet _ stopp|trasig|läckte|läcker|kall|igensatt, vattnet|vattentrycket var|är _ kallt|ljummet|dåligt|lågt',
    'check-in':
      'incheckningen|incheckning|check+in _ tog|lång|långsam|timme|kaos|seg, rummet|rummen|rum var|är|inte inte? klart|klara|färdigt|redo',
    lift: 'hissen|hissarna|hiss _ trasig|funger*|långsam|liten|inte|sönder, ingen hiss',
    'poor-light': 'dålig|dåligt|svag|otillräcklig belysning|belyst|ljus|upplyst, ~mörkt|mörk|mörka',
    pests: 'kackerlack*, vägglöss, möss, råttor, myror, ohyra, insekter',
    website:
      'hemsidan|sidan|sajten|appen|webbplatsen|webbshoppen _ inte|krånglar|krasch*|långsam|dålig|rörig|fel|funger*, går inte att beställa|boka|betala, ~krånglar|kraschar|rörig',
  },
}
