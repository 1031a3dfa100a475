import type { ReplyTexts } from '../reply-texts.ts'

export const texts: ReplyTexts = {
  greeting: { warm: 'Olá, {name},', brief: 'Olá, {name},', formal: 'Bom dia, {name},' },
  greetingWithoutName: { warm: 'Olá,', brief: 'Olá,', formal: 'Bom dia,' },
  thanks: {
    warm: ['Agradecemos de coração o tempo que dedicou a escrever.', 'Muito obrigado pela sua avaliação.'],
    brief: ['Obrigado pela sua avaliação.', 'Obrigado pelas suas palavras.'],
    formal: ['Agradecemos a sua avaliação.', 'Agradecemos o tempo que dedicou a esta avaliação.'],
  },
  praise: [
    'As suas palavras sobre {things} significam muito para nós.',
    'Ficamos muito contentes com os seus elogios sobre {things}.',
  ],
  praiseToo: ['Ficamos contentes com o que diz sobre {things}.'],
  cause: ['Lamentamos {things}.', 'Sentimos muito {things}.'],
  blame: ['Lamentamos a sua decepção com {things}.'],
  sorry: ['Lamentamos ler isto.', 'Lamentamos a sua decepção.'],
  partly: ['Lamentamos que nem tudo tenha corrido bem.'],
  quotation: '“{words}”',
  praised: ['Ficamos muito contentes ao ler {words}.', 'É um prazer ler {words}.'],
  aside: [
    'Agradecemos também esta observação: {words}.',
    'Agradecemos a sua avaliação e esta observação: {words}.',
  ],
  short: ['Muito obrigado, ficamos muito contentes.', 'Muito obrigado, é um prazer ler isso.'],
  told: 'Lemos na sua avaliação: {words}.',
  regret: ['Lamentamos ler isso.', 'Lamentamos muito.', 'Lamentamos que tenha sido assim.'],
  noted: ['Levamos a sério o que escreve sobre {things}.'],
  described: ['Levamos a sério o que descreve.'],
  farewell: ['Desejamos tudo de bom.'],
  heard: ['A sua opinião nos ajuda a melhorar.'],
  contact: [
    'Se quiser contar mais, pode falar conosco por {contact}.',
    'Gostaríamos de saber mais; pode nos escrever por {contact}.',
  ],
  wish: ['Esperamos por uma próxima visita!', 'Até breve, esperamos!'],
  regards: 'Com os melhores cumprimentos',
  topics: `staff: a nossa equipe; service: o nosso atendimento; price: os nossos preços; waiting time: a espera;
    food: a nossa comida; drinks: as nossas bebidas; breakfast: o café da manhã; coffee: o nosso café; room: o quarto;
    bathroom: o banheiro; bed: a cama; delivery: a entrega; packaging: a embalagem; returns: a devolução;
    booking: a reserva; cleanliness: a limpeza; location: a nossa localização; quality: a qualidade;
    atmosphere: o ambiente; selection: a variedade; comfort: o conforto; internet: a internet;
    parking: o estacionamento; facilities: as nossas instalações; results: o nosso trabalho; design: o design;
    size: o tamanho; website: o nosso site; opening hours: o nosso horário; equipment: o nosso equipamento; ease of use: a facilidade de uso;
    reliability: a nossa fiabilidade; information: as informações;
    software: o nosso software`,
  causes: `queue: a fila; slow-service: a longa espera; no-reply: a falta de resposta; phone-unanswered: a
    dificuldade de nos contatar por telefone; late-delivery: o atraso na entrega; missed-deadline: o atraso; cancelled:
    o cancelamento; extra-charge: a cobrança adicional; payment: os problemas com o pagamento; booking: os problemas com
    a reserva; parking: a dificuldade para estacionar; dirty: a falta de limpeza; noise: o barulho; wifi: os problemas
    com o wifi`,
  articles: { o: 'o', a: 'a', os: 'os', as: 'as' },
  joining:
    'e|ou|então; mas|porém|no entanto; infelizmente|que pena|o único|um pouco|um bocado|de resto|tirando|exceto',
  harsh:
    'idiota|imbecil|merda|estúpid|ladr|mentiros|burro|incompetent|vergonh|porra|horrív|péssim|pior|ridícul|desastre|absurd|loucura|perda de tempo|chorar|chorei|chorou|chorando|lágrima',
  sensitive: {
    health:
      'febre|alerg|alérg|doente|doença|vomit|vômit|vómit|diarreia|intoxica|salmonel|náusea|enjoo|infecç|infeç|sintoma|hospital$|hospitaliz|ambulância|grávida|gravidez|câncer|cancro|asma$|medicament|remédio|celíac|percevejo|quimio|passei mal|passou mal',
    injury:
      'ferid|feriu|lesão|lesõ|machuc|magoei-me|queimadur|me queimei|sangr|escorreg|quebr(?:ei|ou) (?:o|um|a) (?:braço|perna|dente)|sangue$|falece|faleci|morreu|eutanásia|hematoma|mordeu|bolhas na|funeral|funerári|enterro$|velório|caixão|cremaç|condolências|luto$',
    discrimination:
      'racis|discrimin|sexis|machis|homofob|homofób|antissemit|xenofob|xenófob|por causa da (?:cor|raça|religião)|(?:gente|pessoas) como (?:eu|nós|ela|ele|elas|eles)|hijab',
    harassment:
      'assédi|assedi|abus(?:o|aram) sexual|sexual|agredi|agressão|apalp|mão (?:na|no) (?:minha |meu )?(?:coxa|joelho|perna|bunda|rabo)',
    threat: 'ameaç|vou (?:te |lhe )?matar|vão se arrepender|suicíd',
    law: 'advogad|denúnci|denunci|processar|processo judicial|tribunal|ilegal|polícia|procon|livro de reclamações|justiça',
    theft: 'roub(?:o$|ado|aram|ou)|furt(?:o$|ado|aram)|ladr(?:ão|ões)|fraude|golpe$|burla|golpista',
    privacy: 'lgpd|rgpd|dados pessoais|meus dados|filmaram|me gravaram',
    safety:
      'menor(?:es)? de idade|maus[- ]tratos|pedófil|pedofil|(?:criança|filho|filha|bebê|bebé) (?:foi|ficou|está) (?:ferid|machucad|agredid|sozinh|perdid)|vazamento de gás|fuga de gás|monóxido|choque elétrico|saída de emergência',
  },
  refused:
    'promet|garanti|grátis|de graça|vale-|desconto|nossa culpa|nosso erro|não voltará a acontecer|não vai acontecer|vamos (?:resolver|corrigir)|presente$|oferecemos|brinde|vamos|garantiremos|faremos|reembols|indeniz|indemniz|ressarc|compensar|compensaç|mentiros|mentira|mentindo|mente$|desonest|avaliação falsa|nunca foi (?:nosso )?cliente|concorren|difama|calúni|chantag|(?:mudar|alterar|modificar|rever|apagar|remover|melhorar|reconsiderar|atualizar|mude|altere|atualize) (?:a )?(?:sua )?(?:avaliação|nota|opinião)|(?:quatro|cinco|mais) estrelas',
}
