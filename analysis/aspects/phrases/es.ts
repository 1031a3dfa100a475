export const es = `
waiting time +
  sin|ninguna|apenas|nada+de|casi+sin|poca|cero hacer|tiempo+de|largas|apenas|mucha? espera*|cola*|fila*, no|nunca|apenas hubo|había|hay|tuve|tuvimos|tienes|hicimos? que|ninguna? esperar|espera|hacer+cola|cola|colas|fila, atendido*|atendieron|recibido*|servido*|atienden enseguida|de+inmediato|al+momento|al+instante|inmediatamente|puntual*|rápidamente
waiting time -
  esper*|espera _ hora*|minutos|días|semanas|meses|eternidad|siglos|muchísimo|demasiado|mucho+tiempo|rato, hora*|minutos|semanas|meses esperando|de+espera|de+cola|de+retraso|tarde, tardan|tardaron|tardó|tarda|tarde _ hora*|semanas|meses|siglos|mucho|demasiado|eternidad|muchísimo, nos|me|te hacen|hicieron|hizo|tuvieron esperar|esperando, demasiada|mucha|larga espera|cola
comfort +
  no|nada|ni|apenas me|nos|le? dolió|duele|dolor|duelen|hizo+daño, no|apenas|ni me? sentí|noté|siente|enteré, sin|cero|ningún|nada+de ningún|nada+de? dolor, indoloro*
comfort -
  me|nos|le|todavía|aún|sigue duele*|dolió|dolía|doliendo|hizo+daño|hicieron+daño, muy|bastante|fue|muchísimo doloroso*|dolor|daño, mucho|tremendo|bastante|insoportable dolor, rozan|roza|aprietan|aprieta, ampollas
price +
  sin|ningún|nada+de|no+hubo|ninguna costes|costos|gastos|cargos|sorpresa*|cobros, no|nada|tampoco es|era|fue|resultó? nada|muy|tan|demasiado? caro*, más barat* que|de _ otros|presupuest*|esperad*|esperaba|dicho, no|ni me|nos cobr* nada|de+más|extra
price -
  cobr*|factur*|cargad*|cargaron|pagu*|pagar dos|doble|dos+veces|por+duplicado|de+más|el+doble, doble cobro|cargo, estaf*|timaron|atraco|clavada|sablazo, más|mucho+más caro|de+lo|que _ presupuest*|acordad*|anunciad*|prometid*|dijeron, cuesta|costó|cobran|cobraron|pagué un+ojo|una+fortuna|un+riñón|una+barbaridad|un+dineral, subi* _ precio*
returns +
  devolvieron|devuelven|devuelto|reembols* _ enseguida|rápid*|sin+problema*|inmediat*|sin+preguntas|al+momento|íntegr*|en+#, cambi*|reemplaz*|sustituy* _ sin+problema*|enseguida|gratis|sin+coste|inmediat*
returns -
  nunca|no|ni|aún+no|todavía+no _ devuelv*|devolvi*|devuelto|reembols*|recuperé|recuperar|devolución|dinero, niegan|negaron|negó|niega _ devolver|reembols*|cambiar, quiero|reclamo|exijo _ dinero|devuelvan|reembolso, espera* _ reembolso|devolución
size +
  queda*|talla*|ajusta* perfect*|como+un+guante|muy+bien|correct*|de+maravilla
size -
  talla*|queda*|viene*|son|es muy|demasiado|bastante|algo|un+poco pequeñ*|grande*|estrech*|just*|cort*|larg*|anch*|apretad*, no me|le|nos queda*|vale*|cabe*|entra*|sirve*, una|dos|talla*|número* talla*|números|menos|más más|menos|pequeñ*|grande*
service +
  contest*|respond*|respuesta|llamaron _ enseguida|rápid*|inmediat*|al+momento|en+minutos|el+mismo+día|al+instante
service -
  nadie|ninguno me|nos|te|se|nunca? contest*|respond*|atend*|atiend*|ayud*|llam*|cog*|vino|hizo+caso|preocup*|hace+caso, nunca|no|jamás|ni|siguen+sin|todavía+no me|nos|te|se|han|ha|siquiera? contest*|respond*|respuest*|devolv*, no|nunca|jamás|ni cogen|contestan|responden|atienden|cogieron|devuelven el|la|los? teléfono|correos|mensajes|llamad*, sin|ninguna respuesta|noticias, colg* el|me teléfono|colgaron
staff +
  sentí*|siento|sientes|sentimos|sentir|siente* _ como+en+casa|bien|cómod*|bienvenid*|a+gusto|escuchad*|segur*|en+buenas+manos|tranquil*, hac*|hizo|hicieron sentir|sentirme|sentirnos _ casa|bien|cómod*|gusto, tom*|dedic* _ tiempo|su+tiempo, explic*|explic* todo|bien|cada|con|detalle|paso, sin|nada+de|ninguna presion*|presión|prisas|agobi*, buenas manos
staff -
  ignor*|ignoraron, me|nos ignor*|ningune*|trat*, trat*|atend* _ fatal|mal|como+un|como+si|idiota*|tonto*|basura|desgana|desprecio, grit*|chill* me|nos|a, sentí*|sentimos _ mal|incómod*|ignorad*|humillad*|estafad*|engañad*|estorb*, no|ni|ni+siquiera|nadie se|me|nos|un|una|pidieron? disculp*|escuch*|salud*|sonri*|buenos+días|sonrisa|hola|gracias|perdón|miraron, miran|miró|miraron por+encima|mal
reliability +
  nunca|no|ni|jamás me|nos|ha|han|dado? falla*|fallo*|decepcion*|dejado+tirad*|problema*|colg*|un+problema|una+avería, puntual*, funciona* perfect*|muy+bien|de+maravilla|a+la+perfección|sin|genial|siempre, sin|ningún|ni+un|cero ningún|un? problema*|contratiempo*|incidencia*|complicaciones, cumpl* _ prometid*|palabra|plazo*|acordad*
reliability -
  se|constantemente|siempre cuelga|bloquea|cierra|cae|congela|apaga, no|nunca|deja*|ya+no de|me|se? funcion*|arranc*|enciende|carga|abre|va|anda, se estrope*|romp*|rot*|averi* a|al|en|tras|después, dejó|dejaron|ha+dejado de|tirad*, nunca|no|nadie aparec*|se+present*|vino|vinieron|llegó|llegaron|se+presentó, cancel*|anul* _ último|mismo+día|sin+avisar|víspera, plantón|dejaron+tirado|dejaron+tirada|dejado+tirado|dejado+tirada
results -
  tuve|tuvimos|tenido|hubo que volver|llevar|repetir|regresar|llamar|traer, sigue*|todavía|aún igual|goteando|perdiendo|fallando|roto|haciendo+ruido|sin+arregl*|sin+funcionar|con+el|estropead*|gotea*|mal, no|nunca|ni|sin arregl*|repar*|soluc*|resolv*|acab*|termin*, peor que|de antes|como, problema|avería|ruido|gotera _ volvió|sigue|continúa|persiste
results +
  arregl*|repar*|soluc*|resolv* _ momento|primera|mismo+día|rápid*|enseguida|minutos|vuelo|instante, como nuev*
cleanliness +
  ni|sin|nada+de|ningún una+mota|rastro|pizca|una|un|mal? de? polvo|suciedad|mancha*|olor*|moho|rastro|pelo, dej* _ limpi*|recogid*|impecable|como+los+chorros, limpi* _ chorros|impecable
cleanliness -
  dej* _ suci*|hecho+un+asco|escombros|basura|perdid*|lleno+de|polvo, huele|olía mal|fatal, apest*|hedía, no|nunca|sin|ni limpi*|cambi*|barr*|freg*, un asco
noise +
  ningún|nada+de|sin|poco|apenas|cero|ni ruido*|un+ruido, no|nada|ni|apenas se|hay|había? oye*|oía*|oy*|escucha*|ruidos*, dorm* _ bien|genial|bebé*|tronco|maravilla|perfect*|pierna+suelta
noise -
  no|imposible|sin|apenas|ni se|pude|pudimos|pegar|hay|había|fue|hemos+podido|pegamos|pegué? quien|pegar|podido? dormir|descansar|ojo|pegar+ojo, despert* _ ruido*|noche|cada|todas|vecin*, oye*|oía*|escuch* todo|los+vecin*|cada|hasta|la+calle
food -
  mal|enferm*|vómitos|intoxic*|diarrea|descompuest* _ después|toda+la+noche|al+día+siguiente|estómago|alimentaria|por+la+noche, intoxicación, nos|me fuimos|quedamos|quedé|fui con hambre, no|sin sabor, incomible*|insípid*
food +
  nada|no muy|demasiado|tan? grasient*|salad*|dulce|picante|pesad*|aceitos*, deshac* en+la boca, chuparse los+dedos
delivery +
  lleg*|recib*|entreg* _ día+siguiente|antes|adelant*|en+#+días|en+un+día|al+otro+día|rápid*, antes|más+rápido de+lo|que
delivery -
  nunca|no|aún+no|todavía+no|sigue+sin|jamás me|nos|ha|han? lleg*|recib*|entreg*|envi*, esper* _ pedido|paquete, lleg*|recib*|entreg*|vin*|envi* _ rot*|dañad*|aplastad*|abiert*|incomplet*|tarde|golpead*|equivocad*|derretid*, falta*|faltaban _ pieza*|tornillo*|mitad|una|producto*, talla|producto|artículo|modelo|color|pedido equivocad*|incorrect*|erróne*
quality -
  se|me romp*|rot*|despeg*|descos*|encog*|deshiz*|oxid*|desti*|desgast*|rasg* _ lavad*|semana*|días|mes*|puesta|uso|primer*|a+los|al, cae|cayó|deshace a+pedazos|a+trozos
quality +
  sigue*|está*|parece* _ como+nuev*|el+primer+día|intact*, dura*|aguant*|resist* _ años|mucho|bien|lavados|muchísimo, no|ni se|ha|han encog*|desti*|deform*|estrope*
parking -
  imposible|difícil|no|horrible|odisea|ningún+sitio _ aparcar|estacionar|aparcamiento|parquear
`
