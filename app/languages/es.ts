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
      'Se trata de su pedido {order}. Su dirección {email} no se muestra nunca; le enviaremos allí un enlace para confirmar que es suya.',
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
    nameClaims: 'Quite del nombre las marcas, las estrellas y palabras como «verificado», por favor',
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
      'Hemos enviado un enlace a {email}. Ábralo para confirmar que la dirección es suya: entonces su opinión se revisa y, si pasa los controles, se publica tal como la escribió. Si no lo confirma, la borramos a los {unconfirmedDays} días.',
    mailMissing:
      '¿No le ha llegado? Mire en la carpeta de correo no deseado. Para que nadie pueda inundar un buzón, enviamos como máximo {hour} de estos correos por hora y {day} al día a una misma dirección. Si acaba de recibir varios, abra el enlace de cada uno o vuelva a pedir este más tarde.',
    sendAgain: 'Enviar el correo otra vez',
    sentAgain: 'El correo está en camino, salvo que esta dirección ya haya recibido todos los que enviamos.',
    wrongAddress: '¿Dirección equivocada?',
    meant: '¿Quiso decir {email}?',
    sendTo: 'Enviar a {email}',
    rightAddress: 'Dirección correcta',
    sendThere: 'Enviar allí',
    corrected: 'Corregido. El enlace va ahora a {email}; el del primer correo ya no funciona.',
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
      'Esta dirección, o la cuenta con la que ha iniciado sesión, pertenece a {business} o al operador de este servicio. A una empresa no la puntúa su propia gente, así que no podemos publicar esto como la opinión de un cliente. Puede publicarla abiertamente como la de alguien de la casa: entonces se marca y no cuenta en la puntuación. Si no hace nada, la borramos {unconfirmedDays} días después de haberse escrito.',
    insiderPublish:
      'Trabajo para {business} o con esta empresa: publicarla como opinión de alguien de la casa',
    insiderSaid:
      'Nos ha dicho que trabaja para {business} o con esta empresa: su opinión se marca como la de alguien de la casa y no cuenta en la puntuación.',
    heldTitle: 'Su opinión está pendiente de revisión',
    held: 'Un control automático la ha detenido, como lo haría con cualquier número de estrellas. El operador de este servicio decide en un plazo de {decisionDays} días y le escribe.',
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
      'Alguien indicó esta dirección con una opinión sobre {business}. Si no fue usted, no haga nada: la opinión se borra a los {unconfirmedDays} días.',
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
    held: 'El control indica: {checks}. Los mismos controles se aplican con cualquier número de estrellas. El operador de este servicio la revisa en un plazo de {decisionDays} días y decide.',
    refusedSubject: 'Su opinión sobre {business} no se ha publicado',
    refusedHeading: 'Su opinión no se ha publicado',
    refused: 'El operador de este servicio ha decidido no publicarla. Motivo: {reason}.',
    repliedSubject: '{business} ha respondido a su opinión',
    repliedHeading: '{business} le ha respondido',

    editedSubject: 'Ha cambiado su opinión sobre {business}',
    editedHeading: 'Ha cambiado su opinión',
    edited:
      'Alguien con el enlace a su página privada la ha cambiado. Ahora dice esto. Si no fue usted, vuelva a cambiarla allí.',
    withdrawnSubject: 'Ha retirado su opinión sobre {business}',
    withdrawnHeading: 'Ha retirado su opinión',
    withdrawn:
      'Su texto y sus estrellas ya no son públicos. Puede restablecerla en su página privada, también si no fue usted.',

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
    codePreview: 'Válido durante {codeMinutes} minutos.',
    codeWhy: 'Usted escribió una opinión sobre {business} con esta dirección, y alguien ha pedido borrarla.',
    code: 'Escriba este código en su página de la opinión sobre {business} en un plazo de {codeMinutes} minutos. Entonces la opinión, su nombre y su dirección se borran definitivamente.',
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
      group: 'una de varias opiniones parecidas',
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
    earlier: {
      line: 'Una empresa anterior se cerró el {date}.',
      link: 'Ver su historial',
      text: 'Antes de {business} se cerró aquí una empresa que, según nuestras reglas o el operador, es la misma. Estas son sus cifras de ese día. No se conservan sus textos, autores ni propietario. Borramos este historial {recordYears} años después del cierre.',
      since: 'Recogía opiniones aquí desde',
      received: 'Opiniones recibidas',
      published: 'Publicadas por clientes',
      average: 'Media',
      withdrawn: 'Retiradas por sus autores',
      removed: 'Eliminadas por el operador',
    },
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

  desk: {
    title: 'Su opinión',
    pending: 'Su opinión aún no es pública',
    published: 'Su opinión es pública',
    withdrawn: 'Ha retirado su opinión',
    removed: 'Su opinión se ha eliminado',
    hidden: 'El texto de su opinión está oculto por ahora',
    refused: 'Su opinión no se ha publicado',
    rechecked: 'Su opinión se está revisando de nuevo',
    publishedWhy:
      'Se muestra tal como la escribió. {business} puede responder o impugnarla, pero no cambiarla.',
    hiddenWhy:
      'Solo sus estrellas son públicas. {business} la ha impugnado y nuestra propia comprobación ha encontrado lo mismo en su texto: {reason}. Si lo quita, el texto vuelve a ser público enseguida, salvo que otra comprobación lo detenga. Decide el operador de este servicio.',
    challengedWhy: 'Sigue siendo pública, marcada como impugnada. Decide el operador de este servicio.',
    withdrawnWhy:
      'Su texto no es público y sus estrellas no cuentan en la puntuación. El registro público la cuenta entre las retiradas.',
    removedWhy: 'El operador de este servicio la ha eliminado. Motivo: {reason}.',
    confirmFirst: 'Confirme primero su dirección de correo.',
    heldWhy:
      'Una comprobación automática la ha detenido: {checks}. El operador de este servicio decide en un plazo de {decisionDays} días.',
    challengedOn: '{business} impugnó su opinión el {date}: {reason}. Sus razones:',
    decidesSoon: 'Por este motivo el operador puede decidir antes de que usted responda.',
    replyUntil:
      'Antes del {until} el operador solo puede eliminar su opinión por datos personales, odio o amenazas, para que usted pueda responder abajo.',
    decisionDue: 'La decisión debe tomarse antes del {due}. Si se elimina su opinión, puede apelar una vez.',
    appealed: 'Apeló el {date}.',
    appealOpen: 'El operador decide en un plazo de {decisionDays} días.',
    appealAccepted: 'El operador ha aceptado la apelación: {note}',
    appealRejected: 'El operador ha rechazado la apelación: {note}',
    challengeRejected: 'El operador ha rechazado una impugnación: {note}',
    edited: 'Editada por usted, la última vez el {date}',
    notShown: 'no se muestra en público',
    restore: 'Restaurarla',

    stateTitle: 'Responder a la impugnación',
    stateWhy:
      'Solo la lee el operador, ni el público ni la empresa. Puede cambiarla hasta que el operador decida.',
    stated: 'Guardada por última vez: {date}.',
    statement: 'Su respuesta a la impugnación',
    statementHelp: 'Qué ocurrió y cómo lo sabe: un pedido, una fecha, una foto que podría mostrar.',
    send: 'Enviar al operador',
    replace: 'Sustituir mi respuesta',
    tooShort: 'Escriba al menos {count} caracteres',
    tooLong: 'Escriba como máximo {count} caracteres',

    appealTitle: 'Apelar (una vez)',
    appealWhy:
      'El operador volverá a leer la versión actual de su opinión en un plazo de {decisionDays} días. Si hay que quitar algo, edítela antes.',
    appeal: 'Por qué debería ser pública',
    sendAppeal: 'Enviar la apelación',

    editTitle: 'Editar esta opinión',
    editWhy:
      'La nueva versión pasa las mismas comprobaciones. Guardamos la anterior, pero ya no la mostramos; la página dice que usted editó la opinión y cuántas estrellas tenía antes.',
    editRemovedWhy: 'El operador leerá la nueva versión. Guardarla no la publica.',
    publish: 'Publicar los cambios',
    save: 'Guardar los cambios',
    renameTitle: 'Cambiar el nombre mostrado',
    renameWhy:
      'El nuevo nombre pasa las mismas comprobaciones que la opinión. Guardamos el anterior en su archivo, pero ya no lo mostramos.',
    renameHiddenWhy: 'Cambiarlo no publica la opinión.',
    rename: 'Guardar el nombre',
    withdrawTitle: 'Retirar esta opinión',
    withdrawWhy:
      'Su texto dejará de ser público y sus estrellas no contarán en la puntuación. El registro público la contará como retirada. Puede restaurarla con este mismo enlace; entonces se revisa de nuevo.',
    withdraw: 'Retirar mi opinión sobre {business}',
    consentTitle: 'Cambiar su consentimiento',
    consentSince: 'Desde el {date}:',
    consent: 'Guardar mi consentimiento',
    consentWhy: 'Si ya no quiere que su opinión se muestre en absoluto, retírela arriba.',
    downloadTitle: 'Descargarlo todo',
    downloadWhy:
      'Un archivo con su opinión, todas sus versiones, todo lo que la empresa y el operador hicieron con ella y un recibo firmado de cada paso.',
    download: 'Descargar mi opinión y sus recibos',
    eraseTitle: 'Borrar esta opinión y mis datos',
    eraseWhy:
      'Borramos para siempre su texto, sus estrellas, su nombre y su dirección, y la respuesta de {business}. Solo quedan huellas en nuestro registro, y las copias de seguridad hasta que se sustituyan. No se puede deshacer. Para confirmar que es usted, enviamos un código a {email}.',
    code: 'Código del correo',
    codeHelp: 'Seis cifras, válido {codeMinutes} minutos.',
    codeWrong: 'Este código es incorrecto o ha caducado. Puede pedir uno nuevo.',
    erase: 'Borrar para siempre',
    sendCode: 'Enviarme un código',
    newCode: 'Enviar un código nuevo',

    withdrawnNow: 'Su opinión está retirada',
    restoredNow: 'Su opinión vuelve a ser pública',
    heldNow: 'Una comprobación la ha detenido; decide el operador',
    editedNow: 'La nueva versión es pública',
    savedNow: 'Guardado para el operador',
    unchangedNow: 'No ha cambiado nada',
    renamedNow: 'Su nuevo nombre está guardado',
    consentNow: 'Su consentimiento está guardado',
    appealedNow: 'Su apelación está en manos del operador',
    codeNow: 'Un código va de camino',
    notNow: 'La opinión ha cambiado mientras tanto. Vuelva a cargar esta página.',

    erasedTitle: 'Su opinión está borrada',
    erasedWhy:
      'Hemos borrado su texto, sus estrellas, su nombre y su dirección, y los enlaces de sus correos ya no funcionan. Una copia de seguridad puede contenerlos hasta que se sustituya.',
    erasedLog:
      'El registro sigue mostrando que existió una opinión y que se borró. Sin los datos borrados, nadie puede relacionarla con usted.',
  },

  unsubscribing: {
    title: '¿No quiere invitaciones?',
    text: 'Puede rechazar esta invitación o dejar de recibir todas las de {business}.',
    decline: 'Rechazar solo esta, sin recordatorios',
    out: 'No más invitaciones',
    outText: '{business} ya no puede invitar a su dirección a través de este servicio.',
    declined: 'No se lo recordaremos',
    declinedText:
      'Hemos cancelado esta invitación. {business} puede volver a invitarle después de otra visita.',
    stays: 'Lo que queda:',
    staysText: 'una huella de su dirección, para no volver a escribirle. Sus opiniones no se ven afectadas.',
  },

  yourData: {
    codeSubject: 'Su código: {code}',
    preview: 'Alguien ha pedido sus datos al operador de este servicio.',
    why: 'El operador de este servicio escribió su dirección porque alguien se dirigió a él en su nombre.',
    code: 'Alguien ha pedido al operador de este servicio, en su nombre, que entregue o borre lo que está guardado con esta dirección. Si fue usted, dígale este código. Es válido durante {days} días.',
    notYou: '¿No fue usted? No dé el código a nadie: sin él no se entrega ni se borra nada.',
    noticeSubject: 'Sus datos: deténgalo antes del {date} si no fue usted',
    notice:
      'Alguien ha pedido al operador de este servicio, en su nombre, que entregue o borre todo lo que está guardado con esta dirección: opiniones, invitaciones y mensajes. Esa persona no usó este buzón y acreditó su identidad de otra manera. A partir del {date} se podrá hacer. Si no fue usted, deténgalo ahora.',
    stop: 'Detener esta solicitud',
    stopTitle: '¿Dejar sus datos como están?',
    stopText:
      'Se ha pedido al operador que entregue o borre lo que está guardado con su dirección. Si detiene la solicitud, no ocurre ni lo uno ni lo otro.',
    stopped: 'Solicitud detenida',
    stoppedText: 'Sus datos quedan como están y nadie los recibe.',
  },

  report: {
    review: '¿Qué problema hay con esta opinión?',
    reply: '¿Qué problema hay con esta respuesta?',
    starsAlone: 'Sin texto, solo estrellas.',
    replyTo: '{business} a {author}',
    reviewInstead: 'Denunciar la opinión en su lugar',
    replyInstead: 'Denunciar la respuesta en su lugar',
    ground: 'Motivo',
    groundHelp: 'Ser injusta o perjudicial para una empresa no es un motivo: la empresa puede responder.',
    groundMissing: 'Elija qué problema hay',
    grounds: {
      personal_data:
        'Nombra o describe a una persona privada, o revela una dirección, un número o una enfermedad.',
      hate_or_threats: 'Ataca a personas por ser quienes son, o amenaza a alguien.',
      unlawful: 'Publicarla infringe una ley. Diga cuál, o qué la hace ilícita.',
      spam: 'Vende algo, o no tiene que ver con ninguna empresa.',
      not_about_business: 'Trata de otra empresa, o de algo que no ocurrió en esta.',
      duplicate: 'La misma persona ya ha dicho lo mismo de esta empresa.',
      conflict_of_interest:
        'Quien la escribió trabaja para la empresa, es familiar del propietario o es de la competencia.',
      fake: 'Describe algo que no puede haber ocurrido. Diga cómo lo sabe.',
      child_abuse: 'Lo muestra, lo ofrece o lo promueve. No tiene que identificarse.',
    },
    why: 'Por qué',
    whyHelp:
      '¿A qué palabras se refiere y por qué? Si son ilícitas, diga qué ley infringen o qué las hace ilícitas.',
    who: 'Quién es usted',
    whoHelp:
      'Ambos son opcionales. Sin dirección de correo no podemos enviarle un acuse de recibo, preguntas ni la decisión. Encontrará la decisión en la página siguiente: guarde su dirección.',
    name: 'Su nombre',
    email: 'Su dirección de correo',
    emailHelp:
      'Solo el operador ve su nombre y su dirección. Los borramos {contestableMonths} meses después de la decisión, o antes si lo pide.',
    emailToo: 'Indique también su dirección de correo o deje ambos campos vacíos',
    goodFaith: 'Creo de buena fe que esta denuncia es correcta y completa.',
    goodFaithMissing: 'Confírmelo; lo necesitamos para aceptar la denuncia',
    sendReview: 'Denunciar la opinión',
    sendReply: 'Denunciar la respuesta',
    cancel: 'Cancelar',
    person: 'Decide una persona.',
    personText:
      'El operador de este servicio decide en un plazo de {decisionDays} días. La decisión no es automática.',
    until: 'Hasta entonces no cambia nada.',
    untilText: 'Cualquiera puede denunciar; por eso una denuncia por sí sola no oculta nada.',
    secret: 'Solo el operador sabe quién es usted',
    secretText: 'y qué ha escrito. Al autor y a {business} se les comunican el motivo y la decisión.',

    open: 'Hemos recibido su denuncia',
    upheldReview: 'La opinión se ha eliminado',
    upheldReply: 'La respuesta se ha eliminado',
    rejectedReview: 'La opinión sigue siendo pública',
    rejectedReply: 'La respuesta sigue siendo pública',
    goneReview: 'La opinión ya no es pública',
    goneReply: 'La respuesta ya no es pública',
    reportedReview: 'Denunció una opinión sobre {business} el {date}: {ground}.',
    reportedReply: 'Denunció una respuesta de {business} el {date}: {ground}.',
    waiting:
      'El operador de este servicio, una persona, lee su denuncia y decide en un plazo de {decisionDays} días. La decisión no es automática. Hasta entonces su denuncia no cambia nada en la página.',
    waitingMail:
      'Le hemos enviado un acuse de recibo y le enviaremos la decisión con sus motivos. También la encontrará aquí.',
    waitingHere:
      'No indicó ninguna dirección de correo, así que la decisión solo aparecerá aquí. Guarde la dirección de esta página.',
    gone: 'El texto se retiró por otro motivo antes de que el operador decidiera; ya no hay nada que decidir.',
    upheld: 'Motivo de la eliminación: {reason}.',
    rejected: 'El operador ha leído su denuncia y mantiene público el texto.',
    decided: 'Lo decidió una persona el {date}, no un programa.',
    contest:
      'Si cree que es un error, escriba a {email} en un plazo de {contestableMonths} meses y diga por qué. También puede acudir a un órgano de resolución extrajudicial certificado según el artículo 21 del Reglamento de Servicios Digitales, si abarca este servicio, o a un tribunal.',
    nothingKept: 'No guardamos ni nombre ni dirección.',
    nothingKeptText: 'Borramos lo que escribió {contestableMonths} meses después de la decisión.',
    kept: 'Su nombre y su dirección',
    keptText:
      'solo se guardan para esta denuncia, hasta {contestableMonths} meses después de la decisión. Puede borrarlos ahora.',
    keptOpen: 'El operador decidirá igualmente, pero no podremos enviarle la decisión.',
    forget: 'Borrar mi nombre y mi dirección',

    mailWhy:
      'Alguien indicó esta dirección en una denuncia. Si no fue usted, abra la página y borre la dirección.',
    mailLater: 'Le enviaremos la decisión con sus motivos. También la encontrará en esta página:',
    mailDecided: 'Se ha decidido sobre su denuncia',
    mailSee: 'Ver su denuncia',
  },

  errors: {
    notFound: 'Página no encontrada',
    notFoundText: 'Puede que la dirección esté mal escrita o que el enlace sea antiguo. Compruébelo.',
    gone: 'Este enlace ya no funciona',
    goneText:
      'Ha caducado, o aquello de lo que trataba se retiró o se borró. Use nuestro correo más reciente.',
    unread: 'No hemos podido leer la solicitud',
    unreadText: 'No se ha cambiado nada. Vuelva atrás, revise lo que escribió y envíelo de nuevo.',
    limited: 'Demasiados intentos',
    limitedText: 'Este límite frena los abusos automáticos. No se pierde nada y se levanta solo.',
    broken: 'Algo ha fallado por nuestra parte',
    brokenText: 'No se ha perdido nada de lo guardado. Inténtelo de nuevo en un momento.',
    away: 'No disponible por ahora',
    awayText: 'No se ha perdido nada de lo guardado. Inténtelo de nuevo en un minuto.',
    again: 'Intentar de nuevo',
    after: 'Inténtelo de nuevo después de {time}.',
    help: '¿Necesita ayuda? Indique la solicitud {id}',
    home: 'Ir a la página de inicio',
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
    complete: 'El total de {reviews}, {order}',
    completeOf: 'Todas las opiniones, {order}: {reviews}',
    newestOf: 'La opinión más reciente: {shown} de {total}',
    newest: 'Las {shown} más recientes de {total}',
    chosen: 'Elegidas una a una por {business}: {shown} de {total}',
    selected: '{criteria}, selección de {business}: {shown} de {total}',
    only: 'solo {what}',
    criteria: {
      five: 'cinco estrellas',
      least: '{stars} estrellas o más',
      topic: 'tema {name}',
      reply: 'con respuesta',
    },
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
      invited: 'Por invitación de la empresa',
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
