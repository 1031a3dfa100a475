import type { Cues } from '../causes.ts'

export const fr: Cues = {
  notBefore:
    'pas, moins, jamais, sans, aucun, aucune, ni, malgré, guère, peu, au lieu, si, plus de, point de, crain*, evit*, heureusement',
  excused: `pas de|un|vraiment? problème, pas grave, pas gênant|dérangeant, ne m'a|nous pas dérangé|gêné, sans gravité, les avis|commentaires, compréhensible, on comprend|peut comprendre, comme prévu, a été vite|rapidement|immédiatement? réparé|changé|remplacé|réglé, nous sommes|étions arrivés, hôtel|restaurant d'à côté|voisin, aéroport, mais ça va, rien de grave, autre hôtel, n'est pas parce que, ne veut pas dire, à moins que`,
  unless: {
    'uncomfortable-bed': 'inconfortablement',
    'too-hot': 'eau|douche|douches',
    'too-cold': 'eau|douche|douches',
    noise: 'ascenseur|climatisation|clim|frigo|musique|piscine|enfants|ados?|jeunes',
    'too-expensive': 'parking',
    dirty: 'mer|plage|quartier|rue|rues, sent|sentait|sentaient|odeur|odeurs|puait',
    'rude-staff': 'clients|clientèle',
    'slow-service': 'ascenseur',
    'not-as-described': 'avis',
  },
  notAfter: 'pas, jamais',
  weekdays: [
    'lundi|lundis',
    'mardi|mardis',
    'mercredi|mercredis',
    'jeudi|jeudis',
    'vendredi|vendredis',
    'samedi|samedis',
    'dimanche|dimanches',
  ],
  phrases: {
    queue:
      'longue|longues|énorme|interminable|immense|grosse file|files|queue|queues? d? attente, file|queue interminable|énorme|trop|très, fait|faire|faisait la queue, file d attente est|était|trop|très|beaucoup trop? longue, queue est|était trop|très|beaucoup? longue|trop',
    'slow-service':
      'service|personnel|serveur|serveurs est|était|trop|très|extrêmement|vraiment|beaucoup|un|peu trop|très|peu? lent|lente|long|interminable, lenteur, attendu plus|pendant|près|presque|au|une|longtemps|# , attendre plus|pendant|près|presque|au|une|longtemps|#, heure|heures|minutes d attente, attente trop|interminable|très|beaucoup|est|était|longue|insupportable, longue|trop|interminable|# attente, temps d attente trop|très|est|était|interminable|beaucoup trop|très? long|longue|trop|interminable, service lent|long|interminable, ~trop|très long|lent',
    understaffed:
      'manque de personnel, manque de serveurs|caisses, sous effectif, pas assez de personnel|serveurs|caisses|monde, une seule caisse|personne|serveuse|vendeuse, un seul serveur|employé|vendeur',
    'rude-staff':
      '~désagréable|désagréables, impoli*, malpoli*, ~agressif*, ~agressive*, ~hautain*, ~arrogant*, ~antipathique*, ~méprisant*, ~pas aimable|aimables|accueillant|sympathique, peu|pas|jamais très|du|tout|vraiment? aimable|aimables, mal|très|très mal? accueil*? mal, ~froid|froide|glacial, mal reçu|reçus|accueilli|accueillis, ~grossier*',
    ignored:
      'ignorés|ignoré|ignorée, ~indifférent*, ~désintéressé*, ~je m en foutiste, personne ne|n est|nous|vient|est _ accueil*|salué|venu|occupé*, ~peu|pas attentif|attentionné|attentifs|impliqué, ~blasé*',
    'unhelpful-staff':
      '~incompétent*, ~peu|pas serviable|serviables|professionnel|professionnels|compétent|compétents, ~débordé*, aucune aide, refusé de nous|m? aider, ~mauvais conseil|conseils, incompétence, manque de professionnalisme',
    'language-barrier':
      'ne parle|parlent|parlait|comprend|comprennent pas|peu|mal|que? le? français|anglais, parle|parlent mal|peu|à peine le? français|anglais',
    'no-reply':
      'jamais|pas|aucune|sans de? réponse|retour|répondu|rappelé, ne répond|répondent|répondait|répondu pas|jamais|plus|jamais, aucun|sans retour, personne ne répond|rappelle|répondait, ne rappelle|rappellent jamais|pas, m|n a|ont jamais|pas répondu|rappelé|recontacté, sans|aucune réponse',
    'phone-unanswered':
      'injoignable|injoignables, jamais|impossible|pas de|à? joindre|joignable|joignables, personne ne décroche|répond au, ne décroche|répond|répondent jamais|pas au|le? téléphone, jamais au téléphone, impossible de les|le? joindre|avoir',
    'not-informed':
      'pas|jamais|non|sans été? prévenu|prévenus|averti|avertis|informé|informés|informée, aucune|manque d|sans|pas information|informations|explication|explications|communication, manque d information|informations|explications, manque de communication, mal|mauvaise informé|informés|renseigné|information|communication, personne ne|n nous|m a _ prévenu|informé|dit',
    'cold-food':
      'plat|plats|nourriture|frites|soupe|café|pizza|viande|repas|œufs|oeufs est|était|étaient|sont|arrivé|servi|servis|arrivés|arrive|servie|presque|à|peine|limite|tout|juste|complètement _ froid|froids|froide|froides|tiède|tièdes, plats|plat|nourriture|repas|frites|soupe froid|froids|froide|froides|tiède|tièdes, ~froid|froide|froids|froides, ~tiède|tièdes, servi froid',
    'stale-food':
      '~rassis|rassise, ~pas frais|fraîche|fraîches, ~périmé*, ~moisi*, ~de la veille, ~avarié*, ~dur|dure comme, manque de fraîcheur',
    'badly-cooked':
      '~trop cuit|cuite|cuits|cuites, ~pas cuit|cuite|cuits|cuites|assez, ~brûlé*, ~cru|crue|crus, ~mal cuit|cuite|cuits|cuites, ~gras|grasse|grasses, ~caoutchouteux|caoutchouteuse, ~dure|dur, ~carbonisé*, ~sec|sèche|secs|sèches',
    'bland-food':
      '~fade|fades, ~sans goût|saveur, ~insipide*, ~aucun|aucune goût|saveur, ~manque de|d goût|saveur|assaisonnement, ~pas de goût|saveur',
    'salty-food': '~trop salé|salée|salés|sucré|sucrée|sucrés, ~trop de sel|sucre, ~très salé|salée',
    'foreign-object':
      'cheveu|cheveux|plastique|mouche|insecte|verre|ver|cafard dans|sur _ assiette|soupe|salade|plat|pizza|nourriture|pain',
    'small-portions':
      'portions|portion|quantités|quantité|assiettes est|sont|étaient|était|trop|très|bien|vraiment|un|peu? trop|très|vraiment? petites|petite|minuscules|ridicules|maigres|insuffisantes|insuffisante, petites|petite|maigres|minuscules portions|portion|quantités, rester sur sa faim, resté|restés|reste sur ma|notre|sa faim, pas copieux',
    'little-choice':
      'peu|pas|manque|aucun de? choix|variété, choix est|était|trop|très|limité|assez|un peu? très|trop|assez? limité|restreint|réduit|pauvre, toujours|tous la|les|le même|mêmes|jours _ chose|plats|même, ~répétitif*, ~peu varié, rien de|pour végétarien*',
    'sold-out':
      'rupture de stock, en rupture, plus de|rien|en stock|pain|croissants|disponible, rayons vides, rayon vide, souvent|toujours|déjà épuisé*',
    'weak-coffee':
      'café est|était|trop|très|imbuvable|vraiment? imbuvable|infect|mauvais|dégueulasse|amer|léger|clair, mauvais café, ~imbuvable*, ~dilué*',
    'poor-breakfast':
      'petit déjeuner|dejeuner|déjeuners _ décevant|médiocre|moyen|pauvre|limité|mauvais|cher|insuffisant|basique|nul|triste, mauvais|médiocre|piètre petit déjeuner, ~décevant*, ~médiocre*, ~peu varié, ~limité*',
    crowded:
      'trop de monde, bondé*, surpeuplé*, pas|plus|manque assez|de? de? table|tables|place|places|sièges|transats, trop|beaucoup|très bondé|serré|serrés',
    'late-delivery':
      'livraison|colis|commande|envoi|délai|délais _ retard|lente|long|longs|tardive|tard|semaines|retardée|trop, en|de|du|gros retard, livré|livrée|reçu en|avec|trop|très|beaucoup|bien|# _ retard|tard, jamais reçu|livré|arrivé|livrée|reçue, toujours pas reçu|livré|arrivé|reçue, toujours rien reçu, retard de livraison, délais _ respectés|long|longs',
    'damaged-parcel':
      'arrivé|arrivée|reçu|reçue|livré|livrée|colis|carton|emballage|produit cassé|cassée|abîmé|abîmée|endommagé|endommagée|déchiré|écrasé|brisé|ouvert, colis|carton|emballage _ abîmé|endommagé|écrasé|déchiré|ouvert, mal emballé|emballée|emballés|protégé, ~abîmé*, ~endommagé*',
    'wrong-item':
      'mauvais|mauvaise produit|article|commande|taille|couleur|modèle|référence|plat|pointure, erreur|trompé|trompés|trompée de|dans|sur|ma|la _ commande|produit|article|taille|couleur, pas ce que j|nous avais|avions|ai commandé, pas la bonne|bon taille|couleur|commande|produit',
    'missing-parts':
      'manque|manquait|manquaient|manquent|manquant|manquante|manquantes des|une|un|les|la|des? pièce|pièces|vis|accessoire|accessoires|notice|câble, pièce|pièces|vis|accessoires|article|articles manquante|manquantes|manquant|manquants, commande|colis incomplète|incomplet, il manque|manquait un|une|des|la|le|les',
    'breaks-soon':
      'cassé|cassée|panne|hs|déchiré|lâché au|après|en bout|seulement|à|quelques|une|un|deux|moins|#, mauvaise|piètre finition, ~fragile*, ~bas de gamme, tombe|tombé en panne|morceaux',
    defective:
      'ne|n fonctionne|marche|fonctionnait|marchait|fonctionnent|marchent|fonctionnaient|a|ont _ pas|plus|mal|jamais, en|hors panne|service, défectueux|défectueuse|défectueuses, était|est|étaient|sont cassé|cassée|cassés|cassées, fonctionne|marche|fonctionnait pas|mal|plus',
    'size-fit':
      'taille trop|très|petit|grand|ne|mal petit|grand|pas, taille|taillent petit|grand, ~trop petit|petite|grand|grande|serré|serrée|court|courte|large|étroit, mauvaise taille',
    'not-as-described':
      'pas|non conforme|conformes, rien à voir, pas comme décrit|annoncé|sur|prévu, ne correspond|correspondait|correspondent pas, publicité mensongère, trompeur|trompeuse|trompeuses|mensonger, différent de|des la|photos|photo|description',
    refund:
      'refus|refusé|refuse|refusent|pas|jamais|aucun|toujours de|me|nous|été|le|pas|un|d être|me|nous? remboursement|remboursé|remboursée|remboursés|rembourser, attends|attend|attente|attendons _ remboursement, remboursement refusé|toujours|impossible|jamais',
    'extra-charge':
      'frais cachés|supplémentaires|supplémentaire|inattendus, facturé|facturés|facturée|débité|compté en|deux|trop|double|plus|un fois|supplément|trop|plus, supplément|suppléments, surfacturé|surfacturation, plus cher|élevé que prévu|le|annoncé|le devis, payer en plus|un supplément|extra',
    'too-expensive':
      'trop|beaucoup|très|bien|vraiment|hyper|super|excessivement trop? cher|chère|chers|chères|onéreux, hors de prix, prix est|sont|trop|très|excessif|excessifs|exorbitants|exagéré|exagérés|élevés|élevé|exorbitant|abusif|abusifs trop|très? élevés|élevé|excessifs|excessif|exorbitant|exorbitants|abusifs|chers, rapport qualité prix mauvais|médiocre|décevant|pas|nul|moyen, arnaque, surtaxé|surévalué, ne|n vaut|vaut pas, ~cher|chère|chers',
    payment:
      'carte|cartes|cb|carte bancaire refusée|refusées|non|pas|n, pas de carte|cb|paiement, n|ne accepte|acceptent|prend|prennent pas|plus la|les? carte|cartes|cb|chèques, que en|les? espèces, uniquement en espèces, terminal|machine en panne',
    'opening-hours':
      'fermé|fermée|fermés alors|sans|malgré|avant|à|quand|porte|portes, trouvé porte close|fermée, porte close, horaires ne|non|pas|sont|incorrects|pas|faux|affichés|trop _ respectés|faux|pas|corrects|courts|restreints, ferme|ferment trop|très|bien|avant tôt, ~fermé|fermée',
    booking:
      'surréservation|surbooking|overbooking, réservation pas|non|perdue|annulée|n|ignorée|introuvable|oubliée, annulé|annulée|annulés|perdu|oublié ma|notre|la réservation|commande|rendez, réservation a|avait|était|est|n été|pas|perdue|annulée|annulée|oubliée',
    'appointment-delay':
      'retard|attente|attendre|attendu|heure|minutes malgré|sur|au|avec|pour? le|un|mon|rendez? rendez? vous, rendez vous en retard, salle d attente _ heure|heures|longtemps|minutes, toujours en retard, heure|minutes de retard',
    'no-show':
      'jamais|pas|personne venu|venus|venue|présenté|présentés|n est, ne|n est|sont|s jamais|pas est|sont? venu|venus|présenté, annulé au|à la|dernier|dernière dernier|dernière|minute moment|minute, posé un lapin, rendez vous non|pas honoré|respecté',
    'bad-work':
      'travail|travaux bâclé|bâclés|mal fait|faits, mauvais|sale travail, bâclé|bâclée, mal fait|réparé|coupé|posé|faite|réalisé|installé, malfaçon|malfaçons, coupe ratée|massacré|massacrée|massacrés, raté|ratée ma|mes coupe|couleur|cheveux|mèches',
    'not-listened':
      'pas|jamais|n|ne|aucune d|à l|l écoute|écouté|écoutée|écoutent, n a pas écouté|écoutée, expédié|expédiée en, pas pris le temps, ne prend|prennent pas le temps, pas prise|pris au sérieux, consultation|rendez vous expédiée|bâclée',
    painful: 'douloureux|douloureuse, brûlé|brûlée le|la|les|mon|cuir|oreille, a|ont fait très? mal',
    parking:
      'pas|aucun|manque|peu|difficile|impossible|aucune|galère|difficultés de|pour|à|d? se|trouver|une|place|places|de? garer|stationner|parking|stationnement|place, parking|stationnement est|était|trop|très|difficile|compliqué|toujours|petit|complet|impossible|plein très|trop|toujours? difficile|petit|complet|compliqué|impossible|plein, difficile de se garer, se garer est|difficile|compliqué',
    'parking-price': 'parking|stationnement cher|hors|très|trop|est|était|à _ cher|prix|exorbitant',
    dirty:
      'sale, sales, crasseux|crasseuse|crade, dégueulasse*, pas|peu|jamais|mal très|vraiment|été|bien? propre|propres|nettoyé|nettoyée|lavé, mal|pas été? nettoyé|nettoyée|nettoyés|lavés, manque de|d propreté|hygiène|nettoyage, insalubre*, ~poussière|poussiéreux|poussiéreuse, ~taches|tâches|tachée|tachés, ~moisissure|moisissures|moisi, ~saleté*, ~cheveux|poils, propreté douteuse|laisse|déplorable|limite',
    smell:
      'odeur désagréable|nauséabonde|de|d|horrible|forte|épouvantable|insupportable|bizarre, mauvaise|forte|mauvaises|fortes|horrible odeur|odeurs, sent|sentait|sentaient mauvais|le|l|la|fort|très, pue|puait|puent, ~renfermé, ~odeur|odeurs, puanteur',
    noise:
      'bruyant|bruyante|bruyants|bruyantes, mal|mauvaise|aucune|pas|peu insonorisé|insonorisée|insonorisation|insonorisées|isolé|isolée|isolation, bruit|bruits de|des|du|dans|permanent|constant|incessant|infernal|insupportable|toute, trop|beaucoup de bruit|bruits, on entend|entendait|entends tout|les|le|la|tous, nuisances sonores',
    'loud-music':
      'musique est|était|trop|beaucoup|bien|très|à fond|assourdissante trop|beaucoup|très? forte|fort|assourdissante, musique à fond, musique assourdissante',
    'too-hot':
      'climatisation|clim ne|n|en|pas|trop|était|est _ pas|panne|fonctionne|bruyante, pas|sans|aucune de? climatisation|clim, trop|très|étouffant|insupportable chaud|chaude|chaleur, chaleur étouffante|insupportable, ~étouffant*',
    'too-cold':
      'chauffage ne|n|en|pas|insuffisant|était|est _ pas|panne|fonctionne|insuffisant, pas|sans|aucun de? chauffage, ~trop|très froid|froide, ~glacial*, ~froid|froide|glaciale, courants d air',
    wifi: 'wifi|wi+fi|internet|connexion ne|n|très|trop|est|était|pas|lent|payant|lente|inexistant|faible|instable _ pas|lent|lente|payant|faible|mauvais|mauvaise|fonctionne|instable, pas|aucun|mauvais|mauvaise de? wifi|internet|connexion|wi+fi',
    'small-room':
      'chambre|chambres|salle|salles de? bain|bains|douche? est|était|sont|très|trop|vraiment|assez|plutôt|minuscule|exiguë|petite|étaient très|trop|vraiment|toute|assez|un|peu|bien? petite|petites|minuscule|exiguë|étroite|petit|minuscules, petite|petites|minuscule|minuscules chambre|chambres|salle, ~minuscule*, ~exigu*',
    'worn-furnishings':
      'vétuste|vétustes|vétusté, vieillot|vieillotte|vieillots|vieillottes, délabré*, défraîchi*, ~usé*, ~démodé*, ~désuet*, besoin|nécessite|mérite|mériterait d|une|un|de|d+être|d+une|d+un? rénovation|rafraîchissement|rénové|rénovée|rénovées|rafraîchi|rafraîchie|coup+de+neuf|coup+de+jeune|coup+de+peinture, à rénover|refaire',
    'uncomfortable-bed':
      'lit|lits|matelas|literie|oreillers|oreiller est|était|sont|étaient|trop|très|pas|peu|vraiment|inconfortable|fatigué|mauvais|mauvaise|mou|dur trop|très|pas|peu|vraiment? dur|mou|mous|inconfortable|inconfortables|durs|mauvaise|fatigué|confortable|défoncé, mauvaise|vieille literie, mauvais|vieux|mauvais matelas|lit|lits, ~inconfortable*, ~pas confortable, ~trop dur|mou|dure|molle',
    water:
      'pas|plus|peu|manque|sans d|de? eau|pression chaude|dans, pas d eau chaude, eau froide|tiède|est|était|à froide|tiède|peine, manque de pression, douche|lavabo|toilettes|wc|évier _ bouché|bouchée|bouchés|bouchées|fuit|fuyait|froide|cassée, fuite|fuites d eau, pression _ faible|insuffisante',
    'check-in':
      'check+in|checkin|enregistrement _ long|lent|interminable|heure|heures|minutes|longue, chambre pas|non|n|n était|toujours _ prête|disponible, attente|attendu|attendre _ réception|chambre|enregistrement|clé|clef',
    lift: 'ascenseur|ascenseurs ne|n|en|est|était|très|trop|minuscule|lent|petit|hors _ panne|lent|petit|fonctionne|service|lents|minuscule, pas|sans|aucun|absence d? ascenseur, pas d ascenseur',
    'poor-light':
      'mal|peu|pas assez? éclairé|éclairée|éclairés|lumineux|lumineuse, éclairage _ faible|insuffisant|mauvais, manque de|d lumière|éclairage|lumières, ~sombre|sombres, ~trop|très sombre',
    pests: 'cafard|cafards, punaise|punaises de lit|lits, souris, rats, fourmis, insectes, blattes',
    website:
      'site|application|appli|page ne|n|pas|bug*|mal|plante*|lent|très|est|peu _ pas|bug*|lent|clair|fonctionne|fait|plante|compliqué, impossible de commander|réserver|payer|valider|connecter, ~bug*, ~plante, ~confus*',
    cancelling:
      'impossible|refus|refuse|difficile|refusé d|de|l annuler|annulation|résilier|résiliation, frais d annulation, annulation _ impossible|refusée|payante, résiliation _ impossible|refusée',
  },
}
