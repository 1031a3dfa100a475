import type { Cues } from '../causes.ts'

export const it: Cues = {
  notBefore:
    'non, mai, senza, nessun, nessuna, né, nonostante, poca, niente, invece, se, tem*, per fortuna, fortunatamente',
  excused: `nessun problema, non è|era un problema, non ci|mi ha disturbato|disturba, recensioni|recensione, comprensibile, si capisce, come previsto, hanno risolto|riparato|sostituito|cambiato, subito risolto|riparato|sostituito, aeroporto, altro hotel, ma pazienza, poco male, comunque bene, non vuol dire|significa, a meno che`,
  unless: {
    'too-hot': 'acqua|doccia|docce',
    'too-cold': 'acqua|doccia|docce',
    noise: 'condizionatore|ascensore|frigo|aria',
    dirty: 'spiaggia|mare|strada|strade|quartiere|asciugaman*, odore|odori|puzza*',
    'too-expensive': 'parcheggio|taxi',
    'rude-staff': 'clienti|ospiti|asciugaman*',
    'slow-service': 'ascensore',
    painful: 'parcheggio',
  },
  notAfter: 'non, mai',
  weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato|sabati', 'domenica|domeniche'],
  phrases: {
    queue:
      'lunga|lunghe|lunghissima|lunghissime|infinita|interminabile|enorme coda|code|fila|file, coda|code|fila|file lunga|lunghe|lunghissima|lunghissime|interminabile|infinita|era|è|infinite, ore|ora|minuti di|in coda|fila',
    'slow-service':
      'servizio|personale|camerieri lento|lentissimo|molto|troppo|è|era|lenti molto|troppo|un|po|estremamente? lento|lentissimo|lenti, servizio lento|lentissimo, lentezza, attesa|attese lunga|lunghe|lunghissima|troppo|infinita|interminabile|eccessiva|è|di|era? troppo|molto|#? lunga|interminabile|ora|minuti|lunghissima|lunghe|eccessiva, lunga|lunghe|lunghissime|lunghissima|interminabile attesa|attese, aspettato|aspettare|atteso|aspettando più|quasi|un|oltre|per|troppo|almeno|tanto|# , ore|ora|minuti di attesa, minuti|ora|ore per|ad essere|avere|un|ricevere|aspettare, ~molto|troppo lento|lenti|lenta, tempi di attesa lunghi|troppo|molto|lunghissimi|biblici',
    understaffed:
      'poco|carenza|mancanza|scarsità di? personale, personale insufficiente|scarso|ridotto, una sola|un solo cassa|cameriere|persona|commessa|cassiera, pochi camerieri|dipendenti|addetti, sola cassa aperta',
    'rude-staff':
      'maleducat*, scortes*, sgarbat*, antipatic*, arrogant*, poco|per niente|non cortese|cortesi|gentile|gentili|cordiale|cordiali|disponibile|disponibili, ~scontros*, ~scocciat*, ~burber*, ~altezzos*, ~freddo|fredda|freddi, maleducazione',
    ignored:
      'ignorat*, ~indifferent*, ~disinteressat*, ~svogliat*, nessuno ci|mi|si ha|è|degnava|è? salutato|accolto|calcolato|venuto|guardato, ~disattent*, ~distratt*',
    'unhelpful-staff':
      '~incompetent*, ~poco|non professionale|professionali|preparato|preparati|competente|competenti, incompetenza, mancanza di|scarsa professionalità, ~impreparat*, nessun aiuto, ~inesperto|inesperti',
    'language-barrier': 'non parla|parlano|parlava|parlavano|capisce|capiscono bene|una? italiano|inglese|l',
    'no-reply':
      'non|mai|nessuno|nessuna|senza hanno|ha|mi|ci|mai? rispondono|risponde|risposto|risposta|richiamato, nessuna risposta, mai ricevuto risposta|richiamato, senza risposta',
    'phone-unanswered':
      'non|nessuno|mai rispondono|risponde|mai al telefono, telefono non|nessuno|mai risponde|rispondono, impossibile contattare|contattarli|parlare',
    'not-informed':
      'non|nessuno|mai ci|mi|ha|hanno|siamo|sono|stati|stato|è|stata? avvisato|avvisati|avvisata|informato|informati|detto|avvertito|avvertiti, senza preavviso|avvisare|avviso|spiegazioni, mancanza di informazioni|comunicazione, scarsa|scarse comunicazione|informazioni, informazioni sbagliate|errate',
    'cold-food':
      'cibo|piatto|piatti|pizza|pasta|zuppa|caffè|carne|cibi|patatine freddo|fredda|fredde|freddi|tiepido|tiepida|arrivata|era|erano|arrivati|arrivato|servito|servita? _ freddo|fredda|fredde|freddi|tiepido|tiepida, ~freddo|fredda|freddi|fredde, ~tiepid*, ~gelid*',
    'stale-food':
      '~raffermo|raffermi, ~non|poco fresco|freschi|fresca|fresche, ~scadut*, ~stantio|stantii, ~ammuffit*, ~del giorno prima, ~avariat*, ~andato a male',
    'badly-cooked':
      '~crudo|cruda|crudi|crude, ~bruciat*, ~scott*|stracott*, ~poco|troppo|mal cotto|cotta|cotti|cotte, ~unto|unta|unti|untuos*, ~gommos*, ~dura|duro come, ~secco|secca|secchi|secche',
    'bland-food':
      '~insipid*, ~senza sapore, ~sciap*, ~scipit*, ~insapore, ~sapeva di niente|nulla, ~poco saporit*',
    'salty-food': '~troppo salat*, ~salatissim*, ~troppo dolce|dolci, ~troppo sale',
    'foreign-object':
      'capello|capelli|plastica|mosca|insetto|verme|vetro nel|nella|nell|sul _ piatto|pizza|insalata|zuppa|cibo|pasta|pane',
    'small-portions':
      'porzioni|porzione|quantità piccole|piccola|scarse|scarsa|minuscole|ridotte|misere|molto|troppo|erano|sono|era? molto|troppo|un|davvero? piccole|piccola|scarse|scarsa|minuscole|ridotte|misere|esigue, piccole|scarse|misere porzioni, ancora fame, rimasti con la fame',
    'little-choice':
      'poca|scarsa|limitata|pochissima scelta|varietà, scelta limitata|scarsa|molto|poca|era|è? molto? limitata|scarsa|ridotta, poco vario|varia|assortimento, sempre le stesse|lo stesso|gli stessi, ~poco vari*, ~ripetitiv*, ~monoton*, pochi piatti|prodotti',
    'sold-out': 'esaurit*, finito|finita|finiti tutto|il|tutte|i, non disponibil*, scaffali vuoti',
    'weak-coffee':
      'caffè pessimo|imbevibile|acquoso|cattivo|bruciato|orribile|era|è|lungo? pessimo|imbevibile|cattivo|bruciato|orribile|acquoso, pessimo|cattivo caffè, ~imbevibil*, ~acquos*, ~annacquat*',
    'poor-breakfast':
      'colazione scarsa|pessima|povera|deludente|misera|scadente|molto|è|era|poco|mediocre|non? molto|un|piuttosto|davvero? scarsa|pessima|povera|deludente|misera|scadente|mediocre|limitata|varia|basica|minima, pessima|scarsa|misera|povera colazione, ~scars*, ~deludent*, ~pover*, ~miser*, ~pessim*',
    crowded:
      'affollat*, sovraffollat*, troppa gente, pochi|mancano|non|poche tavoli|posti|ombrelloni|sedie|lettini, strapien*',
    'late-delivery':
      'consegna|pacco|ordine|spedizione|corriere in|arrivato|arrivata|molto|lenta|lentissima|con|è|consegnato _ ritardo|lenta|tardi|lentissima|dopo, ritardo nella|di|della consegna|spedizione, mai|non è|ancora arrivato|arrivata|consegnato|ricevuto, ancora non|arrivato? arrivato|ricevuto, tempi di consegna lunghi|lunghissimi|non|troppo',
    'damaged-parcel':
      'arrivato|arrivata|arrivati|consegnato|pacco|scatola|confezione rotto|rotta|rotti|danneggiato|danneggiata|ammaccato|ammaccata|aperto|schiacciato|graffiato, imballaggio|imballo pessimo|scarso|inadeguato|danneggiato|insufficiente|inesistente, pacco|scatola _ rotto|danneggiato|aperto|schiacciato|rotta|danneggiata, ~danneggiat*|rott*',
    'wrong-item':
      'prodotto|articolo|taglia|ordine|colore|modello|piatto|misura sbagliat*|errat*|diverso, sbagliato|sbagliata|sbagliano|sbagliati ordine|l|prodotto|taglia|articolo? ordine, non quello che|è quello|ordinato',
    'missing-parts':
      'mancava|mancavano|manca|mancano un|una|i|le|il|la|dei|alcuni|alcune|pezzi|viti? pezzo|pezzi|viti|parte|parti|accessori|istruzioni|cavo, incomplet*, pezzi|parti mancanti',
    'breaks-soon':
      'rotto|rotta|rotti|smesso|rompe|guasto|guastato dopo|di|subito|al|quasi|in? pochi|poche|un|una|due|solo|funzionare|primo, ~fragil*',
    defective:
      'non|smesso|mai funziona|funzionava|funzionano|funzionavano|funzionante|funzionanti|di funzionare, difettos*, era|erano|è|sono rotto|rotta|rotti|rotte|guasto|guasta|guasti, fuori servizio|uso, ~rotto|rotta|rotti|rotte|guasto',
    'size-fit':
      '~veste|vestono|calza|taglia|taglie piccolo|stretto|grande|piccola|sbagliata|non|largo, ~troppo piccol*|grand*|strett*|cort*|larg*|lung*',
    'not-as-described':
      'non corrisponde|corrispondono|come|conforme|rispecchia|è _ foto|descrizione|descritto|fotografie|annuncio, divers* dalla|dalle|da foto|descrizione|quanto, ingannevol*, pubblicità ingannevole',
    refund:
      'rimborso|reso negato|rifiutato|mai|non|nessun|impossibile|ancora, nessun|niente|mai|negato|rifiutato|attesa|attendo|aspetto il|un|del|di? rimborso, non|mai hanno|ha|mi|ci|vogliono|rimborsano? rimborsato|rimborsati|rimborsare|rimborsano|restituito',
    'extra-charge':
      'costi|costo|spese|supplemento|supplementi nascosti|aggiuntivi|extra|nascoste|per|non, addebitat* due|in|un|una|più|costi|extra? volte|più, fatto pagare|pagare? di|in|un|anche|extra? più|supplemento, conto sbagliato|gonfiato|salato, più caro del|di preventivo|quanto',
    'too-expensive':
      'troppo|molto|decisamente|davvero|eccessivamente|un po caro|cara|cari|care|costoso|costosa|costosi, carissim*, prezzo|prezzi alto|alti|eccessivo|eccessivi|esagerato|esagerati|elevato|elevati|esorbitante|esorbitanti|troppo|molto|è|sono|spropositati|folli? troppo|molto|un|decisamente? alto|alti|elevato|elevati|eccessivi|eccessivo|esagerati, rapporto qualità prezzo pessimo|scarso|non|scadente|basso, non vale il|la|i prezzo|pena|soldi, furto, truffa, ~caro|cara|cari|costos*',
    payment:
      'non|niente accettano|accetta|si|prendono|funziona|può? pagare|con|il|la|le? carta|carte|pos|bancomat, solo|soltanto contanti|in contanti, pos rotto|guasto|non',
    'opening-hours':
      'era|trovato|erano|abbiamo|è trovato? chiuso|chiusa|chiusi, chiuso nonostante|anche|senza|quando, orari|orario non|sbagliat*|errat*? rispettat*|corrett*|corrisponde, chiude|chiudono troppo|molto presto, ~chiuso|chiusa',
    booking:
      'overbooking, prenotazione non|persa|annullata|cancellata|inesistente|sbagliata|errata|mai, non risultava|trovavano|avevano|trovata la|nessuna|nostra|mia prenotazione, cancellato|annullato|perso la|nostra|mia prenotazione|appuntamento',
    'appointment-delay':
      'appuntamento|visita _ ritardo|attesa|ora|dopo, nonostante appuntamento|l appuntamento, sala d|di attesa|aspetto _ ora|ore|minuti, ritardo di|sugli appuntamenti|ore|un|#, sempre in ritardo',
    'no-show':
      'non|mai|nessuno si è|sono|è presentat*|venut*|arrivat*|fatto, non si è presentat*, annullat*|cancellat*|disdett* all ultimo|ultimo|poche, mai venut*|presentat*',
    'bad-work':
      'lavoro|lavori pessimo|mal|scadente|fatto|approssimativo|male|fatti? male, mal fatto|eseguito|riparato|tagliati|montato, rovinato|rovinata|rovinati|bruciato i|il|la|miei? capelli|taglio|colore|pelle, taglio sbagliato|pessimo|storto|orribile',
    'not-listened':
      'non|mai ha|hanno|mi|ti|ci? ascolta|ascoltano|ascoltato|ascoltata, visita|liquidato|liquidata frettolosa|sbrigativa|veloce|in',
    painful:
      'doloros*, molto|tanto|troppo dolore, mi|ci|gli|le ha? fatto|fa molto? male, bruciato|bruciata la|il|il pelle|cute|orecchio',
    parking:
      'non|difficile|impossibile|mancanza|poco|senza|problema|scarso|pochi|difficoltà c|si|è|trovare|di|per|il|a|posti|nessun? parcheggio|parcheggiare|posto, parcheggio difficile|impossibile|piccolo|scarso|limitato|assente|inesistente|sempre|molto|è? pieno|difficile|piccolo, parcheggiare è|difficile|impossibile|era',
    'parking-price': 'parcheggio|garage caro|carissimo|costoso|a|troppo|molto|è? caro|costoso',
    dirty:
      'sporc*, sudici*, lurid*, schifos*, poco|non|mal|mai molto|era|è|erano|ben|stata|sono? pulit*, pulizia scarsa|carente|pessima|inesistente|approssimativa|lascia|da|poca|insufficiente, scarsa|poca|mancanza|pessima di? pulizia|igiene, ~polvere|polveros*, ~macchia|macchie|macchiat*, ~muffa|muffe, ~capelli|peli, sporcizia',
    smell:
      'cattivo|cattivi|forte|pessimo odore|odori, puzza, puzzava|puzzavano|puzzano, odore di|sgradevole|forte|nauseante|insopportabile|terribile, ~odore, tanfo',
    noise:
      'rumoros*, rumore|rumori di|della|del|dalla|dalle|continuo|insopportabile|forte|tutta|fino|dal|molesti, troppo|molto|tanto rumore, si sente|sentiva|sentivano|sentono tutto|i|ogni|le|la|il|anche, non|poco|mal|scarsa|nessuna insonorizzat*|insonorizzazione|isolament*|isolat*, pareti sottili|di, insonorizzazione scarsa|inesistente|pessima',
    'loud-music':
      'musica troppo|alta|altissima|molto|assordante|era|ad? troppo|molto|tutto? alta|alto, musica a tutto|volume',
    'too-hot':
      'aria|condizionatore|climatizzatore|climatizzazione condizionata? non|rotto|rotta|rumoros*|guast*|era|spenta? _ funziona*|rumoros*|guast*|rott*, senza|niente|mancanza|nessuna di? aria|condizionatore|climatizzatore, troppo|molto|un caldo|calda, caldo insopportabile|soffocante|tremendo, ~troppo caldo|calda',
    'too-cold':
      'riscaldamento non|spento|insufficiente|rotto|guasto, senza|niente riscaldamento, ~troppo|molto freddo|fredda|fredde, ~gelid*, ~freddo|fredda|fredde',
    wifi: 'wifi|wi+fi|internet|connessione non|lento|lenta|a|debole|scarso|molto|pessimo|scarsa|è? _ lento|lenta|pagamento|funziona*|debole|prende, niente|nessun|senza|pessimo wifi|wi+fi|internet|connessione',
    'small-room':
      'camera|camere|stanza|stanze|bagno|bagni|doccia piccol*|minuscol*|molto|troppo|è|era|strett*|angust*|un|davvero|piuttosto|erano|sono? molto|troppo|un|davvero|un|po|piuttosto|veramente? piccol*|minuscol*|strett*|angust*, minuscol*|piccolissim* camera|camere|stanza|bagno|doccia, ~minuscol*, ~piccolissim*',
    'worn-furnishings':
      'vecchi* e|arredamento|mobili, arredamento|mobili|arredi|struttura vecchi*|datat*|obsolet*|usurat*|un|molto|vetust*? vecchi*|datat*, vetust*, fatiscent*, trasandat*, datat*, bisogno di|una rinnov*|ristruttur*|manutenzione|ammodern*, da|andrebbe|andrebbero rinnovare|ristrutturare|rinnovat*|ristrutturat*|ammodernat*, ~logor*, ~usurat*, ~consumat*',
    'uncomfortable-bed':
      'letto|letti|materasso|materassi|cuscino|cuscini scomod*|dur*|molto|troppo|era|erano|poco|vecchi*|sfondat*|è? molto|troppo|davvero|poco? scomod*|dur*|mollì*|sfondat*|comod*|pessim*, scomod* letto|letti|materasso, ~scomod*, ~troppo dur*|morbid*',
    water:
      'senza|mancanza|niente|poca|non|mancava|scarsa di|c|la? acqua|pressione? calda, acqua fredda|tiepida|non|calda non|solo|assente, doccia|lavandino|scarico|wc|water|bagno otturat*|intasat*|rott*|perde*|gocciola*|fredda, perdita|perdite d|di acqua, pressione _ bassa|scarsa|debole',
    'check-in':
      'check+in|checkin|reception|accettazione _ lento|lentissimo|coda|ora|ore|minuti|attesa|lungo, camera|camere|stanza non|ancora non? era|erano|ancora? pront*|disponibil*',
    lift: 'ascensore|ascensori non|rott*|guast*|lent*|piccol*|lentissim*|molto|fuori|era|è? _ guast*|rott*|lent*|piccol*|funziona*, senza|manca|niente|nessun l? ascensore',
    'poor-light':
      'poca|scarsa|pessima luce|illuminazione, mal|poco illuminat*, illuminazione scarsa|pessima|insufficiente, ~bui*, ~molto|troppo bui*|scur*',
    pests: 'scarafagg*, cimici, topi, formiche, insetti, blatte',
    website:
      'sito|app|pagina|applicazione non|lento|bloccat*|si|confuso|poco|pessimo? _ funziona*|blocca|lento|chiaro, impossibile ordinare|prenotare|pagare, ~confus*|errori',
    cancelling:
      'impossibile|difficile|non|negata si|può|hanno|la|permesso? disdire|cancellare|annullare|disdetta|cancellazione, penale per|di cancellazione',
  },
}
