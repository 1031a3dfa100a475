export const competitorLimits = {
  ofBusiness: 20,
  reviews: 20_000,
  name: { min: 2, max: 80 },
}
