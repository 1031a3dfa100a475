// The parts of css-tree by themselves: its whole brings a dictionary of CSS that only its linter needs.
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
declare module 'css-tree/generator' {
  export { generate as default } from 'css-tree'
}
