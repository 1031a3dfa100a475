// Somebody's React app with our element in it, as our instructions have it. widget-ways.spec.ts builds and opens it.
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vouchsafe-widget': React.HTMLAttributes<HTMLElement>
    }
  }
}

const Reviews = ({ id }: { id: string }) => (
  <vouchsafe-widget data-vouchsafe={id} style={{ display: 'block', minHeight: 320 }} />
)

function App() {
  const [page, go] = useState('Home')
  const [ids, setIds] = useState(['first', 'second'])
  return (
    <main>
      {['Home', 'One', 'List', 'Div'].map((name) => (
        <button key={name} onClick={() => go(name)} type="button">
          {name}
        </button>
      ))}
      <button onClick={() => setIds(ids.toReversed())} type="button">
        Swap
      </button>
      {page === 'One' && <Reviews id={ids[0]!} />}
      {page === 'List' && (
        <ol>
          {ids.map((id) => (
            <li key={id}>
              <Reviews id={id} />
            </li>
          ))}
        </ol>
      )}
      {page === 'Div' && <div data-vouchsafe="third" style={{ minHeight: 320 }} />}
    </main>
  )
}

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
