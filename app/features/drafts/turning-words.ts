// Words that can turn what was said before: contrasts, conditions, regrets and denials, in the twelve languages.
const listed = `
  but however although though yet except unless despite while whereas unfortunately sadly regrettably only hardly barely
  almost nearly once before until otherwise instead if supposedly allegedly not no never none nobody nothing neither nor
  without cannot less least wish hoped expected
  aber jedoch allerdings obwohl trotzdem dennoch doch leider nur außer wenn falls sondern kaum fast früher einmal angeblich
  hingegen dagegen nicht nichts kein keine keinen keinem keiner keines nie niemals niemand ohne weder
  mais cependant pourtant toutefois néanmoins sauf malgré malheureusement hélas seulement dommage si presque prétendument
  quoique bien ne pas jamais rien aucun aucune personne sans ni guère
  pero sino aunque embargo salvo excepto solo sólo lástima desgraciadamente lamentablemente desafortunadamente apenas casi
  supuestamente no nunca jamás nada nadie ningún ninguna ninguno sin tampoco
  ma però tuttavia sebbene purtroppo peccato solo soltanto tranne eccetto nonostante se quasi appena non mai niente nulla
  nessun nessuna nessuno senza né neanche
  maar echter hoewel toch helaas jammer alleen behalve tenzij als indien bijna nauwelijks niet niets geen nooit niemand zonder
  ale jednak chociaż choć niestety szkoda tylko oprócz mimo jeśli gdyby prawie ledwo nie nic nigdy nikt żaden żadna żadne bez ani
  mas porém contudo todavia embora infelizmente pena só somente apenas exceto salvo apesar se quase não nunca jamais nada
  ninguém nenhum nenhuma sem nem
  men dock däremot fast trots tyvärr synd bara endast utom om nästan knappt inte ej aldrig inget ingen inga utan varken
  dog derimod selvom desværre ærgerligt kun undtagen hvis næsten knap ikke aldrig intet ingen uden hverken
  však avšak ačkoli přestože bohužel škoda jen jenom pouze kromě pokud kdyby téměř sotva ne není nejsou nikdy nic nikdo žádný
  žádná žádné bez ani
  ama ancak fakat lakin yalnız yalnızca rağmen maalesef yazık sadece hariç eğer neredeyse değil hiç asla yok kimse`

const turning = new Set(listed.split(/\s+/).filter(Boolean))
const words = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?/gu

/** Of any of the languages, because reviews mix them. */
export const turns = (sentence: string) =>
  [...sentence.toLowerCase().matchAll(words)].some(
    ([word]) => turning.has(word) || turning.has(word.split(/['’]/)[0]!) || /n['’]t$/.test(word),
  )
