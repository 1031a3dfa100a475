/** What customers say every day: its sign ("0" is neither), then the sentence. Written for the tests, trained on nowhere. */
export const everydaySentences: Record<string, string> = {
  de: `
+ Sehr freundlicher Empfang und eine tolle Beratung.
+ Das Brot schmeckt einfach wunderbar.
+ Kann ich nur weiterempfehlen!
+ Wir kommen auf jeden Fall wieder.
+ Die Reparatur war schnell erledigt und günstig.
+ Da gibt es nichts zu meckern.
+ Das Zimmer war sauber, ruhig und gemütlich.
+ Endlich ein Zahnarzt, bei dem ich keine Angst habe.
+ nicht teuer und trotzdem sehr gut
- Die Bedienung war unfreundlich.
- Das Essen war kalt und geschmacklos.
- Leider hat mir der Haarschnitt nicht gefallen.
- Nie wieder!
- Das Gerät funktioniert nicht.
- Viel zu teuer für diese Qualität.
- Wir mussten über eine Stunde warten.
- Ich kann dieses Hotel nicht empfehlen.
- Das Personal war überfordert und unhöflich.
0 Geht so.
0 Es war okay, mehr aber auch nicht.`,
  fr: `
+ Accueil chaleureux et service rapide.
+ Le pain est délicieux.
+ Je recommande vivement cette adresse.
+ Nous reviendrons avec plaisir.
+ Rien à redire, tout était parfait.
+ Une équipe très professionnelle et à l'écoute.
+ La chambre était propre et calme.
+ Pas cher et très bon.
+ Mon coiffeur préféré !
- Le serveur était désagréable.
- La nourriture était froide et sans goût.
- Je ne recommande pas du tout.
- Plus jamais !
- L'appareil ne fonctionne pas.
- Beaucoup trop cher pour ce que c'est.
- Une heure d'attente, inadmissible.
- Très déçue de ma commande.
- La chambre était sale et bruyante.
0 Bof.
0 Correct, sans plus.`,
  tr: `
+ Çok güzel bir mekan, herkese tavsiye ederim.
+ Personel çok ilgili ve güler yüzlüydü.
+ Yemekler çok lezzetliydi.
+ Ürün hızlı geldi, çok memnun kaldım.
+ Kesinlikle tekrar geleceğiz.
+ Odalar temiz ve ferahtı.
+ Fiyatına göre gayet iyi.
+ Harika bir kuaför, ellerinize sağlık.
+ Kaliteli ve sağlam bir ürün.
- Çalışanlar ilgisiz ve kabaydı.
- Yemekler soğuk ve tatsızdı.
- Hiç beğenmedim.
- Ürün bozuk çıktı.
- Kesinlikle tavsiye etmiyorum.
- Bir daha asla gelmem.
- Oda temiz değildi.
- Çok pahalı ve kalitesiz.
- Kargo çok geç geldi.
0 İdare eder.
0 Ne iyi ne kötü.`,
  es: `
+ La comida estaba riquísima.
+ El personal fue muy amable.
+ Lo recomiendo sin dudarlo.
+ Volveremos seguro.
+ Habitación limpia y muy cómoda.
+ Trato excelente y buen precio.
+ No puedo pedir más, todo perfecto.
+ El envío llegó antes de lo previsto, muy contento.
+ La mejor panadería del barrio.
- El camarero fue muy maleducado.
- La comida estaba fría y sin sabor.
- No lo recomiendo para nada.
- No volveré nunca más.
- El aparato no funciona.
- Demasiado caro para lo que ofrecen.
- Tuvimos que esperar más de una hora.
- Una decepción total.
- El baño estaba sucio.
0 Ni bien ni mal.
0 Normalito, sin más.`,
  it: `
+ Il cibo era squisito.
+ Personale gentilissimo e disponibile.
+ Lo consiglio a tutti.
+ Ci torneremo sicuramente.
+ Camera pulita e silenziosa.
+ Ottimo rapporto qualità prezzo.
+ Niente da dire, tutto perfetto.
+ Spedizione velocissima, sono molto soddisfatta.
+ Il miglior parrucchiere della città.
- Il cameriere era scortese.
- Il cibo era freddo e insipido.
- Non lo consiglio affatto.
- Mai più!
- Il prodotto non funziona.
- Troppo caro per quello che offre.
- Abbiamo aspettato più di un'ora.
- Una grande delusione.
- La camera era sporca e rumorosa.
0 Così così.
0 Niente di speciale.`,
  pt: `
+ A comida estava deliciosa.
+ Funcionários muito simpáticos e atenciosos.
+ Recomendo a todos.
+ Voltaremos com certeza.
+ Quarto limpo e confortável.
+ Ótimo atendimento e bom preço.
+ Não tenho nada a reclamar, tudo perfeito.
+ A encomenda chegou rápido, estou muito satisfeita.
+ O melhor café da cidade.
- O empregado foi mal-educado.
- A comida estava fria e sem sabor.
- Não recomendo de todo.
- Nunca mais!
- O aparelho não funciona.
- Muito caro para o que oferece.
- Esperámos mais de uma hora.
- Uma grande desilusão.
- O quarto estava sujo.
0 Mais ou menos.
0 Nada de especial.`,
  nl: `
+ Heerlijk gegeten en vriendelijke bediening.
+ Het personeel was erg behulpzaam.
+ Een echte aanrader!
+ We komen zeker terug.
+ De kamer was schoon en rustig.
+ Goede prijs en snelle levering.
+ Niets op aan te merken.
+ Ik ben heel blij met mijn nieuwe fiets.
+ De beste bakker van de stad.
- De ober was onbeleefd.
- Het eten was koud en smakeloos.
- Ik kan het niet aanraden.
- Nooit meer!
- Het apparaat werkt niet.
- Veel te duur voor deze kwaliteit.
- We moesten meer dan een uur wachten.
- Zeer teleurgesteld in deze winkel.
- De kamer was vies en lawaaierig.
0 Gaat wel.
0 Niet goed, niet slecht.`,
  da: `
+ Maden var lækker og betjeningen venlig.
+ Personalet var meget hjælpsomt.
+ Kan varmt anbefales!
+ Vi kommer helt sikkert igen.
+ Værelset var rent og roligt.
+ God pris og hurtig levering.
+ Intet at klage over.
+ Jeg er meget glad for min nye cykel.
+ Byens bedste bager.
- Tjeneren var uhøflig.
- Maden var kold og kedelig.
- Jeg kan ikke anbefale stedet.
- Aldrig igen!
- Apparatet virker ikke.
- Alt for dyrt i forhold til kvaliteten.
- Vi måtte vente i over en time.
- Meget skuffet over denne butik.
- Værelset var beskidt.
0 Det var okay.
0 Hverken godt eller dårligt.`,
  sv: `
+ Maten var jättegod och personalen trevlig.
+ Mycket bra bemötande.
+ Kan varmt rekommenderas!
+ Vi kommer definitivt tillbaka.
+ Rummet var rent och tyst.
+ Bra pris och snabb leverans.
+ Inget att klaga på.
+ Jag är väldigt nöjd med min nya cykel.
+ Stans bästa bageri.
- Servitören var otrevlig.
- Maten var kall och smaklös.
- Jag kan inte rekommendera stället.
- Aldrig mer!
- Apparaten fungerar inte.
- Alldeles för dyrt för den kvaliteten.
- Vi fick vänta över en timme.
- Mycket besviken på den här butiken.
- Rummet var smutsigt.
0 Helt okej.
0 Varken bra eller dåligt.`,
  pl: `
+ Jedzenie było pyszne, a obsługa miła.
+ Personel bardzo pomocny.
+ Polecam każdemu!
+ Na pewno jeszcze tu wrócimy.
+ Pokój był czysty i cichy.
+ Dobra cena i szybka dostawa.
+ Nie mam żadnych zastrzeżeń.
+ Jestem bardzo zadowolona z nowego roweru.
+ Najlepsza piekarnia w mieście.
- Kelner był niemiły.
- Jedzenie było zimne i bez smaku.
- Nie polecam tego miejsca.
- Nigdy więcej!
- Urządzenie nie działa.
- O wiele za drogo jak na taką jakość.
- Musieliśmy czekać ponad godzinę.
- Jestem bardzo rozczarowany tym sklepem.
- Pokój był brudny i głośny.
0 Może być.
0 Ani dobrze, ani źle.`,
  cs: `
+ Jídlo bylo výborné a obsluha milá.
+ Personál byl velmi ochotný.
+ Mohu jen doporučit!
+ Určitě se zase vrátíme.
+ Pokoj byl čistý a tichý.
+ Dobrá cena a rychlé doručení.
+ Není si na co stěžovat.
+ S novým kolem jsem moc spokojená.
+ Nejlepší pekárna ve městě.
- Číšník byl nepříjemný.
- Jídlo bylo studené a bez chuti.
- Nedoporučuji.
- Už nikdy více!
- Přístroj nefunguje.
- Příliš drahé na takovou kvalitu.
- Museli jsme čekat přes hodinu.
- Z tohoto obchodu jsem velmi zklamaný.
- Pokoj byl špinavý a hlučný.
0 Ujde to.
0 Nic moc, ale ani špatné.`,
}
