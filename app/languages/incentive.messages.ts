import type { Language } from './languages.ts'

/** What is given for a review, and that nothing in the review changes it: in the mail and on the form. */
export const incentiveMessages: Record<Language, { given: string; marked: string }> = {
  en: {
    given:
      'For your review you get: {incentive}. You get it whatever you say and however many stars you give.',
    marked: 'Your review will say so.',
  },
  de: {
    given:
      'Für Ihre Bewertung bekommen Sie: {incentive}. Sie bekommen es, was immer Sie sagen und wie viele Sterne Sie auch geben.',
    marked: 'Bei Ihrer Bewertung wird das stehen.',
  },
  fr: {
    given:
      'Pour votre avis, vous recevez : {incentive}. Vous le recevez quoi que vous disiez et quel que soit le nombre d’étoiles.',
    marked: 'Votre avis le mentionnera.',
  },
  es: {
    given:
      'Por su opinión recibe: {incentive}. Lo recibe diga lo que diga y sea cual sea el número de estrellas.',
    marked: 'Su opinión lo indicará.',
  },
  it: {
    given:
      'Per la sua recensione riceve: {incentive}. Lo riceve qualunque cosa dica e qualunque sia il numero di stelle.',
    marked: 'La sua recensione lo indicherà.',
  },
  nl: {
    given:
      'Voor uw beoordeling krijgt u: {incentive}. U krijgt het wat u ook zegt en hoeveel sterren u ook geeft.',
    marked: 'Bij uw beoordeling staat dat vermeld.',
  },
  pl: {
    given:
      'Za opinię otrzymają Państwo: {incentive}. Bez względu na to, co Państwo napiszą i ile przyznają gwiazdek.',
    marked: 'Przy opinii będzie o tym informacja.',
  },
  pt: {
    given:
      'Pela sua avaliação recebe: {incentive}. Recebe-o diga o que disser e seja qual for o número de estrelas.',
    marked: 'A sua avaliação vai indicá-lo.',
  },
  sv: {
    given:
      'För ditt omdöme får du: {incentive}. Du får det vad du än säger och hur många stjärnor du än ger.',
    marked: 'Det kommer att stå vid ditt omdöme.',
  },
  da: {
    given:
      'For din anmeldelse får du: {incentive}. Du får det, uanset hvad du siger, og hvor mange stjerner du giver.',
    marked: 'Det kommer til at stå ved din anmeldelse.',
  },
  cs: {
    given:
      'Za své hodnocení dostanete: {incentive}. Dostanete to bez ohledu na to, co napíšete a kolik hvězdiček dáte.',
    marked: 'U vašeho hodnocení to bude uvedeno.',
  },
  tr: {
    given:
      'Yorumunuz karşılığında alacağınız: {incentive}. Ne yazarsanız yazın ve kaç yıldız verirseniz verin, bunu alırsınız.',
    marked: 'Bu, yorumunuzda belirtilecektir.',
  },
}
