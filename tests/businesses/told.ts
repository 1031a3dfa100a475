/** Stars, and what somebody wrote. Our own sentences, as customers write. */
export type Told = [rating: number, text: string]
