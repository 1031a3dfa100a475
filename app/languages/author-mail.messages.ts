import type { ReportGround } from '#app/features/moderation/report.vocabulary.ts'
import type { ChallengeReason, FailedCheck } from '#app/features/reviews/review.vocabulary.ts'
import type { Language } from './languages.ts'

/**
 * The words of the mails to an author after the confirmation. {business}, {reason}, {ground}, {checks} and {code} are
 * filled in when one is written. The names of reasons and checks stand after a colon, inside a sentence.
 */
export type AuthorMailWords = {
  why: string
  seePublic: string
  deskIs: string
  deskLink: string
  openDesk: string

  publishedSubject: string
  publishedHeading: string
  published: string
  heldSubject: string
  heldHeading: string
  held: string
  refusedSubject: string
  refusedHeading: string
  refused: string
  refusedNext: string
  answeredSubject: string
  answeredHeading: string

  challengedSubject: string
  challengedPreview: string
  challenged: string
  challengedHidden: string
  challengedPublic: string
  challengedFree: string
  wasChallenged: string
  removedSubject: string
  removedHeading: string
  removalReason: string
  appealOnce: string
  standsSubject: string
  standsHeading: string
  letStand: string
  wasReported: string
  reportedOff: string

  appealWonSubject: string
  appealWonHeading: string
  appealLostSubject: string
  appealLostHeading: string
  appealRead: string
  appealFinal: string

  codeSubject: string
  codePreview: string
  codeWhy: string
  code: string
  codeNothing: string

  reasons: Record<ChallengeReason, string>
  /** What a visitor reports is called as the reasons are, but for these. */
  grounds: Record<Exclude<ReportGround, Exclude<ChallengeReason, 'unlawful'>>, string>
  checks: Record<FailedCheck, string>
}

const en: AuthorMailWords = {
  why: 'You wrote a review of {business} with this address.',
  seePublic: 'See it in public',
  deskIs: 'Your own page of this review, for you alone:',
  deskLink: 'see its state or withdraw it',
  openDesk: 'Open your page of this review',

  publishedSubject: 'Your review of {business} is public',
  publishedHeading: 'It stands.',
  published: 'It is published as you wrote it. {business} can answer it, and cannot change it.',
  heldSubject: 'Your review of {business} waits for a look',
  heldHeading: 'An automatic check stopped at your review',
  held: 'The check says: {checks}. The same checks run for any number of stars. The operator of this service, not {business}, looks at it within three days and decides.',
  refusedSubject: 'Your review of {business} was not published',
  refusedHeading: 'Your review was not published',
  refused: 'The operator of this service decided not to publish it. Reason: {reason}.',
  refusedNext: 'You may write a new review without what was objected to, or answer this mail to object.',
  answeredSubject: '{business} answered your review',
  answeredHeading: '{business} answered you',

  challengedSubject: '{business} challenged your review',
  challengedPreview: 'Reason: {reason}.',
  challenged: 'The business says: {reason}. These are its grounds:',
  challengedHidden:
    'Because it might hurt somebody while it stands, your review is hidden until the operator of this service, not the business, confirms that or puts it back within three days.',
  challengedPublic:
    'Your review stays public, with a mark, until the operator of this service, not the business, decides within three days.',
  challengedFree:
    'You need not do anything. If something in it should not be public, mend it on your own page: the operator reads what stands there.',
  wasChallenged:
    '{business} had challenged it: {reason}. A person, the operator of this service, read your words and decided; the stars were not shown to them.',
  removedSubject: 'Your review of {business} was removed',
  removedHeading: 'Your review was removed',
  removalReason: 'Reason for the removal: {reason}. What the operator says:',
  appealOnce:
    'On your own page you can mend it and appeal, once. The operator then reads it again as it stands there. You may also go to a court.',
  standsSubject: 'Your review of {business} stands',
  standsHeading: 'Your review stands',
  letStand: 'The operator let it stand. What they say:',
  wasReported:
    'A visitor had reported it: {ground}. A person, the operator of this service, read your words and decided; the stars were not shown to them, and no automatic means took part.',
  reportedOff:
    'It is off every page and every count, and the public page counts it among the removed ones with this reason.',

  appealWonSubject: 'Your appeal was decided: your review is public',
  appealWonHeading: 'Your review is public',
  appealLostSubject: 'Your appeal was decided: it stays removed',
  appealLostHeading: 'Your review stays removed',
  appealRead: 'The operator of this service read it again, as it stands now. What they say:',
  appealFinal: 'This decision is final here. You may still go to a court, or erase the review.',

  codeSubject: '{code} is the code to erase your review',
  codePreview: 'Valid for 15 minutes.',
  codeWhy: 'You wrote a review of {business} with this address, and somebody asked to erase it.',
  code: 'Type this code on your page of the review of {business} within 15 minutes. Then the review, your name and your address are erased for good.',
  codeNothing: 'If it was not you, do nothing: without the code nothing happens.',

  reasons: {
    personal_data: 'personal data',
    hate_or_threats: 'hate or threats',
    unlawful: 'unlawful content',
    spam: 'spam or advertising',
    not_about_business: 'not about this business',
    duplicate: 'duplicate',
    conflict_of_interest: 'conflict of interest',
    fake: 'fake',
  },
  grounds: { unlawful: 'illegal content', child_abuse: 'sexual abuse of children' },
  checks: {
    duplicate_text: 'the same text was already sent',
    duplicate_author: 'this author already reviewed the business',
    links: 'contains a link',
    advertising: 'reads like advertising',
    personal_data: 'may contain personal data of somebody else',
    burst: 'many reviews arrived at once',
  },
}

