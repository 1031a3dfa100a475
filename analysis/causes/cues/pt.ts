import type { Cues } from '../causes.ts'

export const pt: Cues = {
  notBefore:
    'não, nunca, jamais, sem, nenhum, nenhuma, nem, apesar, pouca, em vez, se, esperava, temi*, felizmente, nada de',
  excused: `sem problema|problemas, nenhum problema, não foi|é um? problema, não nos|me incomodou|incomodava, avaliações|comentários, compreensível, como esperado|esperava, foi logo|rapidamente? resolvido|reparado|trocado, mas está|tudo ok|bem, felizmente, aeroporto, outro hotel, não só, não significa|quer dizer, a menos que`,
  unless: {
    'too-hot': 'água|chuveiro|duche',
    'too-cold': 'água|chuveiro|duche',
    noise: 'ar|frigorífico|geladeira|elevador',
    dirty: 'praia|mar|rua|bairro, cheiro|cheirava|cheiravam',
    'too-expensive': 'estacionamento|táxi',
    'rude-staff': 'hóspedes|clientes',
    'slow-service': 'elevador',
  },
  notAfter: 'não, nunca',
  weekdays: [
    'segunda|segundas',
    'terça|terças',
    'quarta|quartas',
    'quinta|quintas',
    'sexta|sextas',
    'sábado|sábados',
    'domingo|domingos',
  ],
  phrases: {
    queue:
      'longa|longas|enorme|enormes|interminável|imensa|grande fila|filas, fila|filas muito|era|é|estava|enorme|enormes|longa|interminável|demasiado? muito|demasiado? longa|grande|enorme|longas, minutos|hora|horas na fila',
    'slow-service':
      'serviço|atendimento|empregados|garçons muito|demasiado|é|foi|era|lento|extremamente|demorado? muito|demasiado|extremamente|bem? lento|demorado|lentos, lentidão, esperamos|esperei|esperar|espera|esperando mais|quase|uma|muito|demasiado|cerca|# , minutos|hora|horas à|de|esperando? espera|para, demora|demorou|demoraram|demorado muito|mais|uma|demais|demasiado|quase|horas, espera muito|longa|é|foi|interminável? longa, longa|longas espera|filas, ~muito|demasiado lento|demorado|lentos, ~demorado|lento',
    understaffed:
      'falta de funcionários|pessoal|empregados|atendentes, poucos funcionários|empregados|atendentes|garçons, só|apenas uma|um caixa|funcionário|empregado|garçom',
    'rude-staff':
      'mal educado|educada|educados|humorado|humorada, antipático|antipática|antipáticos, grosseiro|grosseira|grosseiros, rude|rudes, arrogante*, pouco|nada simpático|simpática|simpáticos|amável|simpáticas, ~estúpido, falta de educação|simpatia, ~ríspido*',
    ignored:
      'ignorado|ignorados|ignorou|ignoraram, ~indiferente*, ~desinteressado*, ninguém nos|me|veio|atendeu|apareceu, ~desatento*, ~pouco atencioso*|atentos',
    'unhelpful-staff':
      '~incompetente*, ~pouco|nada profissional|prestável|prestáveis|profissionais, ~despreparado*, ~mal preparado*, incompetência, falta de profissionalismo, não souberam|quiseram|sabem|sabiam ajudar|resolver|informar, ~inútil',
    'language-barrier': 'não fala|falam|falava|falavam|entende português|inglês',
    'no-reply':
      'não|nunca|ninguém me|nos|obtive? respondem|respondeu|responde|responderam|retornaram|retornam|resposta, sem|nenhuma resposta|retorno',
    'phone-unanswered':
      'não|ninguém|nunca atendem|atende|atendeu o? telefone|telemóvel|chamadas|telefonemas, impossível contactar|contatar|ligar',
    'not-informed':
      'não|ninguém|nunca nos|me|fui|fomos|foi? avisaram|avisou|informaram|informou|informado|informados|avisado|avisados|avisada, sem aviso|avisar|explicação|informação|qualquer, falta de informação|comunicação|informações, informação|informações errada|erradas',
    'cold-food':
      'comida|prato|pratos|sopa|café|pizza|carne|batatas|refeição estava|estavam|veio|chegou|fria|frio|morna|vieram|quase|chegaram|completamente? _ fria|frio|frios|frias|morna|morno, ~fria|frio|frios|frias|morna|morno|gelada',
    'stale-food':
      '~não|pouco fresco|fresca|frescos, ~estragado|estragada, ~bolor|mofado*, ~fora do prazo, ~vencido*, ~do dia anterior, ~requentad*',
    'badly-cooked':
      '~cru|crua|crus|cruas, ~queimado|queimada|queimados, ~mal passad*|cozid*|confecionad*, ~demasiado|muito cozid*|passad*, ~gorduros*|oleos*, ~dura|duro|borrachud*, ~seco|seca|secos|duro|dura',
    'bland-food': '~sem sabor|gosto|tempero|sal, ~insoss*|insípid*, ~falta|pouco de? sabor|tempero',
    'salty-food': '~muito|demasiado salgad*|doce, ~salgad* demais, ~demasiado sal',
    'small-portions':
      'porções|porção|doses|dose|quantidade pequenas|pequena|muito|são|é|era|eram|mínima|reduzida? muito|demasiado? pequenas|pequena|reduzidas|pouca, pequenas|minúsculas porções|doses, com fome',
    'little-choice':
      'pouca|pouco|falta|poucas|escassa de? variedade|escolha|opções|opção, variedade muito|pouca|é|limitada|era? muito? pouca|limitada|reduzida, sempre o mesmo|a mesma|as mesmas, ~repetitiv*, ~pouco variad*',
    'sold-out':
      'esgotado|esgotada|esgotados, sem stock|estoque, em falta, não havia|tinham|tinha pão|stock|estoque',
    'weak-coffee':
      'café horrível|péssimo|fraco|aguado|queimado|era|é|mau|intragável|estava? horrível|péssimo|fraco|aguado|queimado|mau, ~aguad*, ~intragável',
    'poor-breakfast':
      'café da? manhã? fraco|péssimo|ruim|pobre|muito|era|é|deixa|simples|decepcionante? muito|a? fraco|ruim|pobre|desejar|simples|limitado|péssimo, pequeno almoço? fraco|péssimo|mau|pobre|muito|era|é|razoável? muito? fraco|mau|pobre|limitado, ~fraco|pobre|péssimo|limitado|ruim',
    crowded:
      'lotado|lotada|superlotado|superlotada|cheio|apinhado demais, demasiada gente, poucas|faltam|falta|não mesas|cadeiras|espreguiçadeiras|lugares|há? lugar|mesa',
    'late-delivery':
      'entrega|encomenda|pedido|produto|envio atrasada|atrasado|atrasou|demorou|chegou|muito|com|demorada? _ atrasad*|tarde|atraso|semanas|dias|demorada, atraso na|da entrega, nunca|não|ainda chegou|recebi|chegaram|entregue|entregaram|não? _ chegou|recebi, entregue com|fora atraso|do',
    'damaged-parcel':
      'chegou|veio|chegaram|vieram|recebi|embalagem|caixa danificad*|partid*|quebrad*|amassad*|rasgad*|abert*|estragad*, mal embalad*|acondicionad*, embalagem _ danificad*|amassad*|rasgad*|fraca|péssima, ~danificad*|quebrad*|amassad*',
    'wrong-item':
      'produto|artigo|tamanho|pedido|cor|modelo|prato errado|errada|trocado, enviaram|entregaram|veio|mandaram o? outro|errado|produto|pedido? errado, não era|foi o que pedi|encomendei|pedimos',
    'missing-parts':
      'faltava|faltavam|falta|faltam|veio|vieram uma|um|peças|parafusos|o|a|sem|faltando? peça|peças|parafusos|cabo|manual|acessórios, incomplet*',
    'breaks-soon':
      'partiu|quebrou|avariou|estragou|parou|rasgou ao|em|depois|com|de|após|logo _ dias|semanas|meses|mês|semana|uso|funcionar|dia, ~frágil',
    defective:
      'não|deixou|nunca|parou funciona|funcionava|funcionam|funcionavam|funcionou|funcionar|de? funcionar, defeituos*, com defeito, avariad*, estava|estavam|está quebrad*|partid*|estragad*|avariad*, fora de serviço',
    'size-fit':
      '~tamanho|número|forma pequeno|pequena|grande|não|errado|muito, não serve|serviu|serviram, ~demasiado|muito pequeno|grande|apertado|curto|largo|justo',
    'not-as-described':
      'não corresponde|correspondia|é|era|condiz|igual|parece _ descrição|anunciado|foto|fotos|descrito|imagem, diferente da|do|das foto|fotos|anunciado|descrição|imagem, publicidade|propaganda enganosa, enganos*|enganador*',
    refund:
      'não|nunca|sem|recusam|recusaram|ainda me|fui|foi|recebi|devolveram|o? reembols*|devolv*? dinheiro, à|aguardo espera|reembolso do|o? reembolso, reembolso não|nunca|negado',
    'extra-charge':
      'taxas|taxa|custos|custo|cobrança escondid*|ocult*|extra|adicional|adicionais|indevida, cobraram|cobrado|cobrados a|duas|mais|extra|em|indevidamente? _ vezes|mais|dobro, mais caro do|que que|o? orçamento|anunciado|combinado',
    'too-expensive':
      'muito|demasiado|demais|bastante|extremamente caro|cara|caros|caras, carí*, caro|cara|caros demais|para, preço|preços alto|altos|muito|exagerado|exagerados|elevado|elevados|absurdo|absurdos|abusivo|abusivos|é|são|exorbitante? muito? alto|altos|elevado|elevados|caro, preços exorbitantes, não vale o|a preço|pena|dinheiro, custo benefício ruim|péssimo|não, roubo, ~caro|cara|caros',
    payment:
      'não aceitam|aceita|aceitavam|tem cartão|cartões|multibanco|cartao|pagamento, só|apenas dinheiro|em? aceitam? dinheiro, multibanco avariado|não',
    'opening-hours':
      'estava|estavam|encontrei|está fechado|fechada|fechados, fechado apesar|sem|quando, horário|horários não|errado|incorreto? _ cumprido|correto, fecha|fecham muito|demasiado cedo, ~fechado|fechada',
    booking:
      'overbooking, reserva não|cancelada|perdida|errada|inexistente, não encontraram|encontravam|tinham|constava a|minha|nossa _ reserva, cancelaram a|nossa|minha reserva|consulta',
    'appointment-delay':
      'consulta|marcação|hora marcada? _ atraso|atrasada|espera|esperei, atraso na|nas|das consulta|consultas, sala de espera _ hora|horas|minutos, apesar de ter hora|marcação',
    'no-show':
      'não|nunca|ninguém apareceu|apareceram|compareceu|veio|vieram, cancelou|cancelaram|desmarcaram à|em|na|no última|cima',
    'bad-work':
      'trabalho|serviço mal|péssimo|porco? feito|executado, mal feito|executado|reparado|cortado|instalado, estragaram|queimaram|arruinou _ cabelo|corte|pele, péssimo corte, corte péssimo|torto|errado',
    'not-listened':
      'não|nunca me|nos? ouve|ouviu|ouvem|ouviram|escuta|escutou, consulta|atendimento rápida|apressada|apressado|às',
    painful:
      'dolorosa|doloroso, doeu|dor muito|imenso|horrível|imensa, magoou|magoaram|queimou me|a|o|minha? pele|couro',
    parking:
      'não|difícil|impossível|falta|sem|pouco|dificuldade|complicado|poucos há|tem|de|em|lugar|para|o|é|lugares? estacionar|estacionamento, estacionamento difícil|é|muito|pequeno|limitado|complicado|sempre? muito|sempre? difícil|complicado|pequeno|cheio|limitado, difícil estacionar',
    'parking-price': 'estacionamento caro|muito|é|carí*? muito? caro',
    dirty:
      'sujo, suja, sujos, sujas, sujidade, sujeira, imund*, nojent*, pouca|falta|má|fraca|péssima de? limpeza|higiene, pouco|não|mal|nunca muito|estava|era|foi|é|estavam? limpo|limpa|limpos|limpas|lavad*, limpeza deixa|péssima|fraca|deficiente|muito|precária, ~pó|poeira, ~manchas|manchad*, ~bolor|mofo, ~cabelos|pelos',
    smell:
      'mau|mal|forte|maus cheiro|cheiros|odor, cheiro a|de|horrível|forte|insuportável|desagradável, cheirava|cheira|cheiravam mal|a|muito, fedor, fedia|fede, ~cheiro, ~mofo',
    noise:
      'barulhent*, ruidos*, muito|demasiado|bastante|imenso barulho|ruído, barulho|ruído|ruídos de|da|do|dos|das|na|no|constante|insuportável|toda|excessivo, ouve|ouvia|ouviam|ouvimos|ouvir se tudo|tudo|o|os|as, ouvia se tudo, mau|má|fraco|sem|péssimo|péssima|pouco isolamento, mal isolad*, paredes finas',
    'loud-music': 'música muito|demasiado|alta|estava? muito|demasiado? alta|alto, música alta',
    'too-hot':
      'ar condicionado? não|muito|avariado|barulhento|fraco|estava|quebrado|era? _ funciona*|barulhent*|avariado|gelava|quebrado, sem ar condicionado, calor insuportável|horrível, ~muito|demasiado quente|calor|abafad*, ~abafad*',
    'too-cold':
      'aquecimento|aquecedor não|avariado|insuficiente, sem aquecimento, ~muito|demasiado frio|fria, ~gelad*, ~fria|frio',
    wifi: 'wifi|wi+fi|internet|rede não|lenta|lento|fraca|fraco|péssim*|muito|é|era|pag*? muito? funciona*|lenta|lento|fraca|fraco|paga|péssima, sem|má wifi|internet',
    'small-room':
      'quarto|quartos|banheiro|casa|chuveiro|apartamento de? banho? pequen*|minúscul*|muito|é|era|são|apertad*|demasiado|eram|bastante? muito|demasiado|bem|bastante|um|pouco|extremamente? pequen*|minúscul*|apertad*, minúscul*|pequeníssim* quarto|quartos|casa, ~minúscul*, ~apertad*',
    'worn-furnishings':
      'antiquad*, ultrapassad*, degradad*, desgastad*, velho|velha|velhos|velhas e|muito, precisa|precisam|necessita|precisando de|ser? uma|um|obras? renov*|obras|reforma*|remodel*|manutenção|modern*, precisa de obras|reforma|renovação|manutenção|remodelação, decaden*, mal conservad*|cuidad*',
    'uncomfortable-bed':
      'cama|camas|colchão|colchões|almofadas|travesseiro|travesseiros desconfortáve*|dur*|muito|era|é|eram|ruim|péssim*|pouco? muito|pouco|demasiado? desconfortáve*|dur*|mole|confortáve*|velh*|ruins, ~desconfortáve*, ~muito dur*|mole',
    water:
      'sem|não|pouca|falta|nem água|havia|tinha|de|pressão? quente|água|na? quente, sem água quente, água fria|não|morna|só, chuveiro|ralo|pia|sanita|vaso entupid*|não|avariad*|vaza*|fraco, pouca pressão, vazamento',
    'check-in':
      'check+in|checkin|receção|recepção _ demorad*|lent*|hora|horas|fila|minutos|demorou, quarto não|ainda? estava|não? pronto|disponível|estava? pronto',
    lift: 'elevador|elevadores não|avariad*|quebrad*|lent*|pequen*|antig*|muito|estava|é? _ funciona*|lent*|avariad*|quebrad*|pequen*, sem elevador',
    'poor-light':
      'pouca|má|fraca|péssima luz|iluminação, mal iluminad*, iluminação fraca|péssima|insuficiente, ~escur*',
    pests: 'barata|baratas, percevejos, ratos, formigas, insetos, bichos',
    website:
      'site|página|aplicação|app|aplicativo não|lent*|confus*|trava|sempre|bloqueia|ruim|péssimo? _ funciona*|carrega|erro, não consigo|consegui comprar|pagar|encomendar, ~trava|bloqueia|confus*|erros',
    cancelling:
      'não|impossível|difícil consigo|consegui|deixam|permitem|é possível? cancelar|anular, taxa de cancelamento, cancelamento não|recusado|impossível',
  },
}
