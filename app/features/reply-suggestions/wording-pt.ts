import type { Wording } from './wording.ts'

export const wording: Wording = {
  quotes: ['“', '”'],
  topics: {
    staff: 'a nossa equipe',
    service: 'o serviço',
    price: 'os nossos preços',
    'waiting time': 'a espera',
    delivery: 'a entrega',
    cleanliness: 'a limpeza',
    location: 'a localização',
    quality: 'a qualidade',
    atmosphere: 'o ambiente',
    selection: 'a variedade',
    noise: 'o barulho',
    comfort: 'o conforto',
    internet: 'a internet',
    parking: 'o estacionamento',
    facilities: 'o espaço',
  },
  greeting: { warm: 'Olá, {name},', brief: 'Olá, {name},', formal: 'Bom dia, {name},' },
  greetingWithoutName: { warm: 'Olá,', brief: 'Olá,', formal: 'Bom dia,' },
  isContinued: false,
  thanks: {
    warm: [
      'Agradecemos de coração o tempo que dedicou a nos escrever.',
      'Que bom receber a sua mensagem!',
      'Ficamos muito gratos pela sua avaliação.',
      'Agradecemos por nos contar como foi.',
    ],
    brief: ['Agradecemos a sua avaliação.', 'Agradecemos a sua mensagem.', 'Agradecemos o seu comentário.'],
    formal: [
      'Agradecemos a sua avaliação.',
      'Agradecemos o tempo que dedicou a escrever esta avaliação.',
      'Agradecemos por compartilhar as suas impressões.',
    ],
  },
  praise: {
    warm: [
      'O que diz sobre {things} nos fez sorrir.',
      'As suas palavras gentis sobre {things} significam muito para nós.',
      'Que alegria ler o que conta sobre {things}.',
      'É uma delícia ler as suas palavras sobre {things}.',
    ],
    brief: [
      'É bom ler o que diz sobre {things}.',
      'Gostamos das suas palavras sobre {things}.',
      'Que bom ler isto sobre {things}.',
    ],
    formal: [
      'As suas palavras gentis sobre {things} nos alegraram muito.',
      'Lemos com satisfação o que escreve sobre {things}.',
      'É um prazer ler os seus comentários sobre {things}.',
    ],
  },
  complaint: {
    warm: [
      'Lamentamos ler o que conta sobre {things}.',
      'O que diz sobre {things} não é agradável de ler, e é bom que o tenha dito.',
      'Agradecemos a franqueza ao falar sobre {things}.',
    ],
    brief: [
      'Lamentamos ler isto sobre {things}.',
      'Lemos com atenção o que diz sobre {things}.',
      'É útil para nós saber isto sobre {things}.',
    ],
    formal: [
      'Lamentamos ler os seus comentários sobre {things}.',
      'Lemos com atenção os seus comentários sobre {things}.',
      'Lamentamos a sua decepção e agradecemos os comentários sobre {things}.',
    ],
  },
  however: [
    'Com a mesma atenção lemos o que diz sobre {things}.',
    'Agradecemos também a franqueza sobre {things}.',
    'Igualmente útil para nós é o que conta sobre {things}.',
  ],
  mention: [
    'Lemos com interesse o que conta sobre {things}.',
    'Agradecemos também as suas palavras sobre {things}.',
  ],
  glad: [
    'As suas palavras alegraram o nosso dia.',
    'É bom saber que gostou.',
    'Foi um prazer ler a sua mensagem.',
    'Palavras como as suas são a melhor recompensa pelo nosso trabalho.',
  ],
  sorry: [
    'Lamentamos ler que não foi como esperava.',
    'Lamentamos a sua decepção.',
    'Não é agradável de ler, e é bom que o tenha dito.',
  ],
  middling: [
    'É útil para nós saber como foi.',
    'Uma opinião sincera como a sua é útil para nós.',
    'Pelas suas palavras, entendemos que podemos melhorar.',
  ],
  stars: ['uma estrela', 'duas estrelas', 'três estrelas', 'quatro estrelas', 'cinco estrelas'],
  highStars: [
    'Agradecemos as suas {stars}!',
    'Muito agradecemos as {stars}: ficamos felizes.',
    'Ver {stars} suas nos alegra, e agradecemos.',
  ],
  middleStars: ['Agradecemos as suas {stars}.', 'Agradecemos a avaliação com {stars}.'],
  lowStars: [
    'Agradecemos a sua avaliação; lamentamos ver apenas {stars}.',
    'Vemos {stars} e lamentamos que não tenha gostado.',
  ],
  named: [
    'Gostamos especialmente de ler o nome de {name}.',
    'Agradecemos também por mencionar {name}.',
    'Ler o nome de {name} na sua avaliação nos alegrou.',
  ],
  recommends: [
    'Agradecemos também a recomendação.',
    'A sua recomendação significa muito para nós.',
    'Não há elogio melhor do que a sua recomendação.',
  ],
  returns: [
    'A vontade de voltar é o melhor elogio.',
    'É uma alegria ler que voltaria.',
    'É bom saber que não foi a última vez.',
  ],
  first: ['Que bom que a primeira vez foi boa.', 'É bom saber que a primeira impressão foi boa.'],
  celebrates: [
    'Agradecemos por fazer parte da sua celebração.',
    'Foi uma honra fazer parte do seu dia especial.',
  ],
  answer: 'Quanto à sua pergunta: {{your answer}}',
  wish: {
    warm: [
      'Esperamos por uma próxima visita!',
      'Até breve, esperamos!',
      'Até a próxima!',
      'Seria ótimo ter a sua visita de novo.',
    ],
    formal: [
      'Esperamos ter o prazer de uma nova visita.',
      'Seria um prazer receber a sua visita outra vez.',
      'Será um prazer ter a sua visita novamente.',
    ],
  },
  contact: [
    'Se quiser, conte-nos mais: pode falar conosco por {contact}.',
    'Se desejar contar mais, escreva-nos por {contact}.',
    'Gostaríamos de saber mais; pode nos escrever por {contact}.',
  ],
  unclear: [
    'Gostaríamos de entender melhor como foi.',
    'Não temos certeza de ter entendido tudo da forma certa.',
  ],
  carefulThanks: [
    'Agradecemos por nos contar isto.',
    'Agradecemos a sua mensagem.',
    'Agradecemos por escrever com tanta franqueza.',
  ],
  serious: [
    'Levamos a sério o que escreve.',
    'O que escreve é importante para nós e levamos a sério.',
    'Lemos mensagens como a sua com muita atenção.',
  ],
  carefulContact: [
    'Pedimos que entre em contato diretamente por {contact}, para conversarmos em particular.',
    'É melhor falar disto em particular do que aqui: entre em contato conosco por {contact}.',
    'Por favor, escreva-nos por {contact}, para podermos conversar pessoalmente.',
  ],
  regards: 'Com os melhores cumprimentos',
}
