// Words that turn what is said, in the twelve languages: contrasts, conditions and regrets, and denials.
const contrasts = `
  but however although though yet except unless despite while whereas unfortunately sadly regrettably only
  almost nearly once before until otherwise instead if supposedly allegedly less least wish hoped expected
  aber jedoch allerdings obwohl trotzdem dennoch doch leider nur außer wenn falls sondern fast früher einmal
  angeblich hingegen dagegen mais cependant pourtant toutefois néanmoins sauf malgré malheureusement hélas
  seulement dommage si presque prétendument quoique bien pero sino aunque embargo salvo excepto solo sólo
  lástima desgraciadamente lamentablemente desafortunadamente casi supuestamente ma però tuttavia sebbene
  purtroppo peccato soltanto tranne eccetto nonostante se quasi appena non maar echter hoewel toch helaas
  jammer alleen behalve tenzij als indien bijna ale jednak chociaż choć niestety szkoda tylko oprócz mimo
  jeśli gdyby prawie mas porém contudo todavia embora infelizmente pena só somente exceto apesar quase men
  dock däremot trots tyvärr synd bara endast utom om nästan dog derimod selvom desværre ærgerligt kun undtagen
  hvis næsten však avšak ačkoli přestože bohužel škoda jen jenom pouze kromě pokud kdyby téměř ama ancak fakat
  lakin yalnız yalnızca rağmen maalesef yazık sadece hariç eğer neredeyse`
const denials = `
  not no never none nobody nothing neither nor without cannot hardly barely nicht nichts kein keine keinen
  keinem keiner keines nie niemals niemand ohne weder kaum ne pas jamais rien aucun aucune personne sans ni
  guère nunca jamás nada nadie ningún ninguna ninguno sin tampoco apenas mai niente nulla nessun nessuna
  nessuno senza né neanche niet niets geen nooit zonder nauwelijks nic nigdy nikt żaden żadna żadne bez ani
  ledwo não ninguém nenhum nenhuma sem nem inte ej aldrig inget ingen inga utan varken knappt ikke intet uden
  hverken knap není nejsou nikdy nikdo žádný žádná žádné sotva değil hiç asla yok kimse`

const wordsOf = (listed: string) => new Set(listed.trim().split(/\s+/))
const [denying, turning] = [wordsOf(denials), wordsOf(`${contrasts} ${denials}`)]
const words = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?/gu

const has = (listed: Set<string>, sentence: string) =>
  [...sentence.toLowerCase().matchAll(words)].some(
    ([word]) => listed.has(word) || listed.has(word.split(/['’]/)[0]!) || /n['’]t$/.test(word),
  )

/** Of any of the languages, because reviews mix them. */
export const turns = (sentence: string) => has(turning, sentence)
export const denies = (sentence: string) => has(denying, sentence)
