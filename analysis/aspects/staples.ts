/** A part of food or drinks that stands on its own where many reviews mention it: the bread of a bakery. */
export type Staple = keyof typeof nounsOf

/** By topic shown, in the singular. */
const nounsOf = {
  bread: 'bread, loaf, sourdough, rye, baguette, roll, ciabatta, focaccia, crumpet, toast, bagel',
  'cakes and pastries': `cake, bun, brownie, tart, croissant, pastry, scone, muffin, doughnut, cookie, biscuit,
    flapjack, teacake, sponge, icing, cheesecake, gateau, patisserie, stollen, brioche, cupcake, marzipan, swirl, waffle`,
  pies: 'pie, pasty, pastie',
  pizza: 'pizza',
  burgers: 'burger',
  sandwiches: 'sandwich, wrap, panini, toastie',
  sushi: 'sushi, sashimi',
  curries: 'curry',
  'ice cream': 'ice cream, ice creams, ice-cream, gelato, sorbet',
  coffee: 'coffee, espresso, latte, cappuccino, flat white, flat whites, americano, mocha',
  beer: 'beer, ale, lager, stout, pint',
  wine: 'wine, wine list',
  cocktails: 'cocktail, martini, margarita',
}

export const stapleOfNoun: ReadonlyMap<string, Staple> = new Map(
  (Object.keys(nounsOf) as Staple[]).flatMap((staple) =>
    nounsOf[staple].split(/,\s+/).map((noun) => [noun, staple] as const),
  ),
)

export const stapleOf = ({ topic, noun }: { topic: string; noun: string }): Staple | undefined =>
  topic === 'food' || topic === 'drinks' ? stapleOfNoun.get(noun) : undefined
