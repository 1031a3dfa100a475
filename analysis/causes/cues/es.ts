import type { Cues } from '../causes.ts'

export const es: Cues = {
  notBefore:
    'no, nunca, jamás, menos, sin, ningún, ninguna, ni, a pesar, tampoco, nada de, en vez, si, tem*, esperaba, por suerte',
  excused: `no es|era|fue|hay|hubo ningún? problema, sin problema|problemas, no nos|me molestó|importó, las opiniones|reseñas|críticas, comentarios, comprensible, es normal, como era de esperar, solucionaron|arreglaron|cambiaron, lo rápido solucionaron, se comprende|entiende, aeropuerto, otro hotel, al|de lado, pero bien, por suerte, no significa, no porque, a menos que`,
  unless: {
    noise: 'aire|nevera|ascensor|obras',
    dirty: 'playa|mar|calle|calles|barrio, olor|olía|huele|huelen|olían',
    'too-expensive': 'parking|aparcamiento|taxi',
    'rude-staff': 'clientes|huéspedes',
    'too-cold': 'agua|ducha',
    'slow-service': 'ascensor',
  },
  notAfter: 'no, nunca, nunca',
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado|sábados', 'domingo|domingos'],
  phrases: {
    queue:
      'larga|largas|enorme|enormes|interminable|interminables|mucha|muchas|eternas cola|colas|fila|filas, cola|colas|fila|filas muy|era|son|eran|es|demasiado muy|demasiado? larga|largas|enorme|interminables|interminable, hacer|hicimos|hice mucha|una|# cola, minutos|hora|horas de|haciendo cola',
    'slow-service':
      'servicio|camareros|atención|personal muy|demasiado|es|era|fue|extremadamente|bastante|súper muy|demasiado|bastante? lento|lenta|lentos, lentitud, esperamos|esperar|esperando|esperé|espera más|casi|una|mucho|hasta|demasiado|durante|# , minutos|hora|horas esperando|de, mucho|demasiado tiempo|rato esperando|de|esperar, tardaron|tardan|tardó|tarda mucho|una|más|demasiado|casi|# , espera muy|demasiado|fue|era|interminable|eterna|larga larga|interminable|demasiado|eterna, larga|largas|interminable espera|esperas, ~muy|demasiado lento|lenta|lentos',
    understaffed:
      'falta de personal, poco personal, faltan camareros|personal|manos, falta personal, una sola|un solo|único|única caja|camarero|persona|empleado|camarera, solo una|un caja|camarero|persona, pocos camareros|empleados',
    'rude-staff':
      'maleducado|maleducada|maleducados, antipático|antipática|antipáticos, borde|bordes, ~desagradable|desagradables, grosero|grosera|groseros, poco amable|amables|simpático, nada amable|amables|simpáticos, ~prepotente*, ~arrogante*, mala|malas|malos educación|formas|modales|actitud, ~chulo|chulería, ~no amable|amables, mal trato',
    ignored:
      'ignoraron|ignorado|ignorados|ignoró, ~indiferente*, ~desinteresado*, nadie nos|me|se vino|atendió|saludó|acercó, pasan|pasaron|pasa de|olímpicamente, ~poco|nada atento|atentos, ~desganado*',
    'unhelpful-staff':
      '~incompetente*, ~poco|nada profesional|profesionales|servicial, incompetencia, falta de profesionalidad|profesionalismo, ~inútil*, no supieron|quisieron|quiso|saben|sabían ayudar*|solucionar|resolver, ninguna ayuda|solución',
    'language-barrier':
      'no habla|hablan|hablaba|hablaban|entienden|entendía bien? español|inglés|castellano|nada',
    'no-reply':
      'no|nunca|nadie me|nos|se? contesta|contestan|contestaron|responden|responde|respondieron|respondió|contestó|devolvieron|llamaron, sin respuesta|contestar|responder, ninguna respuesta, no|nunca he recibido respuesta',
    'phone-unanswered':
      'no|nadie|nunca cogen|coge|contestan|contesta|atienden|atiende al|el? teléfono, imposible contactar|comunicar|hablar, teléfono no|nunca|nadie',
    'not-informed':
      'no|nadie|nunca nos|me|se|te avisaron|avisó|informaron|informó|avisan|avisa|informan|dijeron|dijo, sin avisar|aviso|previo|explicación|informar, falta de información|comunicación, mala|poca información|comunicación, informaron mal',
    'cold-food':
      'comida|plato|platos|sopa|café|pizza|carne|patatas|pescado estaba|estaban|llegó|llegaron|fría|casi|completamente|muy|servida|vino|bastante|helada|era _ fría|frío|fríos|frías|tibia|tibio|helada, comida|sopa|pizza|carne|patatas|tortilla fría|frías|tibia, plato|platos|café frío|fríos, ~fría|frías|frío|fríos, ~tibio|tibia',
    'stale-food':
      '~pasado|pasada|pasados, ~poco|no|nada fresco|fresca|frescos, ~caducado*|caducada*, ~rancio|rancia, ~del día anterior, ~mohoso*, ~podrido|podrida',
    'badly-cooked':
      '~crudo|cruda|crudos|crudas, ~quemado|quemada|quemados|quemadas, ~poco|demasiado|mal hecho|hecha|hechos|cocinado|cocinada, ~aceitoso*|aceitosa*|grasiento*|grasienta*, ~chicloso*, ~recocido*, ~duro|dura como, ~reseco|reseca|resecos|seco|seca|secos|duro|dura',
    'bland-food':
      '~sin sabor, ~soso|sosa|sosos|sosas, ~insípido|insípida|insípidos, ~poco|nada de? sabor, ~falto de sabor',
    'salty-food': '~demasiado|muy salado|salada|salados|dulce, ~exceso|demasiada de? sal',
    'foreign-object':
      'pelo|plástico|mosca|cristal|bicho|insecto|gusano|cucaracha en la|el|mi _ comida|sopa|ensalada|plato|pizza|pan',
    'small-portions':
      'raciones|porciones|ración|porción|platos|cantidad|cantidades muy|son|eran|es|demasiado|bastante|pequeñas|escasas|era muy|demasiado|bastante? pequeñas|escasas|pequeña|escasa|ridículas|ridícula|pequeños|escasos, pequeñas|escasas|poca|mínimas raciones|porciones|cantidad, quedamos|quedé|quedarse con hambre',
    'little-choice':
      'poca|escasa|mala|falta|limitada de? variedad|oferta|opciones|selección|elección, poco|pocos|pocas donde|variado|opciones|para|platos elegir|variado, variedad muy|es|era|escasa|limitada muy? escasa|poca|limitada, siempre lo mismo, todos los días lo mismo, ~poco variado|variada, ~repetitivo|repetitiva',
    'sold-out':
      'agotado|agotada|agotados|agotadas, sin stock|existencias, no quedaba|quedaban|había|tenían pan|nada|stock, siempre se acaba',
    'weak-coffee':
      'café aguado|malo|malísimo|horrible|quemado|imbebible|era|es|estaba? muy? malo|horrible|aguado|malísimo|imbebible|quemado, mal café, ~aguado|aguada, ~imbebible',
    'poor-breakfast':
      'desayuno muy|es|era|bastante|fue|pobre|escaso|malo|pésimo|flojo|decepcionante muy|bastante|demasiado? pobre|escaso|malo|pésimo|flojo|limitado|decepcionante|básico|mejorable|caro, pobre|pésimo|mal|escaso desayuno, ~escaso|pobre|flojo|pésimo|mejorable',
    crowded:
      'abarrotado|abarrotada|masificado|masificada, no|pocas|faltan había|hay? suficientes? mesas|sillas|hamacas|asientos, falta de mesas|espacio|hamacas|sitio, demasiada gente',
    'late-delivery':
      'envío|entrega|paquete|pedido|reparto llegó|tardó|muy|con|demasiado|ha|lento|es|fue _ tarde|retraso|lento|lenta|tardado, llegó|llegaron|entregaron|entregado muy|demasiado|con|# _ tarde|retraso, retraso en la|el entrega|envío, nunca|no llegó|llegaron|ha llegado, aún|todavía no ha|he llegado|recibido',
    'damaged-parcel':
      'llegó|llegaron|vino|recibí|recibido|entregaron|venía|caja|paquete roto|rota|rotos|dañado|dañada|golpeado|abollado|abierto|aplastado|rotas|destrozada|destrozado, mal|pésimo|mala embalaje|empaquetado|embalado, paquete|caja|embalaje _ roto|dañado|abierto|aplastado|destrozado|rota, ~dañado|dañada|roto|rota',
    'wrong-item':
      'producto|artículo|talla|pedido|color|modelo|plato equivocado|equivocada|erróneo|incorrecto|incorrecta, se equivocaron|confundieron|equivocan, no es|era lo que pedí|pedimos|había, enviaron otro|otra|mal',
    'missing-parts':
      'faltaba|faltaban|falta|faltan una|un|piezas|tornillos|la|el|algunas|accesorios? pieza|piezas|tornillos|accesorios|instrucciones|cable|artículo, incompleto|incompleta, piezas que faltan',
    'breaks-soon':
      'rompió|roto|rompieron|estropeó|estropeado|dejó al|a|en|los|las|después|de _ días|semanas|meses|mes|semana|día|funcionar|uso, ~frágil|endeble',
    defective:
      'no|nunca|dejó|apenas|sin funciona|funcionaba|funcionan|funcionaban|funcionó|funcionar|funcionando, estaba|estaban|está|están roto|rota|rotos|rotas|estropeado|estropeada|averiado, defectuoso|defectuosa, fuera de servicio, averiado|averiada',
    'size-fit':
      '~talla|tallaje|tallas pequeña|pequeño|grande|no|muy, ~demasiado pequeño|pequeña|grande|corto|corta|estrecho|ancho|ajustado, talla|tallas muy|no|es|equivocada|más _ pequeña|grande|corresponde',
    'not-as-described':
      'no|nada como|es|era|corresponde|se|coincide|tiene _ descrito|foto|fotos|descripción|anunciado|anunciaba|parece|igual|describe, engañoso|engañosa|engañosas, publicidad engañosa, diferente a las|la|lo fotos|foto|descripción',
    refund:
      'no|nunca|niegan|negaron|niega|sin me|nos|se|a|quieren|han|ha? devolver*|devuelven|devolvieron|devuelto|reembols*, sin reembolso|devolución, esperando _ reembolso|devolución|dinero, reembolso no|nunca|imposible',
    'extra-charge':
      'cobraron|cobran|cobrar|cobrado|cargos|cargo|coste|costes de|un|por|dos|doble|el|más|extra|ocultos|adicional|suplemento? más|veces|extra|suplemento|doble, cargos|costes|gastos ocultos|adicionales|extras, suplemento por, más caro de lo|que, precio final mayor|diferente|más, cobraron dos veces',
    'too-expensive':
      'demasiado|muy|bastante|excesivamente|carísimo|exageradamente caro|cara|caros|caras, carísimo|carísima|carísimos, precio|precios es|son|era|muy|demasiado|excesivo|excesivos|elevado|elevados|abusivo|abusivos|altos|desorbitados? muy|demasiado|bastante? caro|alto|altos|excesivo|excesivos|elevado|elevados|abusivos|desorbitados, relación calidad precio mala|pésima|no, no vale lo|la|el que|pena|precio, un robo, estafa, timo, ~caro|cara|caros, precios abusivos|altos|elevados|excesivos|desorbitados',
    payment:
      'no aceptan|aceptaban|admiten|se puede|deja pagar? con? tarjeta|tarjetas, solo|sólo efectivo|en? efectivo|aceptan? efectivo, datáfono no|estropeado|averiado',
    'opening-hours':
      'estaba|estaban|está|encontramos cerrado|cerrada|cerrados, cerrado cuando|aunque|sin|a pesar, horario|horarios no|incorrecto|equivocado|muy _ correcto|real|corto|reducido|cumplen|limitado, no cumplen|respetan el|los horario|horarios, cierran|cierra muy|demasiado pronto|temprano, ~cerrado|cerrada',
    booking:
      'overbooking, sobreventa, reserva no|perdida|cancelada|equivocada|mal, no tenían|encontraban|había|constaba|aparecía nuestra|mi|la reserva, cancelaron|anularon|perdieron la|mi|nuestra reserva|cita',
    'appointment-delay':
      'cita|citas _ retraso|tarde|esperar|espera|esperando, retraso en|con las|la|las citas|cita, sala de espera _ hora|horas|minutos, a pesar de tener cita',
    'no-show':
      'no|nunca|nadie se|ha|han? vino|vinieron|apareció|presentó|aparecieron|presentaron|presentado, canceló|cancelaron|anularon a última|el mismo|última, plantado|plantada|plantados',
    'bad-work':
      'chapuza|chapuzas|chapucero, mal trabajo|hecho|acabado|cortado|instalado, trabajo mal|pésimo|chapucero, corte|pelo destrozado|mal|fatal|quemado, destrozaron|quemaron _ pelo|cabello, mal|pésimo corte',
    'not-listened':
      'no|nunca|ni me|te|nos|se? escucha|escucharon|escuchan|escuchó|hicieron caso|hacen caso, atendió con|mal|en dos prisa|minutos, no me hizo|hicieron caso',
    painful:
      'dolor|doloroso|dolorosa|dolió mucho|horrible|muy|intenso|insoportable|bastante, me|nos hizo|hicieron mucho? daño, quemó|quemaron la|el|me piel|cuero|oreja',
    parking:
      'no|difícil|imposible|falta|poco|sin|complicado|problema|pocas|ningún hay|tiene|tienen|de|para|donde|dónde|sitio|es|con|el|encontrar? aparcar|aparcamiento|parking|estacionamiento|estacionar|plazas, aparcar es|era muy|imposible|difícil|complicado|un, aparcamiento|parking muy|pequeño|difícil|siempre|lleno|complicado|escaso? pequeño|difícil|complicado|lleno',
    'parking-price':
      'parking|aparcamiento muy|es|caro|demasiado|carísimo|cuesta|de? muy|demasiado? caro|carísimo',
    dirty:
      'sucio, sucia, sucios, sucias, suciedad, mugre, mugriento*, asqueroso|asquerosa|asquerosos, poca|falta|nula|mala|escasa de? limpieza|higiene, no|poco|nada|mal|sin estaba|estaban|muy|es|era|bien? limpio|limpia|limpios|limpias|limpiaron|limpian|limpiado|limpiar, ~polvo, ~manchas|manchada|manchadas|manchado, ~moho, ~pelos, limpieza deja|deficiente|pésima|mala|mejorable|muy|es? deja|mala|mejorable|deficiente',
    smell:
      'mal|malos|fuerte|horrible olor|olores, olía|huele|olían|huelen mal|a|fatal|muy, olor a|desagradable|horrible|insoportable|fuerte|nauseabundo, apesta|apestaba, peste, ~olor',
    noise:
      'ruidoso|ruidosa|ruidosos|ruidosas, mucho|demasiado|muchísimo|bastante|exceso de? ruido|ruidos, ruido|ruidos de|en|del|por|constante|toda|insoportable|hasta, se oye|oía|oían|escucha|escuchaba|oyen|escuchan todo|los|las|el|la|a, mal|poca|mala|nula|falta|mala de? insonorización|insonorizada|insonorizado|insonorizadas|aislamiento|aislado, paredes de papel|finas, imposible|no dormir|descansar|pudimos _ ruido',
    'loud-music':
      'música muy|demasiado|está|estaba|a muy|demasiado|todo? alta|fuerte|alto|volumen, música a todo',
    'too-hot':
      'aire acondicionado no|muy|ruidoso|estropeado|roto|apenas|era|hace|hacía _ funciona*|ruido|ruidoso|enfría*|roto|estropeado, sin|no aire|había|hay|tenía? acondicionado|aire, mucho|demasiado|un calor, calor insoportable|horrible|sofocante, ~mucho|demasiado calor',
    'too-cold':
      'calefacción no|muy|insuficiente|estropeada|apenas _ funciona*|calienta|baja, sin|no calefacción|había|hay? calefacción, pasamos|mucho|hacía mucho? frío, ~mucho|demasiado frío',
    wifi: 'wifi|wi+fi|internet|conexión no|muy|lento|malo|mala|apenas|es|de|iba|era _ lento|lenta|funciona*|mala|malo|pago|va|llega|fatal, sin|no|mal wifi|hay wifi|tiene wifi|internet',
    'small-room':
      'habitación|habitaciones|baño|baños|cuarto es|era|son|eran|muy|demasiado|bastante|un|pequeña|algo|extremadamente muy|demasiado|bastante|poco|algo|tan? pequeña|pequeñas|pequeño|pequeños|minúscula|diminuta|enana, minúscula|diminuta|pequeña habitación, habitación|habitaciones|baño|baños pequeña|pequeñas|minúscula|diminuta|pequeño|minúsculo|pequeñísima, ~minúscul*, ~diminut*',
    'worn-furnishings':
      'anticuado|anticuada|anticuados|anticuadas, viejo|vieja|viejos|viejas y|muy, muy|bastante viejo|vieja|viejos|viejas|antiguo|antigua|antiguos|desgastado, necesita|necesitan|falta|le una|de|hace|un? reforma|renovación|renovar|reformar|lavado|renovarse|mantenimiento, desgastad*, deteriorad*, descuidad*, ~obsolet*, ~anticuad*, ~desfasad*',
    'uncomfortable-bed':
      'cama|camas|colchón|colchones|almohada|almohadas muy|era|es|son|eran|incómoda|demasiado|duro|estaba|poco|bastante? muy|demasiado|bastante|poco|tan? incómoda|incómodas|duro|dura|duros|blando|hundido|incómodos|incómodo|cómoda|vieja, mala|incómoda|pésima cama|camas|colchón, ~incómod*, ~muy dur*|bland*',
    water:
      'no|sin|poca|apenas|falta|falta había|hay|salía|de|tiene? agua|presión caliente|en|de, agua fría|tibia|no|salía, ducha|desagüe|lavabo|inodoro|wc atascad*|goteaba|rot*|pierde|fría|perdía, atascado|atascada, sin agua caliente, fuga|fugas de agua, poca presión',
    'check-in':
      'check+in|checkin|registro|recepción _ lento|lentísimo|hora|horas|cola|minutos|eterno|largo, habitación no|aún|todavía no? estaba|está lista|preparada|disponible, habitaciones no estaban',
    lift: 'ascensor|ascensores no|muy|lento|estropeado|averiado|lentos|pequeño|roto|son|era|es _ lento|lentos|funciona*|estropeado|averiado|pequeño|roto|averiados, sin|no ascensor|hay ascensor|tiene ascensor',
    'poor-light':
      'poca|mala|escasa|falta|pésima de? iluminación|luz, mal iluminad*, iluminación _ escasa|pobre|mala|insuficiente, ~oscura|oscuro|oscuras, ~muy oscur*',
    pests: 'cucaracha|cucarachas, chinches, ratones, ratas, hormigas, bichos, insectos, mosquitos en',
    website:
      'web|página|app|aplicación no|muy|falla|se|da|lenta|mal|es|confusa _ funciona*|lenta|confusa|cuelga|error|errores|falla, no se puede|pude|deja comprar|pagar|reservar, ~falla, ~confusa, ~errores',
    cancelling:
      'no|imposible|difícil me|dejan|deja|permiten|puedo|se|puede? cancelar|anular|darme de baja, gastos|cargo|penalización de|por cancelación, darse|darme de baja imposible|es',
  },
}
