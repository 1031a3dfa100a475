import type { Language } from './languages.ts'

/** The words around a business's questions on the form. The questions themselves are in its own words. */
export type QuestionWords = {
  also: string
  shown: string
  notShown: string
  noAnswer: string
  responseLong: string
  notAnOption: string
}

export const questionMessages: Record<Language, QuestionWords> = {
  en: {
    also: '{business} also asks',
    shown: 'Shown with your review.',
    notShown: 'Only for {business}, never shown.',
    noAnswer: 'No answer',
    responseLong: 'This may have at most 300 characters',
    notAnOption: 'Please choose one of the answers',
  },
  de: {
    also: '{business} fragt außerdem',
    shown: 'Wird bei Ihrer Bewertung gezeigt.',
    notShown: 'Nur für {business}, wird nie gezeigt.',
    noAnswer: 'Keine Antwort',
    responseLong: 'Hier sind höchstens 300 Zeichen möglich',
    notAnOption: 'Bitte wählen Sie eine der Antworten',
  },
  fr: {
    also: '{business} demande aussi',
    shown: 'Affiché avec votre avis.',
    notShown: 'Réservé à {business}, jamais affiché.',
    noAnswer: 'Sans réponse',
    responseLong: 'Cette réponse peut avoir 300 caractères au maximum',
    notAnOption: 'Veuillez choisir l’une des réponses',
  },
  es: {
    also: '{business} pregunta también',
    shown: 'Se muestra con su opinión.',
    notShown: 'Solo para {business}, nunca se muestra.',
    noAnswer: 'Sin respuesta',
    responseLong: 'Esta respuesta puede tener 300 caracteres como máximo',
    notAnOption: 'Elija una de las respuestas, por favor',
  },
  it: {
    also: '{business} chiede anche',
    shown: 'Mostrato con la sua recensione.',
    notShown: 'Solo per {business}, non viene mai mostrato.',
    noAnswer: 'Nessuna risposta',
    responseLong: 'Questa risposta può avere al massimo 300 caratteri',
    notAnOption: 'Scelga una delle risposte, per favore',
  },
  nl: {
    also: '{business} vraagt ook',
    shown: 'Wordt bij uw beoordeling getoond.',
    notShown: 'Alleen voor {business}, wordt nooit getoond.',
    noAnswer: 'Geen antwoord',
    responseLong: 'Dit antwoord mag hoogstens 300 tekens hebben',
    notAnOption: 'Kies een van de antwoorden',
  },
  pl: {
    also: '{business} pyta także',
    shown: 'Widoczne przy Państwa opinii.',
    notShown: 'Tylko dla {business}, nigdy nie jest pokazywane.',
    noAnswer: 'Bez odpowiedzi',
    responseLong: 'Ta odpowiedź może mieć najwyżej 300 znaków',
    notAnOption: 'Prosimy wybrać jedną z odpowiedzi',
  },
  pt: {
    also: '{business} pergunta também',
    shown: 'Mostrado com a sua avaliação.',
    notShown: 'Só para {business}, nunca é mostrado.',
    noAnswer: 'Sem resposta',
    responseLong: 'Esta resposta pode ter no máximo 300 caracteres',
    notAnOption: 'Escolha uma das respostas, por favor',
  },
  sv: {
    also: '{business} frågar också',
    shown: 'Visas med ditt omdöme.',
    notShown: 'Bara för {business}, visas aldrig.',
    noAnswer: 'Inget svar',
    responseLong: 'Svaret får ha högst 300 tecken',
    notAnOption: 'Välj ett av svaren',
  },
  da: {
    also: '{business} spørger også',
    shown: 'Vises sammen med din anmeldelse.',
    notShown: 'Kun til {business}, vises aldrig.',
    noAnswer: 'Intet svar',
    responseLong: 'Svaret må højst have 300 tegn',
    notAnOption: 'Vælg et af svarene',
  },
  cs: {
    also: '{business} se také ptá',
    shown: 'Zobrazí se u vašeho hodnocení.',
    notShown: 'Jen pro {business}, nikdy se nezobrazí.',
    noAnswer: 'Bez odpovědi',
    responseLong: 'Tato odpověď může mít nejvýše 300 znaků',
    notAnOption: 'Vyberte prosím jednu z odpovědí',
  },
  tr: {
    also: '{business} ayrıca soruyor',
    shown: 'Yorumunuzla birlikte gösterilir.',
    notShown: 'Yalnızca {business} için, hiçbir zaman gösterilmez.',
    noAnswer: 'Yanıt yok',
    responseLong: 'Bu yanıt en fazla 300 karakter olabilir',
    notAnOption: 'Lütfen yanıtlardan birini seçin',
  },
}
