/**
 * First names that, with a capital, are hardly ever another word or a place in our languages. Better to miss a name than to
 * take a word for one.
 */
const firstNames = new Set(
  `Adrian Agata Agnes Agnieszka Ahmet Alan Albert Aleksandra Alejandra Alejandro Alena Alessandra Alessandro Alessia Alexander
  Alexandra Alfred Alice Alicia Alina Alison Amélie Amanda Amelia Ana Anders Andrea Andreas Andrew Andrzej Andrés Angela
  Anita Anja Anke Anna Anne Annette Annika Anton Antonio António Arjen Arthur Asger Astrid Axel Ayşe Barbara Barbora Bart
  Beata Beatriz Ben Benjamin Bengt Benoît Bernd Bernhard Bianca Birgit Bjarne Björn Bram Brian Bruno Burak Camilla Camille
  Carina Carla Carlos Carmen Carolina Caroline Catarina Catherine Cecilia Cem Céline Chiara Christian Christina Christoph
  Christopher Claire Clara Claudia Claus Cornelia Cristina Daniel Daniela Daniele Dariusz David Davide Deborah Denise Deniz
  Diana Diego Dieter Dirk Dominik Dorota Edward Elena Eleanor Elif Elisa Elisabeth Elizabeth Elke Ellen Els Emil Emily Emma
  Emre Enrico Enrique Erik Erika Esra Esther Eva Ewa Fabian Fabio Fatma Federica Federico Felipe Femke Fernanda Fernando
  Filip Filippo Florian Francesca Francesco Francisco Frank Franziska Frederik Freja Fredrik Gabriela Gabriele Gareth
  Geert Georg Gianluca Gillian Giovanni Giulia Giuseppe Gonzalo Greta Grzegorz Guido Guillaume Gustav Göran Hakan Hana
  Hannah Hans Harald Heike Helen Helena Helga Helle Hendrik Henrik Holger Håkan Ian Ida İbrahim Ines Inês Ingrid Isabel
  Isabella Isabelle Ivana Jacob Jakob Jakub James Jan Jana Janusz Jaroslav Javier Jean Jelle Jennifer Jens Jeremy Jeroen
  Jessica Jesper Jette Jiří Joana Joanna João Jochen Johan Johanna Johannes Jonas Jonathan Joost Jorge Josef José Joshua
  Juan Judith Julia Julian Julie Julien Jürgen Kamil Karen Karin Karolina Karsten Katarína Katarzyna Kate Kateřina Katharina
  Katja Katrin Kemal Kerstin Kevin Kirsten Klara Klaus Kristina Krzysztof Lars Laura Laurent Lena Lene Lenka Leonie Lieke
  Linda Lisa Lorenzo Lotte Louise Luca Lucas Lucia Lucie Ludovic Luís Lukas Lukáš Luisa Maarten Maciej Magdalena Magnus
  Maja Małgorzata Manuel Manuela Marc Marcel Marcin Marco Marek Margherita Margit Margarida Mariana Marie Marieke Marijke
  Marion Mariusz Markéta Markus Marta Martin Martina Mateusz Mathieu Mathilde Mats Matteo Matthew Matthias Matthieu
  Matthijs Maurizio Max Mehmet Melanie Merve Mette Michael Michał Michela Michele Michelle Miguel Mikael Mikkel Milan Milena
  Mohamed Mohammed Monica Monika Monique Murat Mustafa Nadine Nadja Natalia Natalie Natasha Nathalie Nicola Nicolas Nicole
  Niels Nikolaj Nils Nina Niklas Nuno Ole Oliver Olivia Olivier Oscar Oskar Özge Özlem Pablo Paola Paolo Patricia Patrick
  Patrizia Paul Paula Paulo Paweł Pauline Pavel Pedro Peer Per Pernille Petr Petra Philipp Philippe Pierre Pieter Piotr
  Priya Rachel Rafael Rafał Ralf Raquel Rasmus Rebecca Regina Renata Renate Ricardo Riccardo Robert Roberto Roger Rolf
  Sabine Sabrina Sander Sandra Sanne Sara Sarah Saskia Sebastian Selin Serena Sergio Sibel Signe Silke Silvia Simon Simona
  Simone Sofia Sofie Sonja Søren Stefan Stefania Stefano Stefanie Steffen Stephanie Stephen Steven Stuart Susan Susana
  Susanne Sven Svenja Sylvie Tamara Tanja Teresa Tereza Theo Thomas Tiago Tim Timo Tobias Tomasz Tomáš Torben Torsten Ulla
  Ulrike Ulrich Urszula Ursula Uwe Valentina Valeria Valérie Vanessa Vera Veronika Vincent Vincenzo Vítor Walter Werner
  Willem Wojciech Wolfgang Wout Yannick Yasemin Yusuf Yves Zdeněk Zeynep Zofia Zuzana Łukasz Åsa Çağla Çiğdem Šárka Štěpán`.split(
    /\s+/,
  ),
)

const anyOf = [...firstNames].flatMap((name) => [name, name.toUpperCase()]).join('|')

/** A first name, with a surname after it or a genitive s, as in "Annas Bedienung". */
export const fullNames = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyOf})(?:(?: \\p{Lu}[\\p{L}\\p{M}'’-]{1,30})?|s)(?![\\p{L}\\p{M}\\p{N}])`,
  'gu',
)