const de: AuthorMailWords = {
  why: 'Sie haben mit dieser Adresse eine Bewertung von {business} geschrieben.',
  seePublic: 'Öffentlich ansehen',
  deskIs: 'Ihre eigene Seite zu dieser Bewertung, nur für Sie:',
  deskLink: 'Stand ansehen oder zurückziehen',
  openDesk: 'Ihre Seite zu dieser Bewertung öffnen',

  publishedSubject: 'Ihre Bewertung von {business} ist öffentlich',
  publishedHeading: 'Sie steht.',
  published:
    'Sie ist veröffentlicht, so wie Sie sie geschrieben haben. {business} kann darauf antworten, sie aber nicht ändern.',
  heldSubject: 'Ihre Bewertung von {business} wird noch angesehen',
  heldHeading: 'Eine automatische Prüfung hat Ihre Bewertung angehalten',
  held: 'Die Prüfung sagt: {checks}. Dieselben Prüfungen laufen bei jeder Anzahl von Sternen. Der Betreiber dieses Dienstes, nicht {business}, sieht sie sich innerhalb von drei Tagen an und entscheidet.',
  refusedSubject: 'Ihre Bewertung von {business} wurde nicht veröffentlicht',
  refusedHeading: 'Ihre Bewertung wurde nicht veröffentlicht',
  refused: 'Der Betreiber dieses Dienstes hat entschieden, sie nicht zu veröffentlichen. Grund: {reason}.',
  refusedNext:
    'Sie können eine neue Bewertung ohne das Beanstandete schreiben oder auf diese E-Mail antworten, um zu widersprechen.',
  answeredSubject: '{business} hat auf Ihre Bewertung geantwortet',
  answeredHeading: '{business} hat Ihnen geantwortet',

  challengedSubject: '{business} beanstandet Ihre Bewertung',
  challengedPreview: 'Grund: {reason}.',
  challenged: 'Das Unternehmen sagt: {reason}. Das ist seine Begründung:',
  challengedHidden:
    'Weil sie jemandem schaden könnte, solange sie steht, ist Ihre Bewertung verborgen, bis der Betreiber dieses Dienstes, nicht das Unternehmen, das innerhalb von drei Tagen bestätigt oder sie wieder einstellt.',
  challengedPublic:
    'Ihre Bewertung bleibt mit einem Vermerk öffentlich, bis der Betreiber dieses Dienstes, nicht das Unternehmen, innerhalb von drei Tagen entscheidet.',
  challengedFree:
    'Sie müssen nichts tun. Wenn etwas darin nicht öffentlich sein sollte, berichtigen Sie es auf Ihrer eigenen Seite: Der Betreiber liest, was dort steht.',
  wasChallenged:
    '{business} hatte sie beanstandet: {reason}. Ein Mensch, der Betreiber dieses Dienstes, hat Ihre Worte gelesen und entschieden; die Sterne wurden ihm nicht gezeigt.',
  removedSubject: 'Ihre Bewertung von {business} wurde entfernt',
  removedHeading: 'Ihre Bewertung wurde entfernt',
  removalReason: 'Grund für die Entfernung: {reason}. Der Betreiber schreibt dazu:',
  appealOnce:
    'Auf Ihrer eigenen Seite können Sie sie berichtigen und einmal Beschwerde einlegen. Der Betreiber liest sie dann noch einmal, so wie sie dort steht. Sie können auch ein Gericht anrufen.',
  standsSubject: 'Ihre Bewertung von {business} bleibt stehen',
  standsHeading: 'Ihre Bewertung bleibt stehen',
  letStand: 'Der Betreiber hat sie stehen lassen. Er schreibt dazu:',
  wasReported:
    'Jemand, der die Seite besucht hat, hatte sie gemeldet: {ground}. Ein Mensch, der Betreiber dieses Dienstes, hat Ihre Worte gelesen und entschieden; die Sterne wurden ihm nicht gezeigt, und automatische Mittel waren nicht beteiligt.',
  reportedOff:
    'Sie steht auf keiner Seite mehr und zählt nirgends mehr mit; die öffentliche Seite zählt sie mit diesem Grund unter den entfernten.',

  appealWonSubject: 'Über Ihre Beschwerde ist entschieden: Ihre Bewertung ist öffentlich',
  appealWonHeading: 'Ihre Bewertung ist öffentlich',
  appealLostSubject: 'Über Ihre Beschwerde ist entschieden: Die Bewertung bleibt entfernt',
  appealLostHeading: 'Ihre Bewertung bleibt entfernt',
  appealRead:
    'Der Betreiber dieses Dienstes hat sie noch einmal gelesen, so wie sie jetzt ist. Er schreibt dazu:',
  appealFinal:
    'Diese Entscheidung ist hier endgültig. Sie können weiterhin ein Gericht anrufen oder die Bewertung löschen.',

  codeSubject: '{code} ist der Code zum Löschen Ihrer Bewertung',
  codePreview: '15 Minuten gültig.',
  codeWhy:
    'Sie haben mit dieser Adresse eine Bewertung von {business} geschrieben, und jemand hat darum gebeten, sie zu löschen.',
  code: 'Geben Sie diesen Code innerhalb von 15 Minuten auf Ihrer Seite der Bewertung von {business} ein. Dann werden die Bewertung, Ihr Name und Ihre Adresse endgültig gelöscht.',
  codeNothing: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne den Code geschieht nichts.',

  reasons: {
    personal_data: 'personenbezogene Daten',
    hate_or_threats: 'Hass oder Drohungen',
    unlawful: 'rechtswidriger Inhalt',
    spam: 'Spam oder Werbung',
    not_about_business: 'betrifft nicht dieses Unternehmen',
    duplicate: 'doppelt',
    conflict_of_interest: 'Interessenkonflikt',
    fake: 'gefälscht',
  },
  grounds: { unlawful: 'rechtswidriger Inhalt', child_abuse: 'sexueller Missbrauch von Kindern' },
  checks: {
    duplicate_text: 'derselbe Text wurde schon einmal gesendet',
    duplicate_author: 'dieselbe Person hat das Unternehmen schon bewertet',
    links: 'enthält einen Link',
    advertising: 'liest sich wie Werbung',
    personal_data: 'enthält vielleicht personenbezogene Daten anderer',
    burst: 'viele Bewertungen kamen auf einmal an',
  },
}

const fr: AuthorMailWords = {
  why: 'Vous avez écrit un avis sur {business} avec cette adresse.',
  seePublic: 'Voir l’avis publié',
  deskIs: 'Votre propre page de cet avis, pour vous seul :',
  deskLink: 'voir où il en est ou le retirer',
  openDesk: 'Ouvrir votre page de cet avis',

  publishedSubject: 'Votre avis sur {business} est public',
  publishedHeading: 'C’est publié.',
  published:
    'Il est publié tel que vous l’avez écrit. {business} peut y répondre, mais ne peut pas le modifier.',
  heldSubject: 'Votre avis sur {business} va être examiné',
  heldHeading: 'Un contrôle automatique a arrêté votre avis',
  held: 'Le contrôle indique : {checks}. Les mêmes contrôles s’appliquent quel que soit le nombre d’étoiles. L’exploitant de ce service, et non {business}, l’examine dans les trois jours et décide.',
  refusedSubject: 'Votre avis sur {business} n’a pas été publié',
  refusedHeading: 'Votre avis n’a pas été publié',
  refused: 'L’exploitant de ce service a décidé de ne pas le publier. Motif : {reason}.',
  refusedNext:
    'Vous pouvez écrire un nouvel avis sans ce qui a été reproché, ou répondre à cet e-mail pour contester.',
  answeredSubject: '{business} a répondu à votre avis',
  answeredHeading: '{business} vous a répondu',

  challengedSubject: '{business} conteste votre avis',
  challengedPreview: 'Motif : {reason}.',
  challenged: 'L’entreprise indique : {reason}. Voici ses arguments :',
  challengedHidden:
    'Comme il pourrait nuire à quelqu’un tant qu’il est visible, votre avis est masqué jusqu’à ce que l’exploitant de ce service, et non l’entreprise, confirme cette mesure ou le rétablisse, dans les trois jours.',
  challengedPublic:
    'Votre avis reste public, avec une mention, jusqu’à ce que l’exploitant de ce service, et non l’entreprise, décide dans les trois jours.',
  challengedFree:
    'Vous n’avez rien à faire. Si quelque chose n’aurait pas dû être public, corrigez-le sur votre propre page : l’exploitant lit ce qui s’y trouve.',
  wasChallenged:
    '{business} l’avait contesté : {reason}. Une personne, l’exploitant de ce service, a lu votre texte et a décidé ; les étoiles ne lui ont pas été montrées.',
  removedSubject: 'Votre avis sur {business} a été supprimé',
  removedHeading: 'Votre avis a été supprimé',
  removalReason: 'Motif de la suppression : {reason}. L’exploitant précise :',
  appealOnce:
    'Sur votre propre page, vous pouvez le corriger et introduire un recours, une seule fois. L’exploitant le relit alors tel qu’il s’y trouve. Vous pouvez aussi saisir un tribunal.',
  standsSubject: 'Votre avis sur {business} est maintenu',
  standsHeading: 'Votre avis est maintenu',
  letStand: 'L’exploitant l’a maintenu. Il précise :',
  wasReported:
    'Un visiteur l’avait signalé : {ground}. Une personne, l’exploitant de ce service, a lu votre texte et a décidé ; les étoiles ne lui ont pas été montrées, et aucun moyen automatisé n’est intervenu.',
  reportedOff:
    'Il n’apparaît plus sur aucune page ni dans aucun décompte, et la page publique le compte parmi les avis supprimés, avec ce motif.',

  appealWonSubject: 'Décision sur votre recours : votre avis est public',
  appealWonHeading: 'Votre avis est public',
  appealLostSubject: 'Décision sur votre recours : l’avis reste supprimé',
  appealLostHeading: 'Votre avis reste supprimé',
  appealRead: 'L’exploitant de ce service l’a relu, tel qu’il est maintenant. Il précise :',
  appealFinal: 'Cette décision est définitive ici. Vous pouvez encore saisir un tribunal, ou effacer l’avis.',

  codeSubject: '{code} est le code pour effacer votre avis',
  codePreview: 'Valable 15 minutes.',
  codeWhy: 'Vous avez écrit un avis sur {business} avec cette adresse, et quelqu’un a demandé à l’effacer.',
  code: 'Saisissez ce code sur votre page de l’avis sur {business} dans les 15 minutes. L’avis, votre nom et votre adresse sont alors effacés définitivement.',
  codeNothing: 'Si ce n’était pas vous, ne faites rien : sans le code, rien ne se passe.',

  reasons: {
    personal_data: 'données personnelles',
    hate_or_threats: 'haine ou menaces',
    unlawful: 'contenu illicite',
    spam: 'spam ou publicité',
    not_about_business: 'ne concerne pas cette entreprise',
    duplicate: 'doublon',
    conflict_of_interest: 'conflit d’intérêts',
    fake: 'faux avis',
  },
  grounds: { unlawful: 'contenu illicite', child_abuse: 'abus sexuel d’enfants' },
  checks: {
    duplicate_text: 'le même texte a déjà été envoyé',
    duplicate_author: 'cette personne a déjà donné son avis sur l’entreprise',
    links: 'contient un lien',
    advertising: 'ressemble à de la publicité',
    personal_data: 'contient peut-être des données personnelles d’autrui',
    burst: 'de nombreux avis sont arrivés en même temps',
  },
}

