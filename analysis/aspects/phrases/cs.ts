export const cs = `
waiting time +
  bez|žádn*|téměř+bez|skoro+žádn*|nulov*|minimáln* dlouh*|zbytečn*? front*|ček*|čekac*|fronty|stání, ne*|nemus* _ ček*|stát|dlouho, neček*|neček*, obsloužen*|přijat*|přišl*|vzali|vzal|přijali _ hned|okamžitě|ihned|na+čas|bez+čekání|přesně|na+řadu
waiting time -
  ček*|stáli|stála|stál _ hodin*|minut|týd*|měsíc*|dn*|věčnost|dlouho|půl|půlhodin*, hodin*|minut|týd*|měsíc*|půl+hodiny|půlhodin* ve+frontě|ček*|zpožděn*|pozdě, trva*|trvá _ věčnost|hodin*|týd*|měsíc*|dlouho|strašně|moc|příliš, nech*|nechali nás|mě|lidi|zákazník* _ ček*, dlouh*|nekonečn*|příliš+dlouh*|strašn* ček*|front*
comfort +
  nic|vůbec|ani|nijak|skoro+nic mě|to|nebol*|jsem? nebol*|necít*|neucít*|nebolelo|necítil*|bolest*, nebolí|nebolel*|nebolelo|nebolí+to, nebolelo|nebolí, bez|žádn*|nulov* bolest*, bezbolestn*
comfort -
  bolí|bolelo|bolel*|bolest* strašně|hrozně|hodně|moc|dodnes|ještě|stále|pořád|několik|jako|velmi, strašně|hrozně|hodně|moc|stále|pořád|dost|velmi|pekelně bolí|bolel*|bolestiv*|bolelo, velk*|silné|hrozn* bolest*, tlačí|dře|dřou|puchýř*|škrtí
price +
  bez|žádn*|nulov* skryt*|dodatečn*|nečekan*|dalších? poplat*|náklad*|překvapen*|příplat*, není|nebyl*|nejsou|ani vůbec|nijak|tak|moc|příliš|zas? drah*|předražen*, levněj*|méně|míň než _ nabíd*|jinde|dohod*|ček*|odhad, nic|ani|nevzal*|neúčtoval* si|neúčtov*|nevzal*|nechtěl*
price -
  dvakrát|dvojit*|duplicitn*|dvojnásob* strh*|stržen*|účt*|naúčt*|zaplat*|plat*|platb*|odečt*, strh*|naúčt*|zaplat*|účtov*|naúčtov* _ dvakrát|dvojnásob*|víc|navíc|moc, okrad*|podvod*|podvedl*|zloděj*|okradli|natáhl*|ošid*|oškub*|předražen*, dražší|víc|více|dráž než _ nabíd*|dohod*|slíb*|domluv*|uveden*|říkal*, stál*|stojí|zaplat* majlant|jmění|nekřesťansk*|balík, cen* _ zvýš*|zdraž*|vzrost*
returns +
  vráti*|vrátili|vrácen*|refund* _ hned|ihned|okamžitě|bez+problém*|rychle|obratem|do+#, vyměni*|výměn*|vyměněn* _ hned|ihned|okamžitě|bez+problém*|zdarma|bezplatně|obratem
returns -
  nikdy|dodnes|dosud|stále|pořád|ještě|do+dneška _ nevráti*|nedosta*|neobdrže*|nevrátil*, peníze _ nevráti*|nedosta*|nikdy|neviděl*|zpět+nedosta*, odmít* _ vrát*|vyměni*|reklamac*|uznat|přijmout, chci|požaduj* _ peníze|vrácení, nevrátili|nevrátil|nevrátila peníze|zálohu|kauci|mi|nám, reklamac* _ zamít*|neuzn*|odmít*, čekám _ vrácení|peníze|refund*
size +
  sedí|padne|pasuje|sedly|padnou perfekt*|skvěle|přesně|jako+ulit*|výborně|krásně|super, velikost sedí|odpovídá|přesn*
size -
  moc|příliš|dost|trochu|o+číslo|hodně|je|jsou mal*|velk*|těsn*|úzk*|krátk*|širok*|voln*, velikost* nesed*|neodpovíd*|mal*|menš*, nesedí|nesedl*|nepasuj*|nevejd* mi|velikost*|vůbec, číslo menší|větší
service +
  odpověď*|odepsal*|ozval*|zavolal*|odpověděl* _ hned|ihned|obratem|rychle|okamžitě|tentýž|během|do+#
service -
  nikdo nezved*|neozv*|neodpov*|nezavol*|nepomoh*|nepřiš*|nereag*|nezajím*|nevěnov*|nebere|neodepsal*|mi|se|nám, nezved*|neberou|nebere|neodpovíd*|neodepis*|nereaguj*|neozv*|neozval*|nezavolal*|neodepsal*, bez|žádn* odpověd*|odezv*|reakc*|kontakt*, nedá|nelze|nejde|nedalo se? dovolat|kontaktov*|spojit, zavěsil*|položil*|praštil* telefon|sluchátk*|mi, nedovola*
staff +
  cítil*|cítíme|cítím|cítí|cítili se|jsme|jsem? _ vítan*|jako+doma|příjemně|bezpečně|v+dobrých+rukou|skvěle|dobře|v+klidu, věnoval*|věnují|udělal*|našli _ čas|se+nám|se+mi|pozornost, vysvětl*|vysvětlil* vše*|všechno|podrobně|každ*|trpělivě|srozumitelně|krok|mi|nám|do, dobrých rukou|rukách, bez|žádn*|nikdo|nulov* nátlak*|tlač*|vnucov*|nenut*|nevnuc*|netlač*|spěch*, bral*|vzal* _ vážně
staff -
  ignorov*|přehlíž*|ignoroval*, choval*|jednal*|zacházel* _ jako+k+|jako+s|arogantně|hrozně|povýšeně|hrubě|otřesně|jak+k|sprostě, choval* _ svrchu|z+patra, křič*|řval*|zakřič*|seřval*|osopil*, cítil* _ nevítan*|trapně|hrozně|ponížen*|podveden*|nepříjemně|jako+vetřel*|na+obtíž, ani|nikdo|bez|žádn* se|ne|slovo? neomluvil*|nepozdravil*|nevyslechl*|neposlouch*|omluv*|pozdrav*|úsměv*|dobrý+den|neusmál*, vysmál*|smál* se mi|nám
reliability +
  nikdy|ani+jednou|žádn*|bez|nulov* mě|nás|se? nezklam*|nespad*|problém*|porucha|poruch*|nezasek*|nepokaz*|nenechal*|nerozbil*|zádrhel*|komplikac*|selh*, včas|na+minutu|dochviln*|dle+dohody|podle+dohody|ve+smluven*, fung*|šlape|běží|funguje bezchybně|bez+problém*|skvěle|výborně|perfektně|jak+má|spolehlivě|jako+hodinky|dokonale, drží|dodržel*|splnil* slovo|sliby|termín*|co|slib
reliability -
  padá|spadne|spadla|mrzne|seká|zasekává|zamrz*|vypín*|shazuje|odpojuje se? pořád|neustále|stále|furt|každ*|při|po|věčně|když|často|hned, pořád|neustále|stále|furt|věčně padá|mrzne|seká|zasekává|vypíná|výpad*|zlobí, nefung*|nespust*|nenabíjí, nejde|nejede vůbec|zapnout|spustit|otevřít, přestal* fungovat|jít|nabíjet|hrát, rozbil*|pokazil*|odešel*|odešla|porouchal*|chcípl*|umřel* _ po|za|hned|už|druhý|během, nikdo nepřiš*|nepřijel*|neukáz*|nedoraz*|nedorazil*, vůbec|nikdo|ani nepřiš*|nepřijel*|nedorazil*|neukázal*, nepřijel*|neukázal*, zruš*|odřekl*|zrušil* _ poslední+chvíli|týž+den|den+předem|tentýž|v+den, nechal* _ ve+štychu|na+holičkách
results -
  musel*|museli|muset _ znovu|vrátit|zpátky|přijet|předěl*|opakov*|reklam*, pořád|stále|dál|znovu|zase|furt teče|kape|vrže|klepe|píská|nefung*|rozbit*|stejn*|nespraven*|protéká, neoprav*|nevyřeš*|nespravil*|neodstran*|nedodělal*|nedokonč*|nenašl*, horší než před*|dřív|byl*|bylo, problém|závada|porucha|hluk _ vrátil*|trvá|zůstal*|znovu|přetrvává
results +
  oprav*|vyřeš*|spravil*|opravil*|odstranil*|opraven* _ hned|ihned|okamžitě|rychle|na+počkání|týž|tentýž|na+první|během|za+#, jako nov*
cleanliness +
  ani|bez|žádn*|nikde ani|smítko|zrnko|stopa? prach*|smítk*|špín*|skvrn*|zápach*|plís*|nepořád*, po sobě uklidil*|uklizeno|pořádek|čisto, nechal*|zanechal* _ čist*|uklizen*|pořádek
cleanliness -
  nechal*|zanechal* _ nepořád*|bordel|špín*|svinčík|prach|odpad*|binec|špinav*, smrd*|smrděl*|páchl*|páchne|zapácha*|smrad|zápach, neuklíz*|neuklizen*|neuklid*|nevyměnil*|nevysál*|neumyt*
noise +
  žádn*|bez|minimáln*|skoro+žádn*|nulov* hluk*|rámus*|zvuk*, nic|není|nebyl*|ani nebylo|není? slyš*|neslyš*|hluk*, neslyš*|nebylo+slyšet nic|ani|vůbec, spal*|spalo|vyspal*|spali _ skvěle|výborně|jako+dudek|jako+miminko|dobře|báječně|krásně
noise -
  nedalo|nemohl*|nešlo|nemohli|nelze se? vůbec? spát|usnout|vyspat, nevyspal*|nezamhouřil*|nespal*, vzbudil*|budil* _ hluk|noci|každ*|v+#|rámus, slyš* _ všechno|vše|každ*|sousedy|sousedů|ulici
food -
  zvrac*|průjem|otráv*|zle|nevolno|špatně|střevní _ po|celou|z+jídla|druhý|pak|potíže|mi|nám, otrava jídlem, hladov* _ odešli|domů|odcházel*|zůstal*, odcházel*|odešli|zůstal* _ hladov*|hlad*, bez|žádn*|neměl*|nemá|chutná* chut*|chuti|jako|po|žádnou, nepoživateln*|nechutn*
food +
  není|nebyl*|ani|nijak moc|příliš? sladk*|slan*|mastn*|pálivé|těžk*, rozplýv*|rozplývá se? na+jazyku|v+puse|v+ústech
delivery +
  dorazil*|přišl*|doruč*|dodán* _ druhý+den|další+den|dřív|před+termínem|na+druhý+den|do+druhého
delivery -
  nikdy|dosud|dodnes|stále|pořád|ještě|vůbec nepřiš*|nedoraz*|nedoruč*|nedodal*|neodesl*|neobdržel*, nepřiš*|nedorazil*|nedodali|nedoručili|nedorazila zboží|balík|zásilka|objednávka|balíček|nic, čekám _ zásilk*|balík*|objednávk*|zboží|dodání, přiš*|dorazil*|doruč* _ rozbit*|poškoz*|pomačk*|otevřen*|neúpln*|pozdě|zničen*|rozpuštěn*, špatn*|jin* velikost|barv*|zboží|produkt|model|díl|položk*|výrobek, chyb* _ díl*|šroub*|část*|polovin*|součást*|půlka
quality -
  rozpad*|praskl*|roztrh*|srazil*|odlep*|vybledl*|zrezl*|utrh*|odpadl*|zlomil*|rozlepil*|vyprala*|rozpáral* _ po|se|při|hned|už|první*, po _ dn*|týdn*|měsíc*|vyprání|praní|použití _ rozpad*|praskl*|roztrh*|rozbil*|děravé|odpadl*|odlepil*
quality +
  stále|pořád|vypadá*|pořád+jako|furt _ jako+nov*, vydrž*|drží|slouží|vydržel* _ roky|let*|dlouho|dobře|praní|léta, ne|nic|ani nesrazil*|nevybledl*|nezničil*|neztratil*|neopotřeb*, nesrazil*|nevybledl*|nezdeformov*
parking -
  není|nebylo|nelze|nikde|problém|nedá|těžk*|nemožn* _ parkov*|zaparkov*
`
