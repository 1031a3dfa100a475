import type { Cues } from '../causes.ts'

export const pl: Cues = {
  notBefore:
    'nie, nigdy, bez, żaden, żadna, żadnych, żadnej, ani, mimo, zamiast, jeśli, obawia*, spodziewa*, na szczęście, brak',
  excused: `nie był*|jest|ma problem*, żaden problem, nie przeszkadza*, opinie|opiniach|opinii|recenzj*, zrozumiał*, jak można się spodziewać, szybko naprawi*|wymieni*|usunię*, lotnisk*, inny|innym hotel*, ale ok, na szczęście, nie znaczy|oznacza, chyba że`,
  unless: {
    'too-hot': 'woda|wody|wodę|prysznic*',
    'too-cold': 'woda|wody|wodę|prysznic*',
    noise: 'klimatyzac*|lodówk*|wind*',
    dirty: 'plaż*|morz*|ulic*, zapach*|śmierdz*',
    'too-expensive': 'parking*|taksówk*',
    'rude-staff': 'gości*|gośc*',
    'slow-service': 'wind*',
  },
  notAfter: 'nie było, nie ma',
  weekdays: [
    'poniedziałek|poniedziałki',
    'wtorek|wtorki',
    'środa|środę|środy',
    'czwartek|czwartki',
    'piątek|piątki',
    'sobota|sobotę|soboty',
    'niedziela|niedzielę|niedziele',
  ],
  phrases: {
    queue:
      'długa|długie|ogromna|ogromne|wielka|gigantyczne|gigantyczna|długich kolejka|kolejki|kolejek|kolejce, kolejka|kolejki była|były|jest|są bardzo|zbyt|za? długa|długie|ogromna|ogromne, stać|staliśmy|stałam|stałem|stania w kolejce|kolejkach',
    'slow-service':
      'powolna|wolna|ślamazarna obsługa, obsługa|kelnerzy|kelner była|był|jest|są|bardzo? bardzo|strasznie|zbyt|za? powolna|wolna|wolny|powolni|ślamazarna, czekaliśmy|czekałam|czekałem|czekać|czekamy|czeka ponad|prawie|około|na|długo|bardzo|zbyt|godzinę|aż|# , długi|długie|zbyt czas|oczekiwanie|czekanie, czas oczekiwania był|jest|bardzo|zbyt bardzo|za|zbyt? długi, długo|godzinę|godziny|minut czekać|czekaliśmy|czekałam|czekałem|czekania|oczekiwania, ~bardzo|zbyt wolno|powolna|wolna, ~powolna|wolna|powolny',
    understaffed:
      'za|zbyt mało personelu|obsługi|kelnerów|pracowników|kas, brak personelu|obsługi, tylko jedna|jeden kasa|kelner|osoba|kelnerka|kasjerka, jedna kasa czynna|otwarta',
    'rude-staff':
      'nieuprzejm*, niemił*, niegrzeczn*, chamsk*, aroganck*, opryskliw*, bezczeln*, wredn*, nieprzyjemna|nieprzyjemny|nieprzyjemni|nieprzyjemne obsługa|kelner*|personel|pani, niezbyt|mało uprzejm*|mił*, ~nieprzyjemn*, ~chamstwo',
    ignored:
      'zignorowan*|ignorował*|ignoruje|ignorują, ~obojętn*, ~niezainteresowan*, nikt nas|mnie|nie|się do|nie? podszedł|przywitał|zainteresował|obsłużył|interesował, ~olewając*|olewa',
    'unhelpful-staff':
      'niepomocn*, mało pomocn*, ~niekompetentn*, ~nieprofesjonaln*, niekompetencja, nie potrafi*|chciał*|umie* pomóc|rozwiązać, brak pomocy|profesjonalizmu, nie pomogł*|pomógł',
    'no-reply':
      'brak|bez|żadnej odpowiedzi|kontaktu|odzewu, nikt|nie|nigdy nie|mi|odpowiada|odpowiadają|odpisują|odpisał|odpowiedział|odpowiedzieli|oddzwonił? odpowiada|odpowiedział|odpisał|oddzwonił|odpisuje, nie odpisują|odpowiadają|oddzwonili|odpowiedzieli',
    'phone-unanswered':
      'nikt|nie|nigdy nie? odbiera|odbierał|odbierają|odbierali telefonu|telefonów, nie można|da|sposób się? dodzwonić, telefonu nie|nikt odbiera*',
    'not-informed':
      'nikt|nie|nigdy nas|mnie|nie|zostałam|zostałem|zostaliśmy|nas? poinformował|poinformowano|poinformowali|uprzedził|powiedział|poinformowan*|uprzedzon*, brak|bez informacji|uprzedzenia|komunikacji|wyjaśnienia, błędne|złe informacje',
    'cold-food':
      'zimne|zimna|zimny|letnie|letnia|letnia jedzenie|danie|zupa|kawa|pizza|frytki|posiłek|mięso|dania, jedzenie|danie|zupa|kawa|pizza|frytki|dania było|była|były|jest|podano|prawie|całkowicie|już _ zimne|zimna|zimny|letnie|letnia|chłodne, ~zimne|zimna|zimny|letnie|letnia|wystygł*',
    'stale-food': '~czerstw*, ~nieśwież*, ~zepsut*, ~spleśniał*, ~przeterminowan*, ~odgrzewan*',
    'badly-cooked':
      '~surow*, ~spalon*, ~przypalon*, ~niedogotowan*, ~rozgotowan*, ~niedosmażon*|niedopieczon*, ~przesmażon*, ~tłust*, ~twarde|twardy|twarda|gumowat*, ~suche|sucha|suchy',
    'bland-food': '~bez smaku, ~mdł*, ~niedoprawion*, ~bezsmakow*, ~nijak*, ~niesmaczn*',
    'salty-food': '~przesolon*, ~za|zbyt słon*|słodk*, ~przesłodzon*, ~bardzo słon*',
    'small-portions':
      'małe|mała|malutkie|mikroskopijne|skromne porcje|porcja, porcje|porcja były|są|była|jest bardzo|za|zbyt|dość? małe|mała|skromne|malutkie, głodni|głodny wyszliśmy|wyszedłem',
    'little-choice':
      'mały|niewielki|ubogi|ograniczony|skromny|słaby wybór|asortyment, wybór|asortyment|menu był|jest|było bardzo|dość? mały|ubogi|ograniczony|skromny|ubogie|słaby, codziennie to samo, ~monotonn*, ~mało urozmaicon*',
    'sold-out':
      'wyprzedan*, nie było|ma już? pieczywa|chleba|towaru|w, brak towaru|w, zabrakło, puste półki, niedostępn*',
    'poor-breakfast':
      'śniadanie|śniadania było|były|jest|są|bardzo|słabe|mało|dość? bardzo|dość? słabe|ubogie|skromne|kiepskie|monotonne|marne, słabe|ubogie|skromne|kiepskie|marne śniadanie|śniadania, ~ubogie|skromne|słabe|kiepskie|monotonne',
    crowded:
      'zatłoczon*, przepełnion*, za|zbyt dużo ludzi, za|zbyt tłoczno|ciasno, brak|mało wolnych stolików|miejsc|leżaków, brak miejsc',
    'late-delivery':
      'dostawa|przesyłka|paczka|zamówienie|kurier przyszła|przyszło|dotarła|dotarło|spóźnion*|opóźnion*|była|po|trwała|z|nie _ późno|opóźnion*|spóźnion*|opóźnieniem|długo, opóźniona|opóźnienie|spóźniona dostaw*|przesyłk*|w, nie|nigdy dotarł*|otrzymał*|dostarczon*|doszł*? paczk*|przesyłk*|zamówieni*, paczka nie dotarła|doszła|przyszła, wciąż|nadal nie otrzymał*|dotarł*',
    'damaged-parcel':
      'uszkodzon*|zniszczon*|pęknięt*|rozbit*|połaman*|zgniecion* paczka|przesyłka|produkt|towar|opakowanie|pudełko|karton, paczka|przesyłka|produkt|towar|karton|opakowanie|przyszł*|dotarł* _ uszkodzon*|zniszczon*|rozbit*|zgniecion*|połaman*, źle zapakowan*|zabezpieczon*, ~uszkodzon*|zniszczon*|rozbit*',
    'wrong-item':
      'zły|złe|zła|nie ten|ta|inny|inna produkt|rozmiar|kolor|towar|zamówienie|model, pomylili|pomylono|pomyłka zamówienie|w|zamówienia|rozmiar, nie to co zamówił*|zamawiał*, błędne zamówienie',
    'missing-parts':
      'brakowało|brakuje|brak części|śrub|elementów|śrubek|jednej|jednego|instrukcji|kabla, niekompletn*',
    'breaks-soon':
      'zepsuł*|popsuł*|rozpadł*|pękł*|rozkleił*|przestał* się|działać po, po # dniach|tygodniach|miesiącach|użyciach _ zepsuł*|popsuł*|przestał*, tandetn*, tandeta',
    defective:
      'nie|nigdy|przestał* działa|działał|działało|działała|działają|działały|działać, był|była|było|były|jest zepsut*|popsut*|uszkodzon*, wadliw*, nieczynn*, ~zepsut*|popsut*',
    'size-fit':
      '~za|zbyt mał*|duż*|ciasn*|krótk*|długi*|wąsk*|luźn*, rozmiarówka, zaniżon*|zawyżon* rozmiar*, nie pasuje|pasują|pasował*',
    'not-as-described':
      'niezgodn* z, nie zgodn*|odpowiada|wygląda z|opisowi|jak|zdjęciu, inny|inna|inne niż na|w zdjęciu|zdjęciach|opisie, wprowadza w błąd, mylący opis',
    refund:
      'brak|odmówi*|odmawia*|nie|nadal|czekam zwrotu|zwrot|zwrócil*|zwróci*|oddali|na|oddal*? pieniędzy|pieniędzy|kasy|środków|zwrot|pieniądze, nie chcą|chcieli oddać|zwrócić|przyjąć',
    'extra-charge':
      'ukryte|dodatkowe|nieuczciwe opłaty|koszty, doliczon*|doliczyl*|naliczon*|pobran*|zapłacił* _ dodatkow*|podwójnie|dwa|więcej, drożej niż, dopłata|dopłaty|dopłacić, rachunek zawyżony|błędny, zawyżony rachunek',
    'too-expensive':
      'za|zbyt|bardzo|dość|strasznie|stanowczo drogo|drogi|droga|drogie|drogo, ceny|cena są|jest|były|była|bardzo|za|zbyt|zdecydowanie? bardzo|za|zbyt|zdecydowanie|dość? wysokie|wysoka|wygórowane|wygórowana|kosmiczne|zawyżone|zawyżona, nie|niewart* warto|warte|wart|warta? swojej|tej|ceny|pieniędzy? ceny, przepłacone, zdzierstwo, zawyżone|wygórowane|kosmiczne ceny, ~drogo|drogie|droga|drogi',
    'opening-hours':
      'zamknięte|zamknięty|zamknięta mimo|choć|pomimo|bez, było|był|była|zastaliśmy|zastałam zamknięt*, godziny otwarcia nie|błędne|nieaktualne, zamykają|zamyka za|zbyt wcześnie|przed, ~zamknięt*',
    booking:
      'overbooking, rezerwacja|rezerwacji|rezerwację nie|anulowan*|zgubion*|brak|odwołan*? została|istniała|była? anulowan*|znaleziono|zgubion*, anulowali|anulowano|zgubili moją|naszą|rezerwację? rezerwację, nie mieli naszej|mojej rezerwacji',
    'appointment-delay':
      'mimo umówionej|wizyty|wizyta|pomimo, wizyta opóźnion*|spóźnion*, w poczekalni, opóźnienie|opóźnienia wizyt*|w, godzinę|minut po czasie|umówion*',
    'no-show':
      'nikt|nie|nigdy nie? przyjechał|przyszedł|pojawił|zjawił|przyjechali, nie pojawił* się, odwołali|odwołał|odwołano w|na ostatniej|chwilę',
    'bad-work':
      'źle|niechlujnie|byle|fatalnie wykonan*|zrobion*|obcięt*|zamontowan*|jak|naprawion*, fuszerka|partactwo, niechlujn* wykonan*|prac*|robot*, zniszczył* mi|włosy|moje, spartaczył*|spartaczon*',
    'not-listened': 'nie słucha*|słuchał*|wysłuchał*, nie traktuje|potraktowan* poważnie, brak czasu dla',
    painful: 'bolesn*, bardzo|strasznie bolało|boli|bolał, poparzył*|spalił* skórę|mi|głowy|ucho, brutaln*',
    parking:
      'brak|mało|nie|trudno|ciężko|problem|niemożliwe|problemy miejsc|miejsca|ma|z|zaparkować|parkingu|parkowaniem|parkingiem|o|znaleźć? gdzie|do|parking*|parkingow*|zaparkować|miejsce|parkowania, parking mały|ciasny|zawsze|jest|zapchany? mały|pełny|ciasny, brak parkingu',
    'parking-price': 'drogi parking, parking drogi|jest|bardzo|dodatkowo? drogi',
    dirty:
      'brudn*, brud, syf, zasyfion*, niehigieniczn*, nieczyst*, niezbyt|mało|nie|niedokładnie było|jest|był|był* czysto|czysty|czysta|czyste|posprzątan*|wyczyszczon*|sprzątan*|sprzątane, ~kurz|zakurzon*, ~plam*|poplamion*, ~pleśń|grzyb|zagrzybion*, ~włosy|włos, ~obrzydliw*|ohydn*, niesprzątan*',
    smell:
      'śmierdzi, śmierdział*, śmierdząc*, smród, brzydki|nieprzyjemny|okropny|dziwny|przykry zapach, cuchn*, stęchlizn*|stęchł*, ~zapach, zapach stęchlizny|wilgoci|pleśni',
    noise:
      'głośno|głośne|głośny|hałaśliw*, hałas|hałasy|hałasu, słychać|słyszeliśmy było|wszystko|każdy|każde|sąsiadów|rozmowy|ulicę|wszystkich, brak|słaba|kiepskie|kiepska|słabe wyciszenia|wygłuszenia|izolacja|wyciszenie|wygłuszenie, cienkie ściany',
    'loud-music': 'muzyka za|zbyt|bardzo|jest|była|głośna? za|zbyt|bardzo? głośna|głośno, głośna muzyka',
    'too-hot':
      'klimatyzacja|klima nie|zepsut*|głośn*|słab*? działał*|działa, brak klimatyzacji, za|zbyt|bardzo|strasznie gorąco|duszno, ~duszno|gorąco',
    'too-cold':
      'ogrzewanie nie|słabe|zepsute? działał*|działa, brak ogrzewania, ~zimno, ~za|bardzo zimno, lodowato',
    wifi: 'wifi|wi+fi|internet nie|słab*|woln*|bardzo|płatn*|ledwo|był|zrywa? działa*|słab*|woln*, słaby|wolny|brak|słabe|wolne internet|wifi|internetu|wi',
    'small-room':
      'pokój|pokoje|łazienka|łazienki|pokoik był|była|jest|są|były|mał*|ciasn*|bardzo|malutki? bardzo|za|zbyt|dość|strasznie|malutk*? mał*|ciasn*|malutk*|maleńk*, mały|mała|małe|malutki|ciasny|ciasna|malutka pokój|łazienka|pokoje, ~malutk*|ciasn*',
    'worn-furnishings':
      'zniszczon*, przestarzał*, zaniedban*, wymaga|wymagają|potrzebuje|prosi się? remontu|odświeżenia|odnowienia, do remontu, stare|stary|stara meble|wyposażenie|i|wystrój, odrapan*, obdrapan*, prl',
    'uncomfortable-bed':
      'łóżko|łóżka|materac|materace|poduszki|poduszka niewygodn*|tward*|zapadnięt*|było|były|był|jest|bardzo|za|są? bardzo|za|zbyt|strasznie? niewygodn*|tward*|miękk*, niewygodn*|twarde|stary łóżko|łóżka|materac|materace, ~niewygodn*, ~za tward*|miękk*',
    water:
      'brak|nie ciepłej|było|ma|gorącej ciepłej|gorącej? wody, zimna|letnia woda, woda zimna|letnia|ledwo|nie, prysznic|toaleta|umywalka|odpływ|zlew|kran zatkan*|zapchan*|cieknie|ciekł*|zepsut*|przecieka*|nie, słabe|niskie|małe ciśnienie? wody',
    'check-in':
      'zameldowanie|check+in|meldunek|rejestracja trwał*|dług*|chaos*|bardzo, pokój|pokoje nie? był|był|był*|gotow*|gotowy? gotow*|gotowy, pokój niegotowy|niegotowe',
    lift: 'winda|windy nie|zepsut*|woln*|mał*|popsut*|ciągle? działał*|działa|zepsut*, brak windy',
    'poor-light':
      'słabe|złe|kiepskie oświetlenie, oświetlenie słabe|kiepskie|marne, ~ciemno|ciemny|ciemne, słabo oświetlon*',
    pests: 'karaluch*, pluskw*, myszy, szczur*, mrówki, robactwo|robaki, prusak*',
    website:
      'strona|aplikacja|sklep internetowa? nie|zawiesza|wolna|błąd|błędy|nieczytelna|ciągle? działa|działała|zawiesza|ładuje, nie można|da zamówić|zapłacić|zarezerwować, ~zawiesza|błędy|nieczytelna|wolna',
  },
}