const es: AuthorMailWords = {
  why: 'Usted escribió una opinión sobre {business} con esta dirección.',
  seePublic: 'Ver la opinión publicada',
  deskIs: 'Su propia página de esta opinión, solo para usted:',
  deskLink: 'ver su estado o retirarla',
  openDesk: 'Abrir su página de esta opinión',

  publishedSubject: 'Su opinión sobre {business} es pública',
  publishedHeading: 'Ya está publicada.',
  published: 'Se ha publicado tal como la escribió. {business} puede responder a ella, pero no cambiarla.',
  heldSubject: 'Su opinión sobre {business} está pendiente de revisión',
  heldHeading: 'Un control automático ha detenido su opinión',
  held: 'El control indica: {checks}. Los mismos controles se aplican con cualquier número de estrellas. El operador de este servicio, no {business}, la revisa en un plazo de tres días y decide.',
  refusedSubject: 'Su opinión sobre {business} no se ha publicado',
  refusedHeading: 'Su opinión no se ha publicado',
  refused: 'El operador de este servicio ha decidido no publicarla. Motivo: {reason}.',
  refusedNext:
    'Puede escribir una nueva opinión sin aquello que se ha objetado, o responder a este correo para oponerse.',
  answeredSubject: '{business} ha respondido a su opinión',
  answeredHeading: '{business} le ha respondido',

  challengedSubject: '{business} ha impugnado su opinión',
  challengedPreview: 'Motivo: {reason}.',
  challenged: 'La empresa dice: {reason}. Estos son sus argumentos:',
  challengedHidden:
    'Como podría perjudicar a alguien mientras esté visible, su opinión queda oculta hasta que el operador de este servicio, no la empresa, lo confirme o la restablezca en un plazo de tres días.',
  challengedPublic:
    'Su opinión sigue siendo pública, con una indicación, hasta que el operador de este servicio, no la empresa, decida en un plazo de tres días.',
  challengedFree:
    'No tiene que hacer nada. Si algo de ella no debería ser público, corríjalo en su propia página: el operador lee lo que figura allí.',
  wasChallenged:
    '{business} la había impugnado: {reason}. Una persona, el operador de este servicio, leyó sus palabras y decidió; no se le mostraron las estrellas.',
  removedSubject: 'Su opinión sobre {business} se ha eliminado',
  removedHeading: 'Su opinión se ha eliminado',
  removalReason: 'Motivo de la eliminación: {reason}. Esto dice el operador:',
  appealOnce:
    'En su propia página puede corregirla y recurrir, una sola vez. El operador la lee entonces de nuevo tal como figura allí. También puede acudir a los tribunales.',
  standsSubject: 'Su opinión sobre {business} se mantiene',
  standsHeading: 'Su opinión se mantiene',
  letStand: 'El operador la ha mantenido. Esto dice:',
  wasReported:
    'Un visitante la había denunciado: {ground}. Una persona, el operador de este servicio, leyó sus palabras y decidió; no se le mostraron las estrellas y no intervino ningún medio automatizado.',
  reportedOff:
    'Ya no figura en ninguna página ni en ningún recuento, y la página pública la cuenta entre las eliminadas, con este motivo.',

  appealWonSubject: 'Se ha decidido su recurso: su opinión es pública',
  appealWonHeading: 'Su opinión es pública',
  appealLostSubject: 'Se ha decidido su recurso: sigue eliminada',
  appealLostHeading: 'Su opinión sigue eliminada',
  appealRead: 'El operador de este servicio la ha leído de nuevo, tal como está ahora. Esto dice:',
  appealFinal: 'Esta decisión es definitiva aquí. Todavía puede acudir a los tribunales o borrar la opinión.',

  codeSubject: '{code} es el código para borrar su opinión',
  codePreview: 'Válido durante 15 minutos.',
  codeWhy: 'Usted escribió una opinión sobre {business} con esta dirección, y alguien ha pedido borrarla.',
  code: 'Escriba este código en su página de la opinión sobre {business} en un plazo de 15 minutos. Entonces la opinión, su nombre y su dirección se borran definitivamente.',
  codeNothing: 'Si no fue usted, no haga nada: sin el código no ocurre nada.',

  reasons: {
    personal_data: 'datos personales',
    hate_or_threats: 'odio o amenazas',
    unlawful: 'contenido ilícito',
    spam: 'spam o publicidad',
    not_about_business: 'no trata de esta empresa',
    duplicate: 'duplicada',
    conflict_of_interest: 'conflicto de intereses',
    fake: 'falsa',
  },
  grounds: { unlawful: 'contenido ilícito', child_abuse: 'abuso sexual de menores' },
  checks: {
    duplicate_text: 'el mismo texto ya se había enviado',
    duplicate_author: 'esta persona ya había opinado sobre la empresa',
    links: 'contiene un enlace',
    advertising: 'parece publicidad',
    personal_data: 'puede contener datos personales de otra persona',
    burst: 'llegaron muchas opiniones a la vez',
  },
}

const it: AuthorMailWords = {
  why: 'Ha scritto una recensione di {business} con questo indirizzo.',
  seePublic: 'Vedere la recensione pubblicata',
  deskIs: 'La sua pagina personale di questa recensione, solo per lei:',
  deskLink: 'vederne lo stato o ritirarla',
  openDesk: 'Aprire la sua pagina di questa recensione',

  publishedSubject: 'La sua recensione di {business} è pubblica',
  publishedHeading: 'È pubblicata.',
  published: 'È pubblicata così come l’ha scritta. {business} può rispondere, ma non può modificarla.',
  heldSubject: 'La sua recensione di {business} è in attesa di verifica',
  heldHeading: 'Un controllo automatico ha fermato la sua recensione',
  held: 'Il controllo segnala: {checks}. Gli stessi controlli valgono per qualsiasi numero di stelle. Il gestore di questo servizio, non {business}, la esamina entro tre giorni e decide.',
  refusedSubject: 'La sua recensione di {business} non è stata pubblicata',
  refusedHeading: 'La sua recensione non è stata pubblicata',
  refused: 'Il gestore di questo servizio ha deciso di non pubblicarla. Motivo: {reason}.',
  refusedNext:
    'Può scrivere una nuova recensione senza ciò che è stato contestato, oppure rispondere a questa e-mail per opporsi.',
  answeredSubject: '{business} ha risposto alla sua recensione',
  answeredHeading: '{business} le ha risposto',

  challengedSubject: '{business} ha contestato la sua recensione',
  challengedPreview: 'Motivo: {reason}.',
  challenged: 'L’azienda dice: {reason}. Ecco le sue ragioni:',
  challengedHidden:
    'Poiché potrebbe nuocere a qualcuno finché è visibile, la sua recensione è nascosta fino a quando il gestore di questo servizio, non l’azienda, lo conferma o la ripristina, entro tre giorni.',
  challengedPublic:
    'La sua recensione resta pubblica, con un’indicazione, fino a quando il gestore di questo servizio, non l’azienda, decide, entro tre giorni.',
  challengedFree:
    'Non deve fare nulla. Se qualcosa non dovrebbe essere pubblico, lo corregga sulla sua pagina personale: il gestore legge ciò che vi si trova.',
  wasChallenged:
    '{business} l’aveva contestata: {reason}. Una persona, il gestore di questo servizio, ha letto le sue parole e ha deciso; le stelle non le sono state mostrate.',
  removedSubject: 'La sua recensione di {business} è stata rimossa',
  removedHeading: 'La sua recensione è stata rimossa',
  removalReason: 'Motivo della rimozione: {reason}. Il gestore precisa:',
  appealOnce:
    'Sulla sua pagina personale può correggerla e presentare ricorso, una sola volta. Il gestore la rilegge allora così come vi si trova. Può anche rivolgersi a un tribunale.',
  standsSubject: 'La sua recensione di {business} resta pubblicata',
  standsHeading: 'La sua recensione resta pubblicata',
  letStand: 'Il gestore l’ha mantenuta. Precisa:',
  wasReported:
    'Un visitatore l’aveva segnalata: {ground}. Una persona, il gestore di questo servizio, ha letto le sue parole e ha deciso; le stelle non le sono state mostrate e non è intervenuto alcun mezzo automatizzato.',
  reportedOff:
    'Non compare più in nessuna pagina né in alcun conteggio, e la pagina pubblica la conta tra quelle rimosse, con questo motivo.',

  appealWonSubject: 'Il suo ricorso è stato deciso: la recensione è pubblica',
  appealWonHeading: 'La sua recensione è pubblica',
  appealLostSubject: 'Il suo ricorso è stato deciso: la recensione resta rimossa',
  appealLostHeading: 'La sua recensione resta rimossa',
  appealRead: 'Il gestore di questo servizio l’ha riletta, così com’è ora. Precisa:',
  appealFinal:
    'Questa decisione è definitiva qui. Può ancora rivolgersi a un tribunale o cancellare la recensione.',

  codeSubject: '{code} è il codice per cancellare la sua recensione',
  codePreview: 'Valido per 15 minuti.',
  codeWhy:
    'Ha scritto una recensione di {business} con questo indirizzo e qualcuno ha chiesto di cancellarla.',
  code: 'Inserisca questo codice nella sua pagina della recensione di {business} entro 15 minuti. La recensione, il suo nome e il suo indirizzo vengono allora cancellati definitivamente.',
  codeNothing: 'Se non è stato lei, non faccia nulla: senza il codice non succede niente.',

  reasons: {
    personal_data: 'dati personali',
    hate_or_threats: 'odio o minacce',
    unlawful: 'contenuto illecito',
    spam: 'spam o pubblicità',
    not_about_business: 'non riguarda questa azienda',
    duplicate: 'duplicata',
    conflict_of_interest: 'conflitto di interessi',
    fake: 'falsa',
  },
  grounds: { unlawful: 'contenuto illegale', child_abuse: 'abuso sessuale di minori' },
  checks: {
    duplicate_text: 'lo stesso testo era già stato inviato',
    duplicate_author: 'la stessa persona ha già recensito l’azienda',
    links: 'contiene un link',
    advertising: 'sembra pubblicità',
    personal_data: 'potrebbe contenere dati personali di altri',
    burst: 'sono arrivate molte recensioni insieme',
  },
}

