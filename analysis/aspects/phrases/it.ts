export const it = `
waiting time +
  senza|nessuna|zero|poca|quasi+nessuna|pochissima|niente|minima tempi+di|fare|la|alcuna|lunga|dover? attes*|attend*|coda|code|fila|aspettare, non|mai|senza|poco ho|abbiamo|si|c'è|c'era|è|dobbiamo|devi|dover|hai? dovuto|stata|mai|bisogno|nessuna|alcuna|quasi? aspett*|attend*|attesa|coda|fila, servit*|ricevut*|accolt*|visitat* _ subito|immediatamente|puntualmente|senza+attendere|in+orario|all'istante
waiting time -
  aspett*|attes*|attend* _ or*|un'ora|mezz'ora|minuti|giorni|settimane|mesi|eternità|tantissimo|troppo|tanto|molto|secoli, or*|un'ora|mezz'ora|minuti|giorni|settimane|mesi|troppa|tanta di attes*|ritardo|fila|coda, fanno|fatto|fare|fa|hanno+fatto aspettare|attendere, impiega*|ci+mett*|ci+hanno+messo|messo _ un'ora|ore|settimane|mesi|secoli|una+vita|un'eternità|troppo, tempi _ lungh*|biblici|eterni|infiniti
comfort +
  non|mai|niente|nessun*|nemmeno|neanche|senza|zero mi|ha|ho|fa|provato|sentito|alcun|il+minimo? fatto|nessun|alcun? male|dolore|dolori|nulla|niente|dolore*, non ho|si|abbiamo sentito|sente nulla|niente|dolore|alcun, indolore*|indolori
comfort -
  fa|fatto|fanno|faceva|ancora molto|malissimo|un|tanto|davvero|ancora? male|malissimo, molto|davvero|tanto|estremamente|troppo|è+stato doloros*|dolore, dolore* ancora|forte|fortissim*|insopportabil*|per+giorni, vesciche
price +
  nessun*|senza|zero|niente costi|costo|spese|spesa|sorpres*|extra|sovrapprezz*, non è|sono|era|affatto|troppo|costa|nemmeno troppo|affatto|per+niente|nemmeno|così|tanto|molto? car*, meno del|di|che preventiv*|previsto|quanto|altrove, non|senza ha|hanno|mi|ci|far* volut*|pag*|pres*|chies* niente|nulla|un+euro|un+soldo
price -
  addebit*|pagat*|pagare|fattur*|conteggiat*|scalat* due|doppi*|il+doppio|di+più, due+volte|doppio|doppia addebit*|pagament*|la+stessa, fregat*|truffa*|spennat*|ladri, più|di+più di|del|che|rispetto preventiv*|concordat*|pattuit*|quanto|promess*|al, cost*|pagat*|chiest*|preso un+occhio|una+fortuna|un+patrimonio|un+botto|uno+sproposito, aument* _ prezzi
returns +
  rimbors*|sostitu*|cambi* _ subito|immediat*|senza+problem*|rapid*|veloc*|gratis|gratuit*|senza+fare
returns -
  mai|non|ancora+non|nessun*|niente _ rimbors*|riavut*|restitu*|ridat*|soldi+indietro|rivist*, rifiut*|negat* _ rimbors*|cambi*|sostitu*, aspett*|attend*|attesa _ rimborso, voglio|rivoglio|pretendo _ soldi|rimborso
size +
  veste*|calza*|vestono|calzano perfett*|bene|benissimo|a+pennello|come+un+guanto|giust*, taglia perfetta
size -
  veste*|calza*|vestono|taglia|è|sono molto|troppo|un+po'|davvero|decisamente piccol*|grand*|strett*|larg*|cort*|lung*, non mi|ci|gli|le va|entra|sta|vanno|entrano|calza, taglia|misura|numero in+più|in+meno|sbagliat*|più|meno
service +
  richiamat*|rispost*|risponde|rispondono _ subito|immediat*|in+giornata|in+poche|veloc*|rapid*|entro|in+pochi
service -
  nessuno|mai|nessun+che mi|ci|si|ha|che|è|è+mai? rispo*|richiam*|aiut*|degn*|considera*|venut*|interess*|rispond*|preso, non|mai|ancora+non|nemmeno mi|ci|si|hanno|ha? mai|più|neanche? rispo*|rispond*|richiam*|ricontatt*, nessun*|senza|mai+una|zero rispost*|riscontr*|notizi*, sbattuto|attaccato|riattaccato il|in telefono|faccia, irraggiungibil*, rimbalzat*
staff +
  sentit*|sento|sentire|senti|fatt*+sentire _ a+casa|a+nostro+agio|a+mio+agio|a+proprio+agio|accolt*|bene|sicur*|coccolat*|ascoltat*|in+buone+mani, mess*|mettono|mette _ a+mio+agio|a+nostro+agio|a+proprio+agio|agio, dedic*|pres*|prend* _ tempo|tutto+il+tempo|attenzione, spieg*|spiegat* tutto|bene|ogni|con|per|passo|nei|benissimo, senza|nessun*|mai forz*|pression*|insist*|invadent*|fretta, buone mani
staff -
  ignor*, trattat*|tratta*|tratt* _ male|malissimo|come|da+cani|pesci+in+faccia|idiot*|stupid*|pezze, dall'alto in+basso|al, url*|gridat* contro|addosso|in+faccia|a, sentit* _ disagio|umiliat*|pres*+in+giro|non+accolt*|ignorat*|non+gradit*|di+troppo, non|nemmeno|neanche|mai|senza|né si|ci|mi|hanno|ha|un|una? nemmeno|neanche? ascolt*|salut*|scus*|sorri*|grazie|guardat*|buongiorno, pres* in giro
reliability +
  mai|nessun*|non|senza un|avuto|dato|alcun|mi+ha|ha+mai? problem*|guast*|delus*|bloccat*|abbandonat*|intopp*|crash|rott*|errore, puntual*|in+perfetto+orario, funziona* perfett*|benissimo|alla+grande|bene|sempre|senza|a+meraviglia, mantien*|mantenut*|rispett* _ promess*|parola|tempi|impegn*
reliability -
  si|continua blocca|chiude|impalla|pianta|spegne|scollega|a+bloccarsi|crasha, non|smess*|mai|ha+smesso|più|ha+mai di|si|è|mi|più? funzion*|parte|accend*|apre|carica|va|collega, rott*|rompe*|guast*|morto|mollato _ dopo|al|in+meno|alla|appena, non|nessuno|mai si|è|sono|s'è? mai|nemmeno|più? presentat*|venut*|arrivat*|fatt*+viv*|vist*, annull*|disdett*|cancell* _ ultimo|giorno+stesso|senza+preavviso|ultimi, bidone|buca|piantat* in+asso
results -
  dovut*|tocc* _ torn*|riport*|rifare|richiam*|ripass*, perde|gocciola|fischia|cigola|perdeva ancora|sempre|di+nuovo, ancora|sempre|tuttora rott*|guast*|uguale|come+prima|non+funziona|lì|da+sistemare|non+risolto, non|mai|senza ha|hanno|è|l'hanno|stato|sono|viene? ripar*|risol*|sistem*|aggiust*|finit*|termin*, peggio di|che prima, problem*|guasto|rumore|perdita _ ripresenta*|tornat*|rimast*|persiste
results +
  ripar*|risol*|sistem*|aggiust* _ subito|primo+colpo|giornata|in+#|velocemente|rapidamente|in+un|in+poco|al+volo, come nuov*
cleanliness +
  senza|nessun*|nemmeno|neanche|zero|non+un un|una|traccia+di|ombra+di|granello+di|filo+di|alcun? polvere|sporco|macchi*|odor*|muffa|briciol*, lasciat* _ pulit*|in+ordine|impeccabil*|come, pulitissim*
cleanliness -
  lasciat*|lascia* _ sporc*|schifo|disordine|polvere|macerie|caos|rifiuti, puzz*|puzza|fetore, non|mai|senza pulit*|puliscono|cambi*|spazzat*|lavat*, che schifo
noise +
  nessun*|senza|zero|poco|alcun|niente|non+un rumor*|chiasso|fracasso|rumore+di, non si|si+sente|ho|abbiamo|è sent* nulla|niente|rumor*|un|il|volare, dorm* _ ben*|benissimo|ghir*|bambin*|meraviglia|sass*|angioletti
noise -
  non|impossibile|senza|mai|mica|nemmeno si|ho|abbiamo|riusc*|siamo+riusciti|chiuso|a? potut*|riesce|chiuso|chiudere|a? dorm*|riposare|chius*+occhio|occhio|dormire, svegli* _ rumor*|notte|ogni|dal|alle, si sente|sentiva|sentivano tutto|ogni|i+vicini|anche|la+strada|di+tutto
food -
  mal*|stato+male|stata+male|stati+male|intossicat*|vomitat*|nausea _ dopo|notte|giorno+dopo|stomaco|pancia|tutta|alimentare, intossicazione, alzat*|rimast*|usciti|andati _ fame, non|senza|nessun|sapeva|sa di|alcun? sa|sapore|niente|nulla, immangiabil*|insipid*|insapor*
food +
  non|mai|per+niente|affatto troppo|molto|per+nulla? unt*|salat*|dolc*|pesant*|piccant*|grass*, sciogli* in bocca, leccarsi|leccato i|le baffi|dita
delivery +
  arrivat*|consegnat*|ricevut* _ giorno+dopo|in+anticipo|prima+del|il+giorno|dopo+un|in+#+giorni|in+un+giorno|velocemente, prima|in+anticipo del|di|rispetto|che previsto|promesso|quanto|al
delivery -
  mai|non|ancora+non è|ho|abbiamo|sono|mi|ancora|mai|stato? arrivat*|consegnat*|ricevut*|spedit*|pervenut*, aspett*|attend* _ pacco|ordine|consegna, arrivat*|consegnat*|ricevut*|pacco _ rott*|danneggiat*|schiacciat*|apert*|incomplet*|in+ritardo|sbagliat*|ammaccat*|sciolt*, manca*|mancavano _ pezz*|vit*|metà|un|component*, taglia|prodotto|articolo|modello|colore|misura sbagliat*|divers*|errat*
quality -
  rott*|rompe*|strappat*|scucit*|scollat*|ristrett*|scolorit*|arrugginit*|staccat*|crepat*|sbiadit* _ dopo|al+primo|alla+prima|lavagg*|in+pochi|nel|subito|appena, cade*|va|sta|caduto a|in pezzi
quality +
  ancora|sempre|sembra|come|è come nuov*, dura*|resist*|regge|tiene|tengono _ anni|a+lungo|bene|tempo|lavaggi, non si|ha|è|s'è ristrett*|scolorit*|deformat*|rovinat*|sbiadit*
parking -
  impossibile|difficil*|impresa|non|mai|nessun+posto|incubo _ parchegg*
`
