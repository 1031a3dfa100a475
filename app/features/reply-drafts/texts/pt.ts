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
  glad: ['Ficamos muito contentes em ler isso.', 'Palavras como as suas são a melhor recompensa.'],
  cause: ['Lamentamos {things}.', 'Sentimos muito {things}.'],
  blame: ['Lamentamos a sua decepção com {things}.'],
  sorry: ['Lamentamos ler isto.', 'Lamentamos a sua decepção.'],
  partly: ['Lamentamos que nem tudo tenha corrido bem.'],
  told: [
    'Lemos na sua avaliação: “{words}”. Lamentamos ler isso.',
    'Lemos na sua avaliação: “{words}”. Lamentamos muito.',
    'Lemos na sua avaliação: “{words}”. Lamentamos que tenha sido assim.',
  ],
  noted: ['Levamos a sério o que escreve sobre {things}.'],
  described: ['Levamos a sério o que descreve.'],
  mixed: ['Ficamos contentes com o que foi bom e levamos a sério o resto.'],
  farewell: ['Desejamos tudo de bom.'],
  heard: ['A sua opinião nos ajuda a melhorar.'],
  contact: [
    'Se quiser contar mais, pode falar conosco por {contact}.',
    'Gostaríamos de saber mais; pode nos escrever por {contact}.',
  ],
  wish: ['Esperamos por uma próxima visita!', 'Até breve, esperamos!'],
  unclear: ['As suas estrelas e as suas palavras não nos dizem o mesmo; se algo não correu bem, lamentamos.'],
  regards: 'Com os melhores cumprimentos',
  weekdays: `{thing} na segunda-feira; {thing} na terça-feira; {thing} na quarta-feira; {thing} na quinta-feira;
    {thing} na sexta-feira; {thing} no sábado; {thing} no domingo`,
  topics: `staff: a nossa equipe; service: o nosso atendimento; price: os nossos preços; waiting time: a espera;
    food: a nossa comida; drinks: as nossas bebidas; breakfast: o café da manhã; coffee: o nosso café; room: o quarto;
    bathroom: o banheiro; bed: a cama; delivery: a entrega; packaging: a embalagem; returns: a devolução;
    booking: a reserva; cleanliness: a limpeza; location: a nossa localização; quality: a qualidade;
    atmosphere: o ambiente; selection: a variedade; comfort: o conforto; internet: a internet;
    parking: o estacionamento; facilities: as nossas instalações; results: o nosso trabalho; design: o design;
    size: o tamanho; website: o nosso site; opening hours: o nosso horário; equipment: o nosso equipamento; ease of use: a facilidade de uso;
    reliability: a nossa fiabilidade; information: as informações;
    visit: a sua visita; order: o seu pedido; stay: a sua estadia; course: o nosso curso; software: o nosso software`,
  causes: `cancelled: o cancelamento; missed-deadline: o atraso; poor-explanation: a falta de explicações;
    staff-turnover: as mudanças de pessoal; crash: as falhas do programa; slow-app: a lentidão a carregar;
    update: a mudança; hard-to-use: a dificuldade de uso; missing-feature: a função em falta;
    queue: a fila; slow-service: a demora no atendimento; understaffed: a falta de pessoal;
    rude-staff: o atendimento que recebeu; ignored: a falta de atenção; unhelpful-staff: a falta de ajuda;
    language-barrier: as dificuldades com o idioma; pushy-selling: a insistência em vender; no-reply: a falta de resposta;
    phone-unanswered: a dificuldade de nos contatar por telefone; not-informed: a falta de informação;
    cold-food: o pedido servido frio; stale-food: a falta de frescor; badly-cooked: o ponto de cozimento;
    bland-food: a falta de sabor; salty-food: o excesso de sal; foreign-object: o que encontrou na comida;
    small-portions: as porções pequenas; little-choice: a pouca variedade; sold-out: o que estava esgotado;
 crowded: a lotação;
    late-delivery: o atraso na entrega; damaged-parcel: os danos na embalagem; wrong-item: o artigo errado;
    missing-parts: o que faltava; breaks-soon: o defeito tão rápido; defective: o que não funcionava;
    size-fit: o problema com o tamanho; not-as-described: a diferença em relação à descrição;
    refund: os problemas com o reembolso; extra-charge: a cobrança adicional;
    payment: os problemas com o pagamento; opening-hours: os problemas com o horário;
    booking: os problemas com a reserva; appointment-delay: a espera apesar da hora marcada;
    no-show: o compromisso que não foi cumprido; bad-work: um trabalho que não foi o esperado; left-mess: a desordem;
    not-listened: a sensação de não ter sido ouvido; painful: o momento desagradável;
    parking: a dificuldade para estacionar; parking-price: o preço do estacionamento; dirty: a falta de limpeza;
    smell: o cheiro; noise: o barulho; loud-music: a música alta; too-hot: o calor; too-cold: o frio;
    wifi: os problemas com o wifi; small-room: o quarto pequeno; worn-furnishings: o mobiliário gasto;
    uncomfortable-bed: a cama desconfortável; water: os problemas com a água; check-in: a espera no check-in;
    lift: os problemas com o elevador; poor-light: a pouca luz; website: os problemas com o nosso site;
    cancelling: os problemas com o cancelamento`,
  articles: { o: 'o', a: 'a', os: 'os', as: 'as' },
  joining: ['e|ou|então', 'mas|porém|no entanto', 'infelizmente|que pena|o único|um pouco|um bocado'],
  harsh:
    'idiota|imbecil|merda|estúpid|ladr|mentiros|burro|incompetent|vergonh|porra|horrív|péssim|pior|ridícul|desastre|absurd|loucura',
  sensitive: {
    health:
      'alerg|alérg|doente|doença|vomit|vômit|vómit|diarreia|intoxica|salmonel|náusea|enjoo|infecç|infeç|sintoma|hospital$|hospitaliz|ambulância|grávida|gravidez|câncer|cancro|asma$|medicament|remédio|celíac|percevejo|quimio|passei mal|passou mal',
    injury:
      'ferid|feriu|lesão|lesõ|machuc|magoei-me|queimadur|me queimei|sangr|escorreg|quebr(?:ei|ou) (?:o|um|a) (?:braço|perna|dente)|sangue$|falece|faleci|morreu|eutanásia|hematoma|mordeu|bolhas na',
    discrimination:
      'racis|discrimin|sexis|machis|homofob|homofób|antissemit|xenofob|xenófob|por causa da (?:cor|raça|religião)|(?:gente|pessoas) como (?:eu|nós|ela|ele|elas|eles)|hijab',
    harassment: 'assédi|assedi|abus(?:o|aram) sexual|sexual|agredi|agressão|apalp',
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
