export const pt = `
waiting time +
  sem|nenhum*|zero|quase+sem|pouca|mal|nada+de fila*|tempo+de|fazer|grande*|qualquer|longas? esper*|fila*|demora*, não|nunca|nem|mal tive*|tivemos|precis*|houve|há|havia|tem|tinha|foi|esperei|espera+se, atendid*|recebid*|servid* _ logo|imediat*|na+hora|de+imediato|pontual*|rapid*|sem+esper*
waiting time -
  esper* _ hora*|minutos|dias|semanas|meses|eternidade|muito|demais|demasiado|tanto+tempo|séculos, hora*|minutos|semanas|meses|muito+tempo|horas à|de|na esper*|atras*|fila, demor* _ hora*|semanas|meses|muito|demais|eternidade|demasiado|imenso|minutos, deix*|fizeram|fez _ esper*|à+espera
comfort +
  não|nem|nada|nunca|mal me|senti|sente|se|houve|chegou|deu? a|qualquer|nenhuma? doe*|dói|doeu|dor|nada|magoou|dores|a+agulha, sem|zero|nenhuma|nada+de qualquer|nenhuma|sentir? dor|dores, indolor*
comfort -
  doeu|dói|doem|doía|doendo|magoou|machucou|machuca _ muito|imenso|demais|bastante|ainda|tudo|horrores, ainda|continua|está me? doer|dói|doendo|doloros*|com+dores|com+dor, muita|imensa|fortes|bastante|horríveis dor|dores, muito|bastante|super|foi|extremamente doloros*, bolhas
price +
  sem|nenhum*|zero|nada+de|não+houve custos|taxas|surpresas|cobranças|extras|custo|surpresa, não|nada|nem é|foi|são|achei|foi+nada? nada|muito|tão|assim? car*, mais|bem+mais barat* que|do _ orçament*|esper*|outros|combinad*, não|nem me|nos|quis|cobr* cobr* nada|a+mais|extra
price -
  cobr*|pag*|debit*|fatur*|descont* _ duas+vezes|em+dobro|em+duplicado|a+dobrar|a+mais|dobro|dobrado, duas vezes cobr*|debit*|pag*|o+mesmo, burla|burlad*|enganad*|golpe|fraude, mais|bem+mais|muito+mais car*|do+que que|do orçament*|combinad*|prometid*|anunciad*|disseram, cust*|cobr*|pag* uma+fortuna|os+olhos|um+absurdo|um+balúrdio|o+olho, aument* _ preço*
returns +
  devolv*|reembols*|estorn*|troc*|substitu* _ rapid*|imediat*|sem+problem*|na+hora|logo|prontamente|sem+pergunt*|sem+custo*|gratuit*
returns -
  nunca|não|nem|ainda+não|até+hoje _ devolv*|reembols*|dinheiro|estorn*|reembolso|devolução, recus*|neg* _ devolv*|reembols*|troc*, quero|exijo _ dinheiro|reembolso, esper*|aguard* _ reembolso|estorno|devolução
size +
  serv*|fic*|assent*|vest* perfeit*|como+uma+luva|muito+bem|certinho|na+medida|lindamente
size -
  é|são|fic*|veio|vem|veste|forma muito|demasiado|um+pouco|bastante|super|meio|bem pequen*|grande*|apertad*|curt*|larg*|just*, não me|lhe|nos|mim? serv*|cab*|coube*|entr*, número|tamanho|números|tamanhos abaixo|acima|errad*|maior|menor
service +
  respond*|respost*|lig*|retorn* _ imediat*|rapid*|logo|em+minutos|no+mesmo+dia|na+hora|prontamente
service -
  ninguém me|nos|se|nunca|lá? atend*|respond*|lig*|ajud*|apareceu|retorn*|resolv*|import*|veio|quis, nunca|não|nem|jamais|ainda+não me|nos|se|mais|sequer|obtive|tive? respond*|atend*|retorn*|ligar*|lig*|deram|respost*, sem|nenhum*|zero|qualquer respost*|retorno|notícias, desligar*|desligou na|o telefone|cara|chamada, empurr* de|para|uns
staff +
  senti*|sinto|sentimos|sentir|sentimo|fez|fizeram nos|me|sentir? em+casa|bem|à+vontade|acolhid*|bem+vind*|segur*|em+boas+mãos|muito+bem|tranquil*|ouvid*, sentir _ casa|bem|vontade|acolhid*|vind*, tom*|dedic*|tir* _ tempo|seu+tempo|o+tempo, explic* tudo|bem|cada|com|passo|todos, sem|nenhum*|nada+de press*|pressão|insist*|empurrar|pressa, boas mãos
staff -
  ignor*, trat*|atend* _ mal|como+lixo|como+idiota|como+se|péssim*|com+desprezo|como+um|abaixo, grit*|berr* com|comigo|connosco|conosco, senti* _ mal|humilhad*|ignorad*|enganad*|desconfort*|pouco|um+estorvo|lesad*, não|nem|sem|nunca|nem+sequer se|me|nos|um|uma|ninguém? ouv*|desculp*|cumpriment*|sorri*|bom+dia|obrigado|olhar*|pediram|boa+tarde|escut*, revir* os|olhos, de cima para+baixo
reliability +
  nunca|não|nenhum*|zero|sem me|nos|deu|tive|falhou|um|único|qualquer|ter? falh*|avari*|problem*|deixou|desilud*|decepcion*|travou|atras*|na+mão|mal, pontual*|na+hora+marcada|no+prazo, funcion* perfeit*|muito+bem|às+mil|lindamente|sem|sempre|direitinho, cumpr* _ prometid*|palavra|prazo*|combinad*
reliability -
  trava*|travou|bloqueia|fecha|crasha|desliga|cai|congela sempre|constante*|toda+hora|o+tempo+todo|sozinh*|cada|quando|direto|várias, sempre|constantemente|vive a? travar|travando|crashar|bloquear|cair|caindo|falhar|falhando, não|deixou|parou|nunca|já+não de|me|mais? funcion*|lig*|arranc*|abre|carreg*|inici*, avari*|estrag*|queim*|pif*|parou|morreu|quebr* _ depois|ao+fim|em|com|após|na+primeira|logo, não|nunca|ninguém aparec*|vei*|vier*|compareceu|cheg*, cancel*|desmarc* _ última|em+cima|mesmo+dia|véspera|sem+avis*, deix* _ na+mão|pendurad*|plantad*
results -
  tive*|tivemos|precis* _ volt*|regress*|refaz*|lev*|lig*, continua*|ainda|segue a|está|com? ping*|verter|vaza*|pingar|avariad*|estragad*|mal|na+mesma|com+o+mesmo|barulho|por+resolver|igual, não|nunca|nem|sem arranj*|consert*|resolv*|repar*|ficou|acab*|termin*, pior do|que estava|antes|que, problema|avaria|barulho|defeito _ volt*|continua|persiste
results +
  arranj*|consert*|resolv*|repar* _ na+hora|à+primeira|no+mesmo+dia|rapid*|logo|em+minutos|em+#|de+primeira|num+instante, como nov*|novinh*|zero+km
cleanliness +
  sem|nem|nenhum*|zero|nada+de um|uma|qualquer|vestígio+de|grão+de|sinal+de|ponta+de? pó|poeira|sujidade|sujeira|mancha*|cheiro*|bolor|mofo, deix* _ limp*|arrumad*|impecável|impecáveis|um+brinco
cleanliness -
  deix* _ suj*|lixo|bagunça|entulho|pó|porcaria|imund*, cheir* _ mal|mofo|bolor|esgoto|tabaco|cigarro|horrível|ruim, fede*|fedia|fedor|fedorent*, não|nunca|nem|sem limp*|troc*|aspir*|varr*|mud*
noise +
  nenhum*|sem|zero|pouco|nada+de|qualquer barulh*|ruído*, não|nem|quase+não se|ouve|há|ouvi* ouv* nada|barulho|um|ruído|pio, dorm* _ bem|bebé*|bebê|anjo*|pedra|maravilh*|lindamente
noise -
  não|impossível|sem|mal|nem consegu*|pude|deu|pud*|se|preg*|para|dá? para|consegue|pregar? dorm*|descans*|olho, acord* _ barulh*|noite|cada|madrugada|pelo|pelos|com+o, ouv* tudo|os+vizinh*|cada|a+rua|até
food -
  mal|doente|intoxic*|diarreia|vómit*|vomit*|passei+mal _ depois|noite+toda|dia+seguinte|estômago|alimentar|toda+a+noite|a+noite, intoxicação, fiq*|sa*|fomos|fui|ficamos _ fome, não|sem|nenhum tinha|tem|qualquer? sabor|gosto|sabia, intragável|insoss*|intragáveis|sensabor*
food +
  nada|não|nem muito|demasiado|tão|é|são|era|estava? muito|demasiado? gordur*|salgad*|doce*|picante*|pesad*|oleos*, derrete*|desfaz* na boca, lamber|lambi os dedos|beiços
delivery +
  cheg*|receb*|entreg* _ dia+seguinte|antes|adiantad*|no+outro+dia|em+#+dias|em+um+dia|mais+cedo|super+rápido|rapid*, antes|mais+cedo|mais+rápido do|que prazo|previst*|esperad*|esper*|que
delivery -
  nunca|não|ainda+não|até+hoje+não|nem me|foi? cheg*|receb*|entreg*|envi*|veio, esper*|aguard* _ encomenda|pedido|pacote|entrega, cheg*|receb*|entreg*|veio _ partid*|quebrad*|danificad*|amassad*|abert*|incomplet*|atras*|errad*|trocad*|derretid*|estragad*, falt* _ peça*|parafuso*|metade|um|produt*|artig*, tamanho|produto|artigo|modelo|cor|encomenda|pedido errad*|trocad*|diferente*
quality -
  rasg*|descol*|descos*|encolh*|desbot*|partiu|part*+se|quebr*|estrag*|enferruj*|romp*|soltou _ lavagem|semana*|dias|mês|meses|uso|primeir*|ao+fim|depois|logo, desfez*|desfaz*|cai|caiu aos|em|se|a
quality +
  continua*|ainda|parece*|está*|estão _ como+nov*|nov*+em+folha|primeiro+dia|intact*|impec*, dur*|aguent*|resist* _ anos|muito|bem|tempo|lavagens, não|nem encolh*|desbot*|deform*|estrag*|rasg*
parking -
  impossível|difícil|não|complicado|caos|nenhum+sítio|nenhum+lugar _ estacion*
`
