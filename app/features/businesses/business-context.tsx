import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#app/languages/languages.ts'
import { may, type Right, type Role } from './business.vocabulary.ts'

const RoleContext = createContext<Role>('owner')

/** Around the pages of the business area: the role of who is signed in. */
export const RoleProvider = RoleContext.Provider

/** Whether the role of who is signed in includes this. The doors refuse the others in any case. */
export const useMay = (right: Right) => may(useContext(RoleContext), right)

export const May = ({ right, children }: { right: Right; children: ReactNode }) =>
  useMay(right) ? children : null

/** The language of the open business's customers: forms of its owner propose it. */
export const BusinessLanguage = createContext<Language>('en')
