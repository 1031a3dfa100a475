import type { WidgetKind } from '#widget/widget-data.ts'

/** When to use each kind. */
export const kindUses: Record<WidgetKind, string> = {
  wall: 'Many reviews at once, in columns. For a page or a section of its own.',
  grid: 'Cards in even rows. For a section where things line up.',
  list: 'One below the other. For a sidebar or below a product.',
  carousel: 'One row that visitors page through. For a wide place with little height.',
  marquee: 'A row that moves slowly until somebody pauses it. For a home page.',
  quote: 'One review in large type. For the head of a page.',
  summary: 'The rating, its stars and topics, without single reviews. Beside a price.',
  badge: 'The rating in two lines. For a header, a footer or a checkout.',
  toast: 'A small note in a corner, which visitors can close. For every page.',
  drawer: 'A button in a corner that opens the reviews. For every page.',
}
