import type { ReplyTexts } from '../reply-texts.ts'

export const texts: ReplyTexts = {
  greeting: { warm: 'Dzień dobry, {name},', brief: 'Dzień dobry, {name},', formal: 'Dzień dobry, {name},' },
  greetingWithoutName: { warm: 'Dzień dobry,', brief: 'Dzień dobry,', formal: 'Dzień dobry,' },
  vocatives: `Adam: Panie Adamie; Agata: Pani Agato; Agnieszka: Pani Agnieszko; Aleksandra: Pani Aleksandro;
    Andrzej: Panie Andrzeju; Anna: Pani Anno; Barbara: Pani Barbaro; Beata: Pani Beato;
    Dorota: Pani Doroto; Ewa: Pani Ewo; Grzegorz: Panie Grzegorzu; Jan: Panie Janie; Joanna: Pani Joanno;
    Julia: Pani Julio; Karolina: Pani Karolino; Katarzyna: Pani Katarzyno; Krzysztof: Panie Krzysztofie;
    Magdalena: Pani Magdaleno; Maria: Pani Mario; Marcin: Panie Marcinie; Marek: Panie Marku;
    Marta: Pani Marto; Michał: Panie Michale; Monika: Pani Moniko; Natalia: Pani Natalio;
    Paweł: Panie Pawle; Piotr: Panie Piotrze; Tomasz: Panie Tomaszu; Wojciech: Panie Wojciechu;
    Zofia: Pani Zofio`,
  thanks: {
    warm: ['serdecznie dziękujemy za poświęcony czas.', 'bardzo dziękujemy za opinię.'],
    brief: ['dziękujemy za opinię.', 'dziękujemy za wiadomość.'],
    formal: ['dziękujemy za opinię.', 'dziękujemy za podzielenie się swoimi wrażeniami.'],
  },
  praise: ['Bardzo cieszą nas miłe słowa {things}.', 'Z radością czytamy takie słowa {things}.'],
  praiseToo: ['Cieszą nas dobre słowa {things}.'],
  cause: ['Przykro nam z powodu {things}.'],
  blame: ['Przykro nam czytać takie uwagi {things}.'],
  sorry: ['Przykro nam to czytać.', 'Przykro nam z powodu tego rozczarowania.'],
  partly: ['Przykro nam, że nie wszystko było tak, jak trzeba.'],
  quotation: '„{words}”',
  praised: ['Bardzo nas cieszą słowa {words}.', 'Miło nam czytać {words}.'],
  aside: ['Dziękujemy też za tę uwagę: {words}.', 'dziękujemy za opinię i za tę uwagę: {words}.'],
  short: ['bardzo dziękujemy, to dla nas wielka radość.', 'serdecznie dziękujemy, miło nam to czytać.'],
  told: 'W tej opinii czytamy: {words}.',
  regret: ['Bardzo nam przykro.', 'Bardzo nam z tego powodu przykro.', 'Przykro nam, że tak to wyglądało.'],
  noted: ['Poważnie traktujemy uwagi {things}.'],
  described: ['Poważnie traktujemy takie uwagi.'],
  farewell: ['Życzymy wszystkiego dobrego.'],
  heard: ['Takie opinie pomagają nam się doskonalić.'],
  contact: [
    'Jeśli chcą Państwo powiedzieć nam więcej, można do nas napisać przez {contact}.',
    'Chętnie dowiemy się więcej; kontakt do nas: {contact}.',
  ],
  wish: ['Serdecznie zapraszamy ponownie!', 'Do zobaczenia, mamy nadzieję, że wkrótce!'],
  regards: 'Z poważaniem',
  topics: `staff: o naszym zespole; service: o naszej obsłudze; price: o naszych cenach; waiting time: o czasie oczekiwania;
    food: o naszym jedzeniu; drinks: o naszych napojach; breakfast: o śniadaniu; coffee: o naszej kawie; room: o pokoju;
    bathroom: o łazience; bed: o łóżku; delivery: o dostawie; packaging: o opakowaniu; returns: o zwrocie;
    booking: o rezerwacji; cleanliness: o czystości; location: o naszej lokalizacji; quality: o jakości;
    atmosphere: o atmosferze; selection: o wyborze; comfort: o wygodzie; internet: o internecie;
    parking: o parkowaniu; facilities: o naszych wnętrzach; results: o naszej pracy; design: o wyglądzie;
    size: o rozmiarze; website: o naszej stronie; opening hours: o godzinach otwarcia; equipment: o naszym wyposażeniu; ease of use: o łatwości obsługi;
    reliability: o naszej punktualności; information: o informacjach;
    software: o naszym oprogramowaniu`,
  causes: `queue: kolejki; slow-service: długiego oczekiwania; no-reply: braku odpowiedzi; phone-unanswered: trudności z
    dodzwonieniem się; late-delivery: spóźnionej dostawy; missed-deadline: opóźnienia; cancelled: odwołania;
    extra-charge: dodatkowej opłaty; payment: kłopotów z płatnością; booking: kłopotów z rezerwacją; parking: kłopotów z
    parkowaniem; dirty: braku czystości; noise: hałasu; wifi: kłopotów z wifi`,
  articles: {},
  joining: 'i|oraz|lub|potem; ale|lecz|jednak; niestety|szkoda|jedyny minus|trochę|tylko|poza tym|oprócz',
  harsh:
    'idiot|debil|głup|kretyn|gówn|złodziej|kłamc|oszust|partacz|kurw|chams|cham$|żenad|porażk|dramat|masakr|tragedi|katastrof|najgorsz|okropn|beznadziej|kpin|strata czasu|płak|łez$|łzy$',
  sensitive: {
    health:
      'gorączk|alerg|uczulen|chor(?:y|a|ob|ow|ował)|wymiot|biegunk|zatruci|zatrul|zatruł|zatruć|salmonell|mdłości|infekcj|zakażen|objaw|szpital|pogotowi|karetk|w ciąży|rak$|nowotwor|astm|celiaki|pluskw|chemio',
    injury:
      'zranion|ranny|obrażeni|skalecz|złama(?:ł|ną|ny) (?:rękę|nogę|ząb|ręk|nog)|poparzy|poparzen|krwawi|poślizgn|krwotok|krew$|zmarł|umarł|zdechł|uśpi(?:ć|li|ono) (?:psa|kota|go|ją)|siniak|ugryz|pęcherz|pogrzeb|trumn|kremac|kondolencj|żałob',
    discrimination:
      'rasis|rasiz|dyskrymin|seksis|seksiz|homofob|antysemi|ksenofob|tacy jak (?:ja|my|wy|ona|on|oni)|hidżab|chustę islam',
    harassment:
      'molest|napastow|nękan|nęka(?:ł|li|ją)|dotykał|seksual|mobbing|napaść|napadł|(?:rękę|dłoń) na (?:moim |mojej |moje )?(?:kolan|ud(?:o|zie)$|pośladk)',
    threat: 'groz(?:ił|ili|i$)|groźb|zabi(?:ję|ć|je)$|pożałuje|samobój',
    law: 'adwokat|prawnik|prawnicz|pozew|pozw|sąd$|sądu$|sądem|sądow|nielegal|policj|uokik|rzecznik',
    theft: 'ukrad|kradzie|złodziej|oszu(?:st|ka)|okrad|przekręt|wyłudz',
    privacy: 'rodo$|dane osobowe|danych osobowych|moje dane|nagrywa|wyciek danych',
    safety:
      'nieletni|niepełnoletni|pedofil|znęca|(?:dziecko|syn|córka) (?:został|była|był|zgubił) (?:ran|bit|sam|uderz)|wyciek gazu|tlenek węgla|porażenie prądem|wyjście ewakuacyjne',
  },
  refused:
    'obiecu|gwarant|gratis|za darmo|bon$|rabat|nasza wina|nasz błąd|nie powtórzy|wynagrodz|prezent|zniżk|oferujemy|zadbamy|poprawimy|zwrot(?:u|em)? (?:pieni|koszt|środk)|zwrócimy|odszkodow|rekompens|kłam|nieuczciw|fałszyw|nigdy (?:nie )?by(?:ł|li) (?:naszym )?klient|konkuren|zniesław|oczerni|szantaż|(?:zmian|zmienić|zmieni|poprawi|usun)\\p{L}* (?:swoj(?:ą|ej) )?(?:opini|ocen)|(?:cztery|pięć|więcej) gwiazd',
}
