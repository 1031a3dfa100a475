/** Every purpose of a stored token (a link in a mail); see platform/token-links.server.ts. */
export type TokenPurpose = 'confirm-review' | 'authors-desk' | 'report'
