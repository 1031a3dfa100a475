import type { Messages } from './en.ts'

export const es = {
  reviewForm: {
    skip: 'Ir al formulario',
    language: 'Idioma',
    yourWords: 'Sus palabras, tal como las escribe.',
    yourWordsWhy:
      '{business} puede responderle, pero no puede cambiar, retrasar ni ocultar su opinión por las estrellas que dé.',
    sample: 'Datos de ejemplo',
    collectedWith: 'Recogido con Vouchsafe',
    privacy: 'Privacidad',

    question: '¿Qué tal en {business}?',
    checkFields: 'Revise, por favor, lo que está marcado abajo.',
    rating: 'Su puntuación',
    star1: 'Malo',
    star2: 'Regular',
    star3: 'Correcto',
    star4: 'Bueno',
    star5: 'Excelente',
    tapStar: 'Toque una estrella',
    starsOf: '{count} de 5 estrellas',
    story: '¿Cómo fue?',
    storyHelp: 'Qué compró, cómo fue, qué cambiaría. También bastan las estrellas.',
    title: 'Título',
    optional: 'opcional',
    name: 'Nombre visible',
    nameHelp:
      'Se muestra con su opinión. Basta con un nombre y una inicial, y puede cambiarlo en cualquier momento.',
    email: 'Correo electrónico',
    emailHelp:
      'No se muestra nunca con su opinión, ni siquiera a {business}. Le enviamos un enlace para confirmar que es suyo.',
    notYourAddress:
      '¿No es su dirección? Quien lea el correo de allí puede cambiar o retirar esta opinión. En ese caso, escríbala con su propia dirección:',
    invitedAt: 'Recibió la invitación en {email}. La dirección no se muestra nunca; allí llegará su recibo.',
    orderOf:
      'Se trata de su pedido {order}. Su dirección {email} no se muestra nunca; allí llegará su recibo.',
    consentShow:
      'Acepto que mi opinión se publique aquí con mi nombre y que {business} la muestre en su propio sitio web. Puedo retirarla en cualquier momento.',
    consentMarketing: '{business} también puede citarla en redes sociales y en publicidad.',
    insider: 'Trabajo para {business} o con esta empresa, o soy una persona cercana a su dueño',
    insiderHelp:
      'En ese caso su opinión se marca como la de alguien de la casa y no cuenta en la puntuación.',
    leaveEmpty: 'Deje este campo vacío',
    send: 'Enviar mi opinión',
    sending: 'Enviando su opinión',
    noteOpen:
      'No hace falta ninguna cuenta. Se publica tal como la escribió cuando confirme su dirección y pase los mismos controles que todas las demás.',
    noteKnown:
      'No hace falta ninguna cuenta. Se publica tal como la escribió cuando pase los mismos controles que todas las demás.',
    howCollected: 'Cómo se recogen las opiniones',
    countOf: '{count} de {limit}',
    charactersLeft: 'Caracteres restantes: {count}',
    charactersOver: 'Caracteres de más: {count}',

    ratingMissing: 'Elija, por favor, un número de estrellas',
    textShort: 'Escriba, por favor, al menos 2 caracteres o deje el campo vacío',
    textLong: 'La opinión puede tener como máximo 5000 caracteres',
    titleLong: 'El título puede tener como máximo 120 caracteres',
    nameShort: 'Indique, por favor, su nombre (al menos 2 caracteres)',
    nameLong: 'El nombre puede tener como máximo 80 caracteres',
    emailMissing: 'Indique, por favor, su correo electrónico',
    emailLong: 'Este correo electrónico es demasiado largo',
    emailWrong: 'Indique, por favor, un correo electrónico válido',
    consentMissing: 'Dé su consentimiento, por favor; sin él no podemos publicar su opinión',
    insiderRefused:
      'Su dirección o su cuenta pertenece a {business} o al operador de este servicio. Si marca esta casilla, publicamos su opinión como la de alguien de la casa, fuera de la puntuación.',
    tooOld: 'Este formulario ha estado abierto mucho tiempo. Pulse el botón una vez más, por favor.',
    trapped: 'Deje vacío el campo oculto y pulse el botón una vez más, por favor.',
    tooQuick: 'Ha sido muy rápido. Reléalo y pulse el botón una vez más, por favor.',
    alreadySent: 'Esto ya se envió. Para cambiar su opinión, use el enlace del correo que recibió.',
    tooMany: 'Demasiados intentos. Espere un rato y vuelva a pulsar el botón, por favor.',
    unavailable:
      'En este momento no se puede guardar. Inténtelo de nuevo en un minuto, por favor: no se pierde nada de lo escrito.',
    closed: 'Esta empresa ya no recoge opiniones.',

    thankYou: 'Gracias, {name}.',
    oneStep: 'Falta una cosa.',
    oneStepWhy:
      'Hemos enviado un enlace a {email}. Ábralo para confirmar que la dirección es suya: entonces su opinión se revisa y, si pasa los controles, se publica tal como la escribió. Si no lo confirma, la borramos a los 30 días.',
    mailMissing:
      '¿No le ha llegado? Mire en la carpeta de correo no deseado. Para que nadie pueda inundar un buzón, enviamos como máximo {hour} de estos correos por hora y {day} al día a una misma dirección. Si acaba de recibir varios, abra el enlace de cada uno o vuelva a pedir este más tarde.',
    sendAgain: 'Enviar el correo otra vez',
    sentAgain: 'El correo está en camino, salvo que esta dirección ya haya recibido todos los que enviamos.',
    live: 'Su opinión ya es pública, tal como la escribió.',
    moreTitle: '¿Quiere añadir algo?',
    moreHelp: 'Todo es opcional. Puede enviarlo una sola vez, en un plazo de 24 horas.',
    moreSend: 'Añadir a mi opinión',
    moreDone: 'Añadido a su opinión.',
    moreOver:
      'Ya no se puede añadir nada. Para cambiar su opinión, use el enlace del correo que le enviamos.',
    titleHeld: 'No ponga enlaces, publicidad, direcciones de correo ni números de teléfono en el título',
    receiptWhy:
      'Con este recibo firmamos que recibimos exactamente estas palabras y estrellas a esta hora. Si alguna vez mostramos otra cosa, podrá presentarlo contra nosotros.',
    saveReceipt: 'Guardar el recibo',
    seeOthers: 'Leer lo que dicen otros',
    checkYourself: 'Para comprobarlo por su cuenta:',
    checkYourselfHow:
      'la línea de caracteres es la huella de sus palabras, las estrellas y la hora. El archivo guardado explica, en inglés, cómo comprobar nuestra firma sin nosotros.',
    receipt: 'Recibo',
    reviewOf: 'Opinión sobre',
    ratingGiven: 'Puntuación',
    received: 'Recibida',
    logEntry: 'Entrada en el registro',

    isYours: '¿Es suya esta opinión?',
    isYoursWhy:
      'Confirme que la escribió usted. Después se revisa y, si pasa los controles, se publica tal cual.',
    confirm: 'Confirmar y publicar',
    confirming: 'Confirmando',
    insiderTitle: '¿Trabaja usted para {business}?',
    insiderWhy:
      'Esta dirección, o la cuenta con la que ha iniciado sesión, pertenece a {business} o al operador de este servicio. A una empresa no la puntúa su propia gente, así que no podemos publicar esto como la opinión de un cliente. Puede publicarla abiertamente como la de alguien de la casa: entonces se marca y no cuenta en la puntuación. Si no hace nada, la borramos 30 días después de haberse escrito.',
    insiderPublish:
      'Trabajo para {business} o con esta empresa: publicarla como opinión de alguien de la casa',
    insiderSaid:
      'Nos ha dicho que trabaja para {business} o con esta empresa: su opinión se marca como la de alguien de la casa y no cuenta en la puntuación.',
    heldTitle: 'Su opinión está pendiente de revisión',
    held: 'Un control automático la ha detenido, como lo haría con cualquier número de estrellas. El operador de este servicio decide en un plazo de tres días y le escribe.',
    confirmed: 'Gracias, {name}. Su opinión está publicada.',
    confirmedWhy:
      '{business} puede responder a ella, pero no cambiarla. Le hemos enviado un correo con su recibo.',
    notPublicTitle: 'Esta opinión no es pública',
    notPublic: 'Se retiró o se eliminó. El correo que recibió explica por qué.',
    seeAll: 'Leer todas las opiniones sobre {business}',

    alreadyWritten: 'Ya ha escrito su opinión',
    linkOver: 'Este enlace no se puede usar',
    invitationOver: 'Esta invitación ha caducado o fue retirada.',
    orderExpired: 'Este enlace a su pedido ha caducado.',
    orderUnsigned: 'Este enlace está incompleto o su firma no es válida.',
    instead: 'Todavía puede escribir una opinión: en ese caso su dirección se confirma por correo.',
    writeReview: 'Escribir una opinión',

    mailSubject: 'Confirme su opinión sobre {business}',
    mailHeading: '¿Es suya esta opinión, {name}?',
    mailPreview: 'Con un toque, su opinión sobre {business} se revisa y se publica.',
    mailReason:
      'Alguien indicó esta dirección con una opinión sobre {business}. Si no fue usted, no haga nada: la opinión se borra a los 30 días.',
    mailCopy: 'O copie esta dirección en su navegador:',
  },

  authorMail: {
    why: 'Usted escribió una opinión sobre {business} con esta dirección.',
    receiptsAttached:
      'Adjuntos: nuestros recibos firmados de su opinión. El archivo explica, en inglés, qué muestran y cómo comprobarlos sin nosotros.',
    seePublic: 'Ver la opinión publicada',
    deskIs: 'Su propia página de esta opinión, solo para usted:',
    deskLink: 'ver su estado o retirarla',
    openDesk: 'Abrir su página de esta opinión',

    publishedSubject: 'Su opinión sobre {business} es pública',
    publishedHeading: 'Su opinión está publicada',
    published: 'Se ha publicado tal como la escribió. {business} puede responder a ella, pero no cambiarla.',
    heldSubject: 'Su opinión sobre {business} está pendiente de revisión',
    heldHeading: 'Un control automático ha detenido su opinión',
    held: 'El control indica: {checks}. Los mismos controles se aplican con cualquier número de estrellas. El operador de este servicio la revisa en un plazo de tres días y decide.',
    refusedSubject: 'Su opinión sobre {business} no se ha publicado',
    refusedHeading: 'Su opinión no se ha publicado',
    refused: 'El operador de este servicio ha decidido no publicarla. Motivo: {reason}.',
    repliedSubject: '{business} ha respondido a su opinión',
    repliedHeading: '{business} le ha respondido',

    challengedSubject: '{business} ha impugnado su opinión',
    challengedPreview: 'Motivo: {reason}.',
    challenged: 'La empresa dice: {reason}. Estos son sus argumentos:',
    challengedHidden:
      'Nuestra propia comprobación automática ha encontrado lo mismo en su texto, por lo que queda oculto hasta la decisión. Sus estrellas siguen siendo públicas y siguen contando. Si lo quita en su página personal, el texto vuelve a ser público, salvo que otra comprobación lo retenga.',
    challengedPublic: 'Su opinión sigue siendo pública, con una indicación, y sigue contando.',
    challengedReply:
      'Puede responder al operador en su página personal. Para que tenga tiempo, su opinión no se elimina antes del {until}, salvo por datos personales, odio o amenazas. El operador de este servicio decide a más tardar el {due}.',
    challengedReplySoon:
      'Puede responder al operador en su página personal, mejor cuanto antes: por este motivo, el operador de este servicio puede decidir antes de su respuesta. Decide a más tardar el {due}.',
    challengedEdit:
      'No tiene que hacer nada. Si algo no debería ser público, corríjalo allí: el operador lee la versión corregida. Si se elimina su opinión, puede recurrir una vez.',
    wasChallenged:
      '{business} la había impugnado: {reason}. Una persona, el operador de este servicio, leyó sus palabras y decidió; no se le mostraron para ello las estrellas.',
    removedSubject: 'Su opinión sobre {business} se ha eliminado',
    removedHeading: 'Su opinión se ha eliminado',
    removalReason: 'Motivo de la eliminación: {reason}. Esto dice el operador:',
    appealOnce:
      'En su propia página puede corregirla y recurrir, una sola vez. El operador la lee entonces de nuevo tal como figura allí. También puede acudir a los tribunales.',
    keptSubject: 'Su opinión sobre {business} se mantiene',
    keptHeading: 'Su opinión se mantiene',
    keptBecause: 'El operador la ha mantenido. Esto dice:',
    wasReported:
      'Un visitante la había denunciado: {ground}. Una persona, el operador de este servicio, leyó sus palabras y decidió; no se le mostraron para ello las estrellas y no intervino ningún medio automatizado.',
    reportedGone:
      'Su texto ya no es público y sus estrellas ya no cuentan en la puntuación; la página pública la cuenta entre las eliminadas, con este motivo.',

    appealWonSubject: 'Se ha decidido su recurso: su opinión es pública',
    appealWonHeading: 'Su opinión es pública',
    appealLostSubject: 'Se ha decidido su recurso: sigue eliminada',
    appealLostHeading: 'Su opinión sigue eliminada',
    appealRead: 'El operador de este servicio la ha leído de nuevo, tal como está ahora. Esto dice:',
    appealFinal:
      'Esta decisión es definitiva aquí. Todavía puede acudir a los tribunales o borrar la opinión.',

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
      child_abuse: 'abuso sexual de menores',
    },
    checks: {
      duplicate_text: 'el mismo texto ya se había enviado',
      duplicate_author: 'esta persona ya había opinado sobre la empresa',
      links: 'contiene un enlace',
      advertising: 'parece publicidad',
      personal_data: 'puede contener datos personales de otra persona',
      burst: 'llegaron muchas opiniones a la vez',
      insider_address: 'dirección de correo del dominio que la empresa indica como propio',
    },
  },

  invitation: {
    subject: '¿Qué tal en {business}?',
    heading: '¿Qué tal en {business}?',
    greeting: 'Hola, {name}:',
    greetingWithoutName: 'Hola:',
    text: '¿Quiere contar a los demás cómo fue? Se tarda un minuto y no hace falta ninguna cuenta. Las opiniones malas se publican igual que las buenas, tal como se escriben.',
    order: 'Se trata de su pedido {order}.',
    stars: 'Elija sus estrellas; en la página siguiente podrá escribir su opinión:',
    button: 'Escribir una opinión',
    copy: 'O copie esta dirección en su navegador:',
    reminderSubject: 'Recordatorio: ¿qué tal en {business}?',
    reminder: 'Se lo preguntamos hace unos días. Si prefiere no responder, no tiene que hacer nada.',
    until: 'El enlace es personal y funciona hasta el {date}.',
    consent:
      'Recibe este correo en {email} porque aceptó que {business} le preguntara. Lo envía Vouchsafe en nombre de {business}.',
    existing_customer:
      'Recibe este correo en {email} porque ha sido cliente de {business}. Lo envía Vouchsafe en nombre de {business}.',
    unsubscribe: 'No recibir más invitaciones de {business}',
  },

  incentive: {
    given:
      'Por su opinión recibe: {incentive}. Lo recibe diga lo que diga y sea cual sea el número de estrellas.',
    marked: 'Su opinión lo indicará.',
  },

  questions: {
    shown: 'Se muestra con su opinión.',
    notShown: 'Solo para {business}, nunca se muestra.',
    noAnswer: 'Sin respuesta',
    answerLong: 'Esta respuesta puede tener 300 caracteres como máximo',
    answerHeld:
      'Esta respuesta la puede leer cualquiera: sin enlaces, publicidad, direcciones de correo ni números de teléfono, por favor',
    notAnOption: 'Elija una de las respuestas, por favor',
  },

  profile: {
    openingHours: 'Horario',
    openNow: 'Abierto ahora',
    openUntil: 'Abierto hasta las {time}',
    closedNow: 'Cerrado ahora',
    opensToday: 'Cerrado, abre a las {time}',
    opensOn: 'Cerrado, abre el {day} a las {time}',
    closed: 'cerrado',
    allDay: 'todo el día',
    byAppointment: 'con cita previa',
    links: 'Sitio web y redes sociales',
    logoOf: 'Logotipo de {business}',
    coverOf: 'Imagen elegida por {business}',
    ownWords:
      'Las imágenes y los datos de arriba son de {business}. Las valoraciones y opiniones de abajo son de clientes.',
    report: 'Informar de un problema',
    categories: {
      bakery: 'Panadería',
      cafe: 'Cafetería',
      restaurant: 'Restaurante',
      bar: 'Bar',
      hotel: 'Hotel',
      shop: 'Tienda',
      online_shop: 'Tienda en línea',
      hairdresser: 'Peluquería',
      beauty: 'Centro de belleza',
      fitness: 'Gimnasio',
      medical: 'Consulta médica',
      dentist: 'Dentista',
      pharmacy: 'Farmacia',
      vet: 'Veterinario',
      car_repair: 'Taller mecánico',
      trades: 'Construcción y reformas',
      legal: 'Bufete de abogados',
      accounting: 'Asesoría contable',
      finance: 'Servicios financieros',
      estate: 'Inmobiliaria',
      travel: 'Agencia de viajes',
      entertainment: 'Ocio y eventos',
      education: 'Escuela o formación',
      childcare: 'Guardería',
      software: 'Software',
      other: 'Otros',
    },
  },

  content: {
    oneAbout: '{author} sobre {business}:',
    oneAboutTopics: '{author} sobre {business} ({topics}):',
    severalAbout: 'Clientes sobre {business}:',
    thankOne: 'Gracias por esta opinión, {author}:',
    thankSeveral: 'Gracias por estas opiniones:',
    selected: 'Opiniones que hemos elegido',
  },

  widgets: {
    region: 'Opiniones de clientes sobre {business}',
    stars: '{rating} de 5 estrellas',
    reviews: { one: '{count} opinión', many: '{count} de opiniones', other: '{count} opiniones' },
    importedReviews: {
      one: '{count} opinión importada',
      many: '{count} de opiniones importadas',
      other: '{count} opiniones importadas',
    },
    imported: { one: '{count} importada', many: '{count} importadas', other: '{count} importadas' },
    since: '{reviews} desde {month}',

    none: 'Todavía no hay opiniones',
    whole: 'Todas las opiniones',
    all: 'El total de {reviews}',
    complete: 'El total de {reviews}, {order}',
    completeOf: 'Todas las opiniones, {order}: {reviews}',
    newestOf: 'La opinión más reciente: {shown} de {total}',
    selected: 'Elegidas por {business}: {shown} de {total}',
    quoted: '«{name}»',
    orders: {
      newest: 'primero las más recientes',
      oldest: 'primero las más antiguas',
      highest: 'primero las de más estrellas',
      lowest: 'primero las de menos estrellas',
      helpful: 'primero las más útiles',
    },
    hidden: {
      one: '{count} oculta mientras está impugnada',
      many: '{count} ocultas mientras están impugnadas',
      other: '{count} ocultas mientras están impugnadas',
    },
    removed: { one: '{count} retirada', many: '{count} retiradas', other: '{count} retiradas' },

    showAll: 'Ver las {reviews}',
    showWhole: 'Ver todas las opiniones',
    writeFirst: 'Escribir la primera opinión',
    collected: 'Cómo se recogen estas opiniones',
    maker: 'de Vouchsafe',
    more: 'Mostrar más',
    fewer: 'Mostrar menos',
    previous: 'Opinión anterior',
    next: 'Opinión siguiente',
    position: '# de {count}',
    pause: 'Pausar',
    play: 'Reproducir',
    close: 'Cerrar',
    open: 'Opiniones',
    topics: 'De qué hablan los clientes',

    provenance: {
      order: 'Compra verificada',
      invited: 'Con invitación',
      confirmed: 'Dirección confirmada',
      insider: 'Persona vinculada',
      imported: 'Importada',
    },
    importedFrom: 'Importada de {source}',
    challenged: 'Impugnada por {business}',
    challengedFor: 'Impugnada por {business}: {reason}',
    incentive: 'A cambio de un incentivo: {incentive}',
    replies: '{business} responde',
  },
} satisfies Messages
