import type { ReplyTexts } from '../reply-texts.ts'

export const texts: ReplyTexts = {
  greeting: { warm: 'Hola, {name}:', brief: 'Hola, {name}:', formal: 'Buenos días, {name}:' },
  greetingWithoutName: { warm: 'Hola:', brief: 'Hola:', formal: 'Buenos días:' },
  thanks: {
    warm: ['Muchísimas gracias por tomarse el tiempo de escribirnos.', 'Muchas gracias por su reseña.'],
    brief: ['Gracias por su reseña.', 'Gracias por escribirnos.'],
    formal: ['Le agradecemos su reseña.', 'Gracias por compartir su opinión con nosotros.'],
  },
  praise: [
    'Sus amables palabras sobre {things} significan mucho para nosotros.',
    'Nos alegra mucho leer sus elogios sobre {things}.',
  ],
  praiseToo: ['Nos alegra que haya apreciado {things}.'],
  cause: ['Sentimos mucho {things}.', 'Lamentamos {things}.'],
  blame: ['Lamentamos su decepción con {things}.'],
  sorry: ['Lamentamos leer esto.', 'Lamentamos su decepción.'],
  partly: ['Lamentamos que no todo estuviera a la altura.'],
  quotation: '«{words}»',
  praised: ['Nos alegra mucho leer {words}.', 'Da gusto leer {words}.'],
  aside: [
    'Gracias también por esta observación: {words}.',
    'Gracias por su reseña y por esta observación: {words}.',
  ],
  short: ['Muchas gracias, nos alegra mucho.', 'Gracias, da gusto leerlo.'],
  told: 'Usted escribe: {words}.',
  regret: ['Lamentamos leerlo.', 'Lo sentimos mucho.', 'Lamentamos que su experiencia fuera así.'],
  noted: ['Nos tomamos en serio lo que escribe sobre {things}.'],
  described: ['Nos tomamos en serio lo que describe.'],
  farewell: ['Le deseamos lo mejor.'],
  heard: ['Su opinión nos ayuda a mejorar.'],
  contact: [
    'Si quiere contarnos algo más, puede escribirnos a través de {contact}.',
    'Nos gustaría saber más; nos encuentra en {contact}.',
  ],
  wish: ['Nos encantaría volver a verle.', '¡Hasta la próxima!'],
  regards: 'Un cordial saludo',
  topics: `staff: nuestro equipo; service: nuestro servicio; price: nuestros precios; waiting time: la espera;
    food: nuestra comida; drinks: nuestras bebidas; breakfast: el desayuno; coffee: nuestro café; room: la habitación;
    bathroom: el baño; bed: la cama; delivery: la entrega; packaging: el embalaje; returns: la devolución;
    booking: la reserva; cleanliness: la limpieza; location: nuestra ubicación; quality: la calidad;
    atmosphere: el ambiente; selection: la variedad; comfort: la comodidad; internet: el internet;
    parking: el aparcamiento; facilities: nuestras instalaciones; results: nuestro trabajo; design: el diseño;
    size: la talla; website: nuestra web; opening hours: nuestro horario; equipment: nuestro equipamiento; ease of use: la facilidad de uso;
    reliability: nuestra formalidad; information: la información;
    software: nuestro software`,
  causes: `queue: la cola; slow-service: la larga espera; no-reply: la falta de respuesta; phone-unanswered:
    la dificultad para localizarnos por teléfono; late-delivery: el retraso en la entrega; missed-deadline: el retraso;
    cancelled: la cancelación; extra-charge: el cargo adicional; payment: los problemas con el pago; booking: los
    problemas con la reserva; parking: los problemas para aparcar; dirty: la falta de limpieza; noise: el ruido; wifi:
    los problemas con el wifi`,
  articles: { el: 'el', la: 'la', los: 'los', las: 'las' },
  joining:
    'y|e|o|así que; pero|aunque|sin embargo; lamentablemente|lo único|lástima|una pena|un poco|por lo demás|salvo|excepto',
  harsh:
    'idiota|imbécil|mierda|estúpid|ladron|ladrón|mentiros|estafador|inútil|gilipollas|sinvergüenza|coño|joder|locura|vergüenza|horribl|pésim|peor|desastre|ridícul|cachondeo|patétic|pérdida de tiempo|devuelvan|llor(?:ar|ó|an|ando)|lágrima',
  sensitive: {
    health:
      'fiebre|alerg|alérg|enferm|vomit|vómit|diarrea|intoxica|salmonel|náusea|infecci|síntoma|hospital$|hospitaliz|ambulancia|embaraz|cáncer|asma$|medicament|celíac|celiac|chinches|quimio|urgencias',
    injury:
      'herid|lesion|lesión|quemadur|me quemé|sangr(?:e|ado|ando)|me resbal|roto (?:el|un|la) (?:brazo|pierna|diente)|falleci|murió|murieron|ha muerto|eutanasia|moret(?:ón|ones)|mordi(?:ó|da|do)$|ampollas?$|funeral|funerari|entierro|ataúd|crematori|pésame|luto$|tanatorio',
    discrimination:
      'racis|discrimin|sexis|machis|homófob|homofob|antisemit|xenófob|xenofob|por mi (?:color|raza|religión|acento)|gente como (?:yo|nosotros|nosotras|ella|ellas|él|ellos)|hiyab|velo islámico',
    harassment:
      'acoso|acosó|acosad|abus(?:o|aron) sexual|sexual|agredi|agresi|manose|tocó sin|mano (?:en|sobre) (?:la|mi|el) (?:rodilla|muslo|pierna|culo|trasero)',
    threat: 'amenaz|voy a matar|os vais a arrepentir|se van a arrepentir|suicid',
    law: 'abogad|denunci|demand(?:a|ar|aré|é)$|juzgado|tribunal|ilegal|policía|hoja de reclamaci',
    theft: 'robo$|robado|robaron|robó$|ladr(?:ón|ones)|fraude|estafa|timo$|hurto',
    privacy: 'protección de datos|rgpd|datos personales|mis datos|privacidad|grabaron',
    safety:
      'menor(?:es)? de edad|maltrato|pederast|pedófil|(?:niño|niña|hijo|hija|bebé) (?:fue|está|estaba|se) (?:herid|golpead|perdid|sol)|fuga de gas|monóxido|descarga eléctrica|salida de emergencia',
  },
  refused:
    'vamos a|promet|garantiz|gratis|cupón|descuento|nuestra culpa|nuestro error|no volverá a|regalo|invitamos|haremos|nos aseguraremos|reembols|indemni|compensaci|compensar|mentiros|mentira|mintiendo|miente|deshonest|reseña falsa|nunca (?:fue|ha sido) cliente|competencia$|competidor|difama|calumni|chantaj|(?:cambiar|cambie|modificar|modifique|revisar|borrar|eliminar|mejorar|reconsiderar|actualizar|actualice) (?:su|la) (?:reseña|valoración|puntuación|opinión)|(?:cuatro|cinco|más) estrellas',
}
