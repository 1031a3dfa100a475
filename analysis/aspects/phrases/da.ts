export const da = `
waiting time +
  ingen|næsten+ingen|uden|nul|minimal|stort+set+ingen lang|nævneværdig|form+for? kø|køer|ventetid*|at+vente|ventetider, ikke|aldrig|knap|sjældent lang|længe|stå? tid|i+kø? vente|ventet|ventede|kø|ventetid, behøv*|skulle|skal ikke|aldrig|knap vente|stå|længe, kom|blev|kommer med+det+samme|straks|til+tiden|hurtigt
waiting time -
  ventede|ventet|vente|venter|ventetid _ time*|minutter|evigheder|uger|måneder|dage|længe|evighed|halvanden, time*|minutter|uger|måneder|dage ventetid|i+kø|forsinket|for+sent|forsinkelse, tog|tager|taget _ evigheder|evighed|timer|uger|måneder|alt+for+lang|lang+tid|time, lod|lader|ladet _ vente, alt+for|meget|urimelig|ekstremt lang ventetid|kø|tid
comfort +
  ikke|slet+ikke|aldrig|knap|næppe det+mindste? ondt|gjorde|smertefuldt|mærket|mærke, mærkede|mærket|mærker _ ingenting|intet|ikke+noget|ikke+en+ting|næsten+ikke, ingen|uden|næsten+ingen|nul smerte*|smerter, smertefri*
comfort -
  gør|gjorde|gjort|stadig stadig|meget|virkelig|rigtig|frygteligt|så|vildt? ondt|smerter, meget|virkelig|rigtig|utrolig|var smertefuld*|ømt, vabler, gnaver|klemmer
price +
  ingen|uden|nul|slet+ingen skjulte|ekstra|uventede|ubehagelige gebyrer|omkostninger|overraskelser|udgifter, ikke|slet+ikke|heller+ikke for|så|særlig|spor? dyr*, billigere end tilbuddet|aftalt|forventet|andre|ventet, ikke|intet|ingenting tog|taget|betale|kostede|opkrævet
price -
  trukket|betalt|opkrævet|betale|hævet|faktureret _ to+gange|dobbelt|for+meget|ekstra|to, dobbelt trukket|betaling|opkrævning|op|opkrævet, snydt|snyd|fuppet|svindel|svindlere|røveri|tyveri, dyrere|mere|højere end _ aftalt|tilbuddet|lovet|oplyst|sagt, kostede|koster|betalt|betalte en+formue|det+hvide|spidsen, priserne _ steget|sat+op
returns +
  penge*|beløbet|pengene _ tilbage|retur _ straks|med+det+samme|hurtigt|uden|samme|dagen, byttet|ombyttet|refunderet|erstattet|udskiftet _ uden|straks|med+det+samme|gratis|hurtigt|vederlagsfrit, straks|hurtigt pengene|refunderet
returns -
  aldrig|ikke|stadig+ikke|endnu+ikke|ingen _ penge*|refunder*|refusion|depositum|tilbagebetal*, nægte*|afvis* _ refunder*|bytte|tilbagebetal*, vil _ penge tilbage, venter _ refusion|penge|refundering
size +
  passer|sidder|passede perfekt|som+støbt|fint|godt|flot|præcis
size -
  er|lille*|faldt|falder|lidt|for|alt+for for|meget|lidt|ret|alt+for små|lille|lidt|stor|store|smal|stram|stramme|korte|i+størrelsen, lille|små|stor|store i størrelsen|størrelse, passer|passede desværre|slet|mig|overhovedet? ikke, størrelse* for|op|ned|større|mindre
service +
  ringede|svarede|svar|vendte _ straks|med+det+samme|hurtigt|samme+dag|inden|tilbage+med
service -
  ingen svarer|svarede|ringede|ringer|hjalp|hjælper|tog|tager|kom|reagerer|reagerede|gad|lyttede, aldrig|ikke|stadig+ikke|endnu+ikke|intet|ingen hørt|fået|blevet|vendt|ringet|svaret|svar|tilbagemelding|vendte, smed|smækkede på, tager|svarer _ aldrig|ikke _ telefon*|mails|beskeder, umulig* at komme|få _ igennem|fat|kontakt
staff +
  føl*|følte|føltes _ velkommen|velkomne|hjemme|tryg|trygge|i+gode+hænder|set|hørt|taget+alvorligt|godt+tilpas, tog|tager|taget sig|god|dem|alt? tid|sig+tid|god+tid, forklare*|forklaret alt|grundigt|det+hele|hvert|tydeligt|godt|alle, taget|tog|tager _ alvorligt, gode hænder, intet|uden|ikke|ingen|aldrig pres|pushy|påtrængende|presset|pressede|salgspres|mersalg
staff -
  ignorerede|ignoreret, blev|bliver|er|føl*|følte _ ignoreret|overset|grinet|svinet|skældt|råbt|uvelkommen|til+besvær|talt+ned|ydmyget|snydt|overfuset, råbte|råber|vrissede|snerrede|grinede ad|af|mig|os|til, behandl* _ som+luft|som+en+idiot|som+skidt|dårligt|som+om|nedladende, talt|talte|taler ned til, ikke|ingen|aldrig|uden|ikke+engang|hverken et|en|at? hilste|hilse|undskyld*|lyttede|lytte|smil|lyttet|goddag|hej|sagde+goddag|beklagelse
reliability +
  aldrig|ikke|ingen|uden|nul|endnu+ikke|intet haft|en|et|eneste|én|svigtet|været? problem*|nedbrud|svigtet|fejl|skuffet|gået+ned|brudt|svigter|skuffer, til+tiden|til+aftalt+tid|på+klokkeslæt, virker|fungerer|kører|virkede perfekt|upåklageligt|fejlfrit|fint|uden|altid|som+smurt|stadig|super, holdt|holder _ løfter|ord|hvad|aftalen|aftaler|det
reliability -
  crasher|går+ned|fryser|hænger|lukker|gik+ned hele+tiden|konstant|altid|ofte|hver|fast|igen|når|tit, konstant|hele+tiden nedbrud|fejl|ned|crash*, virker|virkede|starter|fungerer|åbner|dur|tænder overhovedet|bare|slet|længere|stadig? ikke, holdt|stoppede op|med at, efter|i+stykker|gik|gået|døde _ stykker|itu|efter|allerede, kom|mødte|dukkede|ankom|møder aldrig|ikke, ingen|aldrig kom|mødte|dukkede, aflyst*|aflyste|afbud _ sidste+øjeblik|samme+dag|sidste+minut|kort+varsel|aften, brændt|svigtet|brændte af|mig|os
results -
  måtte|måttet|skulle _ tilbage|komme+igen|igen|retur|om+igen|laves+om, drypper|lækker|larmer|knirker|utæt stadig|igen|fortsat|stadigvæk, stadig|fortsat|igen utæt|i+stykker|defekt|ikke+lavet|ikke+løst|ikke+repareret|samme|ikke+færdig, ikke|aldrig lavet|løst|repareret|fundet|færdig*|udbedret|fikset, værre|dårligere end før|tidligere, problemet|fejlen|lyden|lækagen _ tilbage|igen|stadig|der
results +
  lavet|løst|repareret|fikset|ordnet|klaret _ straks|med+det+samme|samme+dag|første+forsøg|hurtigt|på+under|på+#|på+stedet, som ny|nyt|nye
cleanliness +
  ingen|ikke+et|ikke+en|uden|intet støv*|snavs|plet*|krumme*|lugt|skimmel|hår|støvkorn|rod, efterlod|efterladt|efterlader _ rent|pænt|ryddet|rengjort|ordentligt, skinnende|pinligt ren*
cleanliness -
  efterlod|efterladt _ rod|svineri|beskidt|skrald|støv|affald|griseri|snavs, stank|stinker|stinkede|lugter+fælt|lugtede+fælt|lugter+grimt|lugtede+grimt, ikke|aldrig|dårligt rengjort|gjort+rent|støvsuget|skiftet|vasket|tørret
noise +
  ingen|uden|næsten+ingen|intet|minimal|nul støj|larm|trafikstøj|gadestøj|larmende, hørte|høre|hører|hørt _ ingenting|intet|ikke+noget|ikke+en, sov|sovet|sover _ godt|som+en+sten|dejligt|skønt|fantastisk|som+et+barn|trygt
noise -
  ikke|umuligt|aldrig|knap|ikke+et lukket|lukke|kunne|at|få|øje? at|et? sove|sovet|øje, vækket|vågnede|holdt+vågen|vågne _ larm|støj|nat|hver|af|midt, hør*|høre|hørte _ alt|hvert|naboerne|alting
food -
  syg|dårlig|dårligt|maveonde|ondt+i+maven|kastede _ bagefter|hele+natten|dagen+efter|af+maden|efter|op|næste, madforgiftning, gik|tog _ sultne|sulten, smagte|smager|smag|smagte af|ikke|ingen|kedeligt, uspiselig*|smagløs*
food +
  ikke for|alt+for sød*|salt*|fed*|stærk*|tung*, smelter|smeltede på|i tungen|munden, slikkede|slikke fingre*|sig
delivery +
  tidligere|hurtigere|før end forventet|lovet|ventet|aftalt
delivery -
  aldrig|ikke|stadig+ikke|endnu+ikke modtaget|leveret|kommet|fremme|sendt|ankommet|dukket, venter _ pakke*|ordre|varer|levering|bestilling, kom|ankom|modtog|modtaget|leveret|var _ ødelagt|knust|defekt|beskadiget|itu|for+sent|åben|smeltet|i+stykker, forkert* vare|størrelse|farve|produkt|model|leveret|sendt, mangle*|manglede _ dele|skruer|halvdelen|del|stykker
quality -
  efter|i|allerede|på _ gang|dag*|uge*|måned*|vask _ i+stykker|itu|gået|revnet|krympet|faldet|hul|rustet|falmet|slidt, faldt|falder|gik|går|faldet fra+hinanden|i+stykker|op+i, revnede|krympede|falmede|knækkede|gik+op efter|i|allerede|ved|første
quality +
  stadig|endnu|ser|som _ som+ny*|som+nyt|ny+ud, holder|holdt _ længe|år|i+årevis|vask|godt, ikke krympet|falmet|mistet|slidt|gået
parking -
  umulig*|svært|ingen+steder|ikke|håbløst|aldrig _ parkere|parkering*|p+plads
`
