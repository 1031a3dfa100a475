import type { Messages } from './en.ts'

export const pt = {
  reviewForm: {
    skip: 'Ir para o formulário',
    language: 'Idioma',
    yourWords: 'As suas palavras, tal como as escreve.',
    yourWordsWhy:
      '{business} pode responder-lhe, mas não pode alterar, atrasar nem esconder a sua avaliação por causa das estrelas.',
    sample: 'Dados de exemplo',
    collectedWith: 'Recolhido com Vouchsafe',
    privacy: 'Privacidade',

    question: 'Como correu com {business}?',
    checkFields: 'Verifique, por favor, o que está assinalado abaixo.',
    rating: 'A sua classificação',
    star1: 'Mau',
    star2: 'Fraco',
    star3: 'Razoável',
    star4: 'Bom',
    star5: 'Excelente',
    tapStar: 'Toque numa estrela',
    starsOf: '{count} de 5 estrelas',
    story: 'Como foi?',
    storyHelp: 'O que comprou, como correu, o que mudaria. Bastam também só as estrelas.',
    title: 'Título',
    optional: 'facultativo',
    name: 'Nome visível',
    nameHelp:
      'É mostrado com a sua avaliação. Basta o primeiro nome e uma inicial, e pode mudá-lo a qualquer momento.',
    email: 'Endereço de e-mail',
    emailHelp:
      'Nunca é mostrado com a sua avaliação, nem sequer a {business}. Enviamos uma ligação para confirmar que é seu.',
    notYourAddress:
      'Não é o seu endereço? Quem lê o correio desse endereço pode alterar ou retirar esta avaliação. Nesse caso, escreva-a com o seu próprio endereço:',
    invitedAt: 'Foi convidado em {email}. O endereço nunca é mostrado; o seu recibo segue para lá.',
    orderOf:
      'Trata-se da sua encomenda {order}. O seu endereço {email} nunca é mostrado; o seu recibo segue para lá.',
    consentShow:
      'Aceito que a minha avaliação seja publicada aqui com o meu nome e que {business} a possa mostrar no seu próprio site. Posso retirá-la a qualquer momento.',
    consentMarketing: '{business} também pode citá-la nas redes sociais e em publicidade.',
    insider: 'Trabalho para {business} ou com esta empresa, ou sou próximo do seu proprietário',
    insiderHelp:
      'A sua avaliação é então assinalada como a de alguém da casa e não conta para a classificação.',
    leaveEmpty: 'Deixe este campo vazio',
    send: 'Enviar a minha avaliação',
    sending: 'A enviar a sua avaliação',
    noteOpen:
      'Não precisa de conta. É publicada tal como a escreveu quando confirmar o seu endereço e passar nas mesmas verificações que todas as outras.',
    noteKnown:
      'Não precisa de conta. É publicada tal como a escreveu quando passar nas mesmas verificações que todas as outras.',
    howCollected: 'Como são recolhidas as avaliações',
    countOf: '{count} de {limit}',
    charactersLeft: 'Caracteres restantes: {count}',
    charactersOver: 'Caracteres a mais: {count}',

    ratingMissing: 'Escolha, por favor, um número de estrelas',
    textShort: 'Escreva, por favor, pelo menos 2 caracteres ou deixe o campo vazio',
    textLong: 'A avaliação pode ter no máximo 5000 caracteres',
    titleLong: 'O título pode ter no máximo 120 caracteres',
    nameShort: 'Indique, por favor, o seu nome (pelo menos 2 caracteres)',
    nameLong: 'O nome pode ter no máximo 80 caracteres',
    emailMissing: 'Indique, por favor, o seu endereço de e-mail',
    emailLong: 'Este endereço de e-mail é demasiado longo',
    emailWrong: 'Indique, por favor, um endereço de e-mail válido',
    consentMissing: 'Dê, por favor, o seu consentimento; sem ele não podemos publicar a avaliação',
    insiderRefused:
      'O seu endereço ou a sua conta pertence a {business} ou ao operador deste serviço. Se marcar esta caixa, publicamos a sua avaliação como a de alguém da casa, fora da classificação.',
    tooOld: 'Este formulário esteve aberto muito tempo. Carregue no botão mais uma vez, por favor.',
    trapped: 'Deixe o campo oculto vazio e carregue no botão mais uma vez, por favor.',
    tooQuick: 'Foi muito rápido. Releia e carregue no botão mais uma vez, por favor.',
    alreadySent: 'Isto já foi enviado. Para alterar a sua avaliação, use a ligação do e-mail que recebeu.',
    tooMany: 'Demasiadas tentativas. Aguarde um pouco e carregue de novo no botão, por favor.',
    unavailable:
      'De momento não é possível guardar. Tente de novo dentro de um minuto, por favor: nada do que escreveu se perde.',
    closed: 'Esta empresa já não recolhe avaliações.',

    thankYou: 'Obrigado, {name}.',
    oneStep: 'Falta uma coisa.',
    oneStepWhy:
      'Enviámos uma ligação para {email}. Abra-a para confirmar que o endereço é seu: a sua avaliação é então verificada e, se passar nas verificações, publicada tal como a escreveu. Se não confirmar, apagamo-la ao fim de 30 dias.',
    mailMissing:
      'Não recebeu o e-mail? Veja na pasta de spam. Para que ninguém possa inundar uma caixa de correio, enviamos no máximo {hour} destes e-mails por hora e {day} por dia para o mesmo endereço. Se acabou de receber vários, abra a ligação de cada um, ou peça este novamente mais tarde.',
    sendAgain: 'Enviar o e-mail novamente',
    sentAgain: 'O e-mail vai a caminho, a não ser que este endereço já tenha recebido todos os que enviamos.',
    live: 'A sua avaliação já é pública, tal como a escreveu.',
    moreTitle: 'Quer acrescentar alguma coisa?',
    moreHelp: 'Tudo é opcional. Pode enviar uma só vez, no prazo de um dia.',
    moreSend: 'Acrescentar à minha avaliação',
    moreDone: 'Acrescentado à sua avaliação.',
    moreOver:
      'Já não é possível acrescentar nada. Para alterar a avaliação, use a ligação do e-mail que lhe enviámos.',
    titleHeld: 'Não ponha ligações, publicidade, endereços de e-mail nem números de telefone no título',
    receiptWhy:
      'Com este recibo assinamos que recebemos exatamente estas palavras e estrelas a esta hora. Se alguma vez mostrarmos outra coisa, pode apresentá-lo contra nós.',
    saveReceipt: 'Guardar o recibo',
    seeOthers: 'Ver o que dizem os outros',
    checkYourself: 'Para verificar por si:',
    checkYourselfHow:
      'a linha de caracteres é a impressão digital das suas palavras, das estrelas e da hora. O ficheiro guardado explica, em inglês, como verificar a nossa assinatura sem nós.',
    receipt: 'Recibo',
    reviewOf: 'Avaliação de',
    ratingGiven: 'Classificação',
    received: 'Recebida',
    logEntry: 'Entrada no registo',

    isYours: 'Esta avaliação é sua?',
    isYoursWhy:
      'Confirme que a escreveu. Depois é verificada e, se passar nas verificações, publicada tal como está.',
    confirm: 'Confirmar e publicar',
    confirming: 'A confirmar',
    insiderTitle: 'Trabalha para {business}?',
    insiderWhy:
      'Este endereço, ou a conta com que iniciou sessão, pertence a {business} ou ao operador deste serviço. Uma empresa não é avaliada pelas suas próprias pessoas, por isso não podemos publicar isto como a avaliação de um cliente. Pode publicá-la abertamente como a de alguém da casa: é então assinalada e não conta para a classificação. Se não fizer nada, apagamo-la 30 dias depois de ter sido escrita.',
    insiderPublish: 'Trabalho para {business} ou com esta empresa: publicar como avaliação de alguém da casa',
    insiderSaid:
      'Indicou que trabalha para {business} ou com esta empresa: a sua avaliação é assinalada como a de alguém da casa e não conta para a classificação.',
    heldTitle: 'A sua avaliação aguarda verificação',
    held: 'Uma verificação automática parou-a, como faria com qualquer número de estrelas. O operador deste serviço decide no prazo de três dias e escreve-lhe.',
    confirmed: 'Obrigado, {name}. A sua avaliação está publicada.',
    confirmedWhy:
      '{business} pode responder-lhe, mas não a pode alterar. Enviámos-lhe um e-mail com o recibo.',
    notPublicTitle: 'Esta avaliação não é pública',
    notPublic: 'Foi retirada ou removida. O e-mail que recebeu explica porquê.',
    seeAll: 'Ver todas as avaliações de {business}',

    alreadyWritten: 'Já escreveu a sua avaliação',
    linkOver: 'Esta ligação não pode ser usada',
    invitationOver: 'Este convite expirou ou foi retirado.',
    orderExpired: 'Esta ligação para a sua encomenda expirou.',
    orderUnsigned: 'Esta ligação está incompleta ou a sua assinatura não é válida.',
    instead: 'Ainda pode escrever uma avaliação: nesse caso, o seu endereço é confirmado por e-mail.',
    writeReview: 'Escrever uma avaliação',

    mailSubject: 'Confirme a sua avaliação de {business}',
    mailHeading: 'Esta avaliação é sua, {name}?',
    mailPreview: 'Com um toque, a sua avaliação de {business} é verificada e publicada.',
    mailReason:
      'Alguém indicou este endereço com uma avaliação de {business}. Se não foi você, não faça nada: a avaliação é apagada ao fim de 30 dias.',
    mailCopy: 'Ou copie este endereço para o seu navegador:',
  },

  authorMail: {
    why: 'Escreveu uma avaliação sobre {business} com este endereço.',
    receiptsAttached:
      'Em anexo: os nossos recibos assinados da sua avaliação. O ficheiro explica, em inglês, o que mostram e como verificá-los sem nós.',
    seePublic: 'Ver a avaliação publicada',
    deskIs: 'A sua própria página desta avaliação, só para si:',
    deskLink: 'ver o estado ou retirá-la',
    openDesk: 'Abrir a sua página desta avaliação',

    publishedSubject: 'A sua avaliação sobre {business} é pública',
    publishedHeading: 'A sua avaliação está publicada',
    published: 'Foi publicada tal como a escreveu. {business} pode responder-lhe, mas não a pode alterar.',
    heldSubject: 'A sua avaliação sobre {business} aguarda verificação',
    heldHeading: 'Uma verificação automática parou a sua avaliação',
    held: 'A verificação indica: {checks}. As mesmas verificações aplicam-se a qualquer número de estrelas. O operador deste serviço analisa-a no prazo de três dias e decide.',
    refusedSubject: 'A sua avaliação sobre {business} não foi publicada',
    refusedHeading: 'A sua avaliação não foi publicada',
    refused: 'O operador deste serviço decidiu não a publicar. Motivo: {reason}.',
    repliedSubject: '{business} respondeu à sua avaliação',
    repliedHeading: '{business} respondeu-lhe',

    challengedSubject: '{business} contestou a sua avaliação',
    challengedPreview: 'Motivo: {reason}.',
    challenged: 'A empresa diz: {reason}. Estes são os seus fundamentos:',
    challengedHidden:
      'A nossa própria verificação automática encontrou o mesmo no seu texto, que por isso fica oculto até à decisão. As suas estrelas continuam públicas e continuam a contar. Se o retirar na sua página pessoal, o texto volta a ser público, a não ser que outra verificação o retenha.',
    challengedPublic: 'A sua avaliação continua pública, com uma indicação, e continua a contar.',
    challengedReply:
      'Pode responder ao operador na sua página pessoal. Para que tenha tempo, a sua avaliação não é removida antes de {until}, exceto por dados pessoais, ódio ou ameaças. O operador deste serviço decide até {due}.',
    challengedReplySoon:
      'Pode responder ao operador na sua página pessoal, de preferência já: por este motivo, o operador deste serviço pode decidir antes da sua resposta. Decide até {due}.',
    challengedEdit:
      'Não precisa de fazer nada. Se algo nela não devia ser público, corrija-o aí: o operador lê a versão corrigida. Se a sua avaliação for removida, pode recorrer uma vez.',
    wasChallenged:
      '{business} tinha-a contestado: {reason}. Uma pessoa, o operador deste serviço, leu as suas palavras e decidiu; as estrelas não lhe foram mostradas nessa ocasião.',
    removedSubject: 'A sua avaliação sobre {business} foi removida',
    removedHeading: 'A sua avaliação foi removida',
    removalReason: 'Motivo da remoção: {reason}. O operador explica:',
    appealOnce:
      'Na sua própria página pode corrigi-la e recorrer, uma única vez. O operador lê-a então de novo tal como lá está. Também pode recorrer a um tribunal.',
    keptSubject: 'A sua avaliação sobre {business} mantém-se',
    keptHeading: 'A sua avaliação mantém-se',
    keptBecause: 'O operador manteve-a. Explica:',
    wasReported:
      'Um visitante tinha-a denunciado: {ground}. Uma pessoa, o operador deste serviço, leu as suas palavras e decidiu; as estrelas não lhe foram mostradas nessa ocasião e não interveio nenhum meio automatizado.',
    reportedGone:
      'O texto já não é público e as estrelas já não contam para a classificação; a página pública conta-a entre as removidas, com este motivo.',

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
      child_abuse: 'abuso sexual de crianças',
    },
    checks: {
      duplicate_text: 'o mesmo texto já tinha sido enviado',
      duplicate_author: 'esta pessoa já avaliou a empresa',
      links: 'contém uma ligação',
      advertising: 'parece publicidade',
      personal_data: 'pode conter dados pessoais de outra pessoa',
      burst: 'chegaram muitas avaliações de uma vez',
      insider_address: 'endereço de e-mail do domínio que a empresa indica como seu',
    },
  },

  invitation: {
    subject: 'Como correu com {business}?',
    heading: 'Como correu com {business}?',
    greeting: 'Olá, {name}:',
    text: 'Quer contar aos outros como correu? Demora um minuto e não precisa de conta. As más avaliações são publicadas como as boas, tal como são escritas.',
    order: 'Trata-se da sua encomenda {order}.',
    stars: 'Escolha as suas estrelas; na página seguinte poderá escrever a avaliação:',
    button: 'Escrever uma avaliação',
    copy: 'Ou copie este endereço para o seu navegador:',
    reminderSubject: 'Lembrete: como correu com {business}?',
    reminder: 'Perguntámos-lhe há alguns dias. Se preferir não responder, não precisa de fazer nada.',
    until: 'A ligação é pessoal e funciona até {date}.',
    consent:
      'Recebe este e-mail em {email} porque aceitou que {business} lhe pedisse a opinião. É enviado pela Vouchsafe em nome de {business}.',
    existing_customer:
      'Recebe este e-mail em {email} porque foi cliente de {business}. É enviado pela Vouchsafe em nome de {business}.',
    unsubscribe: 'Não receber mais convites de {business}',
  },

  incentive: {
    given:
      'Pela sua avaliação recebe: {incentive}. Recebe-o diga o que disser e seja qual for o número de estrelas.',
    marked: 'A sua avaliação vai indicá-lo.',
  },

  questions: {
    shown: 'Mostrado com a sua avaliação.',
    notShown: 'Só para {business}, nunca é mostrado.',
    noAnswer: 'Sem resposta',
    answerLong: 'Esta resposta pode ter no máximo 300 caracteres',
    answerHeld:
      'Todos podem ler esta resposta. Não inclua ligações, publicidade, endereços de e-mail nem números de telefone',
    notAnOption: 'Escolha uma das respostas, por favor',
  },
} satisfies Messages