const nl: AuthorMailWords = {
  why: 'U hebt met dit adres een beoordeling van {business} geschreven.',
  seePublic: 'Openbaar bekijken',
  deskIs: 'Uw eigen pagina van deze beoordeling, alleen voor u:',
  deskLink: 'de stand bekijken of haar intrekken',
  openDesk: 'Uw pagina van deze beoordeling openen',

  publishedSubject: 'Uw beoordeling van {business} is openbaar',
  publishedHeading: 'Ze staat er.',
  published:
    'Ze is gepubliceerd zoals u haar schreef. {business} kan erop antwoorden, maar haar niet wijzigen.',
  heldSubject: 'Uw beoordeling van {business} wordt nog bekeken',
  heldHeading: 'Een automatische controle hield uw beoordeling tegen',
  held: 'De controle meldt: {checks}. Dezelfde controles gelden bij elk aantal sterren. De beheerder van deze dienst, niet {business}, bekijkt haar binnen drie dagen en beslist.',
  refusedSubject: 'Uw beoordeling van {business} is niet gepubliceerd',
  refusedHeading: 'Uw beoordeling is niet gepubliceerd',
  refused: 'De beheerder van deze dienst heeft besloten haar niet te publiceren. Reden: {reason}.',
  refusedNext:
    'U kunt een nieuwe beoordeling schrijven zonder datgene waartegen bezwaar was, of op deze e-mail antwoorden om bezwaar te maken.',
  answeredSubject: '{business} heeft op uw beoordeling geantwoord',
  answeredHeading: '{business} heeft u geantwoord',

  challengedSubject: '{business} betwist uw beoordeling',
  challengedPreview: 'Reden: {reason}.',
  challenged: 'Het bedrijf zegt: {reason}. Dit is de onderbouwing:',
  challengedHidden:
    'Omdat ze iemand zou kunnen schaden zolang ze er staat, is uw beoordeling verborgen tot de beheerder van deze dienst, niet het bedrijf, dat binnen drie dagen bevestigt of haar terugzet.',
  challengedPublic:
    'Uw beoordeling blijft openbaar, met een vermelding, tot de beheerder van deze dienst, niet het bedrijf, binnen drie dagen beslist.',
  challengedFree:
    'U hoeft niets te doen. Hoort iets erin niet openbaar te zijn, verbeter het dan op uw eigen pagina: de beheerder leest wat daar staat.',
  wasChallenged:
    '{business} had haar betwist: {reason}. Een mens, de beheerder van deze dienst, heeft uw woorden gelezen en beslist; de sterren waren daarbij niet te zien.',
  removedSubject: 'Uw beoordeling van {business} is verwijderd',
  removedHeading: 'Uw beoordeling is verwijderd',
  removalReason: 'Reden voor de verwijdering: {reason}. De beheerder zegt hierover:',
  appealOnce:
    'Op uw eigen pagina kunt u haar verbeteren en eenmaal beroep instellen. De beheerder leest haar dan opnieuw zoals ze daar staat. U kunt ook naar de rechter gaan.',
  standsSubject: 'Uw beoordeling van {business} blijft staan',
  standsHeading: 'Uw beoordeling blijft staan',
  letStand: 'De beheerder heeft haar laten staan en zegt hierover:',
  wasReported:
    'Een bezoeker had haar gemeld: {ground}. Een mens, de beheerder van deze dienst, heeft uw woorden gelezen en beslist; de sterren waren daarbij niet te zien en er zijn geen automatische middelen gebruikt.',
  reportedOff:
    'Ze staat op geen enkele pagina meer en telt nergens meer mee; de openbare pagina telt haar met deze reden bij de verwijderde.',

  appealWonSubject: 'Over uw beroep is beslist: uw beoordeling is openbaar',
  appealWonHeading: 'Uw beoordeling is openbaar',
  appealLostSubject: 'Over uw beroep is beslist: ze blijft verwijderd',
  appealLostHeading: 'Uw beoordeling blijft verwijderd',
  appealRead: 'De beheerder van deze dienst heeft haar opnieuw gelezen, zoals ze nu is, en zegt hierover:',
  appealFinal:
    'Deze beslissing is hier definitief. U kunt nog naar de rechter gaan of de beoordeling wissen.',

  codeSubject: '{code} is de code om uw beoordeling te wissen',
  codePreview: '15 minuten geldig.',
  codeWhy:
    'U hebt met dit adres een beoordeling van {business} geschreven, en iemand heeft gevraagd haar te wissen.',
  code: 'Typ deze code binnen 15 minuten op uw pagina van de beoordeling van {business}. Dan worden de beoordeling, uw naam en uw adres voorgoed gewist.',
  codeNothing: 'Was u het niet, dan hoeft u niets te doen: zonder de code gebeurt er niets.',

  reasons: {
    personal_data: 'persoonsgegevens',
    hate_or_threats: 'haat of bedreigingen',
    unlawful: 'onrechtmatige inhoud',
    spam: 'spam of reclame',
    not_about_business: 'gaat niet over dit bedrijf',
    duplicate: 'dubbel',
    conflict_of_interest: 'belangenverstrengeling',
    fake: 'nep',
  },
  grounds: { unlawful: 'illegale inhoud', child_abuse: 'seksueel misbruik van kinderen' },
  checks: {
    duplicate_text: 'dezelfde tekst is al eerder verstuurd',
    duplicate_author: 'dezelfde persoon heeft het bedrijf al beoordeeld',
    links: 'bevat een link',
    advertising: 'leest als reclame',
    personal_data: 'bevat mogelijk persoonsgegevens van iemand anders',
    burst: 'er kwamen veel beoordelingen tegelijk binnen',
  },
}

