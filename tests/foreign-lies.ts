// Wordings of the composed sentences of tests/lies.ts that are not plain English: in other languages and scripts, in
// numbers that do not look like numbers, and in marks that a page or a mail would render.

type Said = { of: number; text: string }

const inOtherLanguages: Said[] = [
  { of: 0, text: '[[f1]] Bewertungen beschweren sich über die Schlange.' },
  { of: 0, text: '[[f1]] avis se plaignent de la file.' },
  { of: 0, text: '[[f1]] reseñas se quejan de la cola.' },
  { of: 0, text: '[[f1]] recensioni lodano la coda.' },
  { of: 0, text: '[[f1]] beoordelingen klagen over de rij.' },
  { of: 0, text: '[[f1]] opinii chwali kolejkę.' },
  { of: 0, text: '[[f1]] yorum kuyruktan şikayet ediyor.' },
  { of: 0, text: '[[f1]] отзывов жалуются на очередь.' },
  { of: 0, text: '[[f1]] 件のレビューが行列に苦情を言っています。' },
  { of: 0, text: '[[f1]] مراجعة تشتكي من الطابور.' },
  { of: 0, text: '[[f1]] reviews complain about the Warteschlange.' },
  { of: 0, text: '[[f1]] reviews loben the queue.' },
  { of: 0, text: '[[f1]] reviews complain, aber nicht about the queue.' },
  {
    of: 1,
    text: 'Seit [[d1]] wird das Frühstück besser beurteilt: [[f2]] Bewertungen, von [[f3]] auf [[f4]].',
  },
  { of: 2, text: '[[f1]] von [[f2]] Bewertungen loben das Personal, und [[f3]] beschweren sich.' },
  { of: 2, text: '[[f1]] of [[f2]] reviews praise le personnel, and [[f3]] complain about it.' },
  { of: 4, text: 'Les chambres sont critiquées dans [[f1]] des avis.' },
  { of: 5, text: 'Die Gäste beschweren sich häufiger über das Parken als zuvor.' },
  { of: 7, text: 'Das WLAN wird in [[f1]] Bewertungen erwähnt, und [[f2]] davon beschweren sich.' },
]

const inHiddenNumbers: Said[] = [
  { of: 0, text: '٣١ reviews complain about the queue.' },
  { of: 0, text: '３１ reviews complain about the queue.' },
  { of: 0, text: '𝟑𝟏 reviews complain about the queue.' },
  { of: 0, text: '³¹ reviews complain about the queue.' },
  { of: 0, text: '㉛ reviews complain about the queue.' },
  { of: 0, text: '3️⃣1️⃣ reviews complain about the queue.' },
  { of: 0, text: 'XXXI reviews complain about the queue.' },
  { of: 0, text: 'ⅩⅩⅪ reviews complain about the queue.' },
  { of: 0, text: 'l3 reviews complain about the queue.' },
  { of: 0, text: '三十一 reviews complain about the queue.' },
  { of: 0, text: 'CC of [[f1]] reviews complain about the queue.' },
  { of: 0, text: '[[f1]] reviews complain about the queue, V a day.' },
  { of: 0, text: '[[f1]] reviews complain about the queue ½.' },
  { of: 0, text: '[[f1]] ٪ reviews complain about the queue.' },
  { of: 0, text: 'Zwei Drittel of [[f1]] reviews complain about the queue.' },
  { of: 0, text: 'Deux tiers des [[f1]] avis se plaignent.' },
  { of: 0, text: '[[f1]] dozen reviews complain about the queue.' },
  { of: 0, text: '[[f1]]k reviews complain about the queue.' },
  { of: 4, text: 'The rooms are criticised in zwei Drittel of the reviews, [[f1]].' },
  { of: 4, text: 'The rooms are criticised in [[f1]]٠ of the reviews.' },
]

const inOtherLetters: Said[] = [
  { of: 0, text: '[[f1]] reviews complain about the quеue.' },
  { of: 0, text: '[[f1]] reviews рraise the queue.' },
  { of: 0, text: '[[f1]] revіews complain about the queue.' },
  { of: 0, text: '[[f1]] reviews praise\u200b the queue.' },
  { of: 0, text: '[[f1]] reviews com\u200bplain about the queue.' },
  { of: 0, text: '[[f1]] reviews do n\u200dot complain about the queue.' },
  { of: 0, text: '\u202e[[f1]] reviews complain about the queue.' },
  { of: 0, text: '[[f1]] reviews complain about the queue.\u{e0041}' },
  { of: 0, text: '[[f\u200b1]] reviews complain about the queue.' },
  { of: 0, text: '［［f1］］ reviews complain about the queue.' },
  { of: 0, text: '[[f1]] reviews c\u0338omplain about the queue.' },
  { of: 0, text: '[[f1]] ｒｅｖｉｅｗｓ complain about the queue.' },
]

const inMarkup: Said[] = [
  { of: 0, text: '**[[f1]]** reviews complain about the queue.' },
  { of: 0, text: '# [[f1]] reviews complain about the queue.' },
  { of: 0, text: '[[f1]] reviews complain about the queue. ![](https://evil.example/p.png)' },
  { of: 0, text: '[[[f1]] reviews](https://evil.example) complain about the queue.' },
  { of: 0, text: '[[f1]] reviews complain about the queue: evil.example.' },
  { of: 0, text: '[[f1]] reviews complain about the queue: mailto:me@evil.example.' },
  { of: 0, text: '<b>[[f1]]</b> reviews complain about the queue.' },
  { of: 0, text: '[[f1]] reviews complain about the &lt;queue&gt;.' },
  { of: 0, text: '[[f1]] reviews complain about the queue&nbsp;.' },
  { of: 0, text: '[[f1]] reviews complain about the queue.<script>alert(1)</script>' },
  { of: 0, text: '~~[[f1]] reviews~~ complain about the queue.' },
  { of: 0, text: '`[[f1]]` reviews complain about the queue.' },
  { of: 0, text: '[[f1]] reviews complain about the queue 😀.' },
  { of: 0, text: '👍 [[f1]] reviews complain about the queue.' },
  { of: 0, text: '[name 1] and [[f1]] reviews complain about the queue.' },
]

export const foreign: Said[] = [...inOtherLanguages, ...inHiddenNumbers, ...inOtherLetters, ...inMarkup]
