import type { Tree } from '../tree.ts'

const tags = new Set(
  'stars section header footer article aside div p span a b i em strong small blockquote cite figure figcaption ul ol li dl dt dd h2 h3 h4 table caption thead tbody tr th td time details summary dialog button progress meter slot svg g path circle line rect img'.split(
    ' ',
  ),
)
const attributes =
  /^(aria-[a-z]+|data-[a-z-]+|id|lang|dir|role|rel|target|hidden|inert|open|type|title|tabindex|value|min|max|colspan|scope|datetime|popover|width|height|viewBox|d|x|y|x1|x2|y1|y2|r|cx|cy|rx|transform)$/

/**
 * A site that names the loader's integrity hash lets that script run and no other. So the loader takes from the service
 * only what cannot run: known elements, known attributes, links to pages, and photos of reviews from the service itself.
 */
export function isHarmless(tree: Tree, origin: string): boolean {
  if (typeof tree === 'string') return true
  const [named, ...inside] = tree
  const tag = named.split('.')[0]!
  return (
    tags.has(tag) &&
    inside.every((each) =>
      typeof each === 'string' || Array.isArray(each)
        ? isHarmless(each, origin)
        : Object.entries(each).every(
            ([name, value]) =>
              attributes.test(name) ||
              (name === 'href' && /^https?:\/\//.test(String(value))) ||
              (tag === 'img' && ofImage(name, String(value), origin)),
          ),
    )
  )
}

const ofImage = (name: string, value: string, origin: string) =>
  name === 'src' ? value.startsWith(`${origin}/business/`) : name === 'alt' || name === 'loading'