const pl: AuthorMailWords = {
  why: 'Z tego adresu napisano opinię o {business}.',
  seePublic: 'Zobacz publicznie',
  deskIs: 'Własna strona tej opinii, tylko dla Państwa:',
  deskLink: 'sprawdzić jej stan lub ją wycofać',
  openDesk: 'Otwórz swoją stronę tej opinii',

  publishedSubject: 'Państwa opinia o {business} jest publiczna',
  publishedHeading: 'Opinia jest opublikowana.',
  published:
    'Została opublikowana tak, jak ją Państwo napisali. {business} może na nią odpowiedzieć, ale nie może jej zmienić.',
  heldSubject: 'Państwa opinia o {business} czeka na sprawdzenie',
  heldHeading: 'Automatyczna kontrola zatrzymała Państwa opinię',
  held: 'Wynik kontroli: {checks}. Te same kontrole działają przy każdej liczbie gwiazdek. Operator tej usługi, a nie {business}, obejrzy opinię w ciągu trzech dni i zdecyduje.',
  refusedSubject: 'Państwa opinia o {business} nie została opublikowana',
  refusedHeading: 'Państwa opinia nie została opublikowana',
  refused: 'Operator tej usługi postanowił jej nie publikować. Powód: {reason}.',
  refusedNext:
    'Można napisać nową opinię bez tego, co zakwestionowano, albo odpowiedzieć na tę wiadomość, aby się sprzeciwić.',
  answeredSubject: '{business}: odpowiedź na Państwa opinię',
  answeredHeading: '{business} odpowiada Państwu',

  challengedSubject: '{business} kwestionuje Państwa opinię',
  challengedPreview: 'Powód: {reason}.',
  challenged: 'Firma podaje: {reason}. Oto jej uzasadnienie:',
  challengedHidden:
    'Ponieważ opinia mogłaby komuś zaszkodzić, dopóki jest widoczna, jest ukryta do czasu, aż operator tej usługi, a nie firma, w ciągu trzech dni to potwierdzi lub ją przywróci.',
  challengedPublic:
    'Opinia pozostaje publiczna, z adnotacją, dopóki operator tej usługi, a nie firma, nie podejmie decyzji w ciągu trzech dni.',
  challengedFree:
    'Nie trzeba nic robić. Jeśli coś w opinii nie powinno być publiczne, można to poprawić na własnej stronie: operator czyta to, co tam jest.',
  wasChallenged:
    'Firma {business} zakwestionowała tę opinię: {reason}. Człowiek, operator tej usługi, przeczytał Państwa słowa i podjął decyzję; gwiazdek mu nie pokazano.',
  removedSubject: 'Państwa opinia o {business} została usunięta',
  removedHeading: 'Państwa opinia została usunięta',
  removalReason: 'Powód usunięcia: {reason}. Operator wyjaśnia:',
  appealOnce:
    'Na własnej stronie można opinię poprawić i jeden raz się odwołać. Operator przeczyta ją wtedy ponownie w brzmieniu, jakie tam będzie. Można też zwrócić się do sądu.',
  standsSubject: 'Państwa opinia o {business} pozostaje',
  standsHeading: 'Państwa opinia pozostaje',
  letStand: 'Operator ją pozostawił. Wyjaśnia:',
  wasReported:
    'Została zgłoszona przez osobę odwiedzającą stronę: {ground}. Człowiek, operator tej usługi, przeczytał Państwa słowa i podjął decyzję; gwiazdek mu nie pokazano, a żadne środki automatyczne nie brały w tym udziału.',
  reportedOff:
    'Nie ma jej już na żadnej stronie ani w żadnej sumie, a strona publiczna liczy ją wśród usuniętych, z podaniem tego powodu.',

  appealWonSubject: 'Rozpatrzono odwołanie: Państwa opinia jest publiczna',
  appealWonHeading: 'Państwa opinia jest publiczna',
  appealLostSubject: 'Rozpatrzono odwołanie: opinia pozostaje usunięta',
  appealLostHeading: 'Państwa opinia pozostaje usunięta',
  appealRead: 'Operator tej usługi przeczytał ją ponownie w obecnym brzmieniu. Wyjaśnia:',
  appealFinal:
    'Tutaj ta decyzja jest ostateczna. Można jeszcze zwrócić się do sądu albo usunąć opinię na stałe.',

  codeSubject: '{code} to kod do usunięcia Państwa opinii',
  codePreview: 'Ważny przez 15 minut.',
  codeWhy: 'Z tego adresu napisano opinię o {business} i ktoś poprosił o jej usunięcie.',
  code: 'Proszę wpisać ten kod w ciągu 15 minut na swojej stronie opinii o {business}. Wtedy opinia, imię i nazwisko oraz adres zostaną trwale usunięte.',
  codeNothing: 'Jeśli to nie Państwo, nie trzeba nic robić: bez kodu nic się nie stanie.',

  reasons: {
    personal_data: 'dane osobowe',
    hate_or_threats: 'nienawiść lub groźby',
    unlawful: 'treść bezprawna',
    spam: 'spam lub reklama',
    not_about_business: 'nie dotyczy tej firmy',
    duplicate: 'duplikat',
    conflict_of_interest: 'konflikt interesów',
    fake: 'fałszywa opinia',
  },
  grounds: { unlawful: 'treść nielegalna', child_abuse: 'wykorzystywanie seksualne dzieci' },
  checks: {
    duplicate_text: 'ten sam tekst już wysłano',
    duplicate_author: 'ta osoba już oceniła firmę',
    links: 'zawiera link',
    advertising: 'brzmi jak reklama',
    personal_data: 'może zawierać dane osobowe kogoś innego',
    burst: 'wiele opinii nadeszło jednocześnie',
  },
}

