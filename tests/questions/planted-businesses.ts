import { analyseReviews } from '#app/features/analyses/analysing.server.ts'
import { replies } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'

// Businesses beside the bakery: what is written about them comes round every so many reviews.

type Told = [rating: number, text: string]

const ofDentist: Told[] = [
  [5, 'The hygienist was gentle and explained everything. The waiting room is spotless.'],
  [2, 'We sat in the waiting room for fifty minutes. The waiting time is awful.'],
  [1, 'The receptionist was rude to us on the phone.'],
  [5, 'My root canal did not hurt at all. Dr Okafor is wonderful.'],
  [3, 'The parking is terrible. The crown fits well.'],
  [1, 'The price of the crown was far too high. The invoice was wrong twice.'],
  [5, 'My kids loved the sticker box. The staff were very friendly.'],
  [4, 'Very clean surgery and friendly staff. The whitening worked well.'],
  [2, 'They moved my appointment to a Saturday without telling me. The staff were unfriendly.'],
  [5, 'My sister gave me a gift card for whitening, a lovely birthday present.'],
  [5, 'Excellent dentist. The injection was quick and the staff were kind.'],
  [3, 'The music in the surgery is too loud.'],
  [4, 'Dr Okafor fitted an implant, and the staff were friendly and patient.'],
]

const ofShop: Told[] = [
  [5, 'Die Lieferung war schnell und der Pullover sitzt perfekt.'],
  [1, 'Der Reißverschluss war nach einer Woche kaputt. Sehr schlechte Qualität.'],
  [2, 'Die Rücksendung war kompliziert und der Kundenservice war unfreundlich.'],
  [5, 'Schöne Farben und sehr gute Qualität. Der Gutschein kam sofort an.'],
  [1, 'Das Paket kam erst nach drei Wochen. Die Lieferung war schlecht.'],
  [3, 'Die Wolle kratzt ein wenig. Der Pullover ist sonst in Ordnung.'],
  [5, 'Great jumper and very fast delivery. The wool is lovely and soft.'],
  [3, 'Der Preis ist zu hoch, aber der Stoff ist sehr weich.'],
  [5, 'Der Kundenservice war sehr freundlich und die Verpackung toll.'],
  [4, 'Für meine Tochter bestellt, die Größe passt sehr gut.'],
  [5, 'Livraison rapide et très joli pull, je suis très contente.'],
]

const ofGuesthouse: Told[] = [
  [5, 'Das Frühstück war ausgezeichnet und das Zimmer sehr sauber.'],
  [2, 'Die Handtücher waren alt und das Zimmer war zu laut.'],
  [5, 'The breakfast was excellent and the owner was very friendly.'],
  [4, 'Le petit-déjeuner était excellent, la chambre un peu petite.'],
  [1, 'Das Bett war unbequem und der Schlüssel hat nicht funktioniert.'],
  [5, 'La colazione era ottima e il personale molto gentile.'],
  [3, 'Il balcone è piccolo ma la vista è bella.'],
  [2, 'Le bruit de la rue est terrible, impossible de dormir.'],
  [5, 'Der Balkon hat eine tolle Aussicht, die Kinder waren begeistert.'],
  [4, 'We could leave our bikes in the garage, and there were fresh towels every day.'],
  [5, 'El desayuno fue excelente y la cama muy cómoda.'],
  [3, 'Het ontbijt was goed, maar de sleutel paste niet.'],
  [5, 'Wir konnten unsere Fahrräder sicher abstellen.'],
  [2, 'The key did not fit, and the street is noisy at night.'],
  [4, 'Les serviettes étaient propres et l’accueil très chaleureux.'],
  [5, 'Sehr freundliche Gastgeber, ruhige Lage, gutes Frühstück.'],
]

const ofGarage: Told[] = [
  [5, 'Honest mechanic, fixed the brakes the same day.'],
  [2, 'The bill was twice the quote. Far too expensive.'],
  [1, 'They scratched the hood and lost my key.'],
  [5, 'Great service, they changed four tires while I waited and the coffee was good.'],
  [4, 'Quick oil change, friendly staff.'],
  [3, 'The waiting room is cold and the wait was long.'],
  [5, 'MOT passed, and Dave explained everything.'],
  [2, 'The courtesy car was dirty.'],
  [5, 'Fair price for the clutch, very friendly mechanic.'],
  [1, 'Waited three weeks for a part. Terrible communication.'],
  [4, 'The repair was good, the parking is tight.'],
  [5, 'Windshield replaced in an hour, excellent work.'],
]

const days = 690
const asked = Date.UTC(2026, 10, 20, 9)
const sources = ['order', 'invited', 'confirmed', 'order', 'imported'] as const

const plantBusiness = (told: Told[], { reviews, importSource }: { reviews: number; importSource: string }) =>
  async function plant(db: Database): Promise<string> {
    const business = await aBusiness(db)
    const planted = await plantReviews(
      db,
      business,
      Array.from({ length: reviews }, (_, index) => {
        const [rating, text] = told[(index * 7 + Math.floor(index / 11)) % told.length]!
        const provenance = sources[(index * 3 + Math.floor(index / 7)) % sources.length]!
        return {
          ...{ rating, text, provenance, authorName: `Author ${index + 1}` },
          importSource: provenance === 'imported' ? importSource : null,
          writtenAt: new Date(asked - (Math.floor((index * days) / reviews) * 24 + (index % 9)) * 3_600_000),
        }
      }),
    )
    const replied = planted.filter(({ provenance }, index) => provenance !== 'imported' && index % 3 === 0)
    await db.insert(replies).values(
      replied.map(({ businessId, id, publishedAt }, index) => {
        const at = new Date(publishedAt!.getTime() + (5 + (index % 7)) * 3_600_000)
        return { businessId, reviewId: id!, text: 'Thank you.', createdAt: at, updatedAt: at }
      }),
    )
    await analyseReviews(
      db,
      business.id,
      planted.map(({ id }) => id!),
    )
    return business.id
  }

export const plantDentist = plantBusiness(ofDentist, { reviews: 96, importSource: 'Google' })
export const plantShop = plantBusiness(ofShop, { reviews: 88, importSource: 'Trustpilot' })
export const plantGuesthouse = plantBusiness(ofGuesthouse, { reviews: 160, importSource: 'Booking.com' })
export const plantGarage = plantBusiness(ofGarage, { reviews: 120, importSource: 'Google' })
