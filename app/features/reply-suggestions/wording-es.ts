import type { Wording } from './wording.ts'

export const wording: Wording = {
  quotes: ['«', '»'],
  topics: {
    staff: 'nuestro equipo',
    service: 'el servicio',
    price: 'nuestros precios',
    'waiting time': 'la espera',
    delivery: 'la entrega',
    cleanliness: 'la limpieza',
    location: 'la ubicación',
    quality: 'la calidad',
    atmosphere: 'el ambiente',
    selection: 'la variedad',
    noise: 'el ruido',
    comfort: 'la comodidad',
    internet: 'la conexión a internet',
    parking: 'el aparcamiento',
    facilities: 'el local',
  },
  greeting: { warm: 'Hola, {name}:', brief: 'Hola, {name}:', formal: 'Buenos días, {name}:' },
  greetingWithoutName: { warm: 'Hola:', brief: 'Hola:', formal: 'Buenos días:' },
  isContinued: false,
  thanks: {
    warm: [
      'Muchísimas gracias por tomarse el tiempo de escribirnos.',
      '¡Qué alegría leer su mensaje!',
      'Mil gracias por compartir su opinión.',
      'Gracias por contarnos cómo le fue.',
    ],
    brief: ['Gracias por su opinión.', 'Gracias por escribirnos.', 'Muchas gracias por su comentario.'],
    formal: [
      'Le agradecemos su opinión.',
      'Le agradecemos el tiempo que ha dedicado a escribir esta reseña.',
      'Muchas gracias por compartir sus impresiones.',
    ],
  },
  praise: {
    warm: [
      'Lo que dice sobre {things} nos ha sacado una sonrisa.',
      'Sus amables palabras sobre {things} significan mucho para todo el equipo.',
      'Nos llena de alegría leer lo que cuenta sobre {things}.',
      'Da gusto leer sus palabras sobre {things}.',
    ],
    brief: [
      'Nos alegra leer lo que dice sobre {things}.',
      'Nos han gustado sus palabras sobre {things}.',
      'Da gusto leer esto sobre {things}.',
    ],
    formal: [
      'Sus amables palabras sobre {things} nos han alegrado mucho.',
      'Hemos leído con agrado lo que escribe sobre {things}.',
      'Es un placer leer sus comentarios sobre {things}.',
    ],
  },
  complaint: {
    warm: [
      'Sentimos leer lo que cuenta sobre {things}.',
      'Lo que dice sobre {things} no es agradable de leer, y está bien que nos lo diga.',
      'Gracias por hablar con franqueza sobre {things}.',
    ],
    brief: [
      'Sentimos leer esto sobre {things}.',
      'Hemos leído con atención lo que dice sobre {things}.',
      'Nos ayuda saber esto sobre {things}.',
    ],
    formal: [
      'Lamentamos leer sus comentarios sobre {things}.',
      'Hemos leído con atención sus comentarios sobre {things}.',
      'Lamentamos su decepción y le agradecemos sus palabras sobre {things}.',
    ],
  },
  however: [
    'Con la misma atención leemos lo que dice sobre {things}.',
    'Gracias también por su franqueza sobre {things}.',
    'Igual de útil es para nosotros lo que cuenta sobre {things}.',
  ],
  mention: [
    'Hemos leído con interés lo que cuenta sobre {things}.',
    'Gracias también por sus palabras sobre {things}.',
  ],
  glad: [
    'Sus palabras nos han alegrado el día.',
    'Es bueno saber que quedó con una buena impresión.',
    'Nos ha encantado leer su mensaje.',
    'Palabras como las suyas son la mejor recompensa a nuestro trabajo.',
  ],
  sorry: [
    'Sentimos leer que no le gustó.',
    'Lamentamos su decepción.',
    'No es agradable de leer, y está bien que nos lo diga.',
  ],
  middling: [
    'Nos ayuda saber cómo le fue.',
    'Una opinión sincera como la suya nos resulta útil.',
    'Por sus palabras entendemos que podemos mejorar.',
  ],
  stars: ['una estrella', 'dos estrellas', 'tres estrellas', 'cuatro estrellas', 'cinco estrellas'],
  highStars: [
    '¡Gracias por sus {stars}!',
    'Muchas gracias por sus {stars}: nos alegran mucho.',
    'Ver {stars} suyas nos alegra, muchas gracias.',
  ],
  middleStars: ['Gracias por sus {stars}.', 'Gracias por valorarnos con {stars}.'],
  lowStars: [
    'Gracias por su valoración; sentimos que sea de solo {stars}.',
    'Vemos {stars} y lamentamos que no le gustara.',
  ],
  named: [
    'Nos gusta especialmente que mencione a {name}.',
    'Gracias por mencionar también a {name}.',
    'Leer el nombre de {name} en su reseña nos ha alegrado.',
  ],
  recommends: [
    'Gracias también por recomendarnos.',
    'Que nos recomiende significa mucho para nosotros.',
    'No hay mejor cumplido que su recomendación.',
  ],
  returns: [
    'Que quiera volver es el mejor cumplido.',
    'Nos alegra leer que volvería.',
    'Es bueno saber que no será la última vez.',
  ],
  first: ['Qué bien que la primera vez fuera tan buena.', 'Nos alegra que la primera impresión fuera buena.'],
  celebrates: [
    'Gracias por dejarnos formar parte de su celebración.',
    'Fue un honor formar parte de su día especial.',
  ],
  answer: 'En cuanto a su pregunta: {{your answer}}',
  wish: {
    warm: [
      '¡Ojalá nos veamos pronto!',
      'Nos encantaría volver a verle.',
      '¡Hasta la próxima!',
      'Será un gusto volver a verle.',
    ],
    formal: [
      'Esperamos tener el gusto de recibirle de nuevo.',
      'Nos gustaría volver a recibirle.',
      'Sería un placer recibirle otra vez.',
    ],
  },
  contact: [
    'Si lo desea, cuéntenos más: puede escribirnos a través de {contact}.',
    'Si quiere contarnos algo más, nos encuentra en {contact}.',
    'Nos gustaría saber más; puede escribirnos a través de {contact}.',
  ],
  unclear: [
    'Nos gustaría entender mejor cómo le fue.',
    'No tenemos la certeza de haberlo entendido todo bien.',
  ],
  carefulThanks: [
    'Gracias por contárnoslo.',
    'Gracias por su mensaje.',
    'Gracias por escribirnos con tanta franqueza.',
  ],
  serious: [
    'Nos tomamos en serio lo que escribe.',
    'Lo que escribe es importante para nosotros y nos lo tomamos en serio.',
    'Leemos los mensajes como el suyo con mucha atención.',
  ],
  carefulContact: [
    'Le pedimos que nos contacte directamente a través de {contact}, para hablarlo en privado.',
    'Es mejor hablarlo en privado que aquí: puede contactarnos a través de {contact}.',
    'Por favor, escríbanos a través de {contact}, para que podamos hablar personalmente.',
  ],
  regards: 'Un cordial saludo',
}