const pt: AuthorMailWords = {
  why: 'Escreveu uma avaliação sobre {business} com este endereço.',
  seePublic: 'Ver a avaliação publicada',
  deskIs: 'A sua própria página desta avaliação, só para si:',
  deskLink: 'ver o estado ou retirá-la',
  openDesk: 'Abrir a sua página desta avaliação',

  publishedSubject: 'A sua avaliação sobre {business} é pública',
  publishedHeading: 'Está publicada.',
  published: 'Foi publicada tal como a escreveu. {business} pode responder-lhe, mas não a pode alterar.',
  heldSubject: 'A sua avaliação sobre {business} aguarda verificação',
  heldHeading: 'Uma verificação automática parou a sua avaliação',
  held: 'A verificação indica: {checks}. As mesmas verificações aplicam-se a qualquer número de estrelas. O operador deste serviço, e não {business}, analisa-a no prazo de três dias e decide.',
  refusedSubject: 'A sua avaliação sobre {business} não foi publicada',
  refusedHeading: 'A sua avaliação não foi publicada',
  refused: 'O operador deste serviço decidiu não a publicar. Motivo: {reason}.',
  refusedNext:
    'Pode escrever uma nova avaliação sem aquilo a que foi feita objeção, ou responder a este e-mail para contestar.',
  answeredSubject: '{business} respondeu à sua avaliação',
  answeredHeading: '{business} respondeu-lhe',

  challengedSubject: '{business} contestou a sua avaliação',
  challengedPreview: 'Motivo: {reason}.',
  challenged: 'A empresa diz: {reason}. Estes são os seus fundamentos:',
  challengedHidden:
    'Como pode prejudicar alguém enquanto estiver visível, a sua avaliação fica oculta até que o operador deste serviço, e não a empresa, o confirme ou a reponha, no prazo de três dias.',
  challengedPublic:
    'A sua avaliação continua pública, com uma indicação, até que o operador deste serviço, e não a empresa, decida, no prazo de três dias.',
  challengedFree:
    'Não precisa de fazer nada. Se algo nela não devia ser público, corrija-o na sua própria página: o operador lê o que lá está.',
  wasChallenged:
    '{business} tinha-a contestado: {reason}. Uma pessoa, o operador deste serviço, leu as suas palavras e decidiu; as estrelas não lhe foram mostradas.',
  removedSubject: 'A sua avaliação sobre {business} foi removida',
  removedHeading: 'A sua avaliação foi removida',
  removalReason: 'Motivo da remoção: {reason}. O operador explica:',
  appealOnce:
    'Na sua própria página pode corrigi-la e recorrer, uma única vez. O operador lê-a então de novo tal como lá está. Também pode recorrer a um tribunal.',
  standsSubject: 'A sua avaliação sobre {business} mantém-se',
  standsHeading: 'A sua avaliação mantém-se',
  letStand: 'O operador manteve-a. Explica:',
  wasReported:
    'Um visitante tinha-a denunciado: {ground}. Uma pessoa, o operador deste serviço, leu as suas palavras e decidiu; as estrelas não lhe foram mostradas e não interveio nenhum meio automatizado.',
  reportedOff:
    'Já não está em nenhuma página nem em nenhuma contagem, e a página pública conta-a entre as removidas, com este motivo.',

  appealWonSubject: 'O seu recurso foi decidido: a avaliação é pública',
  appealWonHeading: 'A sua avaliação é pública',
  appealLostSubject: 'O seu recurso foi decidido: continua removida',
  appealLostHeading: 'A sua avaliação continua removida',
  appealRead: 'O operador deste serviço leu-a de novo, tal como está agora. Explica:',
  appealFinal: 'Esta decisão é definitiva aqui. Ainda pode recorrer a um tribunal ou apagar a avaliação.',

  codeSubject: '{code} é o código para apagar a sua avaliação',
  codePreview: 'Válido durante 15 minutos.',
  codeWhy: 'Escreveu uma avaliação sobre {business} com este endereço e alguém pediu para a apagar.',
  code: 'Escreva este código na sua página da avaliação sobre {business} no prazo de 15 minutos. A avaliação, o seu nome e o seu endereço são então apagados definitivamente.',
  codeNothing: 'Se não foi o próprio a pedir, não faça nada: sem o código nada acontece.',

  reasons: {
    personal_data: 'dados pessoais',
    hate_or_threats: 'ódio ou ameaças',
    unlawful: 'conteúdo ilícito',
    spam: 'spam ou publicidade',
    not_about_business: 'não é sobre esta empresa',
    duplicate: 'duplicada',
    conflict_of_interest: 'conflito de interesses',
    fake: 'falsa',
  },
  grounds: { unlawful: 'conteúdo ilegal', child_abuse: 'abuso sexual de crianças' },
  checks: {
    duplicate_text: 'o mesmo texto já tinha sido enviado',
    duplicate_author: 'esta pessoa já avaliou a empresa',
    links: 'contém uma ligação',
    advertising: 'parece publicidade',
    personal_data: 'pode conter dados pessoais de outra pessoa',
    burst: 'chegaram muitas avaliações de uma vez',
  },
}

const sv: AuthorMailWords = {
  why: 'Du har skrivit ett omdöme om {business} med den här adressen.',
  seePublic: 'Se det publicerade omdömet',
  deskIs: 'Din egen sida för omdömet, bara för dig:',
  deskLink: 'se hur det ligger till eller dra tillbaka det',
  openDesk: 'Öppna din sida för omdömet',

  publishedSubject: 'Ditt omdöme om {business} är offentligt',
  publishedHeading: 'Det är publicerat.',
  published: 'Det är publicerat som du skrev det. {business} kan svara på det men inte ändra det.',
  heldSubject: 'Ditt omdöme om {business} väntar på granskning',
  heldHeading: 'En automatisk kontroll stoppade ditt omdöme',
  held: 'Kontrollen anger: {checks}. Samma kontroller görs vid vilket antal stjärnor som helst. Den som driver tjänsten, inte {business}, tittar på det inom tre dagar och beslutar.',
  refusedSubject: 'Ditt omdöme om {business} publicerades inte',
  refusedHeading: 'Ditt omdöme publicerades inte',
  refused: 'Den som driver tjänsten har beslutat att inte publicera det. Skäl: {reason}.',
  refusedNext:
    'Du kan skriva ett nytt omdöme utan det som ifrågasattes, eller svara på det här mejlet för att invända.',
  answeredSubject: '{business} har svarat på ditt omdöme',
  answeredHeading: '{business} har svarat dig',

  challengedSubject: '{business} ifrågasätter ditt omdöme',
  challengedPreview: 'Skäl: {reason}.',
  challenged: 'Företaget säger: {reason}. Så här motiverar det sin sak:',
  challengedHidden:
    'Eftersom det kan skada någon så länge det är synligt är ditt omdöme dolt tills den som driver tjänsten, inte företaget, inom tre dagar bekräftar det eller återställer omdömet.',
  challengedPublic:
    'Ditt omdöme är fortfarande offentligt, med en markering, tills den som driver tjänsten, inte företaget, beslutar inom tre dagar.',
  challengedFree:
    'Du behöver inte göra något. Om något i det inte borde vara offentligt kan du rätta det på din egen sida: det som står där är det som läses.',
  wasChallenged:
    '{business} hade ifrågasatt det: {reason}. En människa, den som driver tjänsten, läste dina ord och beslutade; stjärnorna visades inte.',
  removedSubject: 'Ditt omdöme om {business} har tagits bort',
  removedHeading: 'Ditt omdöme har tagits bort',
  removalReason: 'Skäl till borttagningen: {reason}. Den som driver tjänsten skriver:',
  appealOnce:
    'På din egen sida kan du rätta det och överklaga, en gång. Den som driver tjänsten läser det då igen som det står där. Du kan också vända dig till domstol.',
  standsSubject: 'Ditt omdöme om {business} står kvar',
  standsHeading: 'Ditt omdöme står kvar',
  letStand: 'Den som driver tjänsten lät det stå kvar och skriver:',
  wasReported:
    'En besökare hade anmält det: {ground}. En människa, den som driver tjänsten, läste dina ord och beslutade; stjärnorna visades inte, och inga automatiska hjälpmedel användes.',
  reportedOff:
    'Det finns inte längre på någon sida eller i någon summa, och den offentliga sidan räknar det bland de borttagna med detta skäl.',

  appealWonSubject: 'Ditt överklagande är avgjort: omdömet är offentligt',
  appealWonHeading: 'Ditt omdöme är offentligt',
  appealLostSubject: 'Ditt överklagande är avgjort: omdömet förblir borttaget',
  appealLostHeading: 'Ditt omdöme förblir borttaget',
  appealRead: 'Den som driver tjänsten har läst det igen, som det står nu, och skriver:',
  appealFinal: 'Beslutet är slutgiltigt här. Du kan fortfarande vända dig till domstol eller radera omdömet.',

  codeSubject: '{code} är koden för att radera ditt omdöme',
  codePreview: 'Gäller i 15 minuter.',
  codeWhy:
    'Du har skrivit ett omdöme om {business} med den här adressen, och någon har bett att få det raderat.',
  code: 'Skriv in koden på din sida för omdömet om {business} inom 15 minuter. Då raderas omdömet, ditt namn och din adress för gott.',
  codeNothing: 'Om det inte var du behöver du inte göra något: utan koden händer ingenting.',

  reasons: {
    personal_data: 'personuppgifter',
    hate_or_threats: 'hat eller hot',
    unlawful: 'olagligt innehåll',
    spam: 'skräp eller reklam',
    not_about_business: 'gäller inte det här företaget',
    duplicate: 'dubblett',
    conflict_of_interest: 'intressekonflikt',
    fake: 'falskt',
  },
  grounds: { unlawful: 'olagligt innehåll', child_abuse: 'sexuella övergrepp mot barn' },
  checks: {
    duplicate_text: 'samma text har redan skickats',
    duplicate_author: 'samma person har redan skrivit om företaget',
    links: 'innehåller en länk',
    advertising: 'låter som reklam',
    personal_data: 'kan innehålla någon annans personuppgifter',
    burst: 'många omdömen kom på en gång',
  },
}

