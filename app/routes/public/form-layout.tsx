import { Outlet } from 'react-router'
import { loadDocument } from '#app/ui/load-document.ts'

/** Forms for visitors who came to do one thing: nothing is around them. */
export const handle = { area: 'form' }

// Without it the server would render nothing and wait for the loader below.
export const loader = () => null

export const clientLoader = loadDocument

export default function FormPages() {
  return <Outlet />
}
