// The parser and the printer alone: the package's own index reads files that a bundle does not have.
declare module 'css-tree/parser' {
  import { parse } from 'css-tree'
  export default parse
}
declare module 'css-tree/generator' {
  import { generate } from 'css-tree'
  export default generate
}
