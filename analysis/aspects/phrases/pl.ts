export const pl = `
waiting time +
  bez|brak|żadn*|zero|prawie+bez|prawie+brak|nie+ma|nie+było długi*|żadn*|w? kolej*|czekani*|oczekiwani*|kolejek, nie|nigdy|bez trzeba|musi*|było|trzeba+było|musiał*|muszę|czeka* długo|potrzeby|było? czeka*|kolejek|kolejki|stać|długo, obsłużon*|przyjęt*|przyjął|przyjęli|obsługa _ od+razu|natychmiast|punktualnie|bez+czekania|bez+kolejki|od+ręki
waiting time -
  czeka*|oczekiw*|stali*|stałam|stałem _ godzin*|minut|tygod*|miesi*|dni|wiecz*|wieki|długo|pół, godzin*|minut|tygod*|miesi*|pół+godziny w+kolejce|oczekiwania|czekania|spóźnien*|opóźnien*|czeka*|po+czasie, trwa*|zaję*|zajmuje|ciągn* _ wiecz*|godzin*|tygod*|miesi*|wieki|za+długo|zbyt+długo|bardzo+długo, kaz*|kazali|każą nam|mi|klient*|pacjent* _ czekać, spóźni* _ godzin*|minut|dni
comfort +
  nic|nie|wcale|w+ogóle|ani+trochę|nigdy mnie|nie|mi? nie? bola*|boli|bolało|poczuł*|czuł*|czuje|bolesn*, nic|nawet+nie nie+czu*|nie+poczu*|nie+bol*|poczu*, bez|zero|żadnego|brak|prawie+bez bólu, bezboles*
comfort -
  bardzo|strasznie|nadal|wciąż|nieziemsko|okropnie|cały+czas|dalej boli|bola*|bolało|bolesn*|bolą, boli|bolało|bolały|bolał _ bardzo|strasznie|tydzień|dni|nadal, z+bólu|silny+ból|straszny+ból|ogromny+ból|ból+nie, obcier*|uwiera*|otarc*|pęcherz*
price +
  bez|żadn*|brak|zero ukryt*|dodatkow*|niespodzianek|przykrych, nie|wcale|nie+jest|nie+są zbyt|jakoś|za|takie|aż|bardzo? drog*|drogo, taniej|mniej niż _ wycen*|ustal*|gdzie|spodziew*|myśl*, nic|nie|ani nie? wziął|wzięli|policzy*|zapłac*|grosza|doliczy*|dopłac*
price -
  podwójn*|dwa+razy|dwukrotnie|dwa pobra*|obciąż*|zapłac*|nalicz*|płat*|skasowa*|ściągn*|ściągnęli|zapłata, pobra*|obciąż*|nalicz*|skasowa*|zapłac*|policzy* _ dwa+razy|podwójn*|dwukrotnie|za+dużo|więcej|dodatkowo, oszust*|oszuka*|zdzierstwo|naciągacz*|zdarli, drożej|więcej|drożs* niż _ wycen*|umówi*|ustal*|obiec*|cennik*|mówi*, kosztow*|zapłac*|kosztuje majątek|fortunę|krocie|kosmiczn*, ceny _ wzros*|podn*|poszły
returns +
  zwró*|zwrot*|oddali|oddano _ od+razu|natychmiast|bez+problem*|szybko|bezproblemow*|błyskawicznie|następnego, wymieni* _ bez|od+razu|od+ręki|gratis|bezpłatnie|szybko|nowy
returns -
  nie|nigdy|do+dziś|do+tej+pory|wciąż+nie|nadal+nie _ zwró*|zwrot*|oddali|pieni*|odzyska*|oddano, odmów*|odmaw* _ zwrot*|wymian*|przyjęcia|reklamacji, brak|bez zwrotu, chcę|żądam|domagam _ zwrot*|pieni*, czekam _ zwrot*|pieni*, reklamacj* _ odrzu*|nieuznan*|nie+uznan*
size +
  pasuje*|leż*|dopasowan* ideal*|jak+ulał|świetnie|doskonale|super|perfekcyjnie, rozmiar|rozmiarówka ideal*|zgodn*|pasuje|standardow*
size -
  za|zbyt|bardzo|trochę|nieco|wyszł*|o+rozmiar mał*|duż*|ciasn*|luźn*|krótk*|wąsk*|szerok*|długie, rozmiarówka|rozmiar zaniżon*|zawyżon*|mał*|za+mał*|nie|niezgodn*, nie pasuj*|pasował*|mieszczę|wchodz*|mieści, numer|rozmiar mniejsz*|większ*|za
service +
  oddzwoni*|odpisa*|odpowied* _ od+razu|szybko|natychmiast|tego+samego|w+ciągu|błyskawiczn*|w+kilka|po+chwili
service -
  nikt nie? odbier*|odebra*|odpowiad*|odpowiedzia*|odpisa*|oddzwoni*|pomóg*|przyszed*|zainteres*|interes*|raczy*|reaguj*|podszed*, nikt nie odbier*|odpowiad*|odpisa*|oddzwoni*|pomóg*|przyszed*|zainteres*|interes*|raczy*|reaguj*|podszed*|odebra*, nie|nigdy odbier*|odebra*|odpowiad*|odpisa*|odpisuj*|oddzwoni*|odpowiedzie*|odpowiedzi*, brak|bez|zero|żadn* odpowiedzi|kontaktu|odzewu|reakcji, kontakt* _ żaden|zerowy|brak|niemożliw*|tragiczn*, rzuc* słuchawk*|rozłącz*, zbywa*|zbył+mnie
staff +
  czu*|poczu*|czuł*|czujesz|czuję _ jak+u+siebie|mile+widzian*|bezpiecznie|zaopiekowan*|komfortowo|swobodnie|dobrze|jak+w+domu|wysłuchan*, poświęc* _ czas*|uwag*|dużo, wyjaśni*|wytłumaczy*|tłumaczy*|objaśni* wszystko|dokładnie|każd*|krok|cierpliwie|spokojnie|mi|nam|jasno, traktu*|potraktow* _ poważnie|z+szacunkiem|indywidualnie, dobrych ręk*, bez|żadn*|nie|zero nacisk*|presji|naciąg*|wcisk*|naciąga*|pośpiech*|nachaln*
staff -
  ignorow*|ignoruj*|zignorow*|olewa*|olali, potraktow*|traktuj*|traktow* _ jak+powietrze|jak+śmiec*|jak+idiot*|z+góry|jak+intruz*|źle|jak+zło|jak+natręt*, z góry|łaską, krzyc*|krzykn*|nakrzycz*|wydziera*|drze na|się, czu*|poczu*|czuł* _ niechcian*|nieswojo|źle|jak+intruz*|upokorz*|oszukan*|zignorow*|nieproszon*|jak+numer, nie|nikt|nawet+nie|bez|ani|żadn* nie|nawet|żadn*? przeprosi*|wysłucha*|słucha*|przywita*|uśmiech*|dzień+dobry|przepraszam|przeprosin|powiedzia*, wyśmia*|przewraca* mnie|nas|oczami
reliability +
  nigdy|ani+razu|nie|żadn*|bez|zero|ani nie|razu|jednej|mnie? zawi*|zawies*|awari*|problem*|zepsu*|usterek|usterki|rozczarow*|opóźn*|zastrzeż*, punktual*|na+czas|o+czasie|terminow*|w+terminie|co+do+minuty, działa*|chodzi|funkcjonuj* ideal*|bez+zarzutu|świetnie|perfekcyjnie|bez+problem*|super|jak+należy|doskonale|niezawodnie, dotrzyma*|dotrzymuj* słowa|termin*|obietnic*|umów*
reliability -
  zawiesza*|wiesza*|wywala*|zacina*|tnie|rozłącza*|wyłącza* się|ciągle|non+stop|cały|co|przy|przy+każd*|w+kółko, ciągle|wciąż|non+stop|stale|cały+czas zawiesza*|wiesza*|wywala*|awari*|zacina*|psuje|błęd*|się, nie|przesta* działa*|odpala*|włącza*|ładuj*|uruchami*|otwiera*, zepsu*|popsu*|padł*|rozpad*|rozlecia*|padła _ po|się|już|w+pierwsz*|następn*, nie|nikt|nigdy|w+ogóle+nie nie|się? przyjecha*|przyszed*|zjawi*|pojawi*|stawi*|dotar*, odwoła*|anulow*|przełoż* _ ostatniej|tego+samego|dzień+przed|w+dniu, wystawi* mnie|nas|do
results -
  musia*|trzeba|muszę _ wraca*|wróci*|popraw*|przyje*|jecha*|ponown*|drugi+raz|jeszcze+raz|od+nowa, nadal|wciąż|dalej|znowu|ciągle ciekn*|kapi*|przecieka*|stuka|skrzypi|hałas*|nie+działa|zepsut*|ten+sam|to+samo|cieknie|popsut*, nie|nigdy|nikt+nie naprawi*|usunę*|rozwiąza*|dokończ*|skończ*|znale*|usun*|załatwi*, gorzej|gorsz* niż przed*|było|wcześniej, problem|usterka|wyciek|hałas|awaria _ wróci*|powróci*|nadal|pozosta*|ten+sam
results +
  naprawi*|usunę*|rozwiąza*|załatwi*|zrobi*|usunięt* _ od+ręki|od+razu|tego+samego|szybko|za+pierwszym|w+godzinę|w+#|błyskawicznie|natychmiast|w+kilka|w+mig, jak now*|nówka
cleanliness +
  ani|bez|żadn*|brak|zero|nie+ma|ani+śladu pyłka|pyłku|śladu|grama|odrobiny|plamki? kurz*|brud*|plam*|zapach*|pleśni|pyłku|pyłka|włos*, zostawi*|posprząta* _ czyst*|porządek|po+sobie
cleanliness -
  zostawi* _ bałagan|brud*|śmiec*|syf|kurz|gruz|nieporząd*, śmierdz*|śmierdzia*|cuchn*|smród|smrodu|zaduch|stęchliz*, nie|nigdy|źle|dawno+nie sprząta*|posprząta*|wymieni*|odkurz*|umyt*|myt*|zmieni*, syf
noise +
  żadn*|bez|brak|zero|prawie+bez|nie+ma|nie+było hałas*|dźwięk*|odgłos*, nic|nie|prawie+nic nie|było? słych*|słysz*, spa*|spał*|wyspa*|spało _ świetnie|jak+dziec*|jak+zabit*|rewelacyjnie|doskonale|dobrze|wspaniale|znakomicie
noise -
  nie|nic|ani|niemożliw* dało|da|mogli*|mogł*|można|szło|zmruży*|się? się|było|było+się? spa*|zasn*|wyspa*|oka|zmruży*, obudzi*|budzi* _ hałas*|noc*|o+#|co, słych* _ wszystko|każd*|sąsiad*|rozmow*|ulic*
food -
  zatru*|chor*|mdł*|wymiot*|biegunk*|ból+brzucha|rozstrój|brzuch _ po|cał*|się|następn*|żołądka, zatrucie, głodn* _ wysz*|wróci*|zosta*|do+domu, wysz*|wróci* _ głodn*, niejadaln*|niesmaczn*|mdłe
food +
  nie|wcale+nie za|zbyt słod*|słon*|tłust*|ostr*|cięż*, rozpływ* się|w, palce lizać
delivery +
  dotar*|przysz*|dostarcz*|paczka _ następnego+dnia|przed+czasem|na+drugi+dzień|wcześniej|w+jeden+dzień|w+24
delivery -
  nie|nigdy|do+dziś+nie|nadal+nie|wciąż+nie|jeszcze+nie dotar*|dosz*|przysz*|dosta*|dostarcz*|otrzyma*|wysła*, czekam _ paczk*|zamówieni*|przesyłk*|dostaw*|towar, dotar*|przysz*|dosta*|otrzyma* _ uszkodz*|zniszcz*|połam*|zbit*|pogniec*|otwart*|niekompletn*|spóźni*|stłucz*|roztopi*, zły|złą|inny|inną|nie+ten|nie+tą|błędn*|pomylon* rozmiar|kolor|produkt|model|towar|zamówieni*|artykuł|część, brak*|brakow* _ częś*|śrub*|połow*|element*|sztuk*
quality -
  rozpad*|rozlecia*|pęk*|podar*|skurczy*|wyblak*|odpad*|odklei*|zardzewia*|rozdar*|spra*|urwa*|rozszed*|złama* _ po|się|przy|już|w+praniu|pierwsz*, po _ dni*|tygod*|miesiąc*|prani*|użyci*|razie _ rozpad*|pęk*|podar*|odpad*|dziur*|odklei*|zepsu*
quality +
  nadal|wciąż|dalej|wygląda*|ciągle|jak jak now*, służy|służą|wytrzym*|trzyma* _ lat*|długo|dobrze|prani*|lata|rok*, nic|nie się|nie|wcale? skurczy*|wyblak*|zniszczy*|straci*|odkształci*|zmieni*
parking -
  nie+ma|nie|nigdzie|brak|ciężko|trudno|niemożliw* _ zaparkow*|gdzie|parking*|parkow*
`
