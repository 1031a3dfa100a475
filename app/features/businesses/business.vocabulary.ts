// Who may do what in a business. Without zod, so that screens can import it.

export const memberRoles = ['manager', 'responder', 'analyst', 'marketing'] as const
export type MemberRole = (typeof memberRoles)[number]
export type Role = 'owner' | MemberRole

/**
 * read: reviews, figures, findings, activities · reply: replies, tags and saved filters · publish: widgets and content ·
 * manage: everything of daily work · own: plan, team, domain, language model, and the end of the business
 */
export type Right = 'read' | 'reply' | 'publish' | 'manage' | 'own'

const rightsOf: Record<Role, readonly Right[]> = {
  owner: ['read', 'reply', 'publish', 'manage', 'own'],
  manager: ['read', 'reply', 'publish', 'manage'],
  responder: ['read', 'reply'],
  analyst: ['read'],
  marketing: ['read', 'publish'],
}

export const may = (role: Role, right: Right) => rightsOf[role].includes(right)

export const roleWords: Record<MemberRole, { name: string; does: string }> = {
  manager: { name: 'Manager', does: 'Does everything except plan, team, domain and closing' },
  responder: { name: 'Responder', does: 'Reads everything, replies and tags' },
  analyst: { name: 'Analyst', does: 'Reads everything' },
  marketing: { name: 'Marketing', does: 'Reads everything, makes widgets and content' },
}

/** Separate from the schema, so that screens can use the limits without loading zod. */
export const businessLimits = {
  name: { min: 2, max: 80 },
  website: { max: 2000 },
  description: { max: 500 },
  address: { max: 200 },
}
