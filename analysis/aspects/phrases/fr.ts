export const fr = `
waiting time +
  pas|peu|zéro|aucune|sans|jamais|presque+pas d'|de|trop+d'|beaucoup+d'|la+moindre|longue? attente|queue|file+d'attente, pas|jamais|peu|sans|aucunement eu|à|trop|besoin? à|de|d'|trop|beaucoup|longtemps? attendre|attendu|faire+la+queue, pris*|reçu*|servi*|accueilli*|reçue*|prise+en+charge|pris+en+charge|servis immédiatement|tout+de+suite|aussitôt|directement|sans+attendre|à+l'heure
waiting time -
  attendu|attendre|attend|attends|attente|attendons|patienter|patienté _ heure*|minutes|longtemps|jours|semaines|mois|une+éternité|des+heures, trop|si|très|interminable longtemps|longue|attente, fait|font|faire _ attendre|poireauter|patienter, prend|pris|a+pris|dure|duré _ des+heures|une+éternité|des+semaines|des+mois|trop+de+temps|des+plombes, heure*|minutes|jours|semaines de+retard|de+queue|d'attente
comfort +
  pas|rien|aucunement|même+pas|presque+pas|jamais eu|fait? mal, rien|presque+rien|quasiment+rien senti, sans|aucune|pas+de|zéro|pas+la+moindre|aucune+sorte+de douleur*, indolore*, n'ai|n'a|n'avons rien senti
comfort -
  fait|font|faisait|fit très|vraiment|super|tellement|encore|toujours|horriblement? mal, eu|ai|a|avoir très|encore|toujours|si? mal, très|vraiment|extrêmement|c'était|est douloureu*, souffert, ampoules aux pieds, serre|serrent|frotte _ pied|talon|orteils|trop
price +
  pas|aucun*|sans|zéro de|d'|le+moindre? frais|supplément*|mauvaise*|coût*, pas|jamais si|trop|très|plus|du+tout|bien|excessivement? cher*|onéreu*, moins cher* que|qu' le+devis|prévu|annoncé|ailleurs, n'a rien|pas facturé|fait+payer|demandé|coûté, pas|ne fait+payer|facturé
price -
  débité*|facturé*|payé*|prélevé*|payer|compté* deux+fois|en+double|double|deux+x|plus|trop, deux fois|foix débité*|facturé*|prélevé*|payé*|le+même, double débit|prélèvement|facturation, fait|font|faire|suis+fait _ arnaque*|avoir|plumer|rouler, arnaqu*|escroqu*, plus|beaucoup+plus cher* que|qu' le+devis|prévu|annoncé|convenu, coûté|coûte|payé une+fortune|les+yeux+de+la+tête|un+bras, prix _ augment*|flamb*|doublé
returns +
  remboursé* _ immédiatement|rapidement|sans|aussitôt|tout+de+suite|intégralement|dans|vite|sous, rapidement|immédiatement|aussitôt|intégralement|vite|tout+de+suite remboursé*|échangé*|remplacé*, échangé*|remplacé* sans|gratuitement|immédiatement|rapidement|aussitôt
returns -
  jamais|pas|toujours+pas|n'ai _ remboursé*|remboursement|revu|récupéré, refus* _ rembours*|d'échanger|reprendre|l'échange, attends|attendons|attend _ remboursement, veux|voudrais|exige _ remboursé*|remboursement|mon+argent, aucun|pas+de|sans remboursement, impossible _ rembourser|récupérer
size +
  taille|taillent|va|vont|tombe parfaitement|bien|correctement|normalement|comme+un+gant|nickel, taille parfaite
size -
  taille|taillent|chausse|chaussent|coupe très|trop|vraiment|un+peu|assez|plutôt|super|beaucoup+trop|bien? petit*|grand*|étroit|large|serré|court, taille|pointure en+dessous|au+dessus|trop, trop|bien+trop petit*|grand*|serré*|étroit*|court*|large*, ne va|vont|convient pas
service +
  rappelé|répondu|réponse|répond|rappelle _ immédiatement|rapidement|aussitôt|dans+l'heure|dans+la+journée|tout+de+suite|vite|rapide
service -
  personne|nul ne|n'? _ répond*|rappel*|décroch*|aid*|vient|venu|bouge|s'occupe|occupé*, jamais|pas|toujours+pas|aucunement été|m'ont|nous+ont? rappelé*|répondu|recontacté*|décroché|répondent|répond|rappellent, aucune|pas+de|sans|jamais+de|toujours+pas+de|pas+la+moindre réponse|nouvelle*|retour|rappel|nouvelles, injoignable*, raccroché au+nez, raccrochent|raccroche au+nez, renvoyé*|baladé*|trimballé* _ service|autre
staff +
  sens|sent|senti*|sentons|sentie* _ bien|à+l'aise|accueilli*|en+confiance|écouté*|comme+chez|chez+soi|en+sécurité|bienvenue|compris*, mis*|met|mettent|mise tout+de+suite|immédiatement|très|vraiment? à+l'aise|en+confiance, prend*|pris|prennent|prenant _ le+temps|son+temps|leur+temps, expliqu*|explique* tout|bien|clairement|chaque|en+détail|les|parfaitement, aux petits soins, à l'écoute, pris* au sérieux, sans|pas|aucune forcer|forcing|pression|pousser+à, rassur*
staff -
  ignor*, été|sommes|suis|nous|m'a|m'ont|fûmes _ ignoré*|pris*+de+haut|mal+reçu*|mal+accueilli*|snobé*|rabroué*|engueulé*|humilié*|envoyé*+balader|envoyé*+promener, prend|prennent|pris|prise|parle|parlent|regarde* de haut, lev* les|ses yeux, crié|crie|hurl*|aboy* _ dessus|sur, traité*|traitent|traite comme|mal|de+menteur*, ne|n' écout*|écouté pas|jamais|rien, pas|jamais|même+pas|aucun|ni|sans|pas+un|un écouté|d'excuse*|excusé*|bonjour|sourire|merci, pas|jamais|peu senti* bienvenu*|le+bienvenu|à+l'aise
reliability +
  jamais|pas|aucun*|aucune une+seule+fois|de|la+moindre|eu? panne*|bug*|planté|déçu*|problème*|souci*|déception|retard, à l'heure|heure+pile|l'heure+dite, marche*|fonctionne*|tourne _ parfaitement|très+bien|nickel|impeccable|comme+sur+des+roulettes|sans|à+merveille|toujours, sans|aucun|zéro|pas+le+moindre problème*|souci*|encombre*|bug*|accroc, tenu|tient|tiennent _ parole|promesse*|délais|engagement*
reliability -
  plante|plantent|bugue|bug|planté|plantait|rame|bloque|se+fige _ tout+le+temps|sans+arrêt|toujours|constamment|souvent|dès|à+chaque|quand|régulièrement|en+permanence, ne marche*|fonctionne*|s'allume|démarre|s'ouvre|charge plus|pas|jamais, marche*|fonctionne*|démarre plus|pas|jamais|mal, tombé*|tombe|tombée|en+panne|mort*|morte|lâché|cassé*|rendu+l'âme au+bout|après|dès|en+panne|en+moins, n'est|n'a|ne jamais venu*|arrivé*|présenté*|pas+venu*|pas+présenté*, jamais|pas venu*|présenté*, personne n'est+venu|n'est+passé|ne+vient, annulé* _ dernière+minute|dernier+moment|le+jour+même|la+veille, posé* un lapin, laissé* tomber|en+plan
results -
  dû|obligé*|fallu _ revenir|retourner|refaire|rappeler|ramener|repasser, fuit|goutte|grince|coule toujours|encore|de+nouveau, toujours|encore|même pas réparé*|pas+résolu*|en+panne|le+même+problème|cassé*|pas+fini*, pas|jamais|rien réparé*|résolu*|réglé*|fini*|terminé*, pire qu'avant|que+avant|après|encore, problème|panne|bruit|fuite _ revenu*|persiste|toujours+là|recommenc*
results +
  réparé*|réglé*|résolu*|dépanné*|terminé* _ du+premier+coup|immédiatement|rapidement|le+jour+même|dans+la+journée|en+#|en+une|aussitôt|tout+de+suite|vite, comme neuf|neuve|neufs|neuves
cleanliness +
  pas|aucune*|sans|zéro|pas+la+moindre|rien+à+redire un+grain+de|de|une|d'? poussière|saleté|tache*|trace*|odeur|moisissure, tout _ propre|nickel|impeccable, laiss* _ propre|nickel|impeccable, propre comme un+sou|neuf
cleanliness -
  laissé|laissent|laisse _ saleté*|bazar|chantier|poussière|gravats|sale|en+plan|déchets|bordel, pue|puait|puaient|puent|empestait, sent|sentait|sentaient mauvais|le+renfermé|le+moisi|l'humidité|la+cigarette|l'égout|fort|l'urine, jamais|pas|mal nettoyé*|lavé*|changé*|fait+le+ménage|aspiré
noise +
  aucun*|pas|sans|zéro|presque+pas de|le+moindre|du+tout|trop? bruit*|nuisance*|bruyant*|sonore*, n'entend*|entend* rien|pas+un|aucun, très|bien|super|parfaitement|merveilleusement|comme+un+bébé|comme+une+marmotte|comme+un+loir dormi|dort
noise -
  pas|impossible|jamais|mal|peu|rien pu|de|réussi+à|du+tout|bien? dormi*|dormir|fermer+l'œil|fermé+l'œil, réveillé* _ bruit|nuit|toutes|par|plusieurs|voisins|matin, entend* tout|les+voisins|la+rue|chaque, empêch* de dormir
food -
  tombé+malade|tombée+malade|été+malade|été+malades|mal+au+ventre|indigestion, intoxication alimentaire, reparti*|sorti*|rest* _ faim, encore|toujours faim, n'a|n'avait|sans|aucun*|pas|peu aucun|de|le+moindre? goût|saveur, immangeable*|insipide*|fade|fades
food +
  pas trop|du+tout sucré*|salé*|gras*|épicé*|lourd*, fond* dans+la|en bouche, régal*
delivery +
  reçu*|arrivé*|livré* _ le+lendemain|avant+la+date|en+avance|plus+tôt|plus+vite|dès+le|en+#|rapidement, plus tôt|vite|rapide* que|qu' prévu*|annoncé*
delivery -
  jamais|toujours+pas|pas|non reçu*|arrivé*|livré*|expédié*|envoyé*|parvenu*, attends|attend|attendons toujours|encore, arrivé*|reçu*|livré* _ cassé*|abîmé*|endommagé*|écrasé*|incomplet*|ouvert*|en+retard|fondu*|en+morceaux, pas|mauvais*|erreur|autre le+bon|la+bonne|les+bons? article*|taille|produit|modèle|couleur|colis, manqu* _ pièce*|vis|moitié|élément*
quality -
  cassé*|déchiré*|décousu*|rétréci*|décollé*|usé*|rouillé*|délavé*|fissuré*|craqué* _ au+bout|après|dès|à+la+première|en|au+premier|au+lavage, tombe*|part|partent|s'effrite* en+morceaux|en+lambeaux|en+miettes
quality +
  comme|toujours|encore au+premier|comme+neuf|comme+neuve, tient|tiennent|dure|durent|résiste* _ bien|longtemps|années|au+lavage|dans+le+temps, n'a|n'ont|ne|pas pas|rétréci|déteint|bougé bougé|rétréci|déteint|décoloré
parking -
  impossible|galère|difficile|pas|nulle+part|aucun+endroit|nulle|enfer _ garer|stationner|se+garer|parking|place
`
