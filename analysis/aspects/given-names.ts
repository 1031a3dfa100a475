/** Frequent given names of the countries whose languages are read, without diacritics. Some are words too ("can", "mark"): only with a capital do they name somebody. */
export const givenNames: ReadonlySet<string> = new Set(
  `aaron adam adele agata agnes agnieszka ahmet alba alejandro alessandro alexander alexandra alexis alice alicja alina amelia
  amelie amir amy ana anders andre andrea andreas andrei andrew angela anita anja anke anna anne annette annika anton antonella
  antonio anouk aoife arne arthur astrid aurelie aylin ayse barbara bart bartek beata beate beatriz ben benedikt benjamin bernd
  bianca birgit bjorn bram brigitte bruno burak camilla camille can carina carla carlos carmen carolina caroline catarina
  catherine cecilia cem charlotte chiara chloe chris christian christina christine christoph claire clara claudia clemence
  cristina daan dagmar dan daniel daniela danuta darek david davide deniz diana diego dieter dirk dominik dorota eduardo edyta
  elena eleonora elif elisa elisabeth elizabeth elke ella ellen els emily emma emre enrico erik eric erika esra esther eszter
  eva ewa fabian fabio fatma federica felipe felix fernanda filip fiona florian francesca francesco francisco frank franziska
  frederik frida fritz gabriel gabriela gareth georg george gerhard gerry giorgia giovanni giulia giuseppe goncalo grace grzegorz
  guillaume gustav hakan halina hannah hanne hanna hans harry hasan heike helen helena helene henrik henry holger hugo huseyin
  ian ibrahim ida ignacio ilona ilse ines inga inge ingrid irena isabel isabelle ivan iwona jack jacek jaime jakob jakub james jan
  jana jane janek janina jarek jasmin javier jean jelle jenny jens jeroen jessica jiri joana joanna joao jonas jonathan joost
  jorg jorge josef joseph judith jules julia julie julien jurgen justyna kamil karel karim karin karl karolina kasia kasper
  katarina katarzyna kate katharina kathrin katja katrin kemal kerstin kevin klaus krzysztof lara lars laura lea leila lena leo
  leon leonie leticia liam lieke linda lisa lorenzo lotte louis louise luca lucas lucia lucie ludovic luis luisa lukas luuk maarten
  maciej madeleine magda magdalena magnus maja malgorzata manon manuel marc marco marek margot marguerite maria mariana marie
  marija marijke mario marion marit mark markus marlene marta martin martina martyna mateusz mathias mathieu mathilde matilda
  matteo matthew matthias max mehmet melanie melissa merve mette michael michal michel miguel mikael mike mikkel milan miriam
  mohammed monica monika monique morten murat mustafa nadia nadja nadine natalia natalie nathalie nicolas nicole niels nikola nina noah
  nuno oliver olga olivia omer oscar osman pablo paolo pascal patricia patrick paul paula paulina pauline pavel pawel pedro per
  peter petr petra philip philipp pierre piotr priya quentin rachel rafael ralf raquel rasmus rebecca renata ricardo riccardo richard
  rita rob robert roberta roberto robin roland romain roman rosa rui ruth ryan sabine sabrina salvatore sam samuel sandra sanne
  sara sarah sebastian selin serkan sergio silke silvia simon simona simone sofia sofie sonia sonja sophie stefan stefania stefano
  steffen stephan stephanie sten steve stig stine susan susana susanne sven svenja sylvie sylwia tania tanja teresa theo thomas
  thijs tiago tim tobias tom tomas tomasz torben tore ulla ulrich ulrike umut ursula ute uwe valentina valerie vanessa vera veronica
  veronika victor viktor vincent vincenzo virginie volkan wanda wendy werner wiktoria willem wojtek wolfgang wouter yasmin yusuf
  yves zeynep zofia zuzana zuzanna zoe`.split(/\s+/),
)
