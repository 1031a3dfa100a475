// By itself, so that a page can count without loading a schema library.

/** Length in characters as PostgreSQL counts them, so that no accepted text breaks a constraint. */
export const lengthOf = (text: string) => [...text].length