const da: AuthorMailWords = {
  why: 'Du har skrevet en anmeldelse af {business} med denne adresse.',
  seePublic: 'Se den offentlige anmeldelse',
  deskIs: 'Din egen side for anmeldelsen, kun til dig:',
  deskLink: 'se dens status eller træk den tilbage',
  openDesk: 'Åbn din side for anmeldelsen',

  publishedSubject: 'Din anmeldelse af {business} er offentlig',
  publishedHeading: 'Den er offentliggjort.',
  published: 'Den er offentliggjort, som du skrev den. {business} kan svare på den, men ikke ændre den.',
  heldSubject: 'Din anmeldelse af {business} venter på at blive set igennem',
  heldHeading: 'En automatisk kontrol stoppede din anmeldelse',
  held: 'Kontrollen siger: {checks}. De samme kontroller gælder ved ethvert antal stjerner. Den, der driver tjenesten, ikke {business}, ser på den inden for tre dage og træffer afgørelse.',
  refusedSubject: 'Din anmeldelse af {business} blev ikke offentliggjort',
  refusedHeading: 'Din anmeldelse blev ikke offentliggjort',
  refused: 'Den, der driver tjenesten, har besluttet ikke at offentliggøre den. Grund: {reason}.',
  refusedNext:
    'Du kan skrive en ny anmeldelse uden det, der blev gjort indsigelse mod, eller svare på denne mail for at protestere.',
  answeredSubject: '{business} har svaret på din anmeldelse',
  answeredHeading: '{business} har svaret dig',

  challengedSubject: '{business} har gjort indsigelse mod din anmeldelse',
  challengedPreview: 'Grund: {reason}.',
  challenged: 'Virksomheden siger: {reason}. Det er dens begrundelse:',
  challengedHidden:
    'Fordi den kan skade nogen, så længe den er synlig, er din anmeldelse skjult, indtil den, der driver tjenesten, og ikke virksomheden, inden for tre dage bekræfter det eller sætter den tilbage.',
  challengedPublic:
    'Din anmeldelse er stadig offentlig, med et mærke, indtil den, der driver tjenesten, og ikke virksomheden, træffer afgørelse inden for tre dage.',
  challengedFree:
    'Du behøver ikke at gøre noget. Hvis noget i den ikke burde være offentligt, så ret det på din egen side: Det er det, der står dér, som bliver læst.',
  wasChallenged:
    '{business} havde gjort indsigelse mod den: {reason}. Et menneske, den, der driver tjenesten, læste dine ord og traf afgørelsen; stjernerne blev ikke vist.',
  removedSubject: 'Din anmeldelse af {business} blev fjernet',
  removedHeading: 'Din anmeldelse blev fjernet',
  removalReason: 'Grund til fjernelsen: {reason}. Den, der driver tjenesten, skriver:',
  appealOnce:
    'På din egen side kan du rette den og klage én gang. Den, der driver tjenesten, læser den så igen, som den står dér. Du kan også gå til domstolene.',
  standsSubject: 'Din anmeldelse af {business} bliver stående',
  standsHeading: 'Din anmeldelse bliver stående',
  letStand: 'Den, der driver tjenesten, lod den stå og skriver:',
  wasReported:
    'En besøgende havde anmeldt den til os: {ground}. Et menneske, den, der driver tjenesten, læste dine ord og traf afgørelsen; stjernerne blev ikke vist, og ingen automatiske midler blev brugt.',
  reportedOff:
    'Den er ikke længere på nogen side eller med i nogen optælling, og den offentlige side tæller den med blandt de fjernede med denne grund.',

  appealWonSubject: 'Din klage er afgjort: Din anmeldelse er offentlig',
  appealWonHeading: 'Din anmeldelse er offentlig',
  appealLostSubject: 'Din klage er afgjort: Anmeldelsen forbliver fjernet',
  appealLostHeading: 'Din anmeldelse forbliver fjernet',
  appealRead: 'Den, der driver tjenesten, har læst den igen, som den står nu, og skriver:',
  appealFinal: 'Afgørelsen er endelig her. Du kan stadig gå til domstolene eller slette anmeldelsen.',

  codeSubject: '{code} er koden til at slette din anmeldelse',
  codePreview: 'Gælder i 15 minutter.',
  codeWhy:
    'Du har skrevet en anmeldelse af {business} med denne adresse, og nogen har bedt om at få den slettet.',
  code: 'Skriv koden på din side for anmeldelsen af {business} inden for 15 minutter. Så bliver anmeldelsen, dit navn og din adresse slettet for altid.',
  codeNothing: 'Hvis det ikke var dig, skal du ikke gøre noget: Uden koden sker der ikke noget.',

  reasons: {
    personal_data: 'personoplysninger',
    hate_or_threats: 'had eller trusler',
    unlawful: 'ulovligt indhold',
    spam: 'spam eller reklame',
    not_about_business: 'handler ikke om denne virksomhed',
    duplicate: 'dublet',
    conflict_of_interest: 'interessekonflikt',
    fake: 'falsk',
  },
  grounds: { unlawful: 'ulovligt indhold', child_abuse: 'seksuelt misbrug af børn' },
  checks: {
    duplicate_text: 'den samme tekst er allerede sendt',
    duplicate_author: 'den samme person har allerede anmeldt virksomheden',
    links: 'indeholder et link',
    advertising: 'lyder som reklame',
    personal_data: 'indeholder måske en andens personoplysninger',
    burst: 'mange anmeldelser kom på én gang',
  },
}

const cs: AuthorMailWords = {
  why: 'S touto adresou jste napsali hodnocení {business}.',
  seePublic: 'Zobrazit veřejně',
  deskIs: 'Vaše vlastní stránka tohoto hodnocení, jen pro vás:',
  deskLink: 'podívat se na jeho stav nebo je stáhnout',
  openDesk: 'Otevřít vaši stránku tohoto hodnocení',

  publishedSubject: 'Vaše hodnocení {business} je veřejné',
  publishedHeading: 'Je zveřejněno.',
  published:
    'Zveřejnili jsme je tak, jak jste je napsali. {business} na ně může odpovědět, ale nemůže je změnit.',
  heldSubject: 'Vaše hodnocení {business} čeká na posouzení',
  heldHeading: 'Automatická kontrola zastavila vaše hodnocení',
  held: 'Kontrola uvádí: {checks}. Stejné kontroly platí pro jakýkoli počet hvězdiček. Provozovatel této služby, nikoli {business}, se na ně do tří dnů podívá a rozhodne.',
  refusedSubject: 'Vaše hodnocení {business} nebylo zveřejněno',
  refusedHeading: 'Vaše hodnocení nebylo zveřejněno',
  refused: 'Provozovatel této služby rozhodl, že je nezveřejní. Důvod: {reason}.',
  refusedNext:
    'Můžete napsat nové hodnocení bez toho, proti čemu byla námitka, nebo odpovědět na tento e-mail a vznést námitku.',
  answeredSubject: '{business}: odpověď na vaše hodnocení',
  answeredHeading: '{business} vám odpovídá',

  challengedSubject: '{business} zpochybňuje vaše hodnocení',
  challengedPreview: 'Důvod: {reason}.',
  challenged: 'Firma uvádí: {reason}. Toto je její odůvodnění:',
  challengedHidden:
    'Protože by mohlo někomu ublížit, dokud je vidět, je vaše hodnocení skryté, dokud to provozovatel této služby, nikoli firma, do tří dnů nepotvrdí nebo je nevrátí.',
  challengedPublic:
    'Vaše hodnocení zůstává veřejné, s označením, dokud provozovatel této služby, nikoli firma, do tří dnů nerozhodne.',
  challengedFree:
    'Nemusíte dělat nic. Pokud by v něm něco nemělo být veřejné, opravte to na své stránce: provozovatel čte to, co je tam.',
  wasChallenged:
    'Firma {business} je zpochybnila: {reason}. Člověk, provozovatel této služby, si přečetl vaše slova a rozhodl; hvězdičky mu nebyly ukázány.',
  removedSubject: 'Vaše hodnocení {business} bylo odstraněno',
  removedHeading: 'Vaše hodnocení bylo odstraněno',
  removalReason: 'Důvod odstranění: {reason}. Provozovatel k tomu uvádí:',
  appealOnce:
    'Na své stránce je můžete opravit a jednou se odvolat. Provozovatel je pak přečte znovu tak, jak tam bude. Můžete se také obrátit na soud.',
  standsSubject: 'Vaše hodnocení {business} zůstává',
  standsHeading: 'Vaše hodnocení zůstává',
  letStand: 'Provozovatel je ponechal. Uvádí k tomu:',
  wasReported:
    'Někdo z návštěvníků je nahlásil: {ground}. Člověk, provozovatel této služby, si přečetl vaše slova a rozhodl; hvězdičky mu nebyly ukázány a nebyly použity žádné automatické prostředky.',
  reportedOff:
    'Není už na žádné stránce ani v žádném součtu a veřejná stránka je s tímto důvodem počítá mezi odstraněná.',

  appealWonSubject: 'O vašem odvolání je rozhodnuto: hodnocení je veřejné',
  appealWonHeading: 'Vaše hodnocení je veřejné',
  appealLostSubject: 'O vašem odvolání je rozhodnuto: hodnocení zůstává odstraněné',
  appealLostHeading: 'Vaše hodnocení zůstává odstraněné',
  appealRead: 'Provozovatel této služby je přečetl znovu tak, jak je teď. Uvádí k tomu:',
  appealFinal: 'Toto rozhodnutí je zde konečné. Stále se můžete obrátit na soud nebo hodnocení vymazat.',

  codeSubject: '{code} je kód k vymazání vašeho hodnocení',
  codePreview: 'Platí 15 minut.',
  codeWhy: 'S touto adresou jste napsali hodnocení {business} a někdo požádal o jeho vymazání.',
  code: 'Zadejte tento kód do 15 minut na své stránce hodnocení {business}. Hodnocení, vaše jméno a vaše adresa se pak natrvalo vymažou.',
  codeNothing: 'Pokud jste to nebyli vy, nedělejte nic: bez kódu se nic nestane.',

  reasons: {
    personal_data: 'osobní údaje',
    hate_or_threats: 'nenávist nebo výhrůžky',
    unlawful: 'protiprávní obsah',
    spam: 'spam nebo reklama',
    not_about_business: 'netýká se této firmy',
    duplicate: 'duplicita',
    conflict_of_interest: 'střet zájmů',
    fake: 'falešné',
  },
  grounds: { unlawful: 'nezákonný obsah', child_abuse: 'sexuální zneužívání dětí' },
  checks: {
    duplicate_text: 'stejný text už byl odeslán',
    duplicate_author: 'stejný člověk už firmu hodnotil',
    links: 'obsahuje odkaz',
    advertising: 'zní jako reklama',
    personal_data: 'možná obsahuje osobní údaje někoho jiného',
    burst: 'přišlo mnoho hodnocení najednou',
  },
}

