import type { Database } from '#app/platform/database.server.ts'
import { type Of, plantProducts } from './products.ts'

/** What a product is, how its picture is drawn, and what people said: days ago, stars, name, text. */
const sold = [
  {
    product: {
      reference: 'RYE-800',
      name: 'Dark rye loaf, 800 g',
      address: 'https://cornercrumb.example/rye',
    },
    colours: ['#3b2415', '#5d3a22'],
    said: [
      [
        131,
        5,
        'Hanne Vos',
        'Keeps for a week in a tea towel and slices without a crumb. The caraway is just enough.',
      ],
      [
        96,
        4,
        'Peter Lund',
        'Proper dense rye. A touch salty for me, but nothing else near here comes close.',
      ],
      [61, 5, 'Sorcha Daly', 'I order two and freeze one. It toasts as well as on the first day.'],
      [22, 2, 'Marek Hill', 'Mine was still damp in the middle. The top half was fine.'],
      [9, 4, 'Ines Prado', ''],
    ],
  },
  {
    product: { reference: 'BUN-6', name: 'Six cinnamon buns', address: 'https://cornercrumb.example/buns' },
    colours: ['#a5612b', '#d08a45'],
    said: [
      [118, 5, 'Jo Farrow', 'Sticky all the way through, and they arrive warm if you order before eight.'],
      [74, 3, 'Lena Brandt', 'Nice dough. There used to be more filling in them.'],
      [40, 5, 'Amir Sadeghi', 'The box went round the office once and came back empty.'],
    ],
  },
  {
    product: {
      reference: 'CAKE-L',
      name: 'Lemon celebration cake',
      address: 'https://cornercrumb.example/cake',
    },
    colours: ['#d9b64a', '#f1dc90'],
    said: [
      [
        87,
        5,
        'Ruth Okoro',
        'Ordered it for a seventieth birthday. Sharp, light and exactly as tall as promised.',
      ],
      [33, 1, 'Colin Weir', 'The icing had slid off one side by the time I got home, two streets away.'],
    ],
  },
] as const

const drawn = ([dark, light]: readonly [string, string]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#efe8dc"/>
  <ellipse cx="200" cy="300" rx="150" ry="22" fill="#000" opacity=".12"/><path d="M52 270q0-140 148-140t148 140q0 34-34 34H86q-34 0-34-34z"
  fill="${light}"/><path d="M130 160l24 60m32-82l20 70m36-66l24 62" stroke="${dark}" stroke-width="14" stroke-linecap="round"/></svg>`

/** Three products of the bakery, with reviews through their links. Returns the reviews. */
export const plantBakeryProducts = (tx: Database, business: Of) =>
  plantProducts(tx, {
    business,
    sold: sold.map(({ colours, ...each }) => ({ ...each, picture: drawn(colours) })),
  })
