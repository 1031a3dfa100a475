/** Frequent given names of the countries whose languages are read, without diacritics. Some are words too ("can", "mark"): only with a capital do they name somebody. */
export const givenNames: ReadonlySet<string> = new Set(
  `aaron adam adele agata agnes agnieszka ahmet aisha alain alan alba alejandro alessandro alexander alexandra alexis ali alice alicja
  alina allan amelia amelie amir amit amy ana anders andre andrea andreas andrei andrew angela angus anil anita anja anjali anke anna anne
  anneliese annette annika anouk ansgar anthony anton antonella antonio aoife arjun arnaud arne arthur astrid aurelie aylin ayse baptiste
  barbara barry bart bartek bastien beata beate beatriz becky ben benedikt benjamin bernard bernd bertrand beth bethany bianca bilal
  birgit bjarne bjorn bram brendan brian bridget brigitta brigitte bruno bryan burak callum camilla camille can carina carla carlos carmen
  carol carolina caroline catarina cath catherine cathy cecilia cedric celine cem charlotte cheryl chiara chloe chris christian christina
  christine christoph christophe ciara claire clara claudia clemence colin connor corinne craig cristina cyril daan dagmar damien dan
  daniel daniela danuta darek darren dave david davide debbie deborah declan deepa delphine denise deniz derek detlef diana diane didier
  diego dieter dirk dominik dominique donna doreen dorota dorothy duncan dylan eduardo edyta eileen elaine elena eleonora elif elisa
  elisabeth elizabeth elke ella ellen ellie elodie els emilie emily emma emmanuel emre enrico eric erik erika erin esra estelle esther
  eszter ethan etienne eva ewa fabian fabienne fabio fabrice fatima fatma federica felipe felix fernanda filip finn fiona florence florian
  francesca francesco francisco franck francoise frank franziska fraser frauke frederic frederik freya frida fritz gabriel gabriela gaelle
  gareth gary gavin gemma geoff georg george georgia geraldine gerard gerda gerhard gerry gill gilles gillian gina giorgia giovanni gisela
  giulia giuseppe goncalo gordon grace graham gregory grzegorz gudrun guillaume gunter gunther gustav hakan halina hanna hannah hanne
  hannelore hans harry hartmut hasan hassan hayley heike heinz helen helena helene helga helmut hendrik henrik henry herve hilary hilde
  holger horst hugo huseyin iain ian ibrahim ida ignacio ilona ilse imogen imran ines inga inge ingeborg ingo ingrid irena isabel isabelle
  isla ivan iwona jacek jack jackie jaime jakob jakub james jamie jan jana jane janek janet janice janina janine jannik jarek jasmin
  javier jean jeff jelle jenny jens jeroen jerome jessica jill jiri joan joana joanna joanne joao jocelyne jochen jodie joe joel jonas
  jonathan joost jordan jorg jorge jorn josef joseph josh joshua josie judith jules julia julie julien jurgen justyna jutta kamil karel
  karen karim karin karine karl karola karolina kasia kasper katarina katarzyna kate katharina kathleen kathrin kathy katie katja katrin
  kayleigh keith kelly kemal kerry kerstin kevin kieran kim kirsty klaus krzysztof kurt laetitia lara lars laura laurence laurent lea
  leila lena lennart leo leon leonard leonie leticia leyla liam lieke lily linda lindsay lionel lisa liz lizzie loic lorenzo lorna
  lorraine lothar lotte lottie louis louise luca lucas lucette lucia lucie lucy ludovic ludwig luis luisa lukas luke luuk lydia lynn lynne
  maarten maciej madeleine maelle magali magda magdalena maggie magnus maja malcolm malgorzata malte mandy manfred manon manuel marc
  marcel marco mareike marek margaret margot marguerite maria mariana marianne marie marija marijke mario marion marit mark markus marlene
  marlies marta martin martina martine martyna maryse mateusz mathias mathieu mathilde matilda matteo matthew matthias maureen max maxime
  megan mehmet melanie melissa merle merve mette michael michal michel michelle mick mickael miguel mikael mike mikkel milan mireille
  miriam mohammed molly monica monika monique monja moritz morten murat muriel mustafa nadia nadine nadja natalia natalie natasha nathalie
  nathan neha neil nele niamh nicola nicolas nicole niels nigel nikola nina noah norbert nuno odile olga oliver olivia olivier omar omer
  oscar osman otto owen pablo pam pamela paolo pascal pascale patrice patricia patrick paul paula paulina pauline pavel pawel pedro per
  pete peter petr petra phil philip philipp philippe pierre piotr pippa polly pooja priya quentin rachel rachelle rafael raj ralf raphael
  raquel rasmus ravi rebecca regis reiner reinhard remi remy renata renate rene rhys ricardo riccardo richard rike rita rob robert roberta
  roberto robin roger roland rolf romain roman rosa rosie rudi rui ruth ryan sabine sabrina sally salvatore sam samantha samir samuel
  sandra sandrine sanjay sanne sara sarah saskia scott sean sebastian sebastien selin serge sergio serkan severine shannon sharon shaun
  sheila shirley sian siegfried silke silvia simon simona simone siobhan sofia sofie solange sonia sonja sophie stacey stefan stefania
  stefano steffen stella sten stephan stephane stephanie steve stig stine stuart sue sunita susan susana susanne suzanne sven svenja
  swantje sylvain sylviane sylvie sylwia tabea tania tanja tara tariq teresa terry theo theophile thibault thierry thijs thomas thorsten
  tiago tim timo tina tobias tom tomas tomasz tony torben tore torsten tracey tracy trevor tristan uli ulla ulrich ulrike umut ursula ute
  uwe valentina valerie vanessa vera veronica veronika veronique vicky victor victoria vikram viktor vincent vincenzo virginie volkan
  volker wanda wayne wendy werner wiebke wiktoria wilfried willem wojtek wolfgang wouter xaver xavier yann yannick yasmin yusra yusuf yvan
  yves yvette yvonne zainab zara zeynep zoe zofia zuzana zuzanna`.split(/\s+/),
)