const tr: AuthorMailWords = {
  why: 'Bu adresle {business} hakkında bir yorum yazdınız.',
  seePublic: 'Yayındaki yorumu gör',
  deskIs: 'Bu yorumun yalnızca size özel sayfası:',
  deskLink: 'durumunu görün veya yorumu geri çekin',
  openDesk: 'Yorumunuzun sayfasını açın',

  publishedSubject: '{business} yorumunuz yayında',
  publishedHeading: 'Yorumunuz yayında.',
  published: 'Yazdığınız gibi yayımlandı. {business} yanıt verebilir ama yorumu değiştiremez.',
  heldSubject: '{business} yorumunuz incelenmeyi bekliyor',
  heldHeading: 'Otomatik bir denetim yorumunuzu durdurdu',
  held: 'Denetimin sonucu: {checks}. Aynı denetimler her yıldız sayısı için yapılır. {business} değil, bu hizmetin işletmecisi üç gün içinde inceler ve karar verir.',
  refusedSubject: '{business} yorumunuz yayımlanmadı',
  refusedHeading: 'Yorumunuz yayımlanmadı',
  refused: 'Bu hizmetin işletmecisi yorumu yayımlamamaya karar verdi. Gerekçe: {reason}.',
  refusedNext:
    'İtiraz edilen kısım olmadan yeni bir yorum yazabilir veya karara itiraz etmek için bu e-postayı yanıtlayabilirsiniz.',
  answeredSubject: '{business} yorumunuzu yanıtladı',
  answeredHeading: '{business} size yanıt verdi',

  challengedSubject: '{business} yorumunuza itiraz etti',
  challengedPreview: 'Gerekçe: {reason}.',
  challenged: 'İşletmenin öne sürdüğü: {reason}. Dayanakları şunlar:',
  challengedHidden:
    'Yayında kaldıkça birine zarar verebileceği için yorumunuz, işletme değil, bu hizmetin işletmecisi üç gün içinde bunu onaylayana veya yorumu geri koyana kadar gizlidir.',
  challengedPublic:
    'Yorumunuz, işletme değil, bu hizmetin işletmecisi üç gün içinde karar verene kadar bir işaretle yayında kalır.',
  challengedFree:
    'Bir şey yapmanız gerekmez. İçinde herkese açık olmaması gereken bir şey varsa kendi sayfanızda düzeltin: işletmeci orada yazanı okur.',
  wasChallenged:
    '{business} yoruma itiraz etmişti: {reason}. Bir insan, bu hizmetin işletmecisi, yazdıklarınızı okudu ve karar verdi; yıldızlar ona gösterilmedi.',
  removedSubject: '{business} yorumunuz kaldırıldı',
  removedHeading: 'Yorumunuz kaldırıldı',
  removalReason: 'Kaldırma gerekçesi: {reason}. İşletmecinin açıklaması:',
  appealOnce:
    'Kendi sayfanızda yorumu düzeltebilir ve bir kez itiraz edebilirsiniz. İşletmeci o zaman yorumu orada durduğu haliyle yeniden okur. Mahkemeye de başvurabilirsiniz.',
  standsSubject: '{business} yorumunuz yayında kalıyor',
  standsHeading: 'Yorumunuz yayında kalıyor',
  letStand: 'İşletmeci yorumu yayında bıraktı. Açıklaması:',
  wasReported:
    'Bir ziyaretçi yorumu bildirmişti: {ground}. Bir insan, bu hizmetin işletmecisi, yazdıklarınızı okudu ve karar verdi; yıldızlar ona gösterilmedi ve hiçbir otomatik araç kullanılmadı.',
  reportedOff:
    'Artık hiçbir sayfada ve hiçbir sayımda yer almıyor; herkese açık sayfa onu bu gerekçeyle kaldırılanlar arasında sayıyor.',

  appealWonSubject: 'İtirazınız karara bağlandı: yorumunuz yayında',
  appealWonHeading: 'Yorumunuz yayında',
  appealLostSubject: 'İtirazınız karara bağlandı: yorum kaldırılmış olarak kalıyor',
  appealLostHeading: 'Yorumunuz kaldırılmış olarak kalıyor',
  appealRead: 'Bu hizmetin işletmecisi yorumu şimdiki haliyle yeniden okudu. Açıklaması:',
  appealFinal: 'Bu karar burada kesindir. Yine de mahkemeye başvurabilir veya yorumu silebilirsiniz.',

  codeSubject: '{code}, yorumunuzu silmek için gereken koddur',
  codePreview: '15 dakika geçerlidir.',
  codeWhy: 'Bu adresle {business} hakkında bir yorum yazdınız ve birisi yorumun silinmesini istedi.',
  code: 'Bu kodu 15 dakika içinde {business} yorumunuzun sayfasına yazın. Ardından yorum, adınız ve adresiniz kalıcı olarak silinir.',
  codeNothing: 'Bunu siz istemediyseniz bir şey yapmayın: kod olmadan hiçbir şey olmaz.',

  reasons: {
    personal_data: 'kişisel veriler',
    hate_or_threats: 'nefret veya tehdit',
    unlawful: 'hukuka aykırı içerik',
    spam: 'spam veya reklam',
    not_about_business: 'bu işletmeyle ilgili değil',
    duplicate: 'yinelenen yorum',
    conflict_of_interest: 'çıkar çatışması',
    fake: 'sahte',
  },
  grounds: { unlawful: 'yasa dışı içerik', child_abuse: 'çocukların cinsel istismarı' },
  checks: {
    duplicate_text: 'aynı metin daha önce gönderilmiş',
    duplicate_author: 'aynı kişi işletme hakkında daha önce yorum yazmış',
    links: 'bağlantı içeriyor',
    advertising: 'reklam gibi görünüyor',
    personal_data: 'başkasının kişisel verilerini içeriyor olabilir',
    burst: 'aynı anda çok sayıda yorum geldi',
  },
}

/** In each language in which the form can be shown. */
export const authorMailMessages: Record<Language, AuthorMailWords> = {
  ...{ en, de, fr, es, it, nl },
  ...{ pl, pt, sv, da, cs, tr },
}
